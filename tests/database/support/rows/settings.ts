import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const settingsOf = (userId: string): Sample => ({
  user_id: userId,
  display: { theme: 'dark' },
  notify_billing: true,
  notify_results: true,
  notify_community: false,
  notify_reminders: true,
  show_presence: true,
  today_limit: 4,
  available_min: 120,
  wip_limit: 2,
  task_order: 'weighted',
  exercise_keys: { left: { code: 'KeyS', shown: 'S' } },
  time_zone: 'Europe/Berlin',
  week_start: 'SU',
  day_start_hour: 3,
  quiet_start: '21:30',
  quiet_end: '06:00',
  push_details: true,
  show_achievements: false,
  personal_insights: true,
  updated_at: '2026-11-20T10:00:00Z',
});

const { owner, other, master_admin } = personIds;

export const settings: Readonly<Record<string, Fixture>> = {
  user_settings: {
    person: 'user_id',
    rows: { owner: settingsOf(owner), other: settingsOf(other), master_admin: settingsOf(master_admin) },
    fresh: settingsOf,
    change: {
      display: { theme: 'light' },
      notify_results: false,
      show_presence: false,
      today_limit: 6,
      time_zone: 'Asia/Tokyo',
      exercise_keys: {},
    },
  },
};
