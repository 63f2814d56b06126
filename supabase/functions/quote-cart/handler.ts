/** What a cart costs, line by line. Visitors may ask; only for somebody signed in it knows coupons and what is owned. */
import * as z from 'zod/mini';
import type { CartQuote } from '../_shared/billing/quote.ts';
import { type RouteDeps, refuse, reply, serveJson } from '../_shared/http.ts';

export const bodySchema = z.object({
  skus: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50)),
  coupon: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});

export interface QuoteDeps extends RouteDeps {
  callerId(request: Request): Promise<string | null>;
  /** Counts this request for the person or, without one, the network; `codes` counts tried coupons on their own. */
  isWithinLimit(kind: 'quotes' | 'codes', userId: string | null, request: Request): Promise<boolean>;
  quote(cart: { skus: readonly string[]; coupon: string; userId: string | null }): Promise<CartQuote>;
}

export const handle = serveJson({
  name: 'quote-cart',
  methods: ['POST'],
  schema: bodySchema,
  async handler(body, { request, deps }: { request: Request; deps: QuoteDeps }) {
    const userId = await deps.callerId(request);
    if (!(await deps.isWithinLimit('quotes', userId, request))) return refuse(429, 'rate_limited');
    const coupon = body.coupon?.trim() ?? '';
    // Codes are not to be guessed.
    if (coupon !== '' && userId !== null && !(await deps.isWithinLimit('codes', userId, request))) {
      return refuse(429, 'rate_limited');
    }
    return reply(await deps.quote({ skus: body.skus, coupon, userId }));
  },
});
