interface Said {
  readonly id: string;
  readonly client_id: string | null;
  readonly created_at: string;
}

/** Everything said, from wherever it is known, once each and the oldest first; what stands later in the lists is newer. */
export function saidLines<Row extends Said>(...lists: readonly (readonly Row[])[]): Row[] {
  const byId = new Map<string, Row>();
  for (const row of lists.flat()) byId.set(row.id, row);
  return [...byId.values()].toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || (a.id < b.id ? -1 : 1),
  );
}

/** What was written here and is not among what was said yet. */
export function stillUnsent<Written extends { readonly id: string }>(
  written: readonly Written[],
  said: readonly Said[],
): readonly Written[] {
  const stored = new Set(said.map(({ client_id }) => client_id));
  const left = written.filter(({ id }) => !stored.has(id));
  return left.length === written.length ? written : left;
}
