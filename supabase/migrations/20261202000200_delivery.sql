-- How delivery stands: the numbers that alerts go by (src/lib/operations/alerts.ts), what full and master admins see of it,
-- and what an uptime check is told.

create function private.delivery_facts() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'late_jobs', (select count(*) from private.scheduled_jobs j
      where coalesce(j.last_run_at, j.since) + 2 * j.every + interval '5 minutes' < now()),
    -- whose latest run went wrong
    'failing_jobs', (select count(*) from private.scheduled_jobs j cross join lateral (
      select r.code from private.job_runs r where r.job = j.name order by r.id desc limit 1) newest
      where newest.code is not null),
    'webhook_lag_s', (select coalesce(max(extract(epoch from e.received_at - e.event_created)), 0)::integer
      from public.billing_events e
      where e.event_created > now() - interval '2 days' and e.received_at > now() - interval '1 hour'),
    'webhook_failures', (select count(*) from public.billing_events e
        where e.event_created > now() - interval '2 days' and e.received_at > now() - interval '1 hour'
          and e.outcome = 'failed')
      + coalesce((select sum(r.times) from private.refusal_hours r
        where r.hour >= date_trunc('hour', now() - interval '1 hour') and r.name = 'stripe-webhook'
          and r.code in ('bad_signature', 'internal', 'payments_unavailable')), 0),
    'mail_wait_s', (select coalesce(max(extract(epoch from now() - q.oldest_at)), 0)::integer
      from private.queues q where q.is_mail),
    'function_faults', (select coalesce(sum(r.times), 0) from private.refusal_hours r
      where r.hour >= date_trunc('hour', now() - interval '1 hour') and r.code in ('internal', 'storage_full')),
    -- of the commonest
    'client_errors', (select coalesce(max(g.times), 0) from (
      select sum(e.times) as times from private.client_error_hours e
      where e.hour >= date_trunc('hour', now() - interval '1 hour') group by e.stack) g),
    'overdue_tables', (select count(*) from private.retentions r
      join private.table_days t on t.table_name = r.table_name
        and t.day = (select max(d.day) from private.table_days d)
      where t.oldest_at + r.keep + interval '3 days' < now())
  )
$$;
revoke execute on function private.delivery_facts() from public, anon, authenticated, service_role;

create function private.job_states() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'job', j.name, 'every_s', extract(epoch from j.every)::integer, 'last_run_at', j.last_run_at,
    'is_late', coalesce(j.last_run_at, j.since) + 2 * j.every + interval '5 minutes' < now(),
    'duration_ms', newest.duration_ms, 'code', newest.code, 'result', j.last_result,
    'failures', (select count(*) from private.job_runs f
      where f.job = j.name and f.code is not null and f.ended_at > now() - interval '1 day')
  ) order by j.name), '[]')
  from private.scheduled_jobs j
  left join lateral (
    select r.duration_ms, r.code from private.job_runs r where r.job = j.name order by r.id desc limit 1
  ) newest on true
$$;
revoke execute on function private.job_states() from public, anon, authenticated, service_role;

-- The largest tables and all that have a time to be kept, as they were measured last, and how they grew in a week.
create function private.table_states() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with newest as (
    select t.*, r.keep, row_number() over (order by t.bytes desc) as place
    from private.table_days t left join private.retentions r on r.table_name = t.table_name
    where t.day = (select max(d.day) from private.table_days d)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'table', n.table_name, 'bytes', n.bytes, 'rows', n.row_estimate, 'grown', n.bytes - before.bytes,
    'keep_days', extract(epoch from n.keep)::integer / 86400, 'oldest_at', n.oldest_at,
    'is_overdue', coalesce(n.oldest_at + n.keep + interval '3 days' < now(), false)
  ) order by n.bytes desc, n.table_name), '[]')
  from newest n
  left join lateral (
    select b.bytes from private.table_days b
    where b.table_name = n.table_name and b.day between n.day - 30 and n.day - 7 order by b.day desc limit 1
  ) before on true
  where n.place <= 10 or n.keep is not null
$$;
revoke execute on function private.table_states() from public, anon, authenticated, service_role;

-- The statements that take longest, by the tables and functions they name: their text may hold values. Null where the
-- database does not count them.
create function private.slow_statements() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  counted regclass := coalesce(to_regclass('extensions.pg_stat_statements'), to_regclass('public.pg_stat_statements'));
  answer jsonb;
