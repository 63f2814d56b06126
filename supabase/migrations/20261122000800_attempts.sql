-- The moment a person was let into a test. Access and the retake wait are decided here, once; whatever happens to the
-- plan later, a started attempt can be finished, stored and read.
create table public.attempt_starts (
  -- id of the attempt
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  test_id text not null check (test_id ~ '^[a-z][a-z0-9_]{0,63}$'),
  form text not null check (form in ('self', 'parent', 'teacher', 'informant')),
  -- the child an attempt is about, as its label reads without differences of case and spacing
  subject text check (char_length(subject) between 1 and 40),
  started_at timestamptz not null default now()
);
create index attempt_starts_person_idx on public.attempt_starts (user_id, test_id, form);

alter table public.attempt_starts enable row level security;
revoke all on public.attempt_starts from public, anon, authenticated, service_role;
grant select on public.attempt_starts to authenticated;
grant select, delete on public.attempt_starts to service_role;

create policy "a person reads own starts" on public.attempt_starts
  for select to authenticated
  using (user_id = (select auth.uid()));

-- One finished run of a screening test: raw answers, versions and the seed, so that every score can be recomputed.
-- user_id is null while it belongs to a visitor: then whoever knows the random id may read and claim it.
create table public.assessment_attempts (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  test_id text not null check (test_id ~ '^[a-z][a-z0-9_]{0,63}$'),
  instrument_version text not null check (instrument_version ~ '^[0-9]{1,4}\.[0-9]{1,4}\.[0-9]{1,4}$'),
  form text not null default 'self' check (form in ('self', 'parent', 'teacher', 'informant')),
  language text not null check (language in ('en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'ru', 'ja', 'ko', 'zh')),
  -- In the order served.
  question_ids text[] not null default '{}'
    check (cardinality(question_ids) <= 200 and array_position(question_ids, null) is null
      and char_length(array_to_string(question_ids, ',')) <= 4000),
  -- question id to 1..5; a skipped question has no key
  answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 16000),
  -- question id to milliseconds
  item_times_ms jsonb not null default '{}'
    check (jsonb_typeof(item_times_ms) = 'object' and octet_length(item_times_ms::text) <= 16000),
  -- question id to the language it was shown in
  item_languages jsonb not null default '{}'
    check (jsonb_typeof(item_languages) = 'object' and octet_length(item_languages::text) <= 16000),
  seed text not null check (char_length(seed) between 1 and 128),
  -- percent with one decimal; null when nothing was answered
  overall numeric(4, 1) check (overall between 0 and 100),
  -- domain id to percent or null
  domains jsonb not null default '{}'
    check (jsonb_typeof(domains) = 'object' and octet_length(domains::text) <= 4000),
  band text check (band in ('Low', 'Moderate', 'High')),
  total_score integer not null default 0 check (total_score between 0 and 10000),
  max_possible_score integer not null default 0 check (max_possible_score between 0 and 10000),
  answered_count integer not null default 0 check (answered_count between 0 and 1000),
  -- { level, flags, thin_prefixes, out_of_range }
  quality jsonb not null default '{}'
    check (jsonb_typeof(quality) = 'object' and octet_length(quality::text) <= 4000),
  -- { kind, accepted_at, text_version }
  consent jsonb check (jsonb_typeof(consent) = 'object' and octet_length(consent::text) <= 2000),
  started_at timestamptz not null,
  completed_at timestamptz not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  -- { age_band, child_label, known_weeks }: all that is known of the child; null for tests about nobody else
  details jsonb
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 1000
      and char_length(details ->> 'child_label') between 1 and 20),
  -- unscored answers: question id to the id of the option, or to a list of them
  context jsonb not null default '{}'
    check (jsonb_typeof(context) = 'object' and octet_length(context::text) <= 32000),
  -- [{ question_id, impact_id, settings[], since, impact }]
  follow_ups jsonb not null default '[]'
    check (jsonb_typeof(follow_ups) = 'array' and octet_length(follow_ups::text) <= 32000),
  -- task id to { raw, result }: the record of the task and what was recomputed from it
  tasks jsonb not null default '{}'
    check (jsonb_typeof(tasks) = 'object' and octet_length(tasks::text) <= 200000),
  -- the invite it was answered by; null for the owner's own attempts
  invite_id uuid,
  check (completed_at >= started_at),
  check (total_score <= max_possible_score),
  check (claimed_at is null or user_id is not null),
  -- A test whose bands nobody is shown stores a percent without one.
  constraint assessment_attempts_band_has_overall check (band is null or overall is not null)
);
create index assessment_attempts_person_test_idx
  on public.assessment_attempts (user_id, test_id, completed_at desc) where user_id is not null;
create index assessment_attempts_person_idx on public.assessment_attempts (user_id, completed_at desc);
create index assessment_attempts_unclaimed_idx on public.assessment_attempts (created_at) where user_id is null;
create index assessment_attempts_invite_idx on public.assessment_attempts (invite_id);

