-- Questions, answers and comments. Clients read; who writes, writes through a function.
create table public.tags (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 40),
  -- language to name
  names jsonb not null check (jsonb_typeof(names) = 'object' and octet_length(names::text) <= 2000),
  description text not null default '' check (char_length(description) <= 300),
  state text not null default 'active' check (state in ('active', 'merged', 'retired')),
  merged_into uuid references public.tags (id) on delete restrict,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'merged') = (merged_into is not null)),
  check (merged_into <> id)
);
create index tags_merged_idx on public.tags (merged_into);
create trigger touch_updated_at before update on public.tags
  for each row execute function private.touch_updated_at();

create table public.topics (
  id uuid primary key,
  -- null: 'Former member', or the team where it is a seed
  author_profile_id uuid references public.community_profiles (id) on delete set null,
  title text not null check (char_length(title) between 10 and 150),
  -- Empty where its author took the text away with the account while others had answered.
  body text not null check (char_length(body) between 20 and 5000 or (body = '' and author_profile_id is null)),
  lang text not null check (lang in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh')),
  state text not null check (state in ('pending', 'open', 'answered', 'locked', 'hidden', 'deleted')),
  state_before text check (state_before in ('open', 'answered', 'locked')),
  accepted_answer_id uuid,
  duplicate_of uuid references public.topics (id) on delete set null,
  pinned boolean not null default false,
  is_seed boolean not null default false,
  votes integer not null default 0 check (votes >= 0),
  answer_count integer not null default 0 check (answer_count >= 0),
  -- visible answers by different people other than the author
  answerers integer not null default 0 check (answerers >= 0),
  hot numeric(14, 6) not null default 0,
  last_activity_at timestamptz not null default now(),
  search tsvector not null default '',
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by text check (deleted_by in ('author', 'staff')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'deleted') = (deleted_at is not null)),
  check ((deleted_at is null) = (deleted_by is null)),
  check (duplicate_of <> id)
);
create index topics_hot_idx on public.topics (hot desc, id desc) where state in ('open', 'answered', 'locked');
create index topics_new_idx on public.topics (created_at desc, id desc) where state in ('open', 'answered', 'locked');
create index topics_active_idx on public.topics (last_activity_at desc, id desc) where state in ('open', 'answered', 'locked');
create index topics_unanswered_idx on public.topics (created_at, id) where state = 'open' and answer_count = 0;
create index topics_pinned_idx on public.topics (lang) where pinned;
create index topics_author_idx on public.topics (author_profile_id, created_at desc, id);
create index topics_pending_idx on public.topics (created_at, id) where state = 'pending';
create index topics_deleted_idx on public.topics (deleted_at) where deleted_at is not null;
create index topics_accepted_idx on public.topics (accepted_answer_id);
create index topics_duplicate_idx on public.topics (duplicate_of);
create index topics_search_idx on public.topics using gin (search);

create table public.topic_tags (
  id uuid primary key default gen_random_uuid(),
  topic_id uuid not null references public.topics (id) on delete cascade,
  tag_id uuid not null references public.tags (id) on delete restrict,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (topic_id, tag_id)
);
create index topic_tags_tag_idx on public.topic_tags (tag_id, topic_id);

create table public.answers (
  id uuid primary key,
  topic_id uuid not null references public.topics (id) on delete cascade,
  author_profile_id uuid references public.community_profiles (id) on delete set null,
  body text not null check (char_length(body) between 20 and 10000),
  lang text not null check (lang in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh')),
  state text not null check (state in ('pending', 'visible', 'hidden', 'deleted')),
  is_seed boolean not null default false,
  votes integer not null default 0 check (votes >= 0),
  search tsvector not null default '',
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by text check (deleted_by in ('author', 'staff')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'deleted') = (deleted_at is not null)),
  check ((deleted_at is null) = (deleted_by is null))
);
create index answers_topic_idx on public.answers (topic_id, votes desc, created_at, id);
create index answers_author_idx on public.answers (author_profile_id, created_at desc, id);
create index answers_pending_idx on public.answers (created_at, id) where state = 'pending';
create index answers_deleted_idx on public.answers (deleted_at) where deleted_at is not null;
alter table public.topics add foreign key (accepted_answer_id) references public.answers (id) on delete set null;

