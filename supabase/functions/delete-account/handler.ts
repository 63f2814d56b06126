/** Deletes the caller's account with everything that belongs to it, after the password was given once more. */
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
  /** Removes the account; one that is gone already is no failure. */
  deleteUser(userId: string): Promise<void>;
  /** Notes that an account was deleted, without saying whose. */
  audit(): Promise<void>;
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
    await deps.deleteUser(userId);
    await deps.audit().catch((error: unknown) => {
      // The account is gone: that is what the person has to be told.
      deps.log({ level: 'error', function: FUNCTION, error: describeError(error) });
    });
    return reply({ success: true });
  },
});
