-- Helpful votes, the accepted answer, taking back what one wrote, and not wanting to hear from somebody.

-- What is not listed for a role is refused. A fact says which of several states follows: the state before.
create function private.next_state(p_machine text, p_from text, p_action text, p_roles text[], p_before text default null) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  found_states text[];
begin
  if not exists (
    select from private.community_transitions t where t.machine = p_machine and t.action = p_action and t.role = any (p_roles)
  ) then
    perform private.refuse('not_allowed');
  end if;
  select array_agg(distinct t.to_state) into found_states
    from private.community_transitions t
    where t.machine = p_machine and t.from_state = p_from and t.action = p_action and t.role = any (p_roles);
  if found_states is null then
    perform private.refuse('invalid_state');
  end if;
  if p_before = any (found_states) then
    return p_before;
  end if;
  -- The first of them where nothing says otherwise: open.
  return case when 'open' = any (found_states) then 'open' else found_states[1] end;
end
$$;
revoke execute on function private.next_state(text, text, text, text[], text) from public, anon, authenticated, service_role;

-- 'Helpful', on or off. Asked for again it changes nothing.
create function public.vote(p_kind text, p_post uuid, p_on boolean) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  author uuid;
  shown boolean;
begin
  if p_kind = 'topic' then
    select t.author_profile_id, t.state in ('open', 'answered', 'locked') into author, shown
      from public.topics t where t.id = p_post;
  elsif p_kind = 'answer' then
    select a.author_profile_id, a.state = 'visible' and t.state in ('open', 'answered', 'locked') into author, shown
      from public.answers a join public.topics t on t.id = a.topic_id where a.id = p_post;
  end if;
  if shown is distinct from true then
    perform private.refuse('not_found');
  end if;
  if author = caller.profile_id then
    perform private.refuse('own_vote');
  end if;
  if coalesce(p_on, false) then
    if private.has_blocked(author, caller.profile_id) then
      perform private.refuse('blocked');
    end if;
    if not exists (
      select from public.votes v where v.profile_id = caller.profile_id and v.post_kind = p_kind and v.post_id = p_post
    ) then
      perform private.count_act(caller, 'vote');
      insert into public.votes (profile_id, post_kind, post_id) values (caller.profile_id, p_kind, p_post);
    end if;
  else
    delete from public.votes v where v.profile_id = caller.profile_id and v.post_kind = p_kind and v.post_id = p_post;
  end if;
  return jsonb_build_object('voted', coalesce(p_on, false), 'votes', case p_kind
    when 'topic' then (select t.votes from public.topics t where t.id = p_post)
    else (select a.votes from public.answers a where a.id = p_post) end);
