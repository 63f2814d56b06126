-- What is measured of the service itself: queues, tables, refused calls, errors in browsers. Numbers and names of ours; no
-- row says anything about a person.

-- What waits to be sent or done. Measured by a job, so that whoever looks asks one small table.
create table private.queues (
  queue text primary key check (queue ~ '^[a-z][a-z_]{0,39}$'),
  place integer not null unique,
  -- Whether people are told something by it: an alert counts how long that waits.
  is_mail boolean not null,
  -- SQL that answers how much waits (1001: more), since when the oldest, and how much was given up in the last two weeks.
  measure text not null,
  waiting integer not null default 0,
  oldest_at timestamptz,
  given_up integer not null default 0,
  measured_at timestamptz
);
revoke all on private.queues from public, anon, authenticated, service_role;
insert into private.queues (queue, place, is_mail, measure) values
  ('account_mails', 1, true, $q$
    select (select count(*) from (select from public.account_mails m where m.sent_at is null and m.next_try_at <= now()
        and not private.is_given_up(m) limit 1001) w),
      (select min(m.made_at) from public.account_mails m where m.sent_at is null and m.next_try_at <= now()
        and not private.is_given_up(m)),
      (select count(*) from (select from public.account_mails m where m.sent_at is null
        and m.made_at > now() - interval '14 days' and private.is_given_up(m) limit 1001) g)$q$),
  ('contact_messages', 2, true, $q$
    select count(*), min(w.created_at), 0 from (
      select m.created_at from private.contact_queue q join public.user_messages m on m.id = q.message_id
      where q.sent_at is null order by q.next_try_at limit 1001) w$q$),
  ('contact_replies', 3, true, $q$
    select count(*), min(w.created_at), 0 from (
      select r.created_at from public.contact_replies r where r.sent_at is null order by r.next_try_at limit 1001) w$q$),
  ('reminders', 4, true, $q$
    select count(*), min(w.send_at), 0 from (
      select d.send_at from public.reminder_deliveries d
      where d.state = 'claimed' and d.send_at <= now() order by d.send_at limit 1001) w$q$),
  ('erasures', 5, false, $q$
    select count(*), min(w.due_at), 0 from (
      select e.due_at from public.account_erasures e where e.due_at <= now() order by e.due_at limit 1001) w$q$);

create function public.measure_queues() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  one record;
  found_waiting bigint;
  found_oldest timestamptz;
  found_given_up bigint;
  total integer := 0;
begin
  for one in select q.queue, q.measure from private.queues q order by q.place loop
    execute one.measure into found_waiting, found_oldest, found_given_up;
    update private.queues q
      set waiting = found_waiting, oldest_at = found_oldest, given_up = found_given_up, measured_at = now()
      where q.queue = one.queue;
    total := total + found_waiting;
  end loop;
  return total;
end
$$;
revoke execute on function public.measure_queues() from public, anon, authenticated, service_role;
grant execute on function public.measure_queues() to service_role;

-- How long rows of a table are kept, and since when the oldest lies there that should go by that.
create table private.retentions (
  table_name text primary key check (table_name ~ '^[a-z][a-z_]{0,62}$'),
  keep interval not null check (keep > interval '0'),
  oldest text not null
);
revoke all on private.retentions from public, anon, authenticated, service_role;
insert into private.retentions (table_name, keep, oldest) values
  ('admin_audit_log', '24 months', $q$select min(l.created_at) from public.admin_audit_log l
    where split_part(l.action, '.', 1) not in ('order', 'catalogue', 'payment')$q$),
  ('user_messages', '12 months', $q$select min(m.created_at) from public.user_messages m
    where m.sender_id = '00000000-0000-0000-0000-000000000000'$q$),
  ('message_threads', '24 months', 'select min(t.last_message_at) from public.message_threads t'),
  ('notifications', '180 days', 'select min(n.sorted_at) from public.notifications n'),
  ('moderation_actions', '24 months', 'select min(a.created_at) from public.moderation_actions a'),
  ('reports', '24 months', 'select min(r.created_at) from public.reports r'),
  ('articles', '30 days', 'select min(a.deleted_at) from public.articles a'),
  ('topics', '30 days', 'select min(t.deleted_at) from public.topics t'),
  ('assessment_attempts', '12 months', 'select min(a.created_at) from public.assessment_attempts a where a.user_id is null'),
  ('attempt_starts', '60 days', 'select min(s.started_at) from public.attempt_starts s where not s.finished'),
  ('reminder_deliveries', '90 days', 'select min(d.created_at) from public.reminder_deliveries d'),
  ('calendar_events', '30 days', 'select min(e.deleted_at) from public.calendar_events e');

