/**
 * Puts the caller's account down for erasure, after the password was given once more. It is erased when the waiting
 * period is over (erase-accounts); until then its person can keep it (keep_my_account in the database).
 */
import * as z from 'zod/mini';
import { type RouteDeps, refuse, reply, serveJson } from '../_shared/http.ts';
import { describeError } from '../_shared/log.ts';

const FUNCTION = 'delete-account';

export const bodySchema = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

export interface DeleteDeps extends RouteDeps {
  /** The signed-in user behind the request, or null. */
  callerId(request: Request): Promise<string | null>;
  /** Counts a try; false when this person has tried too often. */
  isWithinLimit(userId: string): Promise<boolean>;
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Lets running plans end with the period that is paid, so that nothing is charged for an account that goes. */
  endPlans(userId: string): Promise<void>;
  /** Answers when the account goes (ISO); asked for again, the first answer stands. */
  schedule(userId: string): Promise<string>;
}

export const handle = serveJson({
  name: FUNCTION,
  methods: ['POST'],
  schema: bodySchema,
  async handler({ password }, { request, deps }: { request: Request; deps: DeleteDeps }) {
    const userId = await deps.callerId(request);
    if (userId === null) return refuse(401, 'not_signed_in');
    if (!(await deps.isWithinLimit(userId))) return refuse(429, 'rate_limited');
    if (!(await deps.isPassword(userId, password))) return refuse(403, 'wrong_password');
    try {
      // First the plans: an account must not wait to be erased while its plan goes on being charged.
      await deps.endPlans(userId);
    } catch (error) {
      deps.log({ level: 'error', function: FUNCTION, error: describeError(error) });
      return refuse(503, 'plans_not_ended');
    }
    return reply({ success: true, due_at: await deps.schedule(userId) });
  },
});
