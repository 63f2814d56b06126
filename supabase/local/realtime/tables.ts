/** What the relay must know of a table before it may show a row of it to somebody. */
import type { LocalDb, Log, Row } from '../types.ts';
import type { ColumnTypes } from './filters.ts';

export interface Column {
  name: string;
  /** `pg_type.typname`, which the client converts values by. */
  type: string;
  /** The type as SQL spells it, for casts. */
  sqlType: string;
  isKey: boolean;
  /** Whether the role asked for may select this column. */
  selectable: boolean;
}

export interface TableInfo {
  schema: string;
  table: string;
  hasRls: boolean;
  columns: readonly Column[];
  types: ColumnTypes;
}

interface TableRow extends Row {
  schema_name: string;
  table_name: string;
  has_rls: boolean;
  columns: Column[];
}

const TABLES = `
select p.schemaname as schema_name, p.tablename as table_name, c.relrowsecurity as has_rls,
  (
    select jsonb_agg(
      jsonb_build_object(
        'name', a.attname,
        'type', t.typname,
        'sqlType', format_type(a.atttypid, a.atttypmod),
        'isKey', exists (
          select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)
        ),
        'selectable', has_column_privilege($1::text, c.oid, a.attnum, 'SELECT')
      )
      order by a.attnum
    )
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) as columns
from pg_publication_tables p
join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
where p.pubname = 'supabase_realtime'
  and ($2::text = '*' or p.schemaname = $2::text)
  and ($3::text = '*' or p.tablename = $3::text)`;

/** Published tables by schema and name ('*' for any), with the privileges of `role`. */
export async function publishedTables(
  db: LocalDb,
  role: string,
  schema: string,
  table: string,
): Promise<TableInfo[]> {
  const rows = await db.query<TableRow>(TABLES, [role, schema, table]);
  return rows.map((row) => ({
    schema: row.schema_name,
    table: row.table_name,
    hasRls: row.has_rls,
    columns: row.columns ?? [],
    types: new Map((row.columns ?? []).map((column) => [column.name, column.type])),
  }));
}

/** One answer for each table and role, asked for when it is first needed. */
export type TableOf = (role: string, schema: string, table: string) => Promise<TableInfo | undefined>;

/**
 * Remembers what it was told. Made anew for each batch of changes, so that a grant or a column changed since counts at
 * once and a thousand listeners ask as often as one. A table that cannot be asked about counts as not published.
 */
export function rememberTables(db: LocalDb, log: Log): TableOf {
  const known = new Map<string, Promise<TableInfo | undefined>>();
  return (role, schema, table) => {
    const key = JSON.stringify([role, schema, table]);
    const found =
      known.get(key) ??
      publishedTables(db, role, schema, table).then(
        ([info]) => info,
        (error: unknown) =>
          void log(`realtime: changes of ${schema}.${table} for ${role} lost: ${String(error)}`),
      );
    known.set(key, found);
    return found;
  };
}

export const quoteIdent = (name: string): string => `"${name.replaceAll('"', '""')}"`;
