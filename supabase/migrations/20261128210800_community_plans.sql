-- What grows with the community does not grow with its plans. Whether a row may be read is asked of its question by the key,
-- row by row: `offset 0` keeps the planner from reading all questions first to look them up in a table of its own.

alter policy "tags are read with their question" on public.topic_tags
  using (exists (select from public.topics t where t.id = topic_id offset 0));

alter policy "visitors read answers to what is shown" on public.answers
  using (state = 'visible' and exists (select from public.topics t where t.id = topic_id offset 0));
alter policy "people read answers to what is shown and own ones that are held" on public.answers
  using (
    (state = 'visible' and exists (select from public.topics t where t.id = topic_id offset 0))
    or (state in ('pending', 'hidden') and author_profile_id = (select private.my_profile()))
    or (select private.is_moderator())
  );

alter policy "visitors read comments on what is shown" on public.comments
  using (state = 'visible' and (
    exists (select from public.topics t where t.id = topic_id offset 0)
    or exists (select from public.answers a where a.id = answer_id and a.state = 'visible' offset 0)));
alter policy "people read comments on what is shown and own ones that are held" on public.comments
  using (
    (state = 'visible' and (
      exists (select from public.topics t where t.id = topic_id offset 0)
      or exists (select from public.answers a where a.id = answer_id and a.state = 'visible' offset 0)))
    or (state in ('pending', 'hidden') and author_profile_id = (select private.my_profile()))
    or (select private.is_moderator())
  );

-- Questions that match, of each language the 500 liveliest, worked out once a language: what is said everywhere is not
-- ranked through to the last.
create function private.matching_topics(p_langs text[], p_queries tsquery[], p_weights real[], p_from integer, p_most integer)
  returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return query execute (
    select format('select private.found_topic(t) from (%s order by rank desc, hot desc, id desc offset %s limit %s) best
        join public.topics t on t.id = best.id order by best.rank desc, best.hot desc, best.id desc',
      string_agg(format('(select c.id, c.hot, ts_rank_cd(%L::real[], c.search, %L::tsquery) as rank
          from (select t.id, t.hot, t.search from public.topics t
            where t.lang = %L and t.search @@ %2$L::tsquery and t.state in (''open'', ''answered'', ''locked'')
            order by t.hot desc, t.id desc limit 500) c)', p_weights, q.query, q.lang), ' union all '), p_from, p_most)
    from unnest(p_langs, p_queries) q (lang, query));
end
$$;
revoke execute on function private.matching_topics(text[], tsquery[], real[], integer, integer)
  from public, anon, authenticated, service_role;

create or replace function public.search_topics(p_text text, p_langs text[], p_page integer default 0) returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  sought text := btrim(coalesce(p_text, ''));
  langs text[];
  queries tsquery[];
begin
  if char_length(sought) < 2 then
    perform private.refuse('too_short', '2');
  elsif char_length(sought) > 100 then
    perform private.refuse('too_long', '100');
  end if;
  perform private.count_search();
  select array_agg(l.lang), array_agg(private.search_query(l.lang, sought)) into langs, queries
    from (select distinct private.community_lang(x.lang) as lang from unnest(p_langs[1:11]) x (lang)) l;
  if langs is null then
    return;
  end if;
  return query select * from private.matching_topics(langs, queries, '{0.1,0.2,0.4,1}',
    20 * greatest(least(coalesce(p_page, 0), 4), 0), 20);
end
$$;

create or replace function public.similar_topics(p_title text, p_lang text) returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wanted tsquery;
begin
  if char_length(btrim(coalesce(p_title, ''))) < (case when p_lang in ('ja', 'ko', 'zh') then 8 else 15 end) then
    return;
  end if;
  perform private.count_search();
  wanted := private.search_query(private.community_lang(p_lang), left(p_title, 150), true);
  -- Each word in titles alone.
  wanted := regexp_replace(wanted::text, '(''(?:[^'']|'''')*'')(:\*)?', '\1:A', 'g')::tsquery;
  return query select * from private.matching_topics(array[p_lang], array[wanted], '{0,0,0,1}', 0, 5);
end
$$;
