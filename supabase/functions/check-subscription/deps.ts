import { faultOf } from '@lib/operations/fault.ts';
import { createBillingDeps } from '../_shared/billing/deps.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { writeLog } from '../_shared/http/log.ts';
import { consume } from '../_shared/http/rate-limit.ts';
import type { CheckDeps } from './handler.ts';

const LOOKS = { uses: 1, windowSeconds: 3 };
/** Somebody else is looking then, and the database will know. */
const LEASE_WAIT_MS = 1000;
/** Longer than that nobody waits for a page. */
const PATIENCE_MS = 4000;

export function createDeps(env: FunctionEnv, get: Get): CheckDeps {
  const billing = createBillingDeps(env, get);
  const { records } = billing;
  return {
    ...callDeps(env),
    now: billing.now,
    async read(userId) {
      const [subscriber, subscriptions, checkouts, customer] = await Promise.all([
        records.subscriber(userId),
        records.subscriptions(userId),
        records.openCheckouts(userId),
        records.customerOf(userId),
      ]);
      return { subscriber, subscriptions, checkouts, customer };
    },
    mayLook: (userId) => consume(billing.service, `check-subscription:${userId}`, LOOKS),
    async look(customerId) {
      const stripe = await billing.stripe();
      if (!stripe) return;
      const looking = syncCustomer({ ...billing, stripe }, customerId, { waitMs: LEASE_WAIT_MS });
      // It goes on when nobody waits for it any more.
      looking.catch((error: unknown) => {
        writeLog({ level: 'warn', function: 'check-subscription', fault: faultOf(error) });
      });
      await Promise.race([looking.catch(() => undefined), billing.sleep(PATIENCE_MS)]);
    },
  };
}
