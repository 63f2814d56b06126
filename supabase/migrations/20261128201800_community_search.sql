-- Questions are found by what they and their answers say. Only what everybody can read is searched.

create function private.search_config(p_lang text) returns regconfig
  language sql
  immutable
  set search_path = ''
as $$
  select (case p_lang
    when 'en' then 'pg_catalog.english' when 'es' then 'pg_catalog.spanish' when 'fr' then 'pg_catalog.french'
    when 'de' then 'pg_catalog.german' when 'it' then 'pg_catalog.italian' when 'pt' then 'pg_catalog.portuguese'
    when 'ru' then 'pg_catalog.russian' else 'pg_catalog.simple' end)::regconfig
$$;
revoke execute on function private.search_config(text) from public, anon, authenticated, service_role;

-- What a text looks for in questions of a language. With `p_any` one of its words is enough; else all of them, the last one
-- also as the beginning of a word. Signs that mean something to a search are blanks, but for quotes and a minus.
create function private.search_query(p_lang text, p_text text, p_any boolean default false) returns tsquery
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  config regconfig := private.search_config(p_lang);
  sought text := regexp_replace(p_text, '[&|!():*<>.,;?\\\u0001-\u001f]', ' ', 'g');
  last_word text;
  pairs text;
  parts tsquery;
begin
  if p_lang in ('ja', 'ko', 'zh') then
    sought := normalize(p_text, NFKC);
    select string_agg(case when char_length(s.pair) = 1 then quote_literal(s.pair) || ':*' else quote_literal(s.pair) end,
      case when p_any then ' | ' else ' & ' end) into pairs
      from unnest(private.sign_pairs(sought)) s (pair);
    sought := regexp_replace(sought, '[^a-zA-Z0-9 ]', ' ', 'g');
  elsif p_lang = 'pl' then
    sought := translate(regexp_replace(normalize(sought, NFKD), '[\u0300-\u036f]', '', 'g'), 'łŁ', 'lL');
  end if;
  parts := coalesce(pairs, '')::tsquery;
  if p_any then
    return parts || coalesce((
      select string_agg(l.lexeme::text, ' | ') from (
        select quote_literal(x.lexeme) as lexeme from unnest(to_tsvector(config, sought)) x order by 1 limit 30) l), '')::tsquery;
  end if;
  last_word := substring(sought from '(?:^|\s)([^\s"''-][^\s"'']*)\s*$');
  if last_word is null then
    return parts && websearch_to_tsquery(config, sought);
  end if;
  -- The word as it stands, or as the beginning of one.
  return parts
    && websearch_to_tsquery(config, left(rtrim(sought), -char_length(last_word)))
    && (plainto_tsquery(config, last_word) || (quote_literal(lower(last_word)) || ':*')::tsquery);
end
$$;
revoke execute on function private.search_query(text, text, boolean) from public, anon, authenticated, service_role;

create function private.found_topic(p_topic public.topics) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object('id', p_topic.id, 'title', p_topic.title, 'lang', p_topic.lang, 'state', p_topic.state,
    'author_profile_id', p_topic.author_profile_id, 'is_seed', p_topic.is_seed, 'votes', p_topic.votes,
    'answer_count', p_topic.answer_count, 'created_at', p_topic.created_at, 'last_activity_at', p_topic.last_activity_at)
$$;
revoke execute on function private.found_topic(public.topics) from public, anon, authenticated, service_role;

-- 30 a minute for people, 10 for visitors of one network.
create function private.count_search() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  if not public.consume_rate_limit('community-search:' || coalesce(me::text, private.caller_network()),
    case when me is null then 10 else 30 end, 60)
  then
    perform private.refuse('rate_limited', '60');
  end if;
end
$$;
revoke execute on function private.count_search() from public, anon, authenticated, service_role;

-- Questions in these languages, the best first; 20 a page, five pages.
create function public.search_topics(p_text text, p_langs text[], p_page integer default 0) returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  sought text := btrim(coalesce(p_text, ''));
begin
  if char_length(sought) < 2 then
    perform private.refuse('too_short', '2');
  elsif char_length(sought) > 100 then
    perform private.refuse('too_long', '100');
  end if;
  perform private.count_search();
  return query
    select private.found_topic(t)
    from unnest((select array_agg(distinct private.community_lang(x.lang)) from unnest(p_langs[1:11]) x (lang))) l (lang)
    cross join lateral (select private.search_query(l.lang, sought) as query) q
    join public.topics t on t.lang = l.lang and t.search @@ q.query
    where t.state in ('open', 'answered', 'locked')
    order by ts_rank_cd(t.search, q.query) desc, t.hot desc, t.id desc
    limit 20 offset 20 * greatest(least(coalesce(p_page, 0), 4), 0);
end
$$;
revoke execute on function public.search_topics(text, text[], integer) from public, anon, authenticated, service_role;
grant execute on function public.search_topics(text, text[], integer) to anon, authenticated;

-- Up to five questions whose titles share words with a title that is being written.
create function public.similar_topics(p_title text, p_lang text) returns setof jsonb
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
  return query
    select private.found_topic(t)
    from public.topics t
    where t.lang = p_lang and t.state in ('open', 'answered', 'locked') and ts_filter(t.search, '{a}') @@ wanted
      and t.search @@ wanted
    order by ts_rank_cd('{0,0,0,1}', t.search, wanted) desc, t.hot desc, t.id desc
    limit 5;
end
$$;
revoke execute on function public.similar_topics(text, text) from public, anon, authenticated, service_role;
grant execute on function public.similar_topics(text, text) to anon, authenticated;
