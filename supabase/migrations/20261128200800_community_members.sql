-- How somebody becomes a member, changes their card, and leaves; and what others see of them.

-- Names that would speak for the product or for nobody, as they look once look-alikes are brought together.
create table private.reserved_handles (
  name text primary key check (name ~ '^[a-z]+$'),
  -- also where a name begins or ends with it
  at_edges boolean not null default false
);
revoke all on private.reserved_handles from public, anon, authenticated, service_role;

-- A name as it looks: signs that are taken for each other are one.
create function private.handle_look(p_handle text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select translate(
    regexp_replace(normalize(lower(p_handle), NFKD), '[\u0300-\u036f]', '', 'g'),
    'авекмнорстухьłl1|034578', 'abekmhopctyxbiiiioeastb')
$$;
revoke execute on function private.handle_look(text) from public, anon, authenticated, service_role;

insert into private.reserved_handles (name, at_edges)
select distinct on (1) private.handle_look(r.name), r.at_edges
from (
  values
    ('admin', true), ('administrator', true), ('moderator', true), ('moderation', true), ('focusclarity', true),
    ('official', true), ('formermember', true), ('support', true), ('helpdesk', true),
    ('team', false), ('staff', false), ('mod', false), ('mods', false), ('system', false), ('service', false),
    ('help', false), ('root', false), ('deleted', false), ('removed', false), ('former', false), ('member', false),
    ('anonymous', false), ('anonym', false), ('everyone', false), ('nobody', false), ('null', false),
    ('undefined', false), ('premium', false), ('expert', false), ('fcl', false)
) as r (name, at_edges)
order by 1, 2 desc;

-- A name as it is stored, or the code that refuses it.
create function private.community_handle(p_handle text, p_user uuid, p_profile uuid) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  kept text := normalize(coalesce(left(p_handle, 200), ''), NFC);
  look text := private.handle_look(kept);
  latin boolean := kept ~ '[A-Za-z\u00c0-\u017f]';
begin
  if char_length(kept) not between 3 and 24
    or kept !~ '^[A-Za-z0-9_\-\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u0401\u0410-\u044f\u0451\u3005\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]+$'
    or kept !~ '[^0-9_\-]'
    -- Letters of scripts that look alike do not stand in one name.
    or (latin and kept ~ '[\u0401\u0410-\u044f\u0451]')
    or exists (
      select from private.reserved_handles r
      where regexp_replace(look, '[_\-]', '', 'g') = r.name
        or r.name = any (regexp_split_to_array(look, '[_\-]+'))
        or (r.at_edges and regexp_replace(look, '[_\-]', '', 'g') ~ ('^' || r.name || '|' || r.name || '$'))
    )
    or exists (
      select from auth.users u
      where u.id = p_user and lower(kept) in (lower(u.email), lower(split_part(u.email, '@', 1)))
    )
  then
    perform private.refuse('handle_invalid');
  end if;
  if exists (
    select from public.community_profiles p where lower(p.handle) = lower(kept) and p.id is distinct from p_profile
  ) then
    perform private.refuse('handle_taken');
  end if;
  return kept;
end
$$;
revoke execute on function private.community_handle(text, uuid, uuid) from public, anon, authenticated, service_role;

-- The caller's own profile as the app keeps it; null without one.
create function public.my_community_profile() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'handle', p.handle, 'handle_changed_at', p.handle_changed_at, 'about', p.about, 'avatar', p.avatar,
    'lang', p.lang, 'standing', case when coalesce(p.standing_until, 'infinity') > now() then p.standing else 'active' end,
    'standing_until', p.standing_until, 'show_premium_badge', p.show_premium_badge, 'allow_requests', p.allow_requests,
    'guidelines_version', p.guidelines_version, 'first_posts_approved', p.first_posts_approved,
    'member_since', p.member_since, 'version', p.version, 'level', private.community_level(p.id))
  from public.community_profiles p where p.user_id = (select auth.uid()) and p.removed_at is null
$$;
revoke execute on function public.my_community_profile() from public, anon, authenticated, service_role;
grant execute on function public.my_community_profile() to authenticated;

