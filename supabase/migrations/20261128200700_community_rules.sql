-- Who may write, how often, and which texts are taken. Refusals are codes, with what a text about them needs as detail.

-- Where pages of the product are: addresses there are no links to elsewhere. One row.
create table private.community_settings (
  one boolean primary key default true check (one),
  site text not null check (site ~ '^https?://[a-z0-9.:-]+$'),
  guidelines_version integer not null check (guidelines_version > 0)
);
revoke all on private.community_settings from public, anon, authenticated, service_role;
insert into private.community_settings (site, guidelines_version) values ('https://focusclaritylab.example.com', 1);

create table private.community_limits (
  action text not null check (action in ('topic', 'answer', 'comment', 'vote', 'edit', 'report')),
  level text not null check (level in ('new', 'known')),
  most integer not null check (most > 0),
  window_s integer not null check (window_s between 1 and 86400),
  primary key (action, level, window_s)
);
revoke all on private.community_limits from public, anon, authenticated, service_role;
insert into private.community_limits (action, level, most, window_s) values
  ('topic', 'new', 1, 3600), ('topic', 'new', 2, 86400), ('topic', 'known', 3, 3600), ('topic', 'known', 8, 86400),
  ('answer', 'new', 3, 3600), ('answer', 'new', 6, 86400), ('answer', 'known', 15, 3600), ('answer', 'known', 50, 86400),
  ('comment', 'new', 5, 3600), ('comment', 'new', 10, 86400), ('comment', 'known', 30, 3600),
  ('vote', 'new', 10, 3600), ('vote', 'known', 60, 3600),
  ('edit', 'new', 10, 3600), ('edit', 'known', 20, 3600),
  ('report', 'new', 5, 3600), ('report', 'new', 10, 86400), ('report', 'known', 10, 3600);

-- What a profile did within the day, and nothing of what it was: a vote taken back or a name taken off gives no further try.
create table private.community_events (
  id bigint generated always as identity primary key,
  profile_id uuid not null references public.community_profiles (id) on delete cascade,
  action text not null,
  at timestamptz not null default now()
);
create index community_events_profile_idx on private.community_events (profile_id, action, at desc);
revoke all on private.community_events from public, anon, authenticated, service_role;

-- Nobody is told of a level but by the badge 'New here'. Worked out when asked and kept nowhere.
create function private.community_level(p_profile uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when p.created_at <= now() - interval '3 days'
    and (
      select count(*) from (
        (select 1 from public.topics t where t.author_profile_id = p.id and t.state in ('open', 'answered', 'locked') limit 3)
        union all
        (select 1 from public.answers a where a.author_profile_id = p.id and a.state = 'visible' limit 3)
        union all
        (select 1 from public.comments c where c.author_profile_id = p.id and c.state = 'visible' limit 3)
      ) shown
    ) >= 3
    and (
      exists (select from public.topics t where t.author_profile_id = p.id and t.votes > 0)
      or exists (select from public.answers a where a.author_profile_id = p.id and a.votes > 0)
    )
    and not exists (
      select from public.moderation_actions m
      where m.person_profile_id = p.id and m.kind in ('hide', 'reject', 'delete') and m.created_at > now() - interval '30 days'
        and not exists (
          select from public.moderation_actions back
          where back.target_kind = m.target_kind and back.target_id = m.target_id and back.created_at > m.created_at
            and back.kind in ('restore', 'approve')
        )
    )
    then 'known' else 'new' end
  from public.community_profiles p where p.id = p_profile
$$;
revoke execute on function private.community_level(uuid) from public, anon, authenticated, service_role;

create function private.refuse(p_code text, p_detail text default '') returns void
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception '%', p_code using detail = p_detail, errcode = case p_code
    when 'not_signed_in' then 'PT401'
    when 'not_found' then 'PT404'
    when 'rate_limited' then 'PT429'
    when 'not_allowed' then 'PT403' when 'no_profile' then 'PT403' when 'silenced' then 'PT403' when 'suspended' then 'PT403'
    when 'blocked' then 'PT403' when 'own_vote' then 'PT403' when 'own_decision' then 'PT403' when 'target_is_staff' then 'PT403'
    when 'invalid_state' then 'PT409' when 'version_conflict' then 'PT409' when 'has_answers' then 'PT409'
    when 'locked' then 'PT409' when 'already_reported' then 'PT409' when 'handle_taken' then 'PT409'
    when 'too_late' then 'PT409' when 'too_early' then 'PT409'
    else 'PT400' end;
end
$$;
revoke execute on function private.refuse(text, text) from public, anon, authenticated, service_role;

create type private.community_caller as (
  profile_id uuid, level text, is_staff boolean, posts_approved integer, user_id uuid
);

-- The caller, one write at a time: whoever sends twenty at once is let in one by one, and every limit counts those before.
-- With `p_writes` the standing is asked for; what takes back own things is open to everybody.
create function private.community_caller(p_writes boolean default true) returns private.community_caller
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  caller private.community_caller;
  profile public.community_profiles;
begin
  if me is null then
    perform private.refuse('not_signed_in');
  end if;
  select p.id into caller.profile_id from public.community_profiles p where p.user_id = me and p.removed_at is null;
  if not found then
    perform private.refuse('no_profile');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('community ' || caller.profile_id, 0));
  select * into profile from public.community_profiles p where p.id = caller.profile_id and p.removed_at is null;
  if not found then
    perform private.refuse('no_profile');
  end if;
  if p_writes and profile.standing <> 'active' and coalesce(profile.standing_until, 'infinity') > now() then
    perform private.refuse(profile.standing, coalesce(to_char(profile.standing_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), ''));
  end if;
  caller.user_id := me;
  caller.is_staff := private.is_moderator();
  caller.level := case when caller.is_staff then 'known' else private.community_level(profile.id) end;
  caller.posts_approved := profile.first_posts_approved;
  return caller;
