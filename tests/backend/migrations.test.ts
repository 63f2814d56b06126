import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootstrap } from '../../supabase/local/db/bootstrap.ts';
import { MigrationError, migrate, prepareDb } from '../../supabase/local/db/migrate.ts';
import { type OpenedDb, openDb } from '../../supabase/local/db/open.ts';
import { withNativePostgres } from '../support/native-postgres.ts';
import { drivers, fixtureRoot } from './support/backend.ts';

describe.each(drivers)('migrations on %s', (driver) => {
  const native = withNativePostgres();
  let folder: string;
  let db: OpenedDb;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    mkdirSync(folder, { recursive: true });
    db = await openDb({ url: driver === 'postgres' ? await native.createDatabase() : 'memory://' });
    await bootstrap(db);
  });
  afterEach(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql);
  const run = () => migrate(db, folder);
  const failure = async () => {
    const error = await run().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MigrationError);
    return (error as Error).message;
  };

  it('run once, in order, without superuser rights', async () => {
    write('20260101000000_a.sql', 'create table public.a (id int primary key);');
    write(
      '20260102000000_b.sql',
      'create table public.b (id int references public.a (id)); -- no semicolon after',
    );
    expect(await run()).toEqual(['20260101000000_a.sql', '20260102000000_b.sql']);
    expect(await run()).toEqual([]);
    const owners = await db.query(
      `select tablename, tableowner from pg_tables where schemaname = 'public' order by 1`,
    );
    expect(owners).toEqual([
      { tablename: 'a', tableowner: 'migrator' },
      { tablename: 'b', tableowner: 'migrator' },
    ]);
    write('20260103000000_c.sql', 'create table public.c (id int)');
    expect(await run()).toEqual(['20260103000000_c.sql']);
    const [role] = await db.query('select current_user as name');
    expect(role).toEqual({ name: 'postgres' });
  });

  it('leave nothing behind when they fail, and name file and line', async () => {
    write('20260101000000_a.sql', 'create table public.a (id int);');
    write('20260102000000_b.sql', 'create table public.b (id int);\n\nselect nonsense from public.a;\n');
    expect(await failure()).toMatch(/^20260102000000_b\.sql, line 3: column "nonsense" does not exist/);
    const tables = await db.query(`select tablename from pg_tables where schemaname = 'public'`);
    expect(tables).toEqual([{ tablename: 'a' }]);
    write('20260102000000_b.sql', 'create table public.b (id int);');
    expect(await run()).toEqual(['20260102000000_b.sql']);
  });

  it('may not be edited, removed or inserted once others were applied', async () => {
    write('20260102000000_b.sql', 'create table public.b (id int);\n');
    await run();
    write('20260102000000_b.sql', 'create table public.b (id int);\r\n');
    expect(await run()).toEqual([]);
    write('20260102000000_b.sql', 'create table public.b (id bigint);\n');
    expect(await failure()).toContain('20260102000000_b.sql was changed after it had been applied');
    write('20260102000000_b.sql', 'create table public.b (id int);\n');
    write('20260101000000_a.sql', 'create table public.a (id int);\n');
    expect(await failure()).toContain('20260101000000_a.sql is older than the last applied migration');
    rmSync(join(folder, '20260101000000_a.sql'));
    rmSync(join(folder, '20260102000000_b.sql'));
    expect(await failure()).toContain('Migration 20260102000000 was applied to this database but is not in');
  });

  it('have names that tell their order, each its own', async () => {
    write('first.sql', 'select 1;');
    expect(await failure()).toContain('first.sql: a migration is named');
    rmSync(join(folder, 'first.sql'));
    write('20260101000000_a.sql', 'select 1;');
    write('20260101000000_b.sql', 'select 1;');
    expect(await failure()).toContain('carry the same version');
  });

  it('grant nothing by themselves: a table is closed until it is opened', async () => {
    write('20260101000000_a.sql', 'create table public.a (id int);');
    await run();
    const [rights] = await db.query(
      `select has_table_privilege('anon', 'public.a', 'select') as anon,
        has_table_privilege('authenticated', 'public.a', 'select') as member,
        has_table_privilege('service_role', 'public.a', 'select') as service`,
    );
    expect(rights).toEqual({ anon: false, member: false, service: false });
  });

  it('find what a hosted project starts with', async () => {
    const [there] = await db.query(
      `select auth.uid() as uid, auth.role() as role, auth.jwt() as jwt, to_regclass('auth.users') is not null as users,
        extensions.digest('a', 'sha256') is not null as pgcrypto,
        exists (select from pg_publication where pubname = 'supabase_realtime') as realtime`,
    );
    expect(there).toEqual({ uid: null, role: null, jwt: null, users: true, pgcrypto: true, realtime: true });
    // Preparing a database that has it all already changes nothing.
    await bootstrap(db);
  });
});

describe('preparing a database', () => {
  it('closes it again when a migration fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
    const migrations = join(folder, 'migrations');
    mkdirSync(migrations);
    writeFileSync(join(migrations, '20260101000000_a.sql'), 'nonsense;');
    const url = join(folder, 'pg');
    await expect(prepareDb({ url, migrations })).rejects.toThrow(MigrationError);
    const db = await prepareDb({ url, migrations: join(fixtureRoot, 'supabase/migrations') });
    expect(db.applied).toHaveLength(3);
    await db.close();
    rmSync(folder, { recursive: true });
  });

  it('refuses data of another baseline in one sentence that says what to do', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
    const migrations = join(folder, 'migrations');
    mkdirSync(migrations);
    const before = join(migrations, '20251120000000_foundation.sql');
    writeFileSync(before, 'create table public.old (id int primary key);');
    const url = join(folder, 'pg');
    await (await prepareDb({ url, migrations })).close();
    rmSync(before);
    writeFileSync(
      join(migrations, '20251122000000_foundation.sql'),
      'create table public.new (id int primary key);',
    );
    await expect(prepareDb({ url, migrations })).rejects.toThrow(
      /^This data was made by other migrations than today's; start afresh with: npm start -- --reset$/,
    );
    // Untouched, and let go of: what it was made by still opens it.
    rmSync(join(migrations, '20251122000000_foundation.sql'));
    writeFileSync(before, 'create table public.old (id int primary key);');
    const db = await prepareDb({ url, migrations });
    expect(db.applied).toEqual([]);
    await db.close();
    rmSync(folder, { recursive: true });
  });

  it('wants an address that fits the driver', async () => {
    await expect(openDb({ driver: 'postgres', url: 'memory://' })).rejects.toThrow('postgres://');
    await expect(openDb({ driver: 'pglite', url: 'postgres://127.0.0.1/x' })).rejects.toThrow('memory://');
  });
});
