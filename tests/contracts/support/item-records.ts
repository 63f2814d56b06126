import type { StoredItem } from '@/lib/assessments/bank-item.ts';

/** What a row is apart from its wording; the names of its fields say which forms have a text. */
function recordOf(item: StoredItem): string {
  return JSON.stringify(item, (key, value: unknown) =>
    key.startsWith('text') && value !== null ? 'words' : value,
  );
}

/** What to do about rows that differ from English in id, domain, facet, state, ages, forms or place. */
export function checkRecords(items: readonly StoredItem[], source: readonly StoredItem[]): string[] {
  const found = new Set(items.map(({ id }) => id));
  const wanted = new Set(source.map(({ id }) => id));
  const missing = source.filter(({ id }) => !found.has(id)).map(({ id }) => `${id} is missing: translate it`);
  const extra = items
    .filter(({ id }) => !wanted.has(id))
    .map(({ id }) => `${id} is not in English: remove it`);
  if (missing.length + extra.length > 0) return [...missing, ...extra];
  return source.flatMap((row, index) => {
    const item = items[index];
    if (item?.id !== row.id) return [`row ${index + 1} is ${item?.id ?? 'nothing'}: put ${row.id} there`];
    return recordOf(item) === recordOf(row)
      ? []
      : [`${row.id}: ${recordOf(item)} in place of ${recordOf(row)}`];
  });
}
