-- The plan a person keeps: a copy of what a report proposed, with dates, frozen when it was accepted. At most one is active.
-- It is changed on several devices, with and without a connection, so everything that can change carries the moment at
-- which it was set on the device, in milliseconds since 1970, and the later one stands (keep_focus_plan).
create table public.focus_plans (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- null after the attempt is deleted: the plan stays
  attempt_id uuid references public.assessment_attempts (id) on delete set null,
  test_id text not null check (test_id ~ '^[a-z][a-z_]{0,39}$'),
  origin text not null check (origin in ('report', 'path', 'own')),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- the first day of a week: Monday, Sunday or Saturday
  starts_on date not null
    check (starts_on between '2020-01-01' and '2200-01-01' and extract(isodow from starts_on) in (1, 6, 7)),
  weeks integer not null check (weeks in (4, 8)),
  -- other steps that the report proposed: [{ area, title, link, cadence_text, times_per_week, minutes, kind }]
  proposals jsonb not null default '[]'
    check (jsonb_typeof(proposals) = 'array' and jsonb_array_length(proposals) <= 60 and octet_length(proposals::text) <= 32000),
  status text not null check (status in ('active', 'completed', 'ended')),
  accepted_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'active') = (ended_at is null)),
  unique (id, user_id)
);
create unique index focus_plans_one_active_idx on public.focus_plans (user_id) where status = 'active';
create index focus_plans_person_idx on public.focus_plans (user_id, accepted_at desc, id);
create index focus_plans_attempt_idx on public.focus_plans (attempt_id);

create trigger touch_updated_at before update on public.focus_plans
  for each row execute function private.touch_updated_at();

-- A plan that is over stays over.
create function private.keep_plan_over() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if old.status <> 'active' and new.status is distinct from old.status then
    raise exception 'plan_is_over' using errcode = 'PT409';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_plan_over() from public, anon, authenticated, service_role;
create trigger keep_plan_over before update of status on public.focus_plans
  for each row execute function private.keep_plan_over();

alter table public.focus_plans enable row level security;
revoke all on public.focus_plans from public, anon, authenticated, service_role;
grant
  select,
  insert (id, user_id, attempt_id, test_id, origin, language, starts_on, weeks, proposals, status, accepted_at, ended_at),
  update (status, ended_at),
  delete
  on public.focus_plans to authenticated;
grant select, delete on public.focus_plans to service_role;

create policy "a person reads own plans" on public.focus_plans
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person accepts own plans" on public.focus_plans
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (attempt_id is null or exists (
      select from public.assessment_attempts a where a.id = attempt_id and a.user_id = (select auth.uid())
    ))
  );
