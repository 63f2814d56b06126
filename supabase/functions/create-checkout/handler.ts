/** Opens a hosted checkout for a plan or for a cart. What it costs is decided here, never by the browser. */
import * as z from 'zod/mini';
import { type PersonDeps, servePerson } from '../_shared/billing/person.ts';
import type { Caller } from '../_shared/clients.ts';
import { isSite } from '../_shared/cors.ts';
import { type Reply, refuse } from '../_shared/http.ts';

const cents = z.int().check(z.minimum(0), z.maximum(100_000_000));

export const bodySchema = z.object({
  priceId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  cart_items: z.optional(
    z
      .array(
        z.object({
          sku: z.string().check(z.minLength(1), z.maxLength(64)),
          title: z.optional(z.string().check(z.maxLength(500))),
          price_cents: cents,
        }),
      )
      .check(z.maxLength(50)),
  ),
  /** In dollars. */
  total_amount: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  coupon: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});

export interface AskedCart {
  items: readonly { sku: string; price_cents: number }[];
  totalCents: number;
  /** Empty for none. */
  coupon: string;
}

export interface Buyer extends Caller {
  /** The address of the site they came from. */
  origin: string;
}

export interface CheckoutDeps extends PersonDeps {
  plan(buyer: Buyer, priceId: string): Promise<Reply>;
  cart(buyer: Buyer, cart: AskedCart): Promise<Reply>;
}

/** Where the person is signed in: on one machine the site has more than one name. */
function originOf(request: Request, siteUrl: string): string {
  const origin = request.headers.get('origin');
  return origin !== null && isSite(origin, siteUrl) ? origin : new URL(siteUrl).origin;
}

export const handle = servePerson({
  name: 'create-checkout',
  schema: bodySchema,
  async run(body, { caller, request, deps }: { caller: Caller; request: Request; deps: CheckoutDeps }) {
    const { priceId, cart_items: items, total_amount: total } = body;
    const isPlan = priceId !== undefined;
    if (isPlan === (items !== undefined)) return refuse(400, 'invalid_body', { issues: [] });
    if (!caller.confirmed) return refuse(403, 'email_unconfirmed');
    const buyer = { ...caller, origin: originOf(request, deps.siteUrl) };
    if (isPlan) return deps.plan(buyer, priceId);
    if (items === undefined || items.length === 0) return refuse(400, 'empty_cart');
    if (total === undefined) {
      return refuse(400, 'invalid_body', { issues: [{ path: 'total_amount', code: 'invalid_type' }] });
    }
    return deps.cart(buyer, {
      items,
      totalCents: Math.round(total * 100),
      coupon: body.coupon?.trim().toUpperCase() ?? '',
    });
  },
});
