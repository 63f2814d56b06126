/** Functions of progress, by who may call them. */
export const progressOfPeople: readonly string[] = [
  'public.my_achievement_facts()',
  'public.my_bursts(date, date)',
  'public.my_daily_activity(date, date)',
  'public.my_first_activity()',
  'public.my_standing()',
];

export const progressOfNobody: readonly string[] = [
  'private.keep_achievement()',
  'private.keep_running()',
  'private.note_work()',
  'private.running_of(focus_sessions)',
  'private.shown_from(uuid, date)',
  'private.tell_of_achievement()',
];
