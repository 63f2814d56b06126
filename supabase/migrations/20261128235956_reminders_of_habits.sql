-- A reminder of a habit ends when that is archived or taken away.
create trigger recheck_reminders after update of status, deleted_at or delete on public.habits
  for each row execute function private.recheck_after_target('habit');
