-- The quality report (section 3.4 of the community rules): what a job collects and stores already suppressed. The team reads
-- what is stored and asks for a new report; nothing of the team's area comes to what people answered.
insert into private.admin_refusals (code, status) values ('too_soon', 429);

create table private.quality_runs (
  one boolean primary key default true check (one),
  asked_at timestamptz,
  made_at timestamptz
);
revoke all on private.quality_runs from public, anon, authenticated, service_role;
insert into private.quality_runs default values;

-- Rows of the report in their order. A group of fewer than 10 persons is null, and so is what would tell it by a difference.
create table private.quality_rows (
  block text not null check (block in ('attempts', 'items', 'reactions', 'content', 'links', 'community', 'delivery')),
  place integer not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'object' and octet_length(cells::text) <= 2000),
  primary key (block, place)
);
revoke all on private.quality_rows from public, anon, authenticated, service_role;

-- Which groups of a whole that is known, or can be added up, are hidden: those under 10, and as many of the others, the
-- smallest first, that the hidden ones are at least two and at least 10 persons together.
create function private.hidden_groups(p_counts bigint[]) returns boolean[]
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  hidden boolean[] := array(select c < 10 from unnest(p_counts) with ordinality u (c, n) order by n);
  groups integer;
  persons bigint;
  next integer;
begin
  loop
    select count(*) filter (where c > 0), coalesce(sum(c), 0) into groups, persons
      from unnest(p_counts, hidden) u (c, h) where h;
    exit when persons = 0 or (groups >= 2 and persons >= 10);
    select u.n into next from unnest(p_counts, hidden) with ordinality u (c, h, n) where not h order by c, n limit 1;
    exit when next is null;
    hidden[next] := true;
  end loop;
  return hidden;
end
$$;
revoke execute on function private.hidden_groups(bigint[]) from public, anon, authenticated, service_role;

create function private.share_of(p_count bigint, p_of bigint) returns numeric
  language sql
  immutable
  set search_path = ''
as $$
  select round(p_count::numeric / nullif(p_of, 0), 3)
$$;
revoke execute on function private.share_of(bigint, bigint) from public, anon, authenticated, service_role;

-- Per test, version, language and week of the last 13: persons who finished, by their latest attempt. Visitors cannot be
-- told apart and are left out. The weeks and versions of one test and language count as one whole: the block of items tells
-- how many persons that is. Of those who started and did not finish, only test and week are known.
create function private.quality_attempts() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with read as (
    select a.test_id, a.instrument_version as version, a.language, a.user_id, a.completed_at,
      date_trunc('week', a.completed_at at time zone 'utc')::date as week, a.quality ->> 'level' as level,
      coalesce(a.quality -> 'flags', '[]') as flags, extract(epoch from a.completed_at - a.started_at) / 60 as minutes
    from public.assessment_attempts a
    where a.user_id is not null and a.completed_at > now() - interval '13 weeks'
  ), latest as (
    select distinct on (r.test_id, r.language, r.week, r.version, r.user_id) r.*
    from read r order by r.test_id, r.language, r.week, r.version, r.user_id, r.completed_at desc
  ), cells as (
    select l.test_id, l.version, l.language, l.week, count(*) as persons,
      array[count(*) filter (where l.level = 'ok'), count(*) filter (where l.level = 'check'), count(*) filter (where l.level = 'low'),
        count(*) filter (where coalesce(l.level, '') not in ('ok', 'check', 'low'))] as levels,
      array[count(*) filter (where l.flags ? 'too_fast'), count(*) filter (where l.flags ? 'straight_lining'),
        count(*) filter (where l.flags ? 'many_missing')] as flags,
      percentile_cont(0.5) within group (order by l.minutes) as minutes,
      row_number() over (partition by l.test_id, l.language order by l.week, l.version) as n
    from latest l group by l.test_id, l.version, l.language, l.week
  ), lines as (
    select c.test_id, c.language, private.hidden_groups(array_agg(c.persons order by c.n)) as hidden
    from cells c group by c.test_id, c.language
  ), shown as (
    select c.*, l.hidden[c.n] as is_hidden, private.hidden_groups(c.levels) as hl, private.hidden_groups(c.flags) as hf
    from cells c join lines l using (test_id, language)
  ), told as (
    -- The levels follow from the flags, so that no flag is told where somebody's level is hidden.
    select s.*, exists (
      select from unnest(s.hl, s.levels) u (h, c) where h and c > 0
    ) or exists (select from unnest(s.flags) f where s.persons - f < 10) as flags_hidden
    from shown s
  )
  select jsonb_build_object('test', t.test_id, 'version', t.version, 'lang', t.language, 'week', t.week) || case
    when t.is_hidden then '{"finished": null}'::jsonb
    else jsonb_build_object('finished', t.persons, 'minutes', round(t.minutes::numeric, 1),
      'ok', case when not t.hl[1] then private.share_of(t.levels[1], t.persons) end,
      'check', case when not t.hl[2] then private.share_of(t.levels[2], t.persons) end,
      'low', case when not t.hl[3] then private.share_of(t.levels[3], t.persons) end,
      'too_fast', case when not (t.flags_hidden or t.hf[1]) then private.share_of(t.flags[1], t.persons) end,
      'straight_lining', case when not (t.flags_hidden or t.hf[2]) then private.share_of(t.flags[2], t.persons) end,
      'many_missing', case when not (t.flags_hidden or t.hf[3]) then private.share_of(t.flags[3], t.persons) end)
  end
  from told t
  union all
  select jsonb_build_object('test', u.test_id, 'week', u.week, 'unfinished', case when u.persons >= 10 then u.persons end)
  from (
    select s.test_id, date_trunc('week', s.started_at at time zone 'utc')::date as week, count(distinct s.user_id) as persons
    from public.attempt_starts s
    where not s.finished and s.started_at between now() - interval '13 weeks' and now() - interval '1 day'
    group by 1, 2
  ) u
