/** What the database gives as a person's data, and what the copy says about it. */
import type { TFunction } from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readmeLines } from '../../src/features/settings/data/readme.ts';
import settings from '../../src/i18n/locales/en/settings.json' with { type: 'json' };
import { tablesOf } from '../../src/lib/accounts/data-copy.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openTestDatabase } from '../database/support/database.ts';
import { myData } from '../database/support/my-data.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('every table of the copy is explained in its text', async () => {
  const data = await myData(db, 'spare');
  const keys = ((key: string) => key) as unknown as TFunction<'settings'>;
  const text = readmeLines(data, keys, 'today').join('\n');
  const tables = tablesOf(data);
  expect(tables.length).toBeGreaterThan(25);
  for (const { name } of tables) expect(text).toContain(`data.tables.${name}`);
  expect(Object.keys(settings.data.tables).sort()).toEqual(tables.map(({ name }) => name).sort());
});
