/** What a person is told of beside the community: plans, money, results and waits; each once, whatever repeats it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, childAttemptOf, startAndStore } from './support/attempts.ts';
import { applyNow, type Buyer, buy, eventOf, newBuyer, openShop, ownedBy } from './support/billing.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';
import { inDays, type Subscription, subscriptionOf, trialOf } from './support/snapshots.ts';

interface Notice extends Record<string, unknown> {
  kind: string;
  type: string;
  topic: string | null;
  count: number;
  params: Record<string, unknown>;
  action_url: string | null;
}
const noticesOf = (db: OpenedDb, person: string): Promise<Notice[]> =>
  db.query<Notice>(
    `select kind, type, topic, count, params, action_url from public.notifications
     where user_id = $1 and removed_at is null order by created_at, kind`,
    [person],
  );
const tellDue = async (db: OpenedDb): Promise<void> => {
  for (let n = 0; n < 2; n += 1) await valueAs(db, 'service', 'select public.tell_what_is_due()');
};

describe('of money and plans', () => {
  let db: OpenedDb;
  let buyer: Buyer;
  beforeAll(async () => {
    db = await openShop();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    buyer = await newBuyer(db);
  });
  const kinds = async () => (await noticesOf(db, buyer.id)).map(({ kind }) => kind);
  /** Says it three times, as a provider may. */
  async function say(subscription: Subscription): Promise<void> {
    const event = eventOf();
    for (const news of [event, event, null])
      await applyNow(db, buyer.customer, { subscriptions: [subscription], invoices: [] }, news);
  }

  it('a trial is told when it begins, three days and a day before it ends, and when it has ended', async () => {
    const trial = trialOf({ trial_end: inDays(14), current_period_end: inDays(14) });
    await say(trial);
    expect(await noticesOf(db, buyer.id)).toEqual([
      {
        kind: 'trial_started',
        type: 'info',
        topic: 'billing',
        count: 1,
        params: { tier: 'premium', at: expect.any(String) },
        action_url: '/account-settings',
      },
    ]);
    await say({ ...trial, trial_end: inDays(2.9), current_period_end: inDays(2.9) });
    await valueAs(db, 'service', 'select public.note_due_mails()');
    await tellDue(db);
    expect(await kinds()).toEqual(['trial_started', 'trial_ending']);
    await say({ ...trial, trial_end: inDays(0.9), current_period_end: inDays(0.9) });
    await tellDue(db);
    expect(await kinds()).toEqual(['trial_started', 'trial_ending', 'trial_last_day']);
    await say({ ...trial, status: 'canceled', trial_end: inDays(-0.1), ended_at: inDays(-0.1) });
    await tellDue(db);
    expect(await kinds()).toEqual(['trial_started', 'trial_ending', 'trial_last_day', 'trial_ended']);
  });

  it('a trial that is paid for becomes a plan that has begun', async () => {
    const trial = trialOf();
    await say(trial);
    await say({ ...trial, status: 'active', current_period_end: inDays(372) });
    expect(await kinds()).toEqual(['trial_started', 'plan_started']);
  });

  it('a plan is told when it begins, changes and is closed', async () => {
    const plan = subscriptionOf();
    await say(plan);
    await say({ ...plan, price_id: 'price_premium_month' });
    await say({ ...plan, price_id: 'price_premium_month', status: 'canceled', ended_at: inDays(0) });
    expect(
      (await noticesOf(db, buyer.id)).map(({ kind, topic, params }) => [kind, topic, params.tier]),
    ).toEqual([
      ['plan_started', 'billing', 'plus'],
      ['plan_changed', 'billing', 'premium'],
      ['plan_closed', null, 'premium'],
    ]);
  });

  it('a payment that failed is told, also to who wants no news of money, and is no news once it is paid', async () => {
    await db.query(
      `insert into public.user_settings (user_id, notify_billing) values ($1, false)
       on conflict (user_id) do update set notify_billing = false`,
      [buyer.id],
    );
    const plan = subscriptionOf();
    await say(plan);
    await say({ ...plan, status: 'past_due' });
    expect(await noticesOf(db, buyer.id)).toMatchObject([
      { kind: 'payment_failed', type: 'warning', params: { tier: 'plus', at: expect.any(String) } },
    ]);
    await say(plan);
    expect(await kinds()).toEqual([]);
  });

  it('a purchase that opened and money that goes back are told without a sum', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    const refunded = bought.payment({ amount_refunded: 300 });
    for (const payment of [refunded, refunded]) await applyNow(db, buyer.customer, { payments: [payment] });
    expect(await noticesOf(db, buyer.id)).toMatchObject([
      { kind: 'order_paid', type: 'success', params: {}, count: 1 },
      { kind: 'refunded', topic: null, params: {}, count: 1 },
    ]);
  });

  it('a purchase that the bank closed is told each time that happens, whatever is repeated, and also without news of money', async () => {
    await db.query(
      `insert into public.user_settings (user_id, notify_billing) values ($1, false)
       on conflict (user_id) do update set notify_billing = false`,
      [buyer.id],
    );
    const bought = await buy(db, buyer, ['test-focustrack']);
    for (const dispute of ['open', 'open', 'lost'] as const)
      await applyNow(db, buyer.customer, { payments: [bought.payment({ dispute })] });
    expect(await ownedBy(db, buyer)).toEqual([]);
    expect(await noticesOf(db, buyer.id)).toMatchObject([
      { kind: 'disputed', type: 'warning', topic: null, count: 1, action_url: '/account-settings' },
    ]);
  });

  it('nothing is told to somebody whose account is just being erased', async () => {
    await say(subscriptionOf());
    await valueAs(db, 'service', 'select public.schedule_erasure($1)', [buyer.id]);
    await db.query(
      `update public.account_erasures set requested_at = now() - interval '8 days', due_at = now() - interval '1 day',
        begun_at = now() where user_id = $1`,
      [buyer.id],
    );
    await say(subscriptionOf({ price_id: 'price_premium_month' }));
    expect(await kinds()).toEqual(['plan_started']);
  });
});

