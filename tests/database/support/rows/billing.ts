import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

/** `n` keeps ids of different people apart; 9 is a new one. */
const numbered = (prefix: string, n: number): string => `${prefix}-0000-4000-8000-00000000000${n}`;
export const orderId = (n: number): string => numbered('1a000000', n);
export const lineId = (n: number): string => numbered('1b000000', n);
const customerId = (n: number): string => `cus_sample${n}`;
const planSessionId = (n: number): string => `cs_plan${n}`;
const numberOf = (userId: string): number => (userId === personIds.owner ? 1 : 2);

const customer = (userId: string, n = numberOf(userId)): Sample => ({
  user_id: userId,
  customer_id: customerId(n),
  former_ids: [],
  trial_used_at: null,
  deleted_at: null,
  created_at: '2026-11-20T10:00:00Z',
  looked_at: null,
});

const event = (n: number): Sample => ({
  id: `evt_${n}`,
  type: 'checkout.session.completed',
  event_created: '2026-11-20T10:00:00Z',
  customer_id: customerId(n),
  object_id: planSessionId(n),
  received_at: '2026-11-20T10:00:01Z',
  deliveries: 1,
  outcome: 'applied',
  detail: null,
});

const lease = (n: number): Sample => ({
  customer_id: customerId(n),
  token: numbered('1c000000', n),
  expires_at: '2026-11-20T10:00:30Z',
});

const subscription = (userId: string, n = numberOf(userId)): Sample => ({
  id: `sub_${n}`,
  user_id: userId,
  customer_id: customerId(n),
  status: 'active',
  price_id: 'price_active',
  tier: 'plus',
  interval: 'month',
  amount_cents: 999,
  started_at: '2026-11-20T10:00:00Z',
  current_period_end: '2099-12-20T10:00:00Z',
  cancel_at: null,
  trial_ends_at: null,
  past_due_since: null,
  ended_at: null,
  next_price_id: null,
  updated_at: '2026-11-20T10:00:00Z',
});

const invoice = (userId: string, n = numberOf(userId)): Sample => ({
  id: `in_${n}`,
  user_id: userId,
  subscription_id: `sub_${n}`,
  order_id: null,
  number: 'FCL-0001',
  amount_cents: 999,
  currency: 'usd',
  status: 'paid',
  hosted_url: 'https://pay.example.com/invoice',
  issued_at: '2026-11-20T10:00:00Z',
  credit_cents: 0,
  tax_cents: 0,
  refunded_cents: 0,
  noted_at: '2026-11-20T10:00:00Z',
  disputed: false,
});

const gift = (userId: string, n = numberOf(userId)): Sample => ({
  id: numbered('1d0e0000', n),
  user_id: userId,
  sku: null,
  tier: 'plus',
  reason: 'Helped us',
  actor_id: null,
  created_at: '2026-11-20T10:00:00Z',
  ends_at: '2027-11-20T10:00:00Z',
  ended_at: null,
  version: 1,
});

const refund = (userId: string, n = numberOf(userId)): Sample => ({
  id: numbered('1d0f0000', n),
  user_id: userId,
  order_id: orderId(Math.min(n, 2)),
  invoice_id: null,
  amount_cents: 100,
  currency: 'usd',
  state: 'succeeded',
  reason: 'Asked for it',
  actor_id: null,
  provider_id: `re_${n}`,
  refusal: null,
  created_at: '2026-11-20T10:00:00Z',
  settled_at: '2026-11-20T10:01:00Z',
});

const order = (userId: string, n = numberOf(userId)): Sample => ({
  id: orderId(n),
  user_id: userId,
  status: 'paid',
  currency: 'usd',
  subtotal_cents: 1499,
  bundle_percent: 0,
  bundle_discount_cents: 0,
  coupon_code: null,
  coupon_discount_cents: 0,
  total_cents: 1499,
  refunded_cents: 0,
  checkout_session_id: `cs_cart${n}`,
  payment_intent_id: `pi_${n}`,
  receipt_url: null,
  created_at: '2026-11-20T10:00:00Z',
  paid_at: '2026-11-20T10:01:00Z',
});

const line = (n: number, order: number, sku: string): Sample => ({
  id: lineId(n),
  order_id: orderId(order),
  sku,
  title: 'Sample',
  unit_price_cents: 1499,
  discount_cents: 0,
  paid_cents: 1499,
  refunded: false,
  parts_cents: null,
  titles: {},
});

const grant = (n: number, sku = 'sample-active'): Sample => ({
  order_line_id: lineId(n),
  sku,
  active: false,
});

const note = (n: number, order = n): Sample => ({
  id: numbered('1d000000', n),
  order_id: orderId(order),
  author_id: personIds.orders_admin,
  body: 'Called back.',
  created_at: '2026-11-21T10:00:00Z',
});

const coupon = (code: string): Sample => ({
  code,
  percent_off: 10,
  amount_off_cents: null,
  min_subtotal_cents: 0,
  valid_from: '2026-11-20T10:00:00Z',
  valid_until: null,
  max_redemptions: null,
  once_per_person: true,
  active: true,
  redeemed: 0,
  version: 1,
});

