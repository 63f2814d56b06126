-- An account that is to be erased waits 7 days, in which its person can change their mind. The row goes with the account.
create table public.account_erasures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- Set when the erasure is carried out: from then on it cannot be taken back.
  begun_at timestamptz,
  check (due_at > requested_at),
  check (begun_at >= due_at)
);
create index account_erasures_due_idx on public.account_erasures (due_at);

alter table public.account_erasures enable row level security;
revoke all on public.account_erasures from public, anon, authenticated, service_role;
grant select on public.account_erasures to authenticated, service_role;

create policy "a person sees when the own account is erased" on public.account_erasures
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Answers the day the account goes. Asked for again, the first day stands.
create function public.schedule_erasure(p_user uuid) returns timestamptz
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (select from auth.users u where u.id = p_user) then
    raise exception 'no_such_user' using errcode = 'PT404';
  end if;
  insert into public.account_erasures (user_id, due_at) values (p_user, now() + interval '7 days')
    on conflict (user_id) do nothing;
  return (select e.due_at from public.account_erasures e where e.user_id = p_user);
end
$$;
revoke execute on function public.schedule_erasure(uuid) from public, anon, authenticated, service_role;
grant execute on function public.schedule_erasure(uuid) to service_role;

-- The undo of the person themselves, until the erasure has begun. True when something was taken back.
create function public.keep_my_account() returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.account_erasures e where e.user_id = (select auth.uid()) and e.begun_at is null;
  if found then
    return true;
  end if;
  if exists (select from public.account_erasures e where e.user_id = (select auth.uid())) then
    raise exception 'erasure_begun' using errcode = 'PT409';
  end if;
  return false;
end
$$;
revoke execute on function public.keep_my_account() from public, anon, authenticated, service_role;
grant execute on function public.keep_my_account() to authenticated;

-- Takes accounts that are due in hand, oldest first. One that was begun and is still there is handed out again after ten
-- minutes; two callers never get the same one.
create function public.begin_due_erasures(p_limit integer default 20) returns setof uuid
  language sql
  security definer
  set search_path = ''
as $$
  update public.account_erasures e set begun_at = now()
  where e.user_id in (
    select d.user_id from public.account_erasures d
    where d.due_at <= now() and (d.begun_at is null or d.begun_at < now() - interval '10 minutes')
    order by d.due_at
    limit greatest(least(p_limit, 100), 0)
    for update skip locked
  )
  returning e.user_id
$$;
revoke execute on function public.begin_due_erasures(integer) from public, anon, authenticated, service_role;
grant execute on function public.begin_due_erasures(integer) to service_role;

-- Links to reports open nothing while their owner's account waits to be erased, and open again if it is kept.
alter function public.read_shared_attempt(text) set schema private;
alter function private.read_shared_attempt(text) rename to shared_attempt;
revoke execute on function private.shared_attempt(text) from public, anon, authenticated, service_role;

create function public.read_shared_attempt(p_token text) returns jsonb
  language sql
  security definer
  set search_path = ''
as $$
  select private.shared_attempt(p_token)
  where not exists (
    select from public.attempt_shares s
    join public.account_erasures e on e.user_id = s.owner_id
    where s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
  )
$$;
revoke execute on function public.read_shared_attempt(text) from public, anon, authenticated, service_role;
grant execute on function public.read_shared_attempt(text) to anon, authenticated;

-- So do invitations to answer about somebody: what would be answered now would be erased with the account.
create or replace function private.invite_of(p_token text) returns public.informant_invites
  language sql
  stable
  set search_path = ''
as $$
  select i.* from public.informant_invites i
  where p_token ~ '^[0-9a-f]{64}$' and i.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    and not exists (select from public.account_erasures e where e.user_id = i.owner_id)
$$;

-- The copy of everything grows by what is new.
alter function public.export_my_data() set schema private;
alter function private.export_my_data() rename to my_data;
revoke execute on function private.my_data() from public, anon, authenticated, service_role;

-- Everything the product holds about the caller, by table. Free for everybody; tokens' hashes are no data about a person.
create function public.export_my_data() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.my_data() || jsonb_build_object(
    'user_settings', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.user_settings t where t.user_id = (select auth.uid())
    ),
    'account_erasures', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.account_erasures t where t.user_id = (select auth.uid())
    )
  )
$$;
revoke execute on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;
