/** Reminders in the database: states, limits, what was told and what came of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planLimits } from '../../src/config/limits.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';
import { claimDeliveries, claimDue, storeDispatch, storeReminder, told } from './support/reminders.ts';

const { owner, other } = personIds;
const DUE = '2031-01-01T07:00:00Z';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.reminders');
  await db.query('delete from public.notifications');
  await db.query('delete from private.told_events');
  await db.query('delete from public.user_settings');
});

const rowOf = async (id: unknown) =>
  (await db.query('select * from public.reminders where id = $1', [String(id)]))[0];
const setTier = (person: string, tier: string) =>
  db.query(
    `insert into public.subscribers (user_id, subscribed, subscription_tier) values ($1, true, $2)
     on conflict (user_id) do update set subscribed = $2 <> 'freemium', subscription_tier = excluded.subscription_tier`,
    [person, tier],
  );
const noticesOf = (person: string) =>
  db.query<{ kind: string; title: string; params: Record<string, unknown>; action_url: string | null }>(
    'select kind, title, params, action_url from public.notifications where user_id = $1 order by kind',
    [person],
  );

describe('keeping reminders', () => {
  it('stores what is sent again once, and a change where it is', async () => {
    const id = randomUUID();
    await storeReminder(db, owner, { id });
    await storeReminder(db, owner, { id, title: 'Water the roses' });
    expect(await db.query('select title from public.reminders')).toEqual([{ title: 'Water the roses' }]);
  });

  it('leaves a reminder of somebody else alone', async () => {
    const id = randomUUID();
    await storeReminder(db, owner, { id });
    await expect(storeReminder(db, other, { id, title: 'Mine now' })).rejects.toThrow('not_found');
  });

  it('knows zones and pages of this site', async () => {
    await expect(storeReminder(db, owner, { tz: 'Mars/Olympus' })).rejects.toThrow('unknown_zone');
    await expect(storeReminder(db, owner, { link: '/nowhere-at-all' })).rejects.toThrow('bad_link');
  });

  it('holds no more active ones than the plan allows, and any number that rests or is over', async () => {
    const { freemium } = planLimits.reminders;
    const kept = [];
    for (let n = 0; n < freemium; n += 1) kept.push(await storeReminder(db, owner));
    await expect(storeReminder(db, owner)).rejects.toThrow('too_many_reminders');
    await asActor(db, 'owner', 'select public.pause_reminder($1)', [String(kept[0]?.id)]);
    await storeReminder(db, owner);
    await expect(
      asActor(db, 'owner', 'select public.resume_reminder($1)', [String(kept[0]?.id)]),
    ).rejects.toThrow('too_many_reminders');
  });

  it('comes back after a rest without what was missed, to be derived anew', async () => {
    const { id } = await storeReminder(db, owner, { last_handled: '2026-01-01T08:00:00' });
    await asActor(db, 'owner', 'select public.pause_reminder($1)', [String(id)]);
    expect(await rowOf(id)).toMatchObject({ state: 'paused', snoozed_until: null });
    await asActor(db, 'owner', 'select public.resume_reminder($1)', [String(id)]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'active', check_at: expect.anything() });
    expect(String(row?.last_handled) > '2026-11-01').toBe(true);
  });

  it('refuses to rest until a day that is over, and to rest when it is over', async () => {
    const { id } = await storeReminder(db, owner);
    await expect(
      asActor(db, 'owner', `select public.pause_reminder($1, '2020-01-01')`, [String(id)]),
    ).rejects.toThrow('time_passed');
    await db.query(`update public.reminders set state = 'ended' where id = $1`, [String(id)]);
    await expect(asActor(db, 'owner', 'select public.pause_reminder($1)', [String(id)])).rejects.toThrow(
      'reminder_state',
    );
  });

  it('is active again on the day until which it rests', async () => {
    const { id } = await storeReminder(db, owner);
    await asActor(db, 'owner', `select public.pause_reminder($1, '2031-01-05')`, [String(id)]);
    await claimDue(db, '2031-01-04T23:59:00Z');
    expect(await rowOf(id)).toMatchObject({ state: 'paused' });
    await claimDue(db, '2031-01-05T00:01:00Z');
    expect(await rowOf(id)).toMatchObject({ state: 'active', paused_until: null });
  });

  it('ends with the task it is of', async () => {
    const task = randomUUID();
    await db.query(
      `insert into public.tasks (id, user_id, title, due_at) values ($1, $2, 'Sort', '2031-01-01T09:00:00Z')`,
      [task, owner],
    );
    const { id } = await storeReminder(db, owner, {
      target: 'task',
      target_id: task,
      starts: null,
      rrule: null,
      offset_min: 30,
    });
    await db.query(`update public.tasks set due_at = '2031-01-03T09:00:00Z' where id = $1`, [task]);
    expect(await rowOf(id)).toMatchObject({ state: 'active', check_at: expect.anything() });
    await db.query(`update public.tasks set status = 'done' where id = $1`, [task]);
    expect(await rowOf(id)).toMatchObject({ state: 'ended' });
  });

  it('ends with the habit it is of', async () => {
    const habit = randomUUID();
    await db.query(
      `insert into public.habits (id, user_id, title, schedules, starts_on)
       values ($1, $2, 'Walk', '[{"from": "2026-11-23", "schedule": {"type": "quota", "perWeek": 3}}]', '2026-11-23')`,
      [habit, owner],
    );
    const { id } = await storeReminder(db, owner, { target: 'habit', target_id: habit });
    await db.query(`update public.habits set status = 'archived' where id = $1`, [habit]);
    expect(await rowOf(id)).toMatchObject({ state: 'ended' });
  });

  it('is derived anew when its person moves to another zone, unless it keeps its own', async () => {
    const follows = await storeReminder(db, owner);
    const stays = await storeReminder(db, owner, { tz_mode: 'fixed' });
    await db.query(`insert into public.user_settings (user_id, time_zone) values ($1, 'Asia/Tokyo')`, [
      owner,
    ]);
    expect(await rowOf(follows.id)).toMatchObject({ check_at: expect.anything() });
    expect(await rowOf(stays.id)).toMatchObject({ check_at: null });
  });
});

describe('after a smaller plan', () => {
  it('the newest stay active, the others rest, and that is told once', async () => {
    await setTier(owner, 'plus');
    const ids = [];
    for (let n = 0; n < 5; n += 1) {
      const { id } = await storeReminder(db, owner);
      await db.query(
        `update public.reminders set created_at = timestamptz '2030-01-01' + make_interval(days => $1::integer) where id = $2`,
        [n, String(id)],
      );
      ids.push(String(id));
    }
    await db.query(`update public.subscribers set subscribed = false where user_id = $1`, [owner]);
    const active = await db.query<{ id: string }>(
      `select id from public.reminders where state = 'active' order by created_at`,
    );
    expect(active.map(({ id }) => id)).toEqual(ids.slice(2));
    await claimDue(db, DUE);
    expect(await noticesOf(owner)).toMatchObject([{ kind: 'reminders_paused', params: { n: 2 } }]);
    await db.query('delete from public.subscribers where user_id = $1', [owner]);
  });
});

describe('dispatching', () => {
  const due = (more = {}) => storeReminder(db, owner, { next_at: DUE, ...more });
  const take = async () => {
    const [taken] = (await claimDue(db, '2031-01-01T07:00:30Z')).reminders;
    if (!taken) throw new Error('nothing is due');
    return taken;
  };

  it('hands a reminder to one dispatcher at a time, and to another when that one fell', async () => {
    const { id } = await due();
    expect((await claimDue(db, '2031-01-01T06:59:59Z')).reminders).toEqual([]);
    expect((await claimDue(db, DUE)).reminders).toMatchObject([{ id }]);
    expect((await claimDue(db, '2031-01-01T07:04:00Z')).reminders).toEqual([]);
    expect((await claimDue(db, '2031-01-01T07:05:00Z')).reminders).toMatchObject([{ id }]);
  });

  it('tells an occurrence once, with the delivery by which it is answered', async () => {
    await due();
    const taken = await take();
    expect(await storeDispatch(db, [told(taken, '2031-01-01T08:00:00')])).toBe(1);
    // A second dispatcher with what it read before.
    expect(await storeDispatch(db, [told(taken, '2031-01-01T08:00:00')])).toBe(0);
    const [delivery] = await db.query<{ id: string }>(
      `select id from public.reminder_deliveries where channel = 'in_app'`,
    );
    expect(await noticesOf(owner)).toEqual([
      {
        kind: 'reminder',
        title: 'Water the plants',
        params: { title: 'Water the plants', time: '08:00', delivery: delivery?.id },
        action_url: '/training-hub',
      },
    ]);
    expect(await db.query('select channel, state from public.reminder_deliveries order by channel')).toEqual([
      { channel: 'in_app', state: 'sent' },
      { channel: 'push', state: 'claimed' },
    ]);
  });

  it('tells nothing a second time that has its row, whatever the reminder says meanwhile', async () => {
    const { id } = await due();
    await storeDispatch(db, [told(await take(), '2031-01-01T08:00:00')]);
    await db.query('update public.reminders set next_at = $2, last_handled = null where id = $1', [
      String(id),
      DUE,
    ]);
    await storeDispatch(db, [told(await take(), '2031-01-01T08:00:00')]);
    expect(await noticesOf(owner)).toHaveLength(1);
  });

  it('leaves alone what its person changed meanwhile', async () => {
    const { id } = await due();
    const taken = await take();
    await storeReminder(db, owner, { id, next_at: '2031-06-01T07:00:00Z' });
    expect(await storeDispatch(db, [told(taken, '2031-01-01T08:00:00')])).toBe(0);
    expect(await noticesOf(owner)).toEqual([]);
  });

  it('knows a delivery again after a backup was put back', async () => {
    const { id } = await due();
    await storeDispatch(db, [told(await take(), '2031-01-01T08:00:00')]);
    const ids = () => db.query('select id from public.reminder_deliveries order by id');
    const before = await ids();
    await db.query('delete from public.reminder_deliveries');
    await db.query('update public.reminders set next_at = $2 where id = $1', [String(id), DUE]);
    await storeDispatch(db, [told(await take(), '2031-01-01T08:00:00')]);
    expect(await ids()).toEqual(before);
  });

  it('hands a message out again when nothing was noted of it for five minutes, and never after', async () => {
    await due();
    await storeDispatch(db, [told(await take(), '2031-01-01T08:00:00')]);
    const at = async (time: string) =>
      (await claimDeliveries(db, time)).people.flatMap((person) => person.deliveries);
    const [first] = await at('2031-01-01T07:00:30Z');
    expect(await at('2031-01-01T07:03:00Z')).toEqual([]);
    expect(await at('2031-01-01T07:06:00Z')).toMatchObject([{ id: first?.id, tries: 2 }]);
    const marks = JSON.stringify([{ id: first?.id, state: 'sent' }]);
    await valueAs(db, 'service', 'select public.mark_deliveries($1, $2)', [marks, '2031-01-01T07:06:10Z']);
    expect(await at('2031-01-01T08:00:00Z')).toEqual([]);
  });

  it('counts what another run has in hand towards what a person gets in a day', async () => {
    for (let n = 0; n < 2; n += 1) {
      await due();
      await storeDispatch(db, [told(await take(), '2031-01-01T08:00:00')]);
      const [person] = (await claimDeliveries(db, '2031-01-01T07:01:00Z')).people;
      expect(person?.used).toEqual({ push: n, email: 0 });
    }
  });
});

describe('what is kept', () => {
  it('is deliveries for 90 days, and reminders taken away for 30', async () => {
    const { id } = await storeReminder(db, owner, { next_at: DUE });
    const gone = await storeReminder(db, owner, { next_at: '2032-01-01T07:00:00Z' });
    const [taken] = (await claimDue(db, DUE)).reminders;
    if (taken) await storeDispatch(db, [told(taken, '2031-01-01T08:00:00')]);
    await db.query(
      `update public.reminder_deliveries set created_at = now() - interval '91 days' where channel = 'push'`,
    );
    await db.query(`update public.reminders set deleted_at = now() - interval '31 days' where id = $1`, [
      String(gone.id),
    ]);
    expect(await valueAs(db, 'service', 'select public.purge_reminders()')).toBe(2);
    expect(await db.query('select id from public.reminders')).toEqual([{ id }]);
    expect(await db.query('select channel from public.reminder_deliveries')).toEqual([{ channel: 'in_app' }]);
  });

  it('is looked at anew every night', async () => {
    const { id } = await storeReminder(db, owner);
    expect(await valueAs(db, 'service', 'select public.recheck_reminders()')).toBe(1);
    expect((await claimDue(db, '2030-12-01T00:00:00Z')).reminders).toMatchObject([{ id }]);
  });
});
