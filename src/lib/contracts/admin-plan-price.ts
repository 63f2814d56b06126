import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * Offers a price of a plan. What is told of it is compared with what the provider says before it is stored; the price
 * that was on offer is retired in the same moment.
 */
export const adminPlanPrice = defineCall({
  name: 'admin-plan-price',
  auth: 'person',
  limit: { by: 'person', uses: 30, windowSeconds: 10 * 60 },
  body: z.object({
    price: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
    tier: z.enum(['plus', 'premium']),
    interval: z.enum(['month', 'year']),
    amount_cents: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    trial_days: z.int().check(z.minimum(0), z.maximum(90)),
    /** The price that is on offer as it was read; null for none. */
    replaces: z.nullable(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({ id: z.string() }),
  codes: {
    not_allowed: 403,
    version_conflict: 409,
    code_taken: 409,
    bad_price: 400,
    /** The provider has no such price. */
    price_unknown: 404,
    /** The provider's price is another: amount, currency, interval, or not in use. */
    price_differs: 409,
    payments_unavailable: 503,
  },
});
