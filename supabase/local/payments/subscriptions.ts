/** Subscriptions: begun, renewed and ended. */

import type { Invoice, Subscription, SubscriptionItem } from './billing-objects.ts';
import { type CardFailure, offSessionFailure } from './cards.ts';
import { type Core, newId } from './core.ts';
import { notModelled } from './errors.ts';
import { collect, createInvoice, type DraftLine } from './invoices.ts';
import { addInterval, anchorDayOf, DAY, formatPrice } from './money.ts';
import type { Customer, Discount, Metadata, PaymentMethod, Price, Recurring } from './objects.ts';
import { complete } from './shapes.ts';
import type { SubscriptionNotes } from './state.ts';

/** How long before the end of a trial it is announced. */
export const TRIAL_NOTICE = 3 * DAY;

export function recurringOf(price: Price): Recurring {
  if (!price.recurring) throw notModelled('a subscription to a one-time price');
  return price.recurring;
}

export function notesOf(core: Core, subscription: Subscription): SubscriptionNotes {
  const notes = core.state.subscriptions[subscription.id];
  if (!notes) throw new Error(`nothing is known of ${subscription.id}`);
  return notes;
}

/** Each subscription has one item: the plan. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export const nameOf = (core: Core, price: Price): string => core.get('product', price.product).name;

/** The old form of a price, which the provider still sends beside it. */
export function planOf(core: Core, price: Price): object {
  const { interval, interval_count } = recurringOf(price);
  const plan = {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    metadata: {},
    nickname: price.nickname,
    product: price.product,
    usage_type: 'licensed',
  };
  return complete('plan', plan, core.now());
}

/** The card that pays: the subscription's own, else the customer's. */
export function methodOf(core: Core, subscription: Subscription): PaymentMethod | undefined {
  const customer = core.find('customer', subscription.customer);
  return (
    core.find('payment_method', subscription.default_payment_method) ??
    core.find('payment_method', customer?.invoice_settings.default_payment_method)
  );
}

/** What the bank would say to a charge now, while nobody is there. */
export function expectedFailure(core: Core, subscription: Subscription): CardFailure | null {
  const method = methodOf(core, subscription);
  return offSessionFailure(method && core.state.cards[method.id]);
}

export function collectOffSession(core: Core, subscription: Subscription, invoice: Invoice) {
  const failure = expectedFailure(core, subscription);
  return collect(core, invoice, methodOf(core, subscription), failure);
}

export function periodLine(core: Core, item: SubscriptionItem, isTrial: boolean): DraftLine {
  const { price, quantity } = item;
  const name = nameOf(core, price);
  return {
    amount: isTrial ? 0 : price.unit_amount * quantity,
    description: isTrial ? `Trial period for ${name}` : `${quantity} × ${name} (at ${formatPrice(price)})`,
    price: price.id,
    quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    item: item.id,
    isProration: false,
  };
}

/** A discount is good for one invoice: the first that asks for money. */
export function takeDiscount(core: Core, subscription: Subscription, amount: number): Discount | undefined {
  const discount = core.find('discount', subscription.discounts[0]);
  if (!discount || amount <= 0) return undefined;
  subscription.discounts = [];
  return discount;
}

/** What was billed for a period of the plan, without earlier prorations. */
export const periodValue = (invoice: Invoice, line: DraftLine): number =>
  Math.max(0, line.amount - invoice.total_discount_amounts.reduce((sum, { amount }) => sum + amount, 0));

export interface NewSubscription {
  customer: Customer;
  price: Price;
  quantity: number;
  trialDays: number | null;
  metadata: Metadata;
  method: PaymentMethod | undefined;
  discount: Discount | undefined;
  /** Its bills say how much of them is tax. */
  isTaxed: boolean;
}

/** Begins a subscription whose card has been checked: its first invoice is paid. */
export function createSubscription(core: Core, options: NewSubscription): Subscription {
  const { customer, price, quantity, trialDays, metadata, method, discount, isTaxed } = options;
  const now = core.now();
  const trialEnd = trialDays === null ? null : now + trialDays * DAY;
  const { interval, interval_count: count } = recurringOf(price);
  const end = trialEnd ?? addInterval(now, interval, count);
  const id = newId('sub');
  const item = {
    id: newId('si'),
    object: 'subscription_item' as const,
    current_period_end: end,
    current_period_start: now,
    metadata: {},
    plan: planOf(core, price),
    price: structuredClone(price),
    quantity,
    subscription: id,
  };
  const subscription = core.add('subscription', {
    id,
    automatic_tax: {
      disabled_reason: null,
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
    },
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer: customer.id,
    default_payment_method: method?.id ?? null,
    discounts: discount ? [discount.id] : [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: {
      object: 'list',
      data: [complete('subscription_item', item, now) as unknown as SubscriptionItem],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: '',
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd === null ? null : now,
  });
  if (discount) discount.subscription = id;
  const line = periodLine(core, itemOf(subscription), trialEnd !== null);
  const invoice = createInvoice(core, {
    customer,
    subscription,
    lines: [line],
    reason: 'subscription_create',
    currency: price.currency,
    discount: takeDiscount(core, subscription, line.amount),
    metadata: {},
  });
  subscription.latest_invoice = invoice.id;
  core.state.subscriptions[id] = {
    anchorDay: anchorDayOf(trialEnd ?? now),
    periodValue: periodValue(invoice, line),
    isTrialEndAnnounced: false,
    pending: [],
  };
  collect(core, invoice, method, null);
  core.emit('customer.subscription.created', subscription);
  return subscription;
}

/** Ends a subscription now. Open invoices are not collected any more. */
export function endSubscription(
  core: Core,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  for (const invoice of core.all('invoice')) {
    const isOwn = invoice.parent?.subscription_details.subscription === subscription.id;
    if (isOwn && invoice.status === 'open') {
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
    }
  }
  const schedule = core.find('subscription_schedule', subscription.schedule);
  if (schedule) Object.assign(schedule, { status: 'canceled', canceled_at: core.now(), current_phase: null });
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: core.now(),
    canceled_at: subscription.canceled_at ?? core.now(),
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: subscription.cancellation_details.reason ?? reason,
    },
    schedule: null,
  });
  core.emit('customer.subscription.deleted', subscription);
  return subscription;
}
