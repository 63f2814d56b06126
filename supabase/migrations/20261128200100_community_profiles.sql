-- Who somebody is in the community. Whoever leaves keeps the row without what it said, so that a standing is not left behind.
create table public.community_profiles (
  id uuid primary key default gen_random_uuid(),
  -- No client reads it, not even the person's own.
  user_id uuid not null unique references auth.users (id) on delete cascade,
  -- Letters of the languages of the product; which words are refused says the function that sets it.
  handle text check (
    char_length(handle) between 3 and 24
    and handle ~ '^[A-Za-z0-9_\-\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u0401\u0410-\u044f\u0451\u3005\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]+$'
  ),
  handle_changed_at timestamptz,
  about text not null default '' check (char_length(about) <= 300),
  -- Chosen here anew, never taken over from the account.
  avatar text check (avatar in (
    'focus', 'ripple', 'orbit', 'eclipse', 'pair', 'chain', 'petals', 'horizon', 'spiral', 'compass', 'stars', 'bridge')),
  lang text not null check (lang in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh')),
  standing text not null default 'active' check (standing in ('active', 'silenced', 'suspended')),
  -- null with a standing: until it is lifted
  standing_until timestamptz,
  show_premium_badge boolean not null default true,
  allow_requests text not null check (allow_requests in ('known', 'nobody')),
  adult_confirmed_at timestamptz not null,
  guidelines_version integer not null check (guidelines_version between 1 and 1000),
  first_posts_approved integer not null default 0 check (first_posts_approved >= 0),
  -- The month alone is told.
  member_since date not null default date_trunc('month', now() at time zone 'UTC')::date,
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((handle is null) = (removed_at is not null)),
  check (standing <> 'active' or standing_until is null)
);
create unique index community_profiles_handle_idx on public.community_profiles (lower(handle));
create index community_profiles_standing_idx on public.community_profiles (standing_until) where standing <> 'active';

create trigger guard_standing before update of standing on public.community_profiles
  for each row execute function private.guard_community_state('standing', 'standing');
create trigger raise_version before update of handle, about, avatar, lang, standing, standing_until, show_premium_badge, allow_requests, removed_at
  on public.community_profiles for each row execute function private.raise_version();
create trigger touch_updated_at before update on public.community_profiles
  for each row execute function private.touch_updated_at();

-- The caller's profile; none for visitors and for whoever left. Policies ask through it, because the column that they
-- would have to read is nobody's.
create function private.my_profile() returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select p.id from public.community_profiles p where p.user_id = (select auth.uid()) and p.removed_at is null
$$;
revoke execute on function private.my_profile() from public, anon, authenticated, service_role;
grant execute on function private.my_profile() to authenticated;

alter table public.community_profiles enable row level security;
revoke all on public.community_profiles from public, anon, authenticated, service_role;
grant select (id, handle, about, avatar, lang, member_since) on public.community_profiles to anon, authenticated;
grant select, insert, update, delete on public.community_profiles to service_role;
create policy "everybody reads the cards of members" on public.community_profiles
  for select to anon, authenticated
  using (removed_at is null);

-- Who does not want to hear from whom. The other is not told.
create table public.blocks (
  id uuid primary key default gen_random_uuid(),
  blocker_profile_id uuid not null references public.community_profiles (id) on delete cascade,
  blocked_profile_id uuid not null references public.community_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (blocker_profile_id, blocked_profile_id),
  check (blocker_profile_id <> blocked_profile_id)
);
create index blocks_blocked_idx on public.blocks (blocked_profile_id);
create trigger touch_updated_at before update on public.blocks
  for each row execute function private.touch_updated_at();

alter table public.blocks enable row level security;
revoke all on public.blocks from public, anon, authenticated, service_role;
grant select on public.blocks to authenticated;
grant select, insert, delete on public.blocks to service_role;
create policy "a person reads whom they blocked" on public.blocks
  for select to authenticated
  using (blocker_profile_id = (select private.my_profile()));
