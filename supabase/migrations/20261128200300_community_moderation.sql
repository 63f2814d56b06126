-- What members found helpful, earlier versions, reports, and what moderators decided.
create table public.votes (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.community_profiles (id) on delete cascade,
  post_kind text not null check (post_kind in ('topic', 'answer')),
  post_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (profile_id, post_kind, post_id)
);
create index votes_post_idx on public.votes (post_kind, post_id);
create index votes_profile_idx on public.votes (profile_id, created_at);

create table public.revisions (
  id uuid primary key default gen_random_uuid(),
  post_kind text not null check (post_kind in ('topic', 'answer', 'comment')),
  post_id uuid not null,
  -- the version that this text was
  version integer not null check (version > 0),
  title text check (char_length(title) <= 150),
  body text not null check (char_length(body) <= 10000),
  -- whose text it was
  author_profile_id uuid references public.community_profiles (id) on delete set null,
  -- who replaced it; null: staff, whose action has a row of its own
  edited_by uuid references public.community_profiles (id) on delete set null,
  reason text not null default '' check (char_length(reason) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (post_kind, post_id, version)
);
create index revisions_author_idx on public.revisions (author_profile_id, created_at);
create index revisions_editor_idx on public.revisions (edited_by, created_at);
create index revisions_created_idx on public.revisions (created_at);

create table public.reports (
  id uuid primary key,
  -- null: the system, or somebody whose account is gone
  reporter_profile_id uuid references public.community_profiles (id) on delete set null,
  by_system boolean not null default false,
  target_kind text not null
    check (target_kind in ('topic', 'answer', 'comment', 'profile', 'room', 'room_chat', 'message')),
  target_id uuid not null,
  -- who is concerned
  person_profile_id uuid references public.community_profiles (id) on delete set null,
  reason text not null check (reason in ('spam', 'harassment', 'hate', 'privacy', 'child_safety', 'self_harm',
    'medical_misinformation', 'illegal', 'off_topic', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  excerpt text not null default '' check (char_length(excerpt) <= 44000),
  priority text not null check (priority in ('urgent', 'high', 'normal')),
  state text not null default 'open'
    check (state in ('open', 'in_review', 'escalated', 'actioned', 'dismissed', 'withdrawn')),
  -- All that its reporter is told of the end.
  looked_at boolean not null default false,
  assignee uuid references auth.users (id) on delete set null,
  claimed_at timestamptz,
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) <= 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'in_review') = (claimed_at is not null)),
  check ((state in ('actioned', 'dismissed')) = (decided_at is not null))
);
create unique index reports_one_open_idx on public.reports (reporter_profile_id, target_kind, target_id)
  where state in ('open', 'in_review', 'escalated');
create index reports_reporter_idx on public.reports (reporter_profile_id, created_at, id);
create index reports_person_idx on public.reports (person_profile_id);
create index reports_assignee_idx on public.reports (assignee);
create index reports_target_idx on public.reports (target_kind, target_id);
create index reports_queue_idx on public.reports (created_at, id) where state in ('open', 'in_review', 'escalated');
create index reports_created_idx on public.reports (created_at);
create function private.note_looked_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.looked_at := new.state in ('actioned', 'dismissed');
  return new;
end
$$;
revoke execute on function private.note_looked_at() from public, anon, authenticated, service_role;
create trigger note_looked_at before insert or update on public.reports
  for each row execute function private.note_looked_at();
create trigger guard_state before update of state on public.reports
  for each row execute function private.guard_community_state('report', 'state');
create trigger raise_version before update of state, assignee on public.reports
  for each row execute function private.raise_version();

create table public.moderation_actions (
  id uuid primary key,
  -- null: the system, or an account that is gone
  actor_user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('approve', 'reject', 'hide', 'restore', 'delete', 'undelete', 'lock', 'unlock', 'pin',
    'unpin', 'duplicate', 'merge', 'retag', 'unaccept', 'edit', 'warn', 'silence', 'suspend', 'lift', 'close_room')),
  target_kind text not null
    check (target_kind in ('topic', 'answer', 'comment', 'profile', 'tag', 'room', 'room_chat', 'message')),
  target_id uuid not null,
  person_profile_id uuid references public.community_profiles (id) on delete set null,
  reason_code text not null check (reason_code ~ '^[a-z_]{1,40}$'),
  reason text not null default '' check (char_length(reason) <= 500),
  until timestamptz,
  report_id uuid references public.reports (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (char_length(reason) >= 10 or kind not in ('reject', 'hide', 'edit', 'warn', 'silence', 'suspend'))
);
create index moderation_actions_actor_idx on public.moderation_actions (actor_user_id, created_at);
create index moderation_actions_person_idx on public.moderation_actions (person_profile_id, created_at, id);
create index moderation_actions_report_idx on public.moderation_actions (report_id);
create index moderation_actions_target_idx on public.moderation_actions (target_kind, target_id);
create index moderation_actions_created_idx on public.moderation_actions (created_at);

-- What was decided stays as it was written. Who decided and about whom is forgotten with their accounts.
create function private.keep_action() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if to_jsonb(new) - '{actor_user_id, person_profile_id, report_id, updated_at}'::text[]
      is distinct from to_jsonb(old) - '{actor_user_id, person_profile_id, report_id, updated_at}'::text[]
    or new.actor_user_id is distinct from old.actor_user_id and new.actor_user_id is not null
    or new.person_profile_id is distinct from old.person_profile_id and new.person_profile_id is not null
    or new.report_id is distinct from old.report_id and new.report_id is not null
  then
    raise exception 'append_only' using errcode = 'PT409';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_action() from public, anon, authenticated, service_role;
create trigger keep_action before update on public.moderation_actions
  for each row execute function private.keep_action();

create trigger touch_updated_at before update on public.votes
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.revisions
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.reports
  for each row execute function private.touch_updated_at();

alter table public.votes enable row level security;
revoke all on public.votes from public, anon, authenticated, service_role;
grant select on public.votes to authenticated;
grant select, insert, update, delete on public.votes to service_role;
create policy "a person reads own votes" on public.votes
  for select to authenticated
  using (profile_id = (select private.my_profile()));

alter table public.revisions enable row level security;
revoke all on public.revisions from public, anon, authenticated, service_role;
grant select on public.revisions to authenticated, service_role;
create policy "moderators read earlier versions" on public.revisions
  for select to authenticated
  using ((select private.is_moderator()));

-- How a report ended, who has it and what was noted is told by the functions of the queue: a reporter learns that
-- somebody looked, and no more.
alter table public.reports enable row level security;
revoke all on public.reports from public, anon, authenticated, service_role;
grant select (id, reporter_profile_id, target_kind, target_id, reason, note, looked_at, created_at)
  on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;
create policy "a person reads own reports, moderators read all" on public.reports
  for select to authenticated
  using (reporter_profile_id = (select private.my_profile()) or (select private.is_moderator()));

alter table public.moderation_actions enable row level security;
revoke all on public.moderation_actions from public, anon, authenticated, service_role;
grant select (id, kind, target_kind, target_id, person_profile_id, reason_code, reason, until, report_id, created_at)
  on public.moderation_actions to authenticated;
grant select, insert on public.moderation_actions to service_role;
create policy "moderators read what was decided" on public.moderation_actions
  for select to authenticated
  using ((select private.is_moderator()));
