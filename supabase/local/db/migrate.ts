import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalDb } from '../types.ts';
import { bootstrap } from './bootstrap.ts';
import { type ClusterName, dropCluster, keepCluster, readCluster } from './kept-cluster.ts';
import { type OpenedDb, type OpenOptions, openDb } from './open.ts';

const FILE_NAME = /^(\d{14})_([\w-]+)\.sql$/;

interface Migration {
  file: string;
  version: string;
  name: string;
  sql: string;
  hash: string;
}

export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

function readMigrations(dir: string): Migration[] {
  if (!existsSync(dir)) return [];
  const seen = new Map<string, string>();
  return readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (!version || !name) {
        throw new MigrationError(`${file}: a migration is named <14 digits>_<name>.sql`);
      }
      const twin = seen.get(version);
      if (twin) throw new MigrationError(`${file} and ${twin} carry the same version`);
      seen.set(version, file);
      const sql = readFileSync(join(dir, file), 'utf8');
      // Line ends are a matter of the checkout, not of the migration.
      const hash = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { file, version, name, sql, hash };
    });
}

/** Line of the file a PostgreSQL error points at; `position` counts characters from 1. */
function lineOf(sql: string, position: unknown): string {
  const at = Number(position);
  return Number.isFinite(at) && at > 0 ? `, line ${sql.slice(0, at).split('\n').length}` : '';
}

async function apply(db: LocalDb, migration: Migration): Promise<void> {
  const { file, version, name, sql, hash } = migration;
  const before = 'set local role migrator;\n';
  const values = `'${version}', '${name}', '${hash}'`;
  const after = `\n;reset role; insert into supabase_migrations.schema_migrations (version, name, hash) values (${values});`;
  try {
    await db.script(`${before}${sql}${after}`);
  } catch (error) {
    const { message, position, detail, hint } = error as Error &
      Record<'position' | 'detail' | 'hint', unknown>;
    const where = lineOf(sql, Number(position) - before.length);
    const more = [detail, hint].filter((text) => typeof text === 'string').join(' ');
    throw new MigrationError(`${file}${where}: ${message}${more ? ` (${more})` : ''}`, { cause: error });
  }
}

/**
 * Applies what is new in `dir`, oldest first, each file in a transaction of its own and as role `migrator`.
 * @returns the files applied.
 * @throws MigrationError when a file fails, when an applied one was edited or is missing, when one is older than the
 * last applied, or when none of the applied ones is there: then the database no longer tells what the files would make
 * of it.
 */
export async function migrate(db: LocalDb, dir: string): Promise<string[]> {
  const applied = await db.query<{ version: string; hash: string | null }>(
    'select version, hash from supabase_migrations.schema_migrations order by version',
  );
  const migrations = readMigrations(dir);
  const byVersion = new Map(migrations.map((migration) => [migration.version, migration]));
  const startAfresh = 'Write a new migration instead, or start afresh with: npm start -- --reset';
  const foreign = applied.length > 0 && applied.every(({ version }) => !byVersion.has(version));
  if (foreign && migrations.length > 0) {
    throw new MigrationError(
      "This data was made by other migrations than today's; start afresh with: npm start -- --reset",
    );
  }
  for (const { version, hash } of applied) {
    const migration = byVersion.get(version);
    if (!migration) {
      throw new MigrationError(
        `Migration ${version} was applied to this database but is not in ${dir}. ${startAfresh}`,
      );
    }
    if (hash !== null && hash !== migration.hash) {
      throw new MigrationError(`${migration.file} was changed after it had been applied. ${startAfresh}`);
    }
  }
  const last = applied.at(-1)?.version ?? '';
  const done = new Set(applied.map(({ version }) => version));
  const fresh = migrations.filter(({ version }) => !done.has(version));
  const late = fresh.find(({ version }) => version < last);
  if (late)
    throw new MigrationError(`${late.file} is older than the last applied migration ${last}. ${startAfresh}`);
  for (const migration of fresh) await apply(db, migration);
  return fresh.map(({ file }) => file);
}

export interface PrepareOptions extends OpenOptions {
  /** Folder of the migrations; without it the database holds only what a hosted project starts with. */
  migrations?: string | undefined;
  /** Puts in what every database is to hold, unless it is there: after the migrations, and before it is kept. */
  fill?: ((db: OpenedDb) => Promise<void>) | undefined;
  /** For many databases in memory that are made alike: the first is kept under this name, the others begin as its copy. */
  keepAs?: ClusterName | undefined;
}

type PreparedDb = OpenedDb & { applied: string[] };

async function prepare(options: PrepareOptions): Promise<PreparedDb> {
  const db = await openDb(options);
  try {
    await bootstrap(db);
    const applied = options.migrations ? await migrate(db, options.migrations) : [];
    await options.fill?.(db);
    return Object.assign(db, { applied });
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Opens a database, makes it look like a hosted project and brings it up to the newest migration. */
export async function prepareDb(options: PrepareOptions = {}): Promise<PreparedDb> {
  const { keepAs } = options;
  const kept = keepAs && readCluster(keepAs);
  if (keepAs && kept) {
    try {
      return await prepare({ ...options, copyOf: kept });
    } catch {
      // Damaged: it is made anew.
      dropCluster(keepAs);
    }
  }
  const db = await prepare(options);
  if (keepAs && 'dumpDataDir' in db.conn.driver) await keepCluster(keepAs, db.conn.driver);
  return db;
}
