-- The search of the library again, in steps that are each planned once: what is sought is made out first, cards are ranked
-- as pairs of an article and a number, texts are asked only where cards do not fill the page, and what is shown of an article is
-- read for the twenty of the page alone. Answers are those of before.

create or replace function public.search_library(
  p_text text, p_lang text, p_kind text default null, p_category text default null, p_page integer default 0
) returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
  -- Rows are reached by what was found in indexes, also while there are few of them, and by plans that are kept.
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  wanted constant text := private.community_lang(p_lang);
  tiers constant text[] := private.my_open_tiers();
  until constant timestamptz := private.my_library_until();
  sought constant text := btrim(coalesce(p_text, ''));
  skipped constant integer := 20 * greatest(least(coalesce(p_page, 0), 4), 0);
  own_query tsquery;
  english_query tsquery;
  -- In their order.
  found_ids uuid[];
begin
  if char_length(sought) < 2 then
    perform private.refuse('too_short', '2');
  elsif char_length(sought) > 100 then
    perform private.refuse('too_long', '100');
  end if;
  perform private.count_search();
  own_query := private.search_query(wanted, sought);
  if wanted <> 'en' then
    english_query := private.search_query('en', sought);
  end if;

  -- Once for each article, by the card that says it best.
  with hits as materialized (
    select t.article_id, ts_rank_cd(t.search, own_query) as rank
    from public.article_texts t
    where t.lang = wanted and t.status = 'current' and t.search @@ own_query
    union all
    select t.article_id, ts_rank_cd(t.search, english_query)
    from public.article_texts t
    where t.lang = 'en' and t.status = 'current' and t.search @@ english_query
  ), best as (
    select h.article_id, max(h.rank) as rank from hits h group by h.article_id
  )
  select array_agg(c.id order by c.rank desc, c.publish_at desc, c.id desc) into found_ids
  from (
    select a.id, a.publish_at, b.rank
    from best b
    join public.articles a on a.id = b.article_id and a.state = 'published' and a.publish_at <= until
      and (p_kind is null or a.kind = p_kind) and (p_category is null or a.category = p_category)
    order by b.rank desc, a.publish_at desc, a.id desc
    limit 100
  ) c;

  -- Then texts of which it stands in what the caller may read. Of those that hold a word which is nearly everywhere, 400 are compared.
  if coalesce(cardinality(found_ids), 0) < skipped + 20 then
    with hits as materialized (
      (select t.article_id, ts_rank_cd(b.search, own_query) as rank
        from public.article_bodies b
        join public.article_texts t on t.id = b.article_text_id and t.lang = wanted and t.status = 'current'
        join public.articles a on a.id = t.article_id and a.state = 'published' and a.publish_at <= until and a.tier = any (tiers)
          and (p_kind is null or a.kind = p_kind) and (p_category is null or a.category = p_category)
        where b.search @@ own_query
        limit 400)
      union all
      (select t.article_id, ts_rank_cd(b.search, english_query)
        from public.article_bodies b
        join public.article_texts t on t.id = b.article_text_id and t.lang = 'en' and t.status = 'current'
        join public.articles a on a.id = t.article_id and a.state = 'published' and a.publish_at <= until and a.tier = any (tiers)
          and (p_kind is null or a.kind = p_kind) and (p_category is null or a.category = p_category)
        where b.search @@ english_query
        limit 400)
    ), best as (
      select h.article_id, max(h.rank) as rank
      from hits h
      where found_ids is null or h.article_id <> all (found_ids)
      group by h.article_id
    )
    select coalesce(found_ids, '{}') || coalesce(array_agg(b.article_id order by b.rank desc, a.publish_at desc, a.id desc), '{}')
      into found_ids
    from best b join public.articles a on a.id = b.article_id;
  end if;

  return query
    select private.article_card(a, private.shown_text(a.id, wanted), tiers)
    from unnest(found_ids[skipped + 1:skipped + 20]) with ordinality f (id, n)
    join public.articles a on a.id = f.id
    order by f.n;
end
$$;

-- Its plan is the same for everybody, and making it anew took as long as a third of the answer.
alter function public.library_facts(uuid, text) set plan_cache_mode = force_generic_plan;
