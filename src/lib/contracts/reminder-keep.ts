import * as z from 'zod/mini';
import { reminderFaults, reminderInput } from '../reminders/input.ts';
import { codesWith, defineCall } from './call.ts';

/** A reminder as it is stored; its columns are those of the table. */
const stored = z.looseObject({ id: z.uuid(), state: z.string(), next_at: z.nullable(z.string()) });

/** Keeps a reminder, new or changed, and tells when it comes next. One that rested or was over is active again. */
export const reminderKeep = defineCall({
  name: 'reminder-keep',
  auth: 'person',
  limit: { by: 'person', uses: 120, windowSeconds: 3600 },
  body: z.object({ reminder: reminderInput }),
  /** `next`: the next three moments at most. */
  answer: z.object({ reminder: stored, next: z.array(z.string()) }),
  codes: {
    ...codesWith(400, reminderFaults),
    bad_link: 400,
    not_found: 404,
    too_many_reminders: 409,
    quota_exceeded: 429,
  },
});
