/** Which changed rows a person may see: asked of the database itself, under their role and claims. */
import type { Claims, LocalDb, Log, Query } from '../types.ts';
import { actAs } from './identity.ts';
import type { Change } from './outbox.ts';
import { quoteIdent, type TableInfo } from './tables.ts';
import { sqlText } from './values.ts';

export interface ChangedRow {
  change: Change;
  table: TableInfo;
}

/**
 * The visible ones among rows of one table, in a single statement: policies cost per statement as much as per row.
 * The keys travel as JSON and get their types in SQL, which needs no knowledge of types here and keeps the key index.
 */
async function visibleOfTable(query: Query, rows: readonly ChangedRow[]): Promise<ChangedRow[]> {
  const table = rows[0]?.table;
  if (!table) return [];
  const keys = table.columns.filter((column) => column.isKey);
  // Keys are renamed, lest one be called like the row number.
  const fields = keys.map((key, index) => ({ name: key.name, alias: `k${index}`, sqlType: key.sqlType }));
  const wanted = rows.map(({ change }, index) => ({
    n: index,
    ...Object.fromEntries(fields.map(({ name, alias }) => [alias, change.newRow?.[name]])),
  }));
  const definitions = fields.map(({ alias, sqlType }) => `${alias} ${sqlType}`).join(', ');
  const same = fields.map(({ name, alias }) => `t.${quoteIdent(name)} = wanted.${alias}`).join(' and ');
  const found = await query<{ n: number }>(
    `select wanted.n from jsonb_to_recordset($1::text::jsonb) as wanted (n int, ${definitions})
     where exists (select from ${quoteIdent(table.schema)}.${quoteIdent(table.table)} as t where ${same})`,
    [JSON.stringify(wanted)],
  );
  const visible = new Set(found.map((row) => row.n));
  return rows.filter((_, index) => visible.has(index));
}

function byTable(rows: readonly ChangedRow[]): ChangedRow[][] {
  const groups = new Map<TableInfo, ChangedRow[]>();
  for (const row of rows) groups.set(row.table, [...(groups.get(row.table) ?? []), row]);
  return [...groups.values()];
}

/** The same question for one row, asked by its key alone, so that policies meet as few other rows as can be. */
async function isVisible(query: Query, { change, table }: ChangedRow): Promise<boolean> {
  const keys = table.columns.filter((column) => column.isKey);
  const where = keys.map((key, index) => `${quoteIdent(key.name)} = $${index + 1}::text::${key.sqlType}`);
  const found = await query(
    `select 1 as found from ${quoteIdent(table.schema)}.${quoteIdent(table.table)} where ${where.join(' and ')}`,
    keys.map((key) => sqlText(change.newRow?.[key.name])),
  );
  return found.length > 0;
}

/** Runs `fn` in a transaction as the person the claims are of. */
const asPerson = <T>(db: LocalDb, claims: Claims, fn: (query: Query) => Promise<T>): Promise<T> =>
  db.tx(async (query) => {
    await actAs(query, claims);
    return fn(query);
  });

/**
 * The rows among `rows` that exist and pass the policies for these claims. Should a policy raise, the rows are asked
 * about one by one, so that it hides only those it raises for.
 */
export async function visibleRows(
  db: LocalDb,
  claims: Claims,
  rows: readonly ChangedRow[],
  log: Log,
): Promise<ReadonlySet<ChangedRow>> {
  if (rows.length === 0) return new Set();
  try {
    return await asPerson(db, claims, async (query) => {
      const visible = new Set<ChangedRow>();
      for (const group of byTable(rows)) {
        for (const row of await visibleOfTable(query, group)) visible.add(row);
      }
      return visible;
    });
  } catch (error) {
    log(`realtime: a policy raised for ${claims.role}, rows are checked one by one: ${String(error)}`);
  }
  const visible = new Set<ChangedRow>();
  for (const row of rows) {
    try {
      if (await asPerson(db, claims, (query) => isVisible(query, row))) visible.add(row);
    } catch (error) {
      log(`realtime: a row of ${row.table.schema}.${row.table.table} stays hidden: ${String(error)}`);
    }
  }
  return visible;
}
