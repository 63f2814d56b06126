import type { adminRefund } from '@lib/contracts/admin-refund.ts';
import type { ReadBodyOf } from '@lib/contracts/call.ts';
import * as z from 'zod/mini';
import { createBillingDeps } from '../_shared/billing/deps.ts';
import { paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { keptRefundSchema, sendRefund } from '../_shared/billing/send-refund.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createCallerClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { passOn, refusalOf, refuse, reply } from '../_shared/http/outcome.ts';
import type { RefundDeps } from './handler.ts';

export function createDeps(env: FunctionEnv, get: Get): RefundDeps {
  const billing = createBillingDeps(env, get);
  return {
    ...callDeps(env),
    async refund(request: Request, asked: ReadBodyOf<typeof adminRefund>) {
      const stripe = await billing.stripe();
      if (!stripe) return paymentsUnavailable();
      const { data, error } = await createCallerClient(env, request).rpc('begin_refund', {
        p_id: asked.id,
        p_payment: asked.payment,
        p_version: asked.version,
        p_amount_cents: asked.amount_cents,
        p_reason: asked.reason,
      });
      if (error) {
        const refused = refusalOf(error);
        if (!refused) throw error;
        return passOn(refused);
      }
      const kept = z.parse(keptRefundSchema, data);
      if (kept.state === 'refused') return refuse('refund_refused');
      if (kept.state !== 'requested') return reply({ state: kept.state });
      const sent = await sendRefund(billing.service, stripe, kept);
      return sent === 'sent' ? reply({ state: kept.state }) : refuse(sent);
    },
  };
}
