-- What somebody was offered, opened or does not want to be offered again; a day counts once. Everything else that
-- recommendations go by is read where it is kept.
create table public.recommendation_feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  item_id text not null check (item_id ~ '^(exercise|test|article):[a-z0-9][a-z0-9_-]{0,79}$'),
  kind text not null check (kind in ('seen', 'opened', 'dismissed')),
  date date not null,
  created_at timestamptz not null default now(),
  unique (user_id, item_id, kind, date)
);

alter table public.recommendation_feedback enable row level security;
revoke all on public.recommendation_feedback from public, anon, authenticated, service_role;
grant select, insert (user_id, item_id, kind, date), delete on public.recommendation_feedback to authenticated;
grant select, delete on public.recommendation_feedback to service_role;

create policy "a person reads own feedback" on public.recommendation_feedback
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person gives own feedback of today" on public.recommendation_feedback
  for insert to authenticated
  with check (user_id = (select auth.uid()) and date between current_date - 1 and current_date + 1);
create policy "a person takes own feedback back" on public.recommendation_feedback
  for delete to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('recommendation_feedback', 246, 'user_id', '{date, id}');
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('recommendation_feedback', 300, 100000, 20000);
create trigger keep_within_quota before insert on public.recommendation_feedback
  for each row execute function private.keep_within_quota('user_id');

-- What recommendations to a person go by: their plan of payment, what opens to them, the newest results that were not
-- answered hastily, when they last did each exercise, what they were offered, and what their plan asks for this week. For the
-- server alone, which takes the person from the session.
create function public.recommendation_facts(p_user uuid, p_exercises text[]) returns jsonb
  language sql
  security definer
  set search_path = ''
as $$
  -- What was shown long ago has no say any more.
  delete from public.recommendation_feedback f
    where f.user_id = p_user and f.kind = 'seen' and f.date < current_date - 60;
  select jsonb_build_object(
    'tier', private.user_tier(p_user),
    'day', private.person_day(p_user),
    'tests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.test_id,
        'open', private.test_opens_via(p_user, t.test_id) is not null,
        'waits', private.retake_available_at(p_user, t.test_id, 'self', null) is not null,
        'completed_at', (
          select a.completed_at from public.assessment_attempts a
          where a.user_id = p_user and a.test_id between t.test_id and t.test_id and a.invite_id is null
          order by a.test_id, a.completed_at desc limit 1
        ),
        'result', (
          select jsonb_build_object('domains', a.domains, 'completed_at', a.completed_at)
          from public.assessment_attempts a
          where a.user_id = p_user and a.test_id between t.test_id and t.test_id and a.invite_id is null
            and a.form = 'self' and (a.quality ->> 'level') is distinct from 'low'
          order by a.test_id, a.completed_at desc limit 1
        )
      ) order by t.test_id), '[]')
      from public.assessment_tests t where t.active
    ),
    'exercises', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', x.id,
        'open', x.free_minutes is not null or private.exercise_opens_via(p_user, x.id) is not null,
        'last_at', (
          select r.started_at from public.training_runs r
          where r.user_id = p_user and r.exercise_id = x.id and r.deleted_at is null
          order by r.started_at desc limit 1
        )
      ) order by x.id), '[]')
      from public.exercises x where x.active and x.id = any (p_exercises)
    ),
    'feedback', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.item_id), '[]')
      from (
        select f.item_id,
          bool_or(f.kind = 'dismissed') as dismissed,
          max(f.date) filter (where f.kind = 'opened') as opened_on,
          coalesce(array_agg(f.date order by f.date) filter (where f.kind = 'seen'), '{}') as seen_on
        from public.recommendation_feedback f where f.user_id = p_user
        group by f.item_id
      ) g
    ),
    'plan_links', (
      select coalesce(jsonb_agg(distinct i.link), '[]')
      from public.focus_plans p
      join public.focus_plan_items i on i.plan_id = p.id and i.user_id = p.user_id
      where p.user_id = p_user and p.status = 'active' and i.link is not null and not i.skipped and not i.removed
        and i.week = (private.person_day(p_user) - p.starts_on) / 7 + 1
        and private.person_day(p_user) >= p.starts_on
    )
  );
$$;
revoke execute on function public.recommendation_facts(uuid, text[]) from public, anon, authenticated, service_role;
grant execute on function public.recommendation_facts(uuid, text[]) to service_role;
