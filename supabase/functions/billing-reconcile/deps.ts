import { billingReconcile } from '@lib/contracts/billing-reconcile.ts';
import { createBillingDeps } from '../_shared/billing/deps.ts';
import { paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { writeLog } from '../_shared/http/log.ts';
import { reply } from '../_shared/http/outcome.ts';
import { noteRun } from '../_shared/schedule/note-run.ts';
import type { ReconcileDeps } from './handler.ts';
import { reconcile } from './reconcile.ts';

export function createDeps(env: FunctionEnv, get: Get): ReconcileDeps {
  const billing = createBillingDeps(env, get);
  return {
    ...callDeps(env),
    async reconcile() {
      const stripe = await billing.stripe();
      if (!stripe) return paymentsUnavailable();
      const counts = await reconcile(billing, stripe, writeLog);
      const { customers, failed, left } = counts;
      await noteRun(
        billing.service,
        billingReconcile.name,
        `${customers} done, ${failed} failed, ${left} left`,
      );
      return reply(counts);
    },
  };
}
