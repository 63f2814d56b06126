/*
 * A page of a list that begins behind the last row of the one before. `column <= at` beside it is what lets an index begin
 * there: of an `or` alone the rows before would be read and thrown away.
 */

interface Bounded<Query> {
  lte(column: string, value: string): Query;
  or(filters: string): Query;
}

/** The rows behind a place, of a list sorted by a time and an id, both falling. */
export function behindPlace<Query extends Bounded<Query>>(
  query: Query,
  column: string,
  { at, id }: { readonly at: string; readonly id: string },
): Query {
  return query.lte(column, at).or(`${column}.lt."${at}",id.lt."${id}"`);
}
