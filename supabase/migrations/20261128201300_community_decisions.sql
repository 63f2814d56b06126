-- What moderators do to posts and members. Each decision, its row and its entry in the log are one transaction.

-- The caller as a moderator, with the roles that the states know. Read from the table at each call.
create function private.community_moderator(out user_id uuid, out roles text[])
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  user_id := (select auth.uid());
  if user_id is null then
    perform private.refuse('not_signed_in');
  end if;
  if not private.is_moderator() then
    perform private.refuse('not_allowed');
  end if;
  roles := case when private.has_role(array['master_admin', 'full_admin']) then '{staff,senior}' else '{staff}' end;
end
$$;
revoke execute on function private.community_moderator() from public, anon, authenticated, service_role;

-- Nobody decides about oneself.
create function private.refuse_own_case(p_person uuid, p_user uuid) returns void
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if exists (select from public.community_profiles p where p.id = p_person and p.user_id = p_user) then
    perform private.refuse('own_decision');
  end if;
end
$$;
revoke execute on function private.refuse_own_case(uuid, uuid) from public, anon, authenticated, service_role;

-- approve, reject, hide, restore, delete, undelete, lock, unlock, unaccept, pin, unpin. The id of the decision comes from
-- the device: sent again it is decided once. `p_version` is the version of the post that was read.
create function public.moderate_post(
  p_id uuid, p_action text, p_kind text, p_target uuid, p_version integer, p_reason_code text default 'other',
  p_reason text default '', p_report uuid default null
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  post record;
  topic public.topics;
  reason text;
  state_after text;
begin
  select * into moderator from private.community_moderator();
  if p_kind is null or p_kind not in ('topic', 'answer', 'comment') then
    perform private.refuse('not_found');
  end if;
  perform private.lock_post(p_kind, p_target);
  select * into post from private.post_facts(p_kind, p_target);
  if post.state is null then
    perform private.refuse('not_found');
  end if;
  if exists (select from public.moderation_actions m
    where m.id = p_id and m.kind = p_action and m.target_id = p_target and m.actor_user_id = moderator.user_id)
  then
    return private.post_answer(p_kind, p_target);
  end if;
  perform private.refuse_own_case(post.author, moderator.user_id);
  select * into topic from public.topics t where t.id = p_target and p_kind = 'topic';
  if p_action in ('pin', 'unpin') and p_kind = 'topic' then
    if not post.shown or topic.pinned = (p_action = 'pin') then
      perform private.refuse('invalid_state');
    end if;
    state_after := post.state;
  elsif p_action in ('approve', 'reject', 'hide', 'restore', 'delete', 'undelete', 'lock', 'unlock', 'unaccept') then
    state_after := private.next_state(p_kind, post.state, p_action, '{staff}', case p_action
      when 'restore' then coalesce(topic.state_before, case when topic.accepted_answer_id is not null then 'answered' end)
      when 'unlock' then case when topic.accepted_answer_id is not null then 'answered' end end);
  else
    perform private.refuse('not_allowed');
  end if;
  if post.version is distinct from p_version then
    perform private.refuse('version_conflict');
  end if;
  if p_action = 'undelete' and (
    select coalesce(
      (select t.deleted_at from public.topics t where t.id = p_target),
      (select a.deleted_at from public.answers a where a.id = p_target),
      (select c.deleted_at from public.comments c where c.id = p_target))
  ) < now() - interval '30 days' then
    perform private.refuse('too_late');
  end if;
  reason := private.community_text(p_reason, case when p_action in ('reject', 'hide') then 'reason' else 'note' end, 'staff');
  if p_action in ('pin', 'unpin') then
    -- Three at most in a language, also when two moderators pin at once.
    perform pg_advisory_xact_lock(hashtextextended('community pins ' || topic.lang, 0));
    if p_action = 'pin' and (select count(*) from public.topics t where t.pinned and t.lang = topic.lang
      and t.state in ('open', 'answered', 'locked')) >= 3
    then
      perform private.refuse('invalid_state');
    end if;
    update public.topics t set pinned = (p_action = 'pin') where t.id = p_target;
  elsif p_action = 'unaccept' then
    update public.topics t set state = state_after, accepted_answer_id = null where t.id = p_target;
  else
    perform private.set_post_state(p_kind, p_target, state_after);
  end if;
  if p_action = 'approve' then
    update public.community_profiles p set first_posts_approved = p.first_posts_approved + 1 where p.id = post.author;
  end if;
  perform private.note_action(p_id, moderator.user_id, p_action, p_kind, p_target, post.author, coalesce(p_reason_code, 'other'),
    left(reason, 500), null, p_report, post.state, state_after);
  return private.post_answer(p_kind, p_target);
exception
  when check_violation or foreign_key_violation or unique_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.moderate_post(uuid, text, text, uuid, integer, text, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.moderate_post(uuid, text, text, uuid, integer, text, text, uuid) to authenticated;

-- warn, silence, suspend, lift. Null as `p_until`: until it is lifted.
create function public.moderate_member(
  p_id uuid, p_action text, p_profile uuid, p_version integer, p_until timestamptz, p_reason_code text, p_reason text,
  p_report uuid default null
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  person public.community_profiles;
  reason text;
  standing_after text;
begin
  select * into moderator from private.community_moderator();
  if p_profile is null then
    perform private.refuse('not_found');
  end if;
  -- Whoever is writing at this moment ends first, and what comes next meets the new standing.
  perform pg_advisory_xact_lock(hashtextextended('community ' || p_profile, 0));
  select * into person from public.community_profiles p where p.id = p_profile for update;
  if not found then
    perform private.refuse('not_found');
  end if;
  if exists (select from public.moderation_actions m
    where m.id = p_id and m.kind = p_action and m.target_id = p_profile and m.actor_user_id = moderator.user_id)
  then
    return jsonb_build_object('id', p_profile, 'standing', person.standing, 'until', person.standing_until, 'version', person.version);
  end if;
  perform private.refuse_own_case(p_profile, moderator.user_id);
  -- A time that is over is over, also before the clock has noticed.
  if person.standing <> 'active' and person.standing_until <= now() then
    person.standing := 'active';
  end if;
  if p_action = 'warn' then
    standing_after := person.standing;
  elsif p_action in ('silence', 'suspend', 'lift') then
    standing_after := private.next_state('standing', person.standing, p_action, '{staff}');
  else
    perform private.refuse('not_allowed');
  end if;
  if p_action <> 'lift' and exists (select from public.admin_roles r where r.user_id = person.user_id and r.is_active) then
    perform private.refuse('target_is_staff');
  end if;
  if person.version is distinct from p_version then
    perform private.refuse('version_conflict');
  end if;
  if p_action in ('silence', 'suspend') and p_until <= now() then
    perform private.refuse('not_allowed');
  end if;
  reason := private.community_text(p_reason, case when p_action = 'lift' then 'note' else 'reason' end, 'staff');
  if p_action <> 'warn' then
    -- What ran out is ended first: the states know no way from one time to another of the same kind.
    update public.community_profiles p set standing = 'active', standing_until = null
      where p.id = p_profile and p.standing <> person.standing;
    update public.community_profiles p set standing = standing_after,
        standing_until = case when standing_after = 'active' then null else p_until end
      where p.id = p_profile;
  end if;
  perform private.note_action(p_id, moderator.user_id, p_action, 'profile', p_profile, p_profile, coalesce(p_reason_code, 'other'),
    left(reason, 500), case when p_action in ('silence', 'suspend') then p_until end, p_report, person.standing, standing_after);
  return (select jsonb_build_object('id', p.id, 'standing', p.standing, 'until', p.standing_until, 'version', p.version)
    from public.community_profiles p where p.id = p_profile);
exception
  when check_violation or foreign_key_violation or unique_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.moderate_member(uuid, text, uuid, integer, timestamptz, text, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.moderate_member(uuid, text, uuid, integer, timestamptz, text, text, uuid) to authenticated;

-- claim, release, uphold, dismiss, escalate, reopen. Of two moderators on one report the second is told that it changed.
create function public.decide_report(p_report uuid, p_action text, p_version integer, p_note text default '') returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  known public.reports;
  post record;
  noted text;
  state_after text;
begin
  select * into moderator from private.community_moderator();
  select * into known from public.reports r where r.id = p_report;
  if not found then
    perform private.refuse('not_found');
  end if;
  -- The post before its report, as those do who report it.
  perform private.lock_post(known.target_kind, known.target_id);
  select * into known from public.reports r where r.id = p_report for update;
  perform private.refuse_own_case(known.person_profile_id, moderator.user_id);
  -- Opened again by whoever has it.
  if p_action = 'claim' and known.state = 'in_review' and known.assignee = moderator.user_id then
    return jsonb_build_object('id', known.id, 'state', known.state, 'version', known.version);
  end if;
  if p_action is null or p_action not in ('claim', 'release', 'uphold', 'dismiss', 'escalate', 'reopen') then
    perform private.refuse('not_allowed');
  end if;
  state_after := private.next_state('report', known.state, p_action, moderator.roles);
  if known.version is distinct from p_version then
    perform private.refuse('version_conflict');
  end if;
  -- What somebody has in hand is theirs, or full and master admins'.
  if known.state = 'in_review' and known.assignee is distinct from moderator.user_id and not 'senior' = any (moderator.roles) then
    perform private.refuse('not_allowed');
  end if;
  noted := private.community_text(p_note, 'note', 'staff');
  update public.reports r set
      state = state_after,
      assignee = case when p_action in ('release', 'reopen') then null else moderator.user_id end,
      claimed_at = case when state_after = 'in_review' then now() end,
      decided_at = case when state_after in ('actioned', 'dismissed') then now() end,
      decision_note = case when noted = '' then r.decision_note else noted end
    where r.id = p_report
    returning * into known;
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values (moderator.user_id, 'community.' || p_action, 'report:' || p_report,
      jsonb_build_object('after', state_after, 'roles', to_jsonb(moderator.roles)));
  -- What was hidden by itself is shown again when nothing is left that speaks against it.
  if state_after = 'dismissed' and known.target_kind in ('topic', 'answer', 'comment') then
    select * into post from private.post_facts(known.target_kind, known.target_id);
    if post.state = 'hidden'
      and not exists (select from public.reports r where r.target_kind = known.target_kind and r.target_id = known.target_id
        and r.state in ('open', 'in_review', 'escalated', 'actioned'))
      and coalesce((select m.reason_code from public.moderation_actions m
        where m.target_kind = known.target_kind and m.target_id = known.target_id and m.kind in ('hide', 'reject', 'undelete', 'restore')
        order by m.created_at desc, m.id limit 1), 'automatic') = 'automatic'
    then
      state_after := private.next_state(known.target_kind, post.state, 'restore', '{staff}',
        (select coalesce(t.state_before, case when t.accepted_answer_id is not null then 'answered' end)
          from public.topics t where t.id = known.target_id));
      perform private.set_post_state(known.target_kind, known.target_id, state_after);
      perform private.note_action(null, moderator.user_id, 'restore', known.target_kind, known.target_id, post.author, 'dismissed',
        '', null, p_report, post.state, state_after);
    end if;
  end if;
  return jsonb_build_object('id', known.id, 'state', known.state, 'version', known.version);
end
$$;
revoke execute on function public.decide_report(uuid, text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.decide_report(uuid, text, integer, text) to authenticated;
