/** Events of a calendar. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { givePlan } from './support/attempts.ts';
import { eventsOf } from './support/calendar.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { type Actor, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.calendar_events');
  await givePlan(db, 'owner', { tier: 'basic' });
  await givePlan(db, 'other', { tier: 'premium' });
});
const { add, change } = eventsOf(() => db);
const count = (actor: Actor = 'owner') =>
  valueAs<number>(db, actor, 'select count(*)::integer from public.calendar_events');
const day = { all_day: true, starts: '2026-11-30', ends: '2026-11-30' };

describe('an event', () => {
  it.each([
    ['bad_time', { ends: '2026-11-30T09:00:00' }],
    ['bad_time', { starts: '2026-11-31T09:00:00' }],
    ['bad_time', { ends: '2026-12-14T09:00:01' }],
    ['bad_time', { ...day, ends: '2026-11-29' }],
    ['bad_time', { ...day, ends: '2026-12-14' }],
    ['unknown_zone', { tz: 'Europe/Nowhere' }],
    ['unknown_zone', { tz: 'XYZ-3' }],
  ])('is refused with %s: %j', async (message, fields) => {
    await expect(add(fields)).rejects.toMatchObject({ message });
  });

  it.each([
    { starts: '2026-11-30T09:00', ends: '2026-11-30T10:00' },
    { title: 'two\nlines' },
    { title: 'x'.repeat(201) },
    { notes: 'x'.repeat(4001) },
    { location: 'x'.repeat(201) },
    { rrule: 'FREQ=HOURLY' },
    { rrule: 'FREQ=DAILY;BYHOUR=3' },
    { rrule: `FREQ=MONTHLY;BYMONTHDAY=${'1,'.repeat(300)}1` },
    { exdates: ['soon'] },
    { exdates: [null] },
    { exdates: Array.from({ length: 201 }, () => '2026-11-30T09:00:00') },
    { rdates: Array.from({ length: 101 }, () => '2026-11-30T09:00:00') },
    { kind: 'party' },
    { link: 'https://example.com' },
    { source: 'import' },
    { recurrence_id: '2026-11-30T09:00:00' },
  ])('is refused by a check: %j', async (fields) => {
    await expect(add(fields)).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    {},
    day,
    { ...day, ends: '2026-12-13' },
    { ends: '2026-12-14T09:00:00' },
    { tz: 'UTC' },
    { tz: 'America/Argentina/Buenos_Aires' },
    { tz: 'Etc/GMT+5' },
    {
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,-1SU;UNTIL=20270101T000000Z',
      exdates: ['2026-12-07T09:00:00'],
    },
  ])('is taken: %j', async (fields) => {
    expect(await add(fields)).toMatchObject({ version: 1, sequence: 0 });
  });

  it('counts a change of when or where for other calendars, and every change as a version', async () => {
    const { id } = await add();
    const sequenceAfter = async (set: string) => (await change(id, set))[0]?.sequence;
    expect(await sequenceAfter(`title = 'Other words', notes = 'x'`)).toBe(0);
    const moves = [
      `starts = '2026-11-30T08:00:00'`,
      `ends = '2026-11-30T10:00:00'`,
      `tz = 'Asia/Tokyo'`,
      `rrule = 'FREQ=DAILY'`,
      `exdates = '{2026-12-01T08:00:00}'`,
      `location = 'Desk'`,
      `cancelled = true`,
      `sequence = 99, deleted_at = now()`,
    ];
    for (const [index, set] of moves.entries()) expect(await sequenceAfter(set), set).toBe(index + 1);
    expect(await valueAs(db, 'owner', 'select version from public.calendar_events')).toBe(10);
    // Whoever saw an older one changes nothing.
    expect(await change(id, `title = 'Late'`, 'owner', 'version = 9')).toEqual([]);
    await expect(change(id, 'version = 1')).rejects.toMatchObject({ code: '42501' });
  });

  it('that was imported takes the sequence of a newer file', async () => {
    const imported = { source: 'import', import_id: randomUUID(), uid: 'a@example.com', sequence: 3 };
    const { id } = await add(imported);
    expect(await change(id, `sequence = 7, title = 'Newer'`)).toMatchObject([{ sequence: 7 }]);
    expect(await change(id, `starts = '2026-11-30T08:00:00'`)).toMatchObject([{ sequence: 8 }]);
    await expect(add(imported)).rejects.toMatchObject({ code: '23505' });
    // After an undo it comes again.
    await change(id, 'deleted_at = now()');
    expect(await add(imported)).toMatchObject({ sequence: 3 });
  });

  it('that was removed comes back within 30 days', async () => {
    const { id } = await add();
    await change(id, 'deleted_at = now()');
    expect(await change(id, 'deleted_at = null')).toHaveLength(1);
    await db.query(`update public.calendar_events set deleted_at = now() - interval '31 days'`);
    await expect(change(id, 'deleted_at = null')).rejects.toMatchObject({ message: 'event_state' });
  });
});

describe('a changed occurrence', () => {
  const of = (series: string, more = {}) => ({
    recurrence_of: series,
    recurrence_id: '2026-12-07T09:00:00',
    ...more,
  });

  it('belongs to a series of the same person, once for each time, and repeats nothing', async () => {
    const series = await add({ rrule: 'FREQ=WEEKLY' });
    const changed = await add(of(series.id));
    await expect(add(of(series.id))).rejects.toMatchObject({ code: '23505' });
    await expect(add(of(changed.id))).rejects.toMatchObject({ message: 'bad_series' });
    await expect(add(of(series.id, { rrule: 'FREQ=DAILY' }))).rejects.toMatchObject({ code: '23514' });
    await expect(add(of(series.id), 'other')).rejects.toMatchObject({ code: '23503' });
    await asActor(db, 'owner', 'delete from public.calendar_events where id = $1', [series.id]);
    expect(await count()).toBe(0);
  });
});

describe('a calendar', () => {
  const full = { code: 'PT409', message: 'too_many_calendar_events' };

  it('is for paid plans; after a smaller one its rows are hidden until it is back', async () => {
    const { id } = await add();
    await givePlan(db, 'owner', null);
    expect(await count()).toBe(0);
    await expect(add()).rejects.toMatchObject({ ...full, hint: '0' });
    expect(await change(id, `title = 'x'`)).toEqual([]);
    await givePlan(db, 'owner', { subscribed: false, tier: 'basic', trial: 'active', trialEnds: '1 day' });
    expect(await count()).toBe(1);
    expect(await change(id, `title = 'x'`)).toHaveLength(1);
  });

  it('holds as many as the plan says', async () => {
    await db.query(
      `insert into public.calendar_events (id, user_id, title, starts, ends, tz)
       select gen_random_uuid(), $1, 'x', '2026-11-30T09:00:00', '2026-11-30T09:25:00', 'UTC' from generate_series(1, 3)`,
      [personIds.owner],
    );
    await db.query(`update private.plan_limits set paid = 3 where name = 'calendar_events'`);
    try {
      await expect(add()).rejects.toMatchObject({ ...full, hint: '3' });
      await add({}, 'other');
      await asActor(db, 'owner', 'update public.calendar_events set deleted_at = now()', []);
      await add();
    } finally {
      await db.query(`update private.plan_limits set paid = 5000 where name = 'calendar_events'`);
    }
  });

  it('forgets what was removed or cancelled after 30 days, but keeps what a series leaves out', async () => {
    const aged = async (fields: Record<string, unknown>, days: number) => {
      const { id } = await add(fields);
      await db.query('alter table public.calendar_events disable trigger user');
      await db.query(
        `update public.calendar_events set updated_at = now() - make_interval(days => $2),
           deleted_at = case when title = 'removed' then now() - make_interval(days => $2) end where id = $1`,
        [id, days],
      );
      await db.query('alter table public.calendar_events enable trigger user');
      return id;
    };
    const series = await aged({ rrule: 'FREQ=WEEKLY', title: 'series' }, 90);
    await aged(
      { title: 'kept', recurrence_of: series, recurrence_id: '2026-12-07T09:00:00', cancelled: true },
      90,
    );
    await aged({ title: 'kept too', cancelled: true }, 29);
    await aged({ title: 'cancelled', cancelled: true }, 31);
    await aged({ title: 'removed' }, 29);
    await aged({ title: 'removed' }, 31);
    expect(await valueAs(db, 'service', 'select public.purge_calendar_events()')).toBe(2);
    const left = await db.query<{ title: string }>('select title from public.calendar_events order by title');
    expect(left.map(({ title }) => title)).toEqual(['kept', 'kept too', 'removed', 'series']);
  });
});
