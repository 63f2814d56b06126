/** What the database gives as a person's data, and what the copy says about it. */
import type { TFunction } from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readmeLines } from '../../src/features/settings/data/readme.ts';
import settings from '../../src/i18n/locales/en/settings.json' with { type: 'json' };
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
  const tables = Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' ? [{ name, rows: Array.isArray(value) ? value.length : 1 }] : [],
  );
  // Every text by its key; a name and its text are joined.
  const keys = ((key: string, { name, text }: { name?: string; text?: string } = {}) =>
    name === undefined ? key : `${name}: ${text}`) as unknown as TFunction<'settings'>;
  const text = readmeLines(tables, keys, 'today').join('\n');
  expect(tables.length).toBeGreaterThan(25);
  for (const { name } of tables) expect(text).toContain(`data.tables.${name}`);
  expect(Object.keys(settings.data.tables).sort()).toEqual(tables.map(({ name }) => name).sort());
});
