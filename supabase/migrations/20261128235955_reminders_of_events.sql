-- A reminder of an event moves with it, and with what is changed of its series, and ends when it is taken away.
create trigger recheck_reminders after insert or update or delete on public.calendar_events
  for each row execute function private.recheck_after_target('event');
