-- Pages tell under which posts the card of support stands.

-- One page of answers in their order, with the comments under them and which of them the caller found helpful. The accepted
-- one stands before the first page.
create or replace function public.community_answers(
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
      select a.id, a.author_profile_id, a.body, a.lang, a.state, a.is_seed, a.votes, a.edited_at, a.version, a.created_at, a.support_card, true as first
      from public.answers a join topic on a.id = topic.accepted
      where p_id is null and a.topic_id = p_topic and a.state = 'visible'
    )
    union all
    (
      select a.id, a.author_profile_id, a.body, a.lang, a.state, a.is_seed, a.votes, a.edited_at, a.version, a.created_at, a.support_card, false
      from public.answers a
      where a.topic_id = p_topic and a.state <> 'deleted' and a.id is distinct from (select accepted from topic)
        and (p_id is null or a.votes < p_votes or (a.votes = p_votes and (a.created_at, a.id) > (p_created, p_id)))
      order by a.votes desc, a.created_at, a.id
      limit greatest(least(coalesce(p_limit, 20), 50), 1)
    )
  ), notes as (
    select c.id, c.answer_id, c.author_profile_id, c.body, c.lang, c.state, c.version, c.created_at, c.support_card
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

-- A question with what stands on its page; null where the caller may not see it, and where there is none.
create or replace function public.community_topic(p_id uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'topic', jsonb_build_object('id', t.id, 'author_profile_id', t.author_profile_id, 'title', t.title, 'body', t.body,
      'lang', t.lang, 'state', t.state, 'accepted_answer_id', t.accepted_answer_id, 'pinned', t.pinned, 'is_seed', t.is_seed,
      'votes', t.votes, 'answer_count', t.answer_count, 'edited_at', t.edited_at, 'version', t.version, 'support_card', t.support_card,
      'created_at', t.created_at, 'last_activity_at', t.last_activity_at,
      'tags', (select coalesce(jsonb_agg(g.slug order by g.slug), '[]')
        from public.topic_tags x join public.tags g on g.id = x.tag_id where x.topic_id = t.id),
      'duplicate_of', (select jsonb_build_object('id', d.id, 'title', d.title)
        from public.topics d where d.id = t.duplicate_of and d.state in ('open', 'answered', 'locked')),
      'voted', exists (select from public.my_votes('topic', array[t.id]))),
    'comments', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'author_profile_id', c.author_profile_id, 'body', c.body,
        'lang', c.lang, 'state', c.state, 'version', c.version, 'created_at', c.created_at, 'support_card', c.support_card)
        order by c.created_at, c.id), '[]')
      from public.comments c where c.topic_id = t.id and c.state <> 'deleted'),
    'members', (select coalesce(jsonb_agg(m), '[]') from public.community_bylines(array(
      select t.author_profile_id where t.author_profile_id is not null
      union select c.author_profile_id from public.comments c
        where c.topic_id = t.id and c.state <> 'deleted' and c.author_profile_id is not null)) m),
    'page', public.community_answers(t.id))
  from public.topics t where t.id = p_id and t.state <> 'deleted'
$$;
