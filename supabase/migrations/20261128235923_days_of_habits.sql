-- A day with an entry of a habit is one on which something was done, too.
--
-- A row for each day with anything in it, oldest first. Seconds of several devices at one time count once, and as focus where
-- they are both; a session counts from a minute on. A burst counts on the day it began, a run on the day it ended.
create or replace function public.my_daily_activity(p_from date, p_to date)
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
