-- What the team wrote is put in from files, again and again. What a person wrote, moved or took away at the desk stays.

-- One work with its texts: {kind, number, slug, tier, category, publish_at, texts: [{lang, title, summary, body, sources}]}.
-- A text is replaced only where the seed itself wrote what is shown and nobody works on a draft. Answers how many were written.
create function public.seed_library(p_work jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles;
  is_new boolean := false;
  each record;
  shown public.article_texts;
  hash text;
  written integer := 0;
begin
  select * into article from public.articles a where a.slug = p_work ->> 'slug' for update;
  if not found then
    if exists (select from private.used_slugs u where u.slug = p_work ->> 'slug') then
      return 0;
    end if;
    insert into public.articles (kind, slug, tier, category, state, publish_at, published_at, seed_number)
    values (p_work ->> 'kind', p_work ->> 'slug', p_work ->> 'tier', p_work ->> 'category', 'published',
      (p_work ->> 'publish_at')::timestamptz, (p_work ->> 'publish_at')::timestamptz, (p_work ->> 'number')::integer)
    returning * into article;
    is_new := true;
  end if;
  if article.state = 'deleted' or article.kind is distinct from p_work ->> 'kind' then
    return 0;
  end if;
  for each in
    select t.* from jsonb_to_recordset(p_work -> 'texts')
      as t (lang text, title text, summary text, body text, sources jsonb)
    -- English first: the others are written after it.
    order by t.lang <> 'en', t.lang
  loop
    hash := encode(sha256(convert_to(jsonb_build_array(each.title, each.summary, each.body, each.sources)::text, 'UTF8')), 'hex');
    select * into shown from public.article_texts t
      where t.article_id = article.id and t.lang = each.lang and t.status = 'current';
    if (shown.id is not null and (shown.seed_hash is null or shown.seed_hash = hash)) or exists (
      select from public.article_texts t
      where t.article_id = article.id and t.lang = each.lang and (t.status = 'draft' or t.seed_hash is null)
    ) then
      continue;
    end if;
    update public.article_texts t set status = 'superseded' where t.id = shown.id;
    perform private.add_article_text(article, each.lang, 'current', private.library_text(each.title, 5, 120, true),
      private.library_text(each.summary, 20, 300, true),
      case when coalesce(each.body, '') <> '' then private.library_text(each.body, 100, 40000, false) end,
      private.known_sources(article.id, coalesce(each.sources, '[]')), hash);
    written := written + 1;
  end loop;
  return written;
end
$$;
revoke execute on function public.seed_library(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.seed_library(jsonb) to service_role;
