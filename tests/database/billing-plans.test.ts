/** What a plan opens, by what the payment provider says of it and by time alone. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  applyNow,
  asBuyer,
  type Buyer,
  newBuyer,
  openShop,
  subscriberOf,
  tierOf,
} from './support/billing.ts';
import { inDays, invoiceOf, subscriptionOf, trialOf } from './support/snapshots.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  buyer = await newBuyer(db);
});

const timeOf = (value: unknown): number => new Date(String(value)).getTime();
const endOf = async (): Promise<number> => timeOf((await subscriberOf(db, buyer))?.subscription_end);

describe('a plan', () => {
  it.each([
    ['trialing', trialOf(), 'premium'],
    ['active', subscriptionOf(), 'plus'],
    ['active and renewed up to a day late', subscriptionOf({ current_period_end: inDays(-0.9) }), 'plus'],
    ['past due', subscriptionOf({ status: 'past_due' }), 'plus'],
    ['unpaid', subscriptionOf({ status: 'unpaid' }), 'freemium'],
    ['paused', subscriptionOf({ status: 'paused' }), 'freemium'],
    ['not yet paid', subscriptionOf({ status: 'incomplete' }), 'freemium'],
    ['never paid', subscriptionOf({ status: 'incomplete_expired', ended_at: inDays(-1) }), 'freemium'],
    ['canceled', subscriptionOf({ status: 'canceled', ended_at: inDays(-1) }), 'freemium'],
    ['over since yesterday', subscriptionOf({ current_period_end: inDays(-1.1) }), 'freemium'],
    ['on trial until a moment ago', trialOf({ trial_end: inDays(-0.001) }), 'freemium'],
    ['of an unknown price', subscriptionOf({ price_id: 'price_of_others' }), 'freemium'],
  ])('that is %s opens what it should', async (_name, subscription, tier) => {
    const applied = await applyNow(db, buyer.customer, { subscriptions: [subscription] });
    const open = tier === 'freemium' ? null : tier;
    expect(applied).toMatchObject({ subscribed: open !== null, tier: open });
    expect(await tierOf(db, buyer)).toBe(tier);
  });

  it('of an unknown price is told as refused and makes no record of a plan', async () => {
    const said = { subscriptions: [subscriptionOf({ price_id: 'price_of_others' })] };
    expect(await applyNow(db, buyer.customer, said)).toMatchObject({
      outcome: 'refused',
      detail: 'unknown_price',
    });
    expect(await subscriberOf(db, buyer)).toBeUndefined();
  });

  it('keeps its tier at a price that was taken off sale', async () => {
    await db.query(`insert into public.plan_prices (id, tier, "interval", amount_cents, active)
      values ('price_retired', 'premium', 'month', 1499, false) on conflict do nothing`);
    await applyNow(db, buyer.customer, { subscriptions: [subscriptionOf({ price_id: 'price_retired' })] });
    expect(await tierOf(db, buyer)).toBe('premium');
    const [row] = await asBuyer(
      db,
      buyer,
      'select tier, "interval", amount_cents from public.billing_subscriptions',
    );
    expect(row).toEqual({ tier: 'premium', interval: 'month', amount_cents: 1499 });
  });

  it('changes with the price: upgrade at once, downgrade when the provider says so', async () => {
    const plan = subscriptionOf();
    await applyNow(db, buyer.customer, { subscriptions: [plan] });
    const premium = { ...plan, price_id: 'price_premium_month', next_price_id: 'price_plus_month' };
    await applyNow(db, buyer.customer, { subscriptions: [premium] });
    expect(await tierOf(db, buyer)).toBe('premium');
    await applyNow(db, buyer.customer, { subscriptions: [plan] });
    expect(await tierOf(db, buyer)).toBe('plus');
  });

  it('that is to be cancelled ends then, and goes on when it is resumed', async () => {
    const plan = subscriptionOf({ cancel_at: inDays(10) });
    await applyNow(db, buyer.customer, { subscriptions: [plan] });
    expect(await endOf()).toBe(timeOf(plan.cancel_at));
    await applyNow(db, buyer.customer, { subscriptions: [{ ...plan, cancel_at: null }] });
    expect(await endOf()).toBe(timeOf(plan.current_period_end));
  });

  it('that the provider no longer names is over', async () => {
    await applyNow(db, buyer.customer, { subscriptions: [subscriptionOf()] });
    expect(await applyNow(db, buyer.customer, {})).toMatchObject({ subscribed: false, tier: null });
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: false, subscription_tier: null });
  });

  it('ends with the customer', async () => {
    await applyNow(db, buyer.customer, { subscriptions: [subscriptionOf()] });
    await applyNow(db, buyer.customer, { deleted: true });
    expect(await tierOf(db, buyer)).toBe('freemium');
    const [row] = await db.query<{ deleted_at: unknown }>(
      'select deleted_at from public.billing_customers where user_id = $1',
      [buyer.id],
    );
    expect(row?.deleted_at).not.toBeNull();
  });

  it('that has ended never opens again, whatever is said', async () => {
    const plan = subscriptionOf();
    await applyNow(db, buyer.customer, {
      subscriptions: [{ ...plan, status: 'canceled', ended_at: inDays(-1) }],
    });
    expect(await applyNow(db, buyer.customer, { subscriptions: [plan] })).toMatchObject({
      outcome: 'refused',
      detail: 'transition_refused',
      subscribed: false,
    });
  });

  it('of somebody else opens nothing', async () => {
    const plan = subscriptionOf();
    const other = await newBuyer(db);
    await applyNow(db, other.customer, { subscriptions: [plan] });
    expect(await applyNow(db, buyer.customer, { subscriptions: [plan] })).toMatchObject({
      outcome: 'refused',
      detail: 'foreign_subscription',
      subscribed: false,
    });
    expect(await tierOf(db, other)).toBe('plus');
  });
});

describe('an unpaid renewal', () => {
  it('leaves seven days from the first unpaid invoice', async () => {
    const plan = subscriptionOf({ status: 'past_due' });
    const due = (days: number) => [invoiceOf(plan, { status: 'open', issued_at: inDays(-days) })];
    await applyNow(db, buyer.customer, { subscriptions: [plan], invoices: due(6.9) });
    expect(await tierOf(db, buyer)).toBe('plus');
    expect(Math.abs((await endOf()) - timeOf(inDays(0.1)))).toBeLessThan(60_000);
    await applyNow(db, buyer.customer, { subscriptions: [plan], invoices: due(7.1) });
    expect(await tierOf(db, buyer)).toBe('freemium');
  });

  it('counts from its own first invoice, also when an older one was given up', async () => {
    const plan = subscriptionOf({ status: 'past_due' });
    const bill = (id: string, status: string, days: number) =>
      invoiceOf(plan, { id: `${id}_${plan.id}`, status, issued_at: inDays(-days) });
    await applyNow(db, buyer.customer, {
      subscriptions: [plan],
      invoices: [bill('in_a', 'uncollectible', 90), bill('in_b', 'paid', 33), bill('in_c', 'open', 3)],
    });
    expect(await tierOf(db, buyer)).toBe('plus');
    expect(Math.abs((await endOf()) - timeOf(inDays(4)))).toBeLessThan(60_000);
  });

  it('counts anew after it was paid', async () => {
    const plan = subscriptionOf({ status: 'past_due' });
    await applyNow(db, buyer.customer, { subscriptions: [plan] });
    await applyNow(db, buyer.customer, { subscriptions: [{ ...plan, status: 'active' }] });
    const [row] = await asBuyer(db, buyer, 'select past_due_since from public.billing_subscriptions');
    expect(row).toEqual({ past_due_since: null });
    expect(await tierOf(db, buyer)).toBe('plus');
  });
});

describe('a trial', () => {
  const told = async (...said: Parameters<typeof applyNow>[2][]): Promise<string | undefined> => {
    for (const snapshot of said) await applyNow(db, buyer.customer, snapshot);
    return (await subscriberOf(db, buyer))?.trial_status;
  };
  const running = trialOf();
  const over = { trial_end: inDays(-1), current_period_end: inDays(364) };

  it('is active while it runs and used up for good', async () => {
    expect(await told({ subscriptions: [trialOf()] })).toBe('active');
    const [row] = await db.query<{ used: boolean }>(
      'select trial_used_at is not null as used from public.billing_customers where user_id = $1',
      [buyer.id],
    );
    expect(row?.used).toBe(true);
  });

  it.each([
    ['converted when the plan is paid after it', { ...running, ...over, status: 'active' }, 'converted'],
    [
      'cancelled when it was ended before its time',
      { ...running, status: 'canceled', ended_at: inDays(0) },
      'cancelled',
    ],
    [
      'cancelled when it was ended for its last day and reached it',
      { ...running, ...over, status: 'canceled', cancel_at: over.trial_end, ended_at: over.trial_end },
      'cancelled',
    ],
    [
      'expired when it ended by itself',
      { ...running, ...over, status: 'canceled', ended_at: inDays(-1) },
      'expired',
    ],
    ['expired when its first payment fails', { ...running, ...over, status: 'past_due' }, 'expired'],
  ])('is %s, also when nothing was heard of it before', async (_name, plan, state) => {
    const id = `sub_trial_${buyer.customer}`;
    expect(await told({ subscriptions: [{ ...running, id }] }, { subscriptions: [{ ...plan, id }] })).toBe(
      state,
    );
    buyer = await newBuyer(db);
    expect(await told({ subscriptions: [{ ...plan, id: `${id}_late` }] })).toBe(state);
  });

  it('stays converted when the paid plan ends later', async () => {
    const paid = { ...running, ...over, id: 'sub_paid', status: 'active' };
    const invoices = [invoiceOf(paid)];
    const ended = { ...paid, status: 'canceled', ended_at: inDays(0) };
    expect(await told({ subscriptions: [paid], invoices }, { subscriptions: [ended], invoices })).toBe(
      'converted',
    );
    buyer = await newBuyer(db);
    const other = { ...ended, id: 'sub_paid_late' };
    expect(await told({ subscriptions: [other], invoices: [invoiceOf(other)] })).toBe('converted');
  });

  it('does not begin a second time', async () => {
    const first = trialOf({ status: 'canceled', ended_at: inDays(0) });
    expect(await told({ subscriptions: [first] })).toBe('cancelled');
    expect(await told({ subscriptions: [first, trialOf({ trial_end: inDays(7) })] })).toBe('cancelled');
  });
});

describe('two subscriptions at once', () => {
  it('leave the better one and name the other', async () => {
    const [plus, premium] = [subscriptionOf(), subscriptionOf({ price_id: 'price_premium_month' })];
    expect(await applyNow(db, buyer.customer, { subscriptions: [plus, premium] })).toMatchObject({
      tier: 'premium',
      extra_subscriptions: [plus.id],
      cancel_subscriptions: [],
    });
    const ended = { ...plus, status: 'canceled', ended_at: inDays(0) };
    expect(await applyNow(db, buyer.customer, { subscriptions: [ended, premium] })).toMatchObject({
      tier: 'premium',
      extra_subscriptions: [],
    });
  });

  it('of one tier leave the one that ends later', async () => {
    const [short, long] = [subscriptionOf({ current_period_end: inDays(5) }), subscriptionOf()];
    const { extra_subscriptions: extra } = await applyNow(db, buyer.customer, {
      subscriptions: [short, long],
    });
    expect(extra).toEqual([short.id]);
  });

  it('name what only goes on asking for money apart from what was paid, and never what is not ours', async () => {
    const plan = subscriptionOf();
    const unpaid = subscriptionOf({ status: 'unpaid' });
    const foreign = subscriptionOf({ price_id: 'price_of_others' });
    expect(await applyNow(db, buyer.customer, { subscriptions: [plan, unpaid, foreign] })).toMatchObject({
      extra_subscriptions: [],
      cancel_subscriptions: [unpaid.id],
    });
    expect(await applyNow(db, buyer.customer, { subscriptions: [unpaid] })).toMatchObject({
      cancel_subscriptions: [],
    });
  });
});

describe('choosing to pay nothing', () => {
  it('is remembered once and takes nothing away', async () => {
    await asBuyer(db, buyer, 'select public.choose_freemium()');
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: false, trial_status: 'none' });
    await applyNow(db, buyer.customer, { subscriptions: [subscriptionOf()] });
    await asBuyer(db, buyer, 'select public.choose_freemium()');
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: true, subscription_tier: 'plus' });
  });
});

describe('invoices', () => {
  it('are kept as the provider says them, for their person alone', async () => {
    const plan = subscriptionOf();
    const invoice = invoiceOf(plan, { status: 'open', hosted_url: 'javascript:alert(1)' });
    await applyNow(db, buyer.customer, { subscriptions: [plan], invoices: [invoice] });
    await applyNow(db, buyer.customer, { subscriptions: [plan], invoices: [{ ...invoice, status: 'paid' }] });
    const mine = () => asBuyer(db, buyer, 'select id, status, hosted_url from public.billing_invoices');
    expect(await mine()).toEqual([{ id: invoice.id, status: 'paid', hosted_url: null }]);
    const other = await newBuyer(db);
    await applyNow(db, other.customer, { invoices: [{ ...invoice, status: 'void' }] });
    expect(await mine()).toEqual([{ id: invoice.id, status: 'paid', hosted_url: null }]);
    expect(await asBuyer(db, other, 'select id from public.billing_invoices')).toEqual([]);
  });
});
