-- Payments as the team that looks after them sees them: what was paid once and bills of plans in one list, those that failed
-- or are disputed first; one that lies open; the list as a file.
alter table public.billing_invoices add column disputed boolean not null default false;
comment on column public.billing_invoices.disputed is 'The money was demanded back through the bank, and that is open or lost.';

-- One row for each order that was paid or failed and for each bill of a plan; kept by triggers, told by functions.
create table private.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid unique references public.orders (id) on delete cascade,
  invoice_id text unique references public.billing_invoices (id) on delete cascade check (char_length(invoice_id) <= 200),
  kind text not null check (kind in ('order', 'plan')),
  state text not null check (state in ('failed', 'disputed', 'paid', 'partly_refunded', 'refunded', 'void')),
  -- Comes first.
  urgent boolean not null generated always as (state in ('failed', 'disputed')) stored,
  at timestamptz not null,
  -- By card: without what was paid from credit.
  amount_cents integer not null check (amount_cents >= 0),
  refunded_cents integer not null check (refunded_cents >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  version integer not null default 1,
  check ((kind = 'order') = (order_id is not null) and (kind = 'plan') = (invoice_id is not null))
);
revoke all on private.payments from public, anon, authenticated, service_role;
create index payments_all_idx on private.payments (urgent, at desc, id desc);
create index payments_kind_idx on private.payments (kind, urgent, at desc, id desc);
create index payments_state_idx on private.payments (state, urgent, at desc, id desc);
create index payments_kind_state_idx on private.payments (kind, state, urgent, at desc, id desc);
create trigger raise_version before update on private.payments
  for each row execute function private.raise_version();

create function private.keep_payment(p_order uuid, p_invoice text, p_state text, p_at timestamptz, p_amount integer,
  p_refunded integer, p_currency text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update private.payments p set state = p_state, at = p_at, amount_cents = p_amount, refunded_cents = p_refunded
    where (p.order_id = p_order or p.invoice_id = p_invoice)
      and (p.state, p.at, p.amount_cents, p.refunded_cents) is distinct from (p_state, p_at, p_amount, p_refunded);
  insert into private.payments (order_id, invoice_id, kind, state, at, amount_cents, refunded_cents, currency)
    select p_order, p_invoice, case when p_order is null then 'plan' else 'order' end, p_state, p_at, p_amount, p_refunded, p_currency
    where not exists (select from private.payments p where p.order_id = p_order or p.invoice_id = p_invoice)
    on conflict do nothing;
end
$$;
revoke execute on function private.keep_payment(uuid, text, text, timestamptz, integer, integer, text)
  from public, anon, authenticated, service_role;

-- What was never paid, because nobody went on with it, is no payment.
create function private.keep_order_payment() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.status not in ('pending', 'expired') then
    perform private.keep_payment(new.id, null, new.status, coalesce(new.paid_at, new.created_at), new.total_cents,
      new.refunded_cents, new.currency);
  end if;
  return null;
end
$$;
revoke execute on function private.keep_order_payment() from public, anon, authenticated, service_role;
create trigger keep_payment after insert or update of status, refunded_cents, paid_at on public.orders
  for each row execute function private.keep_order_payment();

-- How a bill of a plan stands. One that is open was not paid when it was due.
create function private.bill_state(p_bill public.billing_invoices) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when p_bill.status = 'void' then 'void'
    when p_bill.status <> 'paid' then 'failed'
    when p_bill.refunded_cents > 0 and p_bill.refunded_cents >= p_bill.amount_cents - p_bill.credit_cents then 'refunded'
    when p_bill.disputed then 'disputed'
    when p_bill.refunded_cents > 0 then 'partly_refunded'
    else 'paid'
  end
$$;
revoke execute on function private.bill_state(public.billing_invoices) from public, anon, authenticated, service_role;

-- A bill of an order is told with the order; one of nothing is no payment.
create function private.keep_bill_payment() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.order_id is null and new.amount_cents > 0 and new.status <> 'draft' then
    perform private.keep_payment(null, new.id, private.bill_state(new), new.issued_at,
      greatest(new.amount_cents - new.credit_cents, 0), new.refunded_cents, new.currency);
  end if;
  return null;
end
$$;
revoke execute on function private.keep_bill_payment() from public, anon, authenticated, service_role;
create trigger keep_payment after insert or update on public.billing_invoices
  for each row execute function private.keep_bill_payment();

insert into private.payments (order_id, kind, state, at, amount_cents, refunded_cents, currency)
  select o.id, 'order', o.status, coalesce(o.paid_at, o.created_at), o.total_cents, o.refunded_cents, o.currency
  from public.orders o where o.status not in ('pending', 'expired');
insert into private.payments (invoice_id, kind, state, at, amount_cents, refunded_cents, currency)
  select i.id, 'plan', private.bill_state(i), i.issued_at, greatest(i.amount_cents - i.credit_cents, 0), i.refunded_cents, i.currency
  from public.billing_invoices i where i.order_id is null and i.amount_cents > 0 and i.status <> 'draft';

-- What was given back, or asked of the provider and not told back by it yet. Written by functions alone.
create table public.refunds (
  -- Made by the device of whoever asked: what is sent again is the same refund. The key at the provider, too.
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  order_id uuid references public.orders (id) on delete cascade,
  invoice_id text references public.billing_invoices (id) on delete cascade check (char_length(invoice_id) <= 200),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- requested: kept here, and maybe known to the provider; refused: the provider said no; the others are the provider's words.
  state text not null check (state in ('requested', 'refused', 'pending', 'succeeded', 'failed', 'canceled')),
  -- Null where it was made at the provider.
  reason text check (
    char_length(reason) between 1 and 500
    and reason !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  actor_id uuid references auth.users (id) on delete set null,
  provider_id text unique check (char_length(provider_id) between 1 and 200),
  -- Why the provider said no.
  refusal text check (refusal ~ '^[a-z_]{1,60}$'),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check (num_nonnulls(order_id, invoice_id) = 1)
);
create index refunds_user_idx on public.refunds (user_id);
create index refunds_order_idx on public.refunds (order_id);
create index refunds_invoice_idx on public.refunds (invoice_id);
create index refunds_actor_idx on public.refunds (actor_id);
-- One at a time is on its way for a payment.
create unique index refunds_requested_order_idx on public.refunds (order_id) where state = 'requested';
create unique index refunds_requested_invoice_idx on public.refunds (invoice_id) where state = 'requested';

alter table public.refunds enable row level security;
revoke all on public.refunds from public, anon, authenticated, service_role;
grant select on public.refunds to service_role;
-- Who of the team made it and why is told by functions.
grant select (id, user_id, order_id, invoice_id, amount_cents, currency, state, created_at, settled_at)
  on public.refunds to authenticated;
create policy "a person reads own refunds, payment staff read all" on public.refunds
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.has_role(array['master_admin', 'full_admin', 'payments_admin']))
  );
