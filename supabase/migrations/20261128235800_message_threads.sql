-- Messages between two members. What one wrote stands in user_messages; the thread of a pair says whether they talk. How it
-- stands is told by functions alone: whoever asked to talk does not learn that the other declined, nor who blocked whom.

alter table private.community_transitions
  drop constraint community_transitions_machine_check,
  drop constraint community_transitions_role_check,
  add constraint community_transitions_machine_check
    check (machine in ('topic', 'answer', 'comment', 'report', 'standing', 'thread', 'room')),
  add constraint community_transitions_role_check check (role in
    ('author', 'staff', 'senior', 'service', 'sender', 'recipient', 'blocker', 'host', 'co_host'));
insert into private.community_transitions (machine, action, role, from_state, to_state)
select 'thread', m.action, r.role, f.from_state, m.to_state
from (
  values
    ('accept', '{recipient}', '{requested}', 'open'),
    ('decline', '{recipient}', '{requested}', 'declined'),
    ('cancel', '{sender}', '{requested}', 'cancelled'),
    ('expire', '{service}', '{requested}', 'expired'),
    ('block', '{sender,recipient}', '{requested,open,declined}', 'blocked'),
    ('unblock', '{blocker}', '{blocked}', 'declined'),
    ('reopen', '{recipient}', '{declined,expired}', 'open')
) as m (action, roles, from_states, to_state)
cross join unnest(m.roles::text[]) as r (role)
cross join unnest(m.from_states::text[]) as f (from_state);

-- None at all is a limit, too.
alter table private.community_limits
  drop constraint community_limits_action_check,
  drop constraint community_limits_most_check,
  add constraint community_limits_action_check check (action in
    ('topic', 'answer', 'comment', 'vote', 'edit', 'report', 'message_request', 'message', 'room', 'room_line')),
  add constraint community_limits_most_check check (most >= 0);
insert into private.community_limits (action, level, most, window_s) values
  ('message_request', 'new', 0, 86400), ('message_request', 'known', 5, 86400),
  ('message', 'new', 20, 3600), ('message', 'known', 60, 3600);

-- Seconds until the first allowed moment, over all limits; 0: now; null: never at this level.
create or replace function private.community_wait(p_profile uuid, p_action text, p_level text) returns integer
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when not coalesce(bool_or(l.most = 0), false) then
    coalesce(max(ceil(extract(epoch from full_since.at + make_interval(secs => l.window_s) - now()))), 0)::integer end
  from private.community_limits l
  -- The event whose end makes room for one more.
  left join lateral (
    select e.at from private.community_events e
    where e.profile_id = p_profile and e.action = p_action and e.at > now() - make_interval(secs => l.window_s)
    order by e.at desc offset greatest(l.most - 1, 0) limit 1
  ) full_since on true
  where l.action = p_action and l.level = p_level
$$;

