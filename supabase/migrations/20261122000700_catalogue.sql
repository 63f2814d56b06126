-- What is sold once, what a plan costs, and who may open what. Prices are integer cents and come from here only.
create table public.catalog_items (
  sku text primary key check (sku ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(sku) <= 64),
  title text not null check (char_length(title) between 1 and 120),
  unit_price_cents integer not null check (unit_price_cents between 0 and 1000000),
  kind text not null check (kind in ('test', 'training', 'bundle')),
  -- What the item opens; a bundle opens its members. Null for what cannot be opened yet.
  test_id text references public.assessment_tests (test_id) on update cascade,
  exercise_id text references public.exercises (id) on update cascade,
  active boolean not null default true,
  -- { route, duration, difficulty }
  metadata jsonb not null default '{}'
    check (jsonb_typeof(metadata) = 'object' and octet_length(metadata::text) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (test_id is null or kind = 'test'),
  check (exercise_id is null or kind = 'training')
);
create index catalog_items_test_idx on public.catalog_items (test_id);
create index catalog_items_exercise_idx on public.catalog_items (exercise_id);

alter table public.catalog_items enable row level security;
revoke all on public.catalog_items from public, anon, authenticated, service_role;
grant select on public.catalog_items to anon, authenticated;
grant select, insert, update, delete on public.catalog_items to service_role;

create policy "visitors read what is on sale" on public.catalog_items
  for select to anon
  using (active);
create policy "people read what is on sale, order staff read all" on public.catalog_items
  for select to authenticated
  using (active or (select private.has_role(array['master_admin', 'full_admin', 'orders_admin'])));

create trigger touch_updated_at before update on public.catalog_items
  for each row execute function private.touch_updated_at();

create table public.bundle_items (
  bundle_sku text not null references public.catalog_items (sku) on update cascade on delete cascade,
  sku text not null references public.catalog_items (sku) on update cascade on delete restrict,
  -- Its place among the members, as the shop lists them.
  place integer not null,
  primary key (bundle_sku, sku),
  check (sku <> bundle_sku)
);
create index bundle_items_sku_idx on public.bundle_items (sku);

alter table public.bundle_items enable row level security;
revoke all on public.bundle_items from public, anon, authenticated, service_role;
grant select on public.bundle_items to anon, authenticated;
grant select, insert, update, delete on public.bundle_items to service_role;

-- By the policies of the catalogue: whoever sees the bundle sees what is in it.
create policy "who sees a bundle sees its members" on public.bundle_items
  for select to anon, authenticated
  using (exists (select from public.catalog_items c where c.sku = bundle_sku));

-- The id is the payment provider's price reference. A plan is on offer for an interval when an active row says so:
-- annual plans stay hidden until somebody sets their price.
create table public.plan_prices (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,100}$'),
  tier text not null check (tier in ('plus', 'premium')),
  "interval" text not null check ("interval" in ('month', 'year')),
  amount_cents integer not null check (amount_cents between 1 and 1000000),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  trial_days integer not null default 0 check (trial_days between 0 and 90),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trials_only_on_annual_plans check (trial_days = 0 or "interval" = 'year')
);
create unique index plan_prices_one_active_price on public.plan_prices (tier, "interval", currency) where active;

alter table public.plan_prices enable row level security;
revoke all on public.plan_prices from public, anon, authenticated, service_role;
grant select on public.plan_prices to anon, authenticated;
grant select, insert, update, delete on public.plan_prices to service_role;

create policy "visitors read current prices" on public.plan_prices
  for select to anon
  using (active);
create policy "people read current prices, payment staff read all" on public.plan_prices
  for select to authenticated
  using (active or (select private.has_role(array['master_admin', 'full_admin', 'payments_admin'])));

create trigger touch_updated_at before update on public.plan_prices
  for each row execute function private.touch_updated_at();

create table public.entitlements (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Restricted on delete: what somebody paid for is retired with active = false, not removed.
  sku text not null references public.catalog_items (sku) on update cascade on delete restrict,
  granted_at timestamptz not null default now(),
  -- Given by hand, or there for exactly as long as a paid line grants it.
  source text not null default 'gift' check (source in ('gift', 'order')),
  primary key (user_id, sku)
);
create index entitlements_sku_idx on public.entitlements (sku);

alter table public.entitlements enable row level security;
revoke all on public.entitlements from public, anon, authenticated, service_role;
grant select on public.entitlements to authenticated;
grant select, insert, update, delete on public.entitlements to service_role;

create policy "a person reads own entitlements" on public.entitlements
  for select to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('entitlements', 50, 'user_id', '{granted_at, sku}');
