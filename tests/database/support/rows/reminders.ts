import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const { owner, other } = personIds;

/** Ids by subject, of the owner's row, of somebody else's and of a fresh one. */
const ids = (mark: string) => ({
  owner: `0e${mark}0000-0000-4000-8000-000000000001`,
  other: `0e${mark}0000-0000-4000-8000-000000000002`,
  fresh: `0e${mark}0000-0000-4000-8000-0000000000ff`,
});
export const reminderIds = ids('60');
export const deliveryIds = ids('61');
export const deviceIds = ids('62');

export const reminderSample = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  title: 'Water the plants',
  note: 'The small can is enough.',
  link: '/training-hub',
  target: 'none',
  target_id: null,
  starts: '2026-12-01T08:00',
  tz_mode: 'follow',
  tz: 'Europe/Berlin',
  rrule: 'FREQ=DAILY',
  offset_min: null,
  channels: ['in_app', 'push'],
  valid_for_min: 120,
  ignore_quiet: false,
  state: 'active',
  paused_until: null,
  next_at: '2026-12-01T07:00:00Z',
  next_local: '2026-12-01T08:00:00',
  snoozed_until: null,
  snooze_count: 0,
  last_handled: '2026-11-20T11:00:00',
  unanswered: 0,
  check_at: null,
  leased_until: null,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  deleted_at: null,
});

const deliverySample = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  reminder_id: userId === other ? reminderIds.other : reminderIds.owner,
  occurrence: `2026-11-21T08:00:${id.slice(-2) === 'ff' ? '01' : '00'}`,
  channel: 'in_app',
  state: 'sent',
  due_at: '2026-11-21T07:00:00Z',
  send_at: '2026-11-21T07:00:00Z',
  deliver_at: '2026-11-21T07:00:00Z',
  claimed_at: null,
  tries: 0,
  bundle_id: null,
  sent_at: '2026-11-21T07:00:10Z',
  opened_at: null,
  acted: null,
  acted_at: null,
  created_at: '2026-11-21T07:00:10Z',
});

const deviceSample = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${id}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  device_name: 'Phone',
  tz: 'Europe/Berlin',
  failure_count: 0,
  last_ok_at: null,
  created_at: '2026-11-20T10:00:00Z',
});

const rowsOf = (
  make: (id: string, userId: string) => Sample,
  { owner: one, other: two, fresh }: ReturnType<typeof ids>,
  change: Sample,
): Fixture => ({
  person: 'user_id',
  rows: { owner: make(one, owner), other: make(two, other) },
  fresh: (userId) => make(fresh, userId),
  change,
});

export const reminders: Readonly<Record<string, Fixture>> = {
  reminders: rowsOf(reminderSample, reminderIds, { deleted_at: '2026-11-22T10:00:00Z' }),
  reminder_deliveries: rowsOf(deliverySample, deliveryIds, { acted: 'done' }),
  push_subscriptions: rowsOf(deviceSample, deviceIds, { device_name: 'Laptop' }),
};
