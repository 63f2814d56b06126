import type { Namespace } from 'i18next';

type Translate = (
  keys: string | string[],
  options: Readonly<Record<string, string | number>> & { ns: string },
) => string;

/**
 * A text whose key is put together: from the id of an area, a question or an option, or with an ending that only some
 * texts have. Typed keys would need every id by hand; the contract tests hold the ids to the files.
 * @param t of any namespaces; the file `ns` must be loaded
 * @param key or several, the first that has a text is taken
 * @param params what the text names; `defaultValue` is answered where there is no such text
 */
export function dynamicText(
  t: unknown,
  ns: Namespace & string,
  key: string | readonly string[],
  params: Readonly<Record<string, string | number>> = {},
): string {
  return (t as Translate)(typeof key === 'string' ? key : [...key], { ...params, ns });
}