alter table public.assessment_attempts enable row level security;
revoke all on public.assessment_attempts from public, anon, authenticated, service_role;
grant select, delete on public.assessment_attempts to authenticated;
grant select, delete on public.assessment_attempts to service_role;

-- A person's attempt of a test that needs an account opens with the start that was granted for it, and not without.
create policy "a person reads own attempts" on public.assessment_attempts
  for select to authenticated
  using (
    user_id = (select auth.uid())
    and (
      test_id = any ((select private.visitor_tests())::text[])
      or exists (
        select from public.attempt_starts s
        where s.id = assessment_attempts.id and s.user_id = (select auth.uid())
      )
    )
  );
create policy "a person deletes own attempts" on public.assessment_attempts
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- Free text, kept apart from answers and scores: only the owner ever reads it.
create table public.attempt_texts (
  attempt_id uuid not null references public.assessment_attempts (id) on delete cascade,
  -- id of the question; in a follow-up with what it stands for after a dot
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,59}([.][A-Za-z0-9_]{1,60})?$'),
  body text not null check (char_length(body) between 1 and 500),
  primary key (attempt_id, key)
);

alter table public.attempt_texts enable row level security;
revoke all on public.attempt_texts from public, anon, authenticated, service_role;
grant select on public.attempt_texts to authenticated;
grant select, delete on public.attempt_texts to service_role;

create policy "a person reads own texts" on public.attempt_texts
  for select to authenticated
  using (
    exists (
      select from public.assessment_attempts a where a.id = attempt_id and a.user_id = (select auth.uid())
    )
  );

-- What leaves the database about an attempt. The owner's id never does.
create function private.attempt_json(p_attempt public.assessment_attempts) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select to_jsonb(p_attempt) - 'user_id' || jsonb_build_object('owned', p_attempt.user_id is not null)
$$;
revoke execute on function private.attempt_json(public.assessment_attempts)
  from public, anon, authenticated, service_role;

create function private.texts_of(p_attempt uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(t.key, t.body), '{}') from public.attempt_texts t where t.attempt_id = p_attempt
$$;
revoke execute on function private.texts_of(uuid) from public, anon, authenticated, service_role;

-- An attempt for whoever it opens to: with the texts for its owner, without for those who know a visitor's id.
create function private.own_attempt_json(p_attempt public.assessment_attempts) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select private.attempt_json(p_attempt) || case
    when p_attempt.user_id is null then '{}'
    else jsonb_build_object('texts', private.texts_of(p_attempt.id))
  end
$$;
revoke execute on function private.own_attempt_json(public.assessment_attempts)
  from public, anon, authenticated, service_role;

-- An unclaimed attempt opens to whoever knows its id, without its texts; a claimed one to its owner, by the rule of the
-- read policy. Missing and foreign answer alike: null.
create function public.get_attempt(p_id uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.own_attempt_json(a)
  from public.assessment_attempts a
  where a.id = p_id
    and (
      a.user_id is null
      or (a.user_id = (select auth.uid()) and (
        a.test_id = any (private.visitor_tests())
        or exists (select from public.attempt_starts s where s.id = a.id and s.user_id = a.user_id)
      ))
    )
$$;
revoke execute on function public.get_attempt(uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_attempt(uuid) to anon, authenticated;

-- Takes over a visitor's attempts after sign-up. Answers how many of the given ids are the caller's now, so that
-- repeating it after a lost answer tells the truth; foreign and missing ids are simply not counted.
create function public.claim_attempts(p_ids uuid[]) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if cardinality(p_ids) > 50 then
    raise exception 'too_many_ids' using errcode = 'PT400', hint = 'At most 50 ids in one call.';
  end if;
  -- Locked in the order of ids, so that two calls with the same ids wait for each other instead of failing.
  update public.assessment_attempts a set user_id = me, claimed_at = now()
    where a.id in (
      select u.id from public.assessment_attempts u
      where u.id = any (p_ids) and u.user_id is null order by u.id for update
    );
  return (select count(*) from public.assessment_attempts a where a.id = any (p_ids) and a.user_id = me);
end
$$;
revoke execute on function public.claim_attempts(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.claim_attempts(uuid[]) to authenticated;

-- Question ids of the caller's latest attempts of a test, for the selection to avoid.
create function public.recent_question_ids(p_test text, p_attempts integer default 5) returns text[]
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(array_agg(distinct q.id), '{}')
  from (
    select a.question_ids
    from public.assessment_attempts a
    where a.user_id = (select auth.uid()) and a.test_id = p_test
    order by a.completed_at desc
    limit least(greatest(p_attempts, 0), 20)
  ) latest, unnest(latest.question_ids) as q (id)
$$;
revoke execute on function public.recent_question_ids(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.recent_question_ids(text, integer) to authenticated;

insert into private.personal_tables (table_name, place, owner_column, owner_via, sorted_by) values
  ('assessment_attempts', 160, 'user_id', null, '{completed_at, id}'),
  ('attempt_starts', 170, 'user_id', null, '{started_at, id}'),
  ('attempt_texts', 180, null,
    't.attempt_id in (select a.id from public.assessment_attempts a where a.user_id = $1)', '{attempt_id, key}');
