/** Functions of the calendar, by who may call them. */
export const calendarOfPeople: readonly string[] = [
  'private.sees_calendar()',
  'public.create_feed_token(uuid, text, boolean, text[])',
  'public.revoke_feed_token(uuid)',
  'public.save_calendar_import(uuid, jsonb, jsonb)',
  'public.undo_calendar_import(uuid, jsonb)',
];

export const calendarOfServer: readonly string[] = [
  'public.purge_calendar_events(integer)',
  'public.read_calendar_feed(text)',
];

export const calendarOfNobody: readonly string[] = ['private.keep_calendar_event()'];
