-- Takes over what the provider says of a customer's subscriptions. Answers what was refused, or null. One that is not
-- named any more is over.
create function private.apply_subscriptions(p_user uuid, p_customer text, p_list jsonb) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  item jsonb;
  known public.billing_subscriptions;
  said public.billing_subscriptions;
  price public.plan_prices;
  refused text;
begin
  for item in select value from jsonb_array_elements(p_list) loop
    select * into known from public.billing_subscriptions s where s.id = item ->> 'id';
    if known.customer_id <> p_customer or known.user_id <> p_user then
      refused := 'foreign_subscription';
      continue;
    end if;
    if not exists (select from public.subscription_states st where st.status = item ->> 'status') then
      refused := 'unknown_status';
      continue;
    end if;
    if known.id is not null and not private.may_follow('subscription', known.status, item ->> 'status') then
      refused := 'transition_refused';
      continue;
    end if;
    -- A plan comes from the price alone, retired prices included: somebody may still pay them.
    select * into price from public.plan_prices p where p.id = item ->> 'price_id';
    if not found then
      refused := 'unknown_price';
    end if;
    said := jsonb_populate_record(null::public.billing_subscriptions, jsonb_build_object(
      'id', item -> 'id', 'status', item -> 'status', 'price_id', item -> 'price_id',
      'started_at', item -> 'started_at', 'current_period_end', item -> 'current_period_end',
      'cancel_at', item -> 'cancel_at', 'trial_ends_at', item -> 'trial_end', 'ended_at', item -> 'ended_at',
      'next_price_id', item -> 'next_price_id'
    ));
    said.past_due_since := case said.status when 'past_due' then coalesce(
      (
        select min(i.issued_at) from public.billing_invoices i
        where i.subscription_id = said.id and i.user_id = p_user and i.status in ('open', 'uncollectible')
          -- One that was given up and followed by a payment is past.
          and not exists (
            select from public.billing_invoices later
            where later.subscription_id = said.id and later.user_id = p_user and later.status = 'paid'
              and later.amount_cents > 0 and later.issued_at > i.issued_at
          )
      ),
      known.past_due_since, now()) end;
    insert into public.billing_subscriptions as s (id, user_id, customer_id, status, price_id, tier, "interval",
        amount_cents, started_at, current_period_end, cancel_at, trial_ends_at, past_due_since, ended_at, next_price_id)
      values (said.id, p_user, p_customer, said.status, said.price_id, price.tier, price."interval", price.amount_cents,
        said.started_at, said.current_period_end, said.cancel_at, said.trial_ends_at, said.past_due_since,
        said.ended_at, said.next_price_id)
      on conflict (id) do update
        set status = excluded.status, price_id = excluded.price_id, tier = excluded.tier,
          "interval" = excluded."interval", amount_cents = excluded.amount_cents, started_at = excluded.started_at,
          current_period_end = excluded.current_period_end, cancel_at = excluded.cancel_at,
          trial_ends_at = excluded.trial_ends_at, past_due_since = excluded.past_due_since,
          ended_at = excluded.ended_at, next_price_id = excluded.next_price_id;
    if item ->> 'trial_start' is not null then
      update public.billing_customers c set trial_used_at = least(c.trial_used_at, (item ->> 'trial_start')::timestamptz)
        where c.user_id = p_user and c.trial_used_at is distinct from
          least(c.trial_used_at, (item ->> 'trial_start')::timestamptz);
    end if;
  end loop;
  update public.billing_subscriptions s set status = 'canceled', ended_at = coalesce(s.ended_at, now())
    where s.customer_id = p_customer and s.user_id = p_user
      and not p_list @> jsonb_build_array(jsonb_build_object('id', s.id))
      and exists (select from public.subscription_states st where st.status = s.status and not st.terminal);
  return refused;
end
$$;
revoke execute on function private.apply_subscriptions(uuid, text, jsonb) from public, anon, authenticated, service_role;

-- Takes over what was paid, given back and disputed for orders. An order of somebody else, another amount or another
-- checkout grants nothing. Answers what was refused, or null.
create function private.apply_payments(p_user uuid, p_list jsonb) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  item jsonb;
  bought public.orders;
  back integer;
  closed boolean;
  refused text;
