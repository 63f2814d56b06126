import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { textOf } from './text.ts';

const cents = z.int().check(z.minimum(0), z.maximum(100_000_000));

/** Opens a hosted checkout, for a plan (`priceId`) or for a cart. What it costs is decided by the server. */
export const createCheckout = defineCall({
  name: 'create-checkout',
  auth: 'person',
  limit: { by: 'person', uses: 30, windowSeconds: 10 * 60 },
  body: z.object({
    priceId: z.optional(textOf(200, 1)),
    cart_items: z.optional(
      z
        .array(
          z.object({
            sku: textOf(64, 1),
            title: z.optional(textOf(500)),
            /** As it was shown. */
            unit_price_cents: cents,
          }),
        )
        .check(z.maxLength(50)),
    ),
    /** What the person saw as the total of the cart; another one is refused. */
    total_cents: z.optional(cents),
    coupon: z.optional(z.nullable(textOf(60))),
  }),
  answer: z.object({
    /** The provider's page; null when it made none. */
    url: z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null),
    session_id: z.string(),
    /** Of a cart. */
    order_id: z.optional(z.nullable(z.string())),
    /** What earlier single purchases take off the first bill of a plan, whole cents. */
    credit_cents: z.optional(z.number()),
  }),
  codes: {
    empty_cart: 400,
    bad_order: 400,
    bad_checkout: 400,
    email_unconfirmed: 403,
    unknown_price: 404,
    /** A plan is changed in the portal. */
    already_subscribed: 409,
    already_owned: 409,
    cart_changed: 409,
    price_changed: 409,
    credit_taken: 409,
    coupon_invalid: 409,
    coupon_used: 409,
    coupon_minimum: 409,
    payments_unavailable: 503,
  },
});
