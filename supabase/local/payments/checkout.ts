/** Checkout sessions as the API makes them; checkout-pay.ts is what happens on their page. */
import * as z from 'zod';
import { checkPrice, createPrice, priceData } from './catalogue.ts';
import { checkoutLines, priceLines } from './checkout-lines.ts';
import { type Core, newId } from './core.ts';
import { usableCoupon } from './coupons.ts';
import { invalid, missing, notModelled } from './errors.ts';
import { list } from './list.ts';
import { DAY } from './money.ts';
import type { CheckoutSession } from './objects.ts';
import { address, flag, int, mergeMetadata, metadata, none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';
import type { CheckoutPlan } from './state.ts';
import { checkTaxed } from './tax.ts';

/** The least that can be charged, in cents. */
const LEAST_CHARGE = 50;
const LEAST_LIFE = 30 * 60;

/** The provider's limits: four fields with short names. */
const fields = z
  .array(z.strictObject({ name: z.string().max(40), value: z.string().max(140) }))
  .max(4)
  .optional();

const params = z.strictObject({
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  consent_collection: z.strictObject({ terms_of_service: z.enum(['none', 'required']) }).optional(),
  customer_update: z
    .strictObject({ address: z.enum(['auto', 'never']), name: z.enum(['auto', 'never']) })
    .partial()
    .optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  mode: z.enum(['payment', 'subscription']),
  line_items: z
    .array(z.strictObject({ price: text.optional(), price_data: priceData.optional(), quantity: int }))
    .max(100),
  success_url: address,
  cancel_url: address.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: z.string().max(200).optional(),
  discounts: z
    .array(z.strictObject({ coupon: text }))
    .max(1)
    .optional(),
  expires_at: int.optional(),
  invoice_creation: z
    .strictObject({
      enabled: flag,
      invoice_data: z.strictObject({ metadata, custom_fields: fields }).optional(),
    })
    .optional(),
  locale: text.optional(),
  metadata,
  payment_intent_data: z.strictObject({ description: text.optional(), metadata }).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  subscription_data: z.strictObject({ trial_period_days: int.optional(), metadata }).optional(),
});
type Params = z.output<typeof params>;

/** Tax and tax numbers of a customer who is known are written into the customer, or not asked for. */
function checkAddress({ customer, customer_update: update, automatic_tax, tax_id_collection }: Params): void {
  if (!customer) return;
  if (automatic_tax?.enabled && update?.address !== 'auto') {
    throw invalid(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Set `customer_update[address]` to `auto`.',
      'automatic_tax',
      'customer_tax_location_invalid',
    );
  }
  if (tax_id_collection?.enabled && update?.name !== 'auto') {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. Set `customer_update[name]` to `auto`.',
      'tax_id_collection',
    );
  }
}

function checkModes(given: Params): void {
  const { mode } = given;
  if (given.customer && given.customer_email) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer');
  }
  if (mode === 'payment' && given.subscription_data) {
    throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
  }
  if (mode === 'payment' && given.payment_method_collection) {
    throw invalid(
      'You can only set `payment_method_collection` if there are recurring prices.',
      'payment_method_collection',
    );
  }
  for (const name of ['payment_intent_data', 'invoice_creation', 'customer_creation'] as const) {
    if (mode === 'subscription' && given[name] !== undefined) {
      throw invalid(`You can not pass \`${name}\` in \`subscription\` mode.`, name);
    }
  }
  checkAddress(given);
  const days = given.subscription_data?.trial_period_days;
  if (days !== undefined && (days < 1 || days > 730)) {
    throw invalid(
      days < 1
        ? 'The minimum number of trial period days is 1.'
        : 'The maximum number of trial period days is 730 (2 years).',
      'subscription_data[trial_period_days]',
    );
  }
}

/** Checks every line before anything is made; answers their currency. */
function checkLines(core: Core, given: Params): string {
  if (given.line_items.length === 0) throw missing('line_items');
  const kinds = given.line_items.map((line, index) => {
    const at = (field: string) => `line_items[${index}][${field}]`;
    if (line.quantity < 1) {
      throw invalid('This value must be greater than or equal to 1.', at('quantity'));
    }
    if (line.price_data) {
      const data = line.price_data;
      checkPrice(core, data, (field) => `line_items[${index}][price_data][${field}]`);
      return { currency: data.currency.toLowerCase(), recurring: data.recurring !== undefined };
    }
    if (!line.price) throw missing(at('price'));
    const price = core.get('price', line.price, at('price'));
    if (!price.active) {
      throw invalid(
        'The price specified is inactive. This field only accepts active prices.',
        at('price'),
        'price_inactive',
      );
    }
    return { currency: price.currency, recurring: price.recurring !== null };
  });
  if (new Set(kinds.map(({ currency }) => currency)).size > 1) {
    throw invalid('All line items must use the same currency.', 'line_items');
  }
  const recurring = kinds.filter((kind) => kind.recurring).length;
  if (given.mode === 'payment' && recurring > 0) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'mode',
    );
  }
  if (given.mode === 'subscription' && recurring === 0) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'mode');
  }
  if (given.mode === 'subscription' && kinds.length > 1) {
    throw notModelled('a subscription with more than one line', 'line_items');
  }
  return kinds[0]?.currency ?? '';
}

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

function createSession(core: Core, given: Params): CheckoutSession {
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
