-- A file of another calendar is saved as a whole or not at all, in the name of the person: what is new, and newer states of
-- what came with a file before. Sent again it adds nothing. Answers how many events were written.
create function public.save_calendar_import(p_import uuid, p_new jsonb, p_changed jsonb) returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  added integer;
  changed integer;
begin
  if p_import is null or jsonb_typeof(p_new) is distinct from 'array' or jsonb_typeof(p_changed) is distinct from 'array'
    or jsonb_array_length(p_new) + jsonb_array_length(p_changed) > 2000 then
    raise exception 'bad_import' using errcode = 'PT400', hint = 'At most 2,000 events.';
  end if;
  insert into public.calendar_events (id, title, notes, location, all_day, starts, ends, tz, rrule, exdates, rdates,
      recurrence_of, recurrence_id, kind, cancelled, sequence, uid, source, import_id, modified_at)
    select r.id, r.title, r.notes, r.location, r.all_day, r.starts, r.ends, r.tz, r.rrule, r.exdates, r.rdates,
      r.recurrence_of, r.recurrence_id, 'imported', r.cancelled, r.sequence, r.uid, 'import', p_import, r.modified_at
    from jsonb_populate_recordset(null::public.calendar_events, p_new) r
    on conflict (id) do nothing;
  get diagnostics added = row_count;
  update public.calendar_events e
    set title = r.title, notes = r.notes, location = r.location, all_day = r.all_day, starts = r.starts, ends = r.ends,
      tz = r.tz, rrule = r.rrule, exdates = r.exdates, rdates = r.rdates, cancelled = r.cancelled, sequence = r.sequence,
      modified_at = r.modified_at
    from jsonb_populate_recordset(null::public.calendar_events, p_changed) r
    where e.id = r.id and e.source = 'import' and e.deleted_at is null;
  get diagnostics changed = row_count;
  return added + changed;
end
$$;
revoke execute on function public.save_calendar_import(uuid, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_calendar_import(uuid, jsonb, jsonb) to authenticated;

-- Takes back all that came with a file. What it changed becomes as it was before, and no state of a file (modified_at null):
-- the same file may be read once more. Answers how many events were written.
create function public.undo_calendar_import(p_import uuid, p_before jsonb) returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  removed integer;
begin
  update public.calendar_events e set deleted_at = now() where e.import_id = p_import and e.deleted_at is null;
  get diagnostics removed = row_count;
  return removed + public.save_calendar_import(p_import, '[]', p_before);
end
$$;
revoke execute on function public.undo_calendar_import(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.undo_calendar_import(uuid, jsonb) to authenticated;

-- What came with one file is found without reading the whole calendar.
create index calendar_events_import_idx on public.calendar_events (import_id) where import_id is not null;
