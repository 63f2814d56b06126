-- What a person did, day by day, as their wall shows the days.
alter table public.focus_sessions
  -- When it really ran, between its pauses; follows from what was told of it.
  add column running tstzmultirange not null default '{}',
  -- Whether the break after it was taken to its end; null: nobody said.
  add column break_taken boolean;
grant update (break_taken) on public.focus_sessions to authenticated;

-- The same rules as src/lib/cognitive/session-clock.ts (readClock): what makes no sense in its place is ignored, and nothing
-- runs beyond the plan. Of a session without such events its length is known, and taken from its start.
create function private.running_of(p_session public.focus_sessions) returns tstzmultirange
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  spans tstzmultirange := '{}';
  left_ms numeric := p_session.planned_seconds * 1000;
  since numeric;
  state text := 'ready';
  -- A session that is told of still runs until its end.
  last_ms constant numeric := extract(epoch from p_session.ended_at) * 1000;
  event text;
  at numeric;
  ran numeric;
begin
  for event, at in
    select t.told ->> 'event', (t.told ->> 'atMs')::numeric
      from jsonb_array_elements(p_session.events) with ordinality t (told, n)
      where t.told ->> 'event' in ('start', 'pause', 'resume', 'stop')
        and (t.told ->> 'atMs')::numeric between 1577836800000 and 7258118400000
      order by t.n
  loop
    if state = 'running' then
      ran := least(greatest(at - since, 0), left_ms);
      spans := spans + tstzmultirange(tstzrange(to_timestamp(since / 1000), to_timestamp((since + ran) / 1000)));
      left_ms := left_ms - ran;
      since := greatest(since, at);
      if left_ms <= 0 then
        state := 'over';
      end if;
    end if;
    state := case
      when event = 'start' and state = 'ready' or event = 'resume' and state = 'paused' then 'running'
      when event = 'pause' and state = 'running' then 'paused'
      when event = 'stop' and state in ('running', 'paused') then 'over'
      else state
    end;
    if state = 'running' and event in ('start', 'resume') then
      since := at;
    end if;
    exit when state = 'over';
  end loop;
  if state = 'running' and last_ms > since then
    spans := spans + tstzmultirange(tstzrange(to_timestamp(since / 1000),
      to_timestamp((since + least(last_ms - since, left_ms)) / 1000)));
  end if;
  if state = 'ready' then
    spans := tstzmultirange(tstzrange(p_session.started_at,
      least(p_session.ended_at, p_session.started_at + make_interval(secs => p_session.focused_seconds))));
  end if;
  return spans;
end
$$;
revoke execute on function private.running_of(public.focus_sessions) from public, anon, authenticated, service_role;

create function private.keep_running() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.running := private.running_of(new);
  return new;
end
$$;
revoke execute on function private.keep_running() from public, anon, authenticated, service_role;
create trigger keep_running before insert or update of events, planned_seconds, focused_seconds, started_at, ended_at
  on public.focus_sessions for each row execute function private.keep_running();
update public.focus_sessions s set running = private.running_of(s);

-- Days are read from here alone.
create index training_runs_days_idx on public.training_runs (user_id, started_at) include (ended_at, exercise_id, score)
  where status = 'complete' and deleted_at is null;

-- The first day of what somebody is shown: without a paid plan the last 28.
create function private.shown_from(p_user uuid, p_from date) returns date
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when private.user_tier(p_user) in ('plus', 'premium') then p_from
    else greatest(p_from, private.person_day(p_user) - 27) end
$$;
revoke execute on function private.shown_from(uuid, date) from public, anon, authenticated, service_role;

