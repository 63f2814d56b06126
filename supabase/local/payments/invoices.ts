/** Invoices: made, collected and collected again. */

import { moveBalance } from './balance.ts';
import type { Invoice, InvoiceField, InvoiceLine, InvoicePayment } from './billing-objects.ts';
import type { CardFailure } from './cards.ts';
import { type Core, newId } from './core.ts';
import { discountOf } from './coupons.ts';
import { DAY } from './money.ts';
import type { Customer, Discount, Metadata, PaymentIntent, PaymentMethod } from './objects.ts';
import { chargeIntent, createIntent } from './payments.ts';
import { complete } from './shapes.ts';
import { totalTaxes } from './tax.ts';

/** Days after the first, second and third failed attempt at which the next one is made. */
const RETRY_DAYS = [3, 5, 7] as const;

export interface DraftLine {
  amount: number;
  description: string;
  price: string;
  quantity: number;
  period: { start: number; end: number };
  /** The subscription's item it is for; null for a single purchase. */
  item: string | null;
  isProration: boolean;
}

export interface InvoiceOptions {
  customer: Customer;
  /** Id of the subscription it is for. */
  subscription: { id: string; metadata: Metadata; automatic_tax: { enabled: boolean } } | null;
  lines: readonly DraftLine[];
  reason: Invoice['billing_reason'];
  currency: string;
  discount: Discount | undefined;
  metadata: Metadata;
  /** Of a single purchase; a bill of a plan is taxed as its subscription is. */
  isTaxed?: boolean;
  /** What the shop wants to stand on it. */
  fields?: readonly InvoiceField[];
}

/** What each line costs less through the discount. Prorations were discounted when they were bought. */
function discounts(core: Core, { lines, discount }: InvoiceOptions): number[] {
  const coupon = core.find('coupon', discount?.source.coupon);
  const amounts = lines.map(({ amount, isProration }) => (isProration ? 0 : Math.max(0, amount)));
  return discountOf(coupon, amounts);
}

function createLine(core: Core, options: InvoiceOptions, line: DraftLine, invoice: string, off: number) {
  const { subscription, discount, currency } = options;
  const price = core.get('price', line.price);
  const value = {
    id: newId('il'),
    object: 'line_item' as const,
    amount: line.amount,
    currency,
    description: line.description,
    discount_amounts: discount && off > 0 ? [{ amount: off, discount: discount.id }] : [],
    discountable: !line.isProration,
    invoice,
    metadata: {},
    parent: line.item
      ? {
          type: 'subscription_item_details',
          subscription_item_details: {
            invoice_item: null,
            proration: line.isProration,
            proration_details: null,
            subscription: subscription?.id ?? null,
            subscription_item: line.item,
          },
        }
      : null,
    period: line.period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: subscription?.id ?? null,
    subtotal: line.amount,
  };
  return complete('line_item', value, core.now()) as unknown as InvoiceLine;
}

/** An invoice nobody has seen yet: neither kept nor numbered, and the customer's balance is as it was. */
export function draftInvoice(core: Core, options: InvoiceOptions): Invoice {
  const { customer, subscription, lines, reason, currency, discount, metadata, fields = [] } = options;
  const now = core.now();
  const off = discounts(core, options);
  const discounted = off.reduce((a, b) => a + b, 0);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const total = subtotal - discounted;
  // What was bought once was paid at its checkout: the balance is for bills.
  const isBill = reason !== 'manual';
  const balance = total + (isBill ? customer.balance : 0);
  const isTaxed = subscription?.automatic_tax.enabled ?? options.isTaxed ?? false;
  const taxes = isTaxed ? totalTaxes(total, customer.address?.country) : [];
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  const id = newId('in');
  return core.draft('invoice', {
    id,
    account_country: 'US',
    account_name: 'Payments sandbox',
    amount_due: Math.max(0, balance),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, balance),
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'complete' : null,
    },
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency,
    custom_fields: fields.length > 0 ? fields : null,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_tax_exempt: 'none',
    discounts: discount && discounted > 0 ? [discount.id] : [],
    effective_at: now,
    ending_balance: isBill ? Math.min(0, balance) : customer.balance,
    hosted_invoice_url: `${core.address()}/invoice/${id}`,
    issuer: { type: 'self' },
    lines: {
      object: 'list',
      data: lines.map((line, index) => createLine(core, options, line, id, off[index] ?? 0)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    metadata,
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    parent: subscription
      ? {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal - tax,
    total,
    total_discount_amounts: discount && discounted > 0 ? [{ amount: discounted, discount: discount.id }] : [],
    total_excluding_tax: total - tax,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
  });
}

/** A numbered invoice that can be paid; what the customer has in hand has been taken off. */
export function createInvoice(core: Core, options: InvoiceOptions): Invoice {
  const { customer } = options;
  const invoice = core.keep(draftInvoice(core, options));
  core.emit('invoice.created', invoice);
  customer.next_invoice_sequence += 1;
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = core.now();
  const amount = invoice.ending_balance - customer.balance;
  if (amount !== 0) {
    const { id, currency } = invoice;
    moveBalance(core, customer, { amount, currency, type: 'applied_to_invoice', invoice: id });
  }
  core.emit('invoice.finalized', invoice);
  return invoice;
}

function markPaid(core: Core, invoice: Invoice): void {
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
  });
  invoice.status_transitions.paid_at = core.now();
  core.emit('invoice.paid', invoice);
  core.emit('invoice.payment_succeeded', invoice);
}

export const paymentOf = (core: Core, invoice: string): InvoicePayment | undefined =>
  core.all('invoice_payment').find((payment) => payment.invoice === invoice);

/** Ties a payment to an invoice. */
function link(core: Core, invoice: Invoice, intent: PaymentIntent): InvoicePayment {
  return core.add('invoice_payment', {
    amount_paid: null,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

function markLinked(core: Core, payment: InvoicePayment): void {
  Object.assign(payment, {
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: core.now() },
  });
  core.emit('invoice_payment.paid', payment);
}

/** Records that a payment made elsewhere, such as on the checkout page, has paid the invoice. */
export function settleWith(core: Core, invoice: Invoice, intent: PaymentIntent): void {
  markLinked(core, link(core, invoice, intent));
  markPaid(core, invoice);
}

/**
 * Charges a card for an open invoice; every attempt belongs to the same payment. After a failure the next attempt is
 * put down, or none when all have been made.
 * @returns what went wrong, or null when the invoice is paid.
 */
export function collect(
  core: Core,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  failure: CardFailure | null,
): CardFailure | null {
  if (invoice.amount_due === 0) {
    markPaid(core, invoice);
    return null;
  }
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const earlier = paymentOf(core, invoice.id);
  const intent =
    core.find('payment_intent', earlier?.payment.payment_intent) ??
    createIntent(core, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      description:
        invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      metadata: {},
      receiptEmail: null,
    });
  const payment = earlier ?? link(core, invoice, intent);
  if (method) chargeIntent(core, intent, method, failure);
  if (!failure) {
    markLinked(core, payment);
    markPaid(core, invoice);
    return null;
  }
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : core.now() + days * DAY;
  core.emit('invoice.payment_failed', invoice);
  return failure;
}
