/** Which mails are due about money: one for each thing that happened, however often and in what order it is told. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { applyNow, type Buyer, buy, checkOut, eventOf, newBuyer, openShop } from './support/billing.ts';
import { valueAs } from './support/database.ts';
import {
  type Invoice,
  inDays,
  invoiceOf,
  type Subscription,
  subscriptionOf,
  trialOf,
} from './support/snapshots.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  buyer = await newBuyer(db);
});

interface Mail extends Record<string, unknown> {
  kind: string;
  facts: Record<string, unknown>;
}
const mails = (): Promise<Mail[]> =>
  db.query<Mail>('select kind, facts from public.account_mails where user_id = $1 order by made_at, id', [
    buyer.id,
  ]);
const kinds = async (): Promise<string[]> => (await mails()).map(({ kind }) => kind);
/** Says it three times, as a provider may. */
async function say(subscription: Subscription, invoices: Invoice[] = []): Promise<void> {
  const event = eventOf();
  for (const news of [event, event, null])
    await applyNow(db, buyer.customer, { subscriptions: [subscription], invoices }, news);
}
const look = () => valueAs<number>(db, 'service', 'select public.note_due_mails()');
const lookTwice = async () => {
  await look();
  await look();
};
const allSent = () =>
  db.query('update public.account_mails set sent_at = now() where user_id = $1', [buyer.id]);
const timeOf = (value: unknown): number => new Date(String(value)).getTime();

describe('an order', () => {
  it('that is paid is confirmed once, with lines, discounts and the sum', async () => {
    const bought = await buy(db, buyer, ['test-focustrack', 'test-start-barriers']);
    for (let n = 0; n < 2; n += 1)
      await applyNow(db, buyer.customer, { payments: [bought.payment()] }, eventOf());
    expect(await mails()).toEqual([
      {
        kind: 'order_paid',
        facts: {
          order_id: bought.orderId,
          currency: 'usd',
          lines: [
            { title: 'FocusTrack Attention', cents: 1999 },
            { title: 'Start Barriers', cents: 1499 },
          ],
          bundle_percent: 10,
          bundle_cents: 350,
          coupon_cents: 0,
          total_cents: 3148,
        },
      },
    ]);
  });

  it('that is not paid is not told of', async () => {
    const { payment } = await checkOut(db, buyer, ['test-focustrack']);
    await applyNow(db, buyer.customer, {
      payments: [payment({ session_status: 'expired', payment_status: 'unpaid' })],
    });
    expect(await kinds()).toEqual([]);
  });

  it('that is paid back line by line tells each amount and what it closes, and the rest once', async () => {
    const bought = await buy(db, buyer, ['test-focustrack', 'test-start-barriers']);
    const first = bought.payment({
      amount_refunded: 1799,
      refunded_lines: [bought.lines['test-focustrack'] ?? ''],
    });
    const all = bought.payment({ amount_refunded: bought.total });
    for (const payment of [first, first, all, all])
      await applyNow(db, buyer.customer, { payments: [payment] });
    expect((await mails()).slice(1)).toMatchObject([
      { kind: 'refunded', facts: { amount_cents: 1799, closes: ['FocusTrack Attention'] } },
      { kind: 'refunded', facts: { amount_cents: bought.total - 1799, closes: ['Start Barriers'] } },
    ]);
  });

  it('of which a part is paid back for no line closes nothing', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    await applyNow(db, buyer.customer, { payments: [bought.payment({ amount_refunded: 300 })] });
    expect((await mails())[1]).toMatchObject({ kind: 'refunded', facts: { amount_cents: 300, closes: [] } });
  });

  it('that was paid and paid back before anybody looked is told of in both', async () => {
    const bought = await checkOut(db, buyer, ['test-focustrack']);
    await applyNow(db, buyer.customer, { payments: [bought.payment({ amount_refunded: bought.total })] });
    expect((await kinds()).sort()).toEqual(['order_paid', 'refunded']);
  });

  it('of somebody whose account is just being erased is told to nobody', async () => {
    const bought = await checkOut(db, buyer, ['test-focustrack']);
    await valueAs(db, 'service', 'select public.schedule_erasure($1)', [buyer.id]);
    await db.query(
      `update public.account_erasures set requested_at = now() - interval '8 days', due_at = now() - interval '1 day',
        begun_at = now() where user_id = $1`,
      [buyer.id],
    );
    await applyNow(db, buyer.customer, { payments: [bought.payment()] });
    expect(await kinds()).toEqual(['erasure_planned']);
  });
});

