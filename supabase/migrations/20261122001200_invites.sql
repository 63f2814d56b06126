-- An expiring link by which somebody without an account answers the other form about the same child: a teacher beside a
-- parent, or a parent beside a teacher. The token is shown once; only its SHA-256 is kept.
create table public.informant_invites (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  -- the owner's own attempt about the child
  attempt_id uuid not null references public.assessment_attempts (id) on delete cascade,
  -- asked for
  form text not null check (form in ('parent', 'teacher')),
  -- who is asked, such as 'class teacher'
  informant_label text not null check (char_length(informant_label) between 1 and 40 and btrim(informant_label) <> ''),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Stays when the owner deletes the answer, so that a used link does not open again.
  completed_at timestamptz,
  completed_attempt_id uuid references public.assessment_attempts (id) on delete set null,
  check (expires_at > created_at),
  check (completed_attempt_id is null or completed_at is not null)
);
create index informant_invites_owner_idx on public.informant_invites (owner_id, created_at desc);
create index informant_invites_attempt_idx on public.informant_invites (attempt_id);
create index informant_invites_completed_idx on public.informant_invites (completed_attempt_id);

alter table public.assessment_attempts
  add constraint assessment_attempts_invite_fkey
  foreign key (invite_id) references public.informant_invites (id) on delete set null;

alter table public.informant_invites enable row level security;
revoke all on public.informant_invites from public, anon, authenticated, service_role;
grant select (id, owner_id, attempt_id, form, informant_label, created_at, expires_at, revoked_at, completed_at,
  completed_attempt_id) on public.informant_invites to authenticated;
grant select, delete on public.informant_invites to service_role;

create policy "a person reads own invites" on public.informant_invites
  for select to authenticated
  using (owner_id = (select auth.uid()));