-- A row for each day with anything in it, oldest first. Seconds of several devices at one time count once, and as focus where
-- they are both; a session counts from a minute on. A burst counts on the day it began, a run on the day it ended.
create function public.my_daily_activity(p_from date, p_to date)
  returns table (
    date date, focus_s integer, training_s integer, runs integer, bursts integer, tasks_done integer, active boolean
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  zone constant text := private.person_zone(me);
  begins constant interval := make_interval(hours =>
    coalesce((select s.day_start_hour from public.user_settings s where s.user_id = me), 0));
  first_day date;
  since timestamptz;
  until timestamptz;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if p_from is null or p_to is null or p_to - p_from > 400 or p_from < '2020-01-01' or p_to > '2200-01-01' then
    raise exception 'bad_range' using errcode = 'PT400', hint = 'At most 400 days.';
  end if;
  first_day := private.shown_from(me, p_from);
  since := (first_day + begins) at time zone zone;
  until := (p_to + 1 + begins) at time zone zone;
  return query
    with sessions as (
      select s.started_at, s.running from public.focus_sessions s
        where s.user_id = me and s.deleted_at is null
          and s.started_at >= since - interval '1 day' and s.started_at < until
          and private.seconds_in(s.running) >= 60
    ), trained as (
      select r.started_at, r.ended_at from public.training_runs r
        where r.user_id = me and r.status = 'complete' and r.deleted_at is null and r.exercise_id <> 'focus-burst'
          and r.started_at >= since - interval '1 day' and r.started_at < until
    ), focus_spans (spans) as (
      select coalesce(range_agg(s.running), '{}') from sessions s
    ), spans (part, span) as (
      select 'focus', unnest(f.spans) from focus_spans f
      union all
      select 'training', unnest((
        -- A run that lay open is no run of hours.
        select coalesce(range_agg(tstzrange(t.started_at, least(t.ended_at, t.started_at + interval '2 hours'))), '{}')
        from trained t
      ) - f.spans) from focus_spans f
    ), facts (day, focus, training, run, burst, task, other) as (
      select cut.day, case s.part when 'focus' then cut.seconds end, case s.part when 'training' then cut.seconds end, 0, 0, 0, 0
        from spans s
        cross join lateral (
          select d.day::date as day,
            extract(epoch from least(upper(s.span), (d.day::date + 1 + begins) at time zone zone)
              - greatest(lower(s.span), (d.day::date + begins) at time zone zone)) as seconds
          from generate_series(
            date_trunc('day', lower(s.span) at time zone zone - begins),
            date_trunc('day', (upper(s.span) - interval '1 microsecond') at time zone zone - begins),
            interval '1 day') d (day)
        ) cut
      union all
      select (s.started_at at time zone zone - begins)::date, 0, 0, 0, 1, 0, 0 from sessions s
      union all
      select (t.ended_at at time zone zone - begins)::date, 0, 0, 1, 0, 0, 0 from trained t
      union all
      select (t.done_at at time zone zone - begins)::date, 0, 0, 0, 0, 1, 0 from public.tasks t
        where t.user_id = me and t.status = 'done' and t.deleted_at is null and t.done_at >= since and t.done_at < until
      union all
      select j.day, 0, 0, 0, 0, 0, 1 from public.journal_entries j
        where j.user_id = me and j.deleted_at is null
          and j.occurred_at >= since - interval '2 days' and j.occurred_at < until + interval '2 days'
      union all
      select h.date, 0, 0, 0, 0, 0, 1 from public.habit_entries h
        where h.user_id = me and h.value > 0 and h.date between first_day and p_to
    )
    select f.day, floor(coalesce(sum(f.focus), 0))::integer, floor(coalesce(sum(f.training), 0))::integer,
      sum(f.run)::integer, sum(f.burst)::integer, sum(f.task)::integer, sum(f.run + f.burst + f.other) > 0
    from facts f
    where f.day between first_day and p_to
    group by f.day
    order by f.day;
end
$$;
revoke execute on function public.my_daily_activity(date, date) from public, anon, authenticated, service_role;
grant execute on function public.my_daily_activity(date, date) to authenticated;

-- The first day anything was done on that is shown; null before that.
create function public.my_first_activity() returns date
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  return private.shown_from(me, private.person_day(me, least(
    (select min(s.started_at) from public.focus_sessions s where s.user_id = me and s.deleted_at is null),
    (select min(r.started_at) from public.training_runs r
      where r.user_id = me and r.status = 'complete' and r.deleted_at is null)
  )));
end
$$;
revoke execute on function public.my_first_activity() from public, anon, authenticated, service_role;
grant execute on function public.my_first_activity() to authenticated;

-- Every focus session of these days, oldest first, as numbers alone: what it was about is not in it.
create function public.my_bursts(p_from date, p_to date) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  zone constant text := private.person_zone(me);
  begins constant interval := make_interval(hours =>
    coalesce((select s.day_start_hour from public.user_settings s where s.user_id = me), 0));
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if p_from is null or p_to is null or p_to - p_from > 40000 then
    raise exception 'bad_range' using errcode = 'PT400';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'date', ((s.started_at at time zone zone) - begins)::date,
        'hour', extract(hour from s.started_at at time zone zone)::integer,
        'planned_s', s.planned_seconds, 'focused_s', s.focused_seconds,
        'mood_before', s.mood_before, 'mood_after', s.mood_after
      ) order by s.started_at, s.id), '[]')
    from public.focus_sessions s
    where s.user_id = me and s.deleted_at is null
      and s.started_at >= (private.shown_from(me, p_from) + begins) at time zone zone
      and s.started_at < (p_to + 1 + begins) at time zone zone
  );
end
$$;
revoke execute on function public.my_bursts(date, date) from public, anon, authenticated, service_role;
grant execute on function public.my_bursts(date, date) to authenticated;
