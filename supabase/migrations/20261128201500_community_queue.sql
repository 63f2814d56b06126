-- What moderators see of the queue, and a person of what was decided about them.

create function private.seconds_for(p_priority text) returns integer
  language sql
  immutable
  set search_path = ''
as $$
  select 3600 * case p_priority when 'urgent' then 4 when 'high' then 24 else 72 end
$$;
revoke execute on function private.seconds_for(text) from public, anon, authenticated, service_role;

-- ok below three quarters of the time for a first decision, due_soon from there, overdue after it; decided: met or missed.
create function private.clock_of(p_priority text, p_created timestamptz, p_decided timestamptz) returns text
  language sql
  stable
  set search_path = ''
as $$
  select case
    when p_decided is not null then
      case when extract(epoch from p_decided - p_created) <= private.seconds_for(p_priority) then 'met' else 'missed' end
    when extract(epoch from now() - p_created) > private.seconds_for(p_priority) then 'overdue'
    when extract(epoch from now() - p_created) >= 0.75 * private.seconds_for(p_priority) then 'due_soon'
    else 'ok'
  end
$$;
revoke execute on function private.clock_of(text, timestamptz, timestamptz) from public, anon, authenticated, service_role;

-- Open reports, the one that is due first on top; 100 at most from `p_after` (due at, id) on. Who reported is not told, only
-- whether the report counts. Text that was reported is read by taking the report up.
create function public.report_queue(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 25)
  returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  moderator record;
begin
  select * into moderator from private.community_moderator();
  return query
    select jsonb_build_object('id', r.id, 'target_kind', r.target_kind, 'target_id', r.target_id, 'person_profile_id', r.person_profile_id,
      'reason', r.reason, 'priority', r.priority, 'state', r.state, 'by_system', r.by_system, 'mine', r.assignee is not distinct from moderator.user_id,
      'created_at', r.created_at, 'due_at', q.due_at, 'clock', private.clock_of(r.priority, r.created_at, r.decided_at), 'version', r.version)
    from public.reports r
    cross join lateral (select r.created_at + make_interval(secs => private.seconds_for(r.priority)) as due_at) q
    where r.state in ('open', 'in_review', 'escalated')
      and (p_after is null or (q.due_at, r.id) > (p_after, p_after_id))
    order by q.due_at, r.id
    limit greatest(least(coalesce(p_limit, 25), 100), 1);
end
$$;
revoke execute on function public.report_queue(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.report_queue(timestamptz, uuid, integer) to authenticated;

-- Opens one report, with what was reported and noted. Looked at by whom is an entry of the log.
create function public.read_report(p_report uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  known public.reports;
begin
  select * into moderator from private.community_moderator();
  select * into known from public.reports r where r.id = p_report;
  if not found then
    perform private.refuse('not_found');
  end if;
  perform private.refuse_own_case(known.person_profile_id, moderator.user_id);
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values (moderator.user_id, 'community.read_report', 'report:' || p_report, jsonb_build_object('roles', to_jsonb(moderator.roles)));
  return to_jsonb(known) - '{reporter_profile_id, assignee}'::text[] || jsonb_build_object(
    'mine', known.assignee is not distinct from moderator.user_id,
    'clock', private.clock_of(known.priority, known.created_at, known.decided_at),
    'counts', known.reporter_profile_id is not null and private.report_counts(known.reporter_profile_id),
    -- Who has it or decided it: a name of the community, where there is one.
    'moderator', (select p.handle from public.community_profiles p where p.user_id = known.assignee),
    'now', (select to_jsonb(f) - 'author' from private.post_facts(known.target_kind, known.target_id) f));
end
$$;
revoke execute on function public.read_report(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_report(uuid) to authenticated;

-- Posts that wait for review, oldest first.
create function public.pending_queue(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 25)
  returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.community_moderator();
  return query
    select to_jsonb(w) from (
      select 'topic' as kind, t.id, t.author_profile_id, t.title, t.body, t.lang, t.created_at, t.version, t.id as topic_id
        from public.topics t where t.state = 'pending'
      union all
      select 'answer', a.id, a.author_profile_id, null, a.body, a.lang, a.created_at, a.version, a.topic_id
        from public.answers a where a.state = 'pending'
      union all
      select 'comment', c.id, c.author_profile_id, null, c.body, c.lang, c.created_at, c.version,
        coalesce(c.topic_id, (select a.topic_id from public.answers a where a.id = c.answer_id))
        from public.comments c where c.state = 'pending'
    ) w
    where p_after is null or (w.created_at, w.id) > (p_after, p_after_id)
    order by w.created_at, w.id
    limit greatest(least(coalesce(p_limit, 25), 100), 1);
end
$$;
revoke execute on function public.pending_queue(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.pending_queue(timestamptz, uuid, integer) to authenticated;

-- The panel of a member: standing, level and past decisions; never an address, a plan or an account.
create function public.member_panel(p_profile uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.community_moderator();
  return (
    select jsonb_build_object('id', p.id, 'handle', p.handle, 'standing', p.standing, 'standing_until', p.standing_until,
      'level', private.community_level(p.id), 'first_posts_approved', p.first_posts_approved, 'member_since', p.member_since,
      'version', p.version,
      'upheld_reports', (select count(*) from public.reports r where r.person_profile_id = p.id and r.state = 'actioned'),
      'actions', (select coalesce(jsonb_agg(to_jsonb(m) - '{actor_user_id, updated_at}'::text[] order by m.created_at desc), '[]')
        from (select * from public.moderation_actions x where x.person_profile_id = p.id order by x.created_at desc limit 100) m))
    from public.community_profiles p where p.id = p_profile
  );
end
$$;
revoke execute on function public.member_panel(uuid) from public, anon, authenticated, service_role;
grant execute on function public.member_panel(uuid) to authenticated;

-- What was decided about the caller: what, why, until when, and what became of an appeal. Not by whom, nor who reported.
create function public.my_moderation() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', m.id, 'kind', m.kind, 'target_kind', m.target_kind, 'target_id', m.target_id,
    'reason_code', m.reason_code, 'reason', m.reason, 'until', m.until, 'created_at', m.created_at,
    'appeal_state', coalesce(a.appeal_state, 'none'), 'decision_reason', a.decision_reason,
    'can_appeal', a.id is null and m.created_at >= now() - interval '30 days'
      and m.kind in ('reject', 'hide', 'delete', 'lock', 'duplicate', 'edit', 'unaccept', 'warn', 'silence', 'suspend'))
  from public.moderation_actions m
  left join public.moderation_appeals a on a.action_id = m.id
  where m.person_profile_id = (select p.id from public.community_profiles p where p.user_id = (select auth.uid()))
  order by m.created_at desc, m.id
  limit 200
$$;
revoke execute on function public.my_moderation() from public, anon, authenticated, service_role;
grant execute on function public.my_moderation() to authenticated;
