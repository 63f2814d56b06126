-- News of nobody are noted without whose they were (20261123030300). When they come again and the customer is known by then,
-- they are taken up: only what was ignored takes its customer from the new delivery, so that what was noted about
-- somebody who is gone stays without a name.

-- Applies what the provider says now about a customer, under a lease (begin_billing), and writes the event that led to
-- it into the ledger, both or neither. `p_event` is null when nobody sent one. An event that was applied before answers
-- 'ignored'; what is said now is applied all the same. The order in which events arrive therefore decides nothing.
-- Answers { outcome, detail, subscribed, tier, extra_subscriptions, cancel_subscriptions }: open subscriptions beyond
-- the first, to be paid back and ended, and such that only go on asking for money, to be ended.
create or replace function public.apply_billing(p_event jsonb, p_customer text, p_token uuid, p_snapshot jsonb) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
  current_customer boolean;
  earlier record;
  refused text;
  verdict text := 'applied';
  answer jsonb;
begin
  perform 1 from public.billing_leases l
    where l.customer_id = p_customer and l.token = p_token and l.expires_at > clock_timestamp() for update;
  if not found then
    raise exception 'lease_lost' using errcode = 'PT409';
  end if;
  if jsonb_typeof(p_snapshot -> 'subscriptions') is distinct from 'array'
    or jsonb_typeof(p_snapshot -> 'payments') is distinct from 'array'
    or jsonb_typeof(p_snapshot -> 'invoices') is distinct from 'array' then
    raise exception 'bad_snapshot' using errcode = 'PT400';
  end if;
  if jsonb_typeof(p_event) = 'object' then
    insert into public.billing_events as e (id, type, event_created, customer_id, object_id, outcome)
      values (p_event ->> 'id', p_event ->> 'type', (p_event ->> 'created')::timestamptz, p_customer,
        p_event ->> 'object_id', 'failed')
      on conflict (id) do update set deliveries = e.deliveries + 1,
        customer_id = case when e.outcome = 'ignored' then coalesce(e.customer_id, excluded.customer_id) else e.customer_id end,
        object_id = case when e.outcome = 'ignored' then coalesce(e.object_id, excluded.object_id) else e.object_id end
      returning e.outcome, e.customer_id into earlier;
    if earlier.customer_id is distinct from p_customer then
      refused := 'foreign_event';
    end if;
  end if;

  select c.user_id, c.customer_id = p_customer into person, current_customer from public.billing_customers c
    where c.customer_id = p_customer or c.former_ids @> array[p_customer];
  if person is null then
    verdict := 'ignored';
    refused := coalesce(refused, 'unknown_customer');
  else
    perform pg_advisory_xact_lock(hashtextextended('billing ' || person, 0));
    perform private.apply_invoices(person, p_snapshot -> 'invoices');
    refused := coalesce(
      private.apply_payments(person, p_snapshot -> 'payments'),
      private.apply_subscriptions(person, p_customer, p_snapshot -> 'subscriptions'),
      refused);
    if p_snapshot ->> 'deleted' = 'true' and current_customer then
      -- Open checkouts of a deleted customer can no longer be paid; what was paid once stays bought.
      update public.billing_customers c set deleted_at = now() where c.user_id = person and c.deleted_at is null;
      perform private.settle_checkout(s.id, 'expired') from public.checkout_sessions s
        where s.user_id = person and s.status = 'open';
    end if;
    perform private.derive_subscriber(person);
    perform private.derive_entitlements(person);
    if refused is not null then
      verdict := 'refused';
    end if;
  end if;

  if jsonb_typeof(p_event) = 'object' then
    if earlier.outcome = 'applied' and earlier.customer_id = p_customer then
      verdict := 'ignored';
    else
      update public.billing_events e set outcome = verdict, detail = refused
        where e.id = p_event ->> 'id' and e.customer_id = p_customer;
    end if;
  end if;
  select jsonb_build_object(
    'outcome', verdict, 'detail', refused,
    'subscribed', coalesce(bool_or(p.opens), false),
    'tier', min(p.tier) filter (where p.opens and p.place = 1),
    'extra_subscriptions', coalesce(jsonb_agg(p.id order by p.place) filter (where p.opens and p.place > 1), '[]'),
    'cancel_subscriptions', coalesce(jsonb_agg(p.id order by p.place) filter (
      where p.live and not p.opens and exists (select from private.plans_of(person) b where b.opens)), '[]')
  ) into answer from private.plans_of(person) p;
  return answer;
end
$$;
