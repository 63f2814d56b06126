/** How the rows of one table are written down. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Sample = Readonly<Record<string, Json>>;

export interface Fixture {
  /** Column that names the person a row belongs to. */
  person?: string;
  /** Rows that exist, by label. */
  rows: Readonly<Record<string, Sample>>;
  /** A new row that collides with no other, for the person (ignored where rows belong to nobody). */
  fresh: (personId: string) => Sample;
  /** A new row in the name of somebody else that no client may add ('forged'), where `fresh` shows none. */
  forged?: Sample;
  /** Run as superuser before the new row is tried ($1: the person); default: all rows of the person go. */
  clear?: string;
  /** New values for any row. */
  change: Sample;
  /** Run as superuser before rows of this table are deleted: what refers to them goes first. */
  beforeDelete?: string;
}
