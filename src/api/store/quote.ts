import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callFunction } from '@/integrations/supabase/functions';
import { itemKinds } from '@/lib/billing/catalog-item';

const cents = z.int().check(z.minimum(0));

const quoteSchema = z.object({
  lines: z.array(
    z.object({
      sku: z.string(),
      /** Null where the catalogue has no such item. */
      title: z._default(z.nullable(z.string()), null),
      kind: z.catch(z.nullable(z.enum(itemKinds)), null),
      unit_price_cents: z._default(z.nullable(cents), null),
      discount_cents: z._default(cents, 0),
      problem: z.nullable(z.enum(['owned', 'in_bundle', 'unknown'])),
    }),
  ),
  subtotal_cents: cents,
  bundle_percent: z.number(),
  bundle_discount_cents: cents,
  coupon: z._default(z.nullable(z.object({ code: z.string(), discount_cents: cents })), null),
  coupon_problem: z._default(
    z.nullable(z.enum(['coupon_invalid', 'coupon_used', 'coupon_minimum', 'sign_in'])),
    null,
  ),
  total_cents: cents,
  currency: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;
export type QuoteLine = Quote['lines'][number];

/** @throws AppError */
async function fetchQuote(skus: readonly string[], coupon: string): Promise<Quote> {
  const answer = await callFunction('quote-cart', { skus, ...(coupon === '' ? {} : { coupon }) });
  return z.parse(quoteSchema, answer);
}

/**
 * What a cart costs by the server's prices. A visitor is told nothing about what is owned and gets no coupon.
 * @param coupon empty for none
 */
export function quoteQuery(userId: string | null, skus: readonly string[], coupon: string) {
  return queryOptions({
    queryKey: ['cart-quote', userId, skus, coupon],
    queryFn: () => fetchQuote(skus, coupon),
    // What is about to be paid is asked anew each time it is looked at.
    staleTime: 0,
  });
}
