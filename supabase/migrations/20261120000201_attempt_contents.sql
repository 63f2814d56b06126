-- What the other tests store besides scored answers.
alter table public.assessment_attempts
  -- { age_band, child_label, known_weeks }: all that is known of the child; null for tests about nobody else
  add column details jsonb
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 1000
      and char_length(details ->> 'child_label') between 1 and 20),
  -- unscored answers: question id to the id of the option, or to a list of them
  add column context jsonb not null default '{}'
    check (jsonb_typeof(context) = 'object' and octet_length(context::text) <= 32000),
  -- [{ question_id, impact_id, settings[], since, impact }]
  add column follow_ups jsonb not null default '[]'
    check (jsonb_typeof(follow_ups) = 'array' and octet_length(follow_ups::text) <= 32000),
  -- task id to { raw, result }: the record of the task and what was recomputed from it
  add column tasks jsonb not null default '{}'
    check (jsonb_typeof(tasks) = 'object' and octet_length(tasks::text) <= 200000),
  -- the invite it was answered by; null for the owner's own attempts
  add column invite_id uuid;
-- A test whose bands nobody is shown stores a percent without one.
alter table public.assessment_attempts
  drop constraint assessment_attempts_check2,
  add constraint assessment_attempts_band_has_overall check (band is null or overall is not null);
create index assessment_attempts_invite_idx on public.assessment_attempts (invite_id);

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

create function private.texts_of(p_attempt uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(t.key, t.body), '{}') from public.attempt_texts t where t.attempt_id = p_attempt
$$;
revoke execute on function private.texts_of(uuid) from public, anon, authenticated, service_role;
