/** What the database gives as a person's data, and what the copy says about it. */
import type { TFunction } from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readmeLines } from '../../src/features/settings/data/readme.ts';
import { type ExportedData, tablesOf } from '../../src/lib/accounts/data-copy.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openTestDatabase, valueAs } from '../database/support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('every table of the copy is explained in its text', async () => {
  const data: ExportedData = await valueAs(db, 'spare', 'select public.export_my_data()');
  const keys = ((key: string) => key) as unknown as TFunction<'settings'>;
  const text = readmeLines(data, keys, 'today').join('\n');
  const tables = tablesOf(data);
  expect(tables.length).toBeGreaterThan(25);
  for (const { name } of tables) expect(text).toContain(`data.tables.${name}`);
});
