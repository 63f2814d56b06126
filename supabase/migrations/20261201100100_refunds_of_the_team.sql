-- Refunds by the team: what is asked for is kept before it is sent, and what became of it comes with the provider's news.
insert into private.admin_refusals (code, status) values
  ('bad_amount', 400), ('more_than_left', 409), ('already_refunded', 409), ('refund_on_its_way', 409), ('key_used', 409);

-- Words that a member of the team gives for what is done with money, without blanks around them.
create function private.money_reason(p_reason text) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  reason constant text := btrim(coalesce(p_reason, ''));
begin
  if reason = '' then
    perform private.refuse_admin('empty');
  end if;
  if char_length(reason) > 500 then
    perform private.refuse_admin('too_long', '500');
  end if;
  if reason ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]' then
    perform private.refuse_admin('bad_characters');
  end if;
  return reason;
end
$$;
revoke execute on function private.money_reason(text) from public, anon, authenticated, service_role;

-- Keeps what is asked for, with its key and its entry of the log, before anything is sent. `p_id` comes from the device: the
-- same again is the same refund, whoever sends it; another one waits until this one is told back. `p_version` is the version
-- of the payment that was read, so of two people who ask at once one is told to read it again.
create function public.begin_refund(p_id uuid, p_payment uuid, p_version integer, p_amount_cents integer, p_reason text)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  held private.payments;
  known public.refunds;
  reason text;
  possible integer;
begin
  select * into staff from private.enter_area('payments_admin');
  select * into held from private.payments p where p.id = p_payment for update;
  if held.id is null then
    perform private.refuse_admin('not_found');
  end if;
  reason := private.money_reason(p_reason);
  select * into known from public.refunds r where r.id = p_id;
  if found then
    if (known.order_id, known.invoice_id, known.amount_cents, known.reason)
      is distinct from (held.order_id, held.invoice_id, p_amount_cents, reason) then
      perform private.refuse_admin('key_used');
    end if;
  else
    if coalesce(p_amount_cents, 0) < 1 or p_id is null then
      perform private.refuse_admin('bad_amount');
    end if;
    if held.version is distinct from p_version then
      perform private.refuse_admin('version_conflict');
    end if;
    if held.state = 'refunded' then
      perform private.refuse_admin('already_refunded');
    end if;
    if held.state not in ('paid', 'partly_refunded') then
      perform private.refuse_admin('invalid_state');
    end if;
    if exists (
      select from public.refunds r
      where r.state = 'requested' and (r.order_id = held.order_id or r.invoice_id = held.invoice_id)
    ) then
      perform private.refuse_admin('refund_on_its_way');
    end if;
    possible := private.refundable_cents(held);
    if p_amount_cents > possible then
      perform private.refuse_admin('more_than_left', possible::text);
    end if;
    insert into public.refunds as r (id, user_id, order_id, invoice_id, amount_cents, currency, state, reason, actor_id)
      values (p_id, coalesce(
          (select o.user_id from public.orders o where o.id = held.order_id),
          (select i.user_id from public.billing_invoices i where i.id = held.invoice_id)),
        held.order_id, held.invoice_id, p_amount_cents, held.currency, 'requested', reason, staff.user_id)
      returning * into known;
    -- Whoever read the payment before this is told.
    update private.payments p set refunded_cents = p.refunded_cents where p.id = held.id;
    perform private.note_act(staff.user_id, staff.roles, 'payment.refund_requested', 'payment:' || held.id, jsonb_build_object(
      'refund', p_id, 'amount_cents', p_amount_cents, 'currency', held.currency, 'reason', reason,
      'before', held.refunded_cents, 'after', held.refunded_cents + p_amount_cents));
  end if;
  return jsonb_build_object('id', known.id, 'state', known.state, 'refusal', known.refusal, 'amount_cents', known.amount_cents,
    'currency', known.currency, 'order_id', known.order_id, 'invoice_id', known.invoice_id,
    'payment_intent_id', (select o.payment_intent_id from public.orders o where o.id = held.order_id),
    'paid_cents', held.amount_cents);