describe('a plan that is bought', () => {
  it('is confirmed once, with price, what was paid and when it renews', async () => {
    const plan = subscriptionOf();
    await say(plan, [invoiceOf(plan, { amount_cents: 499 })]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'plan_started',
      facts: { tier: 'plus', interval: 'month', amount_cents: 999, currency: 'usd', paid_cents: 499 },
    });
    expect(timeOf(mail?.facts.renews_at)).toBe(timeOf(plan.current_period_end));
  });

  it('beside a better one is not told of', async () => {
    await say(subscriptionOf({ price_id: 'price_premium_month' }));
    await allSent();
    const both = [subscriptionOf(), subscriptionOf({ price_id: 'price_premium_month' })];
    await applyNow(db, buyer.customer, { subscriptions: both });
    expect((await mails()).filter(({ facts }) => facts.tier === 'plus')).toEqual([]);
  });

  it('and renewed, or paid for after its trial, leads to no further mail', async () => {
    const trial = trialOf();
    await say(trial);
    const paid = { ...trial, status: 'active', current_period_end: inDays(372) };
    await say(paid, [invoiceOf(paid)]);
    await say({ ...paid, current_period_end: inDays(737) });
    expect(await kinds()).toEqual(['trial_started']);
  });
});

describe('a plan that changes', () => {
  it('at once is told with both plans, what it cost and the next payment', async () => {
    const plan = subscriptionOf();
    const first = invoiceOf(plan, { amount_cents: 999 });
    await say(plan, [first]);
    const second = invoiceOf(plan, { id: `${first.id}_2`, amount_cents: 512, issued_at: inDays(0) });
    await say({ ...plan, price_id: 'price_premium_month' }, [first, second]);
    const [, mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'plan_changed',
      facts: {
        tier: 'premium',
        amount_cents: 1999,
        paid_cents: 512,
        from: { tier: 'plus', interval: 'month', amount_cents: 999, currency: 'usd' },
      },
    });
  });

  it('at once while its bill has not been seen names no amount', async () => {
    const plan = subscriptionOf();
    await say(plan, [invoiceOf(plan)]);
    await say({ ...plan, price_id: 'price_premium_month' }, [invoiceOf(plan)]);
    expect((await mails())[1]?.facts).not.toHaveProperty('paid_cents');
  });

  it('in a trial costs nothing', async () => {
    const trial = trialOf();
    await say(trial);
    await say({ ...trial, price_id: 'price_plus_year' });
    expect((await mails())[1]).toMatchObject({
      kind: 'plan_changed',
      facts: { tier: 'plus', paid_cents: 0 },
    });
  });

  it('at the end of its period is told when that is put down, and not again when it happens', async () => {
    const plan = subscriptionOf({ price_id: 'price_premium_month' });
    await say(plan);
    await say({ ...plan, next_price_id: 'price_plus_month' });
    const [, mail] = await mails();
    expect(mail).toMatchObject({ kind: 'plan_changes', facts: { tier: 'plus', from: { tier: 'premium' } } });
    expect(timeOf(mail?.facts.next_at)).toBe(timeOf(plan.current_period_end));
    await allSent();
    await say({ ...plan, price_id: 'price_plus_month', current_period_end: inDays(60) });
    expect(await kinds()).toEqual(['plan_started', 'plan_changes']);
  });

  it('is told of as a change that happened where the mail about the plan for it still waited', async () => {
    const plan = subscriptionOf({ price_id: 'price_premium_month' });
    await say({ ...plan, next_price_id: 'price_plus_month' });
    await say({ ...plan, price_id: 'price_plus_month' });
    expect(await kinds()).toEqual(['plan_started', 'plan_changed']);
  });

  it('is not told of when it was taken back, or the plan cancelled, before the mail went out', async () => {
    const plan = subscriptionOf({ price_id: 'price_premium_month' });
    const changes = { ...plan, next_price_id: 'price_plus_month' };
    await say(changes);
    await say(plan);
    expect(await kinds()).toEqual(['plan_started']);
    await say(changes);
    await say({ ...plan, cancel_at: plan.current_period_end });
    expect(await kinds()).toEqual(['plan_started', 'plan_cancelled']);
  });
});

