import type { billingReconcile } from '@lib/contracts/billing-reconcile.ts';
import type { AnswerOf } from '@lib/contracts/call.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { dayMs } from '@lib/time.ts';
import type Stripe from 'stripe';
import type { BillingDeps } from '../_shared/billing/deps.ts';
import { customerOfEvent, eventTypes, isOurs, toLedger } from '../_shared/billing/events.ts';
import { isOwnMode } from '../_shared/billing/payments-env.ts';
import type { LedgerEvent } from '../_shared/billing/store.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import type { LogEntry } from '../_shared/http/log.ts';

/** The provider keeps events for 30 days. */
const KEPT_MS = 30 * dayMs;
/** Events that were missed may be older than the newest that arrived. */
const OVERLAP_MS = dayMs;
const MOST_EVENTS = 5000;
const LEASE_WAIT_MS = 2000;
/** A function is ended after a minute or so; the next run goes on from there. */
const BUDGET_MS = 45_000;

type ReconcileCounts = AnswerOf<typeof billingReconcile>;

interface Work {
  readonly events: LedgerEvent[];
  /** When the customer was looked at last; null for never. */
  readonly lookedAt: string | null;
}

/**
 * Events nobody has taken yet or that could not be applied, by the customer they are about, oldest first.
 * @param failed is told of one whose customer cannot be found out now; it is looked for again in the next run
 */
async function missedEvents(
  billing: Pick<BillingDeps, 'records' | 'payments' | 'now'>,
  stripe: Stripe,
  failed: (error: unknown) => void,
): Promise<Map<string, Work>> {
  const { records, payments, now } = billing;
  const newest = await records.newestEvent();
  const from = newest === null ? now() - KEPT_MS : Date.parse(newest) - OVERLAP_MS;
  const all = await stripe.events
    .list({ types: [...eventTypes], created: { gte: Math.floor(from / 1000) }, limit: 100 })
    .autoPagingToArray({ limit: MOST_EVENTS });
  const known = await records.knownEvents(all.map(({ id }) => id));
  const missed = all.filter(
    (event) => !known.has(event.id) && isOurs(event) && isOwnMode(payments, event.livemode),
  );
  // Those that failed are kept here longer than there.
  const found = new Map(await records.failedEvents());
  for (const event of missed.reverse()) {
    const customer = await customerOfEvent(stripe, event).catch((error: unknown) => {
      failed(error);
      return null;
    });
    if (customer === null) continue;
    const others = found.get(customer) ?? [];
    if (!others.some(({ id }) => id === event.id)) found.set(customer, [...others, toLedger(event)]);
  }
  const ours = await records.ours([...found.keys()]);
  return new Map(
    [...found].flatMap(([customer, events]) => {
      const lookedAt = ours.get(customer);
      return lookedAt === undefined ? [] : [[customer, { events, lookedAt }]];
    }),
  );
}

const ageOf = ({ lookedAt }: Work): number => (lookedAt === null ? 0 : Date.parse(lookedAt));

export async function reconcile(
  billing: Pick<BillingDeps, 'records' | 'payments' | 'store' | 'sleep' | 'now'>,
  stripe: Stripe,
  log: (entry: LogEntry) => void,
): Promise<ReconcileCounts> {
  const until = billing.now() + BUDGET_MS;
  const counts: ReconcileCounts = { events: 0, customers: 0, failed: 0, left: 0 };
  // One person's trouble must not keep the others waiting.
  const failed = (error: unknown) => {
    counts.failed += 1;
    log({ level: 'error', function: 'billing-reconcile', fault: faultOf(error) });
  };
  const work = await missedEvents(billing, stripe, failed);
  for (const { customer_id, looked_at } of await billing.store.sweep()) {
    if (!work.has(customer_id)) work.set(customer_id, { events: [], lookedAt: looked_at });
  }
  // What is left for the next run is then first in line, whatever brought it here and however slow the provider is.
  for (const [customer, { events }] of [...work].sort(([, one], [, other]) => ageOf(one) - ageOf(other))) {
    if (billing.now() >= until) {
      counts.left += 1;
      continue;
    }
    try {
      const done = await syncCustomer({ ...billing, stripe }, customer, { events, waitMs: LEASE_WAIT_MS });
      if (done === null) {
        counts.left += 1;
        continue;
      }
      counts.customers += 1;
      counts.events += events.length;
    } catch (error) {
      failed(error);
    }
  }
  return counts;
}
