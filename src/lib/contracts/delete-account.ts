import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Puts the caller's account down for erasure, after the password was given once more. */
export const deleteAccount = defineCall({
  name: 'delete-account',
  auth: 'person',
  // Enough for typing mistakes, too few to guess a password from an open session.
  limit: { by: 'person', uses: 5, windowSeconds: 15 * 60 },
  body: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(1000)),
    /** The text of posts in the community goes, too; else they stay without a name. */
    remove_posts: z.optional(z.boolean()),
  }),
  /** When the account goes, ISO text; asked for again, the first answer stands. */
  answer: z.object({ success: z.literal(true), due_at: z.string() }),
  codes: {
    wrong_password: 403,
    /** Nobody else could let anybody into the rooms of the team; nothing was changed. */
    last_master: 409,
    /** The payment provider could not be asked, and nothing was changed. */
    plans_not_ended: 503,
  },
});
