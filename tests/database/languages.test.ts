/** Lists of languages in SQL, which no type holds to the one of the product. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('the database takes every language of the product, wherever it names them', async () => {
  const places = await db.query<{ place: string; text: string }>(
    `select conrelid::regclass::text as place, pg_get_constraintdef(oid) as text
       from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) like '%''en''%'
     union all
     select proname, prosrc from pg_proc where prosrc like '%(''en'', ''%' order by 1`,
  );
  expect(places.map(({ place }) => place)).toEqual([
    'answers',
    'article_progress',
    'article_texts',
    'assessment_attempts',
    'catalog_items',
    'comments',
    'community_profiles',
    'contact_replies',
    'handle_new_user',
    'profiles',
    'study_rooms',
    'topics',
    'training_runs',
  ]);
  for (const { place, text } of places) {
    const named = [...text.matchAll(/'([a-z]{2})'/g)].map(([, code]) => code);
    expect([place, [...new Set(named)].sort()]).toEqual([place, languageCodes.toSorted()]);
  }
});