-- Makes the caller's profile; asked again with the same name it answers the one that is there. Whoever left and comes back
-- has the standing they had.
create function public.create_community_profile(
  p_handle text, p_lang text, p_allow_requests text, p_adult boolean, p_guidelines_version integer,
  p_show_premium_badge boolean default true, p_avatar text default null, p_about text default ''
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  known public.community_profiles;
  name text;
  told text;
begin
  if me is null then
    perform private.refuse('not_signed_in');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('community profile ' || me, 0));
  select * into known from public.community_profiles p where p.user_id = me;
  if known.id is not null and known.removed_at is null then
    if lower(known.handle) is distinct from lower(p_handle) then
      perform private.refuse('invalid_state');
    end if;
    return public.my_community_profile();
  end if;
  if p_adult is distinct from true
    or p_guidelines_version is distinct from (select s.guidelines_version from private.community_settings s)
  then
    perform private.refuse('not_allowed');
  end if;
  name := private.community_handle(p_handle, me, known.id);
  told := private.community_text(p_about, 'about', 'new');
  if known.id is null then
    insert into public.community_profiles (user_id, handle, about, avatar, lang, show_premium_badge, allow_requests,
        adult_confirmed_at, guidelines_version)
      values (me, name, told, p_avatar, p_lang, coalesce(p_show_premium_badge, true), p_allow_requests, now(), p_guidelines_version);
  else
    update public.community_profiles p set handle = name, handle_changed_at = now(), about = told,
        avatar = p_avatar, lang = p_lang, show_premium_badge = coalesce(p_show_premium_badge, true),
        allow_requests = p_allow_requests, adult_confirmed_at = now(), guidelines_version = p_guidelines_version, removed_at = null
      where p.id = known.id;
  end if;
  return public.my_community_profile();
exception
  when unique_violation then
    perform private.refuse('handle_taken');
  when check_violation or not_null_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.create_community_profile(text, text, text, boolean, integer, boolean, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.create_community_profile(text, text, text, boolean, integer, boolean, text, text) to authenticated;

-- What is null stays as it is; the picture is taken away by ''.
create function public.edit_community_profile(
  p_version integer, p_handle text default null, p_about text default null, p_avatar text default null,
  p_lang text default null, p_allow_requests text default null, p_show_premium_badge boolean default null
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  known public.community_profiles;
  name text;
  told text;
begin
  select * into known from public.community_profiles p where p.id = caller.profile_id for update;
  if known.version is distinct from p_version then
    perform private.refuse('version_conflict');
  end if;
  perform private.count_act(caller, 'edit');
  if p_handle is not null and p_handle <> known.handle then
    if known.handle_changed_at > now() - interval '90 days' then
      perform private.refuse('rate_limited',
        ceil(extract(epoch from known.handle_changed_at + interval '90 days' - now()))::integer::text);
    end if;
    name := private.community_handle(p_handle, caller.user_id, known.id);
  end if;
  told := case when p_about is null then known.about else private.community_text(p_about, 'about', caller.level) end;
  update public.community_profiles p set
      handle = coalesce(name, p.handle),
      handle_changed_at = case when name is null then p.handle_changed_at else now() end,
      about = told,
      avatar = case when p_avatar = '' then null else coalesce(p_avatar, p.avatar) end,
      lang = coalesce(p_lang, p.lang),
      allow_requests = coalesce(p_allow_requests, p.allow_requests),
      show_premium_badge = coalesce(p_show_premium_badge, p.show_premium_badge)
    where p.id = known.id;
  return public.my_community_profile();
exception
  when unique_violation then
    perform private.refuse('handle_taken');
  when check_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.edit_community_profile(integer, text, text, text, text, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.edit_community_profile(integer, text, text, text, text, text, boolean) to authenticated;

-- Leaves the community and keeps the account. Posts stay without a name, or their text goes too. True when there was one.
create function public.leave_community(p_remove_posts boolean default false) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller;
begin
  if not exists (select from public.community_profiles p where p.user_id = (select auth.uid()) and p.removed_at is null) then
    return false;
  end if;
  caller := private.community_caller(false);
  perform private.leave_posts(caller.profile_id, coalesce(p_remove_posts, false));
  update public.community_profiles p set handle = null, about = '', avatar = null, removed_at = now() where p.id = caller.profile_id;
  return true;
end
$$;
revoke execute on function public.leave_community(boolean) from public, anon, authenticated, service_role;
grant execute on function public.leave_community(boolean) to authenticated;

-- Cards with what is not a column: badges, and how much of it others found helpful. Nothing that a member asked.
create function public.community_cards(p_ids uuid[]) returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'handle', p.handle, 'about', p.about, 'avatar', p.avatar, 'lang', p.lang, 'member_since', p.member_since,
    'premium', p.show_premium_badge and private.user_tier(p.user_id) = 'premium',
    'team', team.is_team,
    'new_here', not team.is_team and private.community_level(p.id) = 'new',
    'answers', (select count(*) from public.answers a join public.topics t on t.id = a.topic_id
      where a.author_profile_id = p.id and a.state = 'visible' and t.state in ('open', 'answered', 'locked')),
    'helpful', (select coalesce(sum(a.votes), 0) from public.answers a join public.topics t on t.id = a.topic_id
      where a.author_profile_id = p.id and a.state = 'visible' and t.state in ('open', 'answered', 'locked')))
  from public.community_profiles p
  cross join lateral (select exists (
    select from public.admin_roles r where r.user_id = p.user_id and r.is_active
      and r.role_type in ('master_admin', 'full_admin', 'education_admin')) as is_team) team
  where p.id = any (p_ids[1:100]) and p.removed_at is null
$$;
revoke execute on function public.community_cards(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.community_cards(uuid[]) to anon, authenticated;
