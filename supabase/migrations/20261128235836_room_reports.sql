-- Inviting people into a room, reporting one or what was said in it, and closing one.

insert into private.notice_kinds (kind, type, topic, title, many, message) values
  ('room', 'info', 'community', 'You are invited to a study room', null, 'Somebody you know from the community works there.');

-- Invites somebody the caller knows: from a talk, or from a room in which both sat. Whether they want to hear of it is theirs to
-- know.
create function public.invite_to_room(p_room uuid, p_profile uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  person public.community_profiles;
begin
  perform private.room_to_act_in(p_room, caller.profile_id);
  select * into person from public.community_profiles p where p.id = p_profile and p.removed_at is null;
  if not found then
    perform private.refuse('not_found');
  end if;
  if p_profile = caller.profile_id or not (
    exists (
      select from public.message_threads t
      where t.user_low = least(caller.user_id, person.user_id) and t.user_high = greatest(caller.user_id, person.user_id)
        and t.state = 'open'
    )
    or exists (
      select from public.room_members mine join public.room_members theirs on theirs.room_id = mine.room_id
      where mine.profile_id = caller.profile_id and theirs.profile_id = p_profile and mine.room_id <> p_room
    )
  ) then
    perform private.refuse('not_allowed');
  end if;
  if private.has_blocked(caller.profile_id, p_profile) then
    perform private.refuse('blocked');
  end if;
  perform private.count_act(caller, 'room_invite');
  perform private.tell_member(p_profile, 'room', p_room, caller.profile_id, null, null, null, '/community/rooms/' || p_room);
  return true;
end
$$;
revoke execute on function public.invite_to_room(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.invite_to_room(uuid, uuid) to authenticated;

-- A line with what was said around it, five before and five after; the line itself is marked.
create function private.room_line_said(p_line public.room_chat) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select string_agg(case when around.id = p_line.id then '> ' else '' end || coalesce(p.handle, '?') || ': ' || around.body, E'\n'
    order by around.created_at, around.id)
  from (
    (select * from public.room_chat c where c.room_id = p_line.room_id and (c.created_at, c.id) <= (p_line.created_at, p_line.id)
      order by c.created_at desc, c.id desc limit 6)
    union all
    (select * from public.room_chat c where c.room_id = p_line.room_id and (c.created_at, c.id) > (p_line.created_at, p_line.id)
      order by c.created_at, c.id limit 5)
  ) around
  left join public.community_profiles p on p.id = around.profile_id
$$;
revoke execute on function private.room_line_said(public.room_chat) from public, anon, authenticated, service_role;

-- Of a room and of what is said in it, too. What was said is read by who sits there; the team reads the copy of a report.
create or replace function private.post_facts(
  p_kind text, p_id uuid, out author uuid, out state text, out shown boolean, out said text, out version integer
)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if p_kind = 'topic' then
    select t.author_profile_id, t.state, t.state in ('open', 'answered', 'locked'), t.title || E'\n\n' || t.body, t.version
      into author, state, shown, said, version from public.topics t where t.id = p_id;
  elsif p_kind = 'answer' then
    select a.author_profile_id, a.state, a.state = 'visible' and t.state in ('open', 'answered', 'locked'), a.body, a.version
      into author, state, shown, said, version
      from public.answers a join public.topics t on t.id = a.topic_id where a.id = p_id;
  elsif p_kind = 'comment' then
    select c.author_profile_id, c.state,
        c.state = 'visible' and t.state in ('open', 'answered', 'locked') and coalesce(a.state, 'visible') = 'visible', c.body, c.version
      into author, state, shown, said, version
      from public.comments c
      left join public.answers a on a.id = c.answer_id
      join public.topics t on t.id = coalesce(c.topic_id, a.topic_id)
      where c.id = p_id;
  elsif p_kind = 'profile' then
    select p.id, p.standing, true, p.handle || E'\n\n' || p.about, p.version
      into author, state, shown, said, version
      from public.community_profiles p where p.id = p_id and p.removed_at is null;
  elsif p_kind = 'room' then
    select r.host_profile_id, r.state, private.may_see_room(r), r.title || E'\n\n' || r.description, r.version
      into author, state, shown, said, version from public.study_rooms r where r.id = p_id;
  elsif p_kind = 'room_chat' then
    select c.profile_id, r.state, private.sits_in(r.id), case when private.sits_in(r.id) then private.room_line_said(c) end, r.version
      into author, state, shown, said, version
      from public.room_chat c join public.study_rooms r on r.id = c.room_id where c.id = p_id;
  end if;
  shown := coalesce(shown, false);
end
$$;

create or replace function private.lang_of(p_kind text, p_id uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case p_kind
    when 'topic' then (select t.lang from public.topics t where t.id = p_id)
    when 'answer' then (select a.lang from public.answers a where a.id = p_id)
    when 'comment' then (select c.lang from public.comments c where c.id = p_id)
    when 'profile' then (select p.lang from public.community_profiles p where p.id = p_id)
    when 'room' then (select r.lang from public.study_rooms r where r.id = p_id)
    when 'room_chat' then (
      select r.lang from public.room_chat c join public.study_rooms r on r.id = c.room_id where c.id = p_id) end
$$;

-- Closes a room: a decision with its row and its entry in the log. `p_target`: the room, or a line that was said in it. The id
-- of the decision comes from the device: sent again it is decided once.
create function public.close_room(
  p_id uuid, p_kind text, p_target uuid, p_reason_code text, p_reason text default '', p_report uuid default null
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  room public.study_rooms;
  known_id uuid := case p_kind
    when 'room' then p_target
    when 'room_chat' then (select c.room_id from public.room_chat c where c.id = p_target) end;
  noted text;
begin
  select * into moderator from private.community_moderator();
  room := private.settle_room(known_id);
  if room.id is null then
    perform private.refuse('not_found');
  end if;
  if not private.decided_before(p_id, 'close_room', room.id, moderator.user_id) then
    perform private.refuse_own_case(room.host_profile_id, moderator.user_id);
    noted := private.community_text(p_reason, 'note', 'staff');
    perform private.end_room(room.id, '{staff}');
    perform private.note_action(p_id, moderator.user_id, 'close_room', 'room', room.id, room.host_profile_id,
      coalesce(p_reason_code, 'other'), left(noted, 500), null, p_report, room.state, 'ended');
  end if;
  return (select jsonb_build_object('id', r.id, 'state', r.state, 'version', r.version) from public.study_rooms r where r.id = room.id);
exception
  when check_violation or foreign_key_violation or unique_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.close_room(uuid, text, uuid, text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.close_room(uuid, text, uuid, text, text, uuid) to authenticated;

create or replace function private.refuse(p_code text, p_detail text default '') returns void
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception '%', p_code using detail = p_detail, errcode = case p_code
    when 'not_signed_in' then 'PT401'
    when 'not_found' then 'PT404'
    when 'rate_limited' then 'PT429'
    when 'not_allowed' then 'PT403' when 'no_profile' then 'PT403' when 'silenced' then 'PT403' when 'suspended' then 'PT403'
    when 'blocked' then 'PT403' when 'own_vote' then 'PT403' when 'own_decision' then 'PT403' when 'target_is_staff' then 'PT403'
    when 'message_request_off' then 'PT403'
    when 'invalid_state' then 'PT409' when 'version_conflict' then 'PT409' when 'has_answers' then 'PT409'
    when 'locked' then 'PT409' when 'already_reported' then 'PT409' when 'handle_taken' then 'PT409'
    when 'too_late' then 'PT409' when 'too_early' then 'PT409'
    when 'room_full' then 'PT409' when 'room_ended' then 'PT409' when 'one_room' then 'PT409' when 'chat_closed' then 'PT409'
    else 'PT400' end;
end
$$;
