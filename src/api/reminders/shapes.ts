import * as z from 'zod/mini';
import { reminderChannels, reminderTargets } from '@/lib/reminders/rules';

export const reminderSchema = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  link: z.nullable(z.string()),
  target: z.catch(z.enum(reminderTargets), 'none'),
  target_id: z.nullable(z.string()),
  starts: z.nullable(z.string()),
  tz_mode: z.enum(['follow', 'fixed']),
  tz: z.string(),
  rrule: z.nullable(z.string()),
  offset_min: z.nullable(z.number()),
  channels: z.array(z.catch(z.enum(reminderChannels), 'in_app')),
  ignore_quiet: z.boolean(),
  state: z.enum(['active', 'paused', 'ended']),
  paused_until: z.nullable(z.string()),
  next_at: z.nullable(z.string()),
  snoozed_until: z.nullable(z.string()),
  snooze_count: z.number(),
  unanswered: z.number(),
});
export type Reminder = z.infer<typeof reminderSchema>;

export const reminderColumns =
  'id, title, note, link, target, target_id, starts, tz_mode, tz, rrule, offset_min, channels, ignore_quiet, state, paused_until, next_at, snoozed_until, snooze_count, unanswered';

/** What was told in the app, or should have been. */
export const deliverySchema = z.object({
  id: z.string(),
  reminder_id: z.string(),
  state: z.enum(['claimed', 'sent', 'failed', 'missed', 'merged', 'suppressed']),
  due_at: z.string(),
  acted: z.nullable(z.enum(['done', 'snoozed', 'opened', 'dismissed'])),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryColumns = 'id, reminder_id, state, due_at, acted';

export const deviceSchema = z.object({
  id: z.string(),
  device_name: z.string(),
  last_ok_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type Device = z.infer<typeof deviceSchema>;
