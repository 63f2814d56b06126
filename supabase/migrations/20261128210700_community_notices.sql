-- Who is told of what: an answer, a comment, an accepted answer, votes that make a round number, decisions and reports. What
-- is told is worded by the screen by its kind; the words of the row are for any other.

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications
  add constraint notifications_kind_check check (kind in ('invite_answered', 'invite_ending', 'answer', 'comment', 'accepted', 'vote',
    'moderation', 'standing', 'report')),
  -- What it is about: unread rows of one kind about one thing are one for a day.
  add column subject_id uuid,
  add column count integer not null default 1 check (count > 0),
  add column sorted_at timestamptz not null default now();
create index notifications_subject_idx on public.notifications (user_id, kind, subject_id, created_at desc) where subject_id is not null;

-- By whom an unread row was brought about, so that nobody counts twice. No client reads it.
create table private.notice_actors (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  profile_id uuid not null references public.community_profiles (id) on delete cascade,
  primary key (notification_id, profile_id)
);
create index notice_actors_profile_idx on private.notice_actors (profile_id);
revoke all on private.notice_actors from public, anon, authenticated, service_role;

-- Tells a member, unless it is their own doing or that of somebody they blocked. What concerns their posts and their standing
-- is always told, the rest where it was not switched off.
create function private.tell_member(
  p_profile uuid, p_kind text, p_subject uuid, p_actor uuid, p_title text, p_many text, p_message text, p_path text
) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
  known uuid;
  always boolean := p_kind in ('moderation', 'standing');
begin
  select p.user_id into person from public.community_profiles p where p.id = p_profile and p.removed_at is null;
  if person is null or p_actor = p_profile or private.has_blocked(p_profile, p_actor) then
    return;
  end if;
  if not always and exists (select from public.user_settings s where s.user_id = person and not s.notify_community) then
    return;
  end if;
  select n.id into known from public.notifications n
    where n.user_id = person and n.kind = p_kind and n.subject_id = p_subject and not n.is_read and n.removed_at is null
      and n.created_at > now() - interval '24 hours'
    order by n.created_at desc limit 1 for update;
  if known is null then
    insert into public.notifications (user_id, kind, subject_id, title, message, type, topic, action_url)
      values (person, p_kind, p_subject, p_title, left(p_message, 2000),
        case p_kind when 'accepted' then 'success' when 'vote' then 'achievement' when 'moderation' then 'warning'
          when 'standing' then 'error' else 'info' end,
        case when not always then 'community' end, p_path)
      returning id into known;
  elsif not exists (select from private.notice_actors a where a.notification_id = known and a.profile_id = p_actor) then
    update public.notifications n set count = n.count + 1, sorted_at = now(), message = left(p_message, 2000), action_url = p_path,
        title = coalesce(replace(p_many, '{n}', (n.count + 1)::text), p_title)
      where n.id = known;
  end if;
  if known is not null and p_actor is not null then
    insert into private.notice_actors (notification_id, profile_id) values (known, p_actor) on conflict do nothing;
  end if;
end
$$;
revoke execute on function private.tell_member(uuid, text, uuid, uuid, text, text, text, text)
  from public, anon, authenticated, service_role;

create function private.tell_of_answer() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  topic public.topics;
begin
  select * into topic from public.topics t where t.id = new.topic_id;
  perform private.tell_member(topic.author_profile_id, 'answer', topic.id, new.author_profile_id, 'New answer to your question',
    '{n} new answers to your question', topic.title, '/community-qa/' || topic.id);
  return null;
end
$$;
revoke execute on function private.tell_of_answer() from public, anon, authenticated, service_role;
create trigger tell_author after insert on public.answers
  for each row when (new.state = 'visible') execute function private.tell_of_answer();
-- One that waited is told of when everybody can read it.
create trigger tell_author_of_approved after update of state on public.answers
  for each row when (old.state = 'pending' and new.state = 'visible') execute function private.tell_of_answer();

create function private.tell_of_comment() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  topic public.topics;
begin
  select * into topic from public.topics t where t.id = private.topic_of('comment', new.id);
  perform private.tell_member(
    case when new.answer_id is null then topic.author_profile_id
      else (select a.author_profile_id from public.answers a where a.id = new.answer_id) end,
    'comment', coalesce(new.answer_id, topic.id), new.author_profile_id, 'New comment on your post', null, topic.title,
    '/community-qa/' || topic.id);
  return null;