create table private.table_days (
  day date not null,
  table_name text not null check (char_length(table_name) <= 63),
  bytes bigint not null check (bytes >= 0),
  -- As the database estimates it; null before it has looked.
  row_estimate bigint check (row_estimate >= 0),
  oldest_at timestamptz,
  primary key (day, table_name)
);
revoke all on private.table_days from public, anon, authenticated, service_role;

create function public.measure_tables() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  one record;
  oldest timestamptz;
  measured integer := 0;
begin
  for one in
    select c.relname::text as name, pg_catalog.pg_total_relation_size(c.oid) as bytes, c.reltuples, r.oldest as ask
    from pg_catalog.pg_class c left join private.retentions r on r.table_name = c.relname
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    oldest := null;
    if one.ask is not null then
      execute one.ask into oldest;
    end if;
    insert into private.table_days (day, table_name, bytes, row_estimate, oldest_at)
      values ((now() at time zone 'utc')::date, one.name, one.bytes, nullif(one.reltuples, -1)::bigint, oldest)
      on conflict (day, table_name) do update
        set bytes = excluded.bytes, row_estimate = excluded.row_estimate, oldest_at = excluded.oldest_at;
    measured := measured + 1;
  end loop;
  return measured;
end
$$;
revoke execute on function public.measure_tables() from public, anon, authenticated, service_role;
grant execute on function public.measure_tables() to service_role;

-- Calls that functions refused or that failed there, by code.
create table private.refusal_hours (
  hour timestamptz not null,
  name text not null check (name ~ '^[a-z][a-z-]{0,39}$'),
  code text not null check (code ~ '^[a-z][a-z_]{0,59}$'),
  times bigint not null check (times > 0),
  primary key (hour, name, code)
);
revoke all on private.refusal_hours from public, anon, authenticated, service_role;

create function public.note_refusals(p_function text, p_counts jsonb) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into private.refusal_hours as r (hour, name, code, times)
  select date_trunc('hour', now()), p_function, c.key, least(c.value::integer, 100000)
  from jsonb_each_text(p_counts) c
  order by c.key
  limit 50
  on conflict (hour, name, code) do update set times = r.times + excluded.times
$$;
revoke execute on function public.note_refusals(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.note_refusals(text, jsonb) to service_role;

-- Errors in browsers, told with their people's consent: how they were caught, on what kind of page, where in the program.
create table private.client_error_hours (
  hour timestamptz not null,
  kind text not null check (kind in ('boot', 'boundary')),
  page text not null check (page ~ '^/[A-Za-z/:*-]{0,79}$'),
  stack text not null check (stack ~ '^[0-9a-f]{16}$'),
  release text not null check (release ~ '^[A-Za-z0-9_-]{1,12}$'),
  times bigint not null check (times > 0),
  primary key (hour, kind, page, stack, release)
);
revoke all on private.client_error_hours from public, anon, authenticated, service_role;

-- Beyond 500 kinds of them in an hour all others are one.
create function public.note_client_error(p_kind text, p_page text, p_stack text, p_release text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
begin
  update private.client_error_hours e set times = e.times + 1
    where e.hour = this_hour and e.kind = p_kind and e.page = p_page and e.stack = p_stack and e.release = p_release;
  if found then
    return;
  end if;
  insert into private.client_error_hours as e (hour, kind, page, stack, release, times)
    select this_hour, p_kind, case when many then '/*' else p_page end,
      case when many then '0000000000000000' else p_stack end, case when many then 'many' else p_release end, 1
    from (select count(*) >= 500 as many from (
      select from private.client_error_hours o where o.hour = this_hour limit 500) o) full_up
    on conflict (hour, kind, page, stack, release) do update set times = e.times + 1;
end
$$;
revoke execute on function public.note_client_error(text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.note_client_error(text, text, text, text) to service_role;

create function public.purge_operations(p_limit integer default 20000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
  more integer;
begin
  delete from private.job_runs j where j.id in (
    select o.id from private.job_runs o where o.ended_at < now() - interval '7 days' order by o.ended_at limit p_limit);
  get diagnostics removed = row_count;
  delete from private.refusal_hours r where r.hour < now() - interval '90 days';
  get diagnostics more = row_count;
  removed := removed + more;
  delete from private.client_error_hours e where e.hour < now() - interval '30 days';
  get diagnostics more = row_count;
  removed := removed + more;
  delete from private.table_days t where t.day < now() - interval '400 days';
  get diagnostics more = row_count;
  return removed + more;
end
$$;
revoke execute on function public.purge_operations(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_operations(integer) to service_role;

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('measure-queues', '1-56/5 * * * *', '5 minutes', 'select public.measure_queues()'),
  ('measure-tables', '20 4 * * *', '1 day', 'select public.measure_tables()'),
  ('purge-operations', '9-59/10 3 * * *', '1 day', 'select public.purge_operations()'),
  ('operator-alerts', '4-59/5 * * * *', '10 minutes', null);
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
