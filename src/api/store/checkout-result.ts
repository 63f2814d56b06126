import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { subscriptionQuery } from '@/api/billing/subscription';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { titlesSchema } from '@/lib/billing/item-titles';
import type { CheckedSubscription } from '@/lib/contracts/check-subscription';

const orderSchema = z.object({
  status: z.enum(['pending', 'paid', 'expired', 'refunded', 'partly_refunded', 'disputed', 'failed']),
  currency: z.string(),
  bundle_percent: z.number(),
  bundle_discount_cents: z.number(),
  coupon_code: z.nullable(z.string()),
  coupon_discount_cents: z.number(),
  total_cents: z.number(),
  receipt_url: z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null),
  order_lines: z.array(
    z.object({
      sku: z.string(),
      title: z.string(),
      titles: z.optional(titlesSchema),
      unit_price_cents: z.number(),
      parts_cents: z.nullable(z.number()),
      refunded: z.boolean(),
    }),
  ),
});
export type CheckoutOrderRow = z.infer<typeof orderSchema>;

const sessionSchema = z.nullable(
  z.object({
    kind: z.enum(['plan', 'cart']),
    status: z.enum(['open', 'complete', 'expired']),
    created_at: z.string(),
  }),
);

export type CheckoutResult =
  | { kind: 'unknown' }
  | {
      kind: 'plan';
      status: 'open' | 'complete' | 'expired';
      /** When the payment page was opened. */
      since: string;
      /** null when the server could not be asked. */
      subscription: CheckedSubscription | null;
    }
  | { kind: 'cart'; order: CheckoutOrderRow };

/** True for an id as the payment provider writes them. */
export function isCheckoutId(value: string | null): value is string {
  return value !== null && /^cs_[A-Za-z0-9_]{1,250}$/.test(value);
}

/** The provider's words for a subscription that is over. */
const closedStatuses: readonly string[] = ['canceled', 'unpaid', 'incomplete_expired', 'paused'];

/** True when a plan was bought on that page and has ended since. */
export function hasEnded(subscription: CheckedSubscription | null): boolean {
  return (
    subscription !== null && !subscription.subscribed && closedStatuses.includes(subscription.status ?? '')
  );
}

/** True as long as the payment provider may still answer. */
export function isUndecided(result: CheckoutResult): boolean {
  if (result.kind === 'cart') return result.order.status === 'pending';
  if (result.kind === 'unknown' || result.status === 'expired') return false;
  if (result.status === 'open') return true;
  return !result.subscription?.subscribed && !hasEnded(result.subscription);
}

/** @throws AppError */
async function fetchResult(
  queryClient: QueryClient,
  userId: string,
  sessionId: string,
): Promise<CheckoutResult> {
  // The server looks at the provider while a checkout of the person is open; the rows below then say what it found.
  const subscription = await queryClient
    .fetchQuery({ ...subscriptionQuery(userId), staleTime: 0 })
    .catch(() => null);
  const client = await supabase();
  const session = await client
    .from('checkout_sessions')
    .select('kind, status, created_at')
    .eq('id', sessionId)
    .eq('user_id', userId)
    .maybeSingle();
  if (session.error) throw toAppError(session.error);
  const known = z.parse(sessionSchema, session.data);
  if (known === null) return { kind: 'unknown' };
  if (known.kind === 'plan')
    return { kind: 'plan', status: known.status, since: known.created_at, subscription };
  const order = await client
    .from('orders')
    .select(
      'status, currency, bundle_percent, bundle_discount_cents, coupon_code, coupon_discount_cents, total_cents, receipt_url, order_lines (sku, title, titles, unit_price_cents, parts_cents, refunded)',
    )
    .eq('checkout_session_id', sessionId)
    .eq('user_id', userId)
    .maybeSingle();
  if (order.error) throw toAppError(order.error);
  return order.data === null
    ? { kind: 'unknown' }
    : { kind: 'cart', order: z.parse(orderSchema, order.data) };
}

/**
 * What became of a payment page. A page that does not exist and one of somebody else answer the same. It grants
 * nothing: what is open was decided by the server before.
 */
export function checkoutResultQuery(userId: string, sessionId: string) {
  return queryOptions({
    queryKey: ['checkout-result', userId, sessionId],
    queryFn: ({ client }) => fetchResult(client, userId, sessionId),
    staleTime: 0,
  });
}
