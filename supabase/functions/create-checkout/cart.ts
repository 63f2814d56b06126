import { paths } from '../../../src/config/paths.ts';
import { localeOf } from '../_shared/billing/locale.ts';
import type { BillingParts } from '../_shared/billing/parts.ts';
import { CURRENCY, type QuotedCart, quoteCart } from '../_shared/billing/quote.ts';
import type { OpenCheckout } from '../_shared/billing/records.ts';
import { applyNow } from '../_shared/billing/sync.ts';
import { passOn, refuse, reply } from '../_shared/http/outcome.ts';
import type { AskedCart, Buyer, CheckoutOutcome } from './handler.ts';
import { amountOff, discard, endOpen, isRecent, returnAddresses, stillOpen } from './open-sessions.ts';
import { type BuyerContext, withCustomer } from './with-customer.ts';

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
  const { parts, stripe } = context;
  for (const one of open.filter((each) => isRecent(each, parts.now()))) {
    const order = one.order_id === null ? null : await parts.records.order(one.order_id);
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

async function pay(context: BuyerContext, { priced, coupon }: QuotedCart): Promise<CheckoutOutcome> {
  const { parts, stripe, buyer, customer } = context;
  const { store, records } = parts;
  const orderId = crypto.randomUUID();
  const lines = priced.lines.filter(({ problem }) => problem === null);
  const { subtotal_cents, bundle_percent, bundle_discount_cents, coupon_discount_cents, total_cents } =
    priced;
  const stored = await store.storeOrder({
    id: orderId,
    user_id: buyer.id,
    currency: CURRENCY,
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
  });
  if (!stored.ok) return passOn(stored.refusal);
  // Outlives the account at the provider, so it names the order and not the person.
  const metadata = { order_id: orderId };
  const discount = await amountOff(stripe, {
    cents: bundle_discount_cents + coupon_discount_cents,
    currency: CURRENCY,
    name: 'Discount',
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer,
    line_items: lines.map(({ title, unit_price_cents }) => ({
      price_data: { currency: CURRENCY, unit_amount: unit_price_cents, product_data: { name: title } },
      quantity: 1,
    })),
    locale: localeOf(await records.languageOf(buyer.id)),
    metadata,
    payment_intent_data: { metadata },
    invoice_creation: { enabled: true, invoice_data: { metadata } },
    ...discount,
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
      credit_lines: [],
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
  const { parts, stripe, buyer, customer, token } = context;
  const open = (await parts.records.openCheckouts(buyer.id)).filter(({ kind }) => kind === 'cart');
  const again = await sameCart(context, open, cart);
  if (again) return again;
  if (await endOpen(parts, stripe, open)) await applyNow({ ...parts, stripe }, customer, token);
  const quoted = await quoteCart(parts, {
    skus: cart.items.map(({ sku }) => sku),
    coupon: cart.coupon,
    userId: buyer.id,
  });
  return objection(quoted, cart) ?? pay(context, quoted);
}

export const checkoutCart = (parts: BillingParts, buyer: Buyer, cart: AskedCart): Promise<CheckoutOutcome> =>
  withCustomer(parts, buyer, (context) => openCart(context, cart));