const session = (userId: string, n = numberOf(userId)): Sample => ({
  id: planSessionId(n),
  user_id: userId,
  kind: 'plan',
  price_id: 'price_active',
  order_id: null,
  status: 'open',
  url: 'https://pay.example.com/checkout',
  created_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-11-21T10:00:00Z',
  resolved_at: null,
});

const credit = (userId: string, n = numberOf(userId)): Sample => ({
  order_line_id: lineId(n),
  user_id: userId,
  amount_cents: 1499,
  customer_id: 'cus_sample',
  given_cents: 1499,
  taken_cents: 0,
  used_cents: 0,
  entries: 1,
  spent_before_cents: 0,
  expires_at: '2026-12-20T10:00:00Z',
});

const cart = (userId: string, n = numberOf(userId)): Sample => ({
  id: numbered('1d000000', n),
  user_id: userId,
  items: [{ sku: 'sample-active', quantity: 1 }],
  total_cents: 1499,
  status: 'open',
  updated_at: '2026-11-20T10:00:00Z',
});

const { owner, other } = personIds;
const both = (sample: (userId: string) => Sample) => ({ owner: sample(owner), other: sample(other) });
/** New rows have ids of their own, so nothing has to go before. */
const clear = 'select $1::uuid';

/** In an order in which rows can be inserted. */
export const billing: Readonly<Record<string, Fixture>> = {
  subscription_states: {
    rows: {
      active: { status: 'active', opens: true, grace_days: 0, terminal: false },
      canceled: { status: 'canceled', opens: false, grace_days: 0, terminal: true },
    },
    fresh: () => ({ status: 'frozen', opens: false, grace_days: 0, terminal: false }),
    change: { grace_days: 1 },
    beforeDelete: 'delete from public.billing_subscriptions',
  },
  subscription_transitions: {
    rows: {
      row: { machine: 'subscription', from_state: 'active', to_state: 'canceled' },
    },
    fresh: () => ({ machine: 'subscription', from_state: 'canceled', to_state: 'active' }),
    change: { to_state: 'unpaid' },
  },
  billing_customers: {
    person: 'user_id',
    rows: both(customer),
    fresh: (userId) => customer(userId, 9),
    change: { deleted_at: '2026-11-20T10:00:00Z' },
  },
  billing_events: {
    rows: { owner: event(1), other: event(2) },
    fresh: () => event(9),
    change: { deliveries: 2 },
  },
  billing_leases: {
    rows: { owner: lease(1), other: lease(2) },
    fresh: () => lease(9),
    change: { expires_at: '2026-11-20T10:01:00Z' },
  },
  billing_subscriptions: {
    person: 'user_id',
    rows: both(subscription),
    fresh: (userId) => subscription(userId, 9),
    clear,
    change: { tier: 'premium' },
  },
  orders: {
    person: 'user_id',
    rows: both(order),
    fresh: (userId) => order(userId, 9),
    clear,
    change: { refunded_cents: 1 },
    beforeDelete: 'delete from public.checkout_sessions',
  },
  order_lines: {
    rows: { owner: line(1, 1, 'sample-active'), other: line(2, 2, 'sample-active') },
    fresh: () => line(9, 1, 'sample-retired'),
    change: { refunded: true },
  },
  order_grants: {
    rows: { owner: grant(1), other: grant(2) },
    fresh: () => grant(1, 'sample-retired'),
    change: { active: true },
  },
  order_notes: {
    rows: { owner: note(1), other: note(2) },
    fresh: () => note(9, 1),
    change: { body: 'Called back twice.' },
  },
  coupons: {
    rows: { row: coupon('SAMPLE10') },
    fresh: () => coupon('SAMPLE20'),
    change: { percent_off: 80 },
  },
  checkout_sessions: {
    person: 'user_id',
    rows: both(session),
    fresh: (userId) => session(userId, 9),
    clear,
    change: { status: 'complete' },
  },
  purchase_credits: {
    person: 'user_id',
    rows: both(credit),
    fresh: credit,
    clear: 'delete from public.purchase_credits where $1::uuid is not null',
    change: { used_cents: 1 },
  },
  billing_invoices: {
    person: 'user_id',
    rows: both(invoice),
    fresh: (userId) => invoice(userId, 9),
    clear,
    change: { status: 'void' },
  },
  gifts: {
    person: 'user_id',
    rows: both(gift),
    fresh: (userId) => gift(userId, 9),
    clear,
    change: { ended_at: '2026-11-21T10:00:00Z' },
  },
  refunds: {
    person: 'user_id',
    rows: both(refund),
    fresh: (userId) => refund(userId, 9),
    clear,
    change: { amount_cents: 101 },
  },
  cart_sessions: {
    person: 'user_id',
    rows: both(cart),
    fresh: (userId) => cart(userId, 9),
    clear,
    change: { total_cents: 1 },
  },
};
