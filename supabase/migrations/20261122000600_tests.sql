-- What the database itself has to know of a test: who may open it and how long to wait before taking it again. Everything
-- else about a test is code (src/lib/assessments/catalogue.ts; a contract test proves that both say the same).
create table public.assessment_tests (
  test_id text primary key check (test_id ~ '^[a-z][a-z0-9_]{0,63}$'),
  -- Lowest plan that opens it; 'visitor' needs no account.
  access text not null check (access in ('visitor', 'freemium', 'plus', 'premium')),
  retake_wait_days integer not null check (retake_wait_days between 0 and 365),
  -- The catalogue item it is sold as. No foreign key: items are put on sale after the migrations, by the seed.
  sku text unique check (sku ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(sku) <= 64),
  -- false: not offered; finished attempts stay readable.
  active boolean not null default true
);

insert into public.assessment_tests (test_id, access, retake_wait_days, sku) values
  ('focus_snapshot', 'visitor', 0, null),
  ('focuscheck_adult_screening', 'freemium', 30, null),
  ('child_focus_tracker', 'freemium', 30, null),
  ('attention_flow_interview', 'plus', 30, 'test-attention-flow'),
  ('focustrack_attention_test', 'plus', 7, 'test-focustrack'),
  ('psyprofile_lite', 'premium', 30, 'test-psyprofile'),
  ('procrastination_patterns', 'premium', 30, 'test-procrastination'),
  ('start_barriers', 'premium', 30, 'test-start-barriers'),
  ('delay_choice', 'premium', 30, 'test-delay-choice'),
  ('memory_check', 'premium', 90, 'test-memory-check');

alter table public.assessment_tests enable row level security;
revoke all on public.assessment_tests from public, anon, authenticated, service_role;
grant select on public.assessment_tests to anon, authenticated;
grant select, insert, update, delete on public.assessment_tests to service_role;

create policy "everybody reads which tests are offered" on public.assessment_tests
  for select to anon, authenticated
  using (active);

-- Tests that need no account, offered or not.
create function private.visitor_tests() returns text[]
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(array_agg(t.test_id), '{}') from public.assessment_tests t where t.access = 'visitor'
$$;
revoke execute on function private.visitor_tests() from public, anon, authenticated, service_role;
grant execute on function private.visitor_tests() to authenticated;

-- What the database itself has to know of an exercise. The rows come from src/lib/cognitive/registry.ts by the seed
-- (scripts/seed-exercises.ts).
create table public.exercises (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- Lowest plan that opens all of it.
  tier text not null check (tier in ('freemium', 'plus', 'premium')),
  -- Length of the round that is open to every account; null for none, or where all of it is.
  free_minutes integer check (free_minutes between 1 and 120),
  -- false: not offered any more; what was done stays.
  active boolean not null default true
);

alter table public.exercises enable row level security;
revoke all on public.exercises from public, anon, authenticated, service_role;
grant select on public.exercises to anon, authenticated;
grant select, insert, update, delete on public.exercises to service_role;

create policy "everybody reads which exercises are offered" on public.exercises
  for select to anon, authenticated
  using (active);
