import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { textOf } from './text.ts';

/** Opens the provider's page on which a person changes or cancels their plan and sees their cards. */
export const customerPortal = defineCall({
  name: 'customer-portal',
  auth: 'person',
  limit: { by: 'person', uses: 20, windowSeconds: 10 * 60 },
  body: z.object({ returnUrl: textOf(2000, 1) }),
  answer: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  codes: { bad_return_url: 400, no_customer: 404, portal_not_configured: 409, payments_unavailable: 503 },
});
