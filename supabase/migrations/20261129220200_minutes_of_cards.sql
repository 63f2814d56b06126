-- A card whose text is not translated says how long the English text takes, which is what is read there.

-- An article as it is listed. `p_text`: in the language asked for, else in English.
create or replace function private.article_card(p_article public.articles, p_text public.article_texts, p_tiers text[]) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_article.id, 'slug', p_article.slug, 'kind', p_article.kind, 'tier', p_article.tier, 'category', p_article.category,
    'publish_at', p_article.publish_at, 'early', p_article.publish_at > now(), 'open', p_article.tier = any (p_tiers),
    'audio_s', p_article.audio_s, 'lang', p_text.lang, 'version', p_text.version, 'title', p_text.title,
    'summary', p_text.summary, 'reading_min', coalesce((
      select e.reading_min from public.article_texts e
      where e.article_id = p_article.id and e.lang = 'en' and e.status = 'current'
        and not exists (select from public.article_bodies b where b.article_text_id = p_text.id)), p_text.reading_min),
    'updated_at', p_text.updated_at,
    'percent', coalesce(g.percent, 0), 'completed', g.completed_at is not null)
  from (select) one
  left join public.article_progress g on g.user_id = (select auth.uid()) and g.article_id = p_article.id
$$;

-- As before, with these minutes.
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
        select x.title, x.lang, coalesce((
            select e.reading_min from public.article_texts e
            where e.article_id = u.id and e.lang = 'en' and e.status = 'current'
              and not exists (select from public.article_bodies b where b.article_text_id = x.id)), x.reading_min) as reading_min
        from public.article_texts x
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
