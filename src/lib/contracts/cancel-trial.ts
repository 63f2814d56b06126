import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Ends the trial of the person who calls: at once, or when it runs out. Nothing is charged either way. */
export const cancelTrial = defineCall({
  name: 'cancel-trial',
  auth: 'person',
  limit: { by: 'person', uses: 10, windowSeconds: 10 * 60 },
  body: z.object({ when: z._default(z.enum(['now', 'at_end']), 'now') }),
  answer: z.object({
    /** Plain English; pages say it in the language of their reader. */
    message: z.string(),
    trial_status: z.string(),
    /** Until when the plan stays open, ISO text; null when it closed at once. */
    access_until: z.nullable(z.string()),
  }),
  codes: { no_active_trial: 409, payments_unavailable: 503 },
});
