-- Refunds that were asked for and never reached the provider are sent by a job, under the key that was kept with them.
alter table public.refunds
  add column tried_at timestamptz,
  add column tries integer not null default 0 check (tries >= 0);
comment on column public.refunds.tried_at is 'When the job sent it last; null where whoever asked for it did, or nobody yet.';
create index refunds_waiting_idx on public.refunds (created_at) where state = 'requested' and provider_id is null;

-- The refund that has waited longest, for whoever sends it now; nobody else gets it for nine minutes. Those that were asked for
-- just now are still being sent. The first time is an entry of the log; how often is kept with the refund.
create function public.claim_refund() returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  due public.refunds;
  held private.payments;
begin
  select * into due from public.refunds r
    where r.state = 'requested' and r.provider_id is null and r.created_at < now() - interval '5 minutes'
      and coalesce(r.tried_at, '-infinity') < now() - interval '9 minutes'
    order by r.created_at limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  update public.refunds r set tried_at = now(), tries = r.tries + 1 where r.id = due.id;
  select * into held from private.payments p where p.order_id = due.order_id or p.invoice_id = due.invoice_id;
  if due.tries = 0 then
    perform private.note_act(null, array[]::text[], 'payment.refund_sent_again', 'payment:' || held.id,
      jsonb_build_object('refund', due.id, 'amount_cents', due.amount_cents, 'currency', due.currency));
  end if;
  return jsonb_build_object('id', due.id, 'state', due.state, 'amount_cents', due.amount_cents, 'currency', due.currency,
    'invoice_id', due.invoice_id, 'payment_intent_id', (select o.payment_intent_id from public.orders o where o.id = due.order_id),
    'paid_cents', held.amount_cents);
end
$$;
revoke execute on function public.claim_refund() from public, anon, authenticated, service_role;
grant execute on function public.claim_refund() to service_role;

insert into private.scheduled_jobs (name, schedule, every) values ('send-refunds', '4-54/10 * * * *', '10 minutes');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