describe('a payment that fails', () => {
  const late = (plan: Subscription) => ({ ...plan, status: 'past_due' });
  it('is told once with the amount and the day until which the plan stays open', async () => {
    const plan = subscriptionOf();
    await say(plan);
    const bill = invoiceOf(plan, { status: 'open', amount_cents: 999, issued_at: inDays(-1) });
    await say(late(plan), [bill]);
    const [, mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'payment_failed', facts: { tier: 'plus', due_cents: 999 } });
    const [row] = await db.query<{ pay_by: string }>(
      'select subscription_end as pay_by from public.subscribers where user_id = $1',
      [buyer.id],
    );
    expect(timeOf(mail?.facts.pay_by)).toBe(timeOf(row?.pay_by));
  });

  it('is not told of when it was made up for before the mail went out, and anew the next time', async () => {
    const plan = subscriptionOf();
    await say(plan);
    await say(late(plan));
    await say(plan);
    expect(await kinds()).toEqual(['plan_started']);
    await say(late(plan));
    await allSent();
    await say(plan);
    await say(late(plan));
    expect(await kinds()).toEqual(['plan_started', 'payment_failed', 'payment_failed']);
  });
});

describe('a bill of a plan that is paid back', () => {
  const paidBack = (cents: number) =>
    db.query('update public.billing_invoices set refunded_cents = $2 where user_id = $1', [buyer.id, cents]);
  beforeAll(() =>
    db.query(
      'alter table public.billing_invoices add column if not exists refunded_cents integer not null default 0',
    ),
  );

  it('is told with its amount and the plan that closes with it, each cent once', async () => {
    const plan = subscriptionOf();
    await say(plan, [invoiceOf(plan)]);
    await db.tx(async (query) => {
      await query('update public.billing_invoices set refunded_cents = 999 where user_id = $1', [buyer.id]);
      await query(`update public.billing_subscriptions set status = 'canceled' where user_id = $1`, [
        buyer.id,
      ]);
    });
    await paidBack(999);
    const [, mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toEqual({
      kind: 'refunded',
      facts: { currency: 'usd', amount_cents: 999, closes: ['Plus'] },
    });
  });

  it('closes nothing where the plan goes on', async () => {
    const plan = subscriptionOf();
    await say(plan, [invoiceOf(plan)]);
    await paidBack(200);
    await paidBack(500);
    expect((await mails()).slice(1).map(({ facts }) => [facts.amount_cents, facts.closes])).toEqual([
      [200, []],
      [300, []],
    ]);
  });
});

describe('a date that comes nearer', () => {
  it('is told three days before a trial ends, once, and not when it was cancelled', async () => {
    const trial = trialOf({ trial_end: inDays(3.1), current_period_end: inDays(3.1) });
    await say(trial);
    await lookTwice();
    expect(await kinds()).toEqual(['trial_started']);
    await say({ ...trial, trial_end: inDays(2.9), current_period_end: inDays(2.9) });
    await lookTwice();
    const [, mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'trial_ending',
      facts: { tier: 'premium', interval: 'year', amount_cents: 19900 },
    });
    await say({ ...trial, cancel_at: inDays(2.9) });
    await lookTwice();
    expect(await kinds()).toEqual(['trial_started', 'trial_cancelled']);
  });

  it('is told seven days before a year renews, once for each year, with the plan that follows', async () => {
    const year = subscriptionOf({ price_id: 'price_premium_year', current_period_end: inDays(7.1) });
    await say(year);
    await lookTwice();
    expect(await kinds()).toEqual(['plan_started']);
    await say({ ...year, current_period_end: inDays(6.9) });
    await lookTwice();
    await say({ ...year, current_period_end: inDays(5), next_price_id: 'price_plus_year' });
    await lookTwice();
    const found = (await mails()).filter(({ kind }) => kind === 'renewal_coming');
    expect(found.map(({ facts }) => [facts.tier, facts.amount_cents])).toEqual([
      ['premium', 19900],
      ['plus', 9900],
    ]);
  });

  it('is not told of for a plan by the month, or one that ends', async () => {
    await say(subscriptionOf({ current_period_end: inDays(2) }));
    const other = await newBuyer(db);
    buyer = other;
    await say(
      subscriptionOf({ price_id: 'price_plus_year', current_period_end: inDays(2), cancel_at: inDays(2) }),
    );
    await lookTwice();
    // Both were made at one moment.
    expect((await kinds()).sort()).toEqual(['plan_cancelled', 'plan_started']);
  });
});

describe('the data copy and the erasure of an account', () => {
  it('hold these mails and take them along', async () => {
    await buy(db, buyer, ['test-focustrack']);
    const [row] = await db.query<{ held: number }>(
      `select count(*)::integer as held from public.account_mails where user_id = $1`,
      [buyer.id],
    );
    expect(row?.held).toBe(1);
    await db.query('delete from auth.users where id = $1', [buyer.id]);
    expect(await mails()).toEqual([]);
  });
});
