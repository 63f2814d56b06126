/**
 * What the provider says of a customer at this moment, in the words of `apply_billing`. Everything is asked for anew
 * each time: the order in which webhooks arrive then decides nothing.
 */
import { type CreditOfLine, readBalance } from '@lib/billing/credit-balance.ts';
import type Stripe from 'stripe';
import { isMissing } from './provider-errors.ts';
import { refundedLines, refundsOf, type SnapshotRefund, toRefund } from './refunds.ts';

/** More than anybody has; keeps one customer from holding a function for minutes. */
const MOST = 1000;
/** As many as a page has. */
const limit = 100;

export interface SnapshotSubscription {
  id: string;
  status: string;
  price_id: string | null;
  current_period_end: string | null;
  cancel_at: string | null;
  trial_start: string | null;
  trial_end: string | null;
  started_at: string;
  ended_at: string | null;
  next_price_id: string | null;
}

export interface SnapshotPayment {
  /** Null for a checkout of a plan. */
  order_id: string | null;
  session_id: string;
  session_status: string;
  payment_status: string;
  amount_total: number;
  /** How much of it is tax; null where the provider does not say. */
  tax_cents: number | null;
  currency: string;
  payment_intent_id: string | null;
  amount_refunded: number;
  refunded_lines: string[];
  refunds: SnapshotRefund[];
  dispute: 'none' | 'open' | 'won' | 'lost';
  receipt_url: string | null;
}

export interface SnapshotInvoice {
  id: string;
  subscription_id: string | null;
  order_id: string | null;
  number: string | null;
  amount_cents: number;
  currency: string;
  status: string;
  hosted_url: string | null;
  issued_at: string;
  /** Paid from the balance. */
  credit_cents: number;
  tax_cents: number;
  refunded_cents: number;
  refunds: SnapshotRefund[];
  dispute: SnapshotPayment['dispute'];
}

export interface SnapshotBalance {
  /** Negative: credit. */
  cents: number;
  lines: CreditOfLine[];
}

export interface Snapshot {
  deleted: boolean;
  subscriptions: SnapshotSubscription[];
  payments: SnapshotPayment[];
  invoices: SnapshotInvoice[];
  balance: SnapshotBalance;
}

export interface TakenSnapshot {
  snapshot: Snapshot;
  /** Running subscriptions whose last payment was given back or is disputed. */
  revoked: string[];
}

type Dispute = SnapshotPayment['dispute'];

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
const isoOrNull = (seconds: number | null | undefined): string | null =>
  seconds === null || seconds === undefined ? null : iso(seconds);
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The plan that a schedule of the portal puts after the current period. */
function nextPriceOf({ schedule }: Stripe.Subscription): string | null {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const end = schedule.current_phase?.end_date;
  const next = schedule.phases.find(({ start_date }) => end !== undefined && start_date >= end);
  return idOf(next?.items[0]?.price);
}

function toSubscription(subscription: Stripe.Subscription): SnapshotSubscription {
  const [item] = subscription.items.data;
  const periodEnd = item?.current_period_end ?? null;
  return {
    id: subscription.id,
    status: subscription.status,
    price_id: item?.price.id ?? null,
    current_period_end: isoOrNull(periodEnd),
    cancel_at: isoOrNull(subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null)),
    trial_start: isoOrNull(subscription.trial_start),
    trial_end: isoOrNull(subscription.trial_end),
    started_at: iso(subscription.start_date),
    ended_at: isoOrNull(subscription.ended_at),
    next_price_id: nextPriceOf(subscription),
  };
}

/** Inquiries ('warning_…') take no money and close nothing. */
function disputeWord(status: Stripe.Dispute.Status): Dispute {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  return status === 'needs_response' || status === 'under_review' ? 'open' : 'none';
}

interface Payment {
  charge: Stripe.Charge;
  dispute: Dispute;
  refunds: Stripe.Refund[];
}

/** Of several disputes the one that counts. */
const worst = (words: readonly Dispute[]): Dispute =>
  (['lost', 'open', 'won'] as const).find((word) => words.includes(word)) ?? 'none';

async function disputeOf(stripe: Stripe, charge: Stripe.Charge): Promise<Dispute> {
  if (!charge.disputed) return 'none';
  const { data } = await stripe.disputes.list({ charge: charge.id, limit });
  const words = data.map(({ status }) => disputeWord(status));
  return worst(words);
}

