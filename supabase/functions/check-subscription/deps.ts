import { createBillingParts } from '../_shared/billing/parts.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { describeError, logLine } from '../_shared/http/log.ts';
import { consume } from '../_shared/http/rate-limit.ts';
import type { CheckDeps } from './handler.ts';

const LOOKS = { uses: 1, windowSeconds: 3 };
/** Somebody else is looking then, and the database will know. */
const LEASE_WAIT_MS = 1000;
/** Longer than that nobody waits for a page. */
const PATIENCE_MS = 4000;

export function createDeps(env: FunctionEnv, get: Get): CheckDeps {
  const parts = createBillingParts(env, get);
  const { records } = parts;
  return {
    ...callDeps(env),
    now: parts.now,
    async read(userId) {
      const [subscriber, subscriptions, checkouts, customer] = await Promise.all([
        records.subscriber(userId),
        records.subscriptions(userId),
        records.openCheckouts(userId),
        records.customerOf(userId),
      ]);
      return { subscriber, subscriptions, checkouts, customer };
    },
    mayLook: (userId) => consume(parts.service, `check-subscription:${userId}`, LOOKS),
    async look(customerId) {
      const stripe = await parts.stripe();
      if (!stripe) return;
      const looking = syncCustomer({ ...parts, stripe }, customerId, { waitMs: LEASE_WAIT_MS });
      // It goes on when nobody waits for it any more.
      looking.catch((error: unknown) => {
        logLine({ level: 'warn', function: 'check-subscription', error: describeError(error) });
      });
      await Promise.race([looking.catch(() => undefined), parts.sleep(PATIENCE_MS)]);
    },
  };
}
