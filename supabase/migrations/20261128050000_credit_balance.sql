-- What was bought singly counts towards plan bills as a balance: kept at the provider, which takes it off every bill by
-- itself, and told here line by line. How much there is to be is decided here, from orders and from what the provider says was
-- given, used and taken back; the functions move the difference. So no order of choices loses a cent, and none counts twice.
alter table public.purchase_credits
  add column customer_id text not null default '' check (char_length(customer_id) <= 200),
  -- All of these as the provider told them last, of the customer above.
  add column given_cents integer not null default 0 check (given_cents >= 0),
  add column taken_cents integer not null default 0 check (taken_cents >= 0),
  add column used_cents integer not null default 0 check (used_cents >= 0),
  add column entries integer not null default 0 check (entries >= 0),
  -- What was used under customers who were deleted there, and before there was a balance.
  add column spent_before_cents integer not null default 0 check (spent_before_cents >= 0),
  add column expires_at timestamptz not null default 'infinity';

-- Until now a purchase counted once and whole. What an open checkout holds may still be paid with its discount.
delete from public.purchase_credits c where c.state = 'released';
update public.purchase_credits c
  set spent_before_cents = c.amount_cents, expires_at = coalesce(o.paid_at, now()) + interval '12 months'
  from public.order_lines l join public.orders o on o.id = l.order_id
  where l.id = c.order_line_id;
alter table public.purchase_credits
  drop column session_id,
  drop column state,
  drop constraint purchase_credits_amount_cents_check,
  add check (amount_cents >= 0),
  alter column customer_id drop default,
  alter column expires_at drop default;
comment on column public.purchase_credits.amount_cents is 'What the line may take off bills in all; 0 once it was given back or is disputed.';
create index purchase_credits_expiry_idx on public.purchase_credits (expires_at) where given_cents > taken_cents + used_cents;

drop function public.my_plan_credit();
drop function public.credit_of(uuid);

-- What of an order line may be taken off bills: what was paid for it, less its share of what was given back for no line.
create function private.line_worth(p_order public.orders, p_line public.order_lines) returns integer
  language sql
  stable
  set search_path = ''
as $$
  select case
    when p_order.status in ('paid', 'partly_refunded') and not p_line.refunded then
      (p_line.paid_cents::bigint * (p_order.total_cents - greatest(p_order.refunded_cents, b.back))
        / (p_order.total_cents - b.back))::integer
    else 0
  end
  from (
    select coalesce(sum(l.paid_cents) filter (where l.refunded), 0)::integer as back
    from public.order_lines l where l.order_id = p_order.id
  ) b
$$;
revoke execute on function private.line_worth(public.orders, public.order_lines) from public, anon, authenticated, service_role;

-- Takes over what the provider says of a customer's balance ({ cents, lines: [{ order_line_id, given_cents, taken_cents,
-- used_cents, entries }] }) and answers what is to be moved: [{ order_line_id, amount_cents, key }], negative to give, as the
-- provider counts. A purchase counts for 30 days; for 12 months when a plan ran or began in them. Never more is taken back
-- than lies there, so taking back charges nobody. The key names the step, so that a step made twice is made once.
create function private.apply_credits(p_user uuid, p_customer text, p_balance jsonb) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  line record;
  there integer := greatest(0, -coalesce((p_balance ->> 'cents')::integer, 0));
  change integer;
  changes jsonb := '[]';
