-- Who is written to is told so, never of what: once for a thread as long as it is not read. A request is quiet: it stands
-- in the list of news, and nothing is shown over the page.
insert into private.notice_kinds (kind, type, topic, title, many, message) values
  ('message', 'info', 'community', 'New message', '{n} new messages', 'A member of the community wrote to you.'),
  ('request', 'info', 'community', 'New message request', null, 'A member would like to write to you.');

create function private.tell_of_message() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.tell_person(new.recipient_id, case t.state when 'requested' then 'request' else 'message' end, t.id::text, '{}',
      '/messages?thread=' || t.id)
    from public.message_threads t where t.id = new.thread_id;
  return null;
end
$$;
revoke execute on function private.tell_of_message() from public, anon, authenticated, service_role;
-- What does not come over the Data API is maintenance.
create trigger tell_person after insert on public.user_messages
  for each row when (new.thread_id is not null and current_setting('role', true) = 'authenticated')
  execute function private.tell_of_message();

-- What is read is no news any more.
create function private.read_news_of_messages() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.notifications n set is_read = true
    from (select distinct m.recipient_id, m.thread_id from read_rows m where m.is_read and m.thread_id is not null) r
    where n.user_id = r.recipient_id and n.dedupe_key in ('message:' || r.thread_id, 'request:' || r.thread_id) and not n.is_read;
  return null;
end
$$;
revoke execute on function private.read_news_of_messages() from public, anon, authenticated, service_role;
create trigger read_news after update on public.user_messages
  referencing new table as read_rows
  for each statement execute function private.read_news_of_messages();

-- A request that no longer waits is none either.
create function private.forget_news_of_request() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.notifications n set removed_at = now()
    where n.user_id in (new.user_low, new.user_high) and n.dedupe_key = 'request:' || new.id and not n.is_read and n.removed_at is null;
  return null;
end
$$;
revoke execute on function private.forget_news_of_request() from public, anon, authenticated, service_role;
create trigger forget_news after update of state on public.message_threads
  for each row when (old.state = 'requested' and new.state <> 'requested') execute function private.forget_news_of_request();

-- Nobody waits longer than 30 days for an answer. Answers how many requests ended.
create function public.sweep_messages(p_limit integer default 1000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ended integer;
begin
  update public.message_threads t set state = private.next_state('thread', t.state, 'expire', '{service}')
    where t.id in (
      select o.id from public.message_threads o where o.state = 'requested' and o.requested_at <= now() - interval '30 days'
      order by o.requested_at limit p_limit for update skip locked
    );
  get diagnostics ended = row_count;
  return ended;
end
$$;
revoke execute on function public.sweep_messages(integer) from public, anon, authenticated, service_role;
grant execute on function public.sweep_messages(integer) to service_role;

-- A thread is kept for 24 months after its last message, with all that was written in it.
create function public.purge_messages(p_limit integer default 1000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.message_threads t
    where t.id in (
      select o.id from public.message_threads o where o.last_message_at < now() - interval '24 months'
      order by o.last_message_at limit p_limit for update skip locked
    );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_messages(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_messages(integer) to service_role;

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('sweep-messages', '6-56/10 * * * *', '10 minutes', 'select public.sweep_messages()'),
  ('purge-messages', '4-54/10 3 * * *', '1 day', 'select public.purge_messages()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
