/** What the database hands out, as it is read. */
import { reminderChannels, reminderTargets } from '@lib/reminders/rules.ts';
import * as z from 'zod/mini';
import { sourceRow } from '../_shared/reminders/source.ts';

const channel = z.enum(reminderChannels);

const reminder = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  link: z.nullable(z.string()),
  target: z.enum(reminderTargets),
  starts: z.nullable(z.string()),
  tz_mode: z.enum(['follow', 'fixed']),
  tz: z.string(),
  rrule: z.nullable(z.string()),
  offset_min: z.nullable(z.number()),
  channels: z.array(channel),
  valid_for_min: z.number(),
  ignore_quiet: z.boolean(),
  state: z.enum(['active', 'paused', 'ended']),
  snoozed_until: z.nullable(z.string()),
  last_handled: z.nullable(z.string()),
  unanswered: z.number(),
  version: z.number(),
  handled: z.array(z.string()),
  source: sourceRow,
  person: z.object({
    time_zone: z.nullable(z.string()),
    quiet_start: z.string(),
    quiet_end: z.string(),
    wants: z.boolean(),
  }),
});

export const dueRows = z.object({ now: z.string(), reminders: z.array(reminder) });

const delivery = z.object({
  id: z.string(),
  reminder_id: z.string(),
  occurrence: z.string(),
  channel: z.enum(['push', 'email']),
  due_at: z.string(),
  deliver_at: z.string(),
  tries: z.number(),
  bundle_id: z.nullable(z.string()),
  title: z.string(),
  note: z.string(),
  link: z.nullable(z.string()),
  valid_for_min: z.number(),
  channels: z.array(channel),
  tz: z.string(),
  live: z.boolean(),
  newer: z.boolean(),
});

export const claimedRows = z.object({
  now: z.string(),
  people: z.array(
    z.object({
      user_id: z.string(),
      language: z.nullable(z.string()),
      details: z.boolean(),
      wants: z.boolean(),
      address: z.nullable(z.string()),
      devices: z.array(
        z.object({ id: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
      ),
      used: z.object({ push: z.number(), email: z.number() }),
      deliveries: z.array(delivery),
    }),
  ),
});
export type ClaimedRow = z.infer<typeof claimedRows>['people'][number];
