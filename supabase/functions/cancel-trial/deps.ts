import type { cancelTrial as contract } from '@lib/contracts/cancel-trial.ts';
import { endSubscription } from '../_shared/billing/cancel-all.ts';
import { type BillingDeps, createBillingDeps } from '../_shared/billing/deps.ts';
import { paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import type { SubscriptionRow } from '../_shared/billing/records.ts';
import { applyNow, withLease } from '../_shared/billing/sync.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { type OutcomeOf, refuse, reply } from '../_shared/http/outcome.ts';
import type { CancelDeps, CancelWhen } from './handler.ts';

const WAIT_MS = 5000;

/** In plain English; pages say it in the language of their reader. */
const MESSAGES: Readonly<Record<CancelWhen, string>> = {
  now: 'Your trial has ended. You will not be charged.',
  at_end: 'Your trial ends on its last day. You will not be charged.',
};

async function cancelTrial(
  { records, ...billing }: BillingDeps,
  userId: string,
  when: CancelWhen,
): Promise<OutcomeOf<typeof contract>> {
  const stripe = await billing.stripe();
  if (!stripe) return paymentsUnavailable();
  const customer = await records.customerOf(userId);
  if (!customer || customer.deleted_at !== null) return refuse('no_active_trial');
  const { customer_id: id } = customer;
  const trialOf = async (): Promise<SubscriptionRow | undefined> =>
    (await records.subscriptions(userId)).find(({ status }) => status === 'trialing');
  const done = await withLease(billing, id, WAIT_MS, async (token) => {
    const sync = () => applyNow({ ...billing, stripe }, id, token);
    if (!(await trialOf())) await sync();
    const trial = await trialOf();
    if (!trial) return null;
    const subscription = await stripe.subscriptions.retrieve(trial.id);
    // Paid for by now, though nobody told: what was paid is not to be taken away as a trial.
    if (subscription.status !== 'trialing') {
      await sync();
      return null;
    }
    await endSubscription(stripe, subscription, when === 'now' ? 'now' : 'period_end');
    await sync();
    return trial;
  });
  if (!done) return paymentsUnavailable();
  if (!done.value) return refuse('no_active_trial');
  const state = await records.subscriber(userId);
  return reply({
    message: MESSAGES[when],
    trial_status: state?.trial_status ?? 'none',
    access_until: when === 'at_end' ? (state?.trial_ends_at ?? done.value.trial_ends_at) : null,
  });
}

export function createDeps(env: FunctionEnv, get: Get): CancelDeps {
  const billing = createBillingDeps(env, get);
  return {
    ...callDeps(env),
    cancel: (userId, when) => cancelTrial(billing, userId, when),
  };
}
