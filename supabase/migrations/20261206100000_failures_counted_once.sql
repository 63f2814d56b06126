-- An event that fails counts once for the alert `webhooks_failed`, however often it is delivered.
create or replace function private.delivery_facts() returns jsonb
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
    -- A failing call is refused, and its event stands in the ledger as well: refusals beyond those deliveries had no row.
    'webhook_failures', (select count(*) + greatest(coalesce((
          select sum(r.times) from private.refusal_hours r
          where r.hour >= date_trunc('hour', now() - interval '1 hour') and r.name = 'stripe-webhook'
            and r.code = 'internal'), 0) - coalesce(sum(e.deliveries), 0), 0)
        from public.billing_events e
        where e.event_created > now() - interval '2 days' and e.received_at > now() - interval '1 hour'
          and e.outcome = 'failed')
      + coalesce((select sum(r.times) from private.refusal_hours r
        where r.hour >= date_trunc('hour', now() - interval '1 hour') and r.name = 'stripe-webhook'
          and r.code in ('bad_signature', 'payments_unavailable')), 0),
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
