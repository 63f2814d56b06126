import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Takes the payment provider's events. The body is read as it was sent, because its signature covers every byte. */
export const stripeWebhook = defineCall({
  name: 'stripe-webhook',
  auth: 'anyone',
  limit: null,
  // The largest event there is, with room to spare.
  maxBodyBytes: 1024 * 1024,
  body: z.string(),
  answer: z.object({
    received: z.literal(true),
    outcome: z.enum(['applied', 'ignored', 'refused', 'failed']),
  }),
  codes: { bad_signature: 400, busy: 503, payments_unavailable: 503 },
});
