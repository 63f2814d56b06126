-- Queues that can be narrowed, the one of appeals, what is open in numbers, and the statement of reasons.

-- When a first decision is due follows from the priority; kept, so that the queue is read in its order.
alter table public.reports add column due_at timestamptz;
update public.reports r set due_at = r.created_at + make_interval(secs => private.seconds_for(r.priority));
alter table public.reports alter column due_at set not null;
drop index public.reports_queue_idx;
create index reports_queue_idx on public.reports (due_at, id) where state in ('open', 'in_review', 'escalated');
create or replace function private.note_looked_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.looked_at := new.state in ('actioned', 'dismissed');
  new.due_at := new.created_at + make_interval(secs => private.seconds_for(new.priority));
  return new;
end
$$;
-- How soon somebody looks is no promise to who reported.
update private.personal_tables set told_as = replace(told_as, '''excerpt'', null', '''excerpt'', null, ''due_at'', null')
  where table_name = 'reports';

-- In which language something is written.
create function private.lang_of(p_kind text, p_id uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case p_kind
    when 'topic' then (select t.lang from public.topics t where t.id = p_id)
    when 'answer' then (select a.lang from public.answers a where a.id = p_id)
    when 'comment' then (select c.lang from public.comments c where c.id = p_id)
    when 'profile' then (select p.lang from public.community_profiles p where p.id = p_id) end
$$;
revoke execute on function private.lang_of(text, uuid) from public, anon, authenticated, service_role;

drop function public.report_queue(timestamptz, uuid, integer);
-- Open reports, the one that is due first on top; 100 at most from `p_after` (due at, id) on. A state may be asked for, also
-- one that is decided; `p_clock` is ok, due_soon or overdue; `p_assignee` me, nobody or others. Who reported is not told. Text
-- that was reported is read by taking the report up.
create function public.report_queue(
  p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 25, p_state text default null,
  p_reason text default null, p_priority text default null, p_clock text default null, p_assignee text default null,
  p_lang text default null
) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  which text := case when p_state is null or p_state in ('open', 'in_review', 'escalated')
    then 'r.state in (''open'', ''in_review'', ''escalated'')' else 'r.state in (''actioned'', ''dismissed'', ''withdrawn'')' end;
begin
  select * into moderator from private.community_moderator();
  if p_after_id is not null then
    which := which || ' and (r.due_at, r.id) > ($1, $2)';
  end if;
  return query execute
    'select jsonb_build_object(''id'', r.id, ''target_kind'', r.target_kind, ''target_id'', r.target_id,
      ''person_profile_id'', r.person_profile_id, ''reason'', r.reason, ''priority'', r.priority, ''state'', r.state,
      ''by_system'', r.by_system, ''mine'', r.assignee is not distinct from $4, ''lang'', l.lang, ''created_at'', r.created_at,
      ''due_at'', r.due_at, ''clock'', c.clock, ''version'', r.version,
      ''moderator'', (select p.handle from public.community_profiles p where p.user_id = r.assignee))
    from public.reports r
    cross join lateral (select private.clock_of(r.priority, r.created_at, r.decided_at) as clock) c
    cross join lateral (select private.lang_of(r.target_kind, r.target_id) as lang) l
    where ' || which || '
      and ($5 is null or r.state = $5) and ($6 is null or r.reason = $6) and ($7 is null or r.priority = $7)
      and ($8 is null or c.clock = $8)
      and ($9 is null or case $9 when ''me'' then r.assignee = $4 when ''nobody'' then r.assignee is null
        when ''others'' then r.assignee <> $4 end)
      and ($10 is null or l.lang = $10)
    order by r.due_at, r.id limit $3'
    using p_after, p_after_id, greatest(least(coalesce(p_limit, 25), 100), 1), moderator.user_id, p_state, p_reason, p_priority,
      p_clock, p_assignee, p_lang;
end
$$;
revoke execute on function public.report_queue(timestamptz, uuid, integer, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.report_queue(timestamptz, uuid, integer, text, text, text, text, text, text) to authenticated;

drop function public.pending_queue(timestamptz, uuid, integer);
-- Posts that wait for review, oldest first, of one kind or language where asked for.
create function public.pending_queue(
  p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 25, p_kind text default null,
  p_lang text default null
) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  page integer := greatest(least(coalesce(p_limit, 25), 100), 1);
begin
  perform private.community_moderator();
  return query
    select to_jsonb(w) from (
      (select 'topic' as kind, t.id, t.author_profile_id, t.title, t.body, t.lang, t.created_at, t.version, t.id as topic_id
        from public.topics t
        where t.state = 'pending' and coalesce(p_kind, 'topic') = 'topic' and (p_lang is null or t.lang = p_lang)
          and (p_after_id is null or (t.created_at, t.id) > (p_after, p_after_id))
        order by t.created_at, t.id limit page)
      union all
      (select 'answer', a.id, a.author_profile_id, t.title, a.body, a.lang, a.created_at, a.version, a.topic_id
        from public.answers a join public.topics t on t.id = a.topic_id
        where a.state = 'pending' and coalesce(p_kind, 'answer') = 'answer' and (p_lang is null or a.lang = p_lang)
          and (p_after_id is null or (a.created_at, a.id) > (p_after, p_after_id))
        order by a.created_at, a.id limit page)
      union all
      (select 'comment', c.id, c.author_profile_id, t.title, c.body, c.lang, c.created_at, c.version, t.id
        from public.comments c
        left join public.answers a on a.id = c.answer_id
        join public.topics t on t.id = coalesce(c.topic_id, a.topic_id)
        where c.state = 'pending' and coalesce(p_kind, 'comment') = 'comment' and (p_lang is null or c.lang = p_lang)
          and (p_after_id is null or (c.created_at, c.id) > (p_after, p_after_id))
        order by c.created_at, c.id limit page)
    ) w
    order by w.created_at, w.id
    limit page;
end
$$;
revoke execute on function public.pending_queue(timestamptz, uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.pending_queue(timestamptz, uuid, integer, text, text) to authenticated;

-- Open appeals, oldest first: what was decided and why, what the person says, and whether the caller may decide.
create function public.appeal_queue(p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 25)
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
    select jsonb_build_object('id', a.id, 'action_id', m.id, 'person_profile_id', a.person_profile_id, 'appeal_text', a.appeal_text,
      'created_at', a.created_at, 'version', a.version,
      'kind', m.kind, 'target_kind', m.target_kind, 'target_id', m.target_id, 'reason_code', m.reason_code, 'reason', m.reason,
      'until', m.until, 'decided_at', m.created_at, 'automatic', m.actor_user_id is null,
      'now', (select to_jsonb(f) - 'author' from private.post_facts(m.target_kind, m.target_id) f),
      'own_case', exists (select from public.community_profiles p where p.id = a.person_profile_id and p.user_id = moderator.user_id),
      'own_decision', coalesce(private.is_for_others(m, a.person_profile_id, moderator.user_id), false))
    from public.moderation_appeals a join public.moderation_actions m on m.id = a.action_id
    where a.appeal_state = 'open' and (p_after_id is null or (a.created_at, a.id) > (p_after, p_after_id))
    order by a.created_at, a.id
    limit greatest(least(coalesce(p_limit, 25), 100), 1);
end
$$;
revoke execute on function public.appeal_queue(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.appeal_queue(timestamptz, uuid, integer) to authenticated;

-- What is open, in numbers: posts that wait by kind, reports by their clock, appeals, and what the caller has in hand. No
-- number goes beyond 1001, which reads 1000+.
create function public.moderation_overview() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  moderator record;
begin
  select * into moderator from private.community_moderator();
  return jsonb_build_object(
    'pending', jsonb_build_object(
      'topic', (select count(*) from (select from public.topics t where t.state = 'pending' limit 1001) x),
      'answer', (select count(*) from (select from public.answers a where a.state = 'pending' limit 1001) x),
      'comment', (select count(*) from (select from public.comments c where c.state = 'pending' limit 1001) x)),
    'reports', (
      select jsonb_build_object(
        'ok', count(*) filter (where o.clock = 'ok'), 'due_soon', count(*) filter (where o.clock = 'due_soon'),
        'overdue', count(*) filter (where o.clock = 'overdue'), 'urgent', count(*) filter (where o.priority = 'urgent'),
        'escalated', count(*) filter (where o.state = 'escalated'))
      from (
        select private.clock_of(r.priority, r.created_at, null) as clock, r.priority, r.state
        from public.reports r where r.state in ('open', 'in_review', 'escalated') order by r.due_at, r.id limit 1001) o),
    'appeals', (select count(*) from (select from public.moderation_appeals a where a.appeal_state = 'open' limit 1001) x),
    'mine', (select count(*) from public.reports r where r.assignee = moderator.user_id and r.state = 'in_review'));
end
$$;
revoke execute on function public.moderation_overview() from public, anon, authenticated, service_role;
grant execute on function public.moderation_overview() to authenticated;

create function private.is_open_to_appeal(p_kind text) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select p_kind in ('reject', 'hide', 'delete', 'lock', 'duplicate', 'edit', 'unaccept', 'warn', 'silence', 'suspend')
$$;
revoke execute on function private.is_open_to_appeal(text) from public, anon, authenticated, service_role;

-- The question that something is, or stands under.
create function private.topic_of(p_kind text, p_id uuid) returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case p_kind
    when 'topic' then p_id
    when 'answer' then (select a.topic_id from public.answers a where a.id = p_id)
    when 'comment' then (select coalesce(c.topic_id, a.topic_id)
      from public.comments c left join public.answers a on a.id = c.answer_id where c.id = p_id) end
$$;
revoke execute on function private.topic_of(text, uuid) from public, anon, authenticated, service_role;

-- What was decided about the caller, as a person needs it: what, about which text, why, until when, and whether, until when
-- and with what end it was appealed. Not by whom, nor who reported.
create or replace function public.my_moderation() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', m.id, 'kind', m.kind, 'target_kind', m.target_kind, 'target_id', m.target_id,
    'topic_id', topic.id, 'title', topic.title,
    'excerpt', case when m.target_kind in ('answer', 'comment') then
      (select left(f.said, 200) from private.post_facts(m.target_kind, m.target_id) f where f.author = m.person_profile_id) end,
    'reason_code', m.reason_code, 'reason', m.reason, 'until', m.until, 'created_at', m.created_at,
    'automatic', m.actor_user_id is null and m.reason_code = 'automatic',
    'appeal_state', coalesce(a.appeal_state, 'none'), 'appeal_text', a.appeal_text, 'decision_reason', a.decision_reason,
    'appeal_until', case when a.id is null and private.is_open_to_appeal(m.kind) then m.created_at + interval '30 days' end,
    'can_appeal', a.id is null and m.created_at >= now() - interval '30 days' and private.is_open_to_appeal(m.kind))
  from public.moderation_actions m
  left join public.moderation_appeals a on a.action_id = m.id
  -- A question that the person cannot read is not told of.
  left join public.topics topic on topic.id = private.topic_of(m.target_kind, m.target_id)
    and (topic.state in ('open', 'answered', 'locked') or topic.author_profile_id = m.person_profile_id)
  where m.person_profile_id = (select p.id from public.community_profiles p where p.user_id = (select auth.uid()))
  order by m.created_at desc, m.id
  limit 200
$$;
