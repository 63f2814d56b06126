/**
 * What the caller's plan is. The provider is asked only where it may know more than the database, at most every few
 * seconds, and whatever it does: the answer comes from the database.
 */
import * as z from 'zod/mini';
import { describeSubscription, type KnownBilling, mayBeOutdated } from '../_shared/billing/access.ts';
import { type RouteDeps, refuse, reply, serveJson } from '../_shared/http.ts';
import { describeError } from '../_shared/log.ts';

const FUNCTION = 'check-subscription';

export interface CheckDeps extends RouteDeps {
  callerId(request: Request): Promise<string | null>;
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
    deps.log({ level: 'warn', function: FUNCTION, error: describeError(error) });
    return known;
  }
  return deps.read(userId);
}

export const handle = serveJson({
  name: FUNCTION,
  methods: ['POST'],
  schema: z.object({}),
  async handler(_body, { request, deps }: { request: Request; deps: CheckDeps }) {
    const userId = await deps.callerId(request);
    if (userId === null) return refuse(401, 'not_signed_in');
    const known = await lookAfresh(await deps.read(userId), userId, deps);
    return reply(describeSubscription(known, deps.now()));
  },
});
