-- What people do with rooms. Ids of new rooms come from the device: a call sent again answers the same.

create function private.room_json(p_room public.study_rooms) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select to_jsonb(p_room) - '{acted_version,credited_rounds,updated_at}'::text[]
$$;
revoke execute on function private.room_json(public.study_rooms) from public, anon, authenticated, service_role;

-- A room as the caller sees it: with a seat everything in it, without one what it is and how many sit there.
create function public.room_state(p_room uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := private.my_open_profile();
  room public.study_rooms;
  seated boolean;
begin
  select * into room from public.study_rooms r where r.id = p_room;
  if not found or not private.may_see_room(room) then
    perform private.refuse('not_found');
  end if;
  seated := exists (
    select from public.room_members m where m.room_id = p_room and m.profile_id = me and m.left_at is null
  );
  return jsonb_build_object('now', clock_timestamp(), 'room', private.room_json(room), 'me', case when seated then me end,
    'seats', (select count(*) from public.room_members m where m.room_id = p_room and m.left_at is null),
    'members', case when seated then (
      select coalesce(jsonb_agg(jsonb_build_object('profile_id', m.profile_id, 'card', card, 'joined_at', m.joined_at,
        'co_host', m.co_host, 'connected', m.connected, 'last_seen_at', m.last_seen_at, 'goal', m.goal)
        order by m.joined_at, m.profile_id), '[]')
      from public.room_members m
      left join public.community_cards(array(
        select x.profile_id from public.room_members x where x.room_id = p_room and x.left_at is null)) card
        on card ->> 'id' = m.profile_id::text
      where m.room_id = p_room and m.left_at is null
    ) else '[]' end,
    'chat', case when seated then (
      select coalesce(jsonb_agg(private.room_line_json(c) order by c.created_at, c.id), '[]')
      from (select * from public.room_chat l where l.room_id = p_room order by l.created_at desc, l.id desc limit 50) c
    ) else '[]' end);
end
$$;
revoke execute on function public.room_state(uuid) from public, anon, authenticated, service_role;
grant execute on function public.room_state(uuid) to authenticated;

-- Open rooms that anybody may join, newest first from `p_after` (made at, id) on. Without languages: of all.
create function public.list_rooms(
  p_langs text[] default null, p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 20
) returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'title', r.title, 'description', r.description, 'lang', r.lang, 'seats', seats.taken,
    'capacity', r.capacity, 'state', r.state, 'started_at', r.started_at, 'paused', r.paused, 'focus_s', r.focus_s,
    'break_s', r.break_s, 'rounds', r.rounds, 'created_at', r.created_at, 'now', clock_timestamp(),
    'host', (select card from public.community_cards(array[r.host_profile_id]) card))
  from (
    select * from public.study_rooms s
    where s.visibility = 'listed' and s.state <> 'ended' and private.may_see_room(s)
      and (coalesce(cardinality(p_langs), 0) = 0 or s.lang = any (p_langs))
      and (p_after is null or p_after_id is null or (s.created_at, s.id) < (p_after, p_after_id))
      and not exists (
        select from public.room_members m
        where m.room_id = s.id and m.profile_id = private.my_open_profile() and m.removed_at is not null)
    order by s.created_at desc, s.id desc
    limit greatest(least(coalesce(p_limit, 20), 50), 1)
  ) r
  cross join lateral (
    select count(*) as taken from public.room_members m where m.room_id = r.id and m.left_at is null
  ) seats
  order by r.created_at desc, r.id desc
$$;
revoke execute on function public.list_rooms(text[], timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.list_rooms(text[], timestamptz, uuid, integer) to authenticated;

-- The room in which the caller sits; null where there is none.
create function public.my_room() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'title', r.title)
  from public.room_members m join public.study_rooms r on r.id = m.room_id
  where m.profile_id = private.my_open_profile() and m.left_at is null and r.state <> 'ended'
$$;
revoke execute on function public.my_room() from public, anon, authenticated, service_role;
grant execute on function public.my_room() to authenticated;

