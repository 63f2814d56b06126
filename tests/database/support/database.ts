/** A migrated database in memory and the ways tests speak to it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Extension } from '@electric-sql/pglite';
import { prepareDb } from '../../../supabase/local/db/migrate.ts';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import type { Query, Row, SqlParam } from '../../../supabase/local/types.ts';
import { migratedCluster } from '../../support/migrated-cluster.ts';
import { type Actor, identityOf, personIds } from './people.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
export const migrationsFolder = join(root, 'supabase/migrations');

/** Accounts of everybody in people.ts, with nothing in them. */
export async function insertPeople(query: Query): Promise<void> {
  for (const [name, id] of Object.entries(personIds)) {
    await query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
      id,
      `${name}@example.com`,
    ]);
  }
}

/** A database with everybody in it: migrated once for each state of the migrations, a copy for every test file. */
export async function openTestDatabase(extensions: Record<string, Extension> = {}): Promise<OpenedDb> {
  const keepAs = Object.keys(extensions).length > 0 ? undefined : migratedCluster(root);
  const db = await prepareDb({ url: 'memory://', migrations: migrationsFolder, extensions, keepAs });
  await db.tx(insertPeople);
  return db;
}

class Undone<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('rolled back on purpose');
    this.result = result;
  }
}

/** Runs `fn` in a transaction that leaves nothing behind. */
export async function undone<T>(db: OpenedDb, fn: (query: Query) => Promise<T>): Promise<T> {
  try {
    await db.tx(async (query) => {
      throw new Undone(await fn(query));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
  throw new Error('unreachable: the transaction always throws');
}

/** From here to the end of the transaction, or back to an earlier savepoint, statements run as the actor. */
export async function become(query: Query, actor: Actor | 'spare'): Promise<void> {
  const { role, id } = identityOf(actor);
  await query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
    role,
    JSON.stringify(id === null ? { role } : { role, sub: id }),
  ]);
}

/** One statement as the actor in a transaction of its own, kept. */
export function asActor<T extends Row = Row>(
  db: OpenedDb,
  actor: Actor | 'spare',
  sql: string,
  params: readonly SqlParam[] = [],
): Promise<T[]> {
  return db.tx(async (query) => {
    await become(query, actor);
    return query<T>(sql, params);
  });
}

/** The first column of the only row. */
export async function valueAs<T>(
  db: OpenedDb,
  actor: Actor | 'spare',
  sql: string,
  params: readonly SqlParam[] = [],
): Promise<T> {
  const [row] = await asActor(db, actor, sql, params);
  if (!row) throw new Error(`no row: ${sql}`);
  return Object.values(row)[0] as T;
}

/** SQLSTATE of an error, or undefined when it did not come from the database. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
