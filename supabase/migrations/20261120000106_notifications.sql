create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  message text not null check (char_length(message) between 1 and 2000),
  type text not null default 'info' check (type in ('success', 'warning', 'error', 'achievement', 'info')),
  is_read boolean not null default false,
  -- Within the site only: one slash, then neither a second one nor a backslash. Printable ASCII, so nothing a browser
  -- would strip or fold can turn it into another address.
  action_url text check (action_url ~ '^/([!-.0-\[\]-~][!-\[\]-~]*)?$' and char_length(action_url) <= 500),
  created_at timestamptz not null default now()
);
create index notifications_person_idx on public.notifications (user_id, created_at desc);
create index notifications_unread_idx on public.notifications (user_id) where not is_read;

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated, service_role;
grant select, update (is_read) on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;

create policy "a person reads own notifications" on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person marks own notifications as read" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
alter publication supabase_realtime add table public.notifications;
