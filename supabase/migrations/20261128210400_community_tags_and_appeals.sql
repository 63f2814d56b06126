-- Tags, duplicates and appeals on the same steps, and cards of members over what stands beside their posts.

create or replace function public.mark_duplicate(p_id uuid, p_topic uuid, p_of uuid, p_version integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  topic public.topics;
  first public.topics;
begin
  select * into moderator from private.community_moderator();
  -- In one order, whichever of the two is named first.
  perform from public.topics t where t.id in (p_topic, p_of) order by t.id for update;
  select * into topic from public.topics t where t.id = p_topic;
  select * into first from public.topics t where t.id = p_of;
  if first.duplicate_of is not null then
    select * into first from public.topics t where t.id = first.duplicate_of;
  end if;
  if topic.id is null or first.id is null or first.state not in ('open', 'answered', 'locked') then
    perform private.refuse('not_found');
  end if;
  if topic.duplicate_of = first.id and topic.state = 'locked' then
    return private.post_answer('topic', p_topic);
  end if;
  perform private.refuse_own_case(topic.author_profile_id, moderator.user_id);
  if topic.id = first.id then
    perform private.refuse('not_allowed');
  end if;
  perform private.refuse_other_version(topic.version, p_version);
  update public.topics t set state = private.next_state('topic', topic.state, 'lock', '{staff}'), duplicate_of = first.id
    where t.id = p_topic;
  -- What led here leads on.
  update public.topics t set duplicate_of = first.id where t.duplicate_of = p_topic;
  perform private.note_action(p_id, moderator.user_id, 'duplicate', 'topic', p_topic, topic.author_profile_id, 'duplicate',
    '', null, null, topic.state, 'locked');
  return private.post_answer('topic', p_topic);
end
$$;

create or replace function public.retag(p_id uuid, p_topic uuid, p_tags text[]) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  topic public.topics;
begin
  select * into moderator from private.community_moderator();
  select * into topic from public.topics t where t.id = p_topic and t.state <> 'deleted' for update;
  if not found then
    perform private.refuse('not_found');
  end if;
  if private.decided_before(p_id, 'retag', p_topic, moderator.user_id) then
    return private.post_answer('topic', p_topic);
  end if;
  perform private.refuse_own_case(topic.author_profile_id, moderator.user_id);
  perform private.set_tags(p_topic, p_tags);
  perform private.note_action(p_id, moderator.user_id, 'retag', 'topic', p_topic, topic.author_profile_id, 'tags', '', null, null,
    topic.state, topic.state);
  return private.post_answer('topic', p_topic);
exception
  -- The id of a decision of somebody else.
  when unique_violation then
    perform private.refuse('not_allowed');
end
$$;

create or replace function public.decide_appeal(p_appeal uuid, p_state text, p_version integer, p_reason text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  known public.moderation_appeals;
  decision public.moderation_actions;
  reason text;
begin
  select * into moderator from private.community_moderator();
  select m.* into decision from public.moderation_actions m join public.moderation_appeals a on a.action_id = m.id where a.id = p_appeal;
  if not found then
    perform private.refuse('not_found');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('community ' || decision.target_id, 0));
  perform private.lock_post(decision.target_kind, decision.target_id);
  select * into known from public.moderation_appeals a where a.id = p_appeal for update;
  perform private.refuse_own_case(known.person_profile_id, moderator.user_id);
  if private.is_for_others(decision, known.person_profile_id, moderator.user_id) then
    perform private.refuse('own_decision');
  end if;
  if p_state is null or p_state not in ('upheld', 'overturned') then
    perform private.refuse('not_allowed');
  end if;
  if known.appeal_state <> 'open' then
    perform private.refuse('invalid_state');
  end if;
  perform private.refuse_other_version(known.version, p_version);
  reason := private.community_text(p_reason, 'reason', 'staff');
  update public.moderation_appeals a set appeal_state = p_state, decided_by = moderator.user_id, decided_at = now(), decision_reason = reason
    where a.id = p_appeal returning * into known;
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values (moderator.user_id, 'community.appeal_' || p_state, 'action:' || decision.id,
      jsonb_build_object('roles', to_jsonb(moderator.roles), 'reason', reason));
  if p_state = 'overturned' then
    perform private.undo_decision(decision, known.person_profile_id, moderator.user_id, reason);
  end if;
  return jsonb_build_object('id', known.id, 'state', known.appeal_state, 'version', known.version);
end
$$;

-- An appeal against what somebody decided is for somebody else, where there is somebody else.
create function private.is_for_others(p_decision public.moderation_actions, p_person uuid, p_user uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select p_decision.actor_user_id = p_user and exists (
    select from public.admin_roles r join public.community_profiles p on p.id = p_person
    where r.is_active and r.role_type in ('master_admin', 'full_admin', 'education_admin') and r.user_id not in (p_user, p.user_id)
  )
$$;
revoke execute on function private.is_for_others(public.moderation_actions, uuid, uuid) from public, anon, authenticated, service_role;

-- Undone where it still holds: whatever was decided since stands.
create function private.undo_decision(p_decision public.moderation_actions, p_person uuid, p_user uuid, p_reason text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  post record;
  back text;
begin
  select * into post from private.post_facts(p_decision.target_kind, p_decision.target_id);
  back := case
    when p_decision.kind in ('hide', 'reject') and post.state = 'hidden' then 'restore'
    when p_decision.kind in ('lock', 'duplicate') and post.state = 'locked' then 'unlock'
    when p_decision.kind in ('silence', 'suspend')
      and post.state = case p_decision.kind when 'silence' then 'silenced' else 'suspended' end then 'lift'
  end;
  if back is null then
    return;
  elsif back = 'lift' then
    update public.community_profiles p set standing = 'active', standing_until = null where p.id = p_decision.target_id;
  else
    perform private.set_post_state(p_decision.target_kind, p_decision.target_id,
      private.next_post_state(p_decision.target_kind, p_decision.target_id, post.state, back));
    update public.topics t set duplicate_of = null where t.id = p_decision.target_id and p_decision.kind = 'duplicate';
  end if;
  perform private.note_action(null, p_user, back, p_decision.target_kind, p_decision.target_id, p_person,
    'appeal', p_reason, null, p_decision.report_id, post.state, back);
end
$$;
revoke execute on function private.undo_decision(public.moderation_actions, uuid, uuid, text)
  from public, anon, authenticated, service_role;

create or replace function public.community_cards(p_ids uuid[]) returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select byline || jsonb_build_object('about', p.about, 'lang', p.lang, 'member_since', p.member_since,
    'answers', shown.answers, 'helpful', shown.helpful)
  from public.community_bylines(p_ids[1:100]) byline
  join public.community_profiles p on p.id = (byline ->> 'id')::uuid
  cross join lateral (
    select count(*) as answers, coalesce(sum(a.votes), 0) as helpful
    from public.answers a join public.topics t on t.id = a.topic_id
    where a.author_profile_id = p.id and a.state = 'visible' and t.state in ('open', 'answered', 'locked')
  ) shown
$$;
