import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoResults } from '../../scripts/demo-results.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { addResults } from '../../supabase/local/seed/demo-results.ts';
import { openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('the results of the demo people are what the product says of their answers today', () => {
  const file = new URL('../../supabase/local/seed/demo-results.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(demoResults());
});

it('the results of a demo person are the same again, lie behind, and are read like those of anybody', async () => {
  const now = Date.now();
  for (let n = 0; n < 2; n += 1) await addResults(db, 1, personIds.owner, now);
  const read = `select jsonb_agg(jsonb_build_array(test_id, completed_at < now(), completed_at >= started_at) order by completed_at)
    from public.assessment_attempts where id::text like '00000000-0000-4000-9001-7%'`;
  expect(await valueAs(db, 'owner', read)).toEqual([
    ['focus_snapshot', true, true],
    ['focuscheck_adult_screening', true, true],
    ['focus_snapshot', true, true],
  ]);
  const [told] = await db.query('select count(*)::int as notices from public.notifications');
  expect(told).toEqual({ notices: 0 });
});
