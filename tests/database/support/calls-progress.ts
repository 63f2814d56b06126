import { personIds } from './people.ts';

/** One call per function of progress. */
export const progressCalls: Readonly<Record<string, string>> = {
  'private.facts_of_practice()': 'private.facts_of_practice()',
  'public.my_achievement_facts()': 'public.my_achievement_facts()',
  'public.my_bursts(date, date)': `public.my_bursts('2026-11-01', '2026-11-28')`,
  'public.my_daily_activity(date, date)': `public.my_daily_activity('2026-11-01', '2026-11-28')`,
  'public.my_first_activity()': 'public.my_first_activity()',
  'private.keep_achievement()': 'private.keep_achievement()',
  'private.note_work()': 'private.note_work()',
  'private.tell_of_achievement()': 'private.tell_of_achievement()',
  'public.my_standing()': 'public.my_standing()',
  'private.keep_running()': 'private.keep_running()',
  'private.running_of(focus_sessions)': 'private.running_of(null)',
  'private.shown_from(uuid, date)': `private.shown_from('${personIds.owner}', '2026-11-01')`,
};
