-- Writing in a large community: what is counted anew is found by keys, and once for all tags of a question.

create or replace function private.refresh_topic(p_topic uuid, p_words boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  topic public.topics;
  words tsvector;
  tag_words text;
  part tsvector;
begin
  select * into topic from public.topics t where t.id = p_topic for update;
  if not found then
    return;
  end if;
  words := topic.search;
  if p_words then
    select string_agg(coalesce(g.names ->> topic.lang, g.slug) || ' ' || g.slug, ' ' order by g.slug) into tag_words
      from public.topic_tags x join public.tags g on g.id = x.tag_id where x.topic_id = p_topic;
    words := private.search_words(topic.lang, topic.title, 'A')
      || private.search_words(topic.lang, coalesce(tag_words, ''), 'B')
      || private.search_words(topic.lang, topic.body, 'C');
    for part in
      select a.search from public.answers a where a.topic_id = p_topic and a.state = 'visible'
      order by a.created_at, a.id limit 20
    loop
      words := words || part;
    end loop;
  end if;
  update public.topics t set
    search = words,
    answer_count = counted.answers,
    answerers = counted.answerers,
    last_activity_at = greatest(t.created_at, counted.latest, (
      select max(c.created_at) from public.comments c where c.topic_id = p_topic and c.state = 'visible'
    ), (
      select max(c.created_at) from public.answers a join public.comments c on c.answer_id = a.id and c.state = 'visible'
      where a.topic_id = p_topic and a.state = 'visible'))
  from (
    select count(*)::integer as answers,
      -- Former members are as many as their answers.
      count(distinct coalesce(a.author_profile_id, a.id))
        filter (where a.author_profile_id is distinct from topic.author_profile_id or a.author_profile_id is null)::integer
        as answerers,
      max(a.created_at) as latest
    from public.answers a where a.topic_id = p_topic and a.state = 'visible'
  ) counted
  where t.id = p_topic;
end
$$;

drop trigger refresh_topic on public.topic_tags;
create or replace function private.refresh_tagged_topic() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  topic uuid;
begin
  -- In one order, whoever else changes tags of many questions at the same time.
  for topic in select distinct x.topic_id from tagged x order by 1 loop
    perform private.refresh_topic(topic, true);
  end loop;
  return null;
end
$$;
create trigger refresh_topic after insert on public.topic_tags
  referencing new table as tagged for each statement execute function private.refresh_tagged_topic();
create trigger refresh_topic_of_gone after delete on public.topic_tags
  referencing old table as tagged for each statement execute function private.refresh_tagged_topic();

create or replace function public.community_cards(p_ids uuid[]) returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select byline || jsonb_build_object('about', p.about, 'lang', p.lang, 'member_since', p.member_since,
    'answers', shown.answers, 'helpful', shown.helpful)
  from public.community_profiles p
  cross join lateral public.community_bylines(array[p.id]) byline
  cross join lateral (
    select count(*) as answers, coalesce(sum(a.votes), 0) as helpful
    from public.answers a join public.topics t on t.id = a.topic_id
    where a.author_profile_id = p.id and a.state = 'visible' and t.state in ('open', 'answered', 'locked')
  ) shown
  where p.id = any (p_ids[1:100]) and p.removed_at is null
$$;

create or replace function public.moderation_overview() returns jsonb
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
        'ok', count(*) filter (where o.left_s > o.whole_s * 0.25),
        'due_soon', count(*) filter (where o.left_s between 0 and o.whole_s * 0.25),
        'overdue', count(*) filter (where o.left_s < 0), 'urgent', count(*) filter (where o.priority = 'urgent'),
        'escalated', count(*) filter (where o.state = 'escalated'))
      from (
        select extract(epoch from r.due_at - now()) as left_s, extract(epoch from r.due_at - r.created_at) as whole_s, r.priority, r.state
        from public.reports r where r.state in ('open', 'in_review', 'escalated') limit 1001) o),
    'appeals', (select count(*) from (select from public.moderation_appeals a where a.appeal_state = 'open' limit 1001) x),
    'mine', (select count(*) from public.reports r where r.assignee = moderator.user_id and r.state = 'in_review'));
end
$$;

-- Lists hold what is shown to everybody, by their own condition and in columns that everybody reads. As who asks, the place of
-- a page in the order of liveliness could not be looked up in the index: comparing such numbers is not proof against leaks.
alter function public.community_topics(text, text[], text[], text, uuid, integer) security definer;
