/** What a person is told about their subscription; computed from rows, at a moment. */
import { paidTierOf } from '@lib/billing/tier.ts';
import type { CheckedSubscription } from '@lib/contracts/check-subscription.ts';
import { dayMs, toMs } from '@lib/time.ts';
import type { KnownCustomer, OpenCheckout, SubscriberRow, SubscriptionRow } from './records.ts';

export interface KnownBilling {
  subscriber: SubscriberRow | null;
  /** Those that have not ended first. */
  subscriptions: readonly SubscriptionRow[];
  checkouts: readonly OpenCheckout[];
  customer: KnownCustomer | null;
}

const CLOSED: ReadonlySet<string> = new Set(['canceled', 'incomplete', 'incomplete_expired']);

export const isLive = ({ status }: SubscriptionRow): boolean => !CLOSED.has(status);

/** The rule of `private.user_tier`: what is over by time alone is over, also when no word of it came. */
function isOpen(row: SubscriberRow | null, nowMs: number): boolean {
  if (row === null) return false;
  if (row.trial_status === 'active') return (toMs(row.trial_ends_at) ?? 0) > nowMs;
  const end = toMs(row.subscription_end);
  return row.subscribed && (end === null || end + dayMs > nowMs);
}

export function describeSubscription(known: KnownBilling, nowMs: number): CheckedSubscription {
  const { subscriber, subscriptions, checkouts, customer } = known;
  const subscribed = isOpen(subscriber, nowMs);
  const tier = subscribed ? paidTierOf(subscriber?.subscription_tier) : null;
  const live = subscriptions.filter(isLive);
  const shown = live.find((one) => tier !== null && one.tier === tier) ?? live[0] ?? subscriptions[0];
  return {
    subscribed,
    subscription_tier: tier,
    subscription_end: subscriber?.subscription_end ?? null,
    trial_status: subscriber?.trial_status ?? 'none',
    trial_ends_at: subscriber?.trial_ends_at ?? null,
    status: shown?.status ?? null,
    interval: shown?.interval ?? null,
    price_id: shown?.price_id ?? null,
    amount_cents: shown?.amount_cents ?? null,
    cancel_at: shown?.cancel_at ?? null,
    next_price_id: shown?.next_price_id ?? null,
    trial_available: !customer?.trial_used_at,
    pending: checkouts.length > 0,
  };
}

/**
 * Whether the provider may know more than the database: a checkout is open, a payment is missing, or a moment has
 * passed at which something was to happen.
 */
export function mayBeOutdated({ subscriptions, checkouts }: KnownBilling, nowMs: number): boolean {
  if (checkouts.length > 0) return true;
  const hasPassed = (moment: string | null): boolean => (toMs(moment) ?? Number.POSITIVE_INFINITY) <= nowMs;
  return subscriptions
    .filter(isLive)
    .some(
      (one) =>
        one.status === 'past_due' ||
        hasPassed(one.current_period_end) ||
        hasPassed(one.cancel_at) ||
        (one.status === 'trialing' && hasPassed(one.trial_ends_at)),
    );
}
