import type { Extension } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { LocalDb } from '../types.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface OpenedDb extends LocalDb {
  /** The connection that @supabase/lite is embedded on. */
  readonly conn: PgliteConnection | PostgresConnection;
}

export interface OpenOptions {
  /** A folder, memory:// (both PGlite) or postgres://… (native). Default: LOCAL_DB_URL, else memory://. */
  url?: string | undefined;
  /** Normally told by the address. */
  driver?: 'pglite' | 'postgres' | undefined;
  /** PGlite extensions by name; pgcrypto is always there. Native PostgreSQL has its own. */
  extensions?: Record<string, Extension> | undefined;
  /** In memory alone: the kept cluster that it begins as a copy of. */
  copyOf?: Uint8Array<ArrayBuffer> | undefined;
}

const isNative = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/** Opens the database, nothing more: see `prepareDb` for roles, schemas and migrations. */
export async function openDb(options: OpenOptions = {}): Promise<OpenedDb> {
  const url = options.url ?? process.env.LOCAL_DB_URL ?? 'memory://';
  const driver = options.driver ?? (isNative(url) ? 'postgres' : 'pglite');
  if (driver === 'postgres') {
    if (!isNative(url)) throw new Error(`A PostgreSQL address starts with postgres://, not with ${url}`);
    return openPostgres(url);
  }
  if (isNative(url)) throw new Error('PGlite wants a folder or memory://, not the address of a server');
  return openPglite(url, options.extensions ?? {}, options.copyOf);
}
