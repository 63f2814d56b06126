-- What a device proves that it made a visitor's attempt with. The id opens the attempt for reading and stands in an
-- address; taking it over and deleting it need this, which leaves the device only in these calls. Gone with the claim.
create table private.attempt_secrets (
  attempt_id uuid primary key references public.assessment_attempts (id) on delete cascade,
  -- SHA-256 of 64 hexadecimal digits, 256 random bits
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$')
);
revoke all on private.attempt_secrets from public, anon, authenticated, service_role;

create function private.holds_secret(p_attempt uuid, p_secret text) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select p_secret ~ '^[0-9a-f]{64}$' and exists (
    select from private.attempt_secrets s
    where s.attempt_id = p_attempt and s.secret_hash = encode(sha256(convert_to(p_secret, 'UTF8')), 'hex')
  )
$$;
revoke execute on function private.holds_secret(uuid, text) from public, anon, authenticated, service_role;

-- Stores the content of an attempt once, with its texts, for `p_user` (null: a visitor) as an answer to `p_invite`
-- (null: the person's own). The same content again answers the stored row, and a visitor who has signed in meanwhile
-- and has the secret of the device becomes its owner. Anything else under the same id fails with 'attempt_conflict',
-- whoever owns it.
create or replace function private.keep_attempt(p_attempt jsonb, p_user uuid, p_invite uuid) returns public.assessment_attempts
  language plpgsql
  set search_path = ''
as $$
declare
  -- Set by the server, so no part of what is compared.
  own_fields constant text[] := array['user_id', 'created_at', 'claimed_at'];
  mine public.assessment_attempts;
  stored public.assessment_attempts;
  texts jsonb;
  secret text := p_attempt ->> 'device_secret';
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
    if p_user is null and secret ~ '^[0-9a-f]{64}$' then
      insert into private.attempt_secrets (attempt_id, secret_hash)
        values (stored.id, encode(sha256(convert_to(secret, 'UTF8')), 'hex'));
    end if;
    return stored;
  end if;

  select * into strict stored from public.assessment_attempts a where a.id = mine.id for update;
  if to_jsonb(stored) - own_fields <> to_jsonb(mine) - own_fields
    or private.texts_of(stored.id) <> texts
    or (stored.user_id is not null and stored.user_id is distinct from p_user)
    -- Who knows the address can read the content and send it again.
    or (stored.user_id is null and p_user is not null and private.holds_secret(stored.id, secret) is not true) then
    raise exception 'attempt_conflict' using errcode = 'PT409';
  end if;
  if stored.user_id is null and p_user is not null then
    delete from private.attempt_secrets s where s.attempt_id = stored.id;
    update public.assessment_attempts a set user_id = p_user, claimed_at = now() where a.id = stored.id
      returning * into stored;
  end if;
  return stored;
end
$$;

drop function public.claim_attempts(uuid[]);

-- Takes over a visitor's attempts after sign-up: [{ id, secret }], at most 50. Answers how many of the given ids are the
-- caller's now, so that repeating it after a lost answer tells the truth; foreign and missing ids, and those given
-- without their secret, are simply not counted.
create function public.claim_attempts(p_claims jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  taken uuid[];
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if p_claims is null or jsonb_typeof(p_claims) <> 'array' or exists (
    select from jsonb_array_elements(p_claims) c
    where (c ->> 'id') is null or c ->> 'id' !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ) then
    raise exception 'bad_claims' using errcode = 'PT400', hint = 'A list of { id, secret }.';
  end if;
  if jsonb_array_length(p_claims) > 50 then
    raise exception 'too_many_ids' using errcode = 'PT400', hint = 'At most 50 ids in one call.';
  end if;
  -- Locked in the order of ids, so that two calls with the same ids wait for each other instead of failing.
  select coalesce(array_agg(u.id), '{}') into taken from (
    select a.id
    from public.assessment_attempts a
    join jsonb_array_elements(p_claims) c on (c ->> 'id')::uuid = a.id
    where a.user_id is null and private.holds_secret(a.id, c ->> 'secret')
    order by a.id for update of a
  ) u;
  update public.assessment_attempts a set user_id = me, claimed_at = now()
    where a.id = any (taken) and a.user_id is null;
  delete from private.attempt_secrets s where s.attempt_id = any (taken);
  return (
    select count(*) from public.assessment_attempts a
    where a.user_id = me and a.id in (select (c ->> 'id')::uuid from jsonb_array_elements(p_claims) c)
  );
end
$$;
revoke execute on function public.claim_attempts(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.claim_attempts(jsonb) to authenticated;

-- Deletes a visitor's attempt for whoever has the secret of its device. False when there is none such: unknown, claimed
-- and somebody else's look alike.
create function public.delete_visitor_attempt(p_id uuid, p_secret text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.assessment_attempts a
    where a.id = p_id and a.user_id is null and private.holds_secret(a.id, p_secret);
  return found;
end
$$;
revoke execute on function public.delete_visitor_attempt(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.delete_visitor_attempt(uuid, text) to anon, authenticated;
