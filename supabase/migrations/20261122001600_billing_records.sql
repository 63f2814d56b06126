-- What the payment provider says about a person, as it was fetched last. Written by the functions below and by
-- apply_billing alone; no row comes from a browser.
create table public.billing_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (customer_id ~ '^cus_[A-Za-z0-9_]{1,100}$'),
  -- Customers deleted at the provider: refunds of what they bought still arrive under their ids.
  former_ids text[] not null default '{}' check (cardinality(former_ids) <= 50),
  -- Trials are given once per person.
  trial_used_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
-- Without its list of pending entries, which every look-up would read through.
create index billing_customers_former_ids_idx on public.billing_customers using gin (former_ids) with (fastupdate = off);

-- Which events arrived. No payloads: what counts is fetched afresh.
create table public.billing_events (
  id text primary key check (char_length(id) between 1 and 200),
  type text not null check (char_length(type) between 1 and 100),
  event_created timestamptz not null,
  customer_id text check (char_length(customer_id) between 1 and 200),
  object_id text check (char_length(object_id) between 1 and 200),
  received_at timestamptz not null default now(),
  deliveries integer not null default 1 check (deliveries > 0),
  outcome text not null check (outcome in ('applied', 'ignored', 'refused', 'failed')),
  detail text check (char_length(detail) <= 500)
);
create index billing_events_customer_idx on public.billing_events (customer_id);
create index billing_events_created_idx on public.billing_events (event_created desc);

-- Who may fetch and apply for a customer at the moment: one at a time, so that nothing older is applied later.
create table public.billing_leases (
  customer_id text primary key check (char_length(customer_id) between 1 and 200),
  token uuid not null,
  expires_at timestamptz not null
);

create table public.billing_subscriptions (
  id text primary key check (id ~ '^sub_[A-Za-z0-9_]{1,100}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null check (char_length(customer_id) between 1 and 200),
  status text not null references public.subscription_states (status),
  price_id text check (char_length(price_id) between 1 and 200),
  -- From plan_prices; null for a price that is not there, which opens nothing.
  tier text check (tier in ('plus', 'premium')),
  "interval" text check ("interval" in ('month', 'year')),
  amount_cents integer check (amount_cents >= 0),
  started_at timestamptz,
  current_period_end timestamptz,
  cancel_at timestamptz,
  trial_ends_at timestamptz,
  past_due_since timestamptz,
  ended_at timestamptz,
  -- The plan after this period.
  next_price_id text check (char_length(next_price_id) between 1 and 200),
  updated_at timestamptz not null default now()
);
create index billing_subscriptions_user_idx on public.billing_subscriptions (user_id);
create index billing_subscriptions_customer_idx on public.billing_subscriptions (customer_id);
create index billing_subscriptions_status_idx on public.billing_subscriptions (status);
create trigger guard_status before update of status on public.billing_subscriptions
  for each row execute function private.guard_transition('subscription', 'status');
create trigger touch_updated_at before update on public.billing_subscriptions
  for each row execute function private.touch_updated_at();

alter table public.billing_customers enable row level security;
alter table public.billing_events enable row level security;
alter table public.billing_leases enable row level security;
alter table public.billing_subscriptions enable row level security;
revoke all on public.billing_customers, public.billing_events, public.billing_leases, public.billing_subscriptions
  from public, anon, authenticated, service_role;
grant select on public.billing_customers, public.billing_events, public.billing_leases, public.billing_subscriptions
  to service_role;
grant select on public.billing_subscriptions to authenticated;

create policy "a person reads own subscriptions" on public.billing_subscriptions
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Lets one caller fetch and apply for a customer, for `p_seconds` at most. Null while somebody else does.
create function public.begin_billing(p_customer text, p_seconds integer default 30) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  held uuid;
begin
  if coalesce(p_customer, '') = '' or p_seconds is null or p_seconds not between 1 and 300 then
    raise exception 'bad_lease' using errcode = 'PT400';
  end if;
  insert into public.billing_leases as l (customer_id, token, expires_at)
    values (p_customer, gen_random_uuid(), clock_timestamp() + make_interval(secs => p_seconds))
    on conflict (customer_id) do update set token = excluded.token, expires_at = excluded.expires_at
      where l.expires_at <= clock_timestamp()
    returning l.token into held;
  return held;
end
$$;
revoke execute on function public.begin_billing(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.begin_billing(text, integer) to service_role;

create function public.end_billing(p_customer text, p_token uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.billing_leases l where l.customer_id = p_customer and l.token = p_token
$$;
revoke execute on function public.end_billing(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_billing(text, uuid) to service_role;

-- Ties a person to a customer of the provider; the first one holds, until it is deleted there. Answers the one that holds.
create function public.link_customer(p_user uuid, p_customer text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  held text;
begin
  if p_user is null or not exists (select from auth.users u where u.id = p_user) then
    raise exception 'unknown_person' using errcode = 'PT404';
  end if;
  if coalesce(p_customer, '') !~ '^cus_[A-Za-z0-9_]{1,100}$' or exists (
    select from public.billing_customers c
    where (c.customer_id = p_customer and c.user_id <> p_user) or c.former_ids @> array[p_customer]
  ) then
    raise exception 'bad_customer' using errcode = 'PT400';
  end if;
  insert into public.billing_customers as c (user_id, customer_id) values (p_user, p_customer)
    on conflict (user_id) do update
      set customer_id = excluded.customer_id, deleted_at = null,
        former_ids = (c.former_ids || c.customer_id)[greatest(1, cardinality(c.former_ids) - 48):]
      where c.deleted_at is not null and c.customer_id <> excluded.customer_id
    returning c.customer_id into held;
  return coalesce(held, (select c.customer_id from public.billing_customers c where c.user_id = p_user));
end
$$;
revoke execute on function public.link_customer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.link_customer(uuid, text) to service_role;

-- The first plan of somebody who wants to pay nothing.
create function public.choose_freemium() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  insert into public.subscribers (user_id) values ((select auth.uid())) on conflict (user_id) do nothing;
end
$$;
revoke execute on function public.choose_freemium() from public, anon, authenticated, service_role;
grant execute on function public.choose_freemium() to authenticated;

insert into private.personal_tables (table_name, place, owner_column, owner_via, sorted_by) values
  ('billing_customers', 60, 'user_id', null, '{user_id}'),
  ('billing_events', 70, null,
    't.customer_id in (
      select unnest(c.customer_id || c.former_ids) from public.billing_customers c where c.user_id = $1
    )', '{event_created, id}'),
  ('billing_subscriptions', 80, 'user_id', null, array['coalesce(started_at, ''infinity'')', 'id']);
