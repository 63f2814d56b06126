/*
 * The rows of a live list: put together by id from what is read and what is heard, in whatever order both come. Newer
 * versions replace older ones and never the other way round; the order shown is that of the rows, not of their arrival.
 */

/** A row as far as its place, its age and its sender go; `row` is what the page shows. */
export interface LiveRow<Row> {
  readonly id: string;
  /** Where it stands: milliseconds since 1970. */
  readonly at: number;
  /** When it last changed, as far as catching up can ask for it. */
  readonly mark: number;
  /** Raised by every change. */
  readonly version: number;
  /** The sender's own name for it, by which what was sent from here is known again. */
  readonly clientId: string | null;
  /** Marked as removed: kept, lest an older reading brings it back, and not shown. */
  readonly isGone: boolean;
  readonly row: Row;
}

export type LiveRows<Row> = ReadonlyMap<string, LiveRow<Row>>;

/** The last row of a page that has others behind it. */
export interface Edge {
  readonly at: number;
  readonly id: string;
}

/** Newest first; two of the same moment by their ids. Negative where `a` stands before `b`. */
export function inOrder(a: Edge, b: Edge): number {
  if (a.at !== b.at) return b.at - a.at;
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}

const isBehind = (row: Edge, edge: Edge | null): boolean => edge !== null && inOrder(edge, row) < 0;

/**
 * With these rows, where they are newer than what is known. One that is new here and stands behind the edge is found when
 * that page is read: here it would stand beside rows it does not follow.
 */
export function merged<Row>(
  known: LiveRows<Row>,
  rows: readonly LiveRow<Row>[],
  edge: Edge | null,
): LiveRows<Row> {
  let next: Map<string, LiveRow<Row>> | null = null;
  for (const row of rows) {
    const held = (next ?? known).get(row.id);
    if (held ? held.version >= row.version : isBehind(row, edge)) continue;
    next ??= new Map(known);
    next.set(row.id, row);
  }
  return next ?? known;
}

/**
 * The list after its first page was read anew: the page, what came since the question went out, and of older rows
 * nothing, as nobody knows whether they still follow.
 */
export function reread<Row>(
  known: LiveRows<Row>,
  page: readonly LiveRow<Row>[],
  fresh: ReadonlySet<string>,
  edge: Edge | null,
): LiveRows<Row> {
  const onPage = new Set(page.map(({ id }) => id));
  const kept = [...known.values()].filter(
    (row) => row.isGone || onPage.has(row.id) || (fresh.has(row.id) && !isBehind(row, edge)),
  );
  return merged(new Map(kept.map((row) => [row.id, row])), page, null);
}

/** What is shown, newest first. */
export const shownRows = <Row>(rows: LiveRows<Row>): LiveRow<Row>[] =>
  [...rows.values()].filter(({ isGone }) => !isGone).toSorted(inOrder);

/** The latest mark among rows, or `least`. */
export const latestMark = (rows: readonly { mark: number }[], least: number): number =>
  rows.reduce((latest, { mark }) => Math.max(latest, mark), least);
