-- What moderators decide, on the steps they share.

create or replace function public.moderate_post(
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
  if private.decided_before(p_id, p_action, p_target, moderator.user_id) then
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
    state_after := private.next_post_state(p_kind, p_target, post.state, p_action);
  else
    perform private.refuse('not_allowed');
  end if;
  perform private.refuse_other_version(post.version, p_version);
  if p_action = 'undelete' and private.deleted_at(p_kind, p_target) < now() - interval '30 days' then
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

create function private.deleted_at(p_kind text, p_id uuid) returns timestamptz
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  moment timestamptz;
begin
  execute format('select p.deleted_at from public.%I p where p.id = $1', private.post_table(p_kind)) into moment using p_id;
  return moment;
end
$$;
revoke execute on function private.deleted_at(text, uuid) from public, anon, authenticated, service_role;

-- A standing as a moderator is told of it.
create function private.standing_of(p_profile uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', p.id, 'standing', p.standing, 'until', p.standing_until, 'version', p.version)
  from public.community_profiles p where p.id = p_profile
$$;
revoke execute on function private.standing_of(uuid) from public, anon, authenticated, service_role;

create or replace function public.moderate_member(
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
  if private.decided_before(p_id, p_action, p_profile, moderator.user_id) then
    return private.standing_of(p_profile);
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
  perform private.refuse_other_version(person.version, p_version);
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
  return private.standing_of(p_profile);
exception
  when check_violation or foreign_key_violation or unique_violation then
    perform private.refuse('not_allowed');
end
$$;

create or replace function public.decide_report(p_report uuid, p_action text, p_version integer, p_note text default '') returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  known public.reports;
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
  perform private.refuse_other_version(known.version, p_version);
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
  if state_after = 'dismissed' then
    perform private.show_dismissed(known, moderator.user_id);
  end if;
  return jsonb_build_object('id', known.id, 'state', known.state, 'version', known.version);
end
$$;

-- What was hidden by itself is shown again when nothing is left that speaks against it.
create function private.show_dismissed(p_report public.reports, p_user uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  post record;
  state_after text;
begin
  select * into post from private.post_facts(p_report.target_kind, p_report.target_id);
  if p_report.target_kind not in ('topic', 'answer', 'comment') or post.state is distinct from 'hidden'
    or exists (select from public.reports r where r.target_kind = p_report.target_kind and r.target_id = p_report.target_id
      and r.state in ('open', 'in_review', 'escalated', 'actioned'))
    or coalesce((select m.reason_code from public.moderation_actions m
      where m.target_kind = p_report.target_kind and m.target_id = p_report.target_id and m.kind in ('hide', 'reject', 'undelete', 'restore')
      order by m.created_at desc, m.id limit 1), 'automatic') <> 'automatic'
  then
    return;
  end if;
  state_after := private.next_post_state(p_report.target_kind, p_report.target_id, post.state, 'restore');
  perform private.set_post_state(p_report.target_kind, p_report.target_id, state_after);
  perform private.note_action(null, p_user, 'restore', p_report.target_kind, p_report.target_id, post.author, 'dismissed',
    '', null, p_report.id, post.state, state_after);
end
$$;
revoke execute on function private.show_dismissed(public.reports, uuid) from public, anon, authenticated, service_role;
