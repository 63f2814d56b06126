/** Opens a hosted checkout for a plan or for a cart. What it costs is decided here, never by the browser. */
import { catalogCurrency } from '@lib/billing/minor-units.ts';
import { purchaseTermsVersion } from '@lib/billing/purchase-terms.ts';
import { type Agreement, couponLimit, createCheckout } from '@lib/contracts/checkout.ts';
import { paths } from '../../../src/config/paths.ts';
import { createBillingDeps } from '../_shared/billing/deps.ts';
import { localeOf } from '../_shared/billing/locale.ts';
import { explainProvider } from '../_shared/billing/provider-errors.ts';
import { type QuotedCart, quoteCart } from '../_shared/billing/quote.ts';
import type { OpenCheckout } from '../_shared/billing/records.ts';
import { applyNow } from '../_shared/billing/sync.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { isSite } from '../_shared/http/cors.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { passOn, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { asked } from './checkout-asks.ts';
import { checkoutMembership } from './membership.ts';
import { amountOff, discard, endOpen, isRecent, returnAddresses, stillOpen } from './open-sessions.ts';
import { providerView } from './provider-view.ts';
import { type Buyer, type BuyerContext, type CheckoutOutcome, withCustomer } from './with-customer.ts';

interface AskedCart {
  items: readonly { sku: string; unit_price_cents: number }[];
  total_cents: number;
  /** Empty for none. */
  coupon: string;
  agreed: Agreement;
}

export interface CheckoutDeps extends CallDeps {
  plan(buyer: Buyer, priceId: string, agreed: Agreement, wanted?: string): Promise<CheckoutOutcome>;
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
    const { agreed } = body;
    // What was read must be what holds now.
    if (agreed?.version !== purchaseTermsVersion) return refuse('consent_needed');
    if (isPlan) return deps.plan(buyer, priceId, agreed, body.for);
    if (items === undefined || items.length === 0) return refuse('empty_cart');
    if (total_cents === undefined) {
      return refuse('invalid_body', { issues: [{ path: 'total_cents', code: 'invalid_type' }] });
    }
    const coupon = body.coupon?.trim().toUpperCase() ?? '';
    // Counted with those tried in the cart: codes are not to be guessed here either.
    if (coupon !== '') await spend('quote-cart-codes', couponLimit);
    return deps.cart(buyer, { items, total_cents, coupon, agreed });
  },
  explainProvider,
);

export function createDeps(env: FunctionEnv, get: Get): CheckoutDeps {
  const billing = createBillingDeps(env, get);
  return {
    ...callDeps(env),
    plan: (buyer, priceId, agreed, wanted) => checkoutMembership(billing, buyer, { priceId, agreed, wanted }),
    cart: (buyer, cart) => withCustomer(billing, buyer, (context) => openCart(context, cart)),
  };
}

const skusOf = (lines: readonly { sku: string }[]): string =>
  [...new Set(lines.map(({ sku }) => sku))].sort().join(' ');

/** A single test leads straight to it; everything else to the list of what was bought. */
export function successPath(lines: readonly { sku: string; kind: string }[]): string {
  const [only] = lines;
  if (lines.length !== 1 || only?.kind !== 'test') return paths.storeSuccess;
  return only.sku === 'test-procrastination' ? paths.ppqSuccess : paths.testPurchaseSuccess;
}

/** The checkout of the same cart that was opened a moment ago. */
async function sameCart(
  context: BuyerContext,
  open: readonly OpenCheckout[],
  cart: AskedCart,
): Promise<CheckoutOutcome | null> {
  const { billing, stripe } = context;
  for (const one of open.filter((each) => isRecent(each, billing.now()))) {
    const order = one.order_id === null ? null : await billing.records.order(one.order_id);
    if (order?.total_cents !== cart.total_cents || (order.coupon_code ?? '') !== cart.coupon) continue;
    if (skusOf(order.order_lines) !== skusOf(cart.items)) continue;
    const session = await stillOpen(stripe, one);
    if (session) return reply({ url: session.url, session_id: session.id, order_id: one.order_id });
  }
  return null;
}