-- Takes a seat for a member who has none here, and gives up the one they have elsewhere. Both rooms are held.
create function private.take_seat(p_room uuid, p_profile uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.leave_seat(m.room_id, p_profile)
    from public.room_members m where m.profile_id = p_profile and m.left_at is null and m.room_id <> p_room;
  insert into public.room_members as m (room_id, profile_id) values (p_room, p_profile)
    on conflict (room_id, profile_id) do update
      set joined_at = now(), last_seen_at = now(), connected = true, left_at = null;
end
$$;
revoke execute on function private.take_seat(uuid, uuid) from public, anon, authenticated, service_role;

-- Holds a room together with the one in which the caller sits, in one order, so that two who change places never wait for
-- each other.
create function private.hold_rooms(p_room uuid, p_profile uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  select from public.study_rooms r
  where r.id = p_room
    or r.id in (select m.room_id from public.room_members m where m.profile_id = p_profile and m.left_at is null)
  order by r.id for update
$$;
revoke execute on function private.hold_rooms(uuid, uuid) from public, anon, authenticated, service_role;

-- A number as it was sent, or what holds where none was; anything else is refused.
create function private.room_number(p_room jsonb, p_key text, p_usual integer) returns integer
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(p_room -> p_key), 'null') = 'null' then
    return p_usual;
  end if;
  if jsonb_typeof(p_room -> p_key) <> 'number' or (p_room ->> p_key)::numeric not between 0 and 100000
    or (p_room ->> p_key)::numeric % 1 <> 0 then
    perform private.refuse('not_allowed', p_key);
  end if;
  return (p_room ->> p_key)::numeric::integer;
end
$$;
revoke execute on function private.room_number(jsonb, text, integer) from public, anon, authenticated, service_role;

-- Opens a room and seats the caller as its host. `p_room`: { title, description, lang, visibility, capacity, focus_s, break_s,
-- rounds }. New members need a plan.
create function public.open_room(p_id uuid, p_room jsonb) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  known public.study_rooms;
  told jsonb := case when jsonb_typeof(p_room) = 'object' then p_room else '{}' end;
  titled text;
  described text;
begin
  select * into known from public.study_rooms r where r.id = p_id;
  if found then
    if known.host_profile_id is distinct from caller.profile_id then
      perform private.refuse('invalid_state');
    end if;
    return public.room_state(p_id);
  end if;
  if caller.level = 'new' and private.user_tier(caller.user_id) not in ('plus', 'premium') then
    perform private.refuse('not_allowed', 'new_member');
  end if;
  if exists (select from public.study_rooms r where r.host_profile_id = caller.profile_id and r.state <> 'ended') then
    perform private.refuse('one_room');
  end if;
  titled := private.community_text(told ->> 'title', 'room_title', private.writes_as(caller));
  described := private.community_text(told ->> 'description', 'room_description', private.writes_as(caller));
  perform private.count_act(caller, 'room');
  insert into public.study_rooms (id, host_profile_id, title, description, lang, visibility, capacity, focus_s, break_s, rounds)
    values (coalesce(p_id, gen_random_uuid()), caller.profile_id, titled, described, told ->> 'lang', told ->> 'visibility',
      private.room_number(told, 'capacity', 8), private.room_number(told, 'focus_s', 1500),
      private.room_number(told, 'break_s', 300), private.room_number(told, 'rounds', 4))
    returning * into known;
  perform private.hold_rooms(known.id, caller.profile_id);
  perform private.take_seat(known.id, caller.profile_id);
  return public.room_state(known.id);
exception
  when check_violation or not_null_violation then
    perform private.refuse('not_allowed');
  when unique_violation then
    perform private.refuse('one_room');
end
$$;
revoke execute on function public.open_room(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.open_room(uuid, jsonb) to authenticated;

create function public.join_room(p_room uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  room public.study_rooms;
begin
  perform private.hold_rooms(p_room, caller.profile_id);
  room := private.settle_room(p_room);
  if room.id is null then
    perform private.refuse('not_found');
  end if;
  if room.state = 'ended' then
    perform private.refuse('room_ended');
  end if;
  if exists (
    select from public.room_members m where m.room_id = p_room and m.profile_id = caller.profile_id and m.left_at is null
  ) then
    perform private.note_presence(p_room, caller.profile_id);
    update public.room_members m set last_seen_at = now(), connected = true
      where m.room_id = p_room and m.profile_id = caller.profile_id;
    return public.room_state(p_room);
  end if;
  if private.has_blocked(room.host_profile_id, caller.profile_id) then
    perform private.refuse('blocked');
  end if;
  if exists (
    select from public.room_members m
    where m.room_id = p_room and m.profile_id = caller.profile_id and m.removed_at is not null
  ) then
    perform private.refuse('not_allowed');
  end if;
  if (select count(*) from public.room_members m where m.room_id = p_room and m.left_at is null) >= room.capacity then
    perform private.refuse('room_full');
  end if;
  perform private.count_act(caller, 'room_act');
  perform private.take_seat(p_room, caller.profile_id);
  perform private.settle_room(p_room, true);
  return public.room_state(p_room);
end
$$;
revoke execute on function public.join_room(uuid) from public, anon, authenticated, service_role;
grant execute on function public.join_room(uuid) to authenticated;

-- The heartbeat of a page: keeps the seat of whoever holds one, and does what is due in the room.
create function public.room_beat(p_room uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := private.my_open_profile();
  room public.study_rooms;
  came_back boolean;
begin
  select * into room from public.study_rooms r where r.id = p_room;
  if not found or not private.may_see_room(room) then
    perform private.refuse('not_found');
  end if;
  if private.sits_in(p_room) then
    perform from public.study_rooms r where r.id = p_room for update;
    perform private.note_presence(p_room, me);
    came_back := exists (
      select from public.room_members m where m.room_id = p_room and m.profile_id = me and m.left_at is null and not m.connected
    );
    update public.room_members m set last_seen_at = now(), connected = true
      where m.room_id = p_room and m.profile_id = me and m.left_at is null;
    room := private.settle_room(p_room, came_back);
  end if;
  return jsonb_build_object('now', clock_timestamp(), 'version', room.version);
end
$$;
revoke execute on function public.room_beat(uuid) from public, anon, authenticated, service_role;
grant execute on function public.room_beat(uuid) to authenticated;

create function public.leave_room(p_room uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
begin
  return private.leave_seat(p_room, caller.profile_id);
end
$$;
revoke execute on function public.leave_room(uuid) from public, anon, authenticated, service_role;
grant execute on function public.leave_room(uuid) to authenticated;
