/** Habits and weekly goals: how many a plan allows, what is refused, and what goes for good. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { givePlan } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { addGoal, addHabit, weekly } from './support/habits.ts';
import { type Person, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.habits');
  await db.query('delete from public.goals');
  await givePlan(db, 'owner', null);
});

const onDays = (days: unknown, from: unknown = '2026-11-16') => [{ from, schedule: { type: 'days', days } }];

const habit = (more: object = {}, person: Person = 'owner') => addHabit(db, more, person);
const goal = (more: object = {}, person: Person = 'owner') => addGoal(db, more, person);
const change = (table: string, id: string, set: string, person: Person = 'owner') =>
  asActor(db, person, `update public.${table} set ${set} where id = $1 returning id`, [id]);

describe.each([
  { table: 'habits', own: habit, few: 1, many: 10 },
  { table: 'goals', own: goal, few: 1, many: 3 },
])('$table', ({ table, own, few, many }) => {
  const full = { code: 'PT409', message: `too_many_${table}` };
  const fill = async (count: number) => {
    for (let n = 0; n < count; n += 1) await own();
  };

  it(`are ${few} with the free plan: put away or taken away opens the place, and coming back needs one`, async () => {
    await fill(few - 1);
    const first = await own();
    await expect(own()).rejects.toMatchObject({ ...full, hint: String(few) });
    await own({}, 'other');
    await own({ status: 'archived' });
    await change(table, first, `status = 'archived'`);
    const second = await own();
    await expect(change(table, first, `status = 'active'`)).rejects.toMatchObject(full);
    await change(table, second, 'deleted_at = now()');
    await change(table, first, `status = 'active'`);
    await expect(change(table, second, 'deleted_at = null')).rejects.toMatchObject(full);
  });

  it(`are ${many} with Plus, and all stay and may change when the plan ends`, async () => {
    await givePlan(db, 'owner', { tier: 'plus' });
    await fill(many - 1);
    const last = await own();
    await expect(own()).rejects.toMatchObject({ ...full, hint: String(many) });
    await givePlan(db, 'owner', null);
    await expect(own()).rejects.toMatchObject({ ...full, hint: String(few) });
    const changed = table === 'habits' ? `title = 'Still mine'` : 'target = 90';
    expect(await change(table, last, changed)).toHaveLength(1);
    expect(await asActor(db, 'owner', `select id from public.${table}`)).toHaveLength(many);
  });

  it('are no more when one is sent again', async () => {
    const id = await own();
    const again = await asActor(
      db,
      'owner',
      `insert into public.${table} (${table === 'habits' ? 'id, title, schedules, starts_on' : 'id, kind, target, target_from'})
       values ($1, ${table === 'habits' ? `'Pack the bag', '${JSON.stringify(weekly(3))}'` : `'minutes', 60`}, '2026-11-16')
       on conflict (id) do nothing returning id`,
      [id],
    );
    expect(again).toEqual([]);
  });

  it('are seen and changed by nobody else', async () => {
    const id = await own();
    expect(await change(table, id, `status = 'archived'`, 'other')).toEqual([]);
    expect(await asActor(db, 'other', `select id from public.${table}`)).toEqual([]);
    await expect(own({ user_id: personIds.other })).rejects.toMatchObject({ code: '42501' });
  });

  it('taken away are gone for good after 30 days', async () => {
    await givePlan(db, 'owner', { tier: 'plus' });
    const [old, young] = [await own(), await own()];
    await change(table, old, `deleted_at = now() - interval '30 days 1 minute'`);
    await change(table, young, `deleted_at = now() - interval '29 days'`);
    expect(await valueAs(db, 'service', 'select public.purge_removed_rows()')).toBe(1);
    expect(await db.query(`select id from public.${table}`)).toEqual([{ id: young }]);
  });
});

describe('a habit', () => {
  it.each([
    ['an empty title', { title: '' }],
    ['a title of 81 letters', { title: 'x'.repeat(81) }],
    ['a title on two lines', { title: 'a\nb' }],
    ['a cue of 121 letters', { cue: 'x'.repeat(121) }],
    ['a sign in its cue that turns the direction', { cue: 'a\u202eb' }],
    ['a unit that there is not', { unit: 'pages' }],
    ['no minutes', { unit: 'minutes', target: 0 }],
    ['more than 240 minutes', { unit: 'minutes', target: 241 }],
    ['two times a day', { unit: 'times', target: 2 }],
    ['a start before all of this', { starts_on: '2019-12-31' }],
    ['a state that there is not', { status: 'paused' }],
    ['schedules that are no list', { schedules: { from: '2026-11-16' } }],
    ['a schedule that is a word', { schedules: 'daily' }],
    ['no schedule', { schedules: [] }],
    ['schedules that are null', { schedules: [null] }],
    ['61 schedules', { schedules: Array.from({ length: 61 }, () => weekly(3)[0]) }],
    ['a schedule of no day', { schedules: onDays([]) }],
    ['days that are none', { schedules: onDays(['MO', 'XX']) }],
    ['days that are a word', { schedules: onDays('MO') }],
    ['days in a list of lists', { schedules: onDays([['MO']]) }],
    ['eight days', { schedules: onDays(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU', 'MO']) }],
    ['a schedule without a beginning', { schedules: [{ schedule: { type: 'quota', perWeek: 3 } }] }],
    ['a beginning that is no day', { schedules: onDays(['MO'], '2026-13-01') }],
    ['a beginning that is a number', { schedules: onDays(['MO'], 20261116) }],
    ['a schedule without a kind', { schedules: [{ from: '2026-11-16', schedule: { perWeek: 3 } }] }],
    [
      'a kind of schedule that there is not',
      { schedules: [{ from: '2026-11-16', schedule: { type: 'monthly' } }] },
    ],
    ['never a week', { schedules: weekly(0) }],
    ['eight times a week', { schedules: weekly(8) }],
    ['half a time a week', { schedules: weekly(2.5) }],
    ['a number of times that is a word', { schedules: weekly('3') }],
    ['a good schedule before a bad one', { schedules: [...weekly(3), ...onDays([])] }],
    ['a schedule of nine thousand letters', { schedules: [{ ...weekly(3)[0], note: 'x'.repeat(9000) }] }],
  ])('with %s is none', async (_name, values) => {
    await expect(habit(values)).rejects.toMatchObject({ code: '23514' });
  });

  it('takes markup as the words it is, 60 schedules and 240 minutes', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const schedules = Array.from({ length: 60 }, (_, n) => (n % 2 ? weekly(7) : onDays(['SU', 'MO']))[0]);
    const id = await habit({ title, cue: '字'.repeat(120), schedules, unit: 'minutes', target: 240 });
    expect(await db.query('select title, schedules from public.habits where id = $1', [id])).toEqual([
      { title, schedules },
    ]);
  });

  it('keeps its owner, its beginning and its stamps', async () => {
    const id = await habit();
    for (const set of [`starts_on = '2026-01-01'`, 'created_at = now()', `user_id = '${personIds.other}'`]) {
      await expect(change('habits', id, set)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('a weekly goal', () => {
  it.each([
    ['days', 1, 7],
    ['minutes', 10, 600],
    ['sessions', 1, 21],
  ])('of %s is %i to %i', async (kind, least, most) => {
    for (const target of [least - 1, most + 1]) {
      await expect(goal({ kind, target })).rejects.toMatchObject({ code: '23514' });
    }
    const id = await goal({ kind, target: least });
    expect(await change('goals', id, `target = ${most}, earlier_target = ${least}`)).toHaveLength(1);
    await expect(change('goals', id, `target = ${most + 1}`)).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['a kind that there is not', { kind: 'points' }],
    ['a scope that there is not', { scope: 'reading' }],
    ['a week before all of this', { target_from: '2019-12-30' }],
    ['a state that there is not', { status: 'met' }],
  ])('with %s is none', async (_name, values) => {
    await expect(goal(values)).rejects.toMatchObject({ code: '23514' });
  });

  it('keeps what was aimed at before between 1 and 600, and its kind as it is', async () => {
    const id = await goal();
    for (const before of [0, 601]) {
      await expect(change('goals', id, `earlier_target = ${before}`)).rejects.toMatchObject({
        code: '23514',
      });
    }
    await expect(change('goals', id, `kind = 'days'`)).rejects.toMatchObject({ code: '42501' });
  });
});
