import * as z from 'zod/mini';
import { itemKinds } from '../billing/catalog-item.ts';
import { type CallLimit, defineCall } from './call.ts';
import { textOf } from './text.ts';

const cents = z.int().check(z.minimum(0));

/** Why a coupon is not taken. */
export const couponProblems = ['coupon_invalid', 'coupon_used', 'coupon_minimum', 'sign_in'] as const;
export type CouponProblem = (typeof couponProblems)[number];

export const quoteSchema = z.object({
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
  coupon_problem: z._default(z.nullable(z.enum(couponProblems)), null),
  total_cents: cents,
  currency: z.string(),
});
export type Quote = z.output<typeof quoteSchema>;
export type QuoteLine = Quote['lines'][number];

/** Tried coupons of somebody signed in, so that codes are not guessed. */
export const couponLimit: CallLimit = { by: 'person', uses: 30, windowSeconds: 10 * 60 };

/** What a cart costs, line by line. Only for somebody signed in it knows coupons and what is owned. */
export const quoteCart = defineCall({
  name: 'quote-cart',
  auth: 'anyone',
  limit: { by: 'caller', uses: 120, windowSeconds: 10 * 60 },
  body: z.object({
    skus: z.array(textOf(64, 1)).check(z.maxLength(50)),
    coupon: z.optional(z.nullable(textOf(60))),
  }),
  answer: quoteSchema,
  codes: {},
});
