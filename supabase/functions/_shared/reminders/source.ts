/** What a reminder is about, as the database tells it (private.reminder_source). */
import * as z from 'zod/mini';

const event = z.object({
  id: z.string(),
  starts: z.string(),
  all_day: z.boolean(),
  tz: z.string(),
  rrule: z.nullable(z.string()),
  exdates: z.array(z.string()),
  rdates: z.array(z.string()),
  recurrence_of: z.nullable(z.string()),
  recurrence_id: z.nullable(z.string()),
});

export const sourceRow = z.nullable(
  z.object({
    over: z.nullable(z.boolean()),
    due_at: z.optional(z.nullable(z.string())),
    due_date: z.optional(z.nullable(z.string())),
    events: z.optional(z.nullable(z.array(event))),
  }),
);
