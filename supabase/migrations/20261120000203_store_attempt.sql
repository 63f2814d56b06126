-- Stores the content of an attempt once, with its texts, for `p_user` (null: a visitor) as an answer to `p_invite`
-- (null: the person's own). The same content again answers the stored row, and a visitor who has signed in meanwhile
-- becomes its owner. Anything else under the same id fails with 'attempt_conflict', whoever owns it.
create function private.keep_attempt(p_attempt jsonb, p_user uuid, p_invite uuid) returns public.assessment_attempts
  language plpgsql
  set search_path = ''
as $$
declare
  -- Set by the server, so no part of what is compared.
  own_fields constant text[] := array['user_id', 'created_at', 'claimed_at'];
  mine public.assessment_attempts;
  stored public.assessment_attempts;
  texts jsonb;
begin
  mine := jsonb_populate_record(
    null::public.assessment_attempts,
    '{"form": "self", "question_ids": [], "answers": {}, "item_times_ms": {}, "item_languages": {}, "domains": {},
      "total_score": 0, "max_possible_score": 0, "answered_count": 0, "quality": {}}'::jsonb || p_attempt
  );
  mine.user_id := p_user;
  mine.invite_id := p_invite;
  mine.created_at := now();
  mine.claimed_at := null;
  mine.details := nullif(mine.details, '{}');
  mine.context := coalesce(mine.context, '{}');
  mine.follow_ups := coalesce(mine.follow_ups, '[]');
  mine.tasks := coalesce(mine.tasks, '{}');
  select coalesce(jsonb_object_agg(t.key, t.value), '{}') into texts
    from jsonb_each_text(case when jsonb_typeof(p_attempt -> 'texts') = 'object' then p_attempt -> 'texts' else '{}' end) t
    where btrim(t.value) <> '';
  if (select count(*) from jsonb_object_keys(texts)) > 60 then
    raise exception 'too_many_texts' using errcode = 'PT400';
  end if;

  insert into public.assessment_attempts select (mine).* on conflict (id) do nothing returning * into stored;
  if found then
    insert into public.attempt_texts (attempt_id, key, body)
      select stored.id, t.key, t.value from jsonb_each_text(texts) t;
    return stored;
  end if;

  select * into strict stored from public.assessment_attempts a where a.id = mine.id for update;
  if to_jsonb(stored) - own_fields <> to_jsonb(mine) - own_fields
    or private.texts_of(stored.id) <> texts
    or (stored.user_id is not null and stored.user_id is distinct from p_user) then
    raise exception 'attempt_conflict' using errcode = 'PT409';
  end if;
  if stored.user_id is null and p_user is not null then
    update public.assessment_attempts a set user_id = p_user, claimed_at = now() where a.id = stored.id
      returning * into stored;
  end if;
  return stored;
end
$$;
revoke execute on function private.keep_attempt(jsonb, uuid, uuid) from public, anon, authenticated, service_role;

-- Fails with 'not_started' unless the person was let into this very attempt. Tests for visitors need no start.
create function private.require_start(p_attempt jsonb, p_user uuid) returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if p_attempt ->> 'test_id' = any (private.visitor_tests()) then
    return;
  end if;
  if not exists (
    select from public.attempt_starts s
    where s.id = (p_attempt ->> 'id')::uuid
      and s.user_id = p_user
      and s.test_id = p_attempt ->> 'test_id'
      and s.form = coalesce(p_attempt ->> 'form', 'self')
      and (s.test_id <> 'child_focus_tracker'
        or s.subject = private.child_subject(p_attempt -> 'details' ->> 'child_label'))
  ) then
    raise exception 'not_started' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_start(jsonb, uuid) from public, anon, authenticated, service_role;

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

-- Stores a scored attempt once. `p_attempt` has the column names as keys and free text under 'texts' (key to text);
-- `p_user` is the owner or null for a visitor.
create or replace function public.store_attempt(p_attempt jsonb, p_user uuid default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kept public.assessment_attempts;
begin
  perform private.require_start(p_attempt, p_user);
  -- A statement of its own, so that the next one sees the texts.
  kept := private.keep_attempt(p_attempt, p_user, null);
  return private.own_attempt_json(kept);
end
$$;

-- An unclaimed attempt opens to whoever knows its id, without its texts; a claimed one to its owner, by the rule of the
-- read policy. Missing and foreign answer alike: null.
create or replace function public.get_attempt(p_id uuid) returns jsonb
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

-- With an attempt goes what was kept for it elsewhere: a deleted attempt cannot come back from another device.
create function private.forget_attempt() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.attempt_starts s where s.id = old.id;
  return null;
end
$$;
revoke execute on function private.forget_attempt() from public, anon, authenticated, service_role;

create trigger forget_attempt after delete on public.assessment_attempts
  for each row execute function private.forget_attempt();

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

-- The shared attempt, or null for an unknown, expired or revoked token. Leaves out what only the owner needs and what
-- names somebody: of a child the age band is left, of tasks the numbers of the result, and texts never leave.
create or replace function public.read_shared_attempt(p_token text) returns jsonb
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
      and s.revoked_at is null and s.expires_at > now();
  if not found then
    return null;
  end if;
  insert into public.attempt_share_views as v (share_id, viewed_on)
    values (share.id, (now() at time zone 'utc')::date)
    on conflict (share_id, viewed_on) do update set views = least(v.views + 1, 1000000);
  return (
    select private.attempt_json(a)
      - array['owned', 'seed', 'item_times_ms', 'consent', 'created_at', 'claimed_at', 'invite_id']
      || jsonb_build_object(
        'shared_until', share.expires_at,
        'details', case when a.details ? 'age_band' then jsonb_build_object('age_band', a.details -> 'age_band') end,
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
