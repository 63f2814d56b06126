-- What pages of the library read, in one answer each. Every function asks itself what is published for the caller; a body
-- leaves only where the plan opens it.

-- An article as it is listed. `p_text`: in the language asked for, else in English.
create function private.article_card(p_article public.articles, p_text public.article_texts, p_tiers text[]) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_article.id, 'slug', p_article.slug, 'kind', p_article.kind, 'tier', p_article.tier, 'category', p_article.category,
    'publish_at', p_article.publish_at, 'early', p_article.publish_at > now(), 'open', p_article.tier = any (p_tiers),
    'audio_s', p_article.audio_s, 'lang', p_text.lang, 'version', p_text.version, 'title', p_text.title,
    'summary', p_text.summary, 'reading_min', p_text.reading_min, 'updated_at', p_text.updated_at,
    'percent', coalesce(g.percent, 0), 'completed', g.completed_at is not null)
  from (select) one
  left join public.article_progress g on g.user_id = (select auth.uid()) and g.article_id = p_article.id
$$;
revoke execute on function private.article_card(public.articles, public.article_texts, text[])
  from public, anon, authenticated, service_role;

-- The text that is shown: of the language where it has a body (or none is there in English), else English.
create function private.shown_text(p_article uuid, p_lang text) returns public.article_texts
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select t from public.article_texts t
  where t.article_id = p_article and t.status = 'current' and t.lang in (p_lang, 'en')
  order by (t.lang = p_lang) desc
  limit 1
$$;
revoke execute on function private.shown_text(uuid, text) from public, anon, authenticated, service_role;

-- One page, the newest first; `p_before` and `p_id` are those of the last one shown. `p_translated`: only what stands in the
-- language itself.
create function public.library_list(
  p_lang text, p_kind text default null, p_category text default null, p_translated boolean default false,
  p_before timestamptz default null, p_id uuid default null, p_limit integer default 24
) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  wanted constant text := private.community_lang(p_lang);
  tiers constant text[] := private.my_open_tiers();
  until constant timestamptz := private.my_library_until();
begin
  return query
    select private.article_card(a, t, tiers)
    from public.articles a
    cross join lateral private.shown_text(a.id, wanted) t
    where a.state = 'published' and a.publish_at <= until and t.id is not null
      and (p_kind is null or a.kind = p_kind)
      and (p_category is null or a.category = p_category)
      and (not coalesce(p_translated, false) or t.lang = wanted and exists (
        select from public.article_bodies b where b.article_text_id = t.id))
      and (p_before is null or p_id is null or (a.publish_at, a.id) < (p_before, p_id))
    order by a.publish_at desc, a.id desc
    limit greatest(least(coalesce(p_limit, 24), 100), 1);
