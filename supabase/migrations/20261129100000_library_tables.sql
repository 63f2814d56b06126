-- The library: articles, posts and episodes in versions and languages. Cards are public; what is read is open to whoever has
-- the plan for it, and the database decides who that is.

alter table private.community_transitions
  drop constraint community_transitions_machine_check,
  add constraint community_transitions_machine_check
    check (machine in ('topic', 'answer', 'comment', 'report', 'standing', 'thread', 'room', 'article'));
insert into private.community_transitions (machine, action, role, from_state, to_state) values
  ('article', 'publish', 'staff', 'draft', 'published'),
  ('article', 'publish', 'staff', 'archived', 'published'),
  ('article', 'archive', 'staff', 'published', 'archived'),
  ('article', 'to_draft', 'staff', 'archived', 'draft'),
  ('article', 'delete', 'staff', 'draft', 'deleted'),
  ('article', 'delete', 'staff', 'published', 'deleted'),
  ('article', 'delete', 'staff', 'archived', 'deleted'),
  ('article', 'restore', 'staff', 'deleted', 'draft'),
  ('article', 'purge', 'service', 'deleted', 'gone');

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('article', 'blog', 'podcast')),
  slug text not null unique check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 3 and 80
    and slug not in ('new', 'edit', 'feed', 'search')
  ),
  tier text not null default 'freemium' check (tier in ('freemium', 'plus', 'premium')),
  category text not null check (
    category in ('attention', 'starting', 'planning', 'habits', 'body', 'feelings', 'family', 'memory', 'product')
  ),
  state text not null default 'draft' check (state in ('draft', 'published', 'archived', 'deleted')),
  -- When everybody reads it; ahead: scheduled. Premium reads seven days earlier.
  publish_at timestamptz check (publish_at between '2020-01-01' and '2100-01-01'),
  -- the first time it was published
  published_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  -- A recording: a file of the site or an address of a host that the build allows.
  audio_url text check (audio_url ~ '^(/content/audio/[a-z0-9/_-]+|https://[a-z0-9.-]+/[A-Za-z0-9/._~%-]+)\.(mp3|m4a|aac)$' and char_length(audio_url) <= 500),
  audio_s integer check (audio_s between 1 and 14400),
  -- size of the file in bytes, which a feed has to say
  audio_bytes bigint check (audio_bytes between 1 and 1000000000),
  author_name text not null default 'Focus Clarity Lab team' check (char_length(author_name) between 2 and 120),
  -- Nothing is said of a review until a named person made one.
  reviewed_by text check (char_length(reviewed_by) between 2 and 120),
  reviewed_at date,
  -- Place among what the team wrote; null: written at the desk.
  seed_number integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (kind = 'article' or tier = 'freemium'),
  -- What helps with memory worries is never behind a plan.
  check (slug <> 'memory-worries' or tier = 'freemium'),
  check (state <> 'published' or publish_at is not null),
  check ((state = 'deleted') = (deleted_at is not null)),
  check ((reviewed_by is null) = (reviewed_at is null)),
  check (num_nonnulls(audio_url, audio_s, audio_bytes) in (0, 3))
);
create index articles_list_idx on public.articles (publish_at desc, id desc) where state = 'published';
create index articles_kind_idx on public.articles (kind, publish_at desc, id desc) where state = 'published';
create index articles_category_idx on public.articles (category, publish_at desc, id desc) where state = 'published';
create index articles_desk_idx on public.articles (updated_at desc, id desc);
create index articles_deleted_idx on public.articles (deleted_at) where deleted_at is not null;
create trigger guard_state before update of state on public.articles
  for each row execute function private.guard_community_state('article', 'state');
create trigger raise_version before update of kind, slug, tier, category, state, publish_at, audio_url, audio_s, audio_bytes,
    author_name, reviewed_by, reviewed_at on public.articles
  for each row execute function private.raise_version();
create trigger touch_updated_at before update on public.articles
  for each row execute function private.touch_updated_at();

-- Addresses that led somewhere once lead nowhere else, ever.
create table private.used_slugs (
  slug text primary key,
  used_at timestamptz not null default now()
);
revoke all on private.used_slugs from public, anon, authenticated, service_role;

create function private.keep_slug() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.used_slugs (slug) values (old.slug) on conflict do nothing;
    return old;
  end if;
  if tg_op = 'UPDATE' and new.slug = old.slug then
    return new;
  end if;
  if exists (select from private.used_slugs u where u.slug = new.slug) then
    perform private.refuse('slug_taken');
  end if;
  if tg_op = 'UPDATE' and old.published_at is not null then
    perform private.refuse('invalid_state');
  end if;
  return new;
end
$$;
revoke execute on function private.keep_slug() from public, anon, authenticated, service_role;
create trigger keep_slug before insert or update of slug or delete on public.articles
  for each row execute function private.keep_slug();

