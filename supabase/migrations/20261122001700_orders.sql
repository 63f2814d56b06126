-- What was bought once, line by line, and what each line opens. Orders outlive the account, without the person.
create table public.orders (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'expired', 'refunded', 'partly_refunded', 'disputed', 'failed')),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  subtotal_cents integer not null check (subtotal_cents > 0),
  bundle_percent integer not null check (bundle_percent in (0, 10, 20)),
  bundle_discount_cents integer not null check (bundle_discount_cents >= 0),
  coupon_code text check (char_length(coupon_code) between 3 and 30),
  coupon_discount_cents integer not null check (coupon_discount_cents >= 0),
  total_cents integer not null check (total_cents > 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  checkout_session_id text unique check (char_length(checkout_session_id) between 1 and 250),
  payment_intent_id text unique check (char_length(payment_intent_id) between 1 and 250),
  receipt_url text check (char_length(receipt_url) <= 2000),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  check (total_cents = subtotal_cents - bundle_discount_cents - coupon_discount_cents),
  check (coupon_discount_cents = 0 or coupon_code is not null)
);
create index orders_user_idx on public.orders (user_id);
create index orders_coupon_idx on public.orders (coupon_code) where coupon_code is not null;

create table public.order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  sku text not null references public.catalog_items (sku) on update cascade on delete restrict,
  title text not null check (char_length(title) between 1 and 120),
  unit_price_cents integer not null check (unit_price_cents > 0),
  discount_cents integer not null check (discount_cents >= 0),
  paid_cents integer not null check (paid_cents >= 0),
  refunded boolean not null default false,
  unique (order_id, sku),
  check (paid_cents = unit_price_cents - discount_cents)
);
create index order_lines_sku_idx on public.order_lines (sku);

-- The item of the line and, for a bundle, its members as they were when it was ordered.
create table public.order_grants (
  order_line_id uuid not null references public.order_lines (id) on delete cascade,
  sku text not null references public.catalog_items (sku) on update cascade on delete restrict,
  active boolean not null default false,
  primary key (order_line_id, sku)
);
create index order_grants_sku_idx on public.order_grants (sku);

create table public.coupons (
  code text primary key check (code ~ '^[A-Z0-9-]{3,30}$'),
  percent_off integer check (percent_off between 1 and 80),
  amount_off_cents integer check (amount_off_cents between 1 and 1000000),
  min_subtotal_cents integer not null default 0 check (min_subtotal_cents >= 0),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  max_redemptions integer check (max_redemptions > 0),
  once_per_person boolean not null default true,
  active boolean not null default true,
  check (num_nonnulls(percent_off, amount_off_cents) = 1)
);

