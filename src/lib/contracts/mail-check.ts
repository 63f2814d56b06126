import * as z from 'zod/mini';
import { emailOnlySchema } from '../accounts/forms.ts';
import { defineCall } from './call.ts';

/**
 * Sends one mail to a test address, to see whether mails go out; without an address it only says that this place has the test
 * switch on. Anywhere else it is not there.
 */
export const mailCheck = defineCall({
  name: 'mail-check',
  auth: 'anyone',
  limit: { by: 'network', uses: 60, windowSeconds: 10 * 60 },
  body: z.object({
    email: z.optional(emailOnlySchema.shape.email.check(z.maxLength(254), z.toLowerCase())),
  }),
  answer: z.object({ outcome: z.enum(['ready', 'sent']) }),
  codes: { test_accounts_off: 404, not_a_test_address: 403, no_mail_service: 503, mail_not_taken: 502 },
});