/** Why this cart cannot be paid as the person saw it; null when it can. */
function objection({ quote, priced }: QuotedCart, cart: AskedCart): CheckoutOutcome | null {
  if (quote.lines.some(({ problem }) => problem === 'owned')) return refuse('already_owned', { quote });
  // Whoever buys is signed in, so that is never what is wrong with a coupon.
  const { coupon_problem: wrong } = quote;
  if (wrong !== null && wrong !== 'sign_in') return refuse(wrong, { quote });
  const isAsSeen = quote.lines.every(
    ({ sku, problem, unit_price_cents }) =>
      problem !== 'unknown' &&
      cart.items.every((item) => item.sku !== sku || item.unit_price_cents === unit_price_cents),
  );
  return isAsSeen && priced.total_cents === cart.total_cents && priced.total_cents > 0
    ? null
    : refuse('cart_changed', { quote });
}

async function pay(
  context: BuyerContext,
  { priced, coupon }: QuotedCart,
  agreed: Agreement,
): Promise<CheckoutOutcome> {
  const { billing, stripe, buyer, customer } = context;
  const { store, records } = billing;
  const { asks } = billing.payments;
  const orderId = crypto.randomUUID();
  const lines = priced.lines.filter(({ problem }) => problem === null);
  const { subtotal_cents, bundle_percent, bundle_discount_cents, coupon_discount_cents, total_cents } =
    priced;
  const stored = await store.storeOrder({
    id: orderId,
    user_id: buyer.id,
    currency: catalogCurrency,
    lines: lines.map(({ sku, title, unit_price_cents, discount_cents, paid_cents }) => ({
      sku,
      title,
      unit_price_cents,
      discount_cents,
      paid_cents,
    })),
    subtotal_cents,
    bundle_percent,
    bundle_discount_cents,
    coupon_code: coupon?.code ?? null,
    coupon_discount_cents,
    total_cents,
    agreed_version: agreed.version,
    agreed_language: agreed.language,
  });
  if (!stored.ok) return passOn(stored.refusal);
  // Outlives the account at the provider, so it names the order and not the person.
  const metadata = { order_id: orderId };
  const language = await records.languageOf(buyer.id);
  const view = providerView(priced, {
    currency: catalogCurrency,
    couponCode: coupon?.code ?? null,
    wanted: language,
    isTaxed: asks.automaticTax,
  });
  const discount = view.coupon && (await amountOff(stripe, { ...view.coupon, currency: catalogCurrency }));
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer,
    line_items: view.line_items,
    locale: localeOf(language),
    metadata,
    payment_intent_data: { metadata },
    invoice_creation: {
      enabled: true,
      invoice_data: { metadata, ...(view.custom_fields.length > 0 && { custom_fields: view.custom_fields }) },
    },
    ...discount,
    ...asked(asks),
    ...returnAddresses(buyer, successPath(lines), '/checkout?cancelled=1'),
  });
  const { id, url } = session;
  try {
    if (url === null || session.amount_total !== total_cents) {
      throw new Error('the provider opened a checkout with another total');
    }
    const recorded = await store.recordCheckout({
      id,
      user_id: buyer.id,
      kind: 'cart',
      price_id: null,
      order_id: orderId,
      url,
      expires_at: new Date(session.expires_at * 1000).toISOString(),
    });
    if (recorded.ok) return reply({ url, session_id: id, order_id: orderId });
    await discard(stripe, id);
    return passOn(recorded.refusal);
  } catch (error) {
    await discard(stripe, id);
    throw error;
  }
}

async function openCart(context: BuyerContext, cart: AskedCart): Promise<CheckoutOutcome> {
  const { billing, stripe, buyer, customer, token } = context;
  const open = (await billing.records.openCheckouts(buyer.id)).filter(({ kind }) => kind === 'cart');
  const again = await sameCart(context, open, cart);
  if (again) return again;
  if (await endOpen(billing, stripe, open)) await applyNow({ ...billing, stripe }, customer, token);
  const quoted = await quoteCart(billing, {
    skus: cart.items.map(({ sku }) => sku),
    coupon: cart.coupon,
    userId: buyer.id,
  });
  return objection(quoted, cart) ?? pay(context, quoted, cart.agreed);
}
