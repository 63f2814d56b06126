-- A focus burst: one task, its first step, the time really worked. The id is made on the device, so that a repeated
-- submission stores once.
create table public.focus_sessions (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  task_title text not null check (char_length(task_title) between 1 and 200),
  first_step text check (char_length(first_step) between 1 and 200),
  planned_seconds integer not null check (planned_seconds between 60 and 7200),
  focused_seconds integer not null check (focused_seconds between 0 and planned_seconds),
  pauses integer not null default 0 check (pauses between 0 and 1000),
  distractions integer not null default 0 check (distractions between 0 and 1000),
  mood_before text check (mood_before in ('energetic', 'focused', 'calm', 'tired', 'stressed', 'neutral')),
  mood_after text check (mood_after in ('energetic', 'focused', 'calm', 'tired', 'stressed', 'neutral')),
  notes text check (char_length(notes) <= 1000),
  -- [{ event, atMs }]
  events jsonb not null default '[]'
    check (jsonb_typeof(events) = 'array' and octet_length(events::text) <= 64000),
  status text not null check (status in ('complete', 'stopped')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (ended_at >= started_at)
);
create index focus_sessions_person_idx on public.focus_sessions (user_id, started_at desc);

alter table public.focus_sessions enable row level security;
revoke all on public.focus_sessions from public, anon, authenticated, service_role;
grant
  select,
  insert (id, user_id, task_title, first_step, planned_seconds, focused_seconds, pauses, distractions, mood_before,
    mood_after, notes, events, status, started_at, ended_at),
  update (mood_after, notes),
  delete
  on public.focus_sessions to authenticated;
grant select, delete on public.focus_sessions to service_role;

create policy "a person reads own focus sessions" on public.focus_sessions
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person stores own focus sessions" on public.focus_sessions
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person completes own focus sessions" on public.focus_sessions
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own focus sessions" on public.focus_sessions
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- One run of an exercise with its trial records, append-only. The id is made on the device.
create table public.training_runs (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  exercise_id text not null check (exercise_id ~ '^[a-z][a-z0-9-]{0,39}$'),
  task_version text not null check (char_length(task_version) between 1 and 20),
  scoring_version text not null check (char_length(scoring_version) between 1 and 20),
  params jsonb not null default '{}'
    check (jsonb_typeof(params) = 'object' and octet_length(params::text) <= 16000),
  records jsonb not null default '[]'
    check (jsonb_typeof(records) = 'array' and octet_length(records::text) <= 500000),
  metrics jsonb not null default '{}'
    check (jsonb_typeof(metrics) = 'object' and octet_length(metrics::text) <= 16000),
  -- null when the run could not be scored
  score integer check (score between 0 and 100),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (ended_at >= started_at)
);
create index training_runs_person_idx on public.training_runs (user_id, exercise_id, started_at desc);
-- The order of the copy of a person's data.
create index training_runs_time_idx on public.training_runs (user_id, started_at, id);

alter table public.training_runs enable row level security;
revoke all on public.training_runs from public, anon, authenticated, service_role;
grant
  select,
  insert (id, user_id, exercise_id, task_version, scoring_version, params, records, metrics, score, started_at, ended_at),
  delete
  on public.training_runs to authenticated;
grant select, delete on public.training_runs to service_role;

create policy "a person reads own runs" on public.training_runs
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person stores own runs" on public.training_runs
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person deletes own runs" on public.training_runs
  for delete to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('focus_sessions', 230, 'user_id', '{started_at, id}'),
  ('training_runs', 240, 'user_id', '{started_at, id}');
