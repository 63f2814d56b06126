import type { AnswerOf } from '@lib/contracts/call.ts';
import { sendRefunds } from '@lib/contracts/send-refunds.ts';
import { faultOf } from '@lib/operations/fault.ts';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { type BillingDeps, createBillingDeps } from '../_shared/billing/deps.ts';
import { isUnavailable, paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { type KeptRefund, keptRefundSchema, sendRefund } from '../_shared/billing/send-refund.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { type LogEntry, writeLog } from '../_shared/http/log.ts';
import { reply } from '../_shared/http/outcome.ts';
import { noteRun } from '../_shared/schedule/note-run.ts';
import type { SendRefundsDeps } from './handler.ts';

/** A function is ended after a minute or so; the next run goes on from there. */
const BUDGET_MS = 45_000;

type Counts = AnswerOf<typeof sendRefunds>;

/** The one that has waited longest; nobody else gets it for some minutes. Null when none waits. */
async function claim({ service }: Pick<BillingDeps, 'service'>): Promise<KeptRefund | null> {
  const { data, error } = await service.rpc('claim_refund');
  if (error) throw error;
  return z.parse(z.nullable(keptRefundSchema), data);
}

async function sendAll(
  billing: Pick<BillingDeps, 'service' | 'now'>,
  stripe: Stripe,
  log: (entry: LogEntry) => void,
): Promise<Counts> {
  const until = billing.now() + BUDGET_MS;
  const counts: Counts = { sent: 0, refused: 0, failed: 0 };
  while (billing.now() < until) {
    const kept = await claim(billing);
    if (!kept) break;
    try {
      const sent = await sendRefund(billing.service, stripe, kept);
      counts[sent === 'sent' ? 'sent' : 'refused'] += 1;
    } catch (error) {
      counts.failed += 1;
      log({ level: 'error', function: sendRefunds.name, fault: faultOf(error) });
      // The others would fare no better now.
      if (isUnavailable(error)) break;
    }
  }
  return counts;
}

export function createDeps(env: FunctionEnv, get: Get): SendRefundsDeps {
  const billing = createBillingDeps(env, get);
  return {
    ...callDeps(env),
    async send() {
      const stripe = await billing.stripe();
      if (!stripe) return paymentsUnavailable();
      const counts = await sendAll(billing, stripe, writeLog);
      const { sent, refused, failed } = counts;
      await noteRun(billing.service, sendRefunds.name, `${sent} sent, ${refused} refused, ${failed} failed`);
      return reply(counts);
    },
  };
}