begin
  insert into public.purchase_credits (order_line_id, user_id, customer_id, amount_cents, expires_at)
    select l.id, p_user, p_customer, 0, o.paid_at + interval '30 days'
    from public.orders o join public.order_lines l on l.order_id = o.id
    where o.user_id = p_user and o.paid_at > now() - interval '30 days' and l.paid_cents > 0
    on conflict (order_line_id) do nothing;
  update public.purchase_credits c
    set spent_before_cents = c.spent_before_cents + c.used_cents, customer_id = p_customer,
      given_cents = 0, taken_cents = 0, used_cents = 0, entries = 0
    where c.user_id = p_user and c.customer_id <> p_customer;
  update public.purchase_credits c
    set amount_cents = private.line_worth(o, l),
      given_cents = coalesce((s.said ->> 'given_cents')::integer, 0),
      taken_cents = coalesce((s.said ->> 'taken_cents')::integer, 0),
      used_cents = coalesce((s.said ->> 'used_cents')::integer, 0),
      entries = coalesce((s.said ->> 'entries')::integer, 0),
      expires_at = o.paid_at + case when c.spent_before_cents > 0 or exists (
        select from public.billing_subscriptions b
        where b.user_id = p_user and b.status not in ('incomplete', 'incomplete_expired')
          and b.started_at < o.paid_at + interval '30 days' and coalesce(b.ended_at > o.paid_at, true)
      ) then interval '12 months' else interval '30 days' end
    from public.orders o
    join public.order_lines l on l.order_id = o.id
    left join lateral (
      select v as said from jsonb_array_elements(p_balance -> 'lines') v where v ->> 'order_line_id' = l.id::text limit 1
    ) s on true
    where l.id = c.order_line_id and c.user_id = p_user and o.paid_at is not null;
  for line in
    select c.* from public.purchase_credits c where c.user_id = p_user order by c.expires_at, c.order_line_id
  loop
    change := line.used_cents - line.given_cents + line.taken_cents;
    if line.expires_at > now() then
      change := change + greatest(0, line.amount_cents - line.spent_before_cents - line.used_cents);
    end if;
    if change < 0 then
      change := -least(-change, there);
      there := there + change;
    end if;
    if change <> 0 then
      changes := changes || jsonb_build_object('order_line_id', line.order_line_id, 'amount_cents', -change,
        'key', format('credit:%s:%s:%s:%s', p_customer, line.order_line_id, line.entries, -change));
    end if;
  end loop;
  return changes;
end
$$;
revoke execute on function private.apply_credits(uuid, text, jsonb) from public, anon, authenticated, service_role;

-- What plan bills of the caller will be less for what they bought singly, whole cents, and the day on which the first of it
-- lapses. No row where there is nothing. `kept` says that no plan has to begin by then.
create function public.my_plan_credit() returns table (cents integer, counts_until timestamptz, kept boolean)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select sum(c.rest)::integer, min(c.expires_at), bool_and(c.expires_at > c.paid_at + interval '30 days')
  from (
    select p.amount_cents - p.spent_before_cents - p.used_cents as rest, p.expires_at, o.paid_at
    from public.purchase_credits p
    join public.order_lines l on l.id = p.order_line_id
    join public.orders o on o.id = l.order_id
    where p.user_id = (select auth.uid()) and p.expires_at > now()
  ) c
  where c.rest > 0
  having count(*) > 0
$$;
revoke execute on function public.my_plan_credit() from public, anon, authenticated, service_role;
grant execute on function public.my_plan_credit() to authenticated;

-- The same for the function that opens a checkout.
create function public.credit_of(p_user uuid) returns integer
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(sum(greatest(0, p.amount_cents - p.spent_before_cents - p.used_cents)), 0)::integer
  from public.purchase_credits p where p.user_id = p_user and p.expires_at > now()
$$;
revoke execute on function public.credit_of(uuid) from public, anon, authenticated, service_role;
grant execute on function public.credit_of(uuid) to service_role;

-- Remembers a checkout that was opened at the provider. The same one again is no news.
create or replace function public.record_checkout(p_session jsonb) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  session public.checkout_sessions := jsonb_populate_record(null::public.checkout_sessions, p_session);
  known public.checkout_sessions;
begin
  if session.id is null or session.user_id is null then
    raise exception 'bad_checkout' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('billing ' || session.user_id, 0));
  select * into known from public.checkout_sessions s where s.id = session.id;
  if found then
    if (known.user_id, known.kind, known.order_id) is distinct from (session.user_id, session.kind, session.order_id) then
      raise exception 'bad_checkout' using errcode = 'PT400';
    end if;
    return;
  end if;
  insert into public.checkout_sessions (id, user_id, kind, price_id, order_id, url, expires_at)
    values (session.id, session.user_id, session.kind, session.price_id, session.order_id, session.url,
      session.expires_at);
  if session.order_id is not null then
    update public.orders o set checkout_session_id = session.id
      where o.id = session.order_id and o.user_id = session.user_id and o.status = 'pending'
        and o.checkout_session_id is null;
    if not found then
      raise exception 'bad_checkout' using errcode = 'PT400', hint = 'No order of the person waits for a checkout.';
    end if;
  end if;
end
$$;

-- What the provider says of a checkout.
-- A checkout that was believed to be over and was paid after all counts as paid.
create or replace function private.settle_checkout(p_session text, p_status text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if p_status = 'complete' then
    update public.checkout_sessions s set status = 'complete', resolved_at = now()
      where s.id = p_session and s.status <> 'complete';
  elsif p_status = 'expired' then
    update public.checkout_sessions s set status = 'expired', resolved_at = now()
      where s.id = p_session and s.status = 'open';
    if found then
      update public.orders o set status = 'expired' where o.checkout_session_id = p_session and o.status = 'pending';
    end if;
  end if;
end
$$;

-- What a bill was made up of besides its total, and what of it was paid back.
alter table public.billing_invoices
  add column credit_cents integer not null default 0 check (credit_cents >= 0),
  add column tax_cents integer not null default 0 check (tax_cents >= 0),
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0);
comment on column public.billing_invoices.credit_cents is 'Paid from the credit for single purchases and other balance, and by no card.';

