-- Reporting, and what is hidden until a person has looked.

-- What only other roles may do from here is refused as such: whoever may not decide learns that, and not that it changed.
create or replace function private.next_state(
  p_machine text, p_from text, p_action text, p_roles text[], p_before text default null
) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  found_states text[];
begin
  select array_agg(distinct t.to_state) into found_states
    from private.community_transitions t
    where t.machine = p_machine and t.from_state = p_from and t.action = p_action and t.role = any (p_roles);
  if found_states is null then
    perform private.refuse(case when exists (
      select from private.community_transitions t
      where t.machine = p_machine and t.action = p_action and t.role = any (p_roles)
    ) and not exists (
      select from private.community_transitions t
      where t.machine = p_machine and t.from_state = p_from and t.action = p_action
    ) then 'invalid_state' else 'not_allowed' end);
  end if;
  if p_before = any (found_states) then
    return p_before;
  end if;
  return case when 'open' = any (found_states) then 'open' else found_states[1] end;
end
$$;

create function private.priority_of(p_reason text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when p_reason in ('self_harm', 'child_safety') then 'urgent'
    when p_reason in ('harassment', 'hate', 'privacy', 'illegal', 'medical_misinformation') then 'high'
    else 'normal'
  end
$$;
revoke execute on function private.priority_of(text) from public, anon, authenticated, service_role;

-- Who wrote something, what it says and whether everybody can read it.
create function private.post_facts(
  p_kind text, p_id uuid, out author uuid, out state text, out shown boolean, out said text, out version integer
)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if p_kind = 'topic' then
    select t.author_profile_id, t.state, t.state in ('open', 'answered', 'locked'), t.title || E'\n\n' || t.body, t.version
      into author, state, shown, said, version from public.topics t where t.id = p_id;
  elsif p_kind = 'answer' then
    select a.author_profile_id, a.state, a.state = 'visible' and t.state in ('open', 'answered', 'locked'), a.body, a.version
      into author, state, shown, said, version
      from public.answers a join public.topics t on t.id = a.topic_id where a.id = p_id;
  elsif p_kind = 'comment' then
    select c.author_profile_id, c.state,
        c.state = 'visible' and t.state in ('open', 'answered', 'locked') and coalesce(a.state, 'visible') = 'visible', c.body, c.version
      into author, state, shown, said, version
      from public.comments c
      left join public.answers a on a.id = c.answer_id
      join public.topics t on t.id = coalesce(c.topic_id, a.topic_id)
      where c.id = p_id;
  elsif p_kind = 'profile' then
    select p.id, p.standing, true, p.handle || E'\n\n' || p.about, p.version
      into author, state, shown, said, version
      from public.community_profiles p where p.id = p_id and p.removed_at is null;
  end if;
  shown := coalesce(shown, false);
end
$$;
revoke execute on function private.post_facts(text, uuid) from public, anon, authenticated, service_role;

-- The question first, then what stands under it, as everywhere: two who change one post never wait for each other.
create function private.lock_post(p_kind text, p_id uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform from public.topics t where t.id = case p_kind
      when 'topic' then p_id
      when 'answer' then (select a.topic_id from public.answers a where a.id = p_id)
      when 'comment' then (select coalesce(c.topic_id, a.topic_id)
        from public.comments c left join public.answers a on a.id = c.answer_id where c.id = p_id) end
    for update;
  if p_kind = 'answer' then
    perform from public.answers a where a.id = p_id for update;
  elsif p_kind = 'comment' then
    perform from public.comments c where c.id = p_id for update;
  end if;
end
$$;
revoke execute on function private.lock_post(text, uuid) from public, anon, authenticated, service_role;

-- One row of what was decided, and one of the log, with the change itself or not at all. No text of a post goes into the log.
create function private.note_action(
  p_id uuid, p_actor uuid, p_kind text, p_target_kind text, p_target uuid, p_person uuid, p_reason_code text, p_reason text,
  p_until timestamptz, p_report uuid, p_before text, p_after text
) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.moderation_actions
      (id, actor_user_id, kind, target_kind, target_id, person_profile_id, reason_code, reason, until, report_id)
    values (coalesce(p_id, gen_random_uuid()), p_actor, p_kind, p_target_kind, p_target, p_person, p_reason_code,
      coalesce(p_reason, ''), p_until, p_report);
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values (p_actor, 'community.' || p_kind, p_target_kind || ':' || p_target, jsonb_strip_nulls(jsonb_build_object(
      'roles', (select jsonb_agg(r.role_type order by r.role_type) from public.admin_roles r where r.user_id = p_actor and r.is_active),
      'before', p_before, 'after', p_after, 'reason_code', p_reason_code, 'reason', p_reason, 'until', p_until, 'report', p_report)));
end
$$;
revoke execute on function private.note_action(uuid, uuid, text, text, uuid, uuid, text, text, timestamptz, uuid, text, text)
  from public, anon, authenticated, service_role;

-- Sets the state of a post as `next_state` found it.
create function private.set_post_state(p_kind text, p_id uuid, p_state text, p_by text default 'staff') returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  execute format('update public.%I p set state = $2,
      deleted_at = case when $2 = ''deleted'' then now() end, deleted_by = case when $2 = ''deleted'' then $3 end %s where p.id = $1',
    case p_kind when 'topic' then 'topics' when 'answer' then 'answers' else 'comments' end,
    case when p_kind = 'topic' then
      ', state_before = case
        when $2 in (''open'', ''answered'', ''locked'') then null
        when p.state in (''open'', ''answered'', ''locked'') then p.state
        else p.state_before end' end)
    using p_id, p_state, p_by;
end
$$;
revoke execute on function private.set_post_state(text, uuid, text, text) from public, anon, authenticated, service_role;

-- Whose reports count towards hiding: known members of whom not five reports were dismissed within 30 days.
create function private.report_counts(p_profile uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.community_level(p_profile) = 'known' and (
    select count(*) from public.reports r
    where r.reporter_profile_id = p_profile and r.state = 'dismissed' and r.decided_at > now() - interval '30 days'
  ) < 5
$$;
revoke execute on function private.report_counts(uuid) from public, anon, authenticated, service_role;

-- Three such people, or one who says that a child or somebody's privacy is at risk, hide a post until a person has looked.
create function private.hide_reported(p_kind text, p_target uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  post record;
begin
  perform private.lock_post(p_kind, p_target);
  select * into post from private.post_facts(p_kind, p_target);
  if p_kind not in ('topic', 'answer', 'comment') or post.state not in ('open', 'answered', 'locked', 'visible') then
    return;
  end if;
  if not exists (
    select from public.reports r
    where r.target_kind = p_kind and r.target_id = p_target and r.state in ('open', 'in_review', 'escalated')
      and r.reporter_profile_id is not null and private.report_counts(r.reporter_profile_id)
    having count(distinct r.reporter_profile_id) >= 3 or count(*) filter (where r.reason in ('child_safety', 'privacy')) >= 1
  ) then
    return;
  end if;
  perform private.set_post_state(p_kind, p_target, private.next_state(p_kind, post.state, 'hide', '{service}'));
  update public.reports r set priority = 'high'
    where r.target_kind = p_kind and r.target_id = p_target and r.state in ('open', 'in_review', 'escalated') and r.priority = 'normal';
  perform private.note_action(null, null, 'hide', p_kind, p_target, post.author, 'automatic',
    'Several members reported it. It is hidden until a person has looked.', null, null, post.state, 'hidden');
end
$$;
revoke execute on function private.hide_reported(text, uuid) from public, anon, authenticated, service_role;

-- Reports what the caller can read. Silenced people may, too: a child at risk is one whoever says so.
create function public.report(p_id uuid, p_kind text, p_target uuid, p_reason text, p_note text default '') returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  known public.reports;
  post record;
  noted text;
begin
  select * into known from public.reports r where r.id = p_id;
  if found then
    if known.reporter_profile_id is distinct from caller.profile_id then
      perform private.refuse('invalid_state');
    end if;
    return jsonb_build_object('id', known.id);
  end if;
  select * into post from private.post_facts(p_kind, p_target);
  if not post.shown then
    perform private.refuse('not_found');
  end if;
  if post.author = caller.profile_id or p_reason is null or p_reason not in ('spam', 'harassment', 'hate', 'privacy', 'child_safety',
    'self_harm', 'medical_misinformation', 'illegal', 'off_topic', 'other')
  then
    perform private.refuse('not_allowed');
  end if;
  noted := private.community_text(p_note, 'note', caller.level);
  -- The post is held while its reports are counted: of two who report at once the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended('community report ' || p_target, 0));
  if exists (
    select from public.reports r
    where r.reporter_profile_id = caller.profile_id and r.target_kind = p_kind and r.target_id = p_target
      and r.state in ('open', 'in_review', 'escalated')
  ) then
    perform private.refuse('already_reported');
  end if;
  perform private.count_act(caller, 'report');
  insert into public.reports (id, reporter_profile_id, target_kind, target_id, person_profile_id, reason, note, excerpt, priority)
    values (coalesce(p_id, gen_random_uuid()), caller.profile_id, p_kind, p_target, post.author, p_reason, noted,
      left(post.said, 11000), private.priority_of(p_reason))
    returning * into known;
  perform private.hide_reported(p_kind, p_target);
  return jsonb_build_object('id', known.id);
exception
  when unique_violation then
    perform private.refuse('already_reported');
end
$$;
revoke execute on function public.report(uuid, text, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.report(uuid, text, uuid, text, text) to authenticated;

-- Takes back an own report that nobody has taken up. What was hidden because of it stays so until a person has looked.
create function public.withdraw_report(p_id uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  known public.reports;
begin
  select * into known from public.reports r where r.id = p_id and r.reporter_profile_id = caller.profile_id for update;
  if not found then
    perform private.refuse('not_found');
  end if;
  if known.state = 'withdrawn' then
    return true;
  end if;
  update public.reports r set state = private.next_state('report', known.state, 'withdraw', '{author}') where r.id = p_id;
  return true;
end
$$;
revoke execute on function public.withdraw_report(uuid) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_report(uuid) to authenticated;