insert into private.personal_tables (table_name, place, owner_column, sorted_by, told_as) values
  ('refunds', 155, 'user_id', '{created_at, id}', 'to_jsonb(t) || ''{"actor_id": null}''::jsonb');

-- The events of a customer, the latest first.
drop index public.billing_events_customer_idx;
create index billing_events_customer_idx on public.billing_events (customer_id, event_created desc);

-- Payments after the one named by its place, narrowed by { state, kind, from, to }: those that failed or are disputed first, each part
-- the latest first.
create function private.payment_rows(p_filters jsonb, p_urgent boolean, p_at timestamptz, p_id uuid, p_limit integer)
  returns setof private.payments
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  f constant jsonb := coalesce(p_filters, '{}');
  asked text := '';
  part text;
  after text := '';
begin
  if jsonb_typeof(f) <> 'object' or num_nulls(p_urgent, p_at, p_id) not in (0, 3) then
    perform private.refuse_admin('bad_filter');
  end if;
  if f ->> 'state' is not null then
    asked := asked || ' and p.state = $1';
  end if;
  if f ->> 'kind' is not null then
    asked := asked || ' and p.kind = $2';
  end if;
  if f ->> 'from' is not null then
    asked := asked || ' and p.at >= $3';
  end if;
  if f ->> 'to' is not null then
    asked := asked || $a$ and p.at < $4 + interval '1 day'$a$;
  end if;
  if p_at is not null then
    after := ' and (p.at, p.id) < ($5, $6)';
  end if;
  -- Of what was asked only values come in, as parameters. Each part stands in an index by itself.
  part := '(select p.* from private.payments p where not p.urgent' || asked
    || case when p_urgent is not true then after else '' end || ' order by p.at desc, p.id desc limit $7)';
  if p_urgent is not false then
    part := '(select p.* from private.payments p where p.urgent' || asked || after
      || ' order by p.at desc, p.id desc limit $7) union all ' || part;
  end if;
  return query execute 'select * from (' || part || ') r order by r.urgent desc, r.at desc, r.id desc limit $7'
    using f ->> 'state', f ->> 'kind', private.filter_day(f, 'from'), private.filter_day(f, 'to'), p_at, p_id, p_limit;
