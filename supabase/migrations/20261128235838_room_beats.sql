-- However often a page says that it is there, once in five seconds is written down and holds the room.
create or replace function public.room_beat(p_room uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := private.my_open_profile();
  room public.study_rooms;
  seat public.room_members;
begin
  select * into room from public.study_rooms r where r.id = p_room;
  if not found or not private.may_see_room(room) then
    perform private.refuse('not_found');
  end if;
  select * into seat from public.room_members m where m.room_id = p_room and m.profile_id = me and m.left_at is null;
  if found and (not seat.connected or seat.last_seen_at < now() - interval '5 seconds') then
    perform from public.study_rooms r where r.id = p_room for update;
    perform private.note_presence(p_room, me);
    update public.room_members m set last_seen_at = now(), connected = true
      where m.room_id = p_room and m.profile_id = me and m.left_at is null;
    room := private.settle_room(p_room, not seat.connected);
  end if;
  return jsonb_build_object('now', clock_timestamp(), 'version', room.version);
end
$$;
