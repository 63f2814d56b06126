import { stripeWebhook } from '@lib/contracts/stripe-webhook.ts';
import type Stripe from 'stripe';
import { type BillingDeps, createBillingDeps } from '../_shared/billing/deps.ts';
import { customerOfEvent, isOurs, toLedger } from '../_shared/billing/events.ts';
import { isOwnMode } from '../_shared/billing/payments-env.ts';
import { isBadSignature } from '../_shared/billing/provider-errors.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { type Get, newId } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { writeLog } from '../_shared/http/log.ts';
import type { Taken, WebhookDeps } from './handler.ts';

/** A little less than the provider waits for an answer. */
const LEASE_WAIT_MS = 9000;

const OUTCOMES: readonly Taken[] = stripeWebhook.answer.shape.outcome.options;

async function read(billing: BillingDeps, body: string, signature: string): Promise<Stripe.Event | null> {
  const [stripe, { readEvent }] = await Promise.all([
    billing.stripe(),
    import('../_shared/billing/stripe.ts'),
  ]);
  const secret = billing.payments.webhookSecret;
  if (!stripe || secret === null) return null;
  try {
    return await readEvent(stripe, body, signature, secret);
  } catch (error) {
    if (isBadSignature(error)) return null;
    throw error;
  }
}

async function take(billing: BillingDeps, event: Stripe.Event): Promise<Taken> {
  const stripe = await billing.stripe();
  if (!stripe) return 'failed';
  const customer = await customerOfEvent(stripe, event);
  if (customer === null || !(await billing.records.ours([customer])).has(customer)) return 'ignored';
  const applied = await syncCustomer({ ...billing, stripe }, customer, {
    events: [toLedger(event)],
    waitMs: LEASE_WAIT_MS,
  });
  if (!applied) return 'busy';
  return OUTCOMES.find((word) => word === applied.outcome) ?? 'applied';
}

export function createDeps(env: FunctionEnv, get: Get): WebhookDeps<Stripe.Event> {
  const billing = createBillingDeps(env, get);
  const { payments } = billing;
  return {
    log: writeLog,
    newId,
    isSetUp: () => payments.secretKey !== null && payments.webhookSecret !== null,
    read: (body, signature) => read(billing, body, signature),
    isOurs: (event) => isOurs(event) && isOwnMode(payments, event.livemode),
    take: (event) => take(billing, event),
  };
}
