/** Earlier checkouts of the same person: answered again, ended, or found to be paid. */
import type Stripe from 'stripe';
import type { BillingDeps } from '../_shared/billing/deps.ts';
import { isMissing, isUnavailable } from '../_shared/billing/provider-errors.ts';
import type { OpenCheckout } from '../_shared/billing/records.ts';
import type { Buyer } from './with-customer.ts';

/** Within it the same wish is a double click and no new one. */
const SAME_WISH_MS = 60_000;

export const isRecent = ({ created_at }: OpenCheckout, nowMs: number): boolean =>
  nowMs - Date.parse(created_at) < SAME_WISH_MS;

/** Where a checkout still waits for its payment; null when it is over or gone. */
export async function stillOpen(
  stripe: Stripe,
  { id }: OpenCheckout,
): Promise<(Stripe.Checkout.Session & { url: string }) | null> {
  try {
    const session = await stripe.checkout.sessions.retrieve(id);
    return session.status === 'open' && session.url !== null ? { ...session, url: session.url } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Ends open checkouts at the provider, so that nobody pays twice from two tabs.
 * @returns whether one of them was paid meanwhile
 */
export async function endOpen(
  { store }: Pick<BillingDeps, 'store'>,
  stripe: Stripe,
  open: readonly OpenCheckout[],
): Promise<boolean> {
  let wasPaid = false;
  for (const { id } of open) {
    try {
      await stripe.checkout.sessions.expire(id);
      await store.closeCheckout(id);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // Paid, over, or gone: only the first is not the end of it.
      const status = isMissing(error) ? 'expired' : (await stripe.checkout.sessions.retrieve(id)).status;
      // Could not be ended and may still be paid: what it holds must not be given to another.
      if (status === 'open') throw error;
      if (status === 'complete') wasPaid = true;
      else await store.closeCheckout(id);
    }
  }
  return wasPaid;
}

/**
 * Addresses the provider sends people back to; it fills in the id of the checkout itself.
 * @param more of the query of both, '&name=value'
 */
export const returnAddresses = ({ origin }: Buyer, success: string, cancel: string, more = '') => ({
  success_url: `${origin}${success}?session_id={CHECKOUT_SESSION_ID}${more}`,
  cancel_url: `${origin}${cancel}${more.replace('&', '?')}`,
});

/** An amount off one checkout, once. */
export async function amountOff(
  stripe: Stripe,
  { cents, currency, name }: { cents: number; currency: string; name: string },
): Promise<{ discounts: { coupon: string }[] }> {
  const coupon = await stripe.coupons.create({
    amount_off: cents,
    currency,
    duration: 'once',
    max_redemptions: 1,
    name,
  });
  return { discounts: [{ coupon: coupon.id }] };
}

/** Takes back a checkout that could not be put down; the error that led here matters more. */
export async function discard(stripe: Stripe, session: string): Promise<void> {
  await stripe.checkout.sessions.expire(session).catch(() => undefined);
}