end
$$;
revoke execute on function public.begin_refund(uuid, uuid, integer, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.begin_refund(uuid, uuid, integer, integer, text) to authenticated;

-- The provider said no for good: nothing was sent back, and another refund may be asked for.
create function public.note_refund_refused(p_id uuid, p_refusal text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ended public.refunds;
begin
  update public.refunds r set state = 'refused', refusal = p_refusal, settled_at = now()
    where r.id = p_id and r.state = 'requested'
    returning * into ended;
  if found then
    perform private.note_act(ended.actor_id, array[]::text[], 'payment.refund_refused', 'payment:' || (
        select p.id from private.payments p where p.order_id = ended.order_id or p.invoice_id = ended.invoice_id),
      jsonb_build_object('refund', p_id, 'refusal', p_refusal, 'before', 'requested', 'after', 'refused'));
  end if;
end
$$;
revoke execute on function public.note_refund_refused(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.note_refund_refused(uuid, text) to service_role;

-- Takes over what became of refunds, those that were made at the provider included. `key` is our id of those that we asked for.
create function private.apply_refunds(p_user uuid, p_snapshot jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  item record;
begin
  for item in
    select r.said ->> 'id' as provider_id, r.said ->> 'key' as key, (r.said ->> 'amount_cents')::integer as cents,
      lower(r.said ->> 'currency') as currency, (r.said ->> 'created_at')::timestamptz as made_at,
      case r.said ->> 'status' when 'requires_action' then 'pending' else r.said ->> 'status' end as state,
      r.order_id, r.invoice_id
    from (
      select v.value as said, o.id as order_id, null::text as invoice_id
      from jsonb_array_elements(p_snapshot -> 'payments') p
      join public.orders o on o.id::text = p ->> 'order_id' and o.user_id = p_user
      cross join jsonb_array_elements(coalesce(p -> 'refunds', '[]')) v
      union all
      select v.value, null, i.id
      from jsonb_array_elements(p_snapshot -> 'invoices') b
      join public.billing_invoices i on i.id = b ->> 'id' and i.user_id = p_user and i.order_id is null
      cross join jsonb_array_elements(coalesce(b -> 'refunds', '[]')) v
    ) r
  loop
    continue when item.state not in ('pending', 'succeeded', 'failed', 'canceled') or coalesce(item.cents, 0) < 1;
    update public.refunds r
      set provider_id = item.provider_id, state = item.state,
        settled_at = case when item.state = 'pending' then null else coalesce(r.settled_at, now()) end
      where (r.provider_id = item.provider_id or (r.id::text = item.key and r.provider_id is null))
        and (r.order_id = item.order_id or r.invoice_id = item.invoice_id)
        and (r.provider_id, r.state) is distinct from (item.provider_id, item.state);
    insert into public.refunds (user_id, order_id, invoice_id, amount_cents, currency, state, provider_id, created_at, settled_at)
      select p_user, item.order_id, item.invoice_id, item.cents, item.currency, item.state, item.provider_id, item.made_at,
        case when item.state <> 'pending' then now() end
      where not exists (select from public.refunds r where r.provider_id = item.provider_id)
      on conflict (provider_id) do nothing;
  end loop;
end
$$;
revoke execute on function private.apply_refunds(uuid, jsonb) from public, anon, authenticated, service_role;

create or replace function private.apply_invoices(p_user uuid, p_list jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  insert into public.billing_invoices as i (id, user_id, subscription_id, order_id, number, amount_cents, currency,
      status, hosted_url, issued_at, credit_cents, tax_cents, refunded_cents, disputed)
    select distinct on (v ->> 'id') v ->> 'id', p_user, v ->> 'subscription_id', o.id, v ->> 'number',
      (v ->> 'amount_cents')::integer, lower(v ->> 'currency'), v ->> 'status',
      private.web_address(v ->> 'hosted_url'), (v ->> 'issued_at')::timestamptz,
      coalesce((v ->> 'credit_cents')::integer, 0), coalesce((v ->> 'tax_cents')::integer, 0),
      coalesce((v ->> 'refunded_cents')::integer, 0), coalesce(v ->> 'dispute', 'none') in ('open', 'lost')
    from jsonb_array_elements(p_list) v
    left join public.orders o on o.id::text = v ->> 'order_id' and o.user_id = p_user
    on conflict (id) do update
      set subscription_id = excluded.subscription_id, order_id = excluded.order_id, number = excluded.number,
        amount_cents = excluded.amount_cents, status = excluded.status, hosted_url = excluded.hosted_url,
        issued_at = excluded.issued_at, credit_cents = excluded.credit_cents, tax_cents = excluded.tax_cents,
        refunded_cents = excluded.refunded_cents, disputed = excluded.disputed
      where i.user_id = p_user;
end
$$;

-- As before, and refunds with it.
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
  changes jsonb := '[]';
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
    perform private.apply_refunds(person, p_snapshot);
    perform private.derive_subscriber(person);
    perform private.derive_entitlements(person);
    if current_customer and p_snapshot ->> 'deleted' is distinct from 'true'
      and jsonb_typeof(p_snapshot -> 'balance') = 'object' then
      changes := private.apply_credits(person, p_customer, p_snapshot -> 'balance');
    end if;
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
    'outcome', verdict, 'detail', refused, 'credit_changes', changes,
    'subscribed', coalesce(bool_or(p.opens), false),
    'tier', min(p.tier) filter (where p.opens and p.place = 1),
    'extra_subscriptions', coalesce(jsonb_agg(p.id order by p.place) filter (where p.opens and p.place > 1), '[]'),
    'cancel_subscriptions', coalesce(jsonb_agg(p.id order by p.place) filter (
      where p.live and not p.opens and exists (select from private.plans_of(person) b where b.opens)), '[]')
  ) into answer from private.plans_of(person) p;
  return answer;
end
$$;
