import { createBillingParts } from '../_shared/billing/parts.ts';
import { paymentsUnavailable } from '../_shared/billing/person.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { reply } from '../_shared/http.ts';
import { logLine } from '../_shared/log.ts';
import { carriesServiceKey } from '../_shared/service-key.ts';
import type { ReconcileDeps } from './handler.ts';
import { reconcile } from './reconcile.ts';

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): ReconcileDeps {
  const parts = createBillingParts(env, get);
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    isService: (request) => carriesServiceKey(request, env.serviceKey),
    async reconcile() {
      const stripe = await parts.stripe();
      return stripe ? reply(await reconcile(parts, stripe, logLine)) : paymentsUnavailable();
    },
  };
}