begin
  for item in select value from jsonb_array_elements(p_list) loop
    if exists (
      select from public.checkout_sessions s
      where s.id = item ->> 'session_id'
        and (s.user_id <> p_user or s.order_id::text is distinct from item ->> 'order_id')
    ) then
      refused := 'foreign_checkout';
      continue;
    end if;
    if item ->> 'order_id' is null then
      perform private.settle_checkout(item ->> 'session_id', item ->> 'session_status');
      continue;
    end if;
    select * into bought from public.orders o
      where o.id = case when item ->> 'order_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then (item ->> 'order_id')::uuid end;
    if not found or bought.user_id is distinct from p_user then
      refused := 'foreign_order';
      continue;
    end if;
    if bought.checkout_session_id <> item ->> 'session_id' then
      refused := 'foreign_checkout';
      continue;
    end if;
    if item ->> 'payment_status' = 'paid' then
      back := coalesce((item ->> 'amount_refunded')::integer, 0);
      if (item ->> 'amount_total')::integer is distinct from bought.total_cents
        or lower(item ->> 'currency') is distinct from bought.currency
        or back not between 0 and bought.total_cents then
        refused := 'wrong_amount';
        continue;
      end if;
      if exists (
        select from public.orders o where o.payment_intent_id = item ->> 'payment_intent_id' and o.id <> bought.id
      ) then
        refused := 'foreign_payment';
        continue;
      end if;
      closed := back = bought.total_cents or coalesce(item ->> 'dispute', 'none') in ('open', 'lost');
      update public.orders o
        set status = case
              when back = bought.total_cents then 'refunded'
              when closed then 'disputed'
              when back > 0 then 'partly_refunded'
              else 'paid'
            end,
          refunded_cents = back,
          checkout_session_id = coalesce(o.checkout_session_id, item ->> 'session_id'),
          payment_intent_id = coalesce(item ->> 'payment_intent_id', o.payment_intent_id),
          receipt_url = coalesce(private.web_address(item ->> 'receipt_url'), o.receipt_url),
          paid_at = coalesce(o.paid_at, now())
        where o.id = bought.id;
      update public.order_lines l
        set refunded = back = bought.total_cents or coalesce(item -> 'refunded_lines', '[]') ? l.id::text
        where l.order_id = bought.id;
      update public.order_grants g set active = not closed and not l.refunded
        from public.order_lines l
        where l.order_id = bought.id and g.order_line_id = l.id
          and g.active is distinct from (not closed and not l.refunded);
    elsif item ->> 'session_status' = 'expired' and bought.status = 'pending' then
      update public.orders o set status = 'expired' where o.id = bought.id;
    end if;
    perform private.settle_checkout(item ->> 'session_id', item ->> 'session_status');
  end loop;
  return refused;
end
$$;
revoke execute on function private.apply_payments(uuid, jsonb) from public, anon, authenticated, service_role;

create function private.web_address(p_text text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case when p_text ~ '^https?://' and char_length(p_text) <= 2000 then p_text end
$$;
revoke execute on function private.web_address(text) from public, anon, authenticated, service_role;

create function private.apply_invoices(p_user uuid, p_list jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  insert into public.billing_invoices as i (id, user_id, subscription_id, order_id, number, amount_cents, currency,
      status, hosted_url, issued_at)
    select distinct on (v ->> 'id') v ->> 'id', p_user, v ->> 'subscription_id', o.id, v ->> 'number',
      (v ->> 'amount_cents')::integer, lower(v ->> 'currency'), v ->> 'status',
      private.web_address(v ->> 'hosted_url'), (v ->> 'issued_at')::timestamptz
    from jsonb_array_elements(p_list) v
    left join public.orders o on o.id::text = v ->> 'order_id' and o.user_id = p_user
    on conflict (id) do update
      set subscription_id = excluded.subscription_id, order_id = excluded.order_id, number = excluded.number,
        amount_cents = excluded.amount_cents, status = excluded.status, hosted_url = excluded.hosted_url,
        issued_at = excluded.issued_at
      where i.user_id = p_user;
end
$$;
revoke execute on function private.apply_invoices(uuid, jsonb) from public, anon, authenticated, service_role;

-- Applies what the provider says now about a customer, under a lease (begin_billing), and writes the event that led to
-- it into the ledger, both or neither. `p_event` is null when nobody sent one. An event that was applied before answers
-- 'ignored'; what is said now is applied all the same. The order in which events arrive therefore decides nothing.
-- Answers { outcome, detail, subscribed, tier, extra_subscriptions, cancel_subscriptions }: open subscriptions beyond
-- the first, to be paid back and ended, and such that only go on asking for money, to be ended.
create function public.apply_billing(p_event jsonb, p_customer text, p_token uuid, p_snapshot jsonb) returns jsonb
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
      on conflict (id) do update set deliveries = e.deliveries + 1
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
revoke execute on function public.apply_billing(jsonb, text, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.apply_billing(jsonb, text, uuid, jsonb) to service_role;
