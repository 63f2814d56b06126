-- What a person set for the product as a whole. No row means: nothing was ever changed, the defaults hold.
create table public.user_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- How the product looks, moves and sounds; read field by field, so an unknown or broken field costs only itself.
  -- Empty means that the account has no choice of its own and a device keeps what it has.
  display jsonb not null default '{}'
    check (jsonb_typeof(display) = 'object' and octet_length(display::text) <= 4000),
  notify_billing boolean not null default true,
  notify_results boolean not null default true,
  notify_community boolean not null default true,
  notify_reminders boolean not null default true,
  show_presence boolean not null default true,
  updated_at timestamptz not null default now()
);

alter table public.user_settings enable row level security;
revoke all on public.user_settings from public, anon, authenticated, service_role;
-- Storing is one statement, "insert or else update", and that names user_id in its update too; the policy below keeps
-- the row with its owner.
grant
  select,
  insert (user_id, display, notify_billing, notify_results, notify_community, notify_reminders, show_presence),
  update (user_id, display, notify_billing, notify_results, notify_community, notify_reminders, show_presence)
  on public.user_settings to authenticated;
-- Whoever sends notifications asks first.
grant select on public.user_settings to service_role;

create policy "a person reads own settings" on public.user_settings
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person makes own settings" on public.user_settings
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person changes own settings" on public.user_settings
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.user_settings
  for each row execute function private.touch_updated_at();
