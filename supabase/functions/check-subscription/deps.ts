import { createBillingParts } from '../_shared/billing/parts.ts';
import { consume } from '../_shared/billing/person.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { callerId } from '../_shared/clients.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { describeError, logLine } from '../_shared/log.ts';
import type { CheckDeps } from './handler.ts';

const LOOKS = { limit: 1, windowSeconds: 3 };
/** Somebody else is looking then, and the database will know. */
const LEASE_WAIT_MS = 1000;
/** Longer than that nobody waits for a page. */
const PATIENCE_MS = 4000;

export function createDeps(env: FunctionEnv, get: (name: string) => string | undefined): CheckDeps {
  const parts = createBillingParts(env, get);
  const { records } = parts;
  return {
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    now: parts.now,
    callerId: (request) => callerId(env, request),
    async read(userId) {
      const [subscriber, subscriptions, checkouts, customer] = await Promise.all([
        records.subscriber(userId),
        records.subscriptions(userId),
        records.openCheckouts(userId),
        records.customerOf(userId),
      ]);
      return { subscriber, subscriptions, checkouts, customer };
    },
    mayLook: (userId) => consume(parts, `check-subscription:${userId}`, LOOKS),
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
