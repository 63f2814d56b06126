import type Stripe from 'stripe';
import { isMissing } from './provider-errors.ts';

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Ends one running subscription: at once, or with the period (or trial) it is in. */
export async function endSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  when: 'now' | 'period_end',
) {
  if (when === 'now') {
    await stripe.subscriptions.cancel(subscription.id);
    return;
  }
  const { schedule } = subscription;
  // A scheduled change of plan would go on and renew it.
  if (schedule)
    await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
}

/**
 * Ends every running subscription of a customer: at once, or with the period that is paid for. Those that have ended
 * or are about to are left alone, and a customer who is gone has none.
 * @returns how many were ended
 * @throws the client's error when the provider cannot be asked
 */
export async function endSubscriptions(
  stripe: Stripe,
  customerId: string,
  when: 'now' | 'period_end',
): Promise<number> {
  let ended = 0;
  try {
    for await (const subscription of stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
    })) {
      if (ENDED.has(subscription.status)) continue;
      if (when === 'period_end' && (subscription.cancel_at !== null || subscription.cancel_at_period_end))
        continue;
      await endSubscription(stripe, subscription, when);
      ended += 1;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return ended;
}
