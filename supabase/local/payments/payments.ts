/** Cards, payments and charges. */
import * as z from 'zod';
import type { Card, CardFailure } from './cards.ts';
import { type Core, newId, randomText } from './core.ts';
import { list } from './list.ts';
import type { Charge, Metadata, PaymentIntent, PaymentMethod } from './objects.ts';
import { none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';

export interface Payer {
  email: string | null;
  name: string | null;
}

/** A card as the provider shows it. With a customer it stays with that customer. */
export function createPaymentMethod(
  core: Core,
  card: Card,
  payer: Payer,
  customer: string | null,
): PaymentMethod {
  const { brand, last4, month, year, fingerprint } = card;
  const method = core.add('payment_method', {
    type: 'card',
    allow_redisplay: 'limited',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: payer.email,
      name: payer.name,
      phone: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: month,
      exp_year: year,
      fingerprint,
      funding: 'credit',
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
    },
    customer,
    metadata: {},
  });
  core.state.cards[method.id] = card;
  if (customer) core.emit('payment_method.attached', method);
  return method;
}

export interface IntentOptions {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  receiptEmail: string | null;
}

export function createIntent(core: Core, options: IntentOptions): PaymentIntent {
  const { amount, currency, customer, description, metadata, receiptEmail } = options;
  const intent = core.add('payment_intent', {
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    currency,
    customer,
    description,
    last_payment_error: null,
    latest_charge: null,
    metadata,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    receipt_email: receiptEmail,
    status: 'requires_payment_method',
  });
  Object.assign(intent, { client_secret: `${intent.id}_secret_${randomText(25)}` });
  core.emit('payment_intent.created', intent);
  return intent;
}

function createCharge(core: Core, intent: PaymentIntent, method: PaymentMethod, failure: CardFailure | null) {
  const { amount, currency, customer, description, metadata } = intent;
  const { brand, exp_month, exp_year, fingerprint, last4 } = method.card;
  const id = newId('ch');
  return core.add('charge', {
    id,
    amount,
    amount_captured: failure ? 0 : amount,
    amount_refunded: 0,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: 'SANDBOX',
    captured: !failure,
    currency,
    customer,
    description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    metadata: { ...metadata },
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: failure ? 'declined_by_network' : 'approved_by_network',
      reason: failure?.decline ?? null,
      risk_level: 'normal',
      seller_message: failure
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: failure ? 'issuer_declined' : 'authorized',
    },
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        country: 'US',
        exp_month,
        exp_year,
        fingerprint,
        funding: 'credit',
        last4,
        network: brand,
        regulated_status: 'unregulated',
      },
    },
    receipt_email: intent.receipt_email,
    receipt_url: failure ? null : `${core.address()}/receipt/${id}`,
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  });
}

/** Charges a card for a payment and tells of it; `failure` is what the card's bank says. */
export function chargeIntent(
  core: Core,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: CardFailure | null,
): Charge {
  const charge = createCharge(core, intent, method, failure);
  if (failure) {
    Object.assign(intent, {
      latest_charge: charge.id,
      payment_method: null,
      status: 'requires_payment_method',
      last_payment_error: {
        type: 'card_error',
        code: failure.code,
        ...(failure.decline ? { decline_code: failure.decline } : {}),
        message: failure.message,
        charge: charge.id,
        payment_method: structuredClone(method),
      },
    });
    core.emit('charge.failed', charge);
    core.emit('payment_intent.payment_failed', intent);
    return charge;
  }
  Object.assign(intent, {
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  core.emit('charge.succeeded', charge);
  core.emit('payment_intent.succeeded', intent);
  return charge;
}

export const paymentRoutes: readonly Route[] = [
  route(
    'GET',
    '/v1/payment_intents',
    z.strictObject({ ...paging, customer: text.optional() }),
    (core, params) =>
      list(
        core,
        'payment_intent',
        '/v1/payment_intents',
        params,
        (intent) => !params.customer || intent.customer === params.customer,
      ),
  ),
  route('GET', '/v1/payment_intents/:id', none, (core, _params, id) => core.get('payment_intent', id)),
  route(
    'GET',
    '/v1/charges',
    z.strictObject({ ...paging, customer: text.optional(), payment_intent: text.optional() }),
    (core, params) =>
      list(
        core,
        'charge',
        '/v1/charges',
        params,
        (charge) =>
          (!params.customer || charge.customer === params.customer) &&
          (!params.payment_intent || charge.payment_intent === params.payment_intent),
      ),
  ),
  route('GET', '/v1/charges/:id', none, (core, _params, id) => core.get('charge', id)),
  route('GET', '/v1/payment_methods/:id', none, (core, _params, id) => core.get('payment_method', id)),
];