-- A list of what a text cites. `checked_on` is the day on which a person opened the source.
create function private.are_sources(p_sources jsonb) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select jsonb_typeof(p_sources) = 'array' and octet_length(p_sources::text) <= 20000
    and jsonb_array_length(p_sources) <= 20
    and coalesce((
      -- What is missing is no answer, and no answer is no.
      select bool_and(coalesce(
        jsonb_typeof(s) = 'object'
        and (s - array['authors', 'title', 'publisher', 'year', 'url', 'checked_on']) = '{}'
        and jsonb_typeof(s -> 'title') = 'string' and char_length(s ->> 'title') between 2 and 300
        and jsonb_typeof(s -> 'publisher') = 'string' and char_length(s ->> 'publisher') between 2 and 200
        and coalesce(jsonb_typeof(s -> 'authors') = 'string' and char_length(s ->> 'authors') between 2 and 300, true)
        and jsonb_typeof(s -> 'year') = 'number' and s ->> 'year' ~ '^(19|20)\d\d$'
        and jsonb_typeof(s -> 'url') = 'string' and char_length(s ->> 'url') <= 500
        and s ->> 'url' ~* '^https://[a-z0-9-]+(\.[a-z0-9-]+)+(/[^[:space:]\\"''<>]*)?$'
        -- At the resolver of DOIs stands a DOI.
        and (s ->> 'url' !~* '^https://(dx\.|www\.)?doi\.org(/|$)' or s ->> 'url' ~* '^https://doi\.org/10\.\d{4,9}/[^[:space:]\\"''<>]+$')
        and coalesce(s ->> 'checked_on' ~ '^\d{4}-\d\d-\d\d$', true), false))
      from jsonb_array_elements(case when jsonb_typeof(p_sources) = 'array' then p_sources else '[]' end) s
    ), true)
$$;
revoke execute on function private.are_sources(jsonb) from public, anon, authenticated, service_role;

-- One language of an article in one version. The one that is shown is 'current'.
create table public.article_texts (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  lang text not null check (lang in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh')),
  version integer not null default 1 check (version >= 1),
  status text not null default 'draft' check (status in ('draft', 'current', 'superseded')),
  title text not null check (char_length(title) between 5 and 120),
  summary text not null check (char_length(summary) between 20 and 300),
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array' and octet_length(sources::text) <= 20000),
  -- Headings of the body, [{level, text}]: what is told of a text that is locked.
  contents jsonb not null default '[]' check (jsonb_typeof(contents) = 'array'),
  reading_min integer not null default 1 check (reading_min between 1 and 600),
  -- the English version it was written after
  source_version integer,
  -- hash of what a seed wrote; null: a person wrote it
  seed_hash text check (char_length(seed_hash) = 64),
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (article_id, lang, version)
);
create unique index article_texts_current_idx on public.article_texts (article_id, lang) where status = 'current';
create unique index article_texts_draft_idx on public.article_texts (article_id, lang) where status = 'draft';
create index article_texts_search_idx on public.article_texts using gin (search) where status = 'current';
create trigger touch_updated_at before update on public.article_texts
  for each row execute function private.touch_updated_at();

create table public.article_bodies (
  id uuid primary key default gen_random_uuid(),
  article_text_id uuid not null unique references public.article_texts (id) on delete cascade,
  body text check (char_length(body) between 100 and 40000),
  -- of an episode, in the place of the body
  transcript text check (char_length(transcript) between 100 and 40000),
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(body, transcript) = 1)
);
create index article_bodies_search_idx on public.article_bodies using gin (search);
create trigger touch_updated_at before update on public.article_bodies
  for each row execute function private.touch_updated_at();

-- How far somebody read.
create table public.article_progress (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  article_id uuid not null references public.articles (id) on delete cascade,
  lang text not null check (lang in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh')),
  -- of the text that was read
  version integer not null check (version >= 1),
  percent integer not null default 0 check (percent between 0 and 100),
  -- A heading by its place among all ('part-3'), the same in every language, or a second of the recording.
  position text check (position ~ '^(part-[0-9]{1,3}|[0-9]{1,5})$'),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, article_id)
);
create index article_progress_newest_idx on public.article_progress (user_id, updated_at desc, article_id);
create index article_progress_article_idx on public.article_progress (article_id);

-- What was read stays read.
create function private.keep_read() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.percent := greatest(new.percent, old.percent);
    new.completed_at := old.completed_at;
  else
    new.completed_at := null;
  end if;
  if new.percent >= 90 then
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  return new;
end
$$;
revoke execute on function private.keep_read() from public, anon, authenticated, service_role;
create trigger keep_read before insert or update on public.article_progress
  for each row execute function private.keep_read();
create trigger touch_updated_at before update on public.article_progress
  for each row execute function private.touch_updated_at();

