-- What a page of the community shows, in one answer each. The functions run as who asks: every row passes the rules of its
-- table, so nobody is shown more than a direct read would show.

-- Who wrote what is on a page: name, picture and badges, and nothing that has to be counted.
create function public.community_bylines(p_ids uuid[]) returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'handle', p.handle, 'avatar', p.avatar,
    'premium', p.show_premium_badge and private.user_tier(p.user_id) = 'premium',
    'team', team.is_team,
    'new_here', not team.is_team and private.community_level(p.id) = 'new')
  from public.community_profiles p
  cross join lateral (select exists (
    select from public.admin_roles r where r.user_id = p.user_id and r.is_active
      and r.role_type in ('master_admin', 'full_admin', 'education_admin')) as is_team) team
  where p.id = any (p_ids[1:200]) and p.removed_at is null
$$;
revoke execute on function public.community_bylines(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.community_bylines(uuid[]) to anon, authenticated;

-- One page of questions, in one of the orders of `lib/community/ranking`; `p_key` and `p_id` are those of the last one shown.
-- Pinned ones stand before the first page, but not where somebody looks for what nobody answered or filters by tags, of which one is enough.
create function public.community_topics(
  p_sort text, p_langs text[], p_tags text[] default '{}', p_key text default null, p_id uuid default null,
  p_limit integer default 20
) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  shown constant text := $row$jsonb_build_object('id', t.id, 'title', t.title, 'lang', t.lang, 'state', t.state,
    'author_profile_id', t.author_profile_id, 'is_seed', t.is_seed, 'pinned', t.pinned, 'votes', t.votes,
    'answer_count', t.answer_count, 'created_at', t.created_at, 'last_activity_at', t.last_activity_at,
    'tags', (select coalesce(jsonb_agg(g.slug order by g.slug), '[]')
      from public.topic_tags x join public.tags g on g.id = x.tag_id where x.topic_id = t.id))$row$;
  key text := case p_sort when 'new' then 't.created_at' when 'active' then 't.last_activity_at'
    when 'unanswered' then 't.created_at' else 't.hot' end;
  kind text := case when p_sort in ('new', 'active', 'unanswered') then 'timestamptz' else 'numeric' end;
  way text := case when p_sort = 'unanswered' then 'asc' else 'desc' end;
  which text := case when p_sort = 'unanswered'
    then 't.state = ''open'' and t.answer_count = 0 and t.created_at > now() - interval ''30 days'''
    else 't.state in (''open'', ''answered'', ''locked'')' end;
  has_pinned boolean := coalesce(cardinality(p_tags), 0) = 0 and p_sort is distinct from 'unanswered';
  rows jsonb;
  pinned jsonb := '[]';
begin
  if has_pinned then
    which := which || ' and not t.pinned';
  end if;
  if coalesce(cardinality(p_tags), 0) > 0 then
    which := which || ' and exists (select from public.topic_tags y join public.tags h on h.id = y.tag_id'
      || ' where y.topic_id = t.id and h.slug = any ($5))';
  end if;
  if p_key is not null and p_id is not null then
    which := which || format(' and (%s, t.id) %s ($2::%s, $3)', key, case way when 'asc' then '>' else '<' end, kind);
  end if;
  execute format(
    'select coalesce(jsonb_agg(page.shown), ''[]'') from (select %s || jsonb_build_object(''key'', (%s)::text) as shown
      from public.topics t where t.lang = any ($1) and %s order by %s %s, t.id %s limit $4) page',
    shown, key, which, key, way, way)
    into rows using p_langs[1:11], p_key, p_id, greatest(least(coalesce(p_limit, 20), 50), 1), p_tags[1:24];
  if has_pinned and p_id is null then
    execute format(
      'select coalesce(jsonb_agg(page.shown), ''[]'') from (select %s || jsonb_build_object(''key'', (%s)::text) as shown
        from public.topics t where t.pinned and t.lang = any ($1) and t.state in (''open'', ''answered'', ''locked'')
        order by t.hot desc, t.id desc limit 33) page',
      shown, key)
      into pinned using p_langs[1:11];
  end if;
  return jsonb_build_object('pinned', pinned, 'topics', rows, 'members', (
    select coalesce(jsonb_agg(m), '[]') from public.community_bylines(array(
      select distinct (r.row ->> 'author_profile_id')::uuid from jsonb_array_elements(pinned || rows) r (row)
      where r.row ->> 'author_profile_id' is not null)) m));
exception
  -- A place that is none: as in an address that somebody changed by hand.
  when invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
    raise exception 'invalid' using errcode = 'PT400';
