/** What a cart costs, line by line. Visitors may ask; only for somebody signed in it knows coupons and what is owned. */
import { couponLimit, type Quote, quoteCart } from '@lib/contracts/checkout.ts';
import { createBillingDeps } from '../_shared/billing/deps.ts';
import { quoteCart as quote } from '../_shared/billing/quote.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface QuoteDeps extends CallDeps {
  quote(cart: { skus: readonly string[]; coupon: string; userId: string | null }): Promise<Quote>;
}

export const handle = serveCall<typeof quoteCart, QuoteDeps>(
  quoteCart,
  async ({ skus, ...body }, { caller, deps, spend }) => {
    const userId = (await caller())?.id ?? null;
    const coupon = body.coupon?.trim() ?? '';
    // Codes are not to be guessed.
    if (coupon !== '' && userId !== null) await spend('quote-cart-codes', couponLimit);
    return reply(await deps.quote({ skus, coupon, userId }));
  },
);

export function createDeps(env: FunctionEnv, get: Get): QuoteDeps {
  const billing = createBillingDeps(env, get);
  return { ...callDeps(env), quote: async (cart) => (await quote(billing, cart)).quote };
}