$$;
revoke execute on function private.quality_attempts() from public, anon, authenticated, service_role;

-- Per question and language, of the latest attempts of 2000 persons per test and language: how often each step was answered
-- and how often none. The mean is told where no step is hidden; else it would tell what is.
create function private.quality_items() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with latest as (
    select distinct on (a.test_id, a.language, a.user_id) a.id, a.test_id, a.language, a.user_id, a.completed_at
    from public.assessment_attempts a
    where a.user_id is not null and a.completed_at > now() - interval '13 weeks'
    order by a.test_id, a.language, a.user_id, a.completed_at desc
  ), ranked as (
    select l.id, row_number() over (partition by l.test_id, l.language order by l.completed_at desc, l.id) as n from latest l
  ), items as (
    select a.test_id, a.language, q.id as item, count(*) as persons,
      array[count(*) filter (where a.answers ->> q.id = '1'), count(*) filter (where a.answers ->> q.id = '2'),
        count(*) filter (where a.answers ->> q.id = '3'), count(*) filter (where a.answers ->> q.id = '4'),
        count(*) filter (where a.answers ->> q.id = '5'),
        count(*) filter (where coalesce(a.answers ->> q.id, '') not in ('1', '2', '3', '4', '5'))] as counts
    from ranked r
    join public.assessment_attempts a on a.id = r.id
    cross join lateral (select distinct u.id from unnest(a.question_ids) u (id)) q
    where r.n <= 2000
    group by a.test_id, a.language, q.id
  ), told as (
    select i.*, i.persons - i.counts[6] as answered, private.hidden_groups(i.counts) as hidden from items i
  )
  select jsonb_build_object('test', t.test_id, 'item', t.item, 'lang', t.language) || case
    when t.persons < 10 then '{"shown": null}'::jsonb
    else jsonb_build_object('shown', t.persons,
      'step_1', case when not t.hidden[1] then t.counts[1] end, 'step_2', case when not t.hidden[2] then t.counts[2] end,
      'step_3', case when not t.hidden[3] then t.counts[3] end, 'step_4', case when not t.hidden[4] then t.counts[4] end,
      'step_5', case when not t.hidden[5] then t.counts[5] end,
      'skipped', case when not t.hidden[6] then private.share_of(t.counts[6], t.persons) end,
      'mean', case when not exists (select from unnest(t.hidden, t.counts) u (h, c) where h and c > 0) and t.answered > 0
        then round((t.counts[1] + 2 * t.counts[2] + 3 * t.counts[3] + 4 * t.counts[4] + 5 * t.counts[5])::numeric / t.answered, 2) end,
      -- Nobody of so many used it.
      'unused', case when t.answered >= 50 then (
        select coalesce(string_agg(n::text, ', ' order by n), '') from unnest(t.counts[1:5]) with ordinality u (c, n) where c = 0) end)
  end
  from told t order by t.test_id, t.item, t.language
$$;
revoke execute on function private.quality_items() from public, anon, authenticated, service_role;

-- Of each person with a device the latest run: the share in which more than 1 % was not drawn in time.
create function private.quality_reactions() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with latest as (
    select distinct on (r.device_class, r.user_id) r.device_class, (r.metrics -> 'timing' ->> 'droppedTrialPct')::numeric > 1 as dropped
    from public.reaction_runs r
    where r.status = 'scored' and r.started_at > now() - interval '13 weeks'
    order by r.device_class, r.user_id, r.started_at desc
  ), devices as (
    select l.device_class, count(*) as persons, array[count(*) filter (where l.dropped), count(*) filter (where not coalesce(l.dropped, false))] as counts
    from latest l group by l.device_class
  )
  select jsonb_build_object('device', d.device_class, 'persons', case when d.persons >= 10 then d.persons end,
    'dropped', case when d.persons >= 10 and not (private.hidden_groups(d.counts))[1] then private.share_of(d.counts[1], d.persons) end)
  from devices d order by d.device_class
$$;
revoke execute on function private.quality_reactions() from public, anon, authenticated, service_role;
