/** What is sent to keep a reminder, and what may be wrong with it. Apart from working out when it comes: whoever sends needs none of that. */
import * as z from 'zod/mini';
import { reminderChannels, reminderTargets } from './rules.ts';

export const reminderLengths = { title: 120, note: 500 } as const;

/** As it is sent. Texts are read wide and judged by `checkReminder`, so that each fault has its words. */
export const reminderInput = z.object({
  id: z.uuid(),
  title: z.string().check(z.maxLength(2000)),
  note: z._default(z.string().check(z.maxLength(5000)), ''),
  link: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  target: z._default(z.enum(reminderTargets), 'none'),
  target_id: z._default(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/))), null),
  starts: z._default(z.nullable(z.string().check(z.maxLength(20))), null),
  tz_mode: z._default(z.enum(['follow', 'fixed']), 'follow'),
  tz: z.string().check(z.maxLength(64)),
  rrule: z._default(z.nullable(z.string().check(z.maxLength(300))), null),
  offset_min: z._default(z.nullable(z.int().check(z.gte(0), z.lte(20_160))), null),
  channels: z._default(z.array(z.enum(reminderChannels)).check(z.maxLength(3)), ['in_app']),
  ignore_quiet: z._default(z.boolean(), false),
});
export type ReminderInput = z.input<typeof reminderInput>;
export type ReminderFields = z.output<typeof reminderInput>;

export const reminderFaults = [
  'title_missing',
  'too_long',
  'unknown_zone',
  'bad_time',
  'rule_unsupported',
  'rule_never',
  'until_before_start',
  'no_weekday',
  'time_passed',
  'target_missing',
] as const;
export type ReminderFault = (typeof reminderFaults)[number];
