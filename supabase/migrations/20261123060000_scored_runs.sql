-- Runs of exercises are worked out again by the server: what was asked follows from seed and settings, metrics and score
-- from what was done.
alter table public.training_runs
  -- Which of the equal forms of the exercise; histories are kept apart by it. Earlier runs are paced breathing, seen.
  add column variant text not null default 'screen' check (variant ~ '^[a-z][a-z0-9-]{0,39}$'),
  add column mode text not null default 'train' check (mode in ('train', 'test')),
  -- 'left_early': kept, and never scored.
  add column status text not null default 'complete' check (status in ('complete', 'left_early')),
  -- Where the next run goes on: deadlines, levels, lengths by name.
  add column level_end jsonb not null default '{}'
    check (jsonb_typeof(level_end) = 'object' and octet_length(level_end::text) <= 2000),
  -- Null in runs from before the server scored them, all four.
  add column device_class text check (device_class in ('keyboard', 'mouse', 'touch')),
  add column screen_class text check (screen_class in ('phone', 'tablet', 'desktop')),
  add column language text check (language in ('en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'ru', 'ja', 'ko', 'zh')),
  add column seed text check (char_length(seed) between 1 and 128),
  -- Taken away by the person, who may take that back for a while.
  add column deleted_at timestamptz,
  add constraint training_runs_told_whole check (num_nulls(device_class, screen_class, language, seed) in (0, 4)),
  add constraint training_runs_left_early_has_no_score check (status = 'complete' or score is null);
alter table public.focus_sessions add column deleted_at timestamptz;

-- Sums about a person's runs are read from here alone, in the order they are grouped by.
create index training_runs_sums_idx on public.training_runs
  (user_id, exercise_id, variant, mode, device_class, screen_class, task_version, started_at) include (score)
  where status = 'complete' and deleted_at is null;

alter policy "a person reads own runs" on public.training_runs
  using (user_id = (select auth.uid()) and deleted_at is null);
alter policy "a person reads own focus sessions" on public.focus_sessions
  using (user_id = (select auth.uid()) and deleted_at is null);

-- What is answered about a run: everything but the records, which the sender has.
create function private.training_json(p_run public.training_runs) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select to_jsonb(p_run) - array['user_id', 'records', 'deleted_at']
    || jsonb_build_object('record_count', jsonb_array_length(p_run.records))
$$;
revoke execute on function private.training_json(public.training_runs) from public, anon, authenticated, service_role;

-- Stores a run that the server worked out, and the words of a focus burst, in one transaction; answers what is stored.
-- `p_run` has the column names as keys, and the length of the round under 'minutes'. The person must have been let into
-- this very round. A run left early gives way to a later upload of it with more records; a complete one is never
-- replaced: another under its id fails with 'run_conflict'.
create function public.store_training_run(p_run jsonb, p_session jsonb, p_user uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mine public.training_runs := jsonb_populate_record(null::public.training_runs, p_run - 'minutes');
  stored public.training_runs;
  session public.focus_sessions;
begin
  if not exists (
    select from public.exercise_starts s
    where s.id = mine.id and s.user_id = p_user and s.exercise_id = mine.exercise_id
      and s.variant = mine.variant and s.mode = mine.mode
      and to_jsonb(s.minutes) is not distinct from nullif(p_run -> 'minutes', 'null'::jsonb)
  ) then
    raise exception 'not_started' using errcode = 'PT403';
  end if;
  if mine.seed is null or (mine.exercise_id = 'focus-burst') <> coalesce(jsonb_typeof(p_session) = 'object', false) then
    raise exception 'bad_run' using errcode = 'PT400', hint = 'A run has its seed, and a focus burst its words.';
  end if;
  mine.user_id := p_user;
  mine.created_at := now();
  mine.deleted_at := null;

  insert into public.training_runs select (mine).* on conflict (id) do nothing returning * into stored;
  if not found then
    select * into strict stored from public.training_runs r where r.id = mine.id for update;
    if stored.user_id <> p_user then
      raise exception 'run_conflict' using errcode = 'PT409';
    end if;
    if stored.status = 'left_early' and stored.seed = mine.seed and stored.params = mine.params
      and jsonb_array_length(mine.records) > jsonb_array_length(stored.records) then
      update public.training_runs r
        set (status, device_class, screen_class, records, metrics, score, level_end, ended_at)
          = (mine.status, mine.device_class, mine.screen_class, mine.records, mine.metrics, mine.score, mine.level_end,
            mine.ended_at)
        where r.id = mine.id
        returning * into stored;
    elsif mine.status = 'complete'
      and to_jsonb(stored) - array['created_at', 'deleted_at'] <> to_jsonb(mine) - array['created_at', 'deleted_at'] then
      raise exception 'run_conflict' using errcode = 'PT409';
    end if;
  end if;

  if p_session is not null then
    session := jsonb_populate_record(null::public.focus_sessions, p_session);
    if session.id is distinct from mine.id then
      raise exception 'bad_run' using errcode = 'PT400', hint = 'A burst and its run have one id.';
    end if;
    session.user_id := p_user;
    session.created_at := now();
    session.deleted_at := null;
    insert into public.focus_sessions select (session).* on conflict (id) do nothing;
  end if;
  return private.training_json(stored);
end
$$;
revoke execute on function public.store_training_run(jsonb, jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.store_training_run(jsonb, jsonb, uuid) to service_role;

-- Takes a run of the caller away, or back again: what is taken away is in no list and no sum, and gone for good after 30
-- days. Answers whether there is such a run.
create function public.remove_training_run(p_id uuid, p_undo boolean default false) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  known boolean;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  update public.training_runs r set deleted_at = case when not p_undo then coalesce(r.deleted_at, now()) end
    where r.id = p_id and r.user_id = me;
  known := found;
  update public.focus_sessions f set deleted_at = case when not p_undo then coalesce(f.deleted_at, now()) end
    where f.id = p_id and f.user_id = me;
  return known or found;
end
$$;
revoke execute on function public.remove_training_run(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.remove_training_run(uuid, boolean) to authenticated;

-- A burst is a run and its words: neither stays without the other, and with them goes the start, so that no other device
-- brings them back.
create or replace function private.forget_exercise() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.exercise_starts s where s.id = old.id and s.user_id = old.user_id;
  delete from public.training_runs r where r.id = old.id and r.user_id = old.user_id;
  delete from public.focus_sessions f where f.id = old.id and f.user_id = old.user_id;
  return null;
end
$$;

-- What the history of exercises begins with: a row for each way a person does an exercise, from an index alone. Runs from
-- before the server scored them have no score and no device.
create function public.my_exercise_summary()
  returns table (
    exercise_id text, variant text, mode text, device_class text, screen_class text, task_version text,
    runs integer, scored_runs integer, last_at timestamptz, best integer, last_score integer
  )
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select r.exercise_id, r.variant, r.mode, r.device_class, r.screen_class, r.task_version,
    count(*)::integer, count(r.score)::integer, max(r.started_at), max(r.score),
    (array_agg(r.score order by r.started_at desc) filter (where r.score is not null))[1]
  from public.training_runs r
  where r.user_id = (select auth.uid()) and r.status = 'complete' and r.deleted_at is null
  group by 1, 2, 3, 4, 5, 6
  order by 1, 2, 3, 4, 5, 6
$$;
revoke execute on function public.my_exercise_summary() from public, anon, authenticated, service_role;
grant execute on function public.my_exercise_summary() to authenticated;
