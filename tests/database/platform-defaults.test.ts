/**
 * Older hosted projects hand every new table and function to the API roles, newer ones nothing. The migrations must
 * come to the same rights on both.
 */
import { expect, it } from 'vitest';
import { migrate, prepareDb } from '../../supabase/local/db/migrate.ts';
import { withNativePostgres } from '../support/native-postgres.ts';
import { readGrants } from './support/catalog.ts';
import { migrationsFolder, undone } from './support/database.ts';

const native = withNativePostgres();

async function grantsAfter(defaults: readonly string[]) {
  const db = await prepareDb({ url: await native.createDatabase() });
  try {
    for (const statement of defaults) await db.query(statement);
    await migrate(db, migrationsFolder);
    return await undone(db, readGrants);
  } finally {
    await db.close();
  }
}

it('the migrations give the same rights whatever the platform gives by default', async () => {
  const everything = ['tables', 'sequences', 'functions'].map(
    (objects) =>
      `alter default privileges for role migrator in schema public
       grant all on ${objects} to anon, authenticated, service_role`,
  );
  const strict = await grantsAfter([]);
  expect(strict.length).toBeGreaterThan(50);
  expect(await grantsAfter(everything)).toEqual(strict);
});
