/** States, versions and limits of tasks. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { givePlan } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { offerExercises, startExercise, storeRun, workedOut } from './support/exercises.ts';
import { type Actor, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await offerExercises(db);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.tasks');
  await givePlan(db, 'owner', null);
});

interface Task extends Record<string, unknown> {
  id: string;
  status: string;
  version: number;
  done_at: unknown;
  doing_since: unknown;
}
async function add(more: Record<string, unknown> = {}, actor: Actor = 'owner'): Promise<Task> {
  const row: Record<string, unknown> = { id: randomUUID(), title: 'Sort the receipts', ...more };
  const columns = Object.keys(row).join(', ');
  const [task] = await asActor<Task>(
    db,
    actor,
    `insert into public.tasks (${columns})
     select ${columns} from jsonb_populate_record(null::public.tasks, $1::text::jsonb) returning *`,
    [JSON.stringify(row)],
  );
  if (!task) throw new Error('nothing was added');
  return task;
}
const change = (id: string, set: string, actor: Actor = 'owner', where = 'true') =>
  asActor<Task>(db, actor, `update public.tasks set ${set} where id = $1 and ${where} returning *`, [id]);
const state = { code: 'PT409', message: 'task_state' };
const full = { code: 'PT409', message: 'too_many_tasks' };
const states = ['inbox', 'next', 'doing', 'waiting', 'done', 'dropped'] as const;

/** Where a task may go from each state. */
const ways: Readonly<Record<(typeof states)[number], string>> = {
  inbox: 'next doing waiting done dropped',
  next: 'inbox doing waiting done dropped',
  doing: 'next waiting done dropped',
  waiting: 'next doing done dropped',
  done: 'next',
  dropped: 'next',
};

describe.each(states)('a task that is %s', (from) => {
  it.each(states.filter((to) => to !== from))(
    'goes to %s where that is a way, and nowhere else',
    async (to) => {
      const { id } = await add();
      if (from !== 'inbox') await change(id, `status = 'next'`);
      if (from !== 'next' && from !== 'inbox') await change(id, `status = '${from}'`);
      const gone = change(id, `status = '${to}'`);
      if (ways[from].split(' ').includes(to)) expect(await gone).toMatchObject([{ status: to }]);
      else await expect(gone).rejects.toMatchObject(state);
    },
  );
});

