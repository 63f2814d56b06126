-- A link that opens one attempt to whoever holds its token, until it expires or its owner takes it back.
-- The token is shown once; only its SHA-256 is kept.
create table public.attempt_shares (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references public.assessment_attempts (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (expires_at > created_at)
);
create index attempt_shares_attempt_idx on public.attempt_shares (attempt_id);
create index attempt_shares_owner_idx on public.attempt_shares (owner_id, created_at desc);

alter table public.attempt_shares enable row level security;
revoke all on public.attempt_shares from public, anon, authenticated, service_role;
grant select (id, attempt_id, owner_id, created_at, expires_at, revoked_at) on public.attempt_shares to authenticated;
grant select, delete on public.attempt_shares to service_role;

create policy "a person reads own links" on public.attempt_shares
  for select to authenticated
  using (owner_id = (select auth.uid()));

-- Access log: how often a link was opened on a day. Nothing about who opened it, and bounded in size.
create table public.attempt_share_views (
  share_id uuid not null references public.attempt_shares (id) on delete cascade,
  viewed_on date not null,
  views integer not null default 1 check (views > 0),
  primary key (share_id, viewed_on)
);

alter table public.attempt_share_views enable row level security;
revoke all on public.attempt_share_views from public, anon, authenticated, service_role;
grant select on public.attempt_share_views to authenticated;
grant select, delete on public.attempt_share_views to service_role;

create policy "a person reads the log of own links" on public.attempt_share_views
  for select to authenticated
  using (
    exists (
      select from public.attempt_shares s where s.id = share_id and s.owner_id = (select auth.uid())
    )
  );

-- Answers the new link's id and its token (64 hexadecimal digits, 244 random bits), which cannot be read again.
create function public.create_share_link(p_attempt uuid, p_days integer default 30)
  returns table (id uuid, token text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  share_id uuid := gen_random_uuid();
begin
  if p_days is null or p_days not between 1 and 90 then
    raise exception 'bad_expiry' using errcode = 'PT400', hint = 'A link lives 1 to 90 days.';
  end if;
  -- Foreign and missing answer alike.
  if not exists (select from public.assessment_attempts a where a.id = p_attempt and a.user_id = me) then
    raise exception 'attempt_not_found' using errcode = 'PT404';
  end if;
  -- One at a time per person, so that two tabs cannot pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('create_share_link ' || me, 0));
  if (select count(*) from public.attempt_shares s
      where s.owner_id = me and s.revoked_at is null and s.expires_at > now()) >= 10 then
    raise exception 'too_many_links' using errcode = 'PT409', hint = 'At most 10 links are open at a time.';
  end if;
  insert into public.attempt_shares (id, attempt_id, owner_id, token_hash, expires_at)
  values (share_id, p_attempt, me, encode(sha256(convert_to(secret, 'UTF8')), 'hex'), now() + make_interval(days => p_days));
  return query select share_id, secret;
end
$$;
revoke execute on function public.create_share_link(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.create_share_link(uuid, integer) to authenticated;

-- True when the caller's link is revoked now; a foreign or missing link answers false.
create function public.revoke_share_link(p_id uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.attempt_shares s set revoked_at = coalesce(s.revoked_at, now())
    where s.id = p_id and s.owner_id = (select auth.uid());
  return found;
end
$$;
revoke execute on function public.revoke_share_link(uuid) from public, anon, authenticated, service_role;
grant execute on function public.revoke_share_link(uuid) to authenticated;

-- A value without any text in it, however deep: numbers, flags and the structure that holds them.
create function private.without_text(p_value jsonb) returns jsonb
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  return case jsonb_typeof(p_value)
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, private.without_text(e.value)), '{}')
      from jsonb_each(p_value) e where jsonb_typeof(e.value) <> 'string'
    )
    when 'array' then (
      select coalesce(jsonb_agg(private.without_text(e.value) order by e.ordinality), '[]')
      from jsonb_array_elements(p_value) with ordinality e where jsonb_typeof(e.value) <> 'string'
    )
    else p_value
  end;
end
$$;
revoke execute on function private.without_text(jsonb) from public, anon, authenticated, service_role;

-- A shared report shows sums and formulas, no single answers: so no single answer leaves the database either. For each
-- prefix of question ids the reader gets how many were served and answered and the sum of contributions (answer - 1).
create function private.attempt_tally(p_questions text[], p_answers jsonb) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(prefix, tally), '{}')
  from (
    select
      left(q.id, -3) as prefix,
      jsonb_build_object(
        'served', count(*),
        'answered', count(p_answers -> q.id),
        'sum', coalesce(sum((p_answers ->> q.id)::numeric - 1), 0)
      ) as tally
    from unnest(p_questions) as q (id)
    group by left(q.id, -3)
  ) tallies
$$;
revoke execute on function private.attempt_tally(text[], jsonb) from public, anon, authenticated, service_role;

-- The shared attempt, or null for an unknown, expired or revoked token, and while its owner's account waits to be
-- erased. Leaves out what only the owner needs and what names somebody: of a child the age band is left, of tasks the
-- numbers of the result, and texts never leave.
-- Who makes a link is told that a reader sees no answers to single questions. That holds for the background and change
-- questions and for the scored part of a follow-up, too: the sums beside them have the latter.
create function public.read_shared_attempt(p_token text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  share public.attempt_shares;
begin
  if p_token is null or p_token !~ '^[0-9a-f]{64}$' then
    return null;
  end if;
  select * into share from public.attempt_shares s
    where s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
      and s.revoked_at is null and s.expires_at > now()
      and not exists (select from public.account_erasures e where e.user_id = s.owner_id);
  if not found then
    return null;
  end if;
  insert into public.attempt_share_views as v (share_id, viewed_on)
    values (share.id, (now() at time zone 'utc')::date)
    on conflict (share_id, viewed_on) do update set views = least(v.views + 1, 1000000);
  return (
    select private.attempt_json(a)
      - array['owned', 'seed', 'item_times_ms', 'consent', 'created_at', 'claimed_at', 'invite_id']
      - array['question_ids', 'answers', 'item_languages', 'context']
      || jsonb_build_object(
        'shared_until', share.expires_at,
        'tally', private.attempt_tally(a.question_ids, a.answers),
        'details', case when a.details ? 'age_band' then jsonb_build_object('age_band', a.details -> 'age_band') end,
        -- Which area a follow-up was about stays; which question of it does not, nor the answer that is scored.
        'follow_ups', (
          select coalesce(
            jsonb_agg(
              f.value || jsonb_build_object('question_id', left(f.value ->> 'question_id', -3) || '000', 'impact', null)
              order by f.ordinality
            ), '[]'
          )
          from jsonb_array_elements(a.follow_ups) with ordinality f
        ),
        'tasks', (
          select coalesce(
            jsonb_object_agg(t.key, jsonb_build_object('result', private.without_text(t.value -> 'result'))), '{}'
          )
          from jsonb_each(a.tasks) t
        )
      )
    from public.assessment_attempts a where a.id = share.attempt_id
  );
end
$$;
revoke execute on function public.read_shared_attempt(text) from public, anon, authenticated, service_role;
grant execute on function public.read_shared_attempt(text) to anon, authenticated;

insert into private.personal_tables (table_name, place, owner_column, owner_via, left_out_columns, sorted_by) values
  ('attempt_shares', 210, 'owner_id', null, '{token_hash}', '{created_at, id}'),
  ('attempt_share_views', 220, null,
    't.share_id in (select s.id from public.attempt_shares s where s.owner_id = $1)', '{}', '{viewed_on, share_id}');
