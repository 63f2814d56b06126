/*
 * A list that is read in pages, newest first, and changed by news that arrives meanwhile. A page begins behind the last
 * row of the one before (its keyset), not at a number: rows that come or go move nobody's place.
 */

/** What orders a list: when a row was made (ISO text), and its id where that is the same. */
export interface Keyset {
  readonly created_at: string;
  readonly id: string;
}

export interface LivePage<Row extends Keyset> {
  readonly rows: readonly Row[];
  /** Where the next page begins; null on the last one. It stays where it was when rows of this page go. */
  readonly next: Keyset | null;
}

/** What was heard of one row. Of a deleted one no more than its id is told. */
export type LiveChange<Row extends Keyset> =
  | { readonly kind: 'stored'; readonly row: Row }
  | { readonly kind: 'deleted'; readonly id: string };

/** A page as it was read; one that is full has another behind it. */
export function livePage<Row extends Keyset>(rows: readonly Row[], size: number): LivePage<Row> {
  const last = rows.at(-1);
  const next = rows.length < size || !last ? null : { created_at: last.created_at, id: last.id };
  return { rows, next };
}

/** True when `a` stands before `b`: made later or, at the same moment, of the greater id. */
function standsBefore(a: Keyset, b: Keyset): boolean {
  const [left, right] = [Date.parse(a.created_at), Date.parse(b.created_at)];
  return left === right ? a.id > b.id : left > right;
}

function withRow<Row extends Keyset>(pages: readonly LivePage<Row>[], row: Row): readonly LivePage<Row>[] {
  // It belongs to the first page that ends behind it; on a page nobody has read yet it is found when that is read.
  const at = pages.findIndex(({ next }) => next === null || !standsBefore(next, row));
  return pages.map((page, index) => {
    if (index !== at) return page;
    const place = page.rows.findIndex((other) => standsBefore(row, other));
    return { ...page, rows: page.rows.toSpliced(place === -1 ? page.rows.length : place, 0, row) };
  });
}

/** The pages after a change; the same pages when it concerns none of their rows. The same change twice changes nothing more. */
export function mergeLive<Row extends Keyset>(
  pages: readonly LivePage<Row>[],
  change: LiveChange<Row>,
): readonly LivePage<Row>[] {
  const id = change.kind === 'stored' ? change.row.id : change.id;
  const isKnown = pages.some(({ rows }) => rows.some((row) => row.id === id));
  if (!isKnown) return change.kind === 'stored' ? withRow(pages, change.row) : pages;
  const isInPlace = pages.some(({ rows }) =>
    rows.some((row) => row.id === id && change.kind === 'stored' && row.created_at === change.row.created_at),
  );
  const without = pages.map((page) => {
    if (!page.rows.some((row) => row.id === id)) return page;
    const rows = page.rows.flatMap((row) => {
      if (row.id !== id) return [row];
      return change.kind === 'stored' && isInPlace ? [change.row] : [];
    });
    return { ...page, rows };
  });
  // What happened again stands where its new time belongs.
  return change.kind === 'stored' && !isInPlace ? withRow(without, change.row) : without;
}
