/** What happens when a person pays on the checkout page. */
import {
  AUTHENTICATION_FAILED,
  type Card,
  type CardFailure,
  chargeFailure,
  savingFailure,
  wantsConfirmation,
} from './cards.ts';
import { planOf, priceLines, taxCountryOf } from './checkout-lines.ts';
import type { Core } from './core.ts';
import { redeem } from './coupons.ts';
import { createCustomer } from './customers.ts';
import { createInvoice, settleWith } from './invoices.ts';
import type { Address, CheckoutSession, Customer, Discount, PaymentIntent } from './objects.ts';
import { chargeIntent, createIntent, createPaymentMethod, type Payer } from './payments.ts';
import { complete } from './shapes.ts';
import { createSubscription } from './subscriptions.ts';

export interface Payment {
  /** Null when nothing is due and no card is asked for. */
  card: Card | null;
  email: string;
  name: string;
  /** Of the billing address, two letters; null where it was not asked for. */
  country: string | null;
  /** A company's tax number; empty for none. */
  taxId: string;
}

export type Outcome =
  | { kind: 'done'; redirect: string }
  | { kind: 'confirm' }
  | { kind: 'failed'; message: string };

const failed = (failure: CardFailure): Outcome => ({ kind: 'failed', message: failure.message });

export const needsCard = (session: CheckoutSession): boolean =>
  session.amount_total > 0 ||
  (session.mode === 'subscription' && session.payment_method_collection === 'always');

export const successUrl = (session: CheckoutSession): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const payerOf = ({ email, name }: Payment): Payer => ({ email: email || null, name: name || null });

const addressIn = (country: string | null): Address | null =>
  country === null ? null : { city: null, country, line1: null, line2: null, postal_code: null, state: null };

/** How much of the total is tax, now that it is known where. */
function settleTax(core: Core, session: CheckoutSession): void {
  if (!session.automatic_tax.enabled) return;
  session.automatic_tax.status = 'complete';
  session.total_details.amount_tax = priceLines(core, planOf(core, session), taxCountryOf(session)).reduce(
    (sum, { amount_tax }) => sum + amount_tax,
    0,
  );
}

function finish(core: Core, session: CheckoutSession, payment: Payment): Outcome {
  const { email, name } = payerOf(payment);
  Object.assign(session, {
    customer_details: {
      address: addressIn(payment.country),
      email,
      name,
      tax_exempt: 'none',
      tax_ids: payment.taxId === '' ? [] : [{ type: 'unknown', value: payment.taxId }],
    },
    consent: session.consent_collection && { terms_of_service: 'accepted' },
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    url: null,
  });
  settleTax(core, session);
  complete(session.object, session, core.now());
  core.emit('checkout.session.completed', session);
  return { kind: 'done', redirect: successUrl(session) };
}

function customerOf(core: Core, session: CheckoutSession, payment: Payment): Customer | undefined {
  const known = core.find('customer', session.customer);
  // Bills to come are taxed where this one is.
  if (known && payment.country !== null) known.address = addressIn(payment.country);
  if (known || session.customer_creation !== 'always') return known;
  const made = createCustomer(core, payerOf(payment));
  session.customer = made.id;
  return made;
}

function redeemFor(core: Core, session: CheckoutSession): Discount | undefined {
  const coupon = core.find('coupon', planOf(core, session).coupon);
  return coupon && redeem(core, coupon, { customer: session.customer, checkoutSession: session.id });
}

/** An invoice for what was bought once, already paid. */
function invoiceFor(
  core: Core,
  session: CheckoutSession,
  intent: PaymentIntent,
  discount: Discount | undefined,
) {
  const customer = core.find('customer', session.customer);
  if (!session.invoice_creation?.enabled || !customer) return;
  const plan = planOf(core, session);
  const now = core.now();
  const invoice = createInvoice(core, {
    customer,
    subscription: null,
    lines: priceLines(core, plan).map((line) => ({
      amount: line.amount_subtotal,
      description: line.description,
      price: line.price.id,
      quantity: line.quantity,
      period: { start: now, end: now },
      item: null,
      isProration: false,
    })),
    reason: 'manual',
    currency: session.currency,
    discount,
    metadata: plan.invoiceMetadata,
    isTaxed: session.automatic_tax.enabled,
    fields: plan.invoiceFields ?? [],
  });
  session.invoice = invoice.id;
  settleWith(core, invoice, intent);
}

function payOnce(
  core: Core,
  session: CheckoutSession,
  payment: Payment,
  failure: CardFailure | null,
): Outcome {
  const plan = planOf(core, session);
  const { card } = payment;
  if (!card) {
    customerOf(core, session, payment);
    redeemFor(core, session);
    return finish(core, session, payment);
  }
  const payer = payerOf(payment);
  const intent =
    core.find('payment_intent', session.payment_intent) ??
    createIntent(core, {
      amount: session.amount_total,
      currency: session.currency,
      customer: session.customer,
      description: plan.paymentDescription,
      metadata: plan.paymentMetadata,
      receiptEmail: payer.email,
    });
  session.payment_intent = intent.id;
  if (!failure) intent.customer = customerOf(core, session, payment)?.id ?? null;
  // The card of a single purchase is not kept for the customer.
  chargeIntent(core, intent, createPaymentMethod(core, card, payer, null), failure);
  if (failure) return failed(failure);
  invoiceFor(core, session, intent, redeemFor(core, session));
  return finish(core, session, payment);
}

function subscribe(
  core: Core,
  session: CheckoutSession,
  payment: Payment,
  failure: CardFailure | null,
): Outcome {
  // Nothing is made before the payment succeeds.
  if (failure) return failed(failure);
  const plan = planOf(core, session);
  const [line] = plan.lines;
  const customer = customerOf(core, session, payment);
  if (!line || !customer) throw new Error(`${session.id} cannot become a subscription`);
  const method = payment.card
    ? createPaymentMethod(core, payment.card, payerOf(payment), customer.id)
    : undefined;
  const subscription = createSubscription(core, {
    customer,
    price: core.get('price', line.price),
    quantity: line.quantity,
    trialDays: plan.trialDays,
    metadata: plan.subscriptionMetadata,
    method,
    discount: redeemFor(core, session),
    isTaxed: session.automatic_tax.enabled,
  });
  Object.assign(session, { subscription: subscription.id, invoice: subscription.latest_invoice });
  return finish(core, session, payment);
}

function settle(
  core: Core,
  session: CheckoutSession,
  payment: Payment,
  failure: CardFailure | null,
): Outcome {
  return session.mode === 'payment'
    ? payOnce(core, session, payment, failure)
    : subscribe(core, session, payment, failure);
}

/** @param payment a card that has been read; the session is open. */
export function pay(core: Core, session: CheckoutSession, payment: Payment): Outcome {
  const { card } = payment;
  if (card && wantsConfirmation(card)) {
    planOf(core, session).challenge = { ...payment, card };
    return { kind: 'confirm' };
  }
  if (!card) return settle(core, session, payment, null);
  const failure = session.amount_total > 0 ? chargeFailure(card) : savingFailure(card);
  return settle(core, session, payment, failure);
}

/** The bank's answer to a card that waited for it; null when none waits. */
export function confirm(core: Core, session: CheckoutSession, succeeded: boolean): Outcome | null {
  const plan = planOf(core, session);
  const { challenge } = plan;
  plan.challenge = null;
  return challenge && settle(core, session, challenge, succeeded ? null : AUTHENTICATION_FAILED);
}
