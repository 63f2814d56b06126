import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { itemKinds } from '../billing/catalog-item.ts';
import { titlesSchema } from '../billing/item-titles.ts';
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
      titles: z.optional(titlesSchema),
      kind: z.catch(z.nullable(z.enum(itemKinds)), null),
      unit_price_cents: z._default(z.nullable(cents), null),
      /** What a bundle's items cost in one cart; null for a single item, and where the bundle costs no less. */
      parts_cents: z._default(z.nullable(cents), null),
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

/** What was read and agreed to beside the pay button. */
const agreementSchema = z.object({
  /** Of the texts; see `lib/billing/purchase-terms`. */
  version: textOf(20, 1),
  language: z.enum(languageCodes),
});
export type Agreement = z.output<typeof agreementSchema>;

/** As a browser may name them. */
const shownCents = z.int().check(z.minimum(0), z.maximum(100_000_000));

/** Opens a hosted checkout, for a plan (`priceId`) or for a cart. What it costs is decided by the server. */
export const createCheckout = defineCall({
  name: 'create-checkout',
  auth: 'person',
  limit: { by: 'person', uses: 30, windowSeconds: 10 * 60 },
  body: z.object({
    priceId: z.optional(textOf(200, 1)),
    /** Short name of the test to go on with after buying a plan; opens nothing and costs nothing. */
    for: z.optional(textOf(64)),
    cart_items: z.optional(
      z
        .array(
          z.object({
            sku: textOf(64, 1),
            title: z.optional(textOf(500)),
            /** As it was shown. */
            unit_price_cents: shownCents,
          }),
        )
        .check(z.maxLength(50)),
    ),
    /** What the person saw as the total of the cart; another one is refused. */
    total_cents: z.optional(shownCents),
    coupon: z.optional(z.nullable(textOf(60))),
    agreed: z.optional(agreementSchema),
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
    /** Nothing was agreed to, or an older text. */
    consent_needed: 409,
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
