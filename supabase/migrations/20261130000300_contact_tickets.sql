-- What came by the contact form as tickets: open, answered or closed, with replies that go by mail.
insert into private.admin_refusals (code, status) values
  ('invalid_state', 409), ('empty', 400), ('too_long', 400), ('bad_characters', 400);

create table private.contact_tickets (
  message_id uuid primary key references public.user_messages (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  version integer not null default 1,
  -- The first time.
  answered_at timestamptz
);
revoke all on private.contact_tickets from public, anon, authenticated, service_role;
create trigger raise_version before update on private.contact_tickets
  for each row execute function private.raise_version();
insert into private.contact_tickets (message_id)
  select m.id from public.user_messages m where m.sender_id = '00000000-0000-0000-0000-000000000000';

create function private.open_contact_ticket() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.contact_tickets (message_id) values (new.id);
  return null;
end
$$;
revoke execute on function private.open_contact_ticket() from public, anon, authenticated, service_role;
create trigger open_contact_ticket after insert on public.user_messages
  for each row when (new.sender_id = '00000000-0000-0000-0000-000000000000')
  execute function private.open_contact_ticket();

-- What was answered. Gone with the message, 12 months after it came.
create table public.contact_replies (
  -- Made by the device: what is sent again is the same reply.
  id uuid primary key,
  message_id uuid not null references public.user_messages (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  -- Of the words around the text.
  lang text not null check (lang in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh')),
  body text not null check (
    char_length(body) between 1 and 4000
    and body !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  created_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz
);
create index contact_replies_message_idx on public.contact_replies (message_id, created_at);
create index contact_replies_author_idx on public.contact_replies (author_id);
create index contact_replies_due_idx on public.contact_replies (next_try_at) where sent_at is null;

alter table public.contact_replies enable row level security;
revoke all on public.contact_replies from public, anon, authenticated, service_role;
grant select on public.contact_replies to service_role;

-- A reply belongs to whoever the message belongs to. Who of the team wrote it is theirs to know.
insert into private.personal_tables (table_name, place, owner_via, sorted_by, told_as) values
  ('contact_replies', 256, $via$t.message_id in (
    select m.id from public.user_messages m
    where m.sender_id = '00000000-0000-0000-0000-000000000000'
      and lower(split_part(split_part(m.content, E'\nEmail: ', 2), E'\n', 1)) = (
        select lower(u.email) from auth.users u where u.id = $1 and u.email_confirmed_at is not null
      ))$via$, '{created_at, id}', 'to_jsonb(t) || ''{"author_id": null}''::jsonb');

-- An answer is promised within 24 to 48 hours: ok in the first day, due_soon in the second, overdue from there.
create function private.contact_clock(p_created timestamptz, p_answered timestamptz, p_state text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select case
    when p_answered is not null then
      case when p_answered <= p_created + interval '48 hours' then 'met' else 'missed' end
    when p_state = 'closed' then 'met'
    when now() > p_created + interval '48 hours' then 'overdue'
    when now() > p_created + interval '24 hours' then 'due_soon'
    else 'ok'
  end
$$;
revoke execute on function private.contact_clock(timestamptz, timestamptz, text) from public, anon, authenticated, service_role;

-- A ticket without what was written and by whom.
create function private.ticket_row(p_message uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', m.id, 'kind', split_part(m.subject, ' ', 1), 'ticket', split_part(m.subject, ' ', 2),
    'created_at', m.created_at, 'is_priority', coalesce(q.is_priority, false), 'state', t.state, 'version', t.version,
    'clock', private.contact_clock(m.created_at, t.answered_at, t.state), 'answered_at', t.answered_at)
  from public.user_messages m
  join private.contact_tickets t on t.message_id = m.id
  left join private.contact_queue q on q.message_id = m.id
  where m.id = p_message
$$;
revoke execute on function private.ticket_row(uuid) from public, anon, authenticated, service_role;

-- Messages narrowed by { state, kind, clock, premium, ticket }; of those that wait the oldest first, of others the latest.
create function private.contact_rows(p_filters jsonb, p_after timestamptz, p_after_id uuid, p_limit integer) returns setof uuid
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  f constant jsonb := coalesce(p_filters, '{}');
  is_waiting constant boolean := coalesce(f ->> 'state' = 'open', false);
  asked text := '';
begin
  if jsonb_typeof(f) <> 'object' then
    perform private.refuse_admin('bad_filter');
  end if;
  if f ->> 'state' is not null then
    asked := asked || ' and t.state = $1';
  end if;
  if f ->> 'kind' is not null then
    asked := asked || $a$ and split_part(m.subject, ' ', 1) = $2$a$;
  end if;
  if f ->> 'clock' is not null then
    asked := asked || ' and private.contact_clock(m.created_at, t.answered_at, t.state) = $3';
  end if;
  if f ->> 'premium' is not null then
    asked := asked || ' and coalesce(q.is_priority, false)';
  end if;
  if f ->> 'ticket' is not null then
    asked := asked || $a$ and m.subject in ('general ' || $4, 'technical ' || $4, 'feedback ' || $4, 'partnership ' || $4, 'other ' || $4)$a$;
  end if;
  if p_after is not null then
    asked := asked || ' and (m.created_at, m.id) ' || case when is_waiting then '>' else '<' end || ' ($5, $6)';
  end if;
  return query execute $q$
    select m.id from public.user_messages m
    join private.contact_tickets t on t.message_id = m.id
    left join private.contact_queue q on q.message_id = m.id
    where m.sender_id = '00000000-0000-0000-0000-000000000000'$q$ || asked
    || ' order by m.created_at' || case when is_waiting then ', m.id' else ' desc, m.id desc' end || ' limit $7'
    using f ->> 'state', f ->> 'kind', f ->> 'clock', upper(btrim(f ->> 'ticket')), p_after,
      coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid), p_limit;
end
$$;
revoke execute on function private.contact_rows(jsonb, timestamptz, uuid, integer) from public, anon, authenticated, service_role;

drop function public.contact_inbox(timestamptz, uuid, integer);
create function public.contact_inbox(
  p_filters jsonb default '{}', p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 25
) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('full_admin');
  return query
    select private.ticket_row(m.id)
    from private.contact_rows(p_filters, p_after, p_after_id, greatest(least(coalesce(p_limit, 25), 100), 1)) with ordinality m (id, place)
    order by m.place;
end
$$;
revoke execute on function public.contact_inbox(jsonb, timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.contact_inbox(jsonb, timestamptz, uuid, integer) to authenticated;

-- How many there are, narrowed the same way; more than 1000 is 1001.
create function public.contact_total(p_filters jsonb default '{}') returns integer
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('full_admin');
  return (select count(*) from private.contact_rows(p_filters, null, null, 1001));
end
$$;
revoke execute on function public.contact_total(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.contact_total(jsonb) to authenticated;

create function private.ticket_case(p_message uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.ticket_row(m.id) || jsonb_build_object('content', m.content, 'replies', (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'body', r.body, 'created_at', r.created_at, 'sent_at', r.sent_at,
      'author', (select u.email from auth.users u where u.id = r.author_id)) order by r.created_at, r.id), '[]')
    from public.contact_replies r where r.message_id = m.id))
  from public.user_messages m
  where m.id = p_message
$$;
revoke execute on function private.ticket_case(uuid) from public, anon, authenticated, service_role;

-- Opens a message with what was answered. Each look is an entry of the log.
create function public.read_contact(p_message uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  answer jsonb;
begin
  select * into staff from private.enter_area('full_admin');
  if not exists (select from private.contact_tickets t where t.message_id = p_message) then
    perform private.refuse_admin('not_found');
  end if;
  answer := private.ticket_case(p_message);
  perform private.note_act(staff.user_id, staff.roles, 'contact.read', 'contact:' || p_message,
    jsonb_build_object('ticket', answer ->> 'ticket'));
  return answer;
end
$$;
revoke execute on function public.read_contact(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_contact(uuid) to authenticated;

-- Takes a ticket in hand as it was read, for one at a time.
create function private.take_ticket(p_message uuid, p_version integer) returns private.contact_tickets
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  held private.contact_tickets;
begin
  select * into held from private.contact_tickets t where t.message_id = p_message for update;
  if not found then
    perform private.refuse_admin('not_found');
  end if;
  if held.version is distinct from p_version then
    perform private.refuse_admin('version_conflict');
  end if;
  return held;
end
$$;
revoke execute on function private.take_ticket(uuid, integer) from public, anon, authenticated, service_role;

-- Answers a message by mail. The id of the reply comes from the device: sent again it is one reply. What is written is in no
-- entry of the log, only how long it is.
create function public.answer_contact(p_id uuid, p_message uuid, p_version integer, p_lang text, p_body text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  held private.contact_tickets;
  text_of constant text := btrim(translate(regexp_replace(coalesce(p_body, ''), '\r\n?', E'\n', 'g'), E'\t', ' '), E' \n');
begin
  select * into staff from private.enter_area('full_admin');
  if exists (select from public.contact_replies r where r.id = p_id and r.message_id = p_message and r.author_id = staff.user_id) then
    return private.ticket_case(p_message);
  end if;
  held := private.take_ticket(p_message, p_version);
  if held.state = 'closed' then
    perform private.refuse_admin('invalid_state');
  end if;
  if text_of = '' then
    perform private.refuse_admin('empty');
  end if;
  if char_length(text_of) > 4000 then
    perform private.refuse_admin('too_long', '4000');
  end if;
  if text_of ~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]' then
    perform private.refuse_admin('bad_characters');
  end if;
  if p_lang is null or p_lang !~ '^[a-z]{2}$' then
    perform private.refuse_admin('bad_filter');
  end if;
  insert into public.contact_replies (id, message_id, author_id, lang, body)
    values (p_id, p_message, staff.user_id, p_lang, text_of);
  update private.contact_tickets t set state = 'answered', answered_at = coalesce(t.answered_at, now())
    where t.message_id = p_message;
  perform private.note_act(staff.user_id, staff.roles, 'contact.answered', 'contact:' || p_message,
    jsonb_build_object('before', held.state, 'after', 'answered', 'reply', p_id, 'length', char_length(text_of)));
  return private.ticket_case(p_message);
end
$$;
revoke execute on function public.answer_contact(uuid, uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.answer_contact(uuid, uuid, integer, text, text) to authenticated;

-- Closes a ticket, or opens it again.
create function public.move_contact(p_message uuid, p_version integer, p_action text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  held private.contact_tickets;
  next text;
begin
  select * into staff from private.enter_area('full_admin');
  held := private.take_ticket(p_message, p_version);
  next := case
    when p_action = 'close' and held.state in ('open', 'answered') then 'closed'
    when p_action = 'reopen' and held.state = 'closed' then 'open'
  end;
  if next is null then
    perform private.refuse_admin('invalid_state');
  end if;
  update private.contact_tickets t set state = next where t.message_id = p_message;
  perform private.note_act(staff.user_id, staff.roles, 'contact.' || case p_action when 'close' then 'closed' else 'reopened' end,
    'contact:' || p_message, jsonb_build_object('before', held.state, 'after', next));
  return private.ticket_case(p_message);
end
$$;
revoke execute on function public.move_contact(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.move_contact(uuid, integer, text) to authenticated;

-- Takes replies in hand that are not sent yet; two callers never get the same one. One that is not noted as sent is handed
-- out again, at most four hours later, while the mail service still knows it.
create function public.claim_contact_replies(p_limit integer default 20)
  returns table (id uuid, content text, lang text, body text)
  language sql
  security definer
  set search_path = ''
as $$
  with taken as (
    update public.contact_replies r
      set tries = r.tries + 1, next_try_at = now() + make_interval(mins => least(5 * 2 ^ least(r.tries, 6), 240)::integer)
      where r.id in (
        select d.id from public.contact_replies d
        where d.sent_at is null and d.next_try_at <= now()
        order by d.next_try_at
        limit greatest(least(p_limit, 100), 0)
        for update skip locked
      )
      returning r.*
  )
  select t.id, m.content, t.lang, t.body
  from taken t
  join public.user_messages m on m.id = t.message_id
  order by t.created_at
$$;
revoke execute on function public.claim_contact_replies(integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_contact_replies(integer) to service_role;

create function public.note_contact_reply_sent(p_id uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.contact_replies r set sent_at = now() where r.id = p_id and r.sent_at is null
$$;
revoke execute on function public.note_contact_reply_sent(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_contact_reply_sent(uuid) to service_role;
