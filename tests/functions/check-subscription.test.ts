import { beforeEach, describe, expect, it } from 'vitest';
import type { KnownBilling } from '../../supabase/functions/_shared/billing/access.ts';
import { type CheckDeps, handle } from '../../supabase/functions/check-subscription/handler.ts';
import { SITE } from './accounts.support.ts';
import { sendTo, USER } from './billing.support.ts';

const day = 86_400_000;
const now = Date.parse('2026-12-01T12:00:00Z');
const at = (days: number) => new Date(now + days * day).toISOString();

const customer = { customer_id: 'cus_1', trial_used_at: null, deleted_at: null };
const plus = {
  id: 'sub_1',
  customer_id: 'cus_1',
  status: 'active',
  price_id: 'price_plus_month',
  tier: 'plus',
  interval: 'month' as const,
  amount_cents: 999,
  current_period_end: at(20),
  cancel_at: null,
  trial_ends_at: null,
  ended_at: null,
  next_price_id: null,
};
const open = {
  subscribed: true,
  subscription_tier: 'plus',
  subscription_end: at(20),
  trial_status: 'none',
  trial_ends_at: null,
};
const checkout = { id: 'cs_1', kind: 'plan' as const, price_id: 'p', order_id: null, created_at: at(0) };
const nothing: KnownBilling = { subscriber: null, subscriptions: [], checkouts: [], customer: null };

let state: {
  caller: string | null;
  known: KnownBilling;
  looks: number;
  allowed: number;
  onLook: () => void;
  logged: unknown[];
};
beforeEach(() => {
  state = { caller: USER, known: nothing, looks: 0, allowed: 100, onLook: () => {}, logged: [] };
});
const deps: CheckDeps = {
  siteUrl: SITE,
  log: (entry) => state.logged.push(entry),
  newId: () => 'error-id',
  now: () => now,
  caller: async () =>
    state.caller === null ? null : { id: state.caller, email: 'ann@example.com', confirmed: true },
  isService: async () => false,
  isWithinLimit: async () => true,
  read: async () => state.known,
  mayLook: async () => state.allowed-- > 0,
  async look() {
    state.looks += 1;
    state.onLook();
  },
};
const check = async (known: Partial<KnownBilling> = {}) => {
  state.known = { ...nothing, ...known };
  const { body } = await sendTo(handle, deps, {});
  return body as Record<string, unknown>;
};

describe('the own subscription', () => {
  it('is told to its owner alone', async () => {
    state.caller = null;
    expect(await check()).toEqual({ error: { code: 'not_signed_in' } });
  });

  it('is none for somebody new, who may have a trial', async () => {
    expect(await check()).toEqual({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
      trial_status: 'none',
      trial_ends_at: null,
      status: null,
      interval: null,
      price_id: null,
      amount_cents: null,
      cancel_at: null,
      next_price_id: null,
      trial_available: true,
      pending: false,
    });
  });

  it('is answered from the database while nothing can have happened', async () => {
    expect(await check({ subscriber: open, subscriptions: [plus], customer })).toMatchObject({
      subscribed: true,
      subscription_tier: 'plus',
      status: 'active',
      interval: 'month',
      price_id: 'price_plus_month',
      amount_cents: 999,
    });
    expect(state.looks).toBe(0);
  });

  it.each([
    ['a checkout is open', { checkouts: [checkout] }],
    ['the period is over', { subscriptions: [{ ...plus, current_period_end: at(-1) }] }],
    ['a trial is over', { subscriptions: [{ ...plus, status: 'trialing', trial_ends_at: at(-1) }] }],
    ['it was to end', { subscriptions: [{ ...plus, cancel_at: at(-1) }] }],
    ['a payment is missing', { subscriptions: [{ ...plus, status: 'past_due' }] }],
  ])('is looked up at the provider when %s', async (_why, known) => {
    state.onLook = () => {
      state.known = { ...state.known, subscriber: open, checkouts: [] };
    };
    expect(await check({ customer, ...known })).toMatchObject({ subscribed: true, pending: false });
    expect(state.looks).toBe(1);
  });

  it('is not looked up more often than allowed, nor without a customer at the provider', async () => {
    await check({ checkouts: [checkout] });
    await check({ checkouts: [checkout], customer: { ...customer, deleted_at: at(-1) } });
    state.allowed = 1;
    await check({ checkouts: [checkout], customer });
    await check({ checkouts: [checkout], customer });
    expect(state.looks).toBe(1);
  });

  it('is answered though the provider fails', async () => {
    state.onLook = () => {
      throw new Error('provider down');
    };
    const known = { subscriber: open, subscriptions: [plus], checkouts: [checkout], customer };
    expect(await check(known)).toMatchObject({ subscribed: true, pending: true });
    expect(state.logged).toHaveLength(1);
  });

  it('is over when its time is, also when no word of it came', async () => {
    const later = (row: Partial<typeof open>) => check({ subscriber: { ...open, ...row } });
    expect(await later({ subscription_end: at(-0.5) })).toMatchObject({ subscribed: true });
    expect(await later({ subscription_end: at(-1.5) })).toMatchObject({
      subscribed: false,
      subscription_tier: null,
      subscription_end: at(-1.5),
    });
    const trial = { ...open, trial_status: 'active', trial_ends_at: at(-0.1) };
    expect(await check({ subscriber: trial })).toMatchObject({ subscribed: false });
    expect(await check({ subscriber: { ...trial, trial_ends_at: at(0.1) } })).toMatchObject({
      subscribed: true,
    });
  });

  it('shows the plan that is open before one that has ended', async () => {
    const ended = {
      ...plus,
      id: 'sub_0',
      tier: 'premium',
      status: 'canceled',
      price_id: 'price_premium_month',
    };
    expect(await check({ subscriber: open, subscriptions: [ended, plus], customer })).toMatchObject({
      price_id: 'price_plus_month',
      status: 'active',
    });
    expect(await check({ subscriptions: [ended], customer })).toMatchObject({ status: 'canceled' });
  });
});
