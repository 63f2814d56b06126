/** What happens by itself as time passes: trials end, periods are billed, payments are tried again, sessions expire. */

import type { Invoice, Subscription } from './billing-objects.ts';
import { expireSession } from './checkout.ts';
import type { Core } from './core.ts';
import { createInvoice } from './invoices.ts';
import { addInterval, anchorDayOf, DAY } from './money.ts';
import { pendingLines } from './plan-change.ts';
import { scheduledPlan } from './schedules.ts';
import {
  collectOffSession,
  endSubscription,
  itemOf,
  notesOf,
  periodLine,
  periodValue,
  recurringOf,
  TRIAL_NOTICE,
  takeDiscount,
} from './subscriptions.ts';

/** Events are kept this long. */
const EVENT_LIFE = 30 * DAY;
const REPLAY_LIFE = DAY;

/** The next period of a subscription, billed and collected. */
function renew(core: Core, subscription: Subscription): void {
  const before = structuredClone(subscription);
  const start = itemOf(subscription).current_period_end;
  const planned = scheduledPlan(core, subscription, start);
  if (planned) Object.assign(subscription, planned);
  const item = itemOf(subscription);
  const notes = notesOf(core, subscription);
  const { interval, interval_count: count } = recurringOf(item.price);
  if (planned) notes.anchorDay = anchorDayOf(start);
  Object.assign(item, {
    current_period_start: start,
    current_period_end: addInterval(start, interval, count, notes.anchorDay),
  });
  const line = periodLine(core, item, false);
  const invoice = createInvoice(core, {
    customer: core.get('customer', subscription.customer),
    subscription,
    lines: [...pendingLines(core, subscription), line],
    reason: 'subscription_cycle',
    currency: subscription.currency,
    discount: takeDiscount(core, subscription, line.amount),
    metadata: {},
  });
  notes.pending = [];
  notes.periodValue = periodValue(invoice, line);
  subscription.latest_invoice = invoice.id;
  const failure = collectOffSession(core, subscription, invoice);
  if (failure) subscription.status = 'past_due';
  else if (subscription.status === 'trialing') subscription.status = 'active';
  announce(core, subscription, before);
}

/** Tells of everything that differs from before. */
function announce(core: Core, subscription: Subscription, before: Subscription): void {
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify((subscription as unknown as Record<string, unknown>)[key]),
    ),
  );
  core.emit('customer.subscription.updated', subscription, previous);
}

/** Ends a trial before its time; the first paid period begins now. */
export function endTrial(core: Core, subscription: Subscription): void {
  const now = core.now();
  itemOf(subscription).current_period_end = now;
  Object.assign(subscription, { trial_end: now, billing_cycle_anchor: now });
  notesOf(core, subscription).anchorDay = anchorDayOf(now);
  renew(core, subscription);
}

const subscriptionOf = (core: Core, invoice: Invoice): Subscription | undefined =>
  core.find('subscription', invoice.parent?.subscription_details.subscription);

/** Tries an open invoice of a subscription again; answers whether it is paid now. */
export function retryInvoice(core: Core, invoice: Invoice): boolean {
  const subscription = subscriptionOf(core, invoice);
  if (!subscription) return false;
  if (!collectOffSession(core, subscription, invoice)) {
    if (['past_due', 'unpaid'].includes(subscription.status)) {
      core.change(subscription, { status: 'active' }, 'customer.subscription.updated');
    }
    return true;
  }
  if (invoice.next_payment_attempt !== null || subscription.status === 'canceled') return false;
  const { after_retries: outcome } = core.state.settings;
  if (outcome === 'cancel') endSubscription(core, subscription, 'payment_failed');
  else core.change(subscription, { status: outcome }, 'customer.subscription.updated');
  return false;
}

interface Due {
  at: number;
  run(): void;
}

function dueOf(core: Core, subscription: Subscription): Due[] {
  const { status, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  const due: Due[] = [];
  const notes = notesOf(core, subscription);
  if (status === 'trialing' && trialEnd !== null && !notes.isTrialEndAnnounced) {
    due.push({
      at: trialEnd - TRIAL_NOTICE,
      run() {
        notes.isTrialEndAnnounced = true;
        core.emit('customer.subscription.trial_will_end', subscription);
      },
    });
  }
  const isLive = status === 'trialing' || status === 'active' || status === 'past_due';
  if (cancelAt !== null && (isLive || status === 'unpaid')) {
    due.push({
      at: cancelAt,
      run: () => endSubscription(core, subscription, 'cancellation_requested'),
    });
  }
  const end = itemOf(subscription).current_period_end;
  if (isLive && (cancelAt === null || cancelAt > end)) {
    due.push({ at: end, run: () => renew(core, subscription) });
  }
  return due;
}

function allDue(core: Core): Due[] {
  const due: Due[] = [];
  for (const session of core.all('checkout.session')) {
    if (session.status === 'open') {
      due.push({ at: session.expires_at, run: () => expireSession(core, session) });
    }
  }
  for (const subscription of core.all('subscription')) {
    if (subscription.status !== 'canceled') due.push(...dueOf(core, subscription));
  }
  for (const invoice of core.all('invoice')) {
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
      due.push({
        at: invoice.next_payment_attempt,
        run() {
          invoice.next_payment_attempt = null;
          retryInvoice(core, invoice);
        },
      });
    }
  }
  return due;
}

function forget(core: Core): void {
  const { objects, replays, deliveries } = core.state;
  const waiting = new Set(deliveries.map(({ event }) => event));
  for (const event of core.all('event')) {
    if (event.created < core.now() - EVENT_LIFE && !waiting.has(event.id)) objects.delete(event.id);
  }
  for (const [key, { at }] of Object.entries(replays)) if (at < core.now() - REPLAY_LIFE) delete replays[key];
}

/** Runs what is due, in order of time and each at its own moment; answers whether anything was. */
export function runDue(core: Core): boolean {
  const target = core.now();
  let ran = false;
  for (;;) {
    const [next] = allDue(core)
      .filter(({ at }) => at <= target)
      .sort((a, b) => a.at - b.at);
    if (!next) break;
    core.moment = next.at;
    try {
      next.run();
    } finally {
      core.moment = null;
    }
    ran = true;
  }
  forget(core);
  return ran;
}
