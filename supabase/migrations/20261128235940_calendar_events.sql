-- The calendar of a person with a paid plan. Times stand as they are on the wall, with a zone and a rule: what repeats at
-- 08:00 repeats at 08:00 when a clock changes. Words that only the person reads.

-- Whether the person who asks has a plan with a calendar. After a smaller plan its rows are hidden, not lost.
create function private.sees_calendar() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.user_tier((select auth.uid())) in ('plus', 'premium')
$$;
revoke execute on function private.sees_calendar() from public, anon, authenticated, service_role;
grant execute on function private.sees_calendar() to authenticated;

create table public.calendar_events (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  notes text not null default '' check (char_length(notes) <= 4000),
  location text not null default '' check (char_length(location) <= 200),
  all_day boolean not null default false,
  -- Time on the wall, or the first and the last day.
  starts text not null,
  ends text not null,
  -- by IANA
  tz text not null check (char_length(tz) between 1 and 64),
  -- RFC 5545; src/lib/calendar/rule.ts says what is known
  rrule text check (
    char_length(rrule) <= 500
    and rrule ~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST)=[0-9A-Z,+-]+)*$'
  ),
  -- Left out and added, as `starts` is written.
  exdates text[] not null default '{}' check (cardinality(exdates) <= 200),
  rdates text[] not null default '{}' check (cardinality(rdates) <= 100),
  -- One changed occurrence of a series, and which: its time by the rule.
  recurrence_of uuid,
  recurrence_id text,
  kind text not null default 'personal'
    check (kind in ('focus', 'training', 'retest', 'plan', 'personal', 'imported')),
  -- a page of the app
  link text check (char_length(link) <= 200 and link ~ '^/[a-z0-9]' and link !~ '[\s\\]'),
  -- Told to other calendars for 30 days.
  cancelled boolean not null default false,
  -- One more with every change that moves it in other calendars.
  sequence integer not null default 0 check (sequence between 0 and 1000000000),
  -- Of the file it came from; its own name for other calendars is made of the id.
  uid text check (char_length(uid) between 1 and 255),
  source text not null default 'own' check (source in ('own', 'import')),
  -- All that came with one file.
  import_id uuid,
  -- When it was last changed where it came from.
  modified_at timestamptz,
  -- One more with every change: whoever changes an event names the version seen.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (id, user_id),
  foreign key (recurrence_of, user_id) references public.calendar_events (id, user_id) on delete cascade,
  check ((recurrence_of is null) = (recurrence_id is null)),
  check (recurrence_of is null or (rrule is null and exdates = '{}' and rdates = '{}')),
  check ((source = 'import') = (import_id is not null)),
  constraint calendar_events_times_are_times check (
    starts between '2000-01-01' and '2200-01-01' and ends between '2000-01-01' and '2200-01-01'
    and case
      when all_day then concat_ws(',', starts, ends) ~ '^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$'
      else concat_ws(',', starts, ends)
        ~ '^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d,\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d$'
    end
  ),
  -- A changed occurrence may last whole days where its series does not.
  constraint calendar_events_dates_are_dates check (
    array_position(exdates, null) is null and array_position(rdates, null) is null
    and concat_ws(',', array_to_string(exdates, ','), array_to_string(rdates, ','), recurrence_id)
      ~ '^,*(\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?,*)*$'
  ),
  constraint calendar_events_texts_are_plain check (
    concat_ws(' ', title, location) !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
    and notes !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  )
);
create index calendar_events_person_idx on public.calendar_events (user_id, created_at, id);
create index calendar_events_present_idx on public.calendar_events (user_id) where deleted_at is null;
create index calendar_events_series_idx on public.calendar_events (recurrence_of, user_id);
create index calendar_events_removed_idx on public.calendar_events (deleted_at) where deleted_at is not null;
create index calendar_events_cancelled_idx on public.calendar_events (updated_at) where cancelled;
create unique index calendar_events_one_change_idx on public.calendar_events (recurrence_of, user_id, recurrence_id)
  where recurrence_of is not null and deleted_at is null;
create unique index calendar_events_imported_idx on public.calendar_events (user_id, uid, coalesce(recurrence_id, ''))
  where uid is not null and deleted_at is null;

-- Times that there are, an end after the start, a series that is one; versions and sequences are the server's.
create function private.keep_calendar_event() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  length interval;
  moved boolean;
