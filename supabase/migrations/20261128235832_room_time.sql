-- What falls due in a room: seats that are free again, phases that are over, another host, the end. Done by whoever is in the
-- room and its heartbeat, and by a job where nobody is.

-- A focus session of one's own, or a focus phase of a study room.
alter table public.focus_sessions
  add column kind text check (kind = 'room');
-- A phase comes by itself, ten minutes apart at least: it is nothing that a person sends.
drop trigger keep_within_quota on public.focus_sessions;
create trigger keep_within_quota before insert on public.focus_sessions
  for each row when (new.kind is null) execute function private.keep_within_quota('user_id');

-- Everybody in the room is told that it changed, and reads it with their own rights.
create function private.say_room_changed() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('version', new.version), 'state', 'room:' || new.id, true);
  return null;
end
$$;
revoke execute on function private.say_room_changed() from public, anon, authenticated, service_role;
create trigger say_changed after update on public.study_rooms
  for each row when (new.version <> old.version) execute function private.say_room_changed();

create function private.say_room_line() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  line public.room_chat := case when tg_op = 'DELETE' then old else new end;
begin
  perform realtime.send(jsonb_build_object('id', line.id), 'chat', 'room:' || line.room_id, true);
  return null;
end
$$;
revoke execute on function private.say_room_line() from public, anon, authenticated, service_role;
create trigger say_new after insert on public.room_chat
  for each row execute function private.say_room_line();

-- Somebody was here from when they were last seen until now, unless that is a minute ago.
create function private.note_presence(p_room uuid, p_profile uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.room_presence as p (room_id, profile_id, during)
    select m.room_id, m.profile_id, tstzmultirange(tstzrange(m.last_seen_at, now()))
    from public.room_members m
    where m.room_id = p_room and m.profile_id = p_profile and m.left_at is null
      and m.last_seen_at < now() and m.last_seen_at > now() - interval '1 minute'
    on conflict (room_id, profile_id) do update set during = p.during + excluded.during
$$;
revoke execute on function private.note_presence(uuid, uuid) from public, anon, authenticated, service_role;

-- A connection is lost after a minute, a seat after two. Whoever is kept out of the community sits nowhere. Answers whether
-- anything changed.
create function private.free_seats(p_room uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed boolean;
begin
  update public.room_members m set connected = false
    where m.room_id = p_room and m.left_at is null and m.connected and m.last_seen_at <= now() - interval '1 minute';
  changed := found;
  update public.room_members m set left_at = now(), connected = false
    where m.room_id = p_room and m.left_at is null and (
      m.last_seen_at <= now() - interval '2 minutes'
      or exists (
        select from public.community_profiles p
        where p.id = m.profile_id and p.standing = 'suspended' and coalesce(p.standing_until, 'infinity') > now()
      )
    );
  return changed or found;
end
$$;
revoke execute on function private.free_seats(uuid) from public, anon, authenticated, service_role;

-- A focus phase is a session of everybody who was connected for four fifths of it, and of them alone.
create function private.credit_phases(p_room public.study_rooms, p_done integer) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.focus_sessions
      (id, user_id, kind, task_title, planned_seconds, focused_seconds, status, started_at, ended_at)
    select gen_random_uuid(), p.user_id, 'room', coalesce(nullif(m.goal, ''), p_room.title), p_room.focus_s,
      least(round(credit.seconds), p_room.focus_s), 'complete', lower(phase.spans), upper(phase.spans)
    from generate_series(p_room.credited_rounds + 1, p_done) round
    cross join lateral (
      select private.worked_between(private.worked(p_room.started_at, p_room.paused, now()),
        (round - 1) * (p_room.focus_s + p_room.break_s),
        (round - 1) * (p_room.focus_s + p_room.break_s) + p_room.focus_s) as spans
    ) phase
    join private.room_presence here on here.room_id = p_room.id
    join public.community_profiles p on p.id = here.profile_id and p.removed_at is null
    join public.room_members m on m.room_id = here.room_id and m.profile_id = here.profile_id
    cross join lateral (select private.seconds_in(phase.spans * here.during) as seconds) credit
    where credit.seconds >= 0.8 * p_room.focus_s
$$;
revoke execute on function private.credit_phases(public.study_rooms, integer) from public, anon, authenticated, service_role;

-- Who leads the room now. The levels of members are worked out only where a host is looked for.
create function private.host_of(p_room public.study_rooms) returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when exists (
      select from public.room_members m
      where m.room_id = p_room.id and m.profile_id = p_room.host_profile_id and m.left_at is null
        and m.last_seen_at > now() - interval '1 minute'
    )
    then p_room.host_profile_id
    else private.next_room_host(p_room.host_profile_id::text, extract(epoch from now()), (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.profile_id, 'joined_s', extract(epoch from m.joined_at),
        'connected', m.connected, 'last_seen_s', extract(epoch from m.last_seen_at), 'left', false, 'co_host', m.co_host,
        'trust', case when private.community_level(m.profile_id) = 'known' then 1 else 0 end,
        'silenced', p.standing <> 'active' and coalesce(p.standing_until, 'infinity') > now(),
        'away_s', 0)), '[]')
      from public.room_members m join public.community_profiles p on p.id = m.profile_id
      where m.room_id = p_room.id and m.left_at is null))::uuid
  end
