-- Asking, answering, commenting, changing and taking back, on the steps they share.

create or replace function public.ask(p_id uuid, p_title text, p_body text, p_lang text, p_tags text[]) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  known jsonb := private.sent_before('topic', p_id, caller);
  id uuid := coalesce(p_id, gen_random_uuid());
  title text;
  post record;
begin
  if known is not null then
    return known;
  end if;
  title := private.community_text(p_title, 'title', private.writes_as(caller));
  select * into post from private.new_post(caller, 'topic', p_body);
  insert into public.topics (id, author_profile_id, title, body, lang, state)
    values (id, caller.profile_id, title, post.body, private.community_lang(p_lang), case when post.held then 'pending' else 'open' end);
  perform private.set_tags(id, p_tags);
  return private.post_answer('topic', id);
exception
  -- Two devices with one id at the same moment: the one of the other person was first.
  when unique_violation then
    perform private.refuse('invalid_state');
end
$$;

create or replace function public.answer_topic(p_id uuid, p_topic uuid, p_body text, p_lang text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  known jsonb := private.sent_before('answer', p_id, caller);
  id uuid := coalesce(p_id, gen_random_uuid());
  topic public.topics;
  post record;
begin
  if known is not null then
    return known;
  end if;
  topic := private.topic_to_write_under(p_topic);
  if private.has_blocked(topic.author_profile_id, caller.profile_id) then
    perform private.refuse('blocked');
  end if;
  if (select count(*) from public.answers a where a.topic_id = p_topic and a.state <> 'deleted') >= 500 then
    perform private.refuse('not_allowed');
  end if;
  select * into post from private.new_post(caller, 'answer', p_body);
  insert into public.answers (id, topic_id, author_profile_id, body, lang, state)
    values (id, p_topic, caller.profile_id, post.body, private.community_lang(p_lang), case when post.held then 'pending' else 'visible' end);
  return private.post_answer('answer', id);
exception
  when unique_violation then
    perform private.refuse('invalid_state');
end
$$;

create or replace function public.comment_on(p_id uuid, p_kind text, p_post uuid, p_body text, p_lang text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  known jsonb := private.sent_before('comment', p_id, caller);
  id uuid := coalesce(p_id, gen_random_uuid());
  answer public.answers;
  topic public.topics;
  post record;
begin
  if known is not null then
    return known;
  end if;
  if p_kind = 'answer' then
    select * into answer from public.answers a where a.id = p_post and a.state = 'visible';
  elsif p_kind is distinct from 'topic' then
    perform private.refuse('not_allowed');
  end if;
  topic := private.topic_to_write_under(case when p_kind = 'topic' then p_post else answer.topic_id end);
  if private.has_blocked(case when p_kind = 'topic' then topic.author_profile_id else answer.author_profile_id end, caller.profile_id)
  then
    perform private.refuse('blocked');
  end if;
  if (
    select count(*) from public.comments c
    where c.state <> 'deleted' and case when p_kind = 'topic' then c.topic_id = p_post else c.answer_id = p_post end
  ) >= 50 then
    perform private.refuse('not_allowed');
  end if;
  select * into post from private.new_post(caller, 'comment', p_body);
  insert into public.comments (id, topic_id, answer_id, author_profile_id, body, lang, state)
    values (id, case when p_kind = 'topic' then p_post end, case when p_kind = 'answer' then p_post end, caller.profile_id, post.body,
      private.community_lang(p_lang), case when post.held then 'pending' else 'visible' end);
  return private.post_answer('comment', id);
exception
  when unique_violation then
    perform private.refuse('invalid_state');
end
$$;

-- The own question or answer that is being changed, locked: shown or waiting, and its question not locked.
create function private.post_to_edit(
  p_kind text, p_id uuid, p_profile uuid, out title text, out body text, out version integer, out state text, out created_at timestamptz
)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  author uuid;
  topic_state text;
begin
  perform private.lock_post(p_kind, p_id);
  if p_kind = 'topic' then
    select t.title, t.body, t.version, t.state, t.created_at, t.author_profile_id, t.state
      into title, body, version, state, created_at, author, topic_state
      from public.topics t where t.id = p_id;
  else
    select a.body, a.version, a.state, a.created_at, a.author_profile_id, t.state
      into body, version, state, created_at, author, topic_state
      from public.answers a join public.topics t on t.id = a.topic_id where a.id = p_id;
  end if;
  if state is null or state = 'deleted'
    or (author is distinct from p_profile and state not in ('open', 'answered', 'locked', 'visible'))
    or (p_kind <> 'topic' and topic_state not in ('open', 'answered', 'locked'))
  then
    perform private.refuse('not_found');
  end if;
  if author is distinct from p_profile then
    perform private.refuse('not_allowed');
  end if;
  if topic_state = 'locked' then
    perform private.refuse('locked');
  end if;
  if state = 'hidden' then
    perform private.refuse('invalid_state');
  end if;
end
$$;
revoke execute on function private.post_to_edit(text, uuid, uuid) from public, anon, authenticated, service_role;

-- By its author, for 7 days and not while the question is locked. The title is staff's once others have answered.
create or replace function public.edit_topic(p_id uuid, p_version integer, p_title text, p_body text, p_tags text[]) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  topic record;
  new_title text;
  new_body text;
  others boolean;
  held boolean;
begin
  select * into topic from private.post_to_edit('topic', p_id, caller.profile_id);
  new_title := private.community_text(p_title, 'title', private.writes_as(caller));
  new_body := private.community_text(p_body, 'topic', private.writes_as(caller));
  -- Sent again after it was done.
  if topic.version = p_version + 1 and (topic.title, topic.body) = (new_title, new_body) then
    return private.post_answer('topic', p_id);
  end if;
  perform private.refuse_other_version(topic.version, p_version);
  others := exists (
    select from public.answers a where a.topic_id = p_id and a.state = 'visible'
      and a.author_profile_id is distinct from caller.profile_id);
  if topic.created_at < now() - interval '7 days' or (new_title <> topic.title and others) then
    perform private.refuse('not_allowed');
  end if;
  perform private.count_act(caller, 'edit');
  if p_tags is not null then
    perform private.set_tags(p_id, p_tags);
  end if;
  if (topic.title, topic.body) is distinct from (new_title, new_body) then
    perform private.keep_revision('topic', p_id, caller.profile_id);
    -- A new title alone can say something else, too.
    held := topic.state <> 'pending' and (
      private.hold_changed_post('topic', p_id, caller.profile_id, topic.body, new_body, caller)
      or private.hold_changed_post('topic', p_id, caller.profile_id, topic.title, new_title, caller));
    update public.topics t set
        title = new_title, body = new_body,
        edited_at = case when others or t.created_at < now() - interval '5 minutes' then now() else t.edited_at end,
        state_before = case when held then t.state else t.state_before end,
        state = case when held then 'hidden' else t.state end
      where t.id = p_id;
  end if;
  return private.post_answer('topic', p_id);
end
$$;

create or replace function public.edit_answer(p_id uuid, p_version integer, p_body text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  answer record;
  new_body text;
  held boolean;
begin
  select * into answer from private.post_to_edit('answer', p_id, caller.profile_id);
  new_body := private.community_text(p_body, 'answer', private.writes_as(caller));
  if answer.version = p_version + 1 and answer.body = new_body then
    return private.post_answer('answer', p_id);
  end if;
  perform private.refuse_other_version(answer.version, p_version);
  if answer.created_at < now() - interval '7 days' then
    perform private.refuse('not_allowed');
  end if;
  perform private.count_act(caller, 'edit');
  if answer.body <> new_body then
    perform private.keep_revision('answer', p_id, caller.profile_id);
    held := answer.state <> 'pending'
      and private.hold_changed_post('answer', p_id, caller.profile_id, answer.body, new_body, caller);
    update public.answers a set
        body = new_body,
        edited_at = case when a.created_at < now() - interval '5 minutes' then now() else a.edited_at end,
        state = case when held then 'hidden' else a.state end
      where a.id = p_id;
  end if;
  return private.post_answer('answer', p_id);
end
$$;

-- The own post of the caller, locked after its question; what is somebody else's and not shown is not there.
create or replace function private.own_post(p_kind text, p_id uuid, p_profile uuid, out state text, out version integer, out topic uuid)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  post record;
begin
  perform private.lock_post(p_kind, p_id);
  select * into post from private.post_facts(p_kind, p_id) where p_kind in ('topic', 'answer', 'comment');
  if post.state is null or (post.author is distinct from p_profile and post.state in ('pending', 'hidden', 'deleted')) then
    perform private.refuse('not_found');
  end if;
  if post.author is distinct from p_profile then
    perform private.refuse('not_allowed');
  end if;
  state := post.state;
  version := post.version;
  topic := case when p_kind = 'topic' then p_id end;
end
$$;

create or replace function public.delete_post(p_kind text, p_id uuid, p_version integer default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  post record;
begin
  select * into post from private.own_post(p_kind, p_id, caller.profile_id);
  -- Asked for again.
  if post.state = 'deleted' then
    return private.post_answer(p_kind, p_id);
  end if;
  perform private.next_state(p_kind, post.state, 'delete', '{author}');
  perform private.refuse_other_version(post.version, coalesce(p_version, post.version));
  if p_kind = 'topic' and exists (
    select from public.answers a where a.topic_id = p_id and a.state in ('visible', 'pending')
      and a.author_profile_id is distinct from caller.profile_id
  ) then
    perform private.refuse('has_answers');
  end if;
  perform private.set_post_state(p_kind, p_id, 'deleted', 'author');
  return private.post_answer(p_kind, p_id);
end
$$;

create or replace function public.detach_post(p_kind text, p_id uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  post record;
begin
  select * into post from private.own_post(p_kind, p_id, caller.profile_id);
  perform private.next_state(p_kind, post.state, 'detach', '{author}');
  update public.revisions r set author_profile_id = null, edited_by = null where r.post_kind = p_kind and r.post_id = p_id;
  execute format('update public.%I p set author_profile_id = null where p.id = $1', private.post_table(p_kind)) using p_id;
  return private.post_answer(p_kind, p_id);
end
$$;
