import { createBillingParts } from '../_shared/billing/parts.ts';
import { paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { logLine } from '../_shared/http/log.ts';
import { reply } from '../_shared/http/outcome.ts';
import type { ReconcileDeps } from './handler.ts';
import { reconcile } from './reconcile.ts';

export function createDeps(env: FunctionEnv, get: Get): ReconcileDeps {
  const parts = createBillingParts(env, get);
  return {
    ...callDeps(env),
    async reconcile() {
      const stripe = await parts.stripe();
      return stripe ? reply(await reconcile(parts, stripe, logLine)) : paymentsUnavailable();
    },
  };
}