end
$$;
revoke execute on function public.vote(text, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.vote(text, uuid, boolean) to authenticated;

-- The author of a question says which answer helped; null takes it back. An own answer may be accepted after a day.
create function public.accept_answer(p_topic uuid, p_answer uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  topic public.topics;
  answer public.answers;
begin
  select * into topic from public.topics t where t.id = p_topic for update;
  if not found or topic.state = 'deleted'
    or (topic.author_profile_id is distinct from caller.profile_id and topic.state not in ('open', 'answered', 'locked'))
  then
    perform private.refuse('not_found');
  end if;
  if topic.author_profile_id is distinct from caller.profile_id then
    perform private.refuse('not_allowed');
  end if;
  -- Asked for again.
  if topic.accepted_answer_id is not distinct from p_answer and topic.state in ('open', 'answered') then
    return private.post_answer('topic', p_topic);
  end if;
  if p_answer is null then
    update public.topics t set accepted_answer_id = null, state = private.next_state('topic', topic.state, 'unaccept', '{author}')
      where t.id = p_topic;
    return private.post_answer('topic', p_topic);
  end if;
  perform private.next_state('topic', topic.state, 'accept', '{author}');
  select * into answer from public.answers a where a.id = p_answer and a.topic_id = p_topic and a.state = 'visible' for update;
  if not found then
    perform private.refuse('not_found');
  end if;
  if answer.author_profile_id = caller.profile_id and answer.created_at > now() - interval '24 hours' then
    perform private.refuse('too_early');
  end if;
  update public.topics t set accepted_answer_id = p_answer, state = private.next_state('topic', topic.state, 'accept', '{author}')
    where t.id = p_topic;
  return private.post_answer('topic', p_topic);
end
$$;
revoke execute on function public.accept_answer(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.accept_answer(uuid, uuid) to authenticated;

-- The own post of the caller, locked after its question; what is somebody else's and not shown is not there.
create function private.own_post(p_kind text, p_id uuid, p_profile uuid, out state text, out version integer, out topic uuid)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  author uuid;
begin
  if p_kind = 'answer' then
    select a.topic_id into topic from public.answers a where a.id = p_id;
  elsif p_kind = 'comment' then
    select coalesce(c.topic_id, a.topic_id) into topic
      from public.comments c left join public.answers a on a.id = c.answer_id where c.id = p_id;
  elsif p_kind = 'topic' then
    topic := p_id;
  end if;
  perform from public.topics t where t.id = topic for update;
  if p_kind = 'topic' then
    select t.state, t.version, t.author_profile_id into state, version, author from public.topics t where t.id = p_id;
  elsif p_kind = 'answer' then
    select a.state, a.version, a.author_profile_id into state, version, author from public.answers a where a.id = p_id for update;
  elsif p_kind = 'comment' then
    select c.state, c.version, c.author_profile_id into state, version, author from public.comments c where c.id = p_id for update;
  end if;
  if state is null or (author is distinct from p_profile and state in ('pending', 'hidden', 'deleted')) then
    perform private.refuse('not_found');
  end if;
  if author is distinct from p_profile then
    perform private.refuse('not_allowed');
  end if;
end
$$;
revoke execute on function private.own_post(text, uuid, uuid) from public, anon, authenticated, service_role;

-- Takes back an own post, whatever the standing. It is gone for good after 30 days.
create function public.delete_post(p_kind text, p_id uuid, p_version integer default null) returns jsonb
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
  if p_version is not null and p_version <> post.version then
    perform private.refuse('version_conflict');
  end if;
  if p_kind = 'topic' then
    if exists (
      select from public.answers a where a.topic_id = p_id and a.state in ('visible', 'pending')
        and a.author_profile_id is distinct from caller.profile_id
    ) then
      perform private.refuse('has_answers');
    end if;
    update public.topics t set state = 'deleted', deleted_at = now(), deleted_by = 'author' where t.id = p_id;
  elsif p_kind = 'answer' then
    update public.answers a set state = 'deleted', deleted_at = now(), deleted_by = 'author' where a.id = p_id;
  else
    update public.comments c set state = 'deleted', deleted_at = now(), deleted_by = 'author' where c.id = p_id;
  end if;
  return private.post_answer(p_kind, p_id);
end
$$;
revoke execute on function public.delete_post(text, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.delete_post(text, uuid, integer) to authenticated;

-- Takes the name off an own post that is shown. There is no way back: nothing tells any more whose it was.
create function public.detach_post(p_kind text, p_id uuid) returns jsonb
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
  if p_kind = 'topic' then
    update public.topics t set author_profile_id = null where t.id = p_id;
  elsif p_kind = 'answer' then
    update public.answers a set author_profile_id = null where a.id = p_id;
  else
    update public.comments c set author_profile_id = null where c.id = p_id;
  end if;
  return private.post_answer(p_kind, p_id);
end
$$;
revoke execute on function public.detach_post(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.detach_post(text, uuid) to authenticated;

-- The other is not told. True when it is so now and was not before.
create function public.block_member(p_profile uuid, p_on boolean default true) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
begin
  if not coalesce(p_on, false) then
    delete from public.blocks b where b.blocker_profile_id = caller.profile_id and b.blocked_profile_id = p_profile;
    return found;
  end if;
  if p_profile = caller.profile_id then
    perform private.refuse('not_allowed');
  end if;
  if not exists (select from public.community_profiles p where p.id = p_profile and p.removed_at is null) then
    perform private.refuse('not_found');
  end if;
  if (select count(*) from public.blocks b where b.blocker_profile_id = caller.profile_id) >= 500
    and not private.has_blocked(caller.profile_id, p_profile)
  then
    perform private.refuse('not_allowed');
  end if;
  insert into public.blocks (blocker_profile_id, blocked_profile_id) values (caller.profile_id, p_profile) on conflict do nothing;
  return found;
end
$$;
revoke execute on function public.block_member(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.block_member(uuid, boolean) to authenticated;