$$;
revoke execute on function private.host_of(public.study_rooms) from public, anon, authenticated, service_role;

-- Carries out what is due in a room, which is held until the caller is done, and answers it as it then is. `p_changed`:
-- something else that people in the room see has changed with it.
create function private.settle_room(p_room uuid, p_changed boolean default false) returns public.study_rooms
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  room public.study_rooms;
  timer jsonb;
  rounds_over integer;
  host_after uuid;
  changed boolean := p_changed;
begin
  select * into room from public.study_rooms r where r.id = p_room for update;
  if not found or room.state = 'ended' then
    return room;
  end if;
  changed := private.free_seats(p_room) or changed;
  timer := private.timer_of(room);
  rounds_over := private.rounds_done(timer);
  if rounds_over > room.credited_rounds then
    perform private.credit_phases(room, rounds_over);
    update public.study_rooms r set credited_rounds = rounds_over where r.id = p_room;
  end if;
  if timer ->> 'phase' = 'done' then
    update public.study_rooms r set state = private.next_state('room', room.state, 'finish', '{service}'), started_at = null,
        paused = '[]', credited_rounds = 0, acted_version = r.version + 1
      where r.id = p_room;
    changed := true;
  end if;
  host_after := private.host_of(room);
  if host_after is distinct from room.host_profile_id then
    -- Whoever led it helps to lead it when they are back.
    update public.room_members m set co_host = m.profile_id is not distinct from room.host_profile_id
      where m.room_id = p_room and m.profile_id in (room.host_profile_id, host_after) and m.removed_at is null;
    update public.study_rooms r set host_profile_id = host_after where r.id = p_room;
    changed := true;
  end if;
  if room.created_at <= now() - interval '8 hours' or not exists (
    select from public.room_members m
    where m.room_id = p_room and coalesce(m.left_at, 'infinity') > now() - interval '15 minutes'
  ) then
    return private.end_room(p_room, '{service}');
  end if;
  if changed then
    update public.study_rooms r set version = r.version + 1 where r.id = p_room;
  end if;
  select * into room from public.study_rooms r where r.id = p_room;
  return room;
end
$$;
revoke execute on function private.settle_room(uuid, boolean) from public, anon, authenticated, service_role;

create function private.end_room(p_room uuid, p_roles text[]) returns public.study_rooms
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  room public.study_rooms;
begin
  update public.study_rooms r set state = private.next_state('room', r.state, 'end', p_roles), started_at = null, paused = '[]',
      credited_rounds = 0, ended_at = now(), version = r.version + 1, acted_version = r.version + 1
    where r.id = p_room returning * into room;
  update public.room_members m set left_at = now(), connected = false where m.room_id = p_room and m.left_at is null;
  delete from private.room_presence p where p.room_id = p_room;
  return room;
end
$$;
revoke execute on function private.end_room(uuid, text[]) from public, anon, authenticated, service_role;

-- Gives a seat up; another leads the room if need be. Answers whether there was one.
create function private.leave_seat(p_room uuid, p_profile uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform from public.study_rooms r where r.id = p_room for update;
  perform private.note_presence(p_room, p_profile);
  update public.room_members m set left_at = now(), connected = false
    where m.room_id = p_room and m.profile_id = p_profile and m.left_at is null;
  if not found then
    return false;
  end if;
  perform private.settle_room(p_room, true);
  return true;
end
$$;
revoke execute on function private.leave_seat(uuid, uuid) from public, anon, authenticated, service_role;