-- One level: a comment stands under a question or an answer.
create table public.comments (
  id uuid primary key,
  topic_id uuid references public.topics (id) on delete cascade,
  answer_id uuid references public.answers (id) on delete cascade,
  author_profile_id uuid references public.community_profiles (id) on delete set null,
  body text not null check (char_length(body) between 5 and 600),
  lang text not null check (lang in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh')),
  state text not null check (state in ('pending', 'visible', 'hidden', 'deleted')),
  deleted_at timestamptz,
  deleted_by text check (deleted_by in ('author', 'staff')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(topic_id, answer_id) = 1),
  check ((state = 'deleted') = (deleted_at is not null)),
  check ((deleted_at is null) = (deleted_by is null))
);
create index comments_topic_idx on public.comments (topic_id, created_at, id);
create index comments_answer_idx on public.comments (answer_id, created_at, id);
create index comments_author_idx on public.comments (author_profile_id, created_at desc, id);
create index comments_pending_idx on public.comments (created_at, id) where state = 'pending';
create index comments_deleted_idx on public.comments (deleted_at) where deleted_at is not null;

create trigger guard_state before update of state on public.topics
  for each row execute function private.guard_community_state('topic', 'state');
create trigger guard_state before update of state on public.answers
  for each row execute function private.guard_community_state('answer', 'state');
create trigger guard_state before update of state on public.comments
  for each row execute function private.guard_community_state('comment', 'state');
create trigger raise_version before update of title, body, state, author_profile_id, accepted_answer_id, duplicate_of, pinned
  on public.topics for each row execute function private.raise_version();
create trigger raise_version before update of body, state, author_profile_id
  on public.answers for each row execute function private.raise_version();
create trigger raise_version before update of body, state, author_profile_id
  on public.comments for each row execute function private.raise_version();
create trigger touch_updated_at before update on public.topics
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.answers
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.comments
  for each row execute function private.touch_updated_at();

alter table public.tags enable row level security;
revoke all on public.tags from public, anon, authenticated, service_role;
grant select on public.tags to anon, authenticated;
grant select, insert, update, delete on public.tags to service_role;
create policy "everybody reads tags" on public.tags
  for select to anon, authenticated
  using (true);

-- Everybody reads what is shown, its author also what is held, and who moderates all of it. What is deleted looks to
-- everybody else as if it had never been.
alter table public.topics enable row level security;
revoke all on public.topics from public, anon, authenticated, service_role;
grant select (id, author_profile_id, title, body, lang, state, accepted_answer_id, duplicate_of, pinned, is_seed, votes,
  answer_count, hot, last_activity_at, edited_at, version, created_at, updated_at) on public.topics to anon, authenticated;
grant select, insert, update, delete on public.topics to service_role;
create policy "visitors read questions that are shown" on public.topics
  for select to anon
  using (state in ('open', 'answered', 'locked'));
create policy "people read questions that are shown and own ones that are held" on public.topics
  for select to authenticated
  using (
    state in ('open', 'answered', 'locked')
    or (state in ('pending', 'hidden') and author_profile_id = (select private.my_profile()))
    or (select private.is_moderator())
  );

alter table public.topic_tags enable row level security;
revoke all on public.topic_tags from public, anon, authenticated, service_role;
grant select on public.topic_tags to anon, authenticated;
grant select, insert, delete on public.topic_tags to service_role;
create policy "tags are read with their question" on public.topic_tags
  for select to anon, authenticated
  using (exists (select from public.topics t where t.id = topic_id));

-- Nothing is read of a question that cannot be read itself.
alter table public.answers enable row level security;
revoke all on public.answers from public, anon, authenticated, service_role;
grant select (id, topic_id, author_profile_id, body, lang, state, is_seed, votes, edited_at, version, created_at, updated_at)
  on public.answers to anon, authenticated;
grant select, insert, update, delete on public.answers to service_role;
create policy "visitors read answers to what is shown" on public.answers
  for select to anon
  using (state = 'visible' and exists (select from public.topics t where t.id = topic_id));
create policy "people read answers to what is shown and own ones that are held" on public.answers
  for select to authenticated
  using (
    (state = 'visible' and exists (select from public.topics t where t.id = topic_id))
    or (state in ('pending', 'hidden') and author_profile_id = (select private.my_profile()))
    or (select private.is_moderator())
  );

alter table public.comments enable row level security;
revoke all on public.comments from public, anon, authenticated, service_role;
grant select (id, topic_id, answer_id, author_profile_id, body, lang, state, version, created_at, updated_at)
  on public.comments to anon, authenticated;
grant select, insert, update, delete on public.comments to service_role;
create policy "visitors read comments on what is shown" on public.comments
  for select to anon
  using (state = 'visible' and (
    exists (select from public.topics t where t.id = topic_id)
    or exists (select from public.answers a where a.id = answer_id and a.state = 'visible')));
create policy "people read comments on what is shown and own ones that are held" on public.comments
  for select to authenticated
  using (
    (state = 'visible' and (
      exists (select from public.topics t where t.id = topic_id)
      or exists (select from public.answers a where a.id = answer_id and a.state = 'visible')))
    or (state in ('pending', 'hidden') and author_profile_id = (select private.my_profile()))
    or (select private.is_moderator())
  );
