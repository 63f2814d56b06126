import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Tells people what is due and sends their messages and mails. Started by a schedule, every minute. */
export const dispatchReminders = defineCall({
  name: 'dispatch-reminders',
  auth: 'service',
  limit: null,
  /** `now`: another time than the database's, read in places for tests alone. */
  body: z.object({ now: z.optional(z.iso.datetime()) }),
  answer: z.object({ looked: z.number(), sent: z.number(), failed: z.number() }),
  codes: {},
});
