/** Another plan in the middle of a period: what unused time is worth and what the rest of the period costs. */

import type { Invoice, Subscription, SubscriptionItem } from './billing-objects.ts';
import type { Core } from './core.ts';
import { invalid, PaymentError } from './errors.ts';
import { createInvoice, type DraftLine, draftInvoice, type InvoiceOptions } from './invoices.ts';
import { addInterval, anchorDayOf, formatDay, formatPrice } from './money.ts';
import type { Price } from './objects.ts';
import {
  collectOffSession,
  expectedFailure,
  itemOf,
  nameOf,
  notesOf,
  periodLine,
  planOf,
  recurringOf,
} from './subscriptions.ts';

export type ProrationBehavior = 'create_prorations' | 'always_invoice' | 'none';

export interface PlanChange {
  price: Price;
  behavior: ProrationBehavior;
  /** Moment that unused time is reckoned from, within the current period. */
  at: number;
}

export interface ChangedPlan {
  /** The item with its new plan and period. */
  item: SubscriptionItem;
  prorations: DraftLine[];
  /** A new period begins now, because the plans are billed in different intervals. */
  isNewPeriod: boolean;
}

const isSameInterval = (a: Price, b: Price): boolean => {
  const [x, y] = [recurringOf(a), recurringOf(b)];
  return x.interval === y.interval && x.interval_count === y.interval_count;
};

function proration(
  change: { price: Price; quantity: number; item: string; start: number; end: number },
  amount: number,
  description: string,
): DraftLine {
  const { price, quantity, item, start, end } = change;
  return {
    amount,
    description: `${description} after ${formatDay(start)}`,
    price: price.id,
    quantity,
    period: { start, end },
    item,
    isProration: true,
  };
}

export function changePlan(core: Core, subscription: Subscription, change: PlanChange): ChangedPlan {
  const { price, at, behavior } = change;
  const old = itemOf(subscription);
  const { current_period_start: start, current_period_end: end, quantity } = old;
  if (price.currency !== subscription.currency) {
    throw invalid('The price specified must use the same currency as the subscription.', 'items[0][price]');
  }
  if (at < start || at > end) {
    throw invalid(
      'The proration date must be within the current period of the subscription.',
      'proration_date',
    );
  }
  const item: SubscriptionItem = structuredClone(old);
  Object.assign(item, { price: structuredClone(price), plan: planOf(core, price) });
  const isSame = isSameInterval(old.price, price);
  // While a trial lasts nothing is owed and nothing was paid.
  if (subscription.status === 'trialing' || old.price.id === price.id) {
    return { item, prorations: [], isNewPeriod: false };
  }
  const left = end > start ? (end - at) / (end - start) : 0;
  const prorations: DraftLine[] = [];
  const place = { quantity, item: old.id, start: at, end };
  if (behavior !== 'none') {
    const worth = Math.round(notesOf(core, subscription).periodValue * left);
    const unused = `Unused time on ${nameOf(core, old.price)}`;
    if (worth > 0) prorations.push(proration({ ...place, price: old.price }, -worth, unused));
  }
  if (isSame) {
    const cost = Math.round(price.unit_amount * quantity * left);
    const remaining = `Remaining time on ${nameOf(core, price)}`;
    if (behavior !== 'none') prorations.push(proration({ ...place, price }, cost, remaining));
    return { item, prorations, isNewPeriod: false };
  }
  const { interval, interval_count: count } = recurringOf(price);
  const now = core.now();
  Object.assign(item, { current_period_start: now, current_period_end: addInterval(now, interval, count) });
  return { item, prorations, isNewPeriod: true };
}

/** What is billed at once; null when the prorations wait for the next invoice or there are none. */
function immediateInvoice(
  core: Core,
  subscription: Subscription,
  changed: ChangedPlan,
  behavior: ProrationBehavior,
): InvoiceOptions | null {
  const { prorations, isNewPeriod, item } = changed;
  if (!isNewPeriod && (behavior !== 'always_invoice' || prorations.length === 0)) return null;
  return {
    customer: core.get('customer', subscription.customer),
    subscription,
    lines: isNewPeriod ? [...prorations, periodLine(core, item, false)] : prorations,
    reason: 'subscription_update',
    currency: subscription.currency,
    discount: undefined,
    metadata: {},
  };
}

/** The invoice a change would lead to: at once, or at the end of the period. */
export function previewChange(core: Core, subscription: Subscription, change: PlanChange): Invoice {
  const changed = changePlan(core, subscription, change);
  const now = immediateInvoice(core, subscription, changed, change.behavior);
  if (now) return draftInvoice(core, now);
  const next = structuredClone(changed.item);
  const { interval, interval_count: count } = recurringOf(next.price);
  next.current_period_start = next.current_period_end;
  next.current_period_end = addInterval(next.current_period_start, interval, count);
  return draftInvoice(core, {
    customer: core.get('customer', subscription.customer),
    subscription,
    lines: [...pendingLines(core, subscription), ...changed.prorations, periodLine(core, next, false)],
    reason: 'subscription_cycle',
    currency: subscription.currency,
    discount: core.find('discount', subscription.discounts[0]),
    metadata: {},
  });
}

/** Prorations of earlier changes that wait for an invoice. */
export function pendingLines(core: Core, subscription: Subscription): DraftLine[] {
  const item = itemOf(subscription);
  return notesOf(core, subscription).pending.map(({ amount, description, price, start, end }) => ({
    amount,
    description,
    price,
    quantity: item.quantity,
    period: { start, end },
    item: item.id,
    isProration: true,
  }));
}

/**
 * Changes the plan and bills what is to be billed.
 * @param mustPay refuses the whole change when the card would not pay; otherwise the subscription falls past due.
 * @returns what of the subscription changes.
 */
export function applyChange(
  core: Core,
  subscription: Subscription,
  change: PlanChange,
  mustPay: boolean,
): Partial<Subscription> {
  const changed = changePlan(core, subscription, change);
  const billed = immediateInvoice(core, subscription, changed, change.behavior);
  const failure = billed && draftInvoice(core, billed).amount_due > 0 && expectedFailure(core, subscription);
  if (mustPay && failure) {
    const { code, decline, message } = failure;
    throw new PaymentError(402, { type: 'card_error', code, decline_code: decline, message });
  }
  const { item, prorations, isNewPeriod } = changed;
  const notes = notesOf(core, subscription);
  if (subscription.status !== 'trialing' && change.behavior !== 'none') {
    notes.periodValue = change.price.unit_amount * item.quantity;
  }
  const patch: Partial<Subscription> = { items: { ...subscription.items, data: [item] } };
  if (isNewPeriod) {
    notes.periodValue = change.price.unit_amount * item.quantity;
    notes.anchorDay = anchorDayOf(item.current_period_start);
    patch.billing_cycle_anchor = item.current_period_start;
  }
  if (!billed) {
    for (const { amount, description, price, period } of prorations) {
      notes.pending.push({ amount, description, price, start: period.start, end: period.end });
    }
    return patch;
  }
  const invoice = createInvoice(core, billed);
  patch.latest_invoice = invoice.id;
  if (collectOffSession(core, subscription, invoice)) patch.status = 'past_due';
  return patch;
}

/** 'Premium, $19.99 per month' */
export const describePlan = (core: Core, price: Price): string =>
  `${nameOf(core, price)}, ${formatPrice(price)}`;
