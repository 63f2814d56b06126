/** What people do with what they were told, mails that stop, and devices. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPushEndpoint } from '../../src/lib/reminders/push.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';
import { claimDue, storeDispatch, storeReminder, told } from './support/reminders.ts';

const { owner, other } = personIds;
const KEYS = `'${'B'.repeat(87)}', '${'a'.repeat(22)}'`;
const DUE = '2031-01-01T07:00:00Z';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.reminders');
  await db.query('delete from public.push_subscriptions');
  await db.query('delete from public.notifications');
  await db.query('delete from private.told_events');
});

const rowOf = async (id: unknown) =>
  (await db.query('select * from public.reminders where id = $1', [String(id)]))[0];
describe('answering', () => {
  async function delivered() {
    const { id } = await storeReminder(db, owner, { next_at: DUE });
    const [taken] = (await claimDue(db, DUE)).reminders;
    if (!taken) throw new Error('nothing is due');
    await storeDispatch(db, [told(taken, '2031-01-01T08:00:00')]);
    const [row] = await db.query<{ id: string }>(
      `select id from public.reminder_deliveries where channel = 'push'`,
    );
    return { id: String(id), delivery: String(row?.id) };
  }
  const act = (
    delivery: string,
    action: string,
    until: string | null = null,
    actor: 'owner' | 'other' = 'owner',
  ) => asActor(db, actor, 'select public.act_on_reminder($1, $2, $3)', [delivery, action, until]);
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  it('holds for every way it was told on, and the notice is read', async () => {
    const { delivery } = await delivered();
    await act(delivery, 'done');
    expect(await db.query('select distinct acted from public.reminder_deliveries')).toEqual([
      { acted: 'done' },
    ]);
    expect(await db.query('select is_read from public.notifications')).toEqual([{ is_read: true }]);
  });

  it('is for its person alone', async () => {
    const { delivery } = await delivered();
    await expect(act(delivery, 'done', null, 'other')).rejects.toThrow('not_found');
  });

  it('puts off three times, to a moment to come, before the next one', async () => {
    const { id, delivery } = await delivered();
    await expect(act(delivery, 'snooze')).rejects.toThrow('bad_time');
    await expect(act(delivery, 'snooze', inMinutes(5 * 24 * 60))).rejects.toThrow('bad_time');
    await db.query('update public.reminders set next_at = $2 where id = $1', [id, inMinutes(30)]);
    await expect(act(delivery, 'snooze', inMinutes(60))).rejects.toThrow('next_is_sooner');
    for (let n = 0; n < 3; n += 1) await act(delivery, 'snooze', inMinutes(10 + n));
    await expect(act(delivery, 'snooze', inMinutes(10))).rejects.toThrow('snooze_limit');
    expect(await rowOf(id)).toMatchObject({ snooze_count: 3, snoozed_until: expect.anything() });
  });

  it('may be sent twice: what was put off once counts once', async () => {
    const { id, delivery } = await delivered();
    const until = inMinutes(10);
    await act(delivery, 'snooze', until);
    await act(delivery, 'snooze', until);
    expect(await rowOf(id)).toMatchObject({ snooze_count: 1 });
    // It has come again by now, and the answer arrives once more.
    await db.query('update public.reminders set snoozed_until = null where id = $1', [id]);
    await act(delivery, 'snooze', inMinutes(-1));
    expect(await rowOf(id)).toMatchObject({ snooze_count: 1, snoozed_until: null });
  });

  it('may come late: a moment that went by without a connection is kept, up to three days', async () => {
    const { id, delivery } = await delivered();
    await expect(act(delivery, 'snooze', inMinutes(-4 * 24 * 60))).rejects.toThrow('bad_time');
    const until = inMinutes(-30);
    await act(delivery, 'snooze', until);
    const row = await rowOf(id);
    expect(new Date(String(row?.snoozed_until)).toISOString()).toBe(until);
    expect(await db.query('select distinct acted from public.reminder_deliveries')).toEqual([
      { acted: 'snoozed' },
    ]);
  });

  it('does not bring back late what was done on another device meanwhile', async () => {
    const { id, delivery } = await delivered();
    await act(delivery, 'done');
    await act(delivery, 'snooze', inMinutes(-5));
    expect(await rowOf(id)).toMatchObject({ snooze_count: 0, snoozed_until: null });
  });

  it('works by the token of a message once, and within a day', async () => {
    const { delivery } = await delivered();
    const byMessage = (action: string) =>
      valueAs(db, 'service', 'select public.act_by_message($1, $2)', [delivery, action]);
    await byMessage('done');
    await expect(byMessage('done')).rejects.toThrow('token_used');
    await db.query(
      `update public.reminder_deliveries set acted = null, sent_at = now() - interval '25 hours'`,
    );
    await expect(byMessage('done')).rejects.toThrow('token_used');
  });
});

describe('mails', () => {
  it('stop for one reminder, or for all its person has, and what was to go out does not', async () => {
    const email = { channels: ['in_app', 'email'] };
    const one = await storeReminder(db, owner, email);
    const two = await storeReminder(db, owner, email);
    const theirs = await storeReminder(db, other, email);
    const channels = async () =>
      Promise.all([one, two, theirs].map(async ({ id }) => (await rowOf(id))?.channels));
    await valueAs(db, 'service', 'select public.stop_reminder_mail($1, false)', [String(one.id)]);
    expect(await channels()).toEqual([['in_app'], ['in_app', 'email'], ['in_app', 'email']]);
    await valueAs(db, 'service', 'select public.stop_reminder_mail($1, true)', [String(one.id)]);
    expect(await channels()).toEqual([['in_app'], ['in_app'], ['in_app', 'email']]);
  });
});

describe('devices', () => {
  const subscribe = (name: string, actor: 'owner' | 'other' = 'owner') =>
    valueAs<string>(db, actor, `select public.push_subscribe($1, ${KEYS}, 'Phone', 'UTC')`, [
      `https://updates.push.services.mozilla.com/wpush/v2/${name}`,
    ]);

  it('are ten at most: the oldest falls out, and the newest never', async () => {
    const ids = [];
    for (let n = 0; n < 12; n += 1) {
      ids.push(await subscribe(`d${n}`));
      await db.query(
        `update public.push_subscriptions set created_at = timestamptz '2030-01-01' + make_interval(days => $1::integer) where id = $2`,
        [n, ids.at(-1) ?? ''],
      );
    }
    const left = await asActor<{ id: string }>(
      db,
      'owner',
      'select id from public.push_subscriptions order by created_at',
    );
    expect(left.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('belong to whoever uses them now, and go when their person says so', async () => {
    await subscribe('shared');
    const id = await subscribe('shared', 'other');
    await asActor(db, 'owner', 'select public.push_unsubscribe($1)', [id]);
    expect(await db.query('select user_id from public.push_subscriptions')).toEqual([{ user_id: other }]);
    await asActor(db, 'other', 'select public.push_unsubscribe($1)', [id]);
    expect(await db.query('select id from public.push_subscriptions')).toEqual([]);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://169.254.169.254/latest',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://localhost/x',
  ])('are written to at services of browsers alone: %s', async (endpoint) => {
    const [row] = await db.query<{ known: boolean | null }>('select private.is_push_service($1) as known', [
      endpoint,
    ]);
    expect(row?.known ?? false).toBe(isPushEndpoint(endpoint));
  });
});
