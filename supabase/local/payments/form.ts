/** Bodies and query strings in the provider's notation: `line_items[0][price]=…`. */
interface Node {
  [key: string]: string | Node;
}
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

const bare = (): Node => Object.create(null) as Node;

/** Objects whose keys are 0, 1, 2 … are lists. */
function withLists(value: string | Node): FormValue {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  const entries = keys.map((key) => [key, withLists(value[key] ?? '')] as const);
  if (isList) return entries.map(([, inner]) => inner);
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as Record<string, FormValue>;
}

export function parseForm(text: string): Record<string, FormValue> {
  const root = bare();
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[');
    const path = [first, ...rest.map((part) => part.replace(/\]$/, ''))];
    let node = root;
    path.forEach((part, index) => {
      const key = part === '' ? String(Object.keys(node).length) : part;
      if (index === path.length - 1) {
        node[key] = value;
        return;
      }
      const inner = node[key];
      const next = typeof inner === 'object' ? inner : bare();
      node[key] = next;
      node = next;
    });
  }
  return withLists(root) as Record<string, FormValue>;
}
