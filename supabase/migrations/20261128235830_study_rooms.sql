-- Study rooms: a few people, one timer, and a chat that is open in the breaks. Nobody counts the time: where a timer stands
-- follows from when it was started, its pauses and the clock of the server.

insert into private.community_transitions (machine, action, role, from_state, to_state)
select 'room', m.action, r.role, f.from_state, m.to_state
from (
  values
    ('start', '{host,co_host}', '{lobby}', 'running'),
    ('pause', '{host,co_host}', '{running}', 'paused'),
    ('resume', '{host,co_host}', '{paused}', 'running'),
    ('finish', '{service}', '{running}', 'lobby'),
    ('end', '{host,service,staff}', '{lobby,running,paused}', 'ended')
) as m (action, roles, from_states, to_state)
cross join unnest(m.roles::text[]) as r (role)
cross join unnest(m.from_states::text[]) as f (from_state);

insert into private.community_text_kinds (kind, least, most, links, one_line) values
  ('room_title', 3, 60, 0, true), ('room_description', 0, 200, 0, true), ('room_goal', 0, 80, 0, true),
  ('room_chat', 1, 300, 0, true);

-- New members open rooms with a plan alone: the function asks for it. 'room_act' is whatever everybody in a room is told of.
alter table private.community_limits
  drop constraint community_limits_action_check,
  add constraint community_limits_action_check check (action in
    ('topic', 'answer', 'comment', 'vote', 'edit', 'report', 'message_request', 'message', 'room', 'room_line', 'room_act',
      'room_invite'));
insert into private.community_limits (action, level, most, window_s)
select l.action, level, l.most, l.window_s
from (values ('room_line', 5, 10), ('room_line', 60, 600), ('room_act', 60, 600), ('room_invite', 10, 3600)) as l (action, most, window_s)
cross join unnest('{new,known}'::text[]) as level
union all
values ('room', 'new', 3, 86400), ('room', 'known', 5, 86400);

