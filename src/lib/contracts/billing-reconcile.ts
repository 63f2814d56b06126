import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Makes up for events of the payment provider that were missed. Started by a schedule. */
export const billingReconcile = defineCall({
  name: 'billing-reconcile',
  auth: 'service',
  limit: null,
  body: z.object({}),
  answer: z.object({
    /** Events that had not arrived, or could not be applied before. */
    events: z.number(),
    /** People whose records were brought up to date. */
    customers: z.number(),
    failed: z.number(),
    /** Left for the next run. */
    left: z.number(),
  }),
  codes: { payments_unavailable: 503 },
});
