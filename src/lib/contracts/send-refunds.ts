import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Sends refunds that were asked for and never reached the payment provider. Started by a schedule. */
export const sendRefunds = defineCall({
  name: 'send-refunds',
  auth: 'service',
  limit: null,
  body: z.object({}),
  answer: z.object({
    /** The provider has them. */
    sent: z.number(),
    /** The provider said no for good. */
    refused: z.number(),
    /** Nobody knows: tried again later. */
    failed: z.number(),
  }),
  codes: { payments_unavailable: 503 },
});
