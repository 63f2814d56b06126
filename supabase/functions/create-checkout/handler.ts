/** Opens a hosted checkout for a plan or for a cart. What it costs is decided here, never by the browser. */
import { createCheckout } from '@lib/contracts/create-checkout.ts';
import { couponLimit } from '@lib/contracts/quote-cart.ts';
import { explainProvider } from '../_shared/billing/provider-errors.ts';
import type { Caller } from '../_shared/http/clients.ts';
import { isSite } from '../_shared/http/cors.ts';
import { type OutcomeOf, refuse } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export type CheckoutOutcome = OutcomeOf<typeof createCheckout>;

export interface AskedCart {
  items: readonly { sku: string; unit_price_cents: number }[];
  total_cents: number;
  /** Empty for none. */
  coupon: string;
}

export interface Buyer extends Caller {
  /** The address of the site they came from. */
  origin: string;
}

export interface CheckoutDeps extends CallDeps {
  plan(buyer: Buyer, priceId: string): Promise<CheckoutOutcome>;
  cart(buyer: Buyer, cart: AskedCart): Promise<CheckoutOutcome>;
}

/** Where the person is signed in: on one machine the site has more than one name. */
function originOf(request: Request, siteUrl: string): string {
  const origin = request.headers.get('origin');
  return origin !== null && isSite(origin, siteUrl) ? origin : new URL(siteUrl).origin;
}

export const handle = serveCall<typeof createCheckout, CheckoutDeps>(
  createCheckout,
  async (body, { caller, request, deps, spend }) => {
    const { priceId, cart_items: items, total_cents } = body;
    const isPlan = priceId !== undefined;
    if (isPlan === (items !== undefined)) return refuse('invalid_body', { issues: [] });
    if (!caller.confirmed) return refuse('email_unconfirmed');
    const buyer = { ...caller, origin: originOf(request, deps.siteUrl) };
    if (isPlan) return deps.plan(buyer, priceId);
    if (items === undefined || items.length === 0) return refuse('empty_cart');
    if (total_cents === undefined) {
      return refuse('invalid_body', { issues: [{ path: 'total_cents', code: 'invalid_type' }] });
    }
    const coupon = body.coupon?.trim().toUpperCase() ?? '';
    // Counted with those tried in the cart: codes are not to be guessed here either.
    if (coupon !== '') await spend('quote-cart-codes', couponLimit);
    return deps.cart(buyer, { items, total_cents, coupon });
  },
  explainProvider,
);
