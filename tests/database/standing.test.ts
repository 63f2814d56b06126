import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

interface Standing extends Record<string, unknown> {
  display_name: string | null;
  last_active: string | null;
  trained: boolean;
}

const standing = (actor: 'owner' | 'other') =>
  asActor<Standing>(db, actor, 'select display_name, last_active::text, trained from public.my_standing()');

const burst = (daysAgo: number) =>
  db.query(
    `insert into public.focus_sessions (id, user_id, task_title, planned_seconds, focused_seconds, events, status, started_at, ended_at)
     values ($1, $2, 'Write', 600, 600, '[]', 'complete', now() - make_interval(days => $3), now() - make_interval(days => $3) + interval '10 minutes')`,
    [randomUUID(), personIds.owner, daysAgo],
  );
const dayAgo = async (days: number) => {
  const [row] = await db.query<{ day: string }>(
    'select (private.person_day($1) - $2::integer)::text as day',
    [personIds.owner, days],
  );
  return row?.day;
};

it('somebody new stands nowhere yet', async () => {
  expect(await standing('owner')).toEqual([expect.objectContaining({ last_active: null, trained: false })]);
});

it('what was done long ago is known as done, its day is not', async () => {
  await burst(40);
  expect(await standing('owner')).toEqual([expect.objectContaining({ last_active: null, trained: true })]);
});

it('the last day of the four weeks counts, and nobody else’s', async () => {
  await burst(9);
  await burst(20);
  await db.query(`update public.profiles set display_name = 'Ann' where id = $1`, [personIds.owner]);
  expect(await standing('owner')).toEqual([
    { display_name: 'Ann', last_active: await dayAgo(9), trained: true },
  ]);
  expect(await standing('other')).toEqual([expect.objectContaining({ last_active: null, trained: false })]);
});
