import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { addWeeks, demoWeeks } from '../../supabase/local/seed/demo-weeks.ts';
import { openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('eight weeks of a demo person are the same again, lie behind, and are read like those of anybody', async () => {
  const now = Date.now();
  for (let n = 0; n < 2; n += 1) await addWeeks(db, 1, personIds.owner, now);
  const { bursts, runs, tasks } = demoWeeks(1, personIds.owner, now);
  const [stored] = await db.query(
    `select (select count(*)::int from public.focus_sessions) as bursts, (select count(*)::int from public.training_runs) as runs,
       (select count(*)::int from public.tasks where status = 'done') as tasks,
       (select count(*)::int from public.focus_sessions where ended_at > now()) as ahead,
       (select count(*)::int from public.notifications) as notices`,
  );
  expect(stored).toEqual({
    bursts: bursts.length,
    runs: runs.length,
    tasks: tasks.length,
    ahead: 0,
    notices: 0,
  });
  const days = await valueAs<number>(
    db,
    'owner',
    'select count(*)::int from public.my_daily_activity(current_date - 27, current_date) where active',
  );
  expect(days).toBeGreaterThan(10);
});
