-- Habits, what was done of them, days off, and what people aim at in a week. Strength and status are worked out from these rows
-- each time (src/lib/progress), never kept.

-- [{ from, schedule }] with the oldest first; a change holds from a later week on and the one before stays, so that what was
-- counted stays counted.
create function private.is_schedules(p_schedules jsonb) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select jsonb_typeof(p_schedules) = 'array'
    and jsonb_array_length(p_schedules) between 1 and 60
    and octet_length(p_schedules::text) <= 8000
    and (
      select bool_and(
        jsonb_typeof(e.value) = 'object'
        and coalesce(e.value ->> 'from', '') ~ '^20[2-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        and case e.value #>> '{schedule,type}'
          when 'days' then
            jsonb_typeof(e.value #> '{schedule,days}') = 'array'
            and jsonb_array_length(e.value #> '{schedule,days}') between 1 and 7
            and e.value #> '{schedule,days}' <@ '["MO","TU","WE","TH","FR","SA","SU"]'
          when 'quota' then
            jsonb_typeof(e.value #> '{schedule,perWeek}') is not distinct from 'number'
            and e.value #>> '{schedule,perWeek}' ~ '^[1-7]$'
          else false
        end)
      from jsonb_array_elements(p_schedules) e
    )
$$;
revoke execute on function private.is_schedules(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.is_schedules(jsonb) to authenticated;

create table public.habits (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  -- After what, or where: the moment it hangs on.
  cue text not null default '' check (char_length(cue) <= 120),
  schedules jsonb not null check (private.is_schedules(schedules)),
  -- times: done or not; minutes: so many of them are all of it
  unit text not null default 'times' check (unit in ('times', 'minutes')),
  target integer not null default 1 check (target between 1 and 240),
  starts_on date not null check (starts_on between '2020-01-01' and '2200-01-01'),
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (id, user_id),
  check (unit = 'minutes' or target = 1),
  constraint habits_texts_are_plain check (
    concat_ws(' ', title, cue) !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  )
);
create index habits_person_idx on public.habits (user_id, created_at, id);
create index habits_removed_idx on public.habits (deleted_at) where deleted_at is not null;

create table public.habit_entries (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  habit_id uuid not null,
  date date not null,
  -- times, or minutes
  value numeric(5, 1) not null check (value between 0 and 1440),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (habit_id, user_id) references public.habits (id, user_id) on delete cascade,
  unique (habit_id, date)
);
create index habit_entries_person_idx on public.habit_entries (user_id, date, id);
create index habit_entries_habit_idx on public.habit_entries (habit_id, user_id);

create table public.days_off (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('rest', 'pause')),
  from_on date not null check (from_on between '2020-01-01' and '2200-01-01'),
  to_on date not null,
  created_at timestamptz not null default now(),
  check (to_on >= from_on and to_on - from_on <= 27),
  check (kind = 'pause' or to_on = from_on)
);
create index days_off_person_idx on public.days_off (user_id, from_on, id);

create table public.goals (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('days', 'minutes', 'sessions')),
  scope text not null default 'any' check (scope in ('any', 'focus', 'training')),
  target integer not null,
  -- what was aimed at before target_from; null while nothing else was
  earlier_target integer,
  target_from date not null check (target_from between '2020-01-01' and '2200-01-01'),
  status text not null default 'active' check (status in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (target between case kind when 'minutes' then 10 else 1 end and case kind when 'days' then 7 when 'minutes' then 600 else 21 end),
  check (earlier_target between 1 and 600)
);
create index goals_person_idx on public.goals (user_id, created_at, id);
create index goals_removed_idx on public.goals (deleted_at) where deleted_at is not null;

create trigger touch_updated_at before update on public.habits for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.habit_entries for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.goals for each row execute function private.touch_updated_at();
create trigger keep_within_plan before insert or update on public.habits
  for each row execute function private.keep_within_plan('habits', 'r.status = ''active'' and r.deleted_at is null');
create trigger keep_within_plan before insert or update on public.goals
  for each row execute function private.keep_within_plan('goals', 'r.status = ''active'' and r.deleted_at is null');

-- Today and the two days before may be filled in, and what is older stays where and as it is; the same sent again changes nothing.
-- Whose zone is not known may be a day off in either direction.
create function private.keep_habit_entry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  today date := private.person_day(new.user_id);
  slack integer := case when exists (
    select from public.user_settings s where s.user_id = new.user_id and s.time_zone is not null
  ) then 0 else 1 end;
  earliest date := new.date;
begin
  if tg_op = 'UPDATE' then
    if (new.habit_id, new.date, new.value) = (old.habit_id, old.date, old.value) then
      return new;
    end if;
    earliest := least(new.date, old.date);
  elsif exists (
    select from public.habit_entries e
    where e.user_id = new.user_id and e.habit_id = new.habit_id and e.date = new.date and e.value = new.value
  ) then
    return new;
  end if;
  if earliest < today - 2 - slack then
    raise exception 'entry_too_old' using errcode = 'PT409', hint = 'Only today and the two days before can be changed.';
  end if;
  if new.date > today + slack then
    raise exception 'entry_ahead' using errcode = 'PT409', hint = 'A day that is still to come cannot be filled in.';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_habit_entry() from public, anon, authenticated, service_role;
create trigger keep_habit_entry before insert or update on public.habit_entries
  for each row execute function private.keep_habit_entry();

-- A rest day is said ahead, on the day itself at the latest. A pause may begin up to seven days back, and 60 of any 365
-- days may lie in pauses.
create function private.keep_day_off() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  today date := private.person_day(new.user_id);
  slack integer := case when exists (
    select from public.user_settings s where s.user_id = new.user_id and s.time_zone is not null
  ) then 0 else 1 end;
begin
  if exists (select from public.days_off d where d.id = new.id) then
    return new;
  end if;
  if new.kind = 'rest' and new.from_on < today - slack then
    raise exception 'rest_too_late' using errcode = 'PT409', hint = 'A rest day is entered on or before the day.';
  end if;
  if new.kind = 'pause' then
    if new.from_on < today - 7 - slack then
      raise exception 'pause_too_early' using errcode = 'PT409', hint = 'A pause starts at most seven days back.';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('days_off ' || new.user_id, 0));
    -- What is longer than a pause may be, its check refuses.
    if new.to_on <= new.from_on + 27 and (
      select max(counted.so_far)
      from (
        select paused.date, count(*) over (order by paused.date range between interval '364 days' preceding and current row) as so_far
        from (
          select new.from_on + generate_series(0, new.to_on - new.from_on) as date
          union
          select d.from_on + generate_series(0, d.to_on - d.from_on) from public.days_off d
          where d.user_id = new.user_id and d.kind = 'pause'
            and d.to_on > new.from_on - 365 and d.from_on < new.to_on + 365
        ) paused
      ) counted
      where counted.date between new.from_on and new.to_on + 364
    ) > 60 then
      raise exception 'too_many_pause_days' using errcode = 'PT409', hint = '60';
    end if;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_day_off() from public, anon, authenticated, service_role;
create trigger keep_day_off before insert on public.days_off for each row execute function private.keep_day_off();

alter table public.habits enable row level security;
alter table public.habit_entries enable row level security;
alter table public.days_off enable row level security;
alter table public.goals enable row level security;
revoke all on public.habits, public.habit_entries, public.days_off, public.goals from public, anon, authenticated, service_role;
grant
  select,
  insert (id, user_id, title, cue, schedules, unit, target, starts_on, status),
  update (title, cue, schedules, unit, target, status, deleted_at),
  delete
  on public.habits to authenticated;
-- "Insert or else update" names every column in its update, too.
grant select, insert (id, user_id, habit_id, date, value), update (id, user_id, habit_id, date, value), delete
  on public.habit_entries to authenticated;
grant select, insert (id, user_id, kind, from_on, to_on), delete on public.days_off to authenticated;
grant
  select,
  insert (id, user_id, kind, scope, target, target_from, status),
  update (target, earlier_target, target_from, status, deleted_at),
  delete
  on public.goals to authenticated;
grant select, delete on public.habits, public.habit_entries, public.days_off, public.goals to service_role;

create policy "a person reads own habits" on public.habits
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person adds own habits" on public.habits
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "a person changes own habits" on public.habits
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a person deletes own habits" on public.habits
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "a person reads own entries" on public.habit_entries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person adds own entries" on public.habit_entries
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "a person changes own entries" on public.habit_entries
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a person deletes own entries" on public.habit_entries
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "a person reads own days off" on public.days_off
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person adds own days off" on public.days_off
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "a person takes own days off back" on public.days_off
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "a person reads own goals" on public.goals
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a person adds own goals" on public.goals
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "a person changes own goals" on public.goals
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a person deletes own goals" on public.goals
  for delete to authenticated using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('habits', 290, 'user_id', '{created_at, id}'),
  ('habit_entries', 291, 'user_id', '{date, id}'),
  ('days_off', 292, 'user_id', '{from_on, id}'),
  ('goals', 293, 'user_id', '{created_at, id}');
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('habits', 100, 1000000, 1000),
  ('habit_entries', 500, 1000000, null),
  ('days_off', 100, 200000, 2000),
  ('goals', 100, 200000, 1000);
create trigger keep_within_quota before insert on public.habits for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.habit_entries
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.days_off for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.goals for each row execute function private.keep_within_quota('user_id');

-- What people took away is gone for good after 30 days.
create or replace function public.purge_removed_rows(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  emptied text;
  batch integer;
  removed integer := 0;
begin
  -- A focus session goes with its run, and entries with their habit.
  foreach emptied in array '{training_runs,journal_entries,commitments,recall_pairs,tasks,habits,goals}'::text[] loop
    execute format(
      'delete from public.%1$I t where t.id in (select gone.id from public.%1$I gone where gone.deleted_at < $1 order by gone.deleted_at limit $2)',
      emptied
    ) using now() - interval '30 days', p_limit - removed;
    get diagnostics batch = row_count;
    removed := removed + batch;
  end loop;
  return removed;
end
$$;

-- Everything of the caller that strength and goals are worked out from, in one answer: habits with their entries by date, oldest
-- first, days off that have not been over for two years, goals.
create function public.my_habits() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'habits', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'title', h.title, 'cue', h.cue, 'schedules', h.schedules, 'unit', h.unit, 'target', h.target,
        'starts_on', h.starts_on, 'status', h.status, 'created_at', h.created_at,
        'entries', (
          select coalesce(jsonb_object_agg(e.date, e.value), '{}')
          from public.habit_entries e where e.habit_id = h.id and e.user_id = h.user_id
        )) order by h.created_at, h.id), '[]')
      from public.habits h where h.user_id = (select auth.uid()) and h.deleted_at is null
    ),
    'days_off', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'from_on', d.from_on, 'to_on', d.to_on)
        order by d.from_on, d.id), '[]')
      from public.days_off d where d.user_id = (select auth.uid()) and d.to_on > current_date - 730
    ),
    'goals', (
      select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'kind', g.kind, 'scope', g.scope, 'target', g.target,
        'earlier_target', g.earlier_target, 'target_from', g.target_from, 'status', g.status, 'created_at', g.created_at)
        order by g.created_at, g.id), '[]')
      from public.goals g where g.user_id = (select auth.uid()) and g.deleted_at is null
    )
  )
$$;
revoke execute on function public.my_habits() from public, anon, authenticated, service_role;
grant execute on function public.my_habits() to authenticated;
