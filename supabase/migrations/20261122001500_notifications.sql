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
  created_at timestamptz not null default now(),
  -- What a notice is about. Null: it concerns the account or a payment itself and is always sent.
  topic text check (topic in ('billing', 'results', 'community', 'reminders'))
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

-- A notice about something that its person chose not to hear of is not made; the statement succeeds without a row.
create function private.honour_notice_choices() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if exists (
    select from public.user_settings s
    where s.user_id = new.user_id
      and not case new.topic
        when 'billing' then s.notify_billing
        when 'results' then s.notify_results
        when 'community' then s.notify_community
        when 'reminders' then s.notify_reminders
        else true
      end
  ) then
    return null;
  end if;
  return new;
end
$$;
revoke execute on function private.honour_notice_choices() from public, anon, authenticated, service_role;

create trigger honour_notice_choices before insert on public.notifications
  for each row when (new.topic is not null) execute function private.honour_notice_choices();

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('notifications', 250, 'user_id', '{created_at, id}');
