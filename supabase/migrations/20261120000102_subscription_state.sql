-- What the payment provider last said about a person. Written by the server only; no row means no plan was chosen yet.
create table public.subscribers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subscribed boolean not null default false,
  -- 'basic' is another name of Plus, kept from the specification.
  subscription_tier text check (subscription_tier in ('basic', 'plus', 'premium')),
  subscription_end timestamptz,
  trial_status text not null default 'none'
    check (trial_status in ('none', 'active', 'cancelled', 'expired', 'converted')),
  trial_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (trial_status <> 'active' or trial_ends_at is not null)
);

alter table public.subscribers enable row level security;
revoke all on public.subscribers from public, anon, authenticated, service_role;
grant select on public.subscribers to authenticated;
grant select, insert, update, delete on public.subscribers to service_role;

create policy "a person reads the own subscription" on public.subscribers
  for select to authenticated
  using (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.subscribers
  for each row execute function private.touch_updated_at();
