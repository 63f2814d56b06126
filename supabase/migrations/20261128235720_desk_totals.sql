-- Who wrote what waits and under which tags, and how many rows a narrowed queue has.
create or replace function public.pending_queue(
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
    select to_jsonb(w) || jsonb_build_object(
      'author', (select p.handle from public.community_profiles p where p.id = w.author_profile_id),
      'tags', (
        select coalesce(jsonb_agg(g.slug order by g.slug), '[]')
        from public.topic_tags s join public.tags g on g.id = s.tag_id where w.kind = 'topic' and s.topic_id = w.id
      ))
    from (
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

-- How many rows a queue (pending, reports, appeals) has, narrowed as the queue itself is by `p_filters`: { kind, lang, state,
-- reason, priority, clock, assignee }. No number goes beyond 1001, which reads 1000+.
create function public.queue_total(p_queue text, p_filters jsonb default '{}') returns integer
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  f constant jsonb := coalesce(p_filters, '{}');
  page jsonb[];
  place jsonb;
  total integer := 0;
begin
  perform private.community_moderator();
  if p_queue is null or p_queue not in ('pending', 'reports', 'appeals') or jsonb_typeof(f) <> 'object' then
    raise exception 'bad_queue' using errcode = 'PT400';
  end if;
  loop
    page := case p_queue
      when 'pending' then array(select public.pending_queue((place ->> 'created_at')::timestamptz, (place ->> 'id')::uuid, 100,
        f ->> 'kind', f ->> 'lang'))
      when 'reports' then array(select public.report_queue((place ->> 'due_at')::timestamptz, (place ->> 'id')::uuid, 100,
        f ->> 'state', f ->> 'reason', f ->> 'priority', f ->> 'clock', f ->> 'assignee', f ->> 'lang'))
      else array(select public.appeal_queue((place ->> 'created_at')::timestamptz, (place ->> 'id')::uuid, 100))
    end;
    total := total + cardinality(page);
    exit when cardinality(page) < 100 or total > 1000;
    place := page[100];
  end loop;
  return least(total, 1001);
end
$$;
revoke execute on function public.queue_total(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.queue_total(text, jsonb) to authenticated;
