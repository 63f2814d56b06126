/** Takes captured changes out of the database, in the order in which they were written. */
import type { LocalDb, Row } from '../types.ts';

export type Operation = 'INSERT' | 'UPDATE' | 'DELETE';

/** One captured change. `newRow` is null for a delete, `oldRow` for an insert. */
export interface Change {
  schema: string;
  table: string;
  operation: Operation;
  /** When it was written: ISO 8601, UTC, milliseconds. */
  at: string;
  newRow: Row | null;
  oldRow: Row | null;
}

interface OutboxRow extends Row {
  id: string | number;
  at: string;
  schema_name: string;
  table_name: string;
  operation: Operation;
  new_row: Row | null;
  old_row: Row | null;
}

export const CHANNEL = 'local_realtime';

/** Rows taken at once, so that a bulk load does not have to fit into memory twice. */
export const BATCH = 500;

const TAKE = `
delete from realtime.outbox
where id in (select id from realtime.outbox order by id limit ${BATCH})
returning id, schema_name, table_name, operation, new_row, old_row,
  to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;

/** The oldest waiting changes, at most 500; empty when there are none. */
export async function takeChanges(db: LocalDb): Promise<Change[]> {
  const rows = await db.query<OutboxRow>(TAKE);
  return rows
    .sort((left, right) => Number(left.id) - Number(right.id))
    .map((row) => ({
      schema: row.schema_name,
      table: row.table_name,
      operation: row.operation,
      at: row.at,
      newRow: row.new_row,
      oldRow: row.old_row,
    }));
}

/** Attaches the trigger to tables that joined the publication since, and drops it from those that left. */
export async function syncTriggers(db: LocalDb): Promise<void> {
  await db.query('select realtime.sync_triggers()');
}