create or replace function private.apply_invoices(p_user uuid, p_list jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  insert into public.billing_invoices as i (id, user_id, subscription_id, order_id, number, amount_cents, currency,
      status, hosted_url, issued_at, credit_cents, tax_cents, refunded_cents)
    select distinct on (v ->> 'id') v ->> 'id', p_user, v ->> 'subscription_id', o.id, v ->> 'number',
      (v ->> 'amount_cents')::integer, lower(v ->> 'currency'), v ->> 'status',
      private.web_address(v ->> 'hosted_url'), (v ->> 'issued_at')::timestamptz,
      coalesce((v ->> 'credit_cents')::integer, 0), coalesce((v ->> 'tax_cents')::integer, 0),
      coalesce((v ->> 'refunded_cents')::integer, 0)
    from jsonb_array_elements(p_list) v
    left join public.orders o on o.id::text = v ->> 'order_id' and o.user_id = p_user
    on conflict (id) do update
      set subscription_id = excluded.subscription_id, order_id = excluded.order_id, number = excluded.number,
        amount_cents = excluded.amount_cents, status = excluded.status, hosted_url = excluded.hosted_url,
        issued_at = excluded.issued_at, credit_cents = excluded.credit_cents, tax_cents = excluded.tax_cents,
        refunded_cents = excluded.refunded_cents
      where i.user_id = p_user;
end
$$;

-- Applies what the provider says now about a customer, under a lease (begin_billing), and writes the event that led to
-- it into the ledger, both or neither. `p_event` is null when nobody sent one. An event that was applied before answers
-- 'ignored'; what is said now is applied all the same. The order in which events arrive therefore decides nothing.
-- Answers { outcome, detail, subscribed, tier, extra_subscriptions, cancel_subscriptions, credit_changes }: open subscriptions
-- beyond the first, to be paid back and ended; such that only go on asking for money, to be ended; and what is to be put on
-- the balance or taken back from it.
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

-- Closes what is over by time alone and names the customers to look at afresh: those, and whoever has an open checkout
-- older than two minutes, or credit that has lapsed. At most `p_limit` of them, whom nobody has looked at for longest.
create or replace function public.sweep_billing(p_limit integer default 200) returns table (customer_id text, looked_at timestamptz)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
begin
  for person in
    select s.user_id from public.subscribers s where s.trial_status = 'active' and s.trial_ends_at <= now()
    union
    select s.user_id from public.subscribers s
      where s.subscribed and s.subscription_end <= now() and (
        s.subscription_end <= now() - interval '1 day'
        or exists (select from public.billing_subscriptions b where b.user_id = s.user_id and b.status = 'past_due')
      )
    order by user_id
  loop
    perform pg_advisory_xact_lock(hashtextextended('billing ' || person, 0));
    perform private.derive_subscriber(person);
    -- Given by hand, so there is nothing to derive it from.
    update public.subscribers s
      set subscribed = false, subscription_tier = null,
        trial_status = case s.trial_status when 'active' then 'expired' else s.trial_status end
      where s.user_id = person
        and not exists (select from public.billing_subscriptions b where b.user_id = person)
        and ((s.trial_status = 'active' and s.trial_ends_at <= now())
          or (s.subscribed and s.subscription_end + interval '1 day' <= now()));
  end loop;
  delete from public.billing_leases l where l.customer_id in (
    select o.customer_id from public.billing_leases o where o.expires_at < now() - interval '1 hour' for update skip locked
  );
  return query
    select c.customer_id, c.looked_at
    from (
      select b.user_id from public.billing_subscriptions b
      where b.status not in ('canceled', 'incomplete_expired')
        and private.next_news(b.status, b.trial_ends_at, b.current_period_end, b.cancel_at) <= now()
      union
      select o.user_id from public.checkout_sessions o
      where o.status = 'open' and o.created_at < now() - interval '2 minutes'
      union
      select p.user_id from public.purchase_credits p
      where p.given_cents > p.taken_cents + p.used_cents and p.expires_at <= now()
    ) due
    join public.billing_customers c on c.user_id = due.user_id and c.deleted_at is null
    order by c.looked_at nulls first, c.customer_id
    limit greatest(least(p_limit, 1000), 0);
end
$$;
