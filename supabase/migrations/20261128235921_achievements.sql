-- What a person has reached, worked out on their device from their own rows. Nobody else sees it: nothing is gained by making
-- one up. It is never taken away, whatever is deleted later.
create table public.achievements (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id text not null check (id in (
    'first_snapshot', 'second_look', 'three_views', 'first_training', 'five_areas', 'explorer', 'first_burst',
    'break_taker', 'mood_reader', 'first_plan', 'plan_week', 'plan_complete', 'goal_1', 'goal_4', 'goal_12', 'steady',
    'strong_habit', 'welcome_back', 'rested', 'journal_5', 'first_steps', 'one_thing', 'helping_hand', 'reader')),
  -- the day where the person is
  earned_on date not null check (earned_on >= '2020-01-01'),
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index achievements_person_idx on public.achievements (user_id, earned_on, id);

alter table public.achievements enable row level security;
revoke all on public.achievements from public, anon, authenticated, service_role;
grant select, insert (user_id, id, earned_on), update (seen_at) on public.achievements to authenticated;
grant select on public.achievements to service_role;
create policy "a person reads own achievements" on public.achievements
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person keeps own achievements" on public.achievements
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person has seen own achievements" on public.achievements
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('achievements', 520, 'user_id', '{earned_on, id}');

create function private.keep_achievement() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- It is no day yet anywhere.
  if new.earned_on > (now() at time zone 'Pacific/Kiritimati')::date then
    raise exception 'not_earned_yet' using errcode = 'PT400', hint = 'The day is still to come.';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_achievement() from public, anon, authenticated, service_role;
create trigger keep_achievement before insert on public.achievements
  for each row execute function private.keep_achievement();

insert into private.notice_kinds (kind, type, topic, title, many, message) values
  ('achievement', 'achievement', 'results', 'You have reached something new', null, 'My Progress says what it is.');

-- Told once a day, however much was reached, and never where it is switched off.
create function private.tell_of_achievement() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  day constant text := private.person_day(new.user_id)::text;
begin
  if not exists (select from public.user_settings s where s.user_id = new.user_id and not s.show_achievements) then
    perform private.tell_person(new.user_id, 'achievement', day, jsonb_build_object('achievement', new.id), '/progress',
      p_event => day);
  end if;
  return null;
end
$$;
revoke execute on function private.tell_of_achievement() from public, anon, authenticated, service_role;
create trigger tell_of_achievement after insert on public.achievements
  for each row execute function private.tell_of_achievement();

-- The most tasks somebody had in work on a day, and how many they had set themselves as a limit.
create table private.work_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  most integer not null check (most >= 0),
  wip_limit integer not null,
  primary key (user_id, day)
);
revoke all on private.work_days from public, anon, authenticated, service_role;

create function private.note_work() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  now_doing integer;
  was_more constant integer := case
    when tg_op = 'UPDATE' and old.status = 'doing' and old.deleted_at is null
      and (new.status <> 'doing' or new.deleted_at is not null) then 1 else 0 end;
begin
  select count(*) into now_doing from public.tasks t
    where t.user_id = new.user_id and t.status = 'doing' and t.deleted_at is null;
  insert into private.work_days as w (user_id, day, most, wip_limit)
    values (new.user_id, private.person_day(new.user_id), now_doing + was_more,
      coalesce((select s.wip_limit from public.user_settings s where s.user_id = new.user_id), 3))
    on conflict (user_id, day) do update
      set most = greatest(w.most, excluded.most), wip_limit = excluded.wip_limit;
  return null;
end
$$;
revoke execute on function private.note_work() from public, anon, authenticated, service_role;
create trigger note_work_new after insert on public.tasks
  for each row when (new.status = 'doing') execute function private.note_work();
create trigger note_work_changed after update of status, deleted_at on public.tasks
  for each row when (new.status <> old.status and (new.status in ('doing', 'done') or old.status = 'doing'))
  execute function private.note_work();

