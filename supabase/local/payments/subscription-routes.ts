/** Subscriptions over the API: read, changed, cancelled. */
import * as z from 'zod';
import type { Subscription } from './billing-objects.ts';
import type { Core } from './core.ts';
import { invalid, noSuch } from './errors.ts';
import { list } from './list.ts';
import { flag, int, mergeMetadata, metadata, none, paging, text } from './params.ts';
import { applyChange } from './plan-change.ts';
import { type Route, route } from './route.ts';
import { endSubscription, itemOf } from './subscriptions.ts';
import { endTrial } from './timeline.ts';

const cancellationDetails = z.strictObject({
  comment: text.optional(),
  feedback: z
    .enum([
      '',
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ])
    .optional(),
});

const params = z.strictObject({
  cancel_at: z.union([z.enum(['', 'min_period_end']), int]).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: text.optional(),
  items: z
    .array(z.strictObject({ id: text, price: text }))
    .max(1)
    .optional(),
  metadata,
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  proration_date: int.optional(),
  trial_end: z.literal('now').optional(),
});
type Params = z.output<typeof params>;

const periodEnd = (subscription: Subscription): number => itemOf(subscription).current_period_end;

function detailsPatch(subscription: Subscription, given: z.output<typeof cancellationDetails> | undefined) {
  const details = { ...subscription.cancellation_details };
  if (given?.comment !== undefined) details.comment = given.comment || null;
  if (given?.feedback !== undefined) details.feedback = given.feedback || null;
  return details;
}

/** Patch that ends a subscription at a moment; null takes that back. `atPeriodEnd` says which of the two ways it is. */
export function cancelPatch(
  core: Core,
  subscription: Subscription,
  at: number | null,
  atPeriodEnd: boolean,
): Partial<Subscription> {
  return {
    cancel_at: at,
    cancel_at_period_end: at !== null && atPeriodEnd,
    canceled_at: at === null ? null : core.now(),
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: at === null ? null : 'cancellation_requested',
    },
  };
}

function cancellation(core: Core, subscription: Subscription, given: Params): Partial<Subscription> {
  const { cancel_at: at, cancel_at_period_end: atEnd } = given;
  if (at !== undefined && atEnd !== undefined) {
    throw invalid(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      'cancel_at',
    );
  }
  if (atEnd !== undefined) {
    return cancelPatch(core, subscription, atEnd ? periodEnd(subscription) : null, true);
  }
  if (at === undefined) return {};
  if (at === '') return cancelPatch(core, subscription, null, false);
  const moment = at === 'min_period_end' ? periodEnd(subscription) : at;
  if (moment <= core.now()) throw invalid('`cancel_at` must be in the future.', 'cancel_at');
  return cancelPatch(core, subscription, moment, false);
}

function planPatch(core: Core, subscription: Subscription, given: Params): Partial<Subscription> {
  const [wanted] = given.items ?? [];
  if (!wanted) return {};
  if (wanted.id !== itemOf(subscription).id) throw noSuch('subscription_item', wanted.id, 'items[0][id]');
  const price = core.get('price', wanted.price, 'items[0][price]');
  if (!price.active) {
    throw invalid('The price specified is inactive.', 'items[0][price]', 'price_inactive');
  }
  if (subscription.schedule) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any items directly is not allowed. Please release the schedule first.`,
    );
  }
  const behavior = given.proration_behavior ?? 'create_prorations';
  const change = { price, behavior, at: given.proration_date ?? core.now() };
  return applyChange(core, subscription, change, given.payment_behavior === 'error_if_incomplete');
}

function updateSubscription(core: Core, given: Params, id: string): Subscription {
  const subscription = core.get('subscription', id);
  if (subscription.status === 'canceled') {
    const allowed = new Set(['metadata', 'cancellation_details']);
    if (Object.keys(given).some((key) => !allowed.has(key))) {
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    }
  }
  if (given.default_payment_method !== undefined) {
    core.get('payment_method', given.default_payment_method, 'default_payment_method');
  }
  if (given.trial_end !== undefined && subscription.status !== 'trialing') {
    throw invalid('The subscription is not in a trial.', 'trial_end');
  }
  const ending = cancellation(core, subscription, given);
  const patch: Partial<Subscription> = {
    metadata: mergeMetadata(subscription.metadata, given.metadata),
    ...ending,
    cancellation_details: {
      ...detailsPatch(subscription, given.cancellation_details),
      reason: (ending.cancellation_details ?? subscription.cancellation_details).reason,
    },
    ...(given.default_payment_method === undefined
      ? {}
      : { default_payment_method: given.default_payment_method }),
    ...planPatch(core, subscription, given),
  };
  core.change(subscription, patch, 'customer.subscription.updated');
  if (given.trial_end === 'now') endTrial(core, subscription);
  return subscription;
}

export const subscriptionRoutes: readonly Route[] = [
  route(
    'GET',
    '/v1/subscriptions',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(['all', 'ended', 'trialing', 'active', 'past_due', 'unpaid', 'canceled']).optional(),
    }),
    (core, given) =>
      list(core, 'subscription', '/v1/subscriptions', given, (subscription) => {
        const { status } = subscription;
        const wanted = given.status === 'ended' ? 'canceled' : given.status;
        return (
          (!given.customer || subscription.customer === given.customer) &&
          (!given.price || itemOf(subscription).price.id === given.price) &&
          (wanted === undefined ? status !== 'canceled' : wanted === 'all' || status === wanted)
        );
      }),
  ),
  route('GET', '/v1/subscriptions/:id', none, (core, _params, id) => core.get('subscription', id)),
  route('POST', '/v1/subscriptions/:id', params, updateSubscription),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    z.strictObject({ cancellation_details: cancellationDetails.optional() }),
    (core, given, id) => {
      const subscription = core.get('subscription', id);
      if (subscription.status === 'canceled') throw noSuch('subscription', id);
      subscription.cancellation_details = detailsPatch(subscription, given.cancellation_details);
      return endSubscription(core, subscription, 'cancellation_requested');
    },
  ),
];
