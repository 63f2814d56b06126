-- Every run of a reaction-time test with its raw trials, finished or not: scores can be recomputed, and nothing that was
-- done is lost. A scored run also has an attempt under the same id.
create table public.reaction_runs (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  test_id text not null check (test_id ~ '^[a-z][a-z0-9_]{0,63}$'),
  variant text not null check (variant in ('letters', 'symbols', 'audio')),
  status text not null check (status in ('scored', 'invalid', 'abandoned')),
  task_version text not null check (char_length(task_version) between 1 and 20),
  scoring_version text not null check (char_length(scoring_version) between 1 and 20),
  scale_version text not null check (char_length(scale_version) between 1 and 20),
  seed text not null check (char_length(seed) between 1 and 128),
  -- a single switch sends what a keyboard sends
  device_class text not null check (device_class in ('keyboard', 'mouse', 'touch')),
  -- The run as it was sent, in two parts: { ...header, trials }. From it alone every number beside it is recomputed.
  header jsonb not null check (jsonb_typeof(header) = 'object' and octet_length(header::text) <= 300000),
  trials jsonb not null check (jsonb_typeof(trials) = 'array' and octet_length(trials::text) <= 1000000),
  metrics jsonb not null default '{}'
    check (jsonb_typeof(metrics) = 'object' and octet_length(metrics::text) <= 32000),
  quality jsonb not null default '{}'
    check (jsonb_typeof(quality) = 'object' and octet_length(quality::text) <= 8000),
  -- dimension id to performance (0 to 100, higher is better) or null
  dimensions jsonb not null default '{}'
    check (jsonb_typeof(dimensions) = 'object' and octet_length(dimensions::text) <= 4000),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (ended_at >= started_at)
);
create index reaction_runs_person_idx on public.reaction_runs (user_id, test_id, started_at desc);
-- The order of the copy of a person's data.
create index reaction_runs_time_idx on public.reaction_runs (user_id, started_at, id);

alter table public.reaction_runs enable row level security;
revoke all on public.reaction_runs from public, anon, authenticated, service_role;
grant select, delete on public.reaction_runs to authenticated;
grant select, delete on public.reaction_runs to service_role;

create policy "a person reads own reaction runs" on public.reaction_runs
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person deletes own reaction runs" on public.reaction_runs
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- What is answered about a run: everything but the trials, which the sender has.
create function private.run_json(p_run public.reaction_runs) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select to_jsonb(p_run) - array['user_id', 'trials', 'header']
    || jsonb_build_object('trial_count', jsonb_array_length(p_run.trials))
$$;
revoke execute on function private.run_json(public.reaction_runs) from public, anon, authenticated, service_role;

-- Stores a run and, when it could be scored, its attempt (same id) in one transaction: { run, attempt }. An abandoned run
-- gives way to a later upload of it with more trials; whatever else arrives for it is answered with what is stored. A
-- finished run is never replaced: another finished one under its id fails with 'attempt_conflict'.
create function public.store_reaction_run(p_run jsonb, p_attempt jsonb, p_user uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mine public.reaction_runs;
  stored public.reaction_runs;
  kept public.assessment_attempts;
begin
  perform private.require_start(p_run, p_user);
  mine := jsonb_populate_record(
    null::public.reaction_runs, '{"metrics": {}, "quality": {}, "dimensions": {}}'::jsonb || p_run
  );
  if p_user is null or (mine.status = 'scored') <> coalesce(jsonb_typeof(p_attempt) = 'object', false) then
    raise exception 'bad_run' using errcode = 'PT400', hint = 'A run has an attempt exactly when it is scored.';
  end if;
  if mine.status = 'scored' and (
    (p_attempt ->> 'id')::uuid is distinct from mine.id or p_attempt ->> 'test_id' is distinct from mine.test_id
  ) then
    raise exception 'bad_run' using errcode = 'PT400', hint = 'Run and attempt have one id and one test.';
  end if;
  mine.user_id := p_user;
  mine.created_at := now();

  insert into public.reaction_runs select (mine).* on conflict (id) do nothing returning * into stored;
  if not found then
    select * into strict stored from public.reaction_runs r where r.id = mine.id for update;
    if stored.user_id <> p_user or stored.test_id <> mine.test_id or stored.seed <> mine.seed
      or stored.variant <> mine.variant then
      raise exception 'attempt_conflict' using errcode = 'PT409';
    end if;
    if stored.status = 'abandoned' and jsonb_array_length(mine.trials) > jsonb_array_length(stored.trials) then
      update public.reaction_runs r
        set (status, task_version, scoring_version, scale_version, device_class, header, trials, metrics, quality,
            dimensions, started_at, ended_at)
          = (mine.status, mine.task_version, mine.scoring_version, mine.scale_version, mine.device_class, mine.header,
            mine.trials, mine.metrics, mine.quality, mine.dimensions, mine.started_at, mine.ended_at)
        where r.id = mine.id
        returning * into stored;
    elsif mine.status <> 'abandoned' and to_jsonb(stored) - 'created_at' <> to_jsonb(mine) - 'created_at' then
      raise exception 'attempt_conflict' using errcode = 'PT409';
    end if;
  end if;

  if stored.status = 'scored' then
    if mine.status = 'scored' then
      kept := private.keep_attempt(p_attempt, p_user, null);
    else
      select * into kept from public.assessment_attempts a where a.id = stored.id;
    end if;
  end if;
  return jsonb_build_object(
    'run', private.run_json(stored),
    'attempt', case when kept.id is not null then private.own_attempt_json(kept) end
  );
end
$$;
revoke execute on function public.store_reaction_run(jsonb, jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.store_reaction_run(jsonb, jsonb, uuid) to service_role;

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('reaction_runs', 190, 'user_id', '{started_at, id}');
