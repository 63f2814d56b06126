-- Changing what was written. Every earlier version is kept for staff.

-- A change that leaves little of what others read, from somebody new or with a link that was not there, is held again: it
-- is hidden as the service hides, and waits as a report of the system.
create function private.hold_changed_post(
  p_kind text, p_id uuid, p_author uuid, p_before text, p_after text, p_caller private.community_caller
) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if p_caller.is_staff
    or private.words_kept(p_before, p_after) >= 0.5
    or (p_caller.level <> 'new' and private.outside_links(p_after) <@ private.outside_links(p_before))
  then
    return false;
  end if;
  insert into public.reports (id, by_system, target_kind, target_id, person_profile_id, reason, note, excerpt, priority)
    values (gen_random_uuid(), true, p_kind, p_id, p_author, 'spam', 'Changed after it was shown.', left(p_after, 10000), 'high');
  return true;
end
$$;
revoke execute on function private.hold_changed_post(text, uuid, uuid, text, text, private.community_caller)
  from public, anon, authenticated, service_role;

-- By its author, for 7 days and not while the question is locked. The title is staff's once others have answered.
create function public.edit_topic(p_id uuid, p_version integer, p_title text, p_body text, p_tags text[]) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  level text := case when caller.is_staff then 'staff' else caller.level end;
  topic public.topics;
  new_title text;
  new_body text;
  others boolean;
  held boolean;
begin
  select * into topic from public.topics t where t.id = p_id for update;
  if not found or (topic.author_profile_id is distinct from caller.profile_id and topic.state not in ('open', 'answered', 'locked'))
    or topic.state = 'deleted'
  then
    perform private.refuse('not_found');
  end if;
  if topic.author_profile_id is distinct from caller.profile_id then
    perform private.refuse('not_allowed');
  end if;
  if topic.state = 'locked' then
    perform private.refuse('locked');
  end if;
  if topic.state = 'hidden' then
    perform private.refuse('invalid_state');
  end if;
  new_title := private.community_text(p_title, 'title', level);
  new_body := private.community_text(p_body, 'topic', level);
  -- Sent again after it was done.
  if topic.version = p_version + 1 and (topic.title, topic.body) = (new_title, new_body) then
    return private.post_answer('topic', p_id);
  end if;
  if topic.version is distinct from p_version then
    perform private.refuse('version_conflict');
  end if;
  if topic.created_at < now() - interval '7 days' then
    perform private.refuse('not_allowed');
  end if;
  others := exists (
    select from public.answers a where a.topic_id = p_id and a.state = 'visible'
      and a.author_profile_id is distinct from topic.author_profile_id);
  if new_title <> topic.title and others then
    perform private.refuse('not_allowed');
  end if;
  perform private.count_act(caller, 'edit');
  if p_tags is not null then
    perform private.set_tags(p_id, p_tags);
  end if;
  if (topic.title, topic.body) is distinct from (new_title, new_body) then
    insert into public.revisions (post_kind, post_id, version, title, body, author_profile_id, edited_by)
      values ('topic', p_id, topic.version, topic.title, topic.body, topic.author_profile_id, caller.profile_id);
    -- A new title alone can say something else, too.
    held := topic.state <> 'pending' and (
      private.hold_changed_post('topic', p_id, topic.author_profile_id, topic.body, new_body, caller)
      or private.hold_changed_post('topic', p_id, topic.author_profile_id, topic.title, new_title, caller));
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
revoke execute on function public.edit_topic(uuid, integer, text, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.edit_topic(uuid, integer, text, text, text[]) to authenticated;

create function public.edit_answer(p_id uuid, p_version integer, p_body text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  answer public.answers;
  topic public.topics;
  new_body text;
  held boolean;
begin
  -- The question first, as everywhere: two who write to one never wait for each other.
  select t.* into topic from public.topics t join public.answers a on a.topic_id = t.id where a.id = p_id for update of t;
  select * into answer from public.answers a where a.id = p_id for update;
  if answer.id is null or answer.state = 'deleted' or topic.state not in ('open', 'answered', 'locked')
    or (answer.author_profile_id is distinct from caller.profile_id and answer.state <> 'visible')
  then
    perform private.refuse('not_found');
  end if;
  if answer.author_profile_id is distinct from caller.profile_id then
    perform private.refuse('not_allowed');
  end if;
  if topic.state = 'locked' then
    perform private.refuse('locked');
  end if;
  if answer.state = 'hidden' then
    perform private.refuse('invalid_state');
  end if;
  new_body := private.community_text(p_body, 'answer', case when caller.is_staff then 'staff' else caller.level end);
  if answer.version = p_version + 1 and answer.body = new_body then
    return private.post_answer('answer', p_id);
  end if;
  if answer.version is distinct from p_version then
    perform private.refuse('version_conflict');
  end if;
  if answer.created_at < now() - interval '7 days' then
    perform private.refuse('not_allowed');
  end if;
  perform private.count_act(caller, 'edit');
  if answer.body <> new_body then
    insert into public.revisions (post_kind, post_id, version, body, author_profile_id, edited_by)
      values ('answer', p_id, answer.version, answer.body, answer.author_profile_id, caller.profile_id);
    held := answer.state <> 'pending'
      and private.hold_changed_post('answer', p_id, answer.author_profile_id, answer.body, new_body, caller);
    update public.answers a set
        body = new_body,
        edited_at = case when a.created_at < now() - interval '5 minutes' then now() else a.edited_at end,
        state = case when held then 'hidden' else a.state end
      where a.id = p_id;
  end if;
  return private.post_answer('answer', p_id);
end
$$;
revoke execute on function public.edit_answer(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.edit_answer(uuid, integer, text) to authenticated;
