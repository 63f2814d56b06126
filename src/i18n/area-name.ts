type Translate = (key: string, options: { ns: string; defaultValue: string }) => string;

/**
 * Name of an area of any test in the reader's language; `label`, the English one, where there is no such text.
 * @param t of any namespaces; the file `screening` must be loaded
 */
export function areaName(t: unknown, { id, label }: { readonly id: string; readonly label: string }): string {
  // Typed keys would need every id by hand; the contract tests hold the definitions to the file.
  return (t as Translate)(`domains.${id}`, { ns: 'screening', defaultValue: label });
}