-- The plans whose articles are open to the caller; none for visitors.
create function private.my_open_tiers() returns text[]
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when (select auth.uid()) is null then '{}'
    else case private.user_tier((select auth.uid()))
      when 'premium' then '{freemium,plus,premium}' when 'plus' then '{freemium,plus}' else '{freemium}' end
  end::text[]
$$;
revoke execute on function private.my_open_tiers() from public, anon, authenticated, service_role;
grant execute on function private.my_open_tiers() to authenticated;

-- What is published up to this moment is there for the caller.
create function private.my_library_until() returns timestamptz
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select now() + case when 'premium' = any (private.my_open_tiers()) then interval '7 days' else interval '0' end
$$;
revoke execute on function private.my_library_until() from public, anon, authenticated, service_role;
grant execute on function private.my_library_until() to authenticated;

alter table public.articles enable row level security;
revoke all on public.articles from public, anon, authenticated, service_role;
grant select (id, kind, slug, tier, category, state, publish_at, published_at, archived_at, deleted_at, audio_url, audio_s,
  audio_bytes, author_name, reviewed_by, reviewed_at, version, created_at, updated_at) on public.articles to anon, authenticated;
grant select, insert, update, delete on public.articles to service_role;
create policy "visitors read cards of what is published" on public.articles
  for select to anon
  using (state = 'published' and publish_at <= now());
create policy "people read what is published for them, education staff all" on public.articles
  for select to authenticated
  using ((state = 'published' and publish_at <= (select private.my_library_until())) or (select private.is_moderator()));

alter table public.article_texts enable row level security;
revoke all on public.article_texts from public, anon, authenticated, service_role;
grant select (id, article_id, lang, version, status, title, summary, sources, contents, reading_min, source_version, created_at,
  updated_at) on public.article_texts to anon, authenticated;
grant select, insert, update, delete on public.article_texts to service_role;
create policy "visitors read current cards of what is published" on public.article_texts
  for select to anon
  using (status = 'current' and exists (
    select from public.articles a where a.id = article_id and a.state = 'published' and a.publish_at <= now()));
create policy "people read current cards, education staff every version" on public.article_texts
  for select to authenticated
  using ((select private.is_moderator()) or (status = 'current' and exists (
    select from public.articles a
    where a.id = article_id and a.state = 'published' and a.publish_at <= (select private.my_library_until()))));

alter table public.article_bodies enable row level security;
revoke all on public.article_bodies from public, anon, authenticated, service_role;
grant select (id, article_text_id, body, transcript, created_at, updated_at) on public.article_bodies to authenticated;
grant select, insert, update, delete on public.article_bodies to service_role;
create policy "people read what their plan opens, education staff all" on public.article_bodies
  for select to authenticated
  using ((select private.is_moderator()) or exists (
    select from public.article_texts t
    join public.articles a on a.id = t.article_id
    where t.id = article_text_id and t.status = 'current' and a.state = 'published'
      and a.publish_at <= (select private.my_library_until()) and a.tier = any ((select private.my_open_tiers())::text[])));

alter table public.article_progress enable row level security;
revoke all on public.article_progress from public, anon, authenticated, service_role;
grant
  select,
  insert (user_id, article_id, lang, version, percent, position),
  update (lang, version, percent, position),
  delete
  on public.article_progress to authenticated;
grant select, insert, update, delete on public.article_progress to service_role;
create policy "a person reads own progress" on public.article_progress
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person notes own progress in what is there to read" on public.article_progress
  for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles a where a.id = article_id));
create policy "a person moves own progress" on public.article_progress
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person removes own progress" on public.article_progress
  for delete to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('article_progress', 248, 'user_id', '{updated_at, id}');
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('article_progress', 500, 500000, 5000);
create trigger keep_within_quota before insert on public.article_progress
  for each row execute function private.keep_within_quota('user_id');

-- Whether results of tests have a say in what is recommended to read.
alter table public.user_settings add column personal_insights boolean not null default false;
grant insert (personal_insights), update (personal_insights) on public.user_settings to authenticated;

create or replace function private.refuse(p_code text, p_detail text default '') returns void
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
    when 'message_request_off' then 'PT403'
    when 'invalid_state' then 'PT409' when 'version_conflict' then 'PT409' when 'has_answers' then 'PT409'
    when 'locked' then 'PT409' when 'already_reported' then 'PT409' when 'handle_taken' then 'PT409'
    when 'too_late' then 'PT409' when 'too_early' then 'PT409'
    when 'room_full' then 'PT409' when 'room_ended' then 'PT409' when 'one_room' then 'PT409' when 'chat_closed' then 'PT409'
    when 'slug_taken' then 'PT409' when 'incomplete' then 'PT409'
    else 'PT400' end;
end
$$;
