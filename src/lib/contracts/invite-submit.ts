import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { submissionLimit } from './submission-limit.ts';
import { sentSubmission, submissionCodes } from './submissions.ts';

/** Takes what somebody asked by an invite answered about a child; the answer tells nothing of it. */
export const inviteSubmit = defineCall({
  name: 'invite-submit',
  auth: 'anyone',
  limit: submissionLimit,
  body: z.object({
    token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    submission: sentSubmission,
  }),
  answer: z.object({ received: z.literal(true) }),
  codes: {
    ...submissionCodes,
    invite_mismatch: 400,
    invite_not_found: 404,
    invite_used: 409,
    invite_revoked: 410,
    invite_expired: 410,
  },
});
