-- The search of the library in half the time and with an end: what stands in a title or a summary comes first, and texts
-- themselves are looked through only where cards do not fill the page.

-- What lists and searches ask of an article that is published, without reading it.
create index articles_shown_idx on public.articles (id) include (kind, category, tier, publish_at) where state = 'published';

-- Cards that say something, then texts of which it stands in what the caller may read; 20 a page, five pages. Of texts that
-- hold a word which is nearly everywhere, 400 are compared.
create or replace function public.search_library(
  p_text text, p_lang text, p_kind text default null, p_category text default null, p_page integer default 0
) returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
  -- Rows are reached by what was found in indexes, also while there are few of them.
  set enable_seqscan = off
as $$
declare
  wanted constant text := private.community_lang(p_lang);
  tiers constant text[] := private.my_open_tiers();
  until constant timestamptz := private.my_library_until();
  sought constant text := btrim(coalesce(p_text, ''));
  skipped constant integer := 20 * greatest(least(coalesce(p_page, 0), 4), 0);
begin
  if char_length(sought) < 2 then
    perform private.refuse('too_short', '2');
  elsif char_length(sought) > 100 then
    perform private.refuse('too_long', '100');
  end if;
  perform private.count_search();
  return query
    with langs as materialized (
      select l.lang, private.search_query(l.lang, sought) as query
      from unnest(case when wanted = 'en' then '{en}' else array[wanted, 'en'] end) l (lang)
    ), cards as materialized (
      -- Once for each article, by the card that says it best.
      select a.id, a.publish_at, max(h.rank) as rank
      from (
        select t.article_id, ts_rank_cd(t.search, l.query) as rank
        from langs l
        join public.article_texts t on t.lang = l.lang and t.status = 'current' and t.search @@ l.query
      ) h
      join public.articles a on a.id = h.article_id and a.state = 'published' and a.publish_at <= until
        and (p_kind is null or a.kind = p_kind) and (p_category is null or a.category = p_category)
      group by a.id, a.publish_at
      order by max(h.rank) desc, a.publish_at desc, a.id desc
      limit 100
    ), texts as (
      select h.id, h.publish_at, max(h.rank) as rank
      from langs l
      cross join lateral (
        select a.id, a.publish_at, ts_rank_cd(b.search, l.query) as rank
        from public.article_bodies b
        join public.article_texts t on t.id = b.article_text_id and t.lang = l.lang and t.status = 'current'
        join public.articles a on a.id = t.article_id and a.state = 'published' and a.publish_at <= until
          and a.tier = any (tiers)
          and (p_kind is null or a.kind = p_kind) and (p_category is null or a.category = p_category)
        where b.search @@ l.query
        limit 400
      ) h
      where (select count(*) from cards) < skipped + 20
        and not exists (select from cards c where c.id = h.id)
      group by h.id, h.publish_at
    ), page as (
      select x.*, row_number() over (order by x.place, x.rank desc, x.publish_at desc, x.id desc) as n
      from (select 1 as place, c.* from cards c union all select 2, t.* from texts t) x (place, id, publish_at, rank)
      order by x.place, x.rank desc, x.publish_at desc, x.id desc
      limit 20 offset skipped
    )
    select private.article_card(a, private.shown_text(a.id, wanted), tiers)
    from page p join public.articles a on a.id = p.id
    order by p.n;
end
$$;

-- What recommendations to read go by, as before; names are looked up for those that are told alone.
create or replace function public.library_facts(p_user uuid, p_lang text) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  wanted constant text := private.community_lang(p_lang);
  tier constant text := private.user_tier(p_user);
  tiers constant text[] := case tier when 'premium' then '{freemium,plus,premium}' when 'plus' then '{freemium,plus}'
    else '{freemium}' end;
  until constant timestamptz := now() + case when tier = 'premium' then interval '7 days' else interval '0' end;
begin
  return jsonb_build_object(
    'tier', tier,
    'day', private.person_day(p_user),
    'insights', coalesce((select s.personal_insights from public.user_settings s where s.user_id = p_user), false),
    'unread', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', u.slug, 'kind', u.kind, 'tier', u.tier, 'category', u.category,
        'open', u.tier = any (tiers), 'publish_at', u.publish_at, 'title', t.title, 'lang', t.lang,
        'reading_min', t.reading_min, 'percent', u.percent) order by u.publish_at desc, u.id desc), '[]')
      from (
        select a.id, a.slug, a.kind, a.tier, a.category, a.publish_at, coalesce(g.percent, 0) as percent
        from public.articles a
        left join public.article_progress g on g.user_id = p_user and g.article_id = a.id
        where a.state = 'published' and a.publish_at <= until and g.completed_at is null
        order by a.publish_at desc, a.id desc
        limit 150
      ) u
      cross join lateral (
        select x.title, x.lang, x.reading_min from public.article_texts x
        where x.article_id = u.id and x.status = 'current' and x.lang in (wanted, 'en')
        order by (x.lang = wanted) desc
        limit 1
      ) t),
    'read', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', l.slug, 'category', l.category, 'title', t.title, 'at', l.at)
        order by l.at desc, l.id), '[]')
      from (
        select a.id, a.slug, a.category, g.updated_at as at
        from public.article_progress g
        join public.articles a on a.id = g.article_id and a.state = 'published'
        where g.user_id = p_user and g.percent >= 25
        order by g.updated_at desc, g.article_id
        limit 20
      ) l
      cross join lateral (
        select x.title from public.article_texts x
        where x.article_id = l.id and x.status = 'current' and x.lang in (wanted, 'en')
        order by (x.lang = wanted) desc
        limit 1
      ) t));
end
$$;
