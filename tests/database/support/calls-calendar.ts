/** One call per function of the calendar. */
export const calendarCalls: Readonly<Record<string, string>> = {
  'private.keep_calendar_event()': 'private.keep_calendar_event()',
  'private.sees_calendar()': 'private.sees_calendar()',
  'public.create_feed_token(uuid, text, boolean, text[])': `public.create_feed_token(gen_random_uuid(), 'Phone', false, '{events}')`,
  'public.purge_calendar_events(integer)': 'public.purge_calendar_events()',
  'public.read_calendar_feed(text)': `public.read_calendar_feed(repeat('0', 64))`,
  'public.revoke_feed_token(uuid)': 'public.revoke_feed_token(gen_random_uuid())',
  'public.save_calendar_import(uuid, jsonb, jsonb)': `public.save_calendar_import(gen_random_uuid(), '[]', '[]')`,
  'public.undo_calendar_import(uuid, jsonb)': `public.undo_calendar_import(gen_random_uuid(), '[]')`,
};
