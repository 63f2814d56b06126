-- The areas of the team, their tabs and why they say no, as src/lib/admin has them: a test compares both.
create table private.admin_areas (
  area text primary key check (area ~ '^[a-z_]{1,40}$'),
  -- Whoever holds one of these at this moment may enter.
  roles text[] not null check (cardinality(roles) > 0)
);
revoke all on private.admin_areas from public, anon, authenticated, service_role;
insert into private.admin_areas (area, roles) values
  ('admin', '{master_admin,full_admin,orders_admin,payments_admin,education_admin}'),
  ('master_admin', '{master_admin}'),
  ('full_admin', '{master_admin,full_admin}'),
  ('orders_admin', '{master_admin,full_admin,orders_admin}'),
  ('payments_admin', '{master_admin,full_admin,payments_admin}'),
  ('education_admin', '{master_admin,full_admin,education_admin}');

create table private.admin_tabs (
  tab text primary key check (tab ~ '^[a-z_]{1,40}$'),
  place integer not null unique,
  area text not null references private.admin_areas (area)
);
create index admin_tabs_area_idx on private.admin_tabs (area);
revoke all on private.admin_tabs from public, anon, authenticated, service_role;
insert into private.admin_tabs (tab, place, area) values
  ('overview', 1, 'admin'), ('orders', 2, 'orders_admin'), ('payments', 3, 'payments_admin'),
  ('education', 4, 'education_admin'), ('community', 5, 'education_admin'), ('admins', 6, 'master_admin'),
  ('audit', 7, 'full_admin'), ('quality', 8, 'full_admin');

create table private.admin_refusals (
  code text primary key check (code ~ '^[a-z_]{1,40}$'),
  status integer not null check (status between 400 and 499)
);
revoke all on private.admin_refusals from public, anon, authenticated, service_role;
insert into private.admin_refusals (code, status) values
  ('not_signed_in', 401), ('not_allowed', 403), ('own_role', 403), ('not_found', 404), ('already_active', 409),
  ('last_master', 409), ('version_conflict', 409), ('unknown_role', 400);

create function private.refuse_admin(p_code text, p_detail text default '') returns void
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  raise exception '%', p_code using detail = p_detail,
    errcode = 'PT' || coalesce((select r.status from private.admin_refusals r where r.code = p_code), 400);
end
$$;
revoke execute on function private.refuse_admin(text, text) from public, anon, authenticated, service_role;

-- Lets the caller into an area by the roles held at this moment, never by what a token says; answers who it is and all
-- roles that are active.
create function private.enter_area(p_area text, out user_id uuid, out roles text[])
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  user_id := (select auth.uid());
  if user_id is null then
    perform private.refuse_admin('not_signed_in');
  end if;
  roles := array(
    select r.role_type from public.admin_roles r where r.user_id = enter_area.user_id and r.is_active order by r.role_type);
  if not exists (select from private.admin_areas a where a.area = p_area and a.roles && enter_area.roles) then
    perform private.refuse_admin('not_allowed');
  end if;
end
$$;
revoke execute on function private.enter_area(text) from public, anon, authenticated, service_role;
