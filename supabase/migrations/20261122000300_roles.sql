-- A person is an admin while at least one row here is active. Only master_admin manages admins.
create table public.admin_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role_type text not null
    check (role_type in ('master_admin', 'full_admin', 'orders_admin', 'payments_admin', 'education_admin')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Also the index for "rows of this person".
  unique (user_id, role_type)
);

-- Policies ask through this function: it is definer, so that a policy on admin_roles does not read itself.
create function private.has_role(p_roles text[]) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.admin_roles r
    where r.user_id = (select auth.uid()) and r.is_active and r.role_type = any (p_roles)
  )
$$;
revoke execute on function private.has_role(text[]) from public, anon, authenticated, service_role;
grant usage on schema private to authenticated;
grant execute on function private.has_role(text[]) to authenticated;

alter table public.admin_roles enable row level security;
revoke all on public.admin_roles from public, anon, authenticated, service_role;
grant select, insert (user_id, role_type, is_active), update (role_type, is_active), delete
  on public.admin_roles to authenticated;
grant select, insert, update, delete on public.admin_roles to service_role;

create policy "a person reads own roles, master admins read all" on public.admin_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role(array['master_admin'])));
create policy "master admins give roles" on public.admin_roles
  for insert to authenticated
  with check ((select private.has_role(array['master_admin'])));
create policy "master admins change roles" on public.admin_roles
  for update to authenticated
  using ((select private.has_role(array['master_admin'])))
  with check ((select private.has_role(array['master_admin'])));
create policy "master admins take roles away" on public.admin_roles
  for delete to authenticated
  using ((select private.has_role(array['master_admin'])));

create trigger touch_updated_at before update on public.admin_roles
  for each row execute function private.touch_updated_at();

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('admin_roles', 260, 'user_id', '{created_at, id}');
