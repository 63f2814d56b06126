/**
 * What the caller's plan is. The provider is asked only where it may know more than the database, at most every few
 * seconds, and whatever it does: the answer comes from the database.
 */
import { checkSubscription } from '@lib/contracts/check-subscription.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { describeSubscription, type KnownBilling, mayBeOutdated } from '../_shared/billing/access.ts';
import { reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface CheckDeps extends CallDeps {
  read(userId: string): Promise<KnownBilling>;
  /** Counts a fresh look at the provider; false when the last one was a moment ago. */
  mayLook(userId: string): Promise<boolean>;
  /** Brings the database up to date; resolves when it is, or when that takes too long. */
  look(customerId: string): Promise<void>;
  now(): number;
}

async function lookAfresh(known: KnownBilling, userId: string, deps: CheckDeps): Promise<KnownBilling> {
  const { customer } = known;
  if (!customer || customer.deleted_at !== null || !mayBeOutdated(known, deps.now())) return known;
  if (!(await deps.mayLook(userId))) return known;
  try {
    await deps.look(customer.customer_id);
  } catch (error) {
    deps.log({ level: 'warn', function: checkSubscription.name, fault: faultOf(error) });
    return known;
  }
  return deps.read(userId);
}

export const handle = serveCall<typeof checkSubscription, CheckDeps>(
  checkSubscription,
  async (_body, { caller, deps }) => {
    const known = await lookAfresh(await deps.read(caller.id), caller.id, deps);
    return reply(describeSubscription(known, deps.now()));
  },
);
