/** Entries of habits and days off: which days may still be filled in, and what is told of all of it. */
import { randomUUID } from 'node:crypto';
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
  for (const table of ['habits', 'days_off', 'goals', 'user_settings']) {
    await db.query(`delete from public.${table}`);
  }
  await givePlan(db, 'owner', { tier: 'plus' });
});

/** A day by the wall of the zone: worked out in the statement that uses it, so that no midnight comes between. */
const day = (ahead: number, zone = 'UTC') => `((now() at time zone '${zone}')::date + ${ahead})`;

/** A zone in which it is this hour at the moment. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 35) % 24) - 11;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
const live = (zone: string | null, dayStartHour = 0) =>
  db.query('insert into public.user_settings (user_id, time_zone, day_start_hour) values ($1, $2, $3)', [
    personIds.owner,
    zone,
    dayStartHour,
  ]);

type Entry = { id: string; value: number };
const adding = `insert into public.habit_entries (id, habit_id, date, value) values`;
const upserting = `on conflict (habit_id, date)
  do update set id = excluded.id, habit_id = excluded.habit_id, date = excluded.date, value = excluded.value`;
const shown = 'returning id, value::float as value';
const enter = (habit: string, date: string, value = 1, id: string = randomUUID()) =>
  asActor<Entry>(db, 'owner', `${adding} ($1, $2, ${date}, $3) ${upserting} ${shown}`, [id, habit, value]);
const change = (id: string, set: string, person: Person = 'owner') =>
  asActor<Entry>(db, person, `update public.habit_entries set ${set} where id = $1 ${shown}`, [id]);

/** An entry that was made when its day was younger. */
const enteredLongAgo = async (habit: string, date: string) => {
  const id = randomUUID();
  await db.tx(async (query) => {
    await query('set local session_replication_role = replica');
    await query(
      `insert into public.habit_entries (id, user_id, habit_id, date, value) values ($1, $2, $3, ${date}, 1)`,
      [id, personIds.owner, habit],
    );
  });
  return id;
};
const tooOld = { code: 'PT409', message: 'entry_too_old' };
const ahead = { code: 'PT409', message: 'entry_ahead' };

