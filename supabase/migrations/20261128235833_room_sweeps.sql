-- Rooms that end, and people who leave.

-- Where nobody's heartbeat does it. Chat goes a day after the end, and a room after 90 days. Answers how many rooms were due.
create function public.sweep_rooms(p_limit integer default 500) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  due uuid;
  swept integer := 0;
begin
  for due in
    select r.id from public.study_rooms r
    cross join lateral (select private.timer_of(r) as timer) t
    where r.state <> 'ended' and (
      r.created_at <= now() - interval '8 hours'
      or private.rounds_done(t.timer) > r.credited_rounds
      or exists (
        select from public.room_members m
        where m.room_id = r.id and m.left_at is null
          and (m.last_seen_at <= now() - interval '2 minutes' or (m.connected and m.last_seen_at <= now() - interval '1 minute'))
      )
      or (r.host_profile_id is null and exists (
        select from public.room_members m where m.room_id = r.id and m.left_at is null and m.connected))
      or not exists (
        select from public.room_members m
        where m.room_id = r.id and coalesce(m.left_at, 'infinity') > now() - interval '15 minutes')
    )
    order by r.created_at, r.id limit p_limit for update of r skip locked
  loop
    perform private.settle_room(due);
    swept := swept + 1;
  end loop;
  delete from public.room_chat c where c.id in (
    select o.id from public.room_chat o join public.study_rooms r on r.id = o.room_id
    where r.state = 'ended' and r.ended_at <= now() - interval '24 hours' limit 5000);
  delete from public.study_rooms r where r.id in (
    select o.id from public.study_rooms o where o.state = 'ended' and o.ended_at <= now() - interval '90 days'
    order by o.ended_at limit p_limit);
  return swept;
end
$$;
revoke execute on function public.sweep_rooms(integer) from public, anon, authenticated, service_role;
grant execute on function public.sweep_rooms(integer) to service_role;

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('sweep-rooms', '* * * * *', '1 minute', 'select public.sweep_rooms()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;

-- Whoever leaves the community leaves rooms, what they said there, and the rooms they led that are over.
create function private.leave_rooms(p_profile uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.leave_seat(m.room_id, p_profile) from public.room_members m where m.profile_id = p_profile and m.left_at is null;
  delete from public.room_chat c where c.profile_id = p_profile;
  delete from private.room_presence p where p.profile_id = p_profile;
  -- Out for the life of a room is out, also for who comes back.
  update public.room_members m set goal = '' where m.profile_id = p_profile;
  delete from public.room_members m using public.study_rooms r
    where m.profile_id = p_profile and r.id = m.room_id and (m.removed_at is null or r.state = 'ended');
  delete from public.study_rooms r where r.host_profile_id = p_profile and r.state = 'ended';
end
$$;
revoke execute on function private.leave_rooms(uuid) from public, anon, authenticated, service_role;

create function private.leave_rooms_of_member() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.leave_rooms(new.id);
  return null;
end
$$;
revoke execute on function private.leave_rooms_of_member() from public, anon, authenticated, service_role;
create trigger leave_rooms after update of removed_at on public.community_profiles
  for each row when (old.removed_at is null and new.removed_at is not null) execute function private.leave_rooms_of_member();

create function private.leave_rooms_with_account() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.leave_rooms(p.id) from public.community_profiles p where p.user_id = old.id;
  return old;
end
$$;
revoke execute on function private.leave_rooms_with_account() from public, anon, authenticated, service_role;
create trigger leave_rooms before delete on auth.users
  for each row execute function private.leave_rooms_with_account();
