-- Messages between people, and what anybody writes to the operator by the contact form: those have neither sender nor
-- recipient (both ids are zero). So far the form is the only way to write one.
create table public.user_messages (
  id uuid primary key default gen_random_uuid(),
  -- No reference to accounts: zero is none.
  sender_id uuid not null,
  recipient_id uuid not null,
  subject text not null default '' check (char_length(subject) <= 120),
  content text not null check (char_length(content) between 1 and 4000),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  thread_id uuid,
  -- Made by the device: what is sent again is the same message.
  client_id uuid not null default gen_random_uuid(),
  check ((sender_id = '00000000-0000-0000-0000-000000000000') = (recipient_id = '00000000-0000-0000-0000-000000000000')),
  constraint user_messages_texts_are_plain check (
    subject !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
    and content !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  -- Six parts, each on a line of its own; further lines of the message are indented or empty (src/lib/contact/message.ts).
  constraint user_messages_contact_has_six_parts check (
    sender_id <> '00000000-0000-0000-0000-000000000000'
    or (
      content ~ ('^Ticket ID: FCL-[0-9A-Z]{1,12}-[0-9A-Z]{5}\nName: [^\n]{1,80}\nEmail: [^\s@]+@[^\s@]+\.[^\s@]+\n'
        || 'Subject: (general|technical|feedback|partnership|other)\nMessage: [^\n]*(\n( [^\n]*)?)*\n'
        || 'Submitted: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$')
      and char_length(substring(content from '\nEmail: ([^\n]+)\n')) <= 254
      and char_length(btrim(replace(substring(content from '\nMessage: (.*)\nSubmitted: [^\n]*$'), E'\n ', E'\n'), E' \n'))
        between 20 and 2000
      and subject = substring(content from '\nSubject: ([a-z]+)\nMessage: ') || ' '
        || substring(content from '^Ticket ID: ([^\n]+)\n')
      and thread_id is null
    )
  )
);
create unique index user_messages_client_idx on public.user_messages (sender_id, client_id);
create unique index user_messages_ticket_idx on public.user_messages (subject)
  where sender_id = '00000000-0000-0000-0000-000000000000';
create index user_messages_contact_age_idx on public.user_messages (created_at)
  where sender_id = '00000000-0000-0000-0000-000000000000';
create index user_messages_contact_address_idx
  on public.user_messages (lower(split_part(split_part(content, E'\nEmail: ', 2), E'\n', 1)))
  where sender_id = '00000000-0000-0000-0000-000000000000';

alter table public.user_messages enable row level security;
revoke all on public.user_messages from public, anon, authenticated, service_role;
-- Written by anybody, read by nobody: the operator gets them by mail.
grant insert (sender_id, recipient_id, subject, content, client_id) on public.user_messages to anon, authenticated;
grant select, delete on public.user_messages to service_role;

create policy "anybody writes to the operator" on public.user_messages
  for insert to anon, authenticated
  with check (
    sender_id = '00000000-0000-0000-0000-000000000000' and recipient_id = '00000000-0000-0000-0000-000000000000'
  );

-- Where the Data API reads the address a request comes from, and the key under which networks are counted: who reads the
-- counters learns no address. A project behind a proxy of its own changes the header here.
create table private.request_source (
  single boolean primary key default true check (single),
  -- Overwritten by the proxy that stands before hosted projects, whatever the client sent.
  header text not null default 'cf-connecting-ip' check (header ~ '^[a-z][a-z-]*$'),
  -- Which of its entries, from the right.
  from_right integer not null default 1 check (from_right between 1 and 9),
  secret bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
revoke all on private.request_source from public, anon, authenticated, service_role;
insert into private.request_source default values;

-- A keyed digest of the network behind the request at hand: an IPv4 address, or the first 64 bits of an IPv6 address,
-- since a household is given all addresses behind those. Without an address everybody is one.
create function private.caller_network() returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  source private.request_source;
  entries text[];
  network text;
begin
  select * into strict source from private.request_source;
  entries := string_to_array(
    nullif(current_setting('request.headers', true), '')::jsonb ->> source.header, ',');
  network := coalesce(btrim(entries[cardinality(entries) - source.from_right + 1]), '');
  begin
    if network ~* '^::ffff:\d+\.\d+\.\d+\.\d+$' then
      network := substr(network, 8);
    elsif family(network::inet) = 6 then
      network := host(network(set_masklen(network::inet, 64)));
    end if;
  exception when invalid_text_representation then
    network := 'unknown';
  end;
  return encode(sha256(source.secret || sha256(source.secret || convert_to(network, 'UTF8'))), 'hex');
end
$$;
revoke execute on function private.caller_network() from public, anon, authenticated, service_role;

-- Contact messages that the operator has not been told of yet.
create table private.contact_queue (
  message_id uuid primary key references public.user_messages (id) on delete cascade,
  -- Premium is answered first.
  is_priority boolean not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz
);
create index contact_queue_due_idx on private.contact_queue (next_try_at) where sent_at is null;
revoke all on private.contact_queue from public, anon, authenticated, service_role;

-- A ticket says when it was made, in milliseconds to the base of 36; the message says the same in words.
create function private.ticket_moment(p_ticket text) returns timestamptz
  language sql
  immutable
  set search_path = ''
as $$
  select to_timestamp(sum((strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', c.sign) - 1) * (36::numeric ^ (c.place - 1))) / 1000)
  from (
    select sign, row_number() over (order by n desc) as place
    from string_to_table(split_part(p_ticket, '-', 2), null) with ordinality t (sign, n)
  ) c
$$;
revoke execute on function private.ticket_moment(text) from public, anon, authenticated, service_role;

create function private.keep_contact_message() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ticket text := substring(new.content from '^Ticket ID: (FCL-[0-9A-Z]{1,12}-[0-9A-Z]{5})\n');
  submitted text := substring(new.content from '\nSubmitted: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$');
begin
  -- What is too long, or has none of the two, is refused by the table.
  if char_length(new.content) > 4000 then
    return new;
  end if;
  if ticket is not null and submitted is not null
    and to_char(private.ticket_moment(ticket) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') <> submitted then
    raise exception 'bad_ticket' using errcode = 'PT400';
  end if;
  -- What does not come over the Data API is maintenance; what is stored already, and sent again, the index refuses.
  if current_setting('role', true) not in ('anon', 'authenticated') or exists (
    select from public.user_messages m where m.sender_id = new.sender_id and m.client_id = new.client_id
  ) then
    return new;
  end if;
  if not public.consume_rate_limit('contact:network:' || private.caller_network(), 5, 3600)
    or not public.consume_rate_limit('contact:all', 300, 3600) then
    raise exception 'rate_limited' using errcode = 'PT429';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_contact_message() from public, anon, authenticated, service_role;
create trigger keep_contact_message before insert on public.user_messages
  for each row when (new.sender_id = '00000000-0000-0000-0000-000000000000')
  execute function private.keep_contact_message();

create function private.queue_contact_message() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.contact_queue (message_id, is_priority)
    values (new.id, coalesce(private.user_tier((select auth.uid())) = 'premium', false));
  return null;
end
$$;
revoke execute on function private.queue_contact_message() from public, anon, authenticated, service_role;
create trigger queue_contact_message after insert on public.user_messages
  for each row when (new.sender_id = '00000000-0000-0000-0000-000000000000')
  execute function private.queue_contact_message();

-- Takes messages in hand that the operator has not been told of, those of Premium first; two callers never get the same
-- one. One that is not noted as sent is handed out again, at most four hours later, while the mail service still knows it.
create function public.claim_contact_messages(p_limit integer default 20)
  returns table (id uuid, content text, is_priority boolean)
  language sql
  security definer
  set search_path = ''
as $$
  with taken as (
    update private.contact_queue q
      set tries = q.tries + 1, next_try_at = now() + make_interval(mins => least(5 * 2 ^ least(q.tries, 6), 240)::integer)
      where q.message_id in (
        select d.message_id from private.contact_queue d
        where d.sent_at is null and d.next_try_at <= now()
        order by d.is_priority desc, d.next_try_at
        limit greatest(least(p_limit, 100), 0)
        for update skip locked
      )
      returning q.*
  )
  select m.id, m.content, t.is_priority
  from taken t
  join public.user_messages m on m.id = t.message_id
  order by t.is_priority desc, m.created_at
$$;
revoke execute on function public.claim_contact_messages(integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_contact_messages(integer) to service_role;

create function public.note_contact_sent(p_id uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update private.contact_queue q set sent_at = now() where q.message_id = p_id and q.sent_at is null
$$;
revoke execute on function public.note_contact_sent(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_contact_sent(uuid) to service_role;

-- What was written to the operator is kept for 12 months.
create function public.purge_contact_messages(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.user_messages m
    where m.id in (
      select old.id from public.user_messages old
      where old.sender_id = '00000000-0000-0000-0000-000000000000' and old.created_at < now() - interval '12 months'
      order by old.created_at limit p_limit
    );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_contact_messages(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_contact_messages(integer) to service_role;

-- A message belongs to whoever proved that the address in it is theirs: it is in the copy of their data and goes with
-- their account.
insert into private.personal_tables (table_name, place, owner_via, sorted_by) values
  ('user_messages', 255, $via$t.sender_id = '00000000-0000-0000-0000-000000000000'
    and lower(split_part(split_part(t.content, E'\nEmail: ', 2), E'\n', 1)) = (
      select lower(u.email) from auth.users u where u.id = $1 and u.email_confirmed_at is not null
    )$via$, '{created_at, id}');

create function private.forget_contact_messages() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.user_messages m
    where m.sender_id = '00000000-0000-0000-0000-000000000000'
      and lower(split_part(split_part(m.content, E'\nEmail: ', 2), E'\n', 1)) = lower(old.email);
  return old;
end
$$;
revoke execute on function private.forget_contact_messages() from public, anon, authenticated, service_role;
create trigger forget_contact_messages before delete on auth.users
  for each row when (old.email_confirmed_at is not null)
  execute function private.forget_contact_messages();

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('contact-notify', '* * * * *', '10 minutes', null),
  ('purge-contact-messages', '2-52/10 3 * * *', '1 day', 'select public.purge_contact_messages()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