create or replace function private.count_act(p_caller private.community_caller, p_action text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wait integer := private.community_wait(p_caller.profile_id, p_action, p_caller.level);
begin
  if wait is null then
    perform private.refuse('not_allowed', 'new_member');
  end if;
  if wait > 0 then
    perform private.refuse('rate_limited', wait::text);
  end if;
  delete from private.community_events e where e.profile_id = p_caller.profile_id and e.at < now() - interval '1 day';
  insert into private.community_events (profile_id, action) values (p_caller.profile_id, p_action);
end
$$;

-- How long a text of a kind may be; `links`: how many at most, null: as the level of its writer says.
create table private.community_text_kinds (
  kind text primary key check (kind ~ '^[a-z_]{1,40}$'),
  least integer not null check (least >= 0),
  most integer not null check (most > 0),
  links integer check (links >= 0),
  one_line boolean not null default false
);
revoke all on private.community_text_kinds from public, anon, authenticated, service_role;
insert into private.community_text_kinds (kind, least, most, links, one_line) values
  ('title', 10, 150, 0, true), ('topic', 20, 5000, null, false), ('answer', 20, 10000, null, false),
  ('comment', 5, 600, null, false), ('about', 0, 300, 0, false), ('note', 0, 1000, 20, false),
  ('reason', 10, 500, 20, false), ('appeal', 20, 1000, 20, false),
  ('message', 1, 4000, null, false), ('message_request', 1, 500, null, false), ('subject', 0, 120, 0, true);

create or replace function private.community_text(p_text text, p_kind text, p_level text) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  kept text := coalesce(p_text, '');
  takes private.community_text_kinds;
  most_links integer;
begin
  select * into strict takes from private.community_text_kinds k where k.kind = p_kind;
  most_links := coalesce(takes.links, case p_level when 'staff' then 10 when 'known' then 2 else 0 end);
  -- Nothing is worked through that could not be kept anyway.
  if octet_length(kept) > 100000 then
    perform private.refuse('too_long', takes.most::text);
  end if;
  kept := regexp_replace(kept, '\r\n?', E'\n', 'g');
  if kept ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]' then
    perform private.refuse('bad_characters');
  end if;
  kept := normalize(kept, NFC);
  kept := regexp_replace(kept, '[ \t]+(\n|$)', '\1', 'g');
  kept := regexp_replace(kept, '\n{3,}', E'\n\n', 'g');
  kept := regexp_replace(kept, '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$', '', 'g');
  if kept ~ '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4,}' then
    perform private.refuse('bad_characters');
  end if;
  if takes.one_line then
    kept := regexp_replace(kept, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g');
  end if;
  if kept = '' and takes.least > 0 then
    perform private.refuse('empty');
  end if;
  if char_length(kept) < takes.least then
    perform private.refuse('too_short', takes.least::text);
  end if;
  if char_length(kept) > takes.most then
    perform private.refuse('too_long', takes.most::text);
  end if;
  if cardinality(private.outside_links(kept)) > most_links then
    perform private.refuse('too_many_links', most_links::text);
  end if;
  return kept;
end
$$;

create table public.message_threads (
  id uuid primary key default gen_random_uuid(),
  -- The pair in the order of their ids, so that two people have one thread; null: the account is gone.
  user_low uuid references auth.users (id) on delete set null,
  user_high uuid references auth.users (id) on delete set null,
  started_by uuid,
  state text not null check (state in ('requested', 'open', 'declined', 'cancelled', 'expired', 'blocked')),
  -- what a block ended
  state_before text check (state_before in ('requested', 'open', 'declined')),
  blocked_by uuid,
  -- A request that was taken back after the other had declined it, which whoever asked does not know.
  withdrawn boolean not null default false,
  requested_at timestamptz not null default now(),
  declined_at timestamptz,
  -- The two have talked.
  opened_at timestamptz,
  -- From the own list, until something new comes.
  hidden_low boolean not null default false,
  hidden_high boolean not null default false,
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_low, user_high),
  check (user_low < user_high),
  check (started_by in (user_low, user_high)),
  check (blocked_by in (user_low, user_high)),
  check ((state = 'blocked') = (state_before is not null)),
  check ((state = 'declined') <= (declined_at is not null))
);
create index message_threads_low_idx on public.message_threads (user_low, last_message_at desc, id desc);
create index message_threads_high_idx on public.message_threads (user_high, last_message_at desc, id desc);
create index message_threads_low_waiting_idx on public.message_threads (user_low, last_message_at desc, id desc) where state = 'requested';
create index message_threads_high_waiting_idx on public.message_threads (user_high, last_message_at desc, id desc) where state = 'requested';
create index message_threads_waiting_idx on public.message_threads (requested_at) where state = 'requested';
create index message_threads_age_idx on public.message_threads (last_message_at);

-- A new request is another one, whatever became of the first.
create trigger guard_state before update of state on public.message_threads
  for each row when (new.requested_at = old.requested_at) execute function private.guard_community_state('thread', 'state');
create trigger touch_updated_at before update on public.message_threads
  for each row execute function private.touch_updated_at();

-- What is written from one person to another belongs to their thread.
alter table public.user_messages
  alter column sender_id drop not null,
  alter column recipient_id drop not null,
  alter column sender_id set default auth.uid(),
  add foreign key (thread_id) references public.message_threads (id) on delete cascade,
  add constraint user_messages_people_have_a_thread
    check (thread_id is not null or coalesce(sender_id = '00000000-0000-0000-0000-000000000000', false)),
  add constraint user_messages_to_another check (sender_id <> recipient_id or sender_id = '00000000-0000-0000-0000-000000000000');
create index user_messages_thread_idx on public.user_messages (thread_id, created_at desc, id desc);
create index user_messages_unread_idx on public.user_messages (recipient_id, thread_id) where not is_read;
create index user_messages_recipient_idx on public.user_messages (recipient_id);

-- Whether messages are closed to the caller: they may not take part in the community for a time.
create function private.messages_closed() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.community_profiles p
    where p.user_id = (select auth.uid()) and p.standing = 'suspended' and coalesce(p.standing_until, 'infinity') > now()
  )
$$;
revoke execute on function private.messages_closed() from public, anon, authenticated, service_role;
grant execute on function private.messages_closed() to authenticated;

alter table public.message_threads enable row level security;
revoke all on public.message_threads from public, anon, authenticated, service_role;
grant select (id, user_low, user_high, started_by, last_message_at, created_at) on public.message_threads to authenticated;
grant select, insert, update, delete on public.message_threads to service_role;
create policy "both sides read their thread" on public.message_threads
  for select to authenticated
  using ((select auth.uid()) in (user_low, user_high) and not (select private.messages_closed()));

grant select, update (is_read) on public.user_messages to authenticated;
grant insert, update on public.user_messages to service_role;
create policy "both sides read what was written" on public.user_messages
  for select to authenticated
  using ((select auth.uid()) in (sender_id, recipient_id) and not (select private.messages_closed()));
create policy "a person notes what they have read" on public.user_messages
  for update to authenticated
  using (recipient_id = (select auth.uid()))
  with check (recipient_id = (select auth.uid()));

alter publication supabase_realtime add table public.user_messages;