-- What achievements are worked out from, of all time: days and names alone. Of each kind no more than it takes.
create function public.my_achievement_facts() returns jsonb
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
  return jsonb_build_object(
    'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object('date', a.day, 'test', a.test_id, 'form', a.form) order by a.day), '[]')
      from (
        select distinct ((t.completed_at at time zone zone) - begins)::date as day, t.test_id, t.form
        from public.assessment_attempts t where t.user_id = me
      ) a),
    -- The first counted run of each exercise.
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object('date', r.day, 'exercise', r.exercise_id) order by r.day), '[]')
      from (
        select counted.exercise_id, min(counted.day) as day
        from (
          select t.exercise_id, ((t.ended_at at time zone zone) - begins)::date as day,
            row_number() over (partition by ((t.ended_at at time zone zone) - begins)::date order by t.started_at) as place
          from public.training_runs t
          where t.user_id = me and t.status = 'complete' and t.deleted_at is null and t.score is not null
            and t.exercise_id <> 'focus-burst'
        ) counted
        where counted.place <= 3
        group by counted.exercise_id
      ) r),
    'bursts', (
      select coalesce(jsonb_agg(jsonb_build_object('date', b.day, 'break', b.rested, 'moods', b.moods) order by b.started_at), '[]')
      from (
        select f.*, row_number() over (partition by f.rested, f.moods order by f.started_at) as of_kind
        from (
          select ((s.started_at at time zone zone) - begins)::date as day, s.started_at,
            coalesce(s.break_taken, false) as rested, num_nonnulls(s.mood_before, s.mood_after) = 2 as moods,
            row_number() over (partition by ((s.started_at at time zone zone) - begins)::date order by s.started_at) as place
          from public.focus_sessions s
          where s.user_id = me and s.deleted_at is null and s.focused_seconds >= 0.6 * s.planned_seconds
        ) f
        where f.place <= 4
      ) b
      where b.of_kind <= 5),
    'active', (
      select coalesce(jsonb_agg(a.day order by a.day), '[]') from (
        select ((t.ended_at at time zone zone) - begins)::date as day from public.training_runs t
          where t.user_id = me and t.status = 'complete' and t.deleted_at is null
        union
        select ((s.started_at at time zone zone) - begins)::date from public.focus_sessions s
          where s.user_id = me and s.deleted_at is null
      ) a (day)),
    'journal', (
      select coalesce(jsonb_agg(j.day order by j.day), '[]')
      from (select distinct e.day from public.journal_entries e where e.user_id = me and e.deleted_at is null) j),
    'plans', (
      select coalesce(jsonb_agg(((p.accepted_at at time zone zone) - begins)::date order by p.accepted_at), '[]')
      from public.focus_plans p where p.user_id = me),
    'plan_weeks', (
      select coalesce(jsonb_agg(jsonb_build_object('date', w.day, 'settled', w.settled, 'total', w.total) order by w.day), '[]')
      from (
        select p.starts_on + 7 * i.week - 1 as day, count(*) filter (where i.status <> 'open') as settled, count(*) as total
        from public.focus_plans p join public.focus_plan_items i on i.plan_id = p.id and i.user_id = p.user_id and not i.removed
        where p.user_id = me and p.starts_on + 7 * i.week - 1 < private.person_day(me)
        group by p.id, i.week
      ) w),
    'plans_closed', (
      select coalesce(jsonb_agg(jsonb_build_object('date', c.day, 'done', c.done, 'total', c.total) order by c.day), '[]')
      from (
        select p.starts_on + 7 * p.weeks - 1 as day, count(*) filter (where i.status = 'done') as done, count(*) as total
        from public.focus_plans p join public.focus_plan_items i on i.plan_id = p.id and i.user_id = p.user_id and not i.removed
        where p.user_id = me and p.starts_on + 7 * p.weeks - 1 < private.person_day(me)
        group by p.id
      ) c),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('date', d.day, 'first_step', d.first_step, 'most', d.most,
          'limit', d.wip_limit) order by d.done_at), '[]')
      from (
        select t.done_at, ((t.done_at at time zone zone) - begins)::date as day, t.first_step <> '' as first_step,
          w.most, w.wip_limit
        from public.tasks t
        left join private.work_days w on w.user_id = t.user_id and w.day = ((t.done_at at time zone zone) - begins)::date
        where t.user_id = me and t.status = 'done' and t.deleted_at is null and t.done_at is not null
        order by t.done_at limit 500
      ) d),
    -- Days on which answers were first found helpful by somebody else.
    'helpful', (
      select coalesce(jsonb_agg(h.day order by h.day), '[]')
      from (
        select min(((v.created_at at time zone zone) - begins)::date) as day
        from public.community_profiles p
        join public.answers a on a.author_profile_id = p.id and a.state = 'visible'
        join public.votes v on v.post_kind = 'answer' and v.post_id = a.id and v.profile_id <> p.id
        where p.user_id = me
        group by a.id order by 1 limit 3
      ) h)
  );
end
$$;
revoke execute on function public.my_achievement_facts() from public, anon, authenticated, service_role;
grant execute on function public.my_achievement_facts() to authenticated;
