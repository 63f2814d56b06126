/** Functions of progress, by who may call them. */
export const progressOfPeople: readonly string[] = [
  'public.my_bursts(date, date)',
  'public.my_daily_activity(date, date)',
  'public.my_first_activity()',
];

export const progressOfNobody: readonly string[] = [
  'private.keep_running()',
  'private.running_of(focus_sessions)',
  'private.shown_from(uuid, date)',
];
