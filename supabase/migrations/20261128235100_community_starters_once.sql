-- Questions to begin with are listed in one language.
create or replace function public.community_topics(
  p_sort text, p_langs text[], p_tags text[] default '{}', p_key text default null, p_id uuid default null,
  p_limit integer default 20
) returns jsonb
  language plpgsql
  stable
  security definer
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
  -- The team asked the same in every language: who reads one beside English finds it once, in that one.
  if cardinality(p_langs) = 2 then
    which := which || ' and not (t.is_seed and t.lang = ''en'')';
  end if;
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