end
$$;
revoke execute on function private.tell_of_comment() from public, anon, authenticated, service_role;
create trigger tell_author after insert on public.comments
  for each row when (new.state = 'visible') execute function private.tell_of_comment();
create trigger tell_author_of_approved after update of state on public.comments
  for each row when (old.state = 'pending' and new.state = 'visible') execute function private.tell_of_comment();

create function private.tell_of_accepted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.tell_member((select a.author_profile_id from public.answers a where a.id = new.accepted_answer_id),
    'accepted', new.accepted_answer_id, new.author_profile_id, 'Your answer was accepted', null, new.title, '/community-qa/' || new.id);
  return null;
end
$$;
revoke execute on function private.tell_of_accepted() from public, anon, authenticated, service_role;
create trigger tell_author after update of accepted_answer_id on public.topics
  for each row when (new.accepted_answer_id is not null and new.accepted_answer_id is distinct from old.accepted_answer_id)
  execute function private.tell_of_accepted();

-- At 1, 5, 25 and 100, once each: a vote that is taken back and given again makes no news.
alter table public.topics add column helpful_told integer not null default 0;
alter table public.answers add column helpful_told integer not null default 0;
create or replace function private.count_vote() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  vote public.votes := case when tg_op = 'DELETE' then old else new end;
  step integer := case when tg_op = 'DELETE' then -1 else 1 end;
  post record;
begin
  if vote.post_kind = 'topic' then
    update public.topics t set votes = t.votes + step where t.id = vote.post_id
      returning t.author_profile_id as author, t.votes, t.helpful_told as told, t.title, t.id as topic into post;
  else
    update public.answers a set votes = a.votes + step from public.topics t where a.id = vote.post_id and t.id = a.topic_id
      returning a.author_profile_id as author, a.votes, a.helpful_told as told, t.title, t.id as topic into post;
  end if;
  if step = 1 and post.votes in (1, 5, 25, 100) and post.votes > post.told then
    execute format('update public.%I p set helpful_told = $2 where p.id = $1', private.post_table(vote.post_kind))
      using vote.post_id, post.votes;
    perform private.tell_member(post.author, 'vote', vote.post_id, vote.profile_id, 'Members found your post helpful', null, post.title,
      '/community-qa/' || post.topic);
  end if;
  return null;
end
$$;

-- The person concerned is told of what was done to a post of theirs or to their standing, and why.
create function private.tell_of_action() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  topic uuid := private.topic_of(new.target_kind, new.target_id);
  kind text := case when new.target_kind = 'profile' then 'standing' else 'moderation' end;
begin
  perform private.tell_member(new.person_profile_id, kind, new.target_id, null,
    case kind when 'standing' then 'Your posting rights changed' else 'A moderator changed your post' end, null,
    coalesce(nullif(new.reason, ''), new.reason_code),
    case when topic is not null and new.kind <> 'delete' then '/community-qa/' || topic end);
  return null;
end
$$;
revoke execute on function private.tell_of_action() from public, anon, authenticated, service_role;
-- A warning, too; not what a post is looked at for as a matter of course.
create trigger tell_person after insert on public.moderation_actions
  for each row when (new.person_profile_id is not null and new.kind not in ('approve', 'pin', 'unpin', 'close_room'))
  execute function private.tell_of_action();

create function private.tell_of_appeal() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  decision public.moderation_actions;
begin
  select * into decision from public.moderation_actions m where m.id = new.action_id;
  perform private.tell_member(new.person_profile_id,
    case when decision.target_kind = 'profile' then 'standing' else 'moderation' end, decision.target_id, null,
    'Your appeal was decided', null, new.decision_reason,
    '/community-qa/' || private.topic_of(decision.target_kind, decision.target_id));
  return null;
end
$$;
revoke execute on function private.tell_of_appeal() from public, anon, authenticated, service_role;
create trigger tell_person after update of appeal_state on public.moderation_appeals
  for each row when (old.appeal_state = 'open' and new.appeal_state <> 'open') execute function private.tell_of_appeal();

-- That somebody looked, and no more.
create function private.tell_of_report() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.tell_member(new.reporter_profile_id, 'report', new.id, null, 'We looked at your report', null,
    'Thank you for telling us.', null);
  return null;
end
$$;
revoke execute on function private.tell_of_report() from public, anon, authenticated, service_role;
create trigger tell_reporter after update of looked_at, state on public.reports
  for each row when (new.looked_at and not old.looked_at) execute function private.tell_of_report();
