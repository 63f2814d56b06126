/** A small pure model of the payment provider: what people do to it, what it then says, and what must follow from it. */
import type { Payment, Snapshot, Subscription } from './snapshots.ts';

const dayMs = 86_400_000;
const at = (days: number): string => new Date(Date.UTC(2090, 0, 1) + days * dayMs).toISOString();
/** Unpaid since yesterday, so within the grace. */
const recently = (): string => new Date(Date.now() - dayMs).toISOString();
/** The period before that was paid. */
const earlier = (): string => new Date(Date.now() - 31 * dayMs).toISOString();
const trialEnd = at(6);

const tiers: Readonly<Record<string, 'plus' | 'premium'>> = {
  price_plus_month: 'plus',
  price_plus_year: 'plus',
  price_premium_month: 'premium',
  price_premium_year: 'premium',
};
const upgrades: Readonly<Record<string, string>> = {
  price_plus_month: 'price_premium_month',
  price_plus_year: 'price_premium_year',
};
const downgrades: Readonly<Record<string, string>> = {
  price_premium_month: 'price_plus_month',
  price_premium_year: 'price_plus_year',
};

const charges: Readonly<Record<string, number>> = {
  price_plus_month: 999,
  price_plus_year: 9900,
  price_premium_month: 1999,
  price_premium_year: 19_900,
};

export const bundle = 'bundle-procrastination';
const members = [
  'test-delay-choice',
  'test-procrastination',
  'test-start-barriers',
  'training-focus-burst',
  'training-htj',
  'training-priority-navigator',
];
/** Carts that people fill, each once and in this order: singles before the bundle that has them. */
const carts: readonly (readonly string[])[] = [
  ['test-procrastination'],
  ['test-psyprofile', 'training-breathing'],
  [bundle, 'test-focustrack', 'test-memory-check'],
];

interface Plan {
  status: string;
  price: string;
  trial: boolean;
  cancelAt: string | null;
  endedAt: string | null;
  next: string | null;
  /** Whether something was paid for it. */
  paid: boolean;
}
export interface Cart {
  skus: readonly string[];
  state: 'open' | 'paid' | 'expired';
  refunded: 'none' | 'lines' | 'full';
  dispute: 'none' | 'open' | 'won' | 'lost';
}
export interface Provider {
  plans: readonly Plan[];
  carts: readonly Cart[];
  /** Everything that was ever paid for, given back or not. */
  everPaid: readonly string[];
}
export const untouched: Provider = { plans: [], carts: [], everPaid: [] };

export interface Action {
  name: string;
  /** A cart that is stored and checked out before the provider hears of it. */
  order?: { index: number; skus: readonly string[] };
  /** What a plan asks for with it, in cents. */
  bill?: number;
  after: Provider;
}

const ended = (plan: Plan): boolean => plan.status === 'canceled';
const grantsOf = (skus: readonly string[]): string[] =>
  skus.flatMap((sku) => (sku === bundle ? [bundle, ...members] : [sku]));
/** The line that is given back when one is. */
export const refundedLine = (cart: Cart): string => cart.skus[0] ?? '';

/** All that somebody could do next. */
export function possible(state: Provider): Action[] {
  const actions: Action[] = [];
  const cartTo = (name: string, index: number, change: Partial<Cart>): void => {
    const changed = state.carts.map((cart, i) => (i === index ? { ...cart, ...change } : cart));
    const bought = change.state === 'paid' ? grantsOf(state.carts[index]?.skus ?? []) : [];
    actions.push({
      name: `${name} ${index}`,
      after: { ...state, carts: changed, everPaid: [...state.everPaid, ...bought] },
    });
  };
  const next = carts[state.carts.length];
  if (next) {
    actions.push({
      name: 'fill cart',
      order: { index: state.carts.length, skus: next },
      after: {
        ...state,
        carts: [...state.carts, { skus: next, state: 'open', refunded: 'none', dispute: 'none' }],
      },
    });
  }
  for (const [index, cart] of state.carts.entries()) {
    if (cart.state === 'open') {
      cartTo('pay', index, { state: 'paid' });
      cartTo('expire', index, { state: 'expired' });
    }
    if (cart.state !== 'paid') continue;
    if (cart.refunded !== 'full') cartTo('refund', index, { refunded: 'full' });
    if (cart.refunded === 'none' && cart.skus.length > 1)
      cartTo('refund a line of', index, { refunded: 'lines' });
    if (cart.dispute === 'none' && cart.refunded !== 'full') cartTo('dispute', index, { dispute: 'open' });
    if (cart.dispute === 'open') {
      cartTo('win dispute', index, { dispute: 'won' });
      cartTo('lose dispute', index, { dispute: 'lost' });
    }
  }
  const plan = state.plans.at(-1);
  const planTo = (name: string, change: Partial<Plan>, bill?: number): void => {
    if (!plan) return;
    actions.push({
      name,
      ...(bill === undefined ? {} : { bill }),
      after: { ...state, plans: [...state.plans.slice(0, -1), { ...plan, ...change }] },
    });
  };
  if (!plan || ended(plan)) {
    if (state.plans.length >= 3) return actions;
    for (const price of Object.keys(tiers)) {
      const trial = price.endsWith('year') && state.plans.every((before) => !before.trial);
      const fresh = { price, trial, cancelAt: null, endedAt: null, next: null };
      actions.push({
        name: `subscribe to ${price}`,
        ...(trial ? {} : { bill: charges[price] ?? 0 }),
        after: {
          ...state,
          plans: [...state.plans, { ...fresh, status: trial ? 'trialing' : 'active', paid: !trial }],
        },
      });
    }
    return actions;
  }
  const overAt = plan.status === 'trialing' ? at(1) : at(20);
  planTo('cancel', { status: 'canceled', endedAt: overAt });
  if (plan.status === 'unpaid') return actions;
  if (plan.cancelAt) {
    planTo('resume', { cancelAt: null });
    planTo('reach the end', { status: 'canceled', endedAt: at(30) });
  } else {
    planTo('cancel at the end', { cancelAt: at(plan.status === 'trialing' ? 6 : 30), next: null });
  }
  const upgrade = upgrades[plan.price];
  if (upgrade)
    planTo('upgrade', { price: upgrade, next: null }, (charges[upgrade] ?? 0) - (charges[plan.price] ?? 0));
  const downgrade = downgrades[plan.price];
  if (downgrade && plan.next === null && !plan.cancelAt) planTo('downgrade later', { next: downgrade });
  if (plan.next !== null) planTo('downgrade now', { price: plan.next, next: null });
  if (plan.status === 'trialing') {
    planTo('pay after the trial', { status: 'active', paid: true }, charges[plan.price]);
    planTo('fail to pay after the trial', { status: 'past_due' });
  }
  if (plan.status === 'active') {
    planTo('renew', { paid: true }, charges[plan.price]);
    planTo('fail to renew', { status: 'past_due' });
  }
  if (plan.status === 'past_due') {
    planTo('pay what is due', { status: 'active', paid: true }, charges[plan.price]);
    planTo('give up on', { status: 'unpaid' });
  }
  return actions;
}

