-- One row per account, made by the trigger below. The e-mail address stays in auth.users only.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) between 1 and 80 and btrim(display_name) <> ''),
  language text check (language in ('en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'ru', 'ja', 'ko', 'zh')),
  newsletter_opt_in boolean not null default false,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A drawn picture out of a fixed set, or none: then the initials stand for the person. Nothing is uploaded, so nothing
  -- needs a file store, a check of foreign files or a deletion of its own. The ids are those of src/lib/accounts/avatar.ts.
  avatar text check (avatar in (
    'focus', 'ripple', 'orbit', 'eclipse', 'pair', 'chain', 'petals', 'horizon', 'spiral', 'compass', 'stars', 'bridge'
  ))
);

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select, update (display_name, language, newsletter_opt_in, avatar) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "a person reads the own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));
create policy "a person changes the own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- Sign-up metadata is written by the visitor's browser: take what is well formed, drop the rest, never fail a sign-up.
-- The time of acceptance is the server's, because the browser's clock proves nothing.
create function private.handle_new_user() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  meta jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  accepted boolean := coalesce(meta ->> 'terms_accepted', '') = 'true' or coalesce(meta ->> 'terms_accepted_at', '') <> '';
begin
  insert into public.profiles (id, display_name, language, newsletter_opt_in, terms_accepted_at)
  values (
    new.id,
    nullif(btrim(left(btrim(regexp_replace(
      coalesce(meta ->> 'display_name', meta ->> 'full_name', meta ->> 'name', ''), '[[:cntrl:]]', '', 'g')), 80)), ''),
    case
      when meta ->> 'language' in ('en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'ru', 'ja', 'ko', 'zh')
      then meta ->> 'language'
    end,
    coalesce(meta ->> 'newsletter_opt_in', '') = 'true',
    case when accepted then now() end
  )
  on conflict (id) do nothing;
  return new;
end
$$;
revoke execute on function private.handle_new_user() from public, anon, authenticated, service_role;

create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();

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

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('profiles', 10, 'id', '{id}'),
  ('user_settings', 20, 'user_id', '{user_id}');
