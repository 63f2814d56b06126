import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { textOf } from './text.ts';

/** An account of somebody else, as it was read. */
const held = { user_id: z.uuid(), version: z.string().check(z.maxLength(64)) };

/**
 * What a master admin asks the server to do with an account: what needs the mail service or the payment provider. The
 * database says who may, and writes the entry of the log; its refusals come through with their own codes.
 */
export const adminAccount = defineCall({
  name: 'admin-account',
  auth: 'person',
  limit: { by: 'person', uses: 60, windowSeconds: 60 * 60 },
  body: z.union([
    z.object({ action: z.literal('resend_confirmation'), ...held }),
    z.object({
      action: z.literal('plan_erasure'),
      ...held,
      /** How the person asked for it. */
      reason: textOf(1000),
      /** The text of posts in the community goes, too; else they stay without a name. */
      remove_posts: z.boolean(),
    }),
  ]),
  /** When the account goes, ISO text; without it where nothing is planned. The version as it is now. */
  answer: z.object({ success: z.literal(true), version: z.string(), due_at: z.optional(z.string()) }),
  codes: {
    not_allowed: 403,
    own_account: 403,
    not_found: 404,
    /** Confirmed or put down already; or three confirmations were sent within a day. */
    invalid_state: 409,
    last_master: 409,
    version_conflict: 409,
    too_short: 400,
    too_long: 400,
    bad_characters: 400,
    too_many_links: 400,
    /** The payment provider could not be asked, and nothing was changed. */
    plans_not_ended: 503,
    /** That it was asked for is kept, but the mail did not go. */
    mail_not_sent: 503,
  },
});