end
$$;
revoke execute on function private.community_caller(boolean) from public, anon, authenticated, service_role;

-- Seconds until the first allowed moment, over all limits; 0: now.
create function private.community_wait(p_profile uuid, p_action text, p_level text) returns integer
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(max(ceil(extract(epoch from full_since.at + make_interval(secs => l.window_s) - now()))), 0)::integer
  from private.community_limits l
  -- The event whose end makes room for one more.
  cross join lateral (
    select e.at from private.community_events e
    where e.profile_id = p_profile and e.action = p_action and e.at > now() - make_interval(secs => l.window_s)
    order by e.at desc offset l.most - 1 limit 1
  ) full_since
  where l.action = p_action and l.level = p_level
$$;
revoke execute on function private.community_wait(uuid, text, text) from public, anon, authenticated, service_role;

-- Counts one act, or refuses it. Holds only together with the lock of community_caller.
create function private.count_act(p_caller private.community_caller, p_action text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wait integer := private.community_wait(p_caller.profile_id, p_action, p_caller.level);
begin
  if wait > 0 then
    perform private.refuse('rate_limited', wait::text);
  end if;
  delete from private.community_events e where e.profile_id = p_caller.profile_id and e.at < now() - interval '1 day';
  insert into private.community_events (profile_id, action) values (p_caller.profile_id, p_action);
end
$$;
revoke execute on function private.count_act(private.community_caller, text) from public, anon, authenticated, service_role;

-- Addresses outside the site that a text leads to, each once. What Markdown would make an address only by decoding it
-- counts as one, too.
create function private.outside_links(p_text text) returns text[]
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(array_agg(distinct found.link), '{}')
  from (
    select regexp_replace(m[1], '[.,;:!?''"*_~]+$', '') as link
    from regexp_matches(regexp_replace(p_text, '\\([!-/:-@\[-`{-~])', '\1', 'g'), '(https?://[^\s<>()\[\]]+)', 'gi') m
    union all
    select m[1] from regexp_matches(p_text, '(\]\([^)\n]*&[^)\n]*\)|\]:\s*\S*&\S*|<[a-z]+:[^>\s]*&[^>\s]*>)', 'gi') m
  ) found
  join private.community_settings s on true
  where found.link !~* ('^' || regexp_replace(s.site, '([.])', '\\\1', 'g') || '([/?#]|$)')
$$;
revoke execute on function private.outside_links(text) from public, anon, authenticated, service_role;

-- A text as it is stored, or the code that refuses it. Lengths are code points of what is stored.
create function private.community_text(p_text text, p_kind text, p_level text) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  kept text := coalesce(p_text, '');
  least_signs integer := case p_kind when 'title' then 10 when 'topic' then 20 when 'answer' then 20 when 'comment' then 5
    when 'reason' then 10 when 'appeal' then 20 else 0 end;
  most_signs integer := case p_kind when 'title' then 150 when 'topic' then 5000 when 'answer' then 10000 when 'comment' then 600
    when 'about' then 300 when 'note' then 1000 when 'reason' then 500 when 'appeal' then 1000 end;
  most_links integer := case when p_kind in ('note', 'reason', 'appeal') then 20 when p_kind in ('title', 'about') then 0
    else case p_level when 'staff' then 10 when 'known' then 2 else 0 end end;
begin
  -- Nothing is worked through that could not be kept anyway.
  if octet_length(kept) > 100000 then
    perform private.refuse('too_long', most_signs::text);
  end if;
  kept := regexp_replace(kept, '\r\n?', E'\n', 'g');
  if kept ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]' then
    perform private.refuse('bad_characters');
  end if;
  kept := normalize(kept, NFC);
  kept := regexp_replace(kept, '[ \t]+(\n|$)', '\1', 'g');
  kept := regexp_replace(kept, '\n{3,}', E'\n\n', 'g');
  kept := regexp_replace(kept, '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$', '', 'g');
  if kept ~ '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4,}' then
    perform private.refuse('bad_characters');
  end if;
  if p_kind = 'title' then
    kept := regexp_replace(kept, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g');
  end if;
  if kept = '' and least_signs > 0 then
    perform private.refuse('empty');
  end if;
  if char_length(kept) < least_signs then
    perform private.refuse('too_short', least_signs::text);
  end if;
  if char_length(kept) > most_signs then
    perform private.refuse('too_long', most_signs::text);
  end if;
  if cardinality(private.outside_links(kept)) > most_links then
    perform private.refuse('too_many_links', most_links::text);
  end if;
  return kept;
end
$$;
revoke execute on function private.community_text(text, text, text) from public, anon, authenticated, service_role;
