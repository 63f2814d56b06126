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
  check (completed_at >= started_at),
  check (total_score <= max_possible_score),
  check ((overall is null) = (band is null)),
  check (claimed_at is null or user_id is not null)
);
create index assessment_attempts_person_test_idx
  on public.assessment_attempts (user_id, test_id, completed_at desc) where user_id is not null;
create index assessment_attempts_person_idx on public.assessment_attempts (user_id, completed_at desc);
create index assessment_attempts_unclaimed_idx on public.assessment_attempts (created_at) where user_id is null;

alter table public.assessment_attempts enable row level security;
revoke all on public.assessment_attempts from public, anon, authenticated, service_role;
grant select, delete on public.assessment_attempts to authenticated;
grant select, delete on public.assessment_attempts to service_role;

create policy "a person reads own attempts" on public.assessment_attempts
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person deletes own attempts" on public.assessment_attempts
  for delete to authenticated
  using (user_id = (select auth.uid()));

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

-- Stores a scored attempt once. `p_attempt` has the column names as keys; `p_user` is the owner or null for a visitor.
-- The same content again answers the stored row, and a visitor who has signed in meanwhile becomes its owner.
-- Anything else under the same id fails with 'attempt_conflict' (HTTP 409), whoever owns it.
create function public.store_attempt(p_attempt jsonb, p_user uuid default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mine public.assessment_attempts;
  stored public.assessment_attempts;
begin
  mine := jsonb_populate_record(
    null::public.assessment_attempts,
    '{"form": "self", "question_ids": [], "answers": {}, "item_times_ms": {}, "item_languages": {}, "domains": {},
      "total_score": 0, "max_possible_score": 0, "answered_count": 0, "quality": {}}'::jsonb || p_attempt
  );
  mine.user_id := p_user;
  mine.created_at := now();
  mine.claimed_at := null;
  insert into public.assessment_attempts select (mine).* on conflict (id) do nothing returning * into stored;
  if found then
    return private.attempt_json(stored);
  end if;

  select * into strict stored from public.assessment_attempts a where a.id = mine.id for update;
  if to_jsonb(stored) - array['user_id', 'created_at', 'claimed_at']
      <> to_jsonb(mine) - array['user_id', 'created_at', 'claimed_at']
    or (stored.user_id is not null and stored.user_id is distinct from p_user) then
    raise exception 'attempt_conflict' using errcode = 'PT409';
  end if;
  if stored.user_id is null and p_user is not null then
    update public.assessment_attempts a set user_id = p_user, claimed_at = now() where a.id = stored.id
      returning * into stored;
  end if;
  return private.attempt_json(stored);
end
$$;
revoke execute on function public.store_attempt(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.store_attempt(jsonb, uuid) to service_role;

-- An unclaimed attempt opens to whoever knows its id, a claimed one to its owner. Missing and foreign answer alike: null.
create function public.get_attempt(p_id uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.attempt_json(a)
  from public.assessment_attempts a
  where a.id = p_id and (a.user_id is null or a.user_id = (select auth.uid()))
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

-- Visitors' attempts that nobody claimed within 12 months are removed.
create function public.purge_unclaimed_attempts() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.assessment_attempts a
    where a.user_id is null and a.created_at < now() - interval '12 months';
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_unclaimed_attempts() from public, anon, authenticated, service_role;
grant execute on function public.purge_unclaimed_attempts() to service_role;