end
$$;
revoke execute on function public.community_topics(text, text[], text[], text, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.community_topics(text, text[], text[], text, uuid, integer) to anon, authenticated;

-- Which of these posts the caller found helpful; none for visitors, who have no vote.
create function public.my_votes(p_kind text, p_ids uuid[]) returns setof uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select v.post_id from public.votes v
  join public.community_profiles p on p.id = v.profile_id and p.removed_at is null
  where p.user_id = (select auth.uid()) and v.post_kind = p_kind and v.post_id = any (p_ids[1:100])
$$;
revoke execute on function public.my_votes(text, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.my_votes(text, uuid[]) to anon, authenticated;

-- One page of answers in their order, with the comments under them and which of them the caller found helpful. The accepted
-- one stands before the first page.
create function public.community_answers(
  p_topic uuid, p_votes integer default null, p_created timestamptz default null, p_id uuid default null,
  p_limit integer default 20
) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with topic as (
    select t.accepted_answer_id as accepted from public.topics t where t.id = p_topic
  ), page as (
    (
      select a.id, a.author_profile_id, a.body, a.lang, a.state, a.is_seed, a.votes, a.edited_at, a.version, a.created_at, true as first
      from public.answers a join topic on a.id = topic.accepted
      where p_id is null and a.topic_id = p_topic and a.state = 'visible'
    )
    union all
    (
      select a.id, a.author_profile_id, a.body, a.lang, a.state, a.is_seed, a.votes, a.edited_at, a.version, a.created_at, false
      from public.answers a
      where a.topic_id = p_topic and a.state <> 'deleted' and a.id is distinct from (select accepted from topic)
        and (p_id is null or a.votes < p_votes or (a.votes = p_votes and (a.created_at, a.id) > (p_created, p_id)))
      order by a.votes desc, a.created_at, a.id
      limit greatest(least(coalesce(p_limit, 20), 50), 1)
    )
  ), notes as (
    select c.id, c.answer_id, c.author_profile_id, c.body, c.lang, c.state, c.version, c.created_at
    from public.comments c
    where c.state <> 'deleted' and c.answer_id in (select p.id from page p)
  )
  select jsonb_build_object(
    'answers', (select coalesce(jsonb_agg(to_jsonb(p) - 'first' || jsonb_build_object('accepted', p.first)
      order by p.first desc, p.votes desc, p.created_at, p.id), '[]') from page p),
    'comments', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at, n.id), '[]') from notes n),
    'voted', (select coalesce(jsonb_agg(v), '[]') from public.my_votes('answer', array(select p.id from page p)) v),
    'members', (select coalesce(jsonb_agg(m), '[]') from public.community_bylines(array(
      select p.author_profile_id from page p where p.author_profile_id is not null
      union select n.author_profile_id from notes n where n.author_profile_id is not null)) m))
$$;
revoke execute on function public.community_answers(uuid, integer, timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.community_answers(uuid, integer, timestamptz, uuid, integer) to anon, authenticated;

-- A question with what stands on its page; null where the caller may not see it, and where there is none.
create function public.community_topic(p_id uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'topic', jsonb_build_object('id', t.id, 'author_profile_id', t.author_profile_id, 'title', t.title, 'body', t.body,
      'lang', t.lang, 'state', t.state, 'accepted_answer_id', t.accepted_answer_id, 'pinned', t.pinned, 'is_seed', t.is_seed,
      'votes', t.votes, 'answer_count', t.answer_count, 'edited_at', t.edited_at, 'version', t.version,
      'created_at', t.created_at, 'last_activity_at', t.last_activity_at,
      'tags', (select coalesce(jsonb_agg(g.slug order by g.slug), '[]')
        from public.topic_tags x join public.tags g on g.id = x.tag_id where x.topic_id = t.id),
      'duplicate_of', (select jsonb_build_object('id', d.id, 'title', d.title)
        from public.topics d where d.id = t.duplicate_of and d.state in ('open', 'answered', 'locked')),
      'voted', exists (select from public.my_votes('topic', array[t.id]))),
    'comments', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'author_profile_id', c.author_profile_id, 'body', c.body,
        'lang', c.lang, 'state', c.state, 'version', c.version, 'created_at', c.created_at) order by c.created_at, c.id), '[]')
      from public.comments c where c.topic_id = t.id and c.state <> 'deleted'),
    'members', (select coalesce(jsonb_agg(m), '[]') from public.community_bylines(array(
      select t.author_profile_id where t.author_profile_id is not null
      union select c.author_profile_id from public.comments c
        where c.topic_id = t.id and c.state <> 'deleted' and c.author_profile_id is not null)) m),
    'page', public.community_answers(t.id))
  from public.topics t where t.id = p_id and t.state <> 'deleted'
$$;
revoke execute on function public.community_topic(uuid) from public, anon, authenticated, service_role;
grant execute on function public.community_topic(uuid) to anon, authenticated;

-- What the caller wrote and did not take back, newest first. For nobody else: what somebody asks can tell of their health.
create function public.my_community_posts(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 20)
  returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with me as (
    select p.id from public.community_profiles p where p.user_id = (select auth.uid()) and p.removed_at is null
  ), mine as (
    (
      select 'topic' as kind, t.id, t.id as topic_id, t.title, '' as body, t.state, t.created_at
      from public.topics t where t.author_profile_id = (select id from me) and t.state <> 'deleted'
        and (p_before_id is null or (t.created_at, t.id) < (p_before, p_before_id))
      order by t.created_at desc, t.id desc limit 50
    )
    union all
    (
      select 'answer', a.id, a.topic_id, t.title, left(a.body, 300), a.state, a.created_at
      from public.answers a join public.topics t on t.id = a.topic_id
      where a.author_profile_id = (select id from me) and a.state <> 'deleted' and t.state <> 'deleted'
        and (p_before_id is null or (a.created_at, a.id) < (p_before, p_before_id))
      order by a.created_at desc, a.id desc limit 50
    )
    union all
    (
      select 'comment', c.id, t.id, t.title, left(c.body, 300), c.state, c.created_at
      from public.comments c left join public.answers a on a.id = c.answer_id
      join public.topics t on t.id = coalesce(c.topic_id, a.topic_id)
      where c.author_profile_id = (select id from me) and c.state <> 'deleted' and t.state <> 'deleted'
        and (p_before_id is null or (c.created_at, c.id) < (p_before, p_before_id))
      order by c.created_at desc, c.id desc limit 50
    )
  )
  select to_jsonb(m) from mine m order by m.created_at desc, m.id desc limit greatest(least(coalesce(p_limit, 20), 50), 1)
$$;
revoke execute on function public.my_community_posts(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.my_community_posts(timestamptz, uuid, integer) to authenticated;
