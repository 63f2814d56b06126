/** Checkout sessions as the API makes them; checkout-pay.ts is what happens on their page. */
import * as z from 'zod';
import { createPrice } from './catalogue.ts';
import { checkoutLines, priceLines } from './checkout-lines.ts';
import { checkLines, checkModes, type Params, params } from './checkout-params.ts';
import { type Core, newId } from './core.ts';
import { usableCoupon } from './coupons.ts';
import { invalid } from './errors.ts';
import { list } from './list.ts';
import { DAY } from './money.ts';
import type { CheckoutSession } from './objects.ts';
import { int, mergeMetadata, none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';
import type { CheckoutPlan } from './state.ts';
import { checkTaxed } from './tax.ts';

/** The least that can be charged, in cents. */
const LEAST_CHARGE = 50;
const LEAST_LIFE = 30 * 60;

function expiry(core: Core, given: Params): number {
  const latest = core.now() + DAY;
  const at = given.expires_at ?? latest;
  if (at < core.now() + LEAST_LIFE - 60 || at > latest + 60) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return at;
}

function createPlan(core: Core, given: Params): CheckoutPlan {
  return {
    lines: given.line_items.map((line) => ({
      id: newId('li'),
      price: line.price_data
        ? createPrice(core, { ...line.price_data, active: false }).id
        : (line.price ?? ''),
      quantity: line.quantity,
    })),
    coupon: given.discounts?.[0]?.coupon ?? null,
    trialDays: given.subscription_data?.trial_period_days ?? null,
    subscriptionMetadata: mergeMetadata({}, given.subscription_data?.metadata),
    paymentMetadata: mergeMetadata({}, given.payment_intent_data?.metadata),
    paymentDescription: given.payment_intent_data?.description ?? null,
    invoiceMetadata: mergeMetadata({}, given.invoice_creation?.invoice_data?.metadata),
    invoiceFields: given.invoice_creation?.invoice_data?.custom_fields ?? [],
    challenge: null,
  };
}

export function createSession(core: Core, given: Params): CheckoutSession {
  const { mode } = given;
  checkModes(given);
  const currency = checkLines(core, given);
  const coupon = given.discounts?.[0]?.coupon;
  if (coupon !== undefined) usableCoupon(core, coupon, currency, 'discounts[0][coupon]');
  const customer = given.customer ? core.get('customer', given.customer, 'customer') : undefined;
  const expiresAt = expiry(core, given);
  const plan = createPlan(core, given);
  const lines = priceLines(core, plan);
  const isTaxed = given.automatic_tax?.enabled ?? false;
  if (isTaxed) for (const { price } of lines) checkTaxed(price);
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0);
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (mode === 'payment' && total > 0 && total < LEAST_CHARGE) {
    throw invalid(
      "The Checkout Session's total amount must convert to at least 50 cents.",
      undefined,
      'amount_too_small',
    );
  }
  const email = customer?.email ?? given.customer_email ?? null;
  const session = core.add('checkout.session', {
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: {
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'requires_location_inputs' : null,
    },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    consent: null,
    consent_collection: given.consent_collection ?? null,
    currency,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_creation:
      mode === 'payment' ? (given.customer_creation ?? 'if_required') : customer ? null : 'always',
    customer_details: email ? { email, name: customer?.name ?? null, tax_exempt: 'none' } : null,
    customer_email: given.customer_email ?? null,
    discounts: plan.coupon === null ? [] : [{ coupon: plan.coupon, promotion_code: null }],
    expires_at: expiresAt,
    invoice: null,
    invoice_creation:
      mode === 'payment'
        ? {
            enabled: given.invoice_creation?.enabled ?? false,
            invoice_data: { metadata: plan.invoiceMetadata, custom_fields: plan.invoiceFields ?? null },
          }
        : null,
    locale: given.locale ?? null,
    metadata: mergeMetadata({}, given.metadata),
    mode,
    payment_intent: null,
    payment_method_collection:
      given.payment_method_collection ?? (mode === 'payment' ? 'if_required' : 'always'),
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: given.success_url,
    tax_id_collection: given.tax_id_collection && {
      enabled: given.tax_id_collection.enabled,
      required: 'never',
    },
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: null,
  });
  session.url = `${core.address()}/checkout/${session.id}`;
  core.state.checkouts[session.id] = plan;
  return session;
}

export function expireSession(core: Core, session: CheckoutSession): CheckoutSession {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  Object.assign(session, { status: 'expired', url: null });
  core.emit('checkout.session.expired', session);
  return session;
}

export const checkoutRoutes: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', params, createSession),
  route(
    'GET',
    '/v1/checkout/sessions',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      payment_intent: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
      subscription: text.optional(),
    }),
    (core, given) =>
      list(
        core,
        'checkout.session',
        '/v1/checkout/sessions',
        given,
        (session) =>
          (!given.customer || session.customer === given.customer) &&
          (!given.payment_intent || session.payment_intent === given.payment_intent) &&
          (!given.status || session.status === given.status) &&
          (!given.subscription || session.subscription === given.subscription),
      ),
  ),
  route('GET', '/v1/checkout/sessions/:id', none, (core, _params, id) => core.get('checkout.session', id)),
  route(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    z.strictObject({ limit: int.optional() }),
    (core, { limit = 10 }, id) => {
      const all = checkoutLines(core, core.get('checkout.session', id));
      return { ...all, data: all.data.slice(0, limit), has_more: all.data.length > limit };
    },
  ),
  route('POST', '/v1/checkout/sessions/:id/expire', none, (core, _params, id) =>
    expireSession(core, core.get('checkout.session', id)),
  ),
];