/** How one run calls its things. */
export interface Names {
  order: (index: number) => string;
  session: (index: number) => string;
  subscription: (index: number) => string;
  total: (skus: readonly string[]) => number;
}

export type SaidPayment = Payment & { refunded_skus: string[] };

/** What the provider says when it is asked. */
export function say(state: Provider, names: Names): Snapshot & { payments: SaidPayment[] } {
  const subscriptions = state.plans.map(
    (plan, index): Subscription => ({
      id: names.subscription(index),
      status: plan.status,
      price_id: plan.price,
      current_period_end: plan.trial && plan.status === 'trialing' ? trialEnd : at(30),
      cancel_at: plan.cancelAt,
      trial_start: plan.trial ? at(-1) : null,
      trial_end: plan.trial ? trialEnd : null,
      started_at: at(index),
      ended_at: plan.endedAt,
      next_price_id: plan.next,
    }),
  );
  const payments = state.carts.map((cart, index): SaidPayment => {
    const total = names.total(cart.skus);
    const paid = cart.state === 'paid';
    return {
      order_id: names.order(index),
      session_id: names.session(index),
      session_status: paid ? 'complete' : cart.state,
      payment_status: paid ? 'paid' : 'unpaid',
      amount_total: total,
      currency: 'usd',
      payment_intent_id: paid ? `pi_${names.session(index)}` : null,
      amount_refunded: { none: 0, lines: 400, full: total }[cart.refunded],
      refunded_lines: [],
      refunded_skus: cart.refunded === 'lines' ? [refundedLine(cart)] : [],
      dispute: cart.dispute,
      receipt_url: null,
    };
  });
  const invoices = state.plans.flatMap((plan, index) => {
    const invoice = (suffix: string, status: string, issued: string) => ({
      id: `in_${names.subscription(index)}${suffix}`,
      subscription_id: names.subscription(index),
      order_id: null,
      number: null,
      amount_cents: 999,
      currency: 'usd',
      status,
      hosted_url: null,
      issued_at: issued,
    });
    return [
      ...(plan.paid ? [invoice('paid', 'paid', earlier())] : []),
      ...(plan.status === 'past_due' ? [invoice('due', 'open', recently())] : []),
    ];
  });
  return { deleted: false, subscriptions, payments, invoices };
}

export interface Access {
  subscribed: boolean;
  tier: string | null;
  trial: string;
  owned: string[];
  orders: string[];
  plans: string[];
}

function orderState({ state, refunded, dispute }: Cart): string {
  if (state === 'open') return 'pending';
  if (state === 'expired') return 'expired';
  if (refunded === 'full') return 'refunded';
  if (dispute === 'open' || dispute === 'lost') return 'disputed';
  return refunded === 'lines' ? 'partly_refunded' : 'paid';
}

function trialState(plan: Plan | undefined): string {
  if (!plan) return 'none';
  if (plan.status === 'trialing') return 'active';
  if (plan.paid) return 'converted';
  if (plan.endedAt === null) return 'expired';
  const wasCancelled = plan.endedAt < trialEnd || (plan.cancelAt !== null && plan.cancelAt <= trialEnd);
  return wasCancelled ? 'cancelled' : 'expired';
}

/** What somebody may have, by what the provider says alone. */
export function due(state: Provider): Access {
  const open = state.plans.find(({ status }) => ['trialing', 'active', 'past_due'].includes(status));
  const owned = state.carts.flatMap((cart) => {
    if (cart.state !== 'paid' || !['paid', 'partly_refunded'].includes(orderState(cart))) return [];
    return grantsOf(
      cart.refunded === 'lines' ? cart.skus.filter((sku) => sku !== refundedLine(cart)) : cart.skus,
    );
  });
  return {
    subscribed: open !== undefined,
    tier: open ? (tiers[open.price] ?? null) : null,
    trial: trialState(state.plans.find(({ trial }) => trial)),
    owned: [...new Set(owned)].sort(),
    orders: state.carts.map(orderState),
    plans: state.plans.map(({ status }) => status),
  };
}
