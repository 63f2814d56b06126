import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Query, Row, SqlParam } from '../types.ts';
import { postgrestError } from './errors.ts';
import type { OpenedDb } from './open.ts';
import { jsonParameter, oid, timeParameter, timestampText, timestamptzText } from './values.ts';

const POOL = 10;

/** Any PostgreSQL 15 or newer by its address (postgres://…). The role needs to create roles and schemas. */
export async function openPostgres(url: string): Promise<OpenedDb> {
  const json = (type: number) => ({
    to: type,
    from: [type],
    serialize: jsonParameter,
    parse: (text: string): unknown => JSON.parse(text),
  });
  const conn = createPostgresConnection({
    url,
    postgresOptions: {
      max: POOL,
      onnotice: () => {},
      connection: { search_path: '"$user", public, extensions' },
      types: {
        json: json(oid.json),
        jsonb: json(oid.jsonb),
        timestamptz: {
          to: oid.timestamptz,
          from: [oid.timestamptz],
          serialize: timeParameter,
          parse: timestamptzText,
        },
        timestamp: {
          to: oid.timestamp,
          from: [oid.timestamp],
          serialize: timeParameter,
          parse: timestampText,
        },
        numeric: { to: oid.numeric, from: [oid.numeric], serialize: String, parse: Number },
      },
    },
  });
  conn.normalizeDbError = postgrestError;
  const pg = conn.driver;

  type Runner = { unsafe: (text: string, params?: never[]) => PromiseLike<unknown> };
  const rows =
    (run: Runner): Query =>
    async <T extends Row>(text: string, params: readonly SqlParam[] = []) => [
      ...((await run.unsafe(text, params as never[])) as T[]),
    ];

  return {
    kind: 'postgres',
    conn,
    // A pool keeps sessions apart by itself.
    lock: (fn) => fn(),
    query: rows(pg),
    script: async (sql) => {
      await pg.begin((tx) => tx.unsafe(sql));
    },
    tx: async (fn) => (await pg.begin((tx) => fn(rows(tx)))) as Awaited<ReturnType<typeof fn>>,
    listen: async (channel, onPayload) => (await pg.listen(channel, onPayload)).unlisten,
    close: () => conn.close(),
  };
}