end
$$;
revoke execute on function private.payment_rows(jsonb, boolean, timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;

-- `about` names what was bought: titles of the lines, or the plan.
create function private.payment_json(p_payment private.payments) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(p_payment) || jsonb_build_object('about', case p_payment.kind
    when 'order' then (
      select coalesce(jsonb_agg(l.title order by l.sku), '[]') from public.order_lines l where l.order_id = p_payment.order_id)
    else (
      select coalesce(jsonb_agg(s.tier) filter (where s.tier is not null), '[]')
      from public.billing_invoices i join public.billing_subscriptions s on s.id = i.subscription_id
      where i.id = p_payment.invoice_id)
    end)
$$;
revoke execute on function private.payment_json(private.payments) from public, anon, authenticated, service_role;

create function public.payment_list(
  p_filters jsonb default '{}', p_urgent boolean default null, p_at timestamptz default null, p_id uuid default null,
  p_limit integer default 25
) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('payments_admin');
  return query
    select private.payment_json(p)
    from private.payment_rows(p_filters, p_urgent, p_at, p_id, greatest(least(coalesce(p_limit, 25), 100), 1)) p
    order by p.urgent desc, p.at desc, p.id desc;
end
$$;
revoke execute on function public.payment_list(jsonb, boolean, timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.payment_list(jsonb, boolean, timestamptz, uuid, integer) to authenticated;

-- How many there are, narrowed the same way; more than 1000 is 1001.
create function public.payment_total(p_filters jsonb default '{}') returns integer
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('payments_admin');
  return (select count(*) from private.payment_rows(p_filters, null, null, null, 1001));
end
$$;
revoke execute on function public.payment_total(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.payment_total(jsonb) to authenticated;

-- All payments of a list, 10000 at most, for a file. That it was taken, and how it was narrowed, is an entry.
create function public.export_payments(p_filters jsonb default '{}') returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  rows jsonb;
begin
  select * into staff from private.enter_area('payments_admin');
  if octet_length(p_filters::text) > 2000 then
    perform private.refuse_admin('bad_filter');
  end if;
  rows := (
    select coalesce(jsonb_agg(private.payment_json(p) - 'version' order by p.urgent desc, p.at desc, p.id desc), '[]')
    from private.payment_rows(p_filters, null, null, null, 10000) p
  );
  perform private.note_act(staff.user_id, staff.roles, 'payment.exported', null,
    jsonb_build_object('filters', coalesce(p_filters, '{}')));
  return rows;
end
$$;
revoke execute on function public.export_payments(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.export_payments(jsonb) to authenticated;

-- What can be given back of a payment now: paid, less what was given back and what is asked for.
create function private.refundable_cents(p_payment private.payments) returns integer
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when p_payment.state in ('paid', 'partly_refunded') then greatest(0,
    p_payment.amount_cents - p_payment.refunded_cents - coalesce((
      select sum(r.amount_cents) from public.refunds r
      where r.state = 'requested' and (r.order_id = p_payment.order_id or r.invoice_id = p_payment.invoice_id)
    ), 0)::integer) else 0 end
$$;
revoke execute on function private.refundable_cents(private.payments) from public, anon, authenticated, service_role;

create function private.payment_case(p_payment private.payments) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with payer as (
    select coalesce(
      (select o.user_id from public.orders o where o.id = p_payment.order_id),
      (select i.user_id from public.billing_invoices i where i.id = p_payment.invoice_id)) as id
  )
  select private.payment_json(p_payment) || jsonb_build_object(
    'left_cents', private.refundable_cents(p_payment),
    'email', (select u.email from auth.users u, payer where u.id = payer.id),
    'receipt_url', (select o.receipt_url from public.orders o where o.id = p_payment.order_id),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'title', l.title, 'paid_cents', l.paid_cents,
        'refunded', l.refunded) order by l.sku), '[]')
      from public.order_lines l where l.order_id = p_payment.order_id),
    'invoices', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number, 'amount_cents', i.amount_cents,
        'credit_cents', i.credit_cents, 'currency', i.currency, 'status', i.status, 'hosted_url', i.hosted_url,
        'issued_at', i.issued_at) order by i.issued_at, i.id), '[]')
      from public.billing_invoices i where i.id = p_payment.invoice_id or i.order_id = p_payment.order_id),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount_cents', r.amount_cents, 'currency', r.currency,
        'state', r.state, 'reason', r.reason, 'refusal', r.refusal, 'created_at', r.created_at, 'settled_at', r.settled_at,
        'actor', (select u.email from auth.users u where u.id = r.actor_id)) order by r.created_at, r.id), '[]')
      from public.refunds r where r.order_id = p_payment.order_id or r.invoice_id = p_payment.invoice_id),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.event_created desc, e.id), '[]')
      from (
        select b.id, b.type, b.event_created, b.outcome, b.detail
        from payer
        join public.billing_customers c on c.user_id = payer.id
        join public.billing_events b on b.customer_id = any (c.customer_id || c.former_ids)
        order by b.event_created desc limit 20
      ) e)
  )
$$;
revoke execute on function private.payment_case(private.payments) from public, anon, authenticated, service_role;

-- Opens a payment with the address of who paid, bills, refunds and what the provider told of that customer. A look is an entry of the
-- log; read again within ten minutes it is the same look.
create function public.read_payment(p_payment uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  found_row private.payments;
begin
  select * into staff from private.enter_area('payments_admin');
  select * into found_row from private.payments p where p.id = p_payment;
  if found_row.id is null then
    perform private.refuse_admin('not_found');
  end if;
  if not exists (
    select from public.admin_audit_log l
    where l.target = 'payment:' || p_payment and l.actor_id = staff.user_id and l.action = 'payment.read'
      and l.created_at > now() - interval '10 minutes'
  ) then
    perform private.note_act(staff.user_id, staff.roles, 'payment.read', 'payment:' || p_payment, '{}');
  end if;
  return private.payment_case(found_row);
end
$$;
revoke execute on function public.read_payment(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_payment(uuid) to authenticated;