describe('of results', () => {
  let db: OpenedDb;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(() =>
    db.script(`delete from public.assessment_attempts; delete from public.attempt_starts;
      delete from public.retake_waits; delete from public.notifications`),
  );
  const owner = personIds.owner;
  const agoMs = (ms: number) => new Date(Date.now() - ms).toISOString();
  const made = (ms: number, changes = {}) =>
    attemptOf(randomUUID(), {
      test_id: 'focuscheck_adult_screening',
      started_at: agoMs(ms + 300_000),
      completed_at: agoMs(ms),
      ...changes,
    });
  const kinds = async () => (await noticesOf(db, owner)).map(({ kind }) => kind);

  it('one that waited on a device is told when it arrives, one handed in at once is not', async () => {
    await startAndStore(db, 'owner', made(1000));
    expect(await kinds()).toEqual([]);
    await db.script('delete from public.attempt_starts');
    const late = made(3_600_000);
    await startAndStore(db, 'owner', late);
    expect(await noticesOf(db, owner)).toEqual([
      {
        kind: 'result_stored',
        type: 'success',
        topic: 'results',
        count: 1,
        params: { test: 'focuscheck_adult_screening' },
        action_url: `/reports/${String(late.id)}`,
      },
    ]);
    await asActor(db, 'owner', 'delete from public.assessment_attempts where id = $1', [String(late.id)]);
    expect(await kinds()).toEqual([]);
  });

  it('nothing of it names a child', async () => {
    await startAndStore(
      db,
      'owner',
      childAttemptOf(randomUUID(), 'Tom', { completed_at: agoMs(3_600_000), started_at: agoMs(3_900_000) }),
    );
    const rows = await db.query('select * from public.notifications where user_id = $1', [owner]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Tom');
  });

  /** As if it had all happened so many days ago. */
  async function age(id: unknown, days: number): Promise<void> {
    const past = [String(id), days] as const;
    await db.query(
      `update public.attempt_starts set started_at = started_at - $2 * interval '1 day' where id = $1`,
      [...past],
    );
    await db.query(
      `update public.assessment_attempts set started_at = started_at - $2 * interval '1 day',
        completed_at = completed_at - $2 * interval '1 day', created_at = created_at - $2 * interval '1 day' where id = $1`,
      [...past],
    );
    await db.query(
      `update private.coming_notices set due_at = due_at - $2 * interval '1 day' where event = $1`,
      [...past],
    );
  }

  it('a test that can be taken again is told once, when the wait is over', async () => {
    const attempt = made(1000);
    await startAndStore(db, 'owner', attempt);
    await age(attempt.id, 29);
    await tellDue(db);
    expect(await kinds()).toEqual([]);
    await age(attempt.id, 2);
    await tellDue(db);
    expect(await noticesOf(db, owner)).toMatchObject([
      {
        kind: 'retake_open',
        topic: 'reminders',
        params: { test: 'focuscheck_adult_screening' },
        action_url: '/testing-hub',
      },
    ]);
  });

  it('a test that was taken again before anybody looked, or whose result is deleted, is told of no more', async () => {
    const first = made(1000);
    await startAndStore(db, 'owner', first);
    await age(first.id, 31);
    const second = made(1000);
    await startAndStore(db, 'owner', second);
    await tellDue(db);
    expect(await kinds()).toEqual([]);
    await age(second.id, 31);
    await asActor(db, 'owner', 'delete from public.assessment_attempts where id = $1', [String(second.id)]);
    await tellDue(db);
    expect(await kinds()).toEqual([]);
  });
});