create table public.checkout_sessions (
  id text primary key check (id ~ '^cs_[A-Za-z0-9_]{1,200}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('plan', 'cart')),
  price_id text check (char_length(price_id) between 1 and 200),
  order_id uuid references public.orders (id),
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  url text check (char_length(url) <= 4000),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  resolved_at timestamptz,
  check ((kind = 'plan') = (price_id is not null) and (kind = 'cart') = (order_id is not null))
);
create index checkout_sessions_user_idx on public.checkout_sessions (user_id);
create index checkout_sessions_order_idx on public.checkout_sessions (order_id);
create index checkout_sessions_open_idx on public.checkout_sessions (created_at) where status = 'open';

-- What was paid for a line, taken off a plan: reserved while its checkout is open, used at most once.
create table public.purchase_credits (
  order_line_id uuid primary key references public.order_lines (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id text not null references public.checkout_sessions (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('reserved', 'used', 'released'))
);
create index purchase_credits_user_idx on public.purchase_credits (user_id);
create index purchase_credits_session_idx on public.purchase_credits (session_id);

create table public.billing_invoices (
  id text primary key check (char_length(id) between 1 and 200),
  user_id uuid not null references auth.users (id) on delete cascade,
  subscription_id text check (char_length(subscription_id) between 1 and 200),
  order_id uuid references public.orders (id),
  number text check (char_length(number) <= 100),
  amount_cents integer not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
  hosted_url text check (char_length(hosted_url) <= 2000),
  issued_at timestamptz not null
);
create index billing_invoices_user_idx on public.billing_invoices (user_id);
create index billing_invoices_order_idx on public.billing_invoices (order_id);
create index billing_invoices_subscription_idx on public.billing_invoices (subscription_id);

-- What lies in a cart, as the browser tells. Nothing is ever charged by it.
create table public.cart_sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array' and octet_length(items::text) <= 8000),
  total_cents integer not null default 0 check (total_cents between 0 and 100000000),
  status text not null default 'open' check (status in ('open', 'completed')),
  updated_at timestamptz not null default now()
);
create index cart_sessions_user_idx on public.cart_sessions (user_id, updated_at desc);
create trigger touch_updated_at before update on public.cart_sessions
  for each row execute function private.touch_updated_at();

-- What was agreed is never written again, whoever does it: of an order and its lines only what happened to it changes.
create function private.guard_agreed() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  free text[] := tg_argv[0]::text[];
begin
  -- The person goes with the account.
  if to_jsonb(new) -> 'user_id' = 'null' then
    free := array_append(free, 'user_id');
  end if;
  if to_jsonb(old) - free is distinct from to_jsonb(new) - free then
    raise exception 'order_is_final' using errcode = 'PT409';
  end if;
  return new;
end
$$;
revoke execute on function private.guard_agreed() from public, anon, authenticated, service_role;
create trigger guard_agreed before update on public.orders
  for each row execute function private.guard_agreed(
    '{status,refunded_cents,checkout_session_id,payment_intent_id,receipt_url,paid_at}');
-- A sku may be renamed with its item.
create trigger guard_agreed before update on public.order_lines
  for each row execute function private.guard_agreed('{refunded,sku}');

alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.order_grants enable row level security;
alter table public.coupons enable row level security;
alter table public.checkout_sessions enable row level security;
alter table public.purchase_credits enable row level security;
alter table public.billing_invoices enable row level security;
alter table public.cart_sessions enable row level security;
revoke all on public.orders, public.order_lines, public.order_grants, public.coupons, public.checkout_sessions,
  public.purchase_credits, public.billing_invoices, public.cart_sessions
  from public, anon, authenticated, service_role;
grant select on public.orders, public.order_lines, public.order_grants, public.coupons, public.checkout_sessions,
  public.purchase_credits, public.billing_invoices, public.cart_sessions to service_role;
grant insert, update, delete on public.coupons to service_role;
grant select on public.orders, public.order_lines, public.coupons, public.billing_invoices, public.cart_sessions
  to authenticated;
-- The address of an open checkout is given to the browser that asked for it, once.
grant select (id, user_id, kind, price_id, order_id, status, created_at, expires_at, resolved_at)
  on public.checkout_sessions to authenticated;

create policy "a person reads own orders, staff read all" on public.orders
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.has_role(array['master_admin', 'full_admin', 'orders_admin', 'payments_admin']))
  );
create policy "a person reads lines of own orders, staff read all" on public.order_lines
  for select to authenticated
  using (
    exists (select from public.orders o where o.id = order_id and o.user_id = (select auth.uid()))
    or (select private.has_role(array['master_admin', 'full_admin', 'orders_admin', 'payments_admin']))
  );
create policy "payment staff read coupons" on public.coupons
  for select to authenticated
  using ((select private.has_role(array['master_admin', 'full_admin', 'payments_admin'])));
create policy "a person reads own checkouts" on public.checkout_sessions
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person reads own invoices" on public.billing_invoices
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person reads own carts" on public.cart_sessions
  for select to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, owner_via, left_out_columns, sorted_by) values
  ('billing_invoices', 90, 'user_id', null, '{}', '{issued_at, id}'),
  -- The address could still be paid by whoever has it.
  ('checkout_sessions', 100, 'user_id', null, '{url}', '{created_at, id}'),
  ('cart_sessions', 110, 'user_id', null, '{}', '{updated_at, id}'),
  ('orders', 120, 'user_id', null, '{}', '{created_at, id}'),
  ('order_lines', 130, null,
    't.order_id in (select o.id from public.orders o where o.user_id = $1)', '{}',
    array['(select o.created_at from public.orders o where o.id = t.order_id)', 'sku', 'id']),
  ('order_grants', 140, null,
    't.order_line_id in (
      select l.id from public.order_lines l join public.orders o on o.id = l.order_id where o.user_id = $1
    )', '{}',
    array['(select o.created_at from public.orders o join public.order_lines l on l.order_id = o.id
      where l.id = t.order_line_id)', 'sku', 'order_line_id']),
  ('purchase_credits', 150, 'user_id', null, '{}', '{order_line_id}');
