import type { billingReconcile } from '@lib/contracts/billing-reconcile.ts';
import type { AnswerOf } from '@lib/contracts/call.ts';
import { dayMs } from '@lib/time.ts';
import type Stripe from 'stripe';
import { customerOfEvent, eventTypes, isOurs, toLedger } from '../_shared/billing/events.ts';
import type { BillingParts } from '../_shared/billing/parts.ts';
import { isOwnMode } from '../_shared/billing/payments-env.ts';
import type { LedgerEvent } from '../_shared/billing/store.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { describeError, type LogEntry } from '../_shared/http/log.ts';

/** The provider keeps events for 30 days. */
const KEPT_MS = 30 * dayMs;
/** Events that were missed may be older than the newest that arrived. */
const OVERLAP_MS = dayMs;
const MOST_EVENTS = 5000;
const LEASE_WAIT_MS = 2000;
/** A function is ended after a minute or so; the next run goes on from there. */
const BUDGET_MS = 45_000;

type ReconcileCounts = AnswerOf<typeof billingReconcile>;

/** Events nobody has taken yet, by the customer they are about, oldest first. */
async function missedEvents(parts: BillingParts, stripe: Stripe): Promise<Map<string, LedgerEvent[]>> {
  const { records, payments, now } = parts;
  const newest = await records.newestEvent();
  const from = newest === null ? now() - KEPT_MS : Date.parse(newest) - OVERLAP_MS;
  const all = await stripe.events
    .list({ types: [...eventTypes], created: { gte: Math.floor(from / 1000) }, limit: 100 })
    .autoPagingToArray({ limit: MOST_EVENTS });
  const known = await records.knownEvents(all.map(({ id }) => id));
  const missed = all.filter(
    (event) => !known.has(event.id) && isOurs(event) && isOwnMode(payments, event.livemode),
  );
  const found = new Map<string, LedgerEvent[]>();
  for (const event of missed.reverse()) {
    const customer = await customerOfEvent(stripe, event);
    if (customer !== null) found.set(customer, [...(found.get(customer) ?? []), toLedger(event)]);
  }
  const ours = await records.areOurs([...found.keys()]);
  return new Map([...found].filter(([customer]) => ours.has(customer)));
}

export async function reconcile(
  parts: BillingParts,
  stripe: Stripe,
  log: (entry: LogEntry) => void,
): Promise<ReconcileCounts> {
  const until = parts.now() + BUDGET_MS;
  const work = await missedEvents(parts, stripe);
  for (const customer of await parts.store.sweep()) {
    if (!work.has(customer)) work.set(customer, []);
  }
  const counts: ReconcileCounts = { events: 0, customers: 0, failed: 0, left: 0 };
  for (const [customer, events] of work) {
    if (parts.now() >= until) {
      counts.left += 1;
      continue;
    }
    try {
      const done = await syncCustomer({ ...parts, stripe }, customer, { events, waitMs: LEASE_WAIT_MS });
      if (done === null) {
        counts.left += 1;
        continue;
      }
      counts.customers += 1;
      counts.events += events.length;
    } catch (error) {
      // One person's trouble must not keep the others waiting.
      counts.failed += 1;
      log({ level: 'error', function: 'billing-reconcile', error: describeError(error) });
    }
  }
  return counts;
}
