-- Only a master_admin makes another: without one nobody could be let in again, so the last active one keeps the role.
-- An account that is erased takes its role with it: nobody can be held here by it.
create function private.keep_a_master_admin() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if old.role_type = 'master_admin' and old.is_active
    and (tg_op = 'DELETE' or new.role_type <> 'master_admin' or not new.is_active or new.user_id <> old.user_id)
    and exists (select from auth.users u where u.id = old.user_id)
  then
    -- One at a time, so that two cannot take the role from each other at the same moment. Read after the lock, the table
    -- shows what the one before has done.
    perform pg_advisory_xact_lock(hashtextextended('admin_roles master_admin', 0));
    if not exists (
      select from public.admin_roles r where r.role_type = 'master_admin' and r.is_active and r.id <> old.id
    ) then
      raise exception 'last_master_admin' using errcode = 'PT409', hint = 'Give the role to somebody else first.';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
revoke execute on function private.keep_a_master_admin() from public, anon, authenticated, service_role;

create trigger keep_a_master_admin before update or delete on public.admin_roles
  for each row execute function private.keep_a_master_admin();
