import { dynamicText } from './dynamic-text';

/**
 * Name of an area of any test in the reader's language; `label`, the English one, where there is no such text.
 * @param t of any namespaces; the file `tests` must be loaded
 */
export function areaName(t: unknown, { id, label }: { readonly id: string; readonly label: string }): string {
  return dynamicText(t, 'tests', `domains.${id}`, { defaultValue: label });
}
