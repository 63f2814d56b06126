-- Who may do an exercise is decided here, at its start, as for tests: whoever was let in may store what they did, also
-- when a plan ended meanwhile, and nobody else may.
create table public.exercise_starts (
  -- Made on the device; the run is stored under it.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  exercise_id text not null check (exercise_id ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- Which of the equal forms of the exercise: seen, spoken, by tones … Histories are kept apart by it.
  variant text not null check (variant ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- 'test': fixed parameters, so that runs can be compared.
  mode text not null check (mode in ('train', 'test')),
  -- Null where the exercise has no choice of lengths.
  minutes integer check (minutes between 1 and 120),
  -- What opened it: the free round, the plan, or a purchase.
  via text not null check (via in ('free', 'tier', 'entitlement')),
  started_at timestamptz not null default now(),
  -- What was done is stored.
  finished boolean not null default false
);
create index exercise_starts_person_idx on public.exercise_starts (user_id, started_at, id);
create index exercise_starts_unfinished_idx on public.exercise_starts (started_at) where not finished;

alter table public.exercise_starts enable row level security;
revoke all on public.exercise_starts from public, anon, authenticated, service_role;
grant select on public.exercise_starts to authenticated;
grant select, delete on public.exercise_starts to service_role;

create policy "a person reads own starts of exercises" on public.exercise_starts
  for select to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('exercise_starts', 235, 'user_id', '{started_at, id}');
-- As many as focus sessions and runs of exercises together.
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('exercise_starts', 700, 1000000, null);
create trigger keep_within_quota before insert on public.exercise_starts
  for each row execute function private.keep_within_quota('user_id');

-- What opens all of an exercise to a person: 'tier' (their plan), 'entitlement' (bought singly or in a bundle) or null. A
-- plan that is none of ours opens nothing that is paid. What was bought stays open when the item is retired from sale.
create function private.exercise_opens_via(p_user uuid, p_exercise text) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when array_position(array['freemium', 'plus', 'premium'], x.tier)
      <= array_position(array['freemium', 'plus', 'premium'], private.user_tier(p_user)) then 'tier'
    when exists (
      select from public.entitlements e
      left join public.bundle_items b on b.bundle_sku = e.sku
      join public.catalog_items item on item.sku in (e.sku, b.sku)
      where e.user_id = p_user and item.exercise_id = x.id
    ) then 'entitlement'
  end
  from public.exercises x
  where x.id = p_exercise and x.active and p_user is not null
$$;
revoke execute on function private.exercise_opens_via(uuid, text) from public, anon, authenticated, service_role;

-- Lets the caller into a round of an exercise and remembers it under the id the run will have. Asking again for the same
-- answers the same. The free round needs no plan. Without a connection a round may be done first and asked for after.
create function public.start_exercise(
  p_id uuid,
  p_exercise text,
  p_minutes integer default null,
  p_variant text default 'standard',
  p_mode text default 'train'
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  exercise public.exercises;
  opened_by text;
  start public.exercise_starts;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if p_id is null then
    raise exception 'bad_id' using errcode = 'PT400';
  end if;
  -- One at a time per person: two tabs with one id.
  perform pg_advisory_xact_lock(hashtextextended('start_exercise ' || me, 0));
  select * into start from public.exercise_starts s where s.id = p_id;
  if found then
    if (start.user_id, start.exercise_id, start.variant, start.mode) is distinct from (me, p_exercise, p_variant, p_mode)
      or start.minutes is distinct from p_minutes then
      raise exception 'exercise_conflict' using errcode = 'PT409';
    end if;
    return to_jsonb(start) - 'user_id';
  end if;

  select * into exercise from public.exercises x where x.id = p_exercise and x.active;
  if not found then
    raise exception 'unknown_exercise' using errcode = 'PT404';
  end if;
  if p_mode is null or p_mode not in ('train', 'test') then
    raise exception 'unknown_mode' using errcode = 'PT400';
  end if;
  if p_variant is null or p_variant !~ '^[a-z][a-z0-9-]{0,39}$' then
    raise exception 'unknown_variant' using errcode = 'PT400';
  end if;
  if p_minutes not between 1 and 120 then
    raise exception 'bad_length' using errcode = 'PT400', hint = '1 to 120 minutes.';
  end if;
  opened_by := coalesce(
    private.exercise_opens_via(me, p_exercise),
    case when p_minutes = exercise.free_minutes then 'free' end
  );
  if opened_by is null then
    raise exception 'tier_required' using errcode = 'PT403', hint = exercise.tier;
  end if;
  insert into public.exercise_starts (id, user_id, exercise_id, variant, mode, minutes, via)
    values (p_id, me, p_exercise, p_variant, p_mode, p_minutes, opened_by)
    on conflict (id) do nothing
    returning * into start;
  if not found then
    -- Somebody else took the id at this moment.
    raise exception 'exercise_conflict' using errcode = 'PT409';
  end if;
  return to_jsonb(start) - 'user_id';
end
$$;
revoke execute on function public.start_exercise(uuid, text, integer, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.start_exercise(uuid, text, integer, text, text) to authenticated;

-- Every offered exercise as it stands for the caller. `via`: what opens all of it, null for what does not; `free_minutes`:
-- the round that is open all the same. `open_until`: when the plan that opens it ends, so that a device that cannot ask
-- does not believe in it for longer; null where nothing ends.
create function public.my_exercise_access()
  returns table (exercise_id text, required_tier text, free_minutes integer, via text, open_until timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select x.id, x.tier, x.free_minutes, o.via,
    case when o.via = 'tier' and x.tier <> 'freemium' then (
      select case
        when s.trial_status = 'active' then s.trial_ends_at
        else s.subscription_end + interval '1 day'
      end
      from public.subscribers s where s.user_id = (select auth.uid())
    ) end
  from public.exercises x
  cross join lateral (select private.exercise_opens_via((select auth.uid()), x.id) as via) o
  where x.active and (select auth.uid()) is not null
  order by x.id
$$;
revoke execute on function public.my_exercise_access() from public, anon, authenticated, service_role;
grant execute on function public.my_exercise_access() to authenticated;

-- Nothing is stored that nobody was let into: the same person, exercise and length.
alter policy "a person stores own runs" on public.training_runs
  with check (user_id = (select auth.uid()) and exists (
    select from public.exercise_starts s
    where s.id = training_runs.id and s.user_id = (select auth.uid()) and s.exercise_id = training_runs.exercise_id
      and to_jsonb(s.minutes) is not distinct from training_runs.params -> 'minutes'
  ));
alter policy "a person stores own focus sessions" on public.focus_sessions
  with check (user_id = (select auth.uid()) and exists (
    select from public.exercise_starts s
    where s.id = focus_sessions.id and s.user_id = (select auth.uid()) and s.exercise_id = 'focus-burst'
      and s.minutes * 60 = focus_sessions.planned_seconds
  ));

-- What is stored ends its start; what is deleted takes it along, so that no other device brings it back.
create function private.finish_exercise() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.exercise_starts s set finished = true where s.id = new.id and s.user_id = new.user_id;
  return null;
end
$$;
revoke execute on function private.finish_exercise() from public, anon, authenticated, service_role;
create trigger finish_exercise after insert on public.training_runs
  for each row execute function private.finish_exercise();
create trigger finish_exercise after insert on public.focus_sessions
  for each row execute function private.finish_exercise();

create function private.forget_exercise() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.exercise_starts s where s.id = old.id and s.user_id = old.user_id;
  return null;
end
$$;
revoke execute on function private.forget_exercise() from public, anon, authenticated, service_role;
create trigger forget_exercise after delete on public.training_runs
  for each row execute function private.forget_exercise();
create trigger forget_exercise after delete on public.focus_sessions
  for each row execute function private.forget_exercise();

-- Starts that led to nothing are forgotten after 60 days, those of exercises as those of tests.
create or replace function public.purge_unfinished_starts(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_tests integer;
  of_exercises integer;
begin
  delete from public.attempt_starts s
    where s.id in (
      select old.id from public.attempt_starts old
      where not old.finished and old.started_at < now() - interval '60 days'
      order by old.started_at limit p_limit
    );
  get diagnostics of_tests = row_count;
  delete from public.exercise_starts s
    where s.id in (
      select old.id from public.exercise_starts old
      where not old.finished and old.started_at < now() - interval '60 days'
      order by old.started_at limit p_limit - of_tests
    );
  get diagnostics of_exercises = row_count;
  return of_tests + of_exercises;
end
$$;