create policy "a person ends own plans" on public.focus_plans
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own plans" on public.focus_plans
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- One step of one week. Its title, link, frequency and length change together, when it is swapped.
create table public.focus_plan_items (
  id uuid primary key,
  plan_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  week integer not null check (week between 1 and 8),
  place integer not null check (place between 0 and 99),
  part text not null check (part in ('practice', 'habit')),
  -- of the test whose report proposed it; null where it was of none
  area text check (area ~ '^[a-z][a-z0-9_]{0,59}$'),
  title text not null check (char_length(title) between 1 and 120),
  -- a route of the app, with at most one setting; null where there is none
  link text check (link ~ '^/[a-z0-9][a-z0-9/-]{0,100}([?][a-z]{1,20}=[a-z0-9-]{1,20})?$'),
  cadence_text text not null check (char_length(cadence_text) <= 200),
  -- null: tied to an occasion, done with one tick
  times_per_week integer check (times_per_week between 1 and 7),
  minutes integer check (minutes between 1 and 480),
  kind text not null check (kind in ('exercise', 'burst', 'article', 'task', 'check_in')),
  swapped_ms bigint not null default 0 check (swapped_ms >= 0),
  skipped boolean not null default false,
  skip_reason text check (skip_reason in ('time', 'energy', 'not_helpful', 'other')),
  skipped_ms bigint not null default 0 check (skipped_ms >= 0),
  -- date to { on, at }, for the days of its week: a date counts once, and an undone tick stays as one that is off
  ticks jsonb not null default '{}'
    check (
      jsonb_typeof(ticks) = 'object' and octet_length(ticks::text) <= 1000
      and jsonb_array_length(jsonb_path_query_array(ticks, '$.*'))
        = jsonb_array_length(jsonb_path_query_array(ticks, '$.* ? ((@.on == true || @.on == false) && @.at >= 0)'))
      and not jsonb_path_exists(ticks, '$.keyvalue() ? (!(@.key like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))')
    ),
  -- both follow from the row: see settle_step
  done_count integer not null default 0,
  status text not null default 'open' check (status in ('open', 'done', 'skipped')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (plan_id, user_id) references public.focus_plans (id, user_id) on delete cascade,
  check (skipped or skip_reason is null)
);
create index focus_plan_items_plan_idx on public.focus_plan_items (plan_id, user_id);
create index focus_plan_items_person_idx on public.focus_plan_items (user_id, plan_id, week, place, id);

create trigger touch_updated_at before update on public.focus_plan_items
  for each row execute function private.touch_updated_at();

create function private.settle_step() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.done_count := least(
    jsonb_array_length(jsonb_path_query_array(new.ticks, '$.* ? (@.on == true)')), coalesce(new.times_per_week, 1));
  new.status := case
    when new.skipped then 'skipped'
    when new.done_count = coalesce(new.times_per_week, 1) then 'done'
    else 'open'
  end;
  return new;
end
$$;
revoke execute on function private.settle_step() from public, anon, authenticated, service_role;
create trigger settle_step before insert or update on public.focus_plan_items
  for each row execute function private.settle_step();

alter table public.focus_plan_items enable row level security;
revoke all on public.focus_plan_items from public, anon, authenticated, service_role;
grant
  select,
  insert (id, plan_id, user_id, week, place, part, area, title, link, cadence_text, times_per_week, minutes, kind,
    swapped_ms, skipped, skip_reason, skipped_ms, ticks),
  update (title, link, cadence_text, times_per_week, minutes, kind, swapped_ms, skipped, skip_reason, skipped_ms, ticks),
  delete
  on public.focus_plan_items to authenticated;
grant select, delete on public.focus_plan_items to service_role;

create policy "a person reads own steps" on public.focus_plan_items
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person stores own steps" on public.focus_plan_items
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person changes own steps" on public.focus_plan_items
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own steps" on public.focus_plan_items
  for delete to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('focus_plans', 242, 'user_id', '{accepted_at, id}'),
  ('focus_plan_items', 244, 'user_id', '{plan_id, week, place, id}');

insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('focus_plans', 60, 2000000, 1000),
  ('focus_plan_items', 1200, 2000000, 20000);
create trigger keep_within_quota before insert on public.focus_plans
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.focus_plan_items
  for each row execute function private.keep_within_quota('user_id');

-- A plan with its steps, as a device sends and keeps it; null where the caller has none under this id.
create function public.my_focus_plan(p_id uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'attempt_id', p.attempt_id, 'test_id', p.test_id, 'origin', p.origin, 'language', p.language,
    'starts_on', p.starts_on, 'weeks', p.weeks, 'proposals', p.proposals, 'status', p.status,
    'accepted_at', p.accepted_at, 'ended_at', p.ended_at,
    'items', (
      select coalesce(jsonb_agg(
        to_jsonb(i) - '{plan_id, user_id, done_count, status, created_at, updated_at}'::text[]
        order by i.week, i.place, i.id), '[]')
      from public.focus_plan_items i where i.plan_id = p.id
    )
  )
  from public.focus_plans p where p.id = p_id and p.user_id = (select auth.uid())
$$;
revoke execute on function public.my_focus_plan(uuid) from public, anon, authenticated, service_role;
grant execute on function public.my_focus_plan(uuid) to authenticated;

-- The caller's plans, newest first; the active one is always among them.
create function public.my_focus_plans() returns setof jsonb
  language sql
  stable
  set search_path = ''
as $$
  select public.my_focus_plan(p.id)
  from public.focus_plans p
  where p.user_id = (select auth.uid())
  order by (p.status = 'active') desc, p.accepted_at desc, p.id
  limit 20
$$;
revoke execute on function public.my_focus_plans() from public, anon, authenticated, service_role;
grant execute on function public.my_focus_plans() to authenticated;

-- Stores a plan as a device knows it, and answers what it is by now. What two devices did without each other is brought
-- together: of every tick, swap and skip the later one stands, a tick before its undoing at the same moment, and a plan
-- that is over stays over. Sending the same again changes nothing. Of two plans accepted without each other the later
-- stands and the other ends with its beginning.
create function public.keep_focus_plan(p_plan jsonb) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  sent public.focus_plans := jsonb_populate_record(null::public.focus_plans, p_plan);
  known public.focus_plans;
  later public.focus_plans;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if jsonb_typeof(p_plan -> 'items') is distinct from 'array' or jsonb_array_length(p_plan -> 'items') > 100 then
    raise exception 'bad_plan' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('keep_focus_plan ' || me, 0));

  select * into known from public.focus_plans p where p.id = sent.id and p.user_id = me;
  if known.id is null then
    if not exists (
      select from public.assessment_attempts a where a.id = sent.attempt_id and a.user_id = me
    ) then
      sent.attempt_id := null;
    end if;
    if sent.status = 'active' then
      select * into later from public.focus_plans p
        where p.user_id = me and p.status = 'active' and p.accepted_at > sent.accepted_at;
      if later.id is not null then
        sent.status := 'ended';
        sent.ended_at := later.accepted_at;
      else
        update public.focus_plans p set status = 'ended', ended_at = sent.accepted_at
          where p.user_id = me and p.status = 'active';
      end if;
    end if;
    insert into public.focus_plans
      (id, user_id, attempt_id, test_id, origin, language, starts_on, weeks, proposals, status, accepted_at, ended_at)
      values (sent.id, me, sent.attempt_id, sent.test_id, sent.origin, sent.language, sent.starts_on, sent.weeks,
        coalesce(sent.proposals, '[]'), sent.status, sent.accepted_at, sent.ended_at);
  elsif known.status = 'active' and sent.status <> 'active' then
    update public.focus_plans p set status = sent.status, ended_at = sent.ended_at where p.id = known.id;
  end if;

  insert into public.focus_plan_items as i
    (id, plan_id, user_id, week, place, part, area, title, link, cadence_text, times_per_week, minutes, kind,
      swapped_ms, skipped, skip_reason, skipped_ms, ticks)
    select s.id, sent.id, me, s.week, s.place, s.part, s.area, s.title, s.link, s.cadence_text, s.times_per_week,
      s.minutes, s.kind, coalesce(s.swapped_ms, 0), coalesce(s.skipped, false), s.skip_reason,
      coalesce(s.skipped_ms, 0), coalesce(s.ticks, '{}')
    from jsonb_populate_recordset(null::public.focus_plan_items, p_plan -> 'items') s
    on conflict (id) do update set
      title = case when excluded.swapped_ms > i.swapped_ms then excluded.title else i.title end,
      link = case when excluded.swapped_ms > i.swapped_ms then excluded.link else i.link end,
      cadence_text = case when excluded.swapped_ms > i.swapped_ms then excluded.cadence_text else i.cadence_text end,
      times_per_week = case when excluded.swapped_ms > i.swapped_ms then excluded.times_per_week else i.times_per_week end,
      minutes = case when excluded.swapped_ms > i.swapped_ms then excluded.minutes else i.minutes end,
      kind = case when excluded.swapped_ms > i.swapped_ms then excluded.kind else i.kind end,
      swapped_ms = greatest(excluded.swapped_ms, i.swapped_ms),
      skipped = case when excluded.skipped_ms > i.skipped_ms then excluded.skipped else i.skipped end,
      skip_reason = case when excluded.skipped_ms > i.skipped_ms then excluded.skip_reason else i.skip_reason end,
      skipped_ms = greatest(excluded.skipped_ms, i.skipped_ms),
      ticks = (
        select coalesce(jsonb_object_agg(latest.key, latest.value), '{}')
        from (
          select distinct on (t.key) t.key, t.value
          from (select * from jsonb_each(i.ticks) union all select * from jsonb_each(excluded.ticks)) t
          order by t.key, (t.value ->> 'at')::numeric desc, (t.value ->> 'on')::boolean desc
        ) latest
      );
  return public.my_focus_plan(sent.id);
end
$$;
revoke execute on function public.keep_focus_plan(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.keep_focus_plan(jsonb) to authenticated;
