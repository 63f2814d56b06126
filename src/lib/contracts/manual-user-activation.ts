import * as z from 'zod/mini';
import { emailOnlySchema } from '../accounts/forms.ts';
import { defineCall } from './call.ts';

/** Confirms a test address without a mail; off unless switched on. Without an account the answer is the same. */
export const manualUserActivation = defineCall({
  name: 'manual-user-activation',
  auth: 'anyone',
  limit: { by: 'network', uses: 60, windowSeconds: 10 * 60 },
  body: z.object({
    action: z.literal('confirm-by-email'),
    email: emailOnlySchema.shape.email.check(z.maxLength(254), z.toLowerCase()),
  }),
  answer: z.object({ success: z.literal(true) }),
  codes: { test_accounts_off: 404, not_a_test_address: 403 },
});
