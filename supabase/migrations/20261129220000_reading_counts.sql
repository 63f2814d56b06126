-- Reading counts among what a person has reached, and a recommended text says in which language its title stands.

-- What is worked out from practice stays as it is; what was read joins it.
alter function public.my_achievement_facts() rename to facts_of_practice;
alter function public.facts_of_practice() set schema private;
revoke execute on function private.facts_of_practice() from public, anon, authenticated, service_role;

create function public.my_achievement_facts() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
begin
  -- It refuses who is nobody.
  return private.facts_of_practice() || jsonb_build_object('articles', (
    select coalesce(jsonb_agg(r.day order by r.day), '[]')
    from (
      select ((g.completed_at at time zone private.person_zone(me)) - make_interval(hours => coalesce(
          (select s.day_start_hour from public.user_settings s where s.user_id = me), 0)))::date as day
      from public.article_progress g
      where g.user_id = me and g.completed_at is not null
      order by g.completed_at limit 5
    ) r));
end
$$;
revoke execute on function public.my_achievement_facts() from public, anon, authenticated, service_role;
grant execute on function public.my_achievement_facts() to authenticated;

-- What recommendations to read go by: what is open to the person and not read yet, what was read last, and whether results
-- have a say. For the server alone.
create or replace function public.library_facts(p_user uuid, p_lang text) returns jsonb
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
            'open', a.tier = any (r.tiers), 'publish_at', a.publish_at, 'title', t.title, 'lang', t.lang, 'reading_min', t.reading_min,
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
