-- What the owner of a link chose to show with it: the answers of the other form about the same child, and a word of the
-- owner's own by which a professional files the report.
alter table public.attempt_shares
  add column other_attempt_id uuid references public.assessment_attempts (id) on delete set null,
  -- One line without markup and without what is not seen; the same rule as src/lib/reports/case-word.ts.
  add column case_word text check (
    char_length(case_word) between 1 and 24 and case_word = btrim(case_word)
    and case_word !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>&"`{}\\]'
  );
create index attempt_shares_other_idx on public.attempt_shares (other_attempt_id);
grant select (other_attempt_id, case_word) on public.attempt_shares to authenticated;

-- Answers the new link's id and its token (64 hexadecimal digits, 244 random bits), which cannot be read again.
-- `p_other`: an attempt of the caller's by the other form about the same child, shown beside the first.
drop function public.create_share_link(uuid, integer);
create function public.create_share_link(
  p_attempt uuid, p_days integer default 30, p_other uuid default null, p_case_word text default null
)
  returns table (id uuid, token text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  share_id uuid := gen_random_uuid();
  word text := nullif(btrim(p_case_word), '');
begin
  if p_days is null or p_days not between 1 and 90 then
    raise exception 'bad_expiry' using errcode = 'PT400', hint = 'A link lives 1 to 90 days.';
  end if;
  -- Foreign and missing answer alike.
  if not exists (select from public.assessment_attempts a where a.id = p_attempt and a.user_id = me) then
    raise exception 'attempt_not_found' using errcode = 'PT404';
  end if;
  if p_other is not null and not exists (
    select from public.assessment_attempts a
    join public.assessment_attempts o on o.id = p_other and o.user_id = me
    where a.id = p_attempt and o.test_id = a.test_id and o.form <> a.form
      and private.child_subject(o.details ->> 'child_label') = private.child_subject(a.details ->> 'child_label')
      and o.details ->> 'age_band' = a.details ->> 'age_band'
  ) then
    raise exception 'not_the_other_view' using errcode = 'PT400', hint = 'The other form about the same child.';
  end if;
  -- One at a time per person, so that two tabs cannot pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('create_share_link ' || me, 0));
  if (select count(*) from public.attempt_shares s
      where s.owner_id = me and s.revoked_at is null and s.expires_at > now()) >= 10 then
    raise exception 'too_many_links' using errcode = 'PT409', hint = 'At most 10 links are open at a time.';
  end if;
  begin
    insert into public.attempt_shares (id, attempt_id, owner_id, token_hash, expires_at, other_attempt_id, case_word)
    values (share_id, p_attempt, me, encode(sha256(convert_to(secret, 'UTF8')), 'hex'),
      now() + make_interval(days => p_days), p_other, word);
  exception when check_violation then
    raise exception 'bad_case_word' using errcode = 'PT400', hint = 'Up to 24 characters on one line, no markup.';
  end;
  return query select share_id, secret;
end
$$;
revoke execute on function public.create_share_link(uuid, integer, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.create_share_link(uuid, integer, uuid, text) to authenticated;

-- An attempt as somebody with a link may read it. Leaves out what only the owner needs and what names somebody: of a
-- child the age band is left, of tasks the numbers of the result, sums in place of answers, and texts never leave.
create function private.shared_attempt(p_attempt public.assessment_attempts) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  shared public.assessment_attempts := p_attempt;
  tally jsonb := private.attempt_tally(shared.question_ids, shared.answers);
  -- Prefixes whose sum is left out.
  hidden text[];
begin
  select coalesce(array_agg(t.key), '{}') into hidden from jsonb_each(tally) t where t.value -> 'sum' = 'null';
  if cardinality(hidden) > 0 then
    -- An area nobody entered above is left out with them.
    select coalesce(jsonb_object_agg(d.key, case when t.prefix <> all (hidden) then d.value else 'null' end), '{}')
      into shared.domains
      from jsonb_each(shared.domains) d
      left join private.test_areas t on t.test_id = shared.test_id and t.area = d.key;
    -- What is left out is all there is: the total would be the sum.
    if (select sum((t.value ->> 'answered')::integer) from jsonb_each(tally) t where t.key = any (hidden)) < 3 then
      shared.overall := null;
      shared.band := null;
      shared.total_score := 0;
      shared.max_possible_score := 0;
    end if;
  end if;
  return private.attempt_json(shared)
    - array['owned', 'seed', 'item_times_ms', 'consent', 'created_at', 'claimed_at', 'invite_id']
    - array['question_ids', 'answers', 'item_languages', 'context']
    || jsonb_build_object(
      'tally', tally,
      'details', case when shared.details ? 'age_band'
        then jsonb_build_object('age_band', shared.details -> 'age_band') end,
      -- Which area a follow-up was about stays; which question of it does not, nor the answer that is scored.
      'follow_ups', (
        select coalesce(
          jsonb_agg(
            f.value || jsonb_build_object('question_id', left(f.value ->> 'question_id', -3) || '000', 'impact', null)
            order by f.ordinality
          ), '[]'
        )
        from jsonb_array_elements(shared.follow_ups) with ordinality f
      ),
      'tasks', (
        select coalesce(
          jsonb_object_agg(t.key, jsonb_build_object('result', private.without_text(t.value -> 'result'))), '{}'
        )
        from jsonb_each(shared.tasks) t
      )
    );
end
$$;
revoke execute on function private.shared_attempt(public.assessment_attempts)
  from public, anon, authenticated, service_role;

-- The shared attempt, or null for an unknown, expired or revoked token, and while its owner's account waits to be
-- erased; beside it what the owner chose to show with it.
create or replace function public.read_shared_attempt(p_token text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  share public.attempt_shares;
  shared jsonb;
  other jsonb;
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
  select private.shared_attempt(a) into strict shared from public.assessment_attempts a where a.id = share.attempt_id;
  select private.shared_attempt(a) into other from public.assessment_attempts a where a.id = share.other_attempt_id;
  return shared || jsonb_build_object(
    'shared_until', share.expires_at, 'case_word', share.case_word, 'other_view', other
  );
end
$$;