-- Answers the new invite's id and its token (64 hexadecimal digits, 244 random bits), which cannot be read again.
create function public.create_informant_invite(p_attempt uuid, p_label text, p_days integer default 14)
  returns table (id uuid, token text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  label text := btrim(p_label);
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  invite_id uuid := gen_random_uuid();
  about public.assessment_attempts;
begin
  if p_days is null or p_days not between 1 and 60 then
    raise exception 'bad_expiry' using errcode = 'PT400', hint = 'An invite lives 1 to 60 days.';
  end if;
  if label is null or char_length(label) not between 1 and 40 then
    raise exception 'bad_label' using errcode = 'PT400', hint = 'A label of 1 to 40 characters.';
  end if;
  -- Foreign and missing answer alike. Locked, so that two tabs cannot pass the limit together.
  select * into about from public.assessment_attempts a where a.id = p_attempt and a.user_id = me for no key update;
  if not found then
    raise exception 'attempt_not_found' using errcode = 'PT404';
  end if;
  if about.test_id <> 'child_focus_tracker' or about.form not in ('parent', 'teacher') or about.invite_id is not null then
    raise exception 'not_invitable' using errcode = 'PT400', hint = 'An own attempt about a child.';
  end if;
  if (select count(*) from public.informant_invites i
      where i.attempt_id = p_attempt and i.revoked_at is null and i.completed_at is null and i.expires_at > now()) >= 5 then
    raise exception 'too_many_invites' using errcode = 'PT409', hint = 'At most 5 invites are open at a time.';
  end if;
  insert into public.informant_invites (id, owner_id, attempt_id, form, informant_label, token_hash, expires_at)
  values (invite_id, me, p_attempt, case about.form when 'parent' then 'teacher' else 'parent' end, label,
    encode(sha256(convert_to(secret, 'UTF8')), 'hex'), now() + make_interval(days => p_days));
  return query select invite_id, secret;
end
$$;
revoke execute on function public.create_informant_invite(uuid, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.create_informant_invite(uuid, text, integer) to authenticated;

-- True when the caller's invite is revoked now; a foreign or missing one answers false. What was answered stays.
create function public.revoke_informant_invite(p_id uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.informant_invites i set revoked_at = coalesce(i.revoked_at, now())
    where i.id = p_id and i.owner_id = (select auth.uid());
  return found;
end
$$;
revoke execute on function public.revoke_informant_invite(uuid) from public, anon, authenticated, service_role;
grant execute on function public.revoke_informant_invite(uuid) to authenticated;

-- An invite opens nothing while its owner's account waits to be erased: what would be answered now would be erased with it.
create function private.invite_of(p_token text) returns public.informant_invites
  language sql
  stable
  set search_path = ''
as $$
  select i.* from public.informant_invites i
  where p_token ~ '^[0-9a-f]{64}$' and i.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    and not exists (select from public.account_erasures e where e.user_id = i.owner_id)
$$;
revoke execute on function private.invite_of(text) from public, anon, authenticated, service_role;

-- What somebody asked needs to begin, or null for an unknown, expired or revoked token. Nothing of the owner's answers.
create function public.read_informant_invite(p_token text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'test_id', a.test_id,
    'form', i.form,
    'child_label', a.details -> 'child_label',
    'age_band', a.details -> 'age_band',
    'expires_at', i.expires_at,
    'completed', i.completed_at is not null
  )
  from private.invite_of(p_token) i
  join public.assessment_attempts a on a.id = i.attempt_id
  where i.revoked_at is null and i.expires_at > now()
$$;
revoke execute on function public.read_informant_invite(text) from public, anon, authenticated, service_role;
grant execute on function public.read_informant_invite(text) to anon, authenticated;

-- Stores what an informant answered as an attempt of the invite's owner, once. The child's label is the owner's, whatever
-- was sent. Answers { id, received } and nothing of what is stored; the same attempt again answers the same.
create function public.store_invited_attempt(p_token text, p_attempt jsonb) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  invite public.informant_invites;
  about public.assessment_attempts;
  sent_id uuid := (p_attempt ->> 'id')::uuid;
  content jsonb;
begin
  select * into invite from private.invite_of(p_token);
  if invite.id is null then
    raise exception 'invite_not_found' using errcode = 'PT404';
  end if;
  -- Two submissions at once: the second waits here and finds the invite used.
  select * into strict invite from public.informant_invites i where i.id = invite.id for update;
  select * into strict about from public.assessment_attempts a where a.id = invite.attempt_id;
  content := p_attempt || jsonb_build_object(
    'details', coalesce(nullif(p_attempt -> 'details', 'null'), '{}')
      || jsonb_build_object('child_label', about.details -> 'child_label')
  );
  if invite.completed_at is not null then
    if invite.completed_attempt_id is distinct from sent_id then
      raise exception 'invite_used' using errcode = 'PT409';
    end if;
  elsif invite.revoked_at is not null then
    raise exception 'invite_revoked' using errcode = 'PT410';
  elsif invite.expires_at <= now() then
    raise exception 'invite_expired' using errcode = 'PT410';
  else
    if p_attempt ->> 'test_id' is distinct from about.test_id or p_attempt ->> 'form' is distinct from invite.form
      or content -> 'details' ->> 'age_band' is distinct from about.details ->> 'age_band' then
      raise exception 'invite_mismatch' using errcode = 'PT400', hint = 'Another test, form or age band was asked for.';
    end if;
    -- The owner may read it like an attempt of their own.
    insert into public.attempt_starts (id, user_id, test_id, form, subject)
      values (sent_id, invite.owner_id, about.test_id, invite.form, private.child_subject(about.details ->> 'child_label'))
      on conflict (id) do nothing;
    if not found then
      raise exception 'attempt_conflict' using errcode = 'PT409';
    end if;
  end if;
  perform private.keep_attempt(content, invite.owner_id, invite.id);
  update public.informant_invites i set completed_at = now(), completed_attempt_id = sent_id
    where i.id = invite.id and i.completed_at is null;
  return jsonb_build_object('id', sent_id, 'received', true);
end
$$;
revoke execute on function public.store_invited_attempt(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_invited_attempt(text, jsonb) to service_role;

insert into private.personal_tables (table_name, place, owner_column, left_out_columns, sorted_by) values
  ('informant_invites', 200, 'owner_id', '{token_hash}', '{created_at, id}');