end
$$;
revoke execute on function public.library_list(text, text, text, boolean, timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.library_list(text, text, text, boolean, timestamptz, uuid, integer) to anon, authenticated;

-- Cards that say something, and texts of which it stands in what the caller may read; 20 a page, five pages.
create function public.search_library(
  p_text text, p_lang text, p_kind text default null, p_category text default null, p_page integer default 0
) returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wanted constant text := private.community_lang(p_lang);
  tiers constant text[] := private.my_open_tiers();
  until constant timestamptz := private.my_library_until();
  sought constant text := btrim(coalesce(p_text, ''));
begin
  if char_length(sought) < 2 then
    perform private.refuse('too_short', '2');
  elsif char_length(sought) > 100 then
    perform private.refuse('too_long', '100');
  end if;
  perform private.count_search();
  return query
    with langs as (
      select l.lang, private.search_query(l.lang, sought) as query
      from unnest(case when wanted = 'en' then '{en}' else array[wanted, 'en'] end) l (lang)
    ), hits as (
      select t.id as text_id, ts_rank_cd(t.search, l.query) as rank
      from langs l
      join public.article_texts t on t.lang = l.lang and t.status = 'current' and t.search @@ l.query
      union all
      select b.article_text_id, ts_rank_cd(b.search, l.query)
      from langs l
      join public.article_bodies b on b.search @@ l.query
      join public.article_texts t on t.id = b.article_text_id and t.lang = l.lang and t.status = 'current'
      join public.articles a on a.id = t.article_id and a.tier = any (tiers)
    ), best as (
      -- Once for each article, by the text of the language before that in English.
      select t.article_id, max(h.rank) as rank
      from hits h join public.article_texts t on t.id = h.text_id
      group by t.article_id
    )
    select private.article_card(a, private.shown_text(a.id, wanted), tiers)
    from best x join public.articles a on a.id = x.article_id
    where a.state = 'published' and a.publish_at <= until
      and (p_kind is null or a.kind = p_kind)
      and (p_category is null or a.category = p_category)
    order by x.rank desc, a.publish_at desc, a.id desc
    limit 20 offset 20 * greatest(least(coalesce(p_page, 0), 4), 0);
end
$$;
revoke execute on function public.search_library(text, text, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_library(text, text, text, text, integer) to anon, authenticated;

-- One article: its card, contents and sources, and its body where the plan opens it. {"gone": true} where something stood
-- once; null where nothing ever did.
create function public.library_article(p_slug text, p_lang text) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  wanted constant text := private.community_lang(p_lang);
  tiers constant text[] := private.my_open_tiers();
  until constant timestamptz := private.my_library_until();
  article public.articles;
  card public.article_texts;
  shown public.article_texts;
begin
  select * into article from public.articles a where a.slug = p_slug;
  if not found then
    return case when exists (select from private.used_slugs u where u.slug = p_slug) then '{"gone": true}'::jsonb end;
  end if;
  if article.state <> 'published' then
    return case when article.published_at is not null then '{"gone": true}'::jsonb end;
  end if;
  if article.publish_at > until then
    return null;
  end if;
  card := private.shown_text(article.id, wanted);
  -- A card in the language, over the English text, where the text itself is not translated.
  shown := case when exists (select from public.article_bodies b where b.article_text_id = card.id)
    then card else private.shown_text(article.id, 'en') end;
  return private.article_card(article, card, tiers) || jsonb_build_object(
    'text_lang', shown.lang, 'text_version', shown.version, 'text_updated_at', shown.updated_at,
    'first_published_at', article.published_at,
    'contents', shown.contents,
    'reading_min', shown.reading_min,
    'body', (
      select coalesce(b.body, b.transcript) from public.article_bodies b
      where b.article_text_id = shown.id and article.tier = any (tiers)),
    'sources', coalesce(nullif(shown.sources, '[]'), (private.shown_text(article.id, 'en')).sources, '[]'),
    'langs', (
      select coalesce(jsonb_agg(t.lang order by t.lang), '[]') from public.article_texts t
      where t.article_id = article.id and t.status = 'current'
        and exists (select from public.article_bodies b where b.article_text_id = t.id)),
    'author_name', article.author_name, 'reviewed_by', article.reviewed_by, 'reviewed_at', article.reviewed_at,
    'audio_url', case when article.tier = any (tiers) then article.audio_url end,
    'progress', (
      select jsonb_build_object('lang', g.lang, 'version', g.version, 'percent', g.percent, 'position', g.position,
        'completed_at', g.completed_at, 'updated_at', g.updated_at)
      from public.article_progress g where g.user_id = (select auth.uid()) and g.article_id = article.id),
    'related', (
      select coalesce(jsonb_agg(r.card order by r.n), '[]')
      from (
        select private.article_card(x.a, private.shown_text((x.a).id, wanted), tiers) as card, x.n
        from (
          select distinct on ((y.a).id) y.a, y.n
          from (
            (select a, row_number() over (order by a.publish_at desc, a.id desc) as n from public.articles a
              where a.category = article.category and a.state = 'published' and a.publish_at <= until and a.id <> article.id
              order by a.publish_at desc, a.id desc limit 3)
            union all
            (select a, 100 + row_number() over (order by a.publish_at desc, a.id desc) from public.articles a
              where a.state = 'published' and a.publish_at <= until and a.id <> article.id
              order by a.publish_at desc, a.id desc limit 6)
          ) y
          order by (y.a).id, y.n
        ) x
        order by x.n
        limit 3
      ) r));
end
$$;
revoke execute on function public.library_article(text, text) from public, anon, authenticated, service_role;
grant execute on function public.library_article(text, text) to anon, authenticated;

-- What the caller began and did not finish, the last read first.
create function public.my_reading(p_lang text, p_limit integer default 3) returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.article_card(a, t, private.my_open_tiers()) || jsonb_build_object('position', g.position, 'read_at', g.updated_at)
  from public.article_progress g
  join public.articles a on a.id = g.article_id
  cross join lateral private.shown_text(a.id, private.community_lang(p_lang)) t
  where g.user_id = (select auth.uid()) and g.completed_at is null and g.percent > 0
    and a.state = 'published' and a.publish_at <= (select private.my_library_until())
    and a.tier = any ((select private.my_open_tiers())::text[])
  order by g.updated_at desc, g.article_id
  limit greatest(least(coalesce(p_limit, 3), 20), 1)
$$;
revoke execute on function public.my_reading(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.my_reading(text, integer) to authenticated;

-- Notes how far the caller read, under the rules of the table. The percentage never falls; the position is the last one.
create function public.keep_article_progress(
  p_article uuid, p_lang text, p_version integer, p_percent integer, p_position text default null
) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  kept public.article_progress;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  update public.article_progress g
    set lang = p_lang, version = p_version, percent = p_percent, position = coalesce(p_position, g.position)
    where g.user_id = me and g.article_id = p_article
    returning * into kept;
  if kept.id is null then
    if not exists (select from public.articles a where a.id = p_article) then
      raise exception 'not_found' using errcode = 'PT404';
    end if;
    insert into public.article_progress (user_id, article_id, lang, version, percent, position)
      values (me, p_article, p_lang, p_version, p_percent, p_position)
      on conflict (user_id, article_id) do update set
        lang = excluded.lang, version = excluded.version, percent = excluded.percent, position = excluded.position
      returning * into kept;
  end if;
  return jsonb_build_object('lang', kept.lang, 'version', kept.version, 'percent', kept.percent, 'position', kept.position,
    'completed_at', kept.completed_at, 'updated_at', kept.updated_at);
end
$$;
revoke execute on function public.keep_article_progress(uuid, text, integer, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_article_progress(uuid, text, integer, integer, text) to authenticated;

-- What recommendations to read go by: what is open to the person and not read yet, what was read last, and whether results
-- have a say. For the server alone.
create function public.library_facts(p_user uuid, p_lang text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with person as (
    select private.user_tier(p_user) as tier
  ), reach as (
    select case p.tier when 'premium' then '{freemium,plus,premium}' when 'plus' then '{freemium,plus}' else '{freemium}' end::text[]
        as tiers,
      now() + case when p.tier = 'premium' then interval '7 days' else interval '0' end as until
    from person p
  )
  select jsonb_build_object(
    'tier', (select p.tier from person p),
    'day', private.person_day(p_user),
    'insights', coalesce((select s.personal_insights from public.user_settings s where s.user_id = p_user), false),
    'unread', (
      select coalesce(jsonb_agg(u.row order by u.n), '[]')
      from (
        select jsonb_build_object('slug', a.slug, 'kind', a.kind, 'tier', a.tier, 'category', a.category,
            'open', a.tier = any (r.tiers), 'publish_at', a.publish_at, 'title', t.title, 'reading_min', t.reading_min,
            'percent', coalesce(g.percent, 0)) as row,
          row_number() over (order by a.publish_at desc, a.id desc) as n
        from reach r
        join public.articles a on a.state = 'published' and a.publish_at <= r.until
        cross join lateral private.shown_text(a.id, private.community_lang(p_lang)) t
        left join public.article_progress g on g.user_id = p_user and g.article_id = a.id
        where g.completed_at is null and t.id is not null
        order by a.publish_at desc, a.id desc
        limit 150
      ) u),
    'read', (
      select coalesce(jsonb_agg(l.row order by l.n), '[]')
      from (
        select jsonb_build_object('slug', a.slug, 'category', a.category, 'title', t.title, 'at', g.updated_at) as row,
          row_number() over (order by g.updated_at desc, g.article_id) as n
        from public.article_progress g
        join public.articles a on a.id = g.article_id and a.state = 'published'
        cross join lateral private.shown_text(a.id, private.community_lang(p_lang)) t
        where g.user_id = p_user and g.percent >= 25
        order by g.updated_at desc, g.article_id
        limit 20
      ) l))
$$;
revoke execute on function public.library_facts(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.library_facts(uuid, text) to service_role;

-- Episodes with a recording, the newest first, as a feed tells them.
create function public.podcast_episodes(p_lang text default 'en') returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('slug', a.slug, 'publish_at', a.publish_at, 'audio_url', a.audio_url, 'audio_s', a.audio_s,
    'audio_bytes', a.audio_bytes, 'author_name', a.author_name, 'title', t.title, 'summary', t.summary)
  from public.articles a
  cross join lateral private.shown_text(a.id, private.community_lang(p_lang)) t
  where a.state = 'published' and a.publish_at <= now() and a.kind = 'podcast' and a.audio_url is not null and t.id is not null
  order by a.publish_at desc, a.id desc
  limit 300
$$;
revoke execute on function public.podcast_episodes(text) from public, anon, authenticated, service_role;
grant execute on function public.podcast_episodes(text) to service_role;