begin
  if counted is null then
    return null;
  end if;
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object('id', s.queryid::text, 'calls', s.calls, 'mean_ms', s.mean_exec_time,
      'max_ms', s.max_exec_time, 'names', array(
        select distinct replace(m[1], '"', '') from regexp_matches(s.query, '"?public"?\."?([a-z_]+)"?', 'g') m order by 1 limit 4)
    ) order by s.mean_exec_time desc), '[]')
    from (select * from %s where calls >= 5 and mean_exec_time >= 100 order by mean_exec_time desc limit 10) s$q$, counted)
    into answer;
  return answer;
end
$$;
revoke execute on function private.slow_statements() from public, anon, authenticated, service_role;

create function public.delivery_state() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('full_admin');
  return jsonb_build_object(
    'facts', private.delivery_facts(),
    'webhooks', (select jsonb_build_object('taken', count(*) filter (where e.outcome <> 'failed'),
        'failed', count(*) filter (where e.outcome = 'failed'), 'repeated', count(*) filter (where e.deliveries > 1),
        'lag_s', coalesce(max(extract(epoch from e.received_at - e.event_created)), 0)::integer,
        'last_at', max(e.received_at))
      from public.billing_events e where e.event_created > now() - interval '1 day'),
    'jobs', private.job_states(),
    'queues', (select jsonb_agg(jsonb_build_object('queue', q.queue, 'waiting', q.waiting, 'oldest_at', q.oldest_at,
        'given_up', q.given_up, 'measured_at', q.measured_at) order by q.place) from private.queues q),
    'refusals', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
      select h.name as "function", h.code, sum(h.times) as times from private.refusal_hours h
      where h.hour > now() - interval '1 day' group by h.name, h.code order by 3 desc, 1, 2 limit 20) r),
    'slow', private.slow_statements(),
    'tables', private.table_states(),
    'client_errors', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from (
      select c.kind, c.page, c.stack, c.release, sum(c.times) as times, max(c.hour) as last_hour
      from private.client_error_hours c where c.hour > now() - interval '7 days'
      group by c.kind, c.page, c.stack, c.release order by 5 desc, 6 desc, 3 limit 20) g),
    'alerts', (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'mailed_at', a.mailed_at)
        order by a.mailed_at desc), '[]') from private.alerts a where a.mailed_at > now() - interval '7 days')
  );
end
$$;
revoke execute on function public.delivery_state() from public, anon, authenticated, service_role;
grant execute on function public.delivery_state() to authenticated;

-- When the operator was mailed last about each condition.
create table private.alerts (
  name text primary key check (name ~ '^[a-z][a-z_]{0,39}$'),
  mailed_at timestamptz not null
);
revoke all on private.alerts from public, anon, authenticated, service_role;

create function public.alert_facts() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.delivery_facts()
$$;
revoke execute on function public.alert_facts() from public, anon, authenticated, service_role;
grant execute on function public.alert_facts() to service_role;

-- Whether the operator may be mailed now: once an hour about each condition, whoever asks.
create function public.claim_alert(p_name text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into private.alerts as a (name, mailed_at) values (p_name, now())
    on conflict (name) do update set mailed_at = now() where a.mailed_at <= now() - interval '1 hour';
  return found;
end
$$;
revoke execute on function public.claim_alert(text) from public, anon, authenticated, service_role;
grant execute on function public.claim_alert(text) to service_role;

-- The mail was not taken: the next run tries again.
create function public.release_alert(p_name text) returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from private.alerts a where a.name = p_name
$$;
revoke execute on function public.release_alert(text) from public, anon, authenticated, service_role;
grant execute on function public.release_alert(text) to service_role;

-- What an uptime check asks: no names, three numbers, three small tables.
create function public.health_state() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'late_functions', (select count(*) from private.scheduled_jobs j where j.command is null
      and coalesce(j.last_run_at, j.since) + 2 * j.every + interval '5 minutes' < now()),
    'late_jobs', (select count(*) from private.scheduled_jobs j where j.command is not null
      and coalesce(j.last_run_at, j.since) + 2 * j.every + interval '5 minutes' < now()),
    'queue_age_s', (select coalesce(max(extract(epoch from now() - q.oldest_at)), 0)::integer from private.queues q)
  )
$$;
revoke execute on function public.health_state() from public, anon, authenticated, service_role;
grant execute on function public.health_state() to service_role;
