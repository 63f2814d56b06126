-- People work in other windows. A browser lets a page behind them speak once a minute: as long as a seat is held, that counts as
-- being there. Who has looked away for five minutes does not come to lead a room.
create or replace function private.note_presence(p_room uuid, p_profile uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.room_presence as p (room_id, profile_id, during)
    select m.room_id, m.profile_id, tstzmultirange(tstzrange(m.last_seen_at, now()))
    from public.room_members m
    where m.room_id = p_room and m.profile_id = p_profile and m.left_at is null
      and m.last_seen_at < now() and m.last_seen_at > now() - interval '2 minutes'
    on conflict (room_id, profile_id) do update set during = p.during + excluded.during
$$;

create or replace function private.host_of(p_room public.study_rooms) returns uuid
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
        'away_s', coalesce(extract(epoch from now() - here.updated_at), 0))), '[]')
      from public.room_members m
      join public.community_profiles p on p.id = m.profile_id
      left join public.user_presence here on here.user_id = p.user_id and here.status = 'away'
      where m.room_id = p_room.id and m.left_at is null))::uuid
  end
$$;
