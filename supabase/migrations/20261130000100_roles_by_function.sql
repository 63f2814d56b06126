-- Roles are given and taken by functions alone, and one master admin always remains.
drop policy "master admins give roles" on public.admin_roles;
drop policy "master admins change roles" on public.admin_roles;
drop policy "master admins take roles away" on public.admin_roles;
revoke insert (user_id, role_type, is_active), update (role_type, is_active), delete on public.admin_roles from authenticated;

alter table public.admin_roles add column version integer not null default 1;
create trigger raise_version before update of role_type, is_active on public.admin_roles
  for each row execute function private.raise_version();

-- One at a time, so that two master admins cannot take the role from each other at the same moment. What is read after it
-- shows what the one before has done.
create function private.lock_masters() returns void
  language sql
  set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('admin_roles master_admin', 0))
$$;
revoke execute on function private.lock_masters() from public, anon, authenticated, service_role;

-- Whether a master admin remains without this person. Whoever waits to be erased does not.
create function private.master_remains(p_without uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.admin_roles r
    where r.role_type = 'master_admin' and r.is_active and r.user_id <> p_without
      and not exists (select from public.account_erasures e where e.user_id = r.user_id)
  )
$$;
revoke execute on function private.master_remains(uuid) from public, anon, authenticated, service_role;

-- Only a master admin makes another: without one nobody could be let in again. The role is not taken from the last one,
-- neither by itself nor with the account.
create or replace function private.keep_a_master_admin() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if old.role_type = 'master_admin' and old.is_active
    and (tg_op = 'DELETE' or new.role_type <> 'master_admin' or not new.is_active or new.user_id <> old.user_id)
  then
    perform private.lock_masters();
    if not private.master_remains(old.user_id) then
      perform private.refuse_admin('last_master', 'Give the role to somebody else first.');
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create function private.keep_a_master_from_erasure() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if exists (
    select from public.admin_roles r where r.user_id = new.user_id and r.role_type = 'master_admin' and r.is_active
  ) then
    perform private.lock_masters();
    if not private.master_remains(new.user_id) then
      perform private.refuse_admin('last_master', 'Give the role to somebody else first.');
    end if;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_a_master_from_erasure() from public, anon, authenticated, service_role;
create trigger keep_a_master_admin before insert or update of user_id on public.account_erasures
  for each row execute function private.keep_a_master_from_erasure();

-- Asked before anything of an erasure is begun.
create function public.is_last_master(p_user uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.admin_roles r where r.user_id = p_user and r.role_type = 'master_admin' and r.is_active
  ) and not private.master_remains(p_user)
$$;
revoke execute on function public.is_last_master(uuid) from public, anon, authenticated, service_role;
grant execute on function public.is_last_master(uuid) to service_role;

-- A change of roles leaves a trace whichever way it is made: by whom, with which roles, before and after.
create or replace function private.audit_admin_roles() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  actor uuid := (select u.id from auth.users u where u.id = (select auth.uid()));
begin
  insert into public.admin_audit_log (actor_id, action, target, detail)
  values (
    actor,
    'admin_role.' || lower(tg_op),
    coalesce(new.user_id, old.user_id)::text,
    jsonb_strip_nulls(jsonb_build_object(
      'roles', (
        select jsonb_agg(r.role_type order by r.role_type) from public.admin_roles r where r.user_id = actor and r.is_active),
      'before', case when tg_op <> 'INSERT' then jsonb_build_object('role', old.role_type, 'is_active', old.is_active) end,
      'after', case when tg_op <> 'DELETE' then jsonb_build_object('role', new.role_type, 'is_active', new.is_active) end
    ))
  );
  return null;
end
$$;

create function private.role_row(p_user uuid, p_role text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('user_id', r.user_id, 'email', u.email, 'role', r.role_type, 'is_active', r.is_active,
    'version', r.version, 'since', r.updated_at, 'last_sign_in_at', u.last_sign_in_at)
  from public.admin_roles r join auth.users u on u.id = r.user_id
  where r.user_id = p_user and r.role_type = p_role
$$;
revoke execute on function private.role_row(uuid, text) from public, anon, authenticated, service_role;

-- Enters as a master admin, with a role that there is, and waits until whoever was before has finished. The caller then
-- enters once more: the role may be gone since.
create function private.enter_to_change_roles(p_role text) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid;
begin
  select a.user_id into me from private.enter_area('master_admin') a;
  if not exists (select from private.admin_areas a where a.area = p_role and a.area <> 'admin') then
    perform private.refuse_admin('unknown_role');
  end if;
  perform private.lock_masters();
  return me;
end
$$;
revoke execute on function private.enter_to_change_roles(text) from public, anon, authenticated, service_role;

-- Gives a role to the confirmed account of an address.
create function public.grant_role(p_email text, p_role text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := private.enter_to_change_roles(p_role);
  person uuid;
begin
  perform private.enter_area('master_admin');
  select u.id into person from auth.users u
    where u.email = lower(btrim(p_email)) and u.email_confirmed_at is not null and not u.is_sso_user and u.deleted_at is null;
  if person is null then
    perform private.refuse_admin('not_found');
  end if;
  if person = me then
    perform private.refuse_admin('own_role');
  end if;
  insert into public.admin_roles as r (user_id, role_type) values (person, p_role)
    on conflict (user_id, role_type) do update set is_active = true where not r.is_active;
  if not found then
    perform private.refuse_admin('already_active');
  end if;
  return private.role_row(person, p_role);
end
$$;
revoke execute on function public.grant_role(text, text) from public, anon, authenticated, service_role;
grant execute on function public.grant_role(text, text) to authenticated;

-- Takes a role away. `p_version` is the version of its row that was read.
create function public.revoke_role(p_user uuid, p_role text, p_version integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  held public.admin_roles;
begin
  perform private.enter_to_change_roles(p_role);
  select * into held from public.admin_roles r where r.user_id = p_user and r.role_type = p_role and r.is_active;
  if not found then
    perform private.refuse_admin('not_found');
  end if;
  -- Before it is asked again who the caller is: of two who take the role from each other, the second is told this.
  if p_role = 'master_admin' and not private.master_remains(p_user) then
    perform private.refuse_admin('last_master');
  end if;
  perform private.enter_area('master_admin');
  if held.version is distinct from p_version then
    perform private.refuse_admin('version_conflict');
  end if;
  update public.admin_roles r set is_active = false where r.id = held.id;
  return private.role_row(p_user, p_role);
end
$$;
revoke execute on function public.revoke_role(uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.revoke_role(uuid, text, integer) to authenticated;

-- Who holds which role, and who did; those that are active first.
create function public.admin_roles_held() returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('master_admin');
  return query
    select private.role_row(r.user_id, r.role_type)
    from public.admin_roles r join auth.users u on u.id = r.user_id
    order by not r.is_active, u.email, r.role_type;
end
$$;
revoke execute on function public.admin_roles_held() from public, anon, authenticated, service_role;
grant execute on function public.admin_roles_held() to authenticated;
