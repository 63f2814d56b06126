/** Brings the database to what the provider says of a customer, one function at a time. */
import { catalogCurrency } from '@lib/billing/minor-units.ts';
import type Stripe from 'stripe';
import { failureCode, isAlreadyRefunded, isMissing } from './provider-errors.ts';
import { entryOf, takeSnapshot } from './snapshot.ts';
import type { Applied, BillingStore, CreditChange, LedgerEvent } from './store.ts';

/** Longer than any sync takes; a function that dies frees the customer after it. */
const LEASE_SECONDS = 30;
const PAUSE_MS = 150;
/** Ending a subscription changes what there is to see; more rounds than that would be a loop. */
const MOST_ROUNDS = 4;

export interface SyncDeps {
  stripe: Stripe;
  store: Pick<BillingStore, 'beginBilling' | 'endBilling' | 'applyBilling' | 'noteFailedEvents'>;
  sleep(ms: number): Promise<void>;
  now(): number;
}

/** Runs `work` while nobody else works on the customer; null when it stayed taken for `waitMs`. */
export async function withLease<T>(
  { store, sleep, now }: Pick<SyncDeps, 'store' | 'sleep' | 'now'>,
  customer: string,
  waitMs: number,
  work: (token: string) => Promise<T>,
): Promise<{ value: T } | null> {
  const until = now() + waitMs;
  for (;;) {
    const token = await store.beginBilling(customer, LEASE_SECONDS);
    if (token !== null) {
      try {
        return { value: await work(token) };
      } finally {
        await store.endBilling(customer, token);
      }
    }
    if (now() >= until) return null;
    await sleep(PAUSE_MS);
  }
}

/** One that has ended meanwhile is no failure. */
async function cancel(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** What was last paid for a subscription goes back whole: to the card, and what was credit to the balance. */
async function refundLast(stripe: Stripe, customer: string, subscription: string): Promise<void> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription, {
    expand: ['latest_invoice'],
  });
  if (!invoice || typeof invoice === 'string') return;
  const { id, currency, starting_balance: before, ending_balance: after } = invoice;
  const credit = (after ?? before) - before;
  if (credit > 0) {
    await stripe.customers.createBalanceTransaction(
      customer,
      { amount: -credit, currency, metadata: entryOf.bill(id) },
      { idempotencyKey: `extra-subscription:${subscription}:credit` },
    );
  }
  const { data } = await stripe.invoicePayments.list({ invoice: id, status: 'paid', limit: 100 });
  for (const { payment } of data) {
    const intent = payment.payment_intent;
    const paymentIntent = typeof intent === 'string' ? intent : intent?.id;
    if (!paymentIntent) continue;
    try {
      await stripe.refunds.create(
        { payment_intent: paymentIntent, reason: 'duplicate' },
        { idempotencyKey: `extra-subscription:${subscription}:${paymentIntent}` },
      );
    } catch (error) {
      if (!isAlreadyRefunded(error)) throw error;
    }
  }
}

/**
 * Puts credit for purchases on the balance, or takes back what is left of it. Where a bill was faster and used it, taking back
 * would be charged with the next bill: the excess goes back at once.
 */
async function moveCredit(stripe: Stripe, customer: string, changes: readonly CreditChange[]): Promise<void> {
  const move = (line: string, amount: number, idempotencyKey: string) =>
    stripe.customers.createBalanceTransaction(
      customer,
      {
        amount,
        currency: catalogCurrency,
        description: amount < 0 ? 'Credit for a single purchase' : 'Credit taken back',
        metadata: entryOf.line(line),
      },
      { idempotencyKey },
    );
  for (const { order_line_id: line, amount_cents: amount, key } of changes) {
    const { ending_balance: excess } = await move(line, amount, key);
    if (amount > 0 && excess > 0) await move(line, -excess, `${key}:excess`);
  }
}

/**
 * Under a lease: applies what the provider says now, once for each event it is told of, or once without any. A person
 * has one subscription: what is beyond the first is paid back and ended, in this order, so that a failure in between is
 * mended by the next try. One whose last payment was given back or is disputed ends at once.
 */
export async function applyNow(
  { stripe, store }: Pick<SyncDeps, 'stripe' | 'store'>,
  customer: string,
  token: string,
  events: readonly LedgerEvent[] = [],
): Promise<Applied> {
  const waiting: (LedgerEvent | null)[] = events.length > 0 ? [...events] : [null];
  let outcome: string | undefined;
  for (let round = 1; ; round += 1) {
    const isLast = round >= MOST_ROUNDS;
    const { snapshot, revoked } = await takeSnapshot(stripe, customer);
    if (revoked.length > 0 && !isLast) {
      for (const id of revoked) await cancel(stripe, id);
      continue;
    }
    let applied = await store.applyBilling(waiting.shift() ?? null, customer, token, snapshot);
    outcome ??= applied.outcome;
    while (waiting.length > 0) {
      applied = await store.applyBilling(waiting.shift() ?? null, customer, token, snapshot);
    }
    const { extra_subscriptions: extra, cancel_subscriptions: ended, credit_changes: changes } = applied;
    await moveCredit(stripe, customer, changes);
    if (isLast || extra.length + ended.length + changes.length === 0) return { ...applied, outcome };
    for (const id of extra) {
      await refundLast(stripe, customer, id);
      await cancel(stripe, id);
    }
    for (const id of ended) await cancel(stripe, id);
  }
}

/** Null when the customer stayed taken. Events that could not be applied are put down as such, with what was in their way. */
export async function syncCustomer(
  billing: SyncDeps,
  customer: string,
  { events = [], waitMs }: { events?: readonly LedgerEvent[]; waitMs: number },
): Promise<Applied | null> {
  try {
    const done = await withLease(billing, customer, waitMs, (token) =>
      applyNow(billing, customer, token, events),
    );
    return done?.value ?? null;
  } catch (error) {
    // Where even that fails the database is away, and the provider tells the events again: the first failure is what counts.
    if (events.length > 0)
      await Promise.allSettled([billing.store.noteFailedEvents(events, customer, failureCode(error))]);
    throw error;
  }
}
