/** Subscription schedules, for one thing: another plan from the end of the period that is paid for. */
import * as z from 'zod';
import type { SchedulePhase, Subscription, SubscriptionSchedule } from './billing-objects.ts';
import type { Core } from './core.ts';
import { invalid, notModelled } from './errors.ts';
import { list } from './list.ts';
import { addInterval } from './money.ts';
import type { Price } from './objects.ts';
import { int, mergeMetadata, metadata, none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';
import { complete } from './shapes.ts';
import { itemOf, planOf, recurringOf } from './subscriptions.ts';

const phase = z.strictObject({
  items: z
    .array(z.strictObject({ price: text, quantity: int.optional() }))
    .min(1)
    .max(1),
  start_date: int.optional(),
  end_date: int.optional(),
  proration_behavior: z.literal('none').optional(),
});

const settings = (): object => ({
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: 'automatic',
  collection_method: 'charge_automatically',
  invoice_settings: { account_tax_ids: null, days_until_due: null, issuer: { type: 'self' } },
});

function createPhase(core: Core, price: Price, quantity: number, start: number, end: number): SchedulePhase {
  const value = {
    add_invoice_items: [],
    currency: price.currency,
    discounts: [],
    end_date: end,
    items: [{ discounts: [], metadata: {}, plan: price.id, price: price.id, quantity, tax_rates: [] }],
    metadata: {},
    proration_behavior: 'none' as const,
    start_date: start,
  };
  return complete('SubscriptionSchedule.Phase', value, core.now());
}

/** @throws PaymentError when the subscription has ended or has a schedule. */
export function createSchedule(core: Core, subscription: Subscription): SubscriptionSchedule {
  if (subscription.status === 'canceled') {
    throw invalid('You cannot migrate a subscription that is already canceled.', 'from_subscription');
  }
  if (subscription.schedule) {
    throw invalid(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  }
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end, quantity } = item;
  const schedule = core.add('subscription_schedule', {
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    default_settings: settings(),
    end_behavior: 'release',
    metadata: {},
    phases: [createPhase(core, item.price, quantity, start, end)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
  });
  core.emit('subscription_schedule.created', schedule);
  core.change(subscription, { schedule: schedule.id }, 'customer.subscription.updated');
  return schedule;
}

function mustBeActive(schedule: SubscriptionSchedule): void {
  if (schedule.status === 'active') return;
  throw invalid(`You cannot change a subscription schedule that is in the \`${schedule.status}\` status.`);
}

/** Sets the plan that follows the current one. */
export function scheduleNext(
  core: Core,
  schedule: SubscriptionSchedule,
  price: Price,
  quantity: number,
): void {
  mustBeActive(schedule);
  const [current] = schedule.phases;
  if (!current) throw notModelled('a schedule without a current phase');
  const { interval, interval_count: count } = recurringOf(price);
  const start = current.end_date;
  const next = createPhase(core, price, quantity, start, addInterval(start, interval, count));
  core.change(schedule, { phases: [current, next] }, 'subscription_schedule.updated');
}

export function releaseSchedule(core: Core, schedule: SubscriptionSchedule): SubscriptionSchedule {
  mustBeActive(schedule);
  const subscription = core.find('subscription', schedule.subscription);
  Object.assign(schedule, {
    status: 'released',
    released_at: core.now(),
    released_subscription: schedule.subscription,
    subscription: null,
    current_phase: null,
  });
  core.emit('subscription_schedule.released', schedule);
  if (subscription) core.change(subscription, { schedule: null }, 'customer.subscription.updated');
  return schedule;
}

/** The plan that the period beginning at `at` is to have, when a schedule says so; it has then done its work. */
export function scheduledPlan(
  core: Core,
  subscription: Subscription,
  at: number,
): Partial<Subscription> | null {
  const schedule = core.find('subscription_schedule', subscription.schedule);
  const next = schedule?.phases.find(({ start_date: start }, index) => index > 0 && start <= at);
  const price = core.find('price', next?.items[0]?.price);
  if (!schedule || !price) return null;
  const item = structuredClone(itemOf(subscription));
  Object.assign(item, { price: structuredClone(price), plan: planOf(core, price) });
  Object.assign(schedule, {
    status: 'released',
    released_at: core.now(),
    released_subscription: subscription.id,
    subscription: null,
    current_phase: null,
  });
  core.emit('subscription_schedule.released', schedule);
  return { items: { ...subscription.items, data: [item] }, schedule: null };
}

/** The plan a subscription changes to when its period ends. */
export function nextPlan(core: Core, subscription: Subscription): Price | undefined {
  const schedule = core.find('subscription_schedule', subscription.schedule);
  return core.find('price', schedule?.phases[1]?.items[0]?.price);
}

const updateParams = z.strictObject({
  end_behavior: z.literal('release').optional(),
  metadata,
  phases: z.array(phase).max(2).optional(),
  proration_behavior: z.literal('none').optional(),
});

function updateSchedule(core: Core, given: z.output<typeof updateParams>, id: string): SubscriptionSchedule {
  const schedule = core.get('subscription_schedule', id);
  mustBeActive(schedule);
  const [first, second] = given.phases ?? [];
  const current = schedule.phases[0];
  if (
    first &&
    (first.items[0]?.price !== current?.items[0]?.price || first.start_date !== current?.start_date)
  ) {
    throw notModelled('a change of the phase that has begun', 'phases[0]');
  }
  if (first && first.end_date !== undefined && first.end_date !== current?.end_date) {
    throw notModelled('a phase that ends at another moment than the period', 'phases[0][end_date]');
  }
  if (second) {
    const { price: priceId = '', quantity = 1 } = second.items[0] ?? {};
    const price = core.get('price', priceId, 'phases[1][items][0][price]');
    if (second.start_date !== undefined && second.start_date !== current?.end_date) {
      throw invalid('Phases must follow each other without a gap.', 'phases[1][start_date]');
    }
    scheduleNext(core, schedule, price, quantity);
  } else if (first && current) {
    core.change(schedule, { phases: [current] }, 'subscription_schedule.updated');
  }
  const patch = { metadata: mergeMetadata(schedule.metadata, given.metadata) };
  return core.change(schedule, patch, 'subscription_schedule.updated');
}

export const scheduleRoutes: readonly Route[] = [
  route('POST', '/v1/subscription_schedules', z.strictObject({ from_subscription: text }), (core, given) =>
    createSchedule(core, core.get('subscription', given.from_subscription, 'from_subscription')),
  ),
  route(
    'GET',
    '/v1/subscription_schedules',
    z.strictObject({ ...paging, customer: text.optional() }),
    (core, given) =>
      list(
        core,
        'subscription_schedule',
        '/v1/subscription_schedules',
        given,
        (schedule) => !given.customer || schedule.customer === given.customer,
      ),
  ),
  route('GET', '/v1/subscription_schedules/:id', none, (core, _params, id) =>
    core.get('subscription_schedule', id),
  ),
  route('POST', '/v1/subscription_schedules/:id', updateParams, updateSchedule),
  route('POST', '/v1/subscription_schedules/:id/release', none, (core, _params, id) =>
    releaseSchedule(core, core.get('subscription_schedule', id)),
  ),
];
