-- What its host and co-hosts do to a room, and what is said in it.

-- An open room in which the caller sits, held and settled, and what the caller is there: 'host', 'co_host' or ''.
create function private.room_to_act_in(p_room uuid, p_profile uuid, out room public.study_rooms, out seat text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mine public.room_members;
begin
  room := private.settle_room(p_room);
  if room.id is null or not private.may_see_room(room) then
    perform private.refuse('not_found');
  end if;
  if room.state = 'ended' then
    perform private.refuse('room_ended');
  end if;
  select * into mine from public.room_members m where m.room_id = p_room and m.profile_id = p_profile and m.left_at is null;
  if not found then
    perform private.refuse('not_allowed');
  end if;
  seat := case when room.host_profile_id = p_profile then 'host' when mine.co_host then 'co_host' else '' end;
end
$$;
revoke execute on function private.room_to_act_in(uuid, uuid) from public, anon, authenticated, service_role;

create function private.refuse_unless_host(p_seat text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if p_seat <> 'host' then
    perform private.refuse('not_allowed');
  end if;
end
$$;
revoke execute on function private.refuse_unless_host(text) from public, anon, authenticated, service_role;

-- start, pause, resume, end. `p_version`: the version that was read. What others did to the timer since then comes first.
create function public.act_on_room(p_room uuid, p_action text, p_version integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  place record;
  state_after text;
  at constant timestamptz := date_trunc('milliseconds', now());
begin
  select * into place from private.room_to_act_in(p_room, caller.profile_id);
  if p_action is null or p_action not in ('start', 'pause', 'resume', 'end') then
    perform private.refuse('not_allowed');
  end if;
  if coalesce(p_version, 0) < (place.room).acted_version then
    perform private.refuse('version_conflict');
  end if;
  state_after := private.next_state('room', (place.room).state, p_action, array[place.seat]);
  if p_action = 'end' then
    perform private.end_room(p_room, array[place.seat]);
    return public.room_state(p_room);
  end if;
  perform private.count_act(caller, 'room_act');
  update public.study_rooms r set
      state = state_after,
      started_at = case p_action when 'start' then at else r.started_at end,
      paused = case p_action
        when 'start' then '[]'
        when 'pause' then r.paused || jsonb_build_array(jsonb_build_object('from', at, 'to', null))
        else jsonb_set(r.paused, '{-1,to}', to_jsonb(at)) end,
      credited_rounds = case p_action when 'start' then 0 else r.credited_rounds end,
      version = r.version + 1, acted_version = r.version + 1
    where r.id = p_room;
  return public.room_state(p_room);
end
$$;
revoke execute on function public.act_on_room(uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.act_on_room(uuid, text, integer) to authenticated;

create function public.set_room_times(p_room uuid, p_version integer, p_focus_s integer, p_break_s integer, p_rounds integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  place record;
begin
  select * into place from private.room_to_act_in(p_room, caller.profile_id);
  perform private.refuse_unless_host(place.seat);
  if coalesce(p_version, 0) < (place.room).acted_version then
    perform private.refuse('version_conflict');
  end if;
  if (place.room).state <> 'lobby' then
    perform private.refuse('invalid_state');
  end if;
  perform private.count_act(caller, 'room_act');
  update public.study_rooms r set focus_s = p_focus_s, break_s = p_break_s, rounds = p_rounds,
      version = r.version + 1, acted_version = r.version + 1
    where r.id = p_room;
  return public.room_state(p_room);
exception
  when check_violation or not_null_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.set_room_times(uuid, integer, integer, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.set_room_times(uuid, integer, integer, integer, integer) to authenticated;

create function public.set_co_host(p_room uuid, p_profile uuid, p_on boolean) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  place record;
begin
  select * into place from private.room_to_act_in(p_room, caller.profile_id);
  perform private.refuse_unless_host(place.seat);
  if p_profile = caller.profile_id then
    perform private.refuse('not_allowed');
  end if;
  if not exists (select from public.room_members m where m.room_id = p_room and m.profile_id = p_profile and m.left_at is null) then
    perform private.refuse('not_found');
  end if;
  perform private.count_act(caller, 'room_act');
  update public.room_members m set co_host = coalesce(p_on, false)
    where m.room_id = p_room and m.profile_id = p_profile and m.co_host <> coalesce(p_on, false);
  if found then
    update public.study_rooms r set version = r.version + 1 where r.id = p_room;
  end if;
  return public.room_state(p_room);
end
$$;
revoke execute on function public.set_co_host(uuid, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.set_co_host(uuid, uuid, boolean) to authenticated;

-- For the life of the room, also of who has left it meanwhile.
create function public.remove_from_room(p_room uuid, p_profile uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  place record;
begin
  select * into place from private.room_to_act_in(p_room, caller.profile_id);
  perform private.refuse_unless_host(place.seat);
  if p_profile = caller.profile_id then
    perform private.refuse('not_allowed');
  end if;
  perform private.note_presence(p_room, p_profile);
  update public.room_members m set removed_at = coalesce(m.removed_at, now()), left_at = coalesce(m.left_at, now()),
      connected = false, co_host = false
    where m.room_id = p_room and m.profile_id = p_profile;
  if not found then
    perform private.refuse('not_found');
  end if;
  update public.study_rooms r set version = r.version + 1 where r.id = p_room;
  return public.room_state(p_room);
end
$$;
revoke execute on function public.remove_from_room(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.remove_from_room(uuid, uuid) to authenticated;

-- The own line 'What I work on', as it is stored.
create function public.set_room_goal(p_room uuid, p_goal text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  kept text := private.community_text(p_goal, 'room_goal', private.writes_as(caller));
begin
  perform private.room_to_act_in(p_room, caller.profile_id);
  perform private.count_act(caller, 'room_act');
  update public.room_members m set goal = kept where m.room_id = p_room and m.profile_id = caller.profile_id and m.goal <> kept;
  if found then
    update public.study_rooms r set version = r.version + 1 where r.id = p_room;
  end if;
  return kept;
end
$$;
revoke execute on function public.set_room_goal(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.set_room_goal(uuid, text) to authenticated;

create function private.room_line_json(p_line public.room_chat) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select jsonb_build_object('id', p_line.id, 'profile_id', p_line.profile_id, 'body', p_line.body, 'created_at', p_line.created_at)
$$;
revoke execute on function private.room_line_json(public.room_chat) from public, anon, authenticated, service_role;

-- In breaks, before the start and after the last focus. While people focus it is quiet.
create function public.write_room_line(p_id uuid, p_room uuid, p_body text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  line public.room_chat;
  place record;
  kept text;
begin
  select * into line from public.room_chat c where c.id = p_id;
  if found then
    if line.profile_id <> caller.profile_id then
      perform private.refuse('invalid_state');
    end if;
    return private.room_line_json(line);
  end if;
  kept := private.community_text(p_body, 'room_chat', private.writes_as(caller));
  select * into place from private.room_to_act_in(p_room, caller.profile_id);
  if private.timer_of(place.room) ->> 'phase' not in ('break', 'lobby', 'done') then
    perform private.refuse('chat_closed');
  end if;
  perform private.count_act(caller, 'room_line');
  insert into public.room_chat (id, room_id, profile_id, body, created_at)
    values (coalesce(p_id, gen_random_uuid()), p_room, caller.profile_id, kept, clock_timestamp()) returning * into line;
  return private.room_line_json(line);
end
$$;
revoke execute on function public.write_room_line(uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.write_room_line(uuid, uuid, text) to authenticated;

-- Takes an own line back, within a minute; one that is gone already is no error.
create function public.remove_room_line(p_id uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  line public.room_chat;
begin
  select * into line from public.room_chat c where c.id = p_id and c.profile_id = caller.profile_id;
  if not found then
    return false;
  end if;
  if line.created_at < now() - interval '60 seconds' then
    perform private.refuse('too_late');
  end if;
  delete from public.room_chat c where c.id = p_id;
  perform realtime.send(jsonb_build_object('id', p_id), 'chat', 'room:' || line.room_id, true);
  return true;
end
$$;
revoke execute on function public.remove_room_line(uuid) from public, anon, authenticated, service_role;
grant execute on function public.remove_room_line(uuid) to authenticated;