create table public.study_rooms (
  -- Made on the device.
  id uuid primary key,
  -- null: nobody could take it over
  host_profile_id uuid references public.community_profiles (id) on delete set null,
  title text not null check (char_length(title) between 3 and 60),
  description text not null default '' check (char_length(description) <= 200),
  lang text not null check (lang in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh')),
  visibility text not null check (visibility in ('listed', 'link')),
  capacity integer not null default 8 check (capacity between 2 and 12),
  focus_s integer not null default 1500 check (focus_s between 600 and 5400),
  break_s integer not null default 300 check (break_s between 180 and 1800),
  rounds integer not null default 4 check (rounds between 1 and 8),
  state text not null default 'lobby' check (state in ('lobby', 'running', 'paused', 'ended')),
  started_at timestamptz,
  -- [{ from, to }]; without an end it goes on
  paused jsonb not null default '[]' check (jsonb_typeof(paused) = 'array' and octet_length(paused::text) <= 200000),
  ended_at timestamptz,
  -- Raised by whatever the people in the room see change.
  version integer not null default 1,
  -- The version in which the timer was last started, held or set anew: who read an older one acts on something else.
  acted_version integer not null default 1,
  -- Rounds of this run whose focus phase is credited.
  credited_rounds integer not null default 0 check (credited_rounds between 0 and 8),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state in ('running', 'paused')) = (started_at is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
create unique index study_rooms_one_open_idx on public.study_rooms (host_profile_id) where state <> 'ended';
create index study_rooms_host_idx on public.study_rooms (host_profile_id, created_at);
create index study_rooms_listed_idx on public.study_rooms (created_at desc, id desc) where visibility = 'listed' and state <> 'ended';
create index study_rooms_open_idx on public.study_rooms (created_at) where state <> 'ended';
create index study_rooms_ended_idx on public.study_rooms (ended_at) where state = 'ended';
create trigger guard_state before update of state on public.study_rooms
  for each row execute function private.guard_community_state('room', 'state');
create trigger touch_updated_at before update on public.study_rooms
  for each row execute function private.touch_updated_at();

create table public.room_members (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references public.study_rooms (id) on delete cascade,
  profile_id uuid not null references public.community_profiles (id) on delete cascade,
  joined_at timestamptz not null default now(),
  co_host boolean not null default false,
  connected boolean not null default true,
  last_seen_at timestamptz not null default now(),
  -- null: holds a seat
  left_at timestamptz,
  -- By the host, for the life of the room.
  removed_at timestamptz,
  goal text not null default '' check (char_length(goal) <= 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (room_id, profile_id),
  check (removed_at is null or left_at is not null)
);
-- One seat a person, whatever sends twice.
create unique index room_members_one_seat_idx on public.room_members (profile_id) where left_at is null;
create index room_members_seats_idx on public.room_members (room_id) where left_at is null;
create index room_members_profile_idx on public.room_members (profile_id, created_at);
create trigger touch_updated_at before update on public.room_members
  for each row execute function private.touch_updated_at();

-- When somebody was connected, for as long as the room is open: what a phase is credited by. Told to nobody.
create table private.room_presence (
  room_id uuid not null references public.study_rooms (id) on delete cascade,
  profile_id uuid not null references public.community_profiles (id) on delete cascade,
  during tstzmultirange not null,
  primary key (room_id, profile_id)
);
create index room_presence_profile_idx on private.room_presence (profile_id);
revoke all on private.room_presence from public, anon, authenticated, service_role;

create table public.room_chat (
  -- Made on the device.
  id uuid primary key,
  room_id uuid not null references public.study_rooms (id) on delete cascade,
  profile_id uuid not null references public.community_profiles (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index room_chat_room_idx on public.room_chat (room_id, created_at, id);
create index room_chat_profile_idx on public.room_chat (profile_id, created_at);
create trigger touch_updated_at before update on public.room_chat
  for each row execute function private.touch_updated_at();

-- The caller's profile while they may take part: none for who is kept out of the community for a time.
create function private.my_open_profile() returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select p.id from public.community_profiles p
  where p.user_id = (select auth.uid()) and p.removed_at is null
    and not (p.standing = 'suspended' and coalesce(p.standing_until, 'infinity') > now())
$$;
revoke execute on function private.my_open_profile() from public, anon, authenticated, service_role;

-- Whether the caller holds a seat.
create function private.sits_in(p_room uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.room_members m
    where m.room_id = p_room and m.left_at is null and m.profile_id = private.my_open_profile()
  )
$$;
revoke execute on function private.sits_in(uuid) from public, anon, authenticated, service_role;
grant execute on function private.sits_in(uuid) to authenticated;

-- Whether somebody who is signed in may know of a room whose address they have: not who is kept out of the community, nor who
-- was blocked by the host.
create function private.may_see_room(p_room public.study_rooms) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select (select auth.uid()) is not null
    and not exists (
      select from public.community_profiles p
      where p.user_id = (select auth.uid()) and p.removed_at is null and p.id is distinct from private.my_open_profile()
    )
    and not private.has_blocked(p_room.host_profile_id, private.my_open_profile())
$$;
revoke execute on function private.may_see_room(public.study_rooms) from public, anon, authenticated, service_role;

-- What is found without an address: open listed rooms, those one has or had a seat in, and all of them for who moderates.
create function private.finds_room(p_room uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.study_rooms r
    where r.id = p_room and private.may_see_room(r) and (
      (r.visibility = 'listed' and r.state <> 'ended')
      or exists (select from public.room_members m where m.room_id = r.id and m.profile_id = private.my_open_profile())
      or private.is_moderator()
    )
  )
$$;
revoke execute on function private.finds_room(uuid) from public, anon, authenticated, service_role;
grant execute on function private.finds_room(uuid) to authenticated;

-- Who was blocked by somebody does not learn where they sit.
create function private.finds_seat(p_room uuid, p_profile uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.finds_room(p_room) and not private.has_blocked(p_profile, private.my_open_profile())
$$;
revoke execute on function private.finds_seat(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.finds_seat(uuid, uuid) to authenticated;

alter table public.study_rooms enable row level security;
revoke all on public.study_rooms from public, anon, authenticated, service_role;
grant select (id, host_profile_id, title, description, lang, visibility, capacity, focus_s, break_s, rounds, state, started_at,
  paused, ended_at, version, created_at) on public.study_rooms to authenticated;
grant select, insert, update, delete on public.study_rooms to service_role;
create policy "signed-in people find rooms" on public.study_rooms
  for select to authenticated
  using (private.finds_room(id));

alter table public.room_members enable row level security;
revoke all on public.room_members from public, anon, authenticated, service_role;
-- What somebody works on is told in the room.
grant select (id, room_id, profile_id, joined_at, co_host, connected, left_at, created_at) on public.room_members to authenticated;
grant select, insert, update, delete on public.room_members to service_role;
create policy "signed-in people see who sits in rooms" on public.room_members
  for select to authenticated
  using (private.finds_seat(room_id, profile_id));

alter table public.room_chat enable row level security;
revoke all on public.room_chat from public, anon, authenticated, service_role;
grant select (id, room_id, profile_id, body, created_at) on public.room_chat to authenticated;
grant select, insert, delete on public.room_chat to service_role;
create policy "people with a seat read what is said in their room" on public.room_chat
  for select to authenticated
  using (private.sits_in(room_id));

-- The room of a topic; null for any other name.
create function private.room_of_topic() returns uuid
  language sql
  stable
  set search_path = ''
as $$
  select substring(realtime.topic() from '^room:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
$$;
revoke execute on function private.room_of_topic() from public, anon, authenticated, service_role;
grant execute on function private.room_of_topic() to authenticated;

-- To hear takes a seat, and so does being seen. To speak is the database's alone: there is no policy for it.
create policy "people with a seat listen to their room" on realtime.messages
  for select to authenticated
  using (extension in ('broadcast', 'presence') and private.sits_in((select private.room_of_topic())));
create policy "people with a seat are seen in their room" on realtime.messages
  for insert to authenticated
  with check (extension = 'presence' and private.sits_in((select private.room_of_topic())));

insert into private.personal_tables (table_name, place, owner_via, sorted_by)
select r.table_name, r.place, format('t.%I = (select p.id from public.community_profiles p where p.user_id = $1)', r.by_profile),
  '{created_at, id}'::text[]
from (
  values
    ('study_rooms', 330, 'host_profile_id'), ('room_members', 332, 'profile_id'), ('room_chat', 334, 'profile_id')
) as r (table_name, place, by_profile);
