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

-- Stores a scored attempt once. `p_attempt` has the column names as keys and free text under 'texts' (key to text);
-- `p_user` is the owner or null for a visitor.
create function public.store_attempt(p_attempt jsonb, p_user uuid default null) returns jsonb
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
revoke execute on function public.store_attempt(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.store_attempt(jsonb, uuid) to service_role;

-- With an attempt goes what was kept for it elsewhere: a deleted attempt cannot come back from another device.
create function private.forget_attempt() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.attempt_starts s where s.id = old.id;
  delete from public.reaction_runs r where r.id = old.id;
  return null;
end
$$;
revoke execute on function private.forget_attempt() from public, anon, authenticated, service_role;

create trigger forget_attempt after delete on public.assessment_attempts
  for each row execute function private.forget_attempt();

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

-- Attempts about a child go 12 months after the latest attempt about that child, counted by the server's time of storage.
create function public.purge_child_attempts() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.assessment_attempts a
    where a.test_id = 'child_focus_tracker'
      and a.created_at < now() - interval '12 months'
      and not exists (
        select from public.assessment_attempts later
        where later.user_id = a.user_id and later.test_id = a.test_id
          and private.child_subject(later.details ->> 'child_label')
            is not distinct from private.child_subject(a.details ->> 'child_label')
          and later.created_at >= now() - interval '12 months'
      );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_child_attempts() from public, anon, authenticated, service_role;
grant execute on function public.purge_child_attempts() to service_role;

-- Starts that led to no attempt are forgotten after 60 days; no test can be paused for so long.
create function public.purge_unfinished_starts() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.attempt_starts s
    where s.started_at < now() - interval '60 days'
      and not exists (select from public.assessment_attempts a where a.id = s.id);
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_unfinished_starts() from public, anon, authenticated, service_role;
grant execute on function public.purge_unfinished_starts() to service_role;