describe('a task', () => {
  it('has its stamps from the server, and loses them with the state', async () => {
    const { id, done_at, doing_since, version } = await add({ status: 'doing' });
    expect([done_at, version]).toEqual([null, 1]);
    expect(doing_since).not.toBeNull();
    const [done] = await change(id, `status = 'done'`);
    expect(done).toMatchObject({ doing_since: null, version: 2 });
    expect(done?.done_at).not.toBeNull();
    expect(await change(id, `status = 'next'`)).toMatchObject([{ done_at: null, version: 3 }]);
    for (const column of ['done_at', 'doing_since', 'created_at']) {
      await expect(change(id, `${column} = now()`)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(change(id, 'version = 9')).rejects.toMatchObject({ code: '42501' });
  });

  it('is as old as it was written, within bounds', async () => {
    const age = async (created_at: unknown) => {
      const { id } = await add({ created_at });
      const [found] = await db.query<{ days: number }>(
        'select round(extract(epoch from now() - created_at) / 86400)::int as days from public.tasks where id = $1',
        [id],
      );
      return found?.days;
    };
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    expect(await age(daysAgo(7))).toBe(7);
    expect(await age(daysAgo(4000))).toBe(90);
    expect(await age(daysAgo(-1))).toBe(0);
    expect(await age(null)).toBe(0);
    const [first, second] = [
      await add({ created_at: daysAgo(0.2) }),
      await add({ created_at: daysAgo(0.3) }),
    ];
    const kept = await asActor(
      db,
      'owner',
      'select id from public.tasks where id = any($1) order by created_at',
      [[first.id, second.id]],
    );
    expect(kept).toEqual([{ id: second.id }, { id: first.id }]);
  });

  it('that is over is opened again within 30 days and not later', async () => {
    const { id } = await add();
    await change(id, `status = 'dropped'`);
    await db.query('alter table public.tasks disable trigger keep_task');
    await db.query(`update public.tasks set done_at = now() - interval '31 days' where id = $1`, [id]);
    await db.query('alter table public.tasks enable trigger keep_task');
    await expect(change(id, `status = 'next'`)).rejects.toMatchObject(state);
  });

  it('begins open', async () => {
    await expect(add({ status: 'done' })).rejects.toMatchObject(state);
  });

  it('changed by who has seen an older version stays as it is', async () => {
    const { id } = await add();
    expect(await change(id, `title = 'One'`, 'owner', 'version = 1')).toMatchObject([{ version: 2 }]);
    expect(await change(id, `title = 'Two'`, 'owner', 'version = 1')).toEqual([]);
  });

  it.each([
    ['an empty title', { title: '' }],
    ['a title of 201 letters', { title: 'x'.repeat(201) }],
    ['a title on two lines', { title: 'a\nb' }],
    ['a sign that turns the direction', { title: 'a\u202eb' }],
    ['two kinds of due', { due_at: '2026-11-25T10:00:00Z', due_date: '2026-11-25' }],
    ['an importance beyond three', { importance: 4 }],
    ['no effort at all', { effort_min: 0 }],
    ['a state that there is not', { status: 'someday' }],
  ])('with %s is none', async (_name, values) => {
    await expect(add(values)).rejects.toMatchObject({ code: '23514' });
  });

  it('takes a title of 200 letters, markup as the words it is, and notes on lines', async () => {
    await add({ title: '字'.repeat(200) });
    expect(await add({ title: '<script>alert(1)</script>', notes: 'one\ntwo' })).toMatchObject({
      title: '<script>alert(1)</script>',
    });
  });
});

describe('open tasks', () => {
  const fill = (count: number) =>
    db.query(
      `insert into public.tasks (id, user_id, title) select gen_random_uuid(), $1, 'Task' from generate_series(1, $2)`,
      [personIds.owner, count],
    );

  it('are 30 with the free plan; one over opens a place, and what was taken away comes back to one alone', async () => {
    await fill(29);
    const { id } = await add();
    await expect(add()).rejects.toMatchObject(full);
    await add({}, 'other');
    await change(id, `status = 'done'`);
    const last = await add();
    await expect(change(id, `status = 'next'`)).rejects.toMatchObject(full);
    await change(last.id, 'deleted_at = now()');
    await change(id, `status = 'next'`);
    await expect(change(last.id, 'deleted_at = null')).rejects.toMatchObject(full);
  });

  it('are 500 with Plus, and all stay when the plan ends', async () => {
    await givePlan(db, 'owner', { tier: 'plus' });
    await fill(499);
    const { id } = await add();
    await expect(add()).rejects.toMatchObject(full);
    await givePlan(db, 'owner', null);
    await expect(add()).rejects.toMatchObject(full);
    expect(await change(id, `title = 'Still mine'`)).toHaveLength(1);
  });

  it('are no more when one is sent again', async () => {
    await fill(29);
    const { id } = await add();
    const again = await asActor(
      db,
      'owner',
      `insert into public.tasks (id, title) values ($1, 'Sort the receipts') on conflict (id) do nothing returning id`,
      [id],
    );
    expect(again).toEqual([]);
  });
});

describe('a task that was copied from a step of a plan', () => {
  /** A step in a plan of its own. */
  async function step(personId: string): Promise<string> {
    const [plan, item] = [randomUUID(), randomUUID()];
    await db.query(
      `insert into public.focus_plans (id, user_id, test_id, origin, language, starts_on, weeks, status, accepted_at, ended_at)
       values ($1, $2, 'focus_snapshot', 'report', 'en', '2026-11-16', 4, 'ended', now(), now())`,
      [plan, personId],
    );
    await db.query(
      `insert into public.focus_plan_items (id, plan_id, user_id, week, place, part, title, cadence_text, kind)
       values ($1, $2, $3, 1, 0, 'habit', 'Sort the desk', 'Once', 'task')`,
      [item, plan, personId],
    );
    return item;
  }
  const stepOf = async (id: string) =>
    (
      await db.query<{ step: unknown }>('select focus_plan_item_id as step from public.tasks where id = $1', [
        id,
      ])
    )[0]?.step;

  it('knows it, and outlives it', async () => {
    const item = await step(personIds.owner);
    const { id } = await add({ source: 'plan', focus_plan_item_id: item });
    expect(await stepOf(id)).toBe(item);
    await db.query('delete from public.focus_plan_items where id = $1', [item]);
    expect(await stepOf(id)).toBeNull();
    expect(await change(id, `title = 'Sort the whole desk'`)).toHaveLength(1);
  });

  it('is kept without it where the step is gone, or somebody else’s', async () => {
    for (const unknown of [randomUUID(), await step(personIds.other)]) {
      const { id } = await add({ source: 'plan', focus_plan_item_id: unknown });
      expect(await stepOf(id)).toBeNull();
    }
  });

  it('never knows one of somebody else, whoever writes it', async () => {
    const { id } = await add();
    const theirs = await step(personIds.other);
    await expect(
      db.query('update public.tasks set focus_plan_item_id = $2 where id = $1', [id, theirs]),
    ).rejects.toMatchObject({ code: '23503' });
  });
});

it('what was taken away is gone for good after 30 days, in every list there is', async () => {
  const old = await add();
  const young = await add();
  const runId = randomUUID();
  await startExercise(db, 'owner', runId, 'breathing', 1);
  await storeRun(db, 'owner', workedOut(runId));
  await change(old.id, `deleted_at = now() - interval '30 days 1 minute'`);
  await change(young.id, `deleted_at = now() - interval '29 days'`);
  await db.query(`update public.training_runs set deleted_at = now() - interval '31 days' where id = $1`, [
    runId,
  ]);
  expect(await valueAs(db, 'service', 'select public.purge_removed_rows()')).toBe(2);
  const left = await db.query('select id from public.tasks');
  expect(left).toEqual([{ id: young.id }]);
  expect(await db.query('select id from public.exercise_starts where id = $1', [runId])).toEqual([]);
});