begin
  if tg_op = 'INSERT' or (old.starts, old.ends, old.all_day) is distinct from (new.starts, new.ends, new.all_day) then
    begin
      length := new.ends::timestamp - new.starts::timestamp;
    exception when invalid_datetime_format or datetime_field_overflow then
      raise exception 'bad_time' using errcode = 'PT400', hint = 'Times are as on the wall, YYYY-MM-DDTHH:MM:SS.';
    end;
    if new.all_day then
      length := length + interval '1 day';
    end if;
    if length <= interval '0' then
      raise exception 'bad_time' using errcode = 'PT400', hint = 'The end must be after the start.';
    end if;
    if length > interval '14 days' then
      raise exception 'bad_time' using errcode = 'PT400', hint = 'At most 14 days.';
    end if;
  end if;
  if (tg_op = 'INSERT' or new.tz <> old.tz) and not private.is_zone(new.tz) then
    raise exception 'unknown_zone' using errcode = 'PT400', hint = 'This time zone is not known.';
  end if;
  if new.recurrence_of is not null and exists (
    select from public.calendar_events s where s.id = new.recurrence_of and s.recurrence_of is not null
  ) then
    raise exception 'bad_series' using errcode = 'PT409', hint = 'A changed occurrence is no series.';
  end if;
  if tg_op = 'INSERT' then
    new.version := 1;
    if new.source = 'own' then
      new.sequence := 0;
      new.modified_at := null;
    end if;
    return new;
  end if;
  if old.deleted_at < now() - interval '30 days' and new.deleted_at is null then
    raise exception 'event_state' using errcode = 'PT409', hint = 'Removed events come back within 30 days.';
  end if;
  new.version := old.version + 1;
  moved := (old.starts, old.ends, old.all_day, old.tz, old.rrule, old.exdates, old.rdates, old.location, old.cancelled,
      old.deleted_at is null)
    is distinct from (new.starts, new.ends, new.all_day, new.tz, new.rrule, new.exdates, new.rdates, new.location,
      new.cancelled, new.deleted_at is null);
  -- A newer state of the file brings its own; nothing else may.
  new.sequence := greatest(case when new.source = 'import' then new.sequence else 0 end, old.sequence + moved::integer);
  if new.source = 'own' then
    new.modified_at := null;
  elsif new.modified_at is not distinct from old.modified_at then
    new.modified_at := now();
  end if;
  return new;
end
$$;
revoke execute on function private.keep_calendar_event() from public, anon, authenticated, service_role;
create trigger keep_calendar_event before insert or update on public.calendar_events
  for each row execute function private.keep_calendar_event();
create trigger keep_within_plan before insert or update on public.calendar_events
  for each row execute function private.keep_within_plan('calendar_events', 'r.deleted_at is null');
create trigger touch_updated_at before update on public.calendar_events
  for each row execute function private.touch_updated_at();

alter table public.calendar_events enable row level security;
revoke all on public.calendar_events from public, anon, authenticated, service_role;
grant
  select,
  insert (id, user_id, title, notes, location, all_day, starts, ends, tz, rrule, exdates, rdates, recurrence_of, recurrence_id,
    kind, link, cancelled, sequence, uid, source, import_id, modified_at),
  update (title, notes, location, all_day, starts, ends, tz, rrule, exdates, rdates, recurrence_of, recurrence_id, kind, link,
    cancelled, sequence, modified_at, deleted_at),
  delete
  on public.calendar_events to authenticated;
grant select, delete on public.calendar_events to service_role;

create policy "a person with a calendar reads own events" on public.calendar_events
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.sees_calendar()));
create policy "a person adds own events" on public.calendar_events
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person changes own events" on public.calendar_events
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own events" on public.calendar_events
  for delete to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('calendar_events', 340, 'user_id', '{created_at, id}');
-- A file brings at most 2,000 events.
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('calendar_events', 6000, 20000000, null);
create trigger keep_within_quota before insert on public.calendar_events
  for each row execute function private.keep_within_quota('user_id');

-- What was taken away or cancelled is told to other calendars for 30 days and then gone. A cancelled occurrence stays with its
-- series, or it would take place again.
create function public.purge_calendar_events(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.calendar_events e where e.id in (
    (select g.id from public.calendar_events g
      where g.deleted_at < now() - interval '30 days' order by g.deleted_at limit p_limit)
    union
    (select g.id from public.calendar_events g
      where g.cancelled and g.recurrence_of is null and g.updated_at < now() - interval '30 days'
      order by g.updated_at limit p_limit)
  );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_calendar_events(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_calendar_events(integer) to service_role;

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('purge-calendar-events', '7-57/10 3 * * *', '1 day', 'select public.purge_calendar_events()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