describe('an entry of a habit', () => {
  it('is of today or the two days before where the zone is known', async () => {
    const zone = zoneAt(12);
    await live(zone);
    const habit = await addHabit(db);
    for (const at of [0, -1, -2]) expect(await enter(habit, day(at, zone))).toHaveLength(1);
    await expect(enter(habit, day(-3, zone))).rejects.toMatchObject(tooOld);
    await expect(enter(habit, day(1, zone))).rejects.toMatchObject(ahead);
  });

  it('goes by the wall where the person is, and not by that of the server', async () => {
    const habit = await addHabit(db);
    for (const zone of ['Etc/GMT+12', 'Etc/GMT-14']) {
      await db.query('delete from public.user_settings');
      await live(zone);
      expect(await enter(habit, day(0, zone))).toHaveLength(1);
      await expect(enter(habit, day(1, zone))).rejects.toMatchObject(ahead);
      await expect(enter(habit, day(-3, zone))).rejects.toMatchObject(tooOld);
    }
  });

  it('before the hour at which the day begins is still one of the day before', async () => {
    const zone = zoneAt(3);
    await live(zone, 6);
    const habit = await addHabit(db);
    for (const at of [-1, -3]) expect(await enter(habit, day(at, zone))).toHaveLength(1);
    await expect(enter(habit, day(0, zone))).rejects.toMatchObject(ahead);
    await expect(enter(habit, day(-4, zone))).rejects.toMatchObject(tooOld);
  });

  it('may be a day further off in either direction where nobody said which zone', async () => {
    const habit = await addHabit(db);
    for (const at of [1, 0, -2, -3]) expect(await enter(habit, day(at))).toHaveLength(1);
    await expect(enter(habit, day(2))).rejects.toMatchObject(ahead);
    await expect(enter(habit, day(-4))).rejects.toMatchObject(tooOld);
    await live(null);
    expect(await enter(habit, day(1))).toHaveLength(1);
  });

  it('is one a habit and day: sent twice it stays one, and the latest value is kept, whichever device it comes from', async () => {
    const habit = await addHabit(db, { unit: 'minutes', target: 20 });
    const id = randomUUID();
    for (let n = 0; n < 2; n += 1) {
      expect(await enter(habit, day(0), 12.5, id)).toEqual([{ id, value: 12.5 }]);
    }
    const elsewhere = randomUUID();
    expect(await enter(habit, day(0), 20, elsewhere)).toEqual([{ id: elsewhere, value: 20 }]);
    expect(await enter(habit, day(0), 0, elsewhere)).toEqual([{ id: elsewhere, value: 0 }]);
    expect(await db.query('select value::float as value from public.habit_entries')).toEqual([{ value: 0 }]);
  });

  it('that had arrived is taken again days later, and with another value it is too old', async () => {
    const habit = await addHabit(db);
    const id = await enteredLongAgo(habit, day(-9));
    expect(await enter(habit, day(-9), 1, id)).toEqual([{ id, value: 1 }]);
    await expect(enter(habit, day(-9), 0, id)).rejects.toMatchObject(tooOld);
  });

  it('of an older day stays as it is: neither its value nor its day nor its habit changes', async () => {
    const [habit, another] = [await addHabit(db), await addHabit(db)];
    const old = await enteredLongAgo(habit, day(-9));
    for (const set of ['value = 0', `date = ${day(0)}`, `habit_id = '${another}'`]) {
      await expect(change(old, set)).rejects.toMatchObject(tooOld);
    }
    const [young] = await enter(habit, day(0));
    await expect(change(String(young?.id), `date = ${day(-9)}`)).rejects.toMatchObject(tooOld);
    await expect(change(String(young?.id), `date = ${day(9)}`)).rejects.toMatchObject(ahead);
  });

  it('is never of somebody else’s habit, and nobody else’s', async () => {
    const theirs = await addHabit(db, {}, 'other');
    await expect(enter(theirs, day(0))).rejects.toMatchObject({ code: '23503' });
    const [mine] = await enter(await addHabit(db), day(0));
    const id = String(mine?.id);
    expect(await change(id, 'value = 0', 'other')).toEqual([]);
    await expect(change(id, `habit_id = '${theirs}'`)).rejects.toMatchObject({ code: '23503' });
    await expect(change(id, `user_id = '${personIds.other}'`)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([-0.1, 1440.1])('has no value of %d', async (value) => {
    const habit = await addHabit(db);
    await expect(enter(habit, day(0), value)).rejects.toMatchObject({ code: '23514' });
  });

  it('goes with its habit when that goes for good', async () => {
    const habit = await addHabit(db);
    await enter(habit, day(0), 1440);
    await db.query(`update public.habits set deleted_at = now() - interval '31 days'`);
    expect(await valueAs(db, 'service', 'select public.purge_removed_rows()')).toBe(1);
    expect(await db.query('select id from public.habit_entries')).toEqual([]);
  });
});

const takeOff = (kind: string, from: string, to = from, person: Person = 'owner') =>
  asActor<{ id: string }>(
    db,
    person,
    `insert into public.days_off (id, kind, from_on, to_on) values ($1, $2, ${from}, ${to}) returning id`,
    [randomUUID(), kind],
  );
const refusal = (message: string) => ({ code: 'PT409', message });
/** A pause of so many days, of which the last is that many days ahead. */
const pause = (days: number, last: number, person: Person = 'owner') =>
  takeOff('pause', day(last - days + 1), day(last), person);

describe('a day off', () => {
  it('for rest is one day, said on that day at the latest', async () => {
    const zone = zoneAt(12);
    await live(zone);
    for (const at of [0, 1, 40]) expect(await takeOff('rest', day(at, zone))).toHaveLength(1);
    await expect(takeOff('rest', day(-1, zone))).rejects.toMatchObject(refusal('rest_too_late'));
    await expect(takeOff('rest', day(1), day(2))).rejects.toMatchObject({ code: '23514' });
  });

  it('for rest is taken of the day before where nobody said which zone', async () => {
    expect(await takeOff('rest', day(-1))).toHaveLength(1);
    await expect(takeOff('rest', day(-2))).rejects.toMatchObject(refusal('rest_too_late'));
  });

  it('as a pause begins at most seven days back', async () => {
    const zone = zoneAt(12);
    await live(zone);
    expect(await takeOff('pause', day(-7, zone), day(-1, zone))).toHaveLength(1);
    await expect(takeOff('pause', day(-8, zone), day(0, zone))).rejects.toMatchObject(
      refusal('pause_too_early'),
    );
    await db.query('delete from public.user_settings');
    expect(await takeOff('pause', day(-8))).toHaveLength(1);
    await expect(takeOff('pause', day(-9))).rejects.toMatchObject(refusal('pause_too_early'));
  });

  it.each([
    ['a pause of 29 days', 'pause', day(0), day(28)],
    ['a pause that ends before it begins', 'pause', day(1), day(0)],
    ['a kind that there is not', 'holiday', day(0), day(0)],
    ['a day before all of this', 'rest', `date '2019-12-31'`, `date '2019-12-31'`],
  ])('with %s is none', async (_name, kind, from, to) => {
    await expect(takeOff(kind, from, to)).rejects.toThrow(/check constraint|rest_too_late/);
  });

  it('is one of 60 in pauses of 365 days, rest apart, and one that was taken back counts no more', async () => {
    for (const last of [27, 127]) expect(await pause(28, last)).toHaveLength(1);
    const full = { ...refusal('too_many_pause_days'), hint: '60' };
    await expect(pause(5, 200)).rejects.toMatchObject(full);
    const [four] = await pause(4, 200);
    await expect(pause(1, 300)).rejects.toMatchObject(full);
    expect(await takeOff('rest', day(300))).toHaveLength(1);
    expect(await pause(28, 300, 'other')).toHaveLength(1);
    await asActor(db, 'owner', 'delete from public.days_off where id = $1', [String(four?.id)]);
    expect(await pause(4, 300)).toHaveLength(1);
  });

  it('counts in any 365 days by the days that lie in them, and once where it was entered twice', async () => {
    for (const last of [27, 127]) await pause(28, last);
    // The first 28 days begin with today: 365 days that end with 374 days ahead hold 18 of them, and 28 and 14 more.
    expect(await pause(14, 374)).toHaveLength(1);
    await expect(pause(1, 374 - 14)).rejects.toMatchObject(refusal('too_many_pause_days'));
    expect(await pause(28, 127)).toHaveLength(1);
    // Of years ahead nothing counts here.
    expect(await pause(28, 2000)).toHaveLength(1);
    await expect(pause(1, 200)).rejects.toMatchObject(refusal('too_many_pause_days'));
  });

  it('is never changed, only taken back, and by who took it alone', async () => {
    await takeOff('rest', day(3));
    await expect(asActor(db, 'owner', `update public.days_off set kind = 'pause'`)).rejects.toMatchObject({
      code: '42501',
    });
    expect(await asActor(db, 'other', 'delete from public.days_off returning id')).toEqual([]);
    expect(await asActor(db, 'owner', 'delete from public.days_off returning id')).toHaveLength(1);
  });
});

it('what is told of habits is all that one has oneself: entries by date, and nothing that was taken away', async () => {
  const book = () => valueAs<Record<string, unknown>>(db, 'owner', 'select public.my_habits()');
  await addHabit(db, {}, 'other');
  await addGoal(db, {}, 'other');
  await takeOff('rest', day(0), day(0), 'other');
  expect(await book()).toEqual({ habits: [], days_off: [], goals: [] });

  const kept = { title: 'Stretch', cue: 'After lunch', unit: 'minutes', target: 20 };
  const habit = await addHabit(db, kept);
  const put = await addHabit(db, { title: 'Read', status: 'archived' });
  for (const date of ['2026-11-19', '2025-12-31', '2026-11-02']) {
    await enteredLongAgo(habit, `date '${date}'`);
  }
  const [rest] = await takeOff('rest', `date '2199-01-02'`);
  const [away] = await takeOff('pause', `date '2199-01-01'`, `date '2199-01-05'`);
  const goal = await addGoal(db, { scope: 'training' });
  await asActor(db, 'owner', 'update public.goals set target = 90, earlier_target = 60');
  for (const [table, id] of [
    ['habits', await addHabit(db)],
    ['goals', await addGoal(db)],
  ]) {
    await asActor(db, 'owner', `update public.${table} set deleted_at = now() where id = $1`, [String(id)]);
  }

  const told = await book();
  const shared = { schedules: weekly(3), starts_on: '2026-11-16', created_at: expect.any(String) };
  expect(told).toEqual({
    habits: [
      {
        ...shared,
        ...kept,
        id: habit,
        status: 'active',
        entries: { '2025-12-31': 1, '2026-11-02': 1, '2026-11-19': 1 },
      },
      {
        ...shared,
        id: put,
        title: 'Read',
        cue: '',
        unit: 'times',
        target: 1,
        status: 'archived',
        entries: {},
      },
    ],
    days_off: [
      { id: away?.id, kind: 'pause', from_on: '2199-01-01', to_on: '2199-01-05' },
      { id: rest?.id, kind: 'rest', from_on: '2199-01-02', to_on: '2199-01-02' },
    ],
    goals: [
      {
        id: goal,
        kind: 'minutes',
        scope: 'training',
        target: 90,
        earlier_target: 60,
        target_from: '2026-11-16',
        status: 'active',
        created_at: expect.any(String),
      },
    ],
  });
  await expect(asActor(db, 'anon', 'select public.my_habits()')).rejects.toMatchObject({ code: '42501' });
});
