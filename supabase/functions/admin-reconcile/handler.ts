/** Tries an event again that was not applied: the provider is asked anew for its customer, and the ledger has what came of it. */
import { adminReconcile } from '@lib/contracts/admin-reconcile.ts';
import * as z from 'zod/mini';
import { createBillingDeps } from '../_shared/billing/deps.ts';
import { explainProvider, paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createCallerClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { type OutcomeOf, passOn, refusalOf, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

const WAIT_MS = 4000;

export interface RetryDeps extends CallDeps {
  retry(request: Request, event: string): Promise<OutcomeOf<typeof adminReconcile>>;
}

export const handle = serveCall<typeof adminReconcile, RetryDeps>(
  adminReconcile,
  ({ event }, { request, deps }) => deps.retry(request, event),
  explainProvider,
);

const waitingSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.string(),
  object_id: z.nullable(z.string()),
  customer_id: z.string(),
});

export function createDeps(env: FunctionEnv, get: Get): RetryDeps {
  const billing = createBillingDeps(env, get);
  return {
    ...callDeps(env),
    async retry(request, event) {
      const stripe = await billing.stripe();
      if (!stripe) return paymentsUnavailable();
      const { data, error } = await createCallerClient(env, request).rpc('begin_event_retry', {
        p_id: event,
      });
      if (error) {
        const refused = refusalOf(error);
        if (!refused) throw error;
        return passOn(refused);
      }
      const { customer_id: customer, ...told } = z.parse(waitingSchema, data);
      const applied = await syncCustomer({ ...billing, stripe }, customer, {
        events: [told],
        waitMs: WAIT_MS,
      });
      return applied ? reply({ outcome: applied.outcome }) : refuse('busy');
    },
  };
}
