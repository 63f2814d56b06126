-- Whether somebody is there: one row a person, as it is now. It is read by the person and by people with whom an open thread is
-- shared, and by them only while the person wants to be seen. What was before is kept nowhere.
create table public.user_presence (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  status text not null check (status in ('online', 'away', 'offline')),
  -- The part of the site, never a page: which test somebody has open is nobody's business.
  current_page text not null default 'site'
    check (current_page in ('rooms', 'community', 'education', 'training', 'messages', 'site')),
  last_seen timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 70);
comment on column public.user_presence.current_page is 'The part of the site';
-- Neither of its columns changes with a beat, which then writes no index.
create index user_presence_online_idx on public.user_presence (current_page) where status = 'online';

-- People with whom the one who asks shares an open thread, but for those who do not want to be seen.
create function private.people_to_see() returns setof uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select other.id
  from public.message_threads t
  cross join lateral (select case auth.uid() when t.user_low then t.user_high else t.user_low end) as other (id)
  where auth.uid() in (t.user_low, t.user_high) and t.state = 'open' and not exists (
    select from public.user_settings s where s.user_id = other.id and not s.show_presence
  )
$$;
revoke execute on function private.people_to_see() from public, anon, authenticated, service_role;
grant execute on function private.people_to_see() to authenticated;

alter table public.user_presence enable row level security;
revoke all on public.user_presence from public, anon, authenticated, service_role;
grant
  select,
  insert (user_id, status, current_page, last_seen, updated_at),
  update (status, current_page, last_seen, updated_at)
  on public.user_presence to authenticated;
create policy "a person and who talks with them read it" on public.user_presence
  for select to authenticated
  using (user_id = (select auth.uid()) or user_id in (select private.people_to_see()));
create policy "a person makes the own one" on public.user_presence
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person changes the own one" on public.user_presence
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- The clock is that of the database. Who does not want to be seen is not there, whatever a tab says that has not heard of it.
create function private.keep_presence() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.last_seen := clock_timestamp();
  new.updated_at := new.last_seen;
  if exists (select from public.user_settings s where s.user_id = new.user_id and not s.show_presence) then
    new.status := 'offline';
  end if;
  if new.status = 'offline' then
    new.current_page := 'site';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_presence() from public, anon, authenticated, service_role;
create trigger keep_presence before insert or update on public.user_presence
  for each row execute function private.keep_presence();

create function private.leave_unseen() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.user_presence p set status = 'offline' where p.user_id = new.user_id and p.status <> 'offline';
  return null;
end
$$;
revoke execute on function private.leave_unseen() from public, anon, authenticated, service_role;
create trigger leave_unseen after insert or update of show_presence on public.user_settings
  for each row when (not new.show_presence) execute function private.leave_unseen();

-- Of so many people how they are, with the age of what is known: the clocks of devices differ. At most 50 are asked about.
create function public.people_present(p_people uuid[])
  returns table (user_id uuid, status text, age_ms integer, updated_at timestamptz)
  language sql
  stable
  security invoker
  set search_path = ''
as $$
  select p.user_id, p.status, greatest(extract(epoch from now() - p.last_seen) * 1000, 0)::integer, p.updated_at
  from public.user_presence p
  where p.user_id = any (p_people[1:50]) and p.status <> 'offline' and p.last_seen > now() - interval '90 seconds'
$$;
revoke execute on function public.people_present(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.people_present(uuid[]) to authenticated;

-- How many are in the community now. A number alone, and none that few people would be recognized by.
create function public.community_present() returns integer
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when count(*) < 3 then 0 else count(*) end::integer
  from public.user_presence p
  where p.status = 'online' and p.current_page in ('community', 'rooms') and p.last_seen > now() - interval '90 seconds'
$$;
revoke execute on function public.community_present() from public, anon, authenticated, service_role;
grant execute on function public.community_present() to authenticated;

alter publication supabase_realtime add table public.user_presence;

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('user_presence', 258, 'user_id', '{user_id}');