/** Successful payments by their payment intent. */
async function paymentsOf(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Map<string, Payment>> {
  const paid = charges.filter(({ status }) => status === 'succeeded');
  const found = await Promise.all(
    paid.map(async (charge): Promise<[string, Payment]> => {
      const [dispute, refunds] = await Promise.all([
        disputeOf(stripe, charge),
        refundsOf(stripe, charge, MOST),
      ]);
      return [idOf(charge.payment_intent) ?? charge.id, { charge, dispute, refunds }];
    }),
  );
  return new Map(found);
}

/** @param invoiceUrl stands in for a receipt that there is not */
function toPayment(
  session: Stripe.Checkout.Session,
  payments: ReadonlyMap<string, Payment>,
  invoiceUrl: string | null,
): SnapshotPayment {
  const intent = idOf(session.payment_intent);
  const payment = intent === null ? undefined : payments.get(intent);
  return {
    order_id: session.metadata?.order_id ?? null,
    session_id: session.id,
    session_status: session.status ?? 'open',
    payment_status: session.payment_status,
    amount_total: session.amount_total ?? 0,
    tax_cents:
      session.automatic_tax.status === 'complete' ? (session.total_details?.amount_tax ?? null) : null,
    currency: session.currency ?? '',
    payment_intent_id: intent,
    amount_refunded: payment?.charge.amount_refunded ?? 0,
    refunded_lines: payment ? refundedLines(payment.charge, payment.refunds) : [],
    refunds: (payment?.refunds ?? []).map(toRefund),
    dispute: payment?.dispute ?? 'none',
    receipt_url: payment?.charge.receipt_url ?? invoiceUrl,
  };
}

const paymentsFor = (invoice: Stripe.Invoice, payments: ReadonlyMap<string, Payment>): Payment[] =>
  (invoice.payments?.data ?? []).flatMap(
    ({ payment }) => payments.get(idOf(payment.payment_intent) ?? '') ?? [],
  );

function toInvoice(invoice: Stripe.Invoice, payments: ReadonlyMap<string, Payment>): SnapshotInvoice {
  const paid = paymentsFor(invoice, payments);
  return {
    id: invoice.id,
    subscription_id: idOf(invoice.parent?.subscription_details?.subscription),
    order_id: invoice.metadata?.order_id ?? null,
    number: invoice.number,
    amount_cents: invoice.total,
    currency: invoice.currency,
    status: invoice.status ?? 'draft',
    hosted_url: invoice.hosted_invoice_url ?? null,
    issued_at: iso(invoice.status_transitions.finalized_at ?? invoice.created),
    credit_cents: Math.max(
      0,
      (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance,
    ),
    tax_cents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    refunded_cents: paid.reduce((sum, { charge }) => sum + charge.amount_refunded, 0),
    refunds: paid.flatMap(({ refunds }) => refunds.map(toRefund)),
    dispute: worst(paid.map(({ dispute }) => dispute)),
  };
}

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

function isRevoked(subscription: Stripe.Subscription, payments: ReadonlyMap<string, Payment>): boolean {
  const { latest_invoice: invoice, status } = subscription;
  if (ENDED.has(status) || !invoice || typeof invoice === 'string') return false;
  return paymentsFor(invoice, payments).some(
    ({ charge, dispute }) => charge.refunded || dispute === 'open' || dispute === 'lost',
  );
}

/** A customer who was deleted has nothing in the lists that do not know them any more. */
async function orNone<T>(found: Promise<T[]>): Promise<T[]> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Null when the customer was deleted. */
async function customerOf(stripe: Stripe, customer: string): Promise<Stripe.Customer | null> {
  try {
    const found = await stripe.customers.retrieve(customer);
    return found.deleted === true ? null : found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What the metadata of an entry say that we made ourselves. */
export const entryOf = {
  line: (orderLineId: string) => ({ order_line_id: orderLineId }),
  bill: (invoiceId: string) => ({ invoice_id: invoiceId }),
};

function balanceOf(
  found: Stripe.Customer | null,
  entries: Stripe.CustomerBalanceTransaction[],
): SnapshotBalance {
  return {
    cents: found?.balance ?? 0,
    lines: readBalance(
      entries.toReversed().map(({ amount, invoice, metadata }) => ({
        amount_cents: amount,
        order_line_id: metadata?.order_line_id ?? null,
        invoice: metadata?.invoice_id ?? idOf(invoice),
      })),
    ),
  };
}

/** @throws the client's error when the provider cannot be asked */
export async function takeSnapshot(stripe: Stripe, customer: string): Promise<TakenSnapshot> {
  const all = { limit: MOST };
  const [found, subscriptions, sessions, invoices, charges, entries] = await Promise.all([
    customerOf(stripe, customer),
    orNone(
      stripe.subscriptions
        .list({ customer, status: 'all', limit, expand: ['data.schedule', 'data.latest_invoice.payments'] })
        .autoPagingToArray(all),
    ),
    orNone(stripe.checkout.sessions.list({ customer, limit }).autoPagingToArray(all)),
    orNone(stripe.invoices.list({ customer, limit, expand: ['data.payments'] }).autoPagingToArray(all)),
    orNone(stripe.charges.list({ customer, limit, expand: ['data.refunds'] }).autoPagingToArray(all)),
    orNone(stripe.customers.listBalanceTransactions(customer, { limit }).autoPagingToArray(all)),
  ]);
  const payments = await paymentsOf(stripe, charges);
  const urls = new Map(
    invoices.map((one): [string | null, string | null] => [one.id, one.hosted_invoice_url ?? null]),
  );
  return {
    snapshot: {
      deleted: found === null,
      subscriptions: subscriptions.map(toSubscription),
      payments: sessions.map((session) =>
        toPayment(session, payments, urls.get(idOf(session.invoice)) ?? null),
      ),
      invoices: invoices
        .filter(({ status }) => status !== 'draft')
        .map((invoice) => toInvoice(invoice, payments)),
      balance: balanceOf(found, entries),
    },
    revoked:
      found === null ? [] : subscriptions.filter((one) => isRevoked(one, payments)).map(({ id }) => id),
  };
}
