-- The desk: who writes for the library, what has to stand before something is published, and who changed what. Every act
-- leaves an entry in the log of the admins, in the same transaction.

-- An act of the caller on an article. `p_detail` holds what changed, before and after.
create function private.note_library_act(p_action text, p_article public.articles, p_detail jsonb) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.admin_audit_log (actor_id, action, target, detail)
  values ((select auth.uid()), 'library.' || p_action, 'article:' || p_article.id, p_detail || jsonb_build_object(
    'slug', p_article.slug,
    'roles', (select coalesce(jsonb_agg(r.role_type order by r.role_type), '[]') from public.admin_roles r
      where r.user_id = (select auth.uid()) and r.is_active)))
$$;
revoke execute on function private.note_library_act(text, public.articles, jsonb) from public, anon, authenticated, service_role;

-- A text as the log keeps it: long ones by length and digest.
create function private.logged_text(p_text text) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select case when p_text is null then 'null'::jsonb when char_length(p_text) <= 2000 then to_jsonb(p_text)
    else jsonb_build_object('length', char_length(p_text), 'sha256', encode(sha256(convert_to(p_text, 'UTF8')), 'hex')) end
$$;
revoke execute on function private.logged_text(text) from public, anon, authenticated, service_role;

-- The article that an editor acts on, held. `p_version`: the version that was read; null: not asked.
create function private.article_to_edit(p_article uuid, p_version integer default null) returns public.articles
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles;
begin
  perform private.community_moderator();
  select * into article from public.articles a where a.id = p_article for update;
  if not found then
    perform private.refuse('not_found');
  end if;
  if p_version is not null and p_version is distinct from article.version then
    perform private.refuse('version_conflict', article.version::text);
  end if;
  return article;
end
$$;
revoke execute on function private.article_to_edit(uuid, integer) from public, anon, authenticated, service_role;

-- What is missing before it can be published, [{lang, rule, detail}]: in English everything, in other languages what is wrong
-- in what there is. Looked at is the draft, else what is shown.
create function private.article_problems(p_article public.articles) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  problems jsonb := '[]';
  each record;
  heading jsonb;
  before integer;
  picture text[];
begin
  if not exists (
    select from public.article_texts t join public.article_bodies b on b.article_text_id = t.id
    where t.article_id = p_article.id and t.lang = 'en' and t.status <> 'superseded') then
    problems := problems || jsonb_build_object('lang', 'en', 'rule', 'english', 'detail', '');
  end if;
  for each in
    select distinct on (t.lang) t.lang, t.title, t.sources, t.contents, coalesce(b.body, b.transcript) as body
    from public.article_texts t
    left join public.article_bodies b on b.article_text_id = t.id
    where t.article_id = p_article.id and t.status <> 'superseded'
    order by t.lang, t.version desc
  loop
    if each.lang = 'en' and jsonb_array_length(each.sources) = 0 then
      problems := problems || jsonb_build_object('lang', 'en', 'rule', 'sources', 'detail', '');
    end if;
    before := 1;
    for heading in select value from jsonb_array_elements(each.contents) loop
      if (heading ->> 'level')::integer not between 2 and least(before + 1, 4) then
        problems := problems || jsonb_build_object('lang', each.lang, 'rule', 'heading_order', 'detail', heading ->> 'text');
      end if;
      before := (heading ->> 'level')::integer;
    end loop;
    for picture in select regexp_matches(coalesce(each.body, ''), '!\[([^][\n]*)\]\(([^()\s]*)', 'g') loop
      if char_length(btrim(picture[1])) < 5 or picture[2] !~ '^/content/[a-z0-9/_-]+\.(svg|png|webp|avif|jpg)$' then
        problems := problems || jsonb_build_object('lang', each.lang, 'rule', 'picture', 'detail', left(picture[2], 200));
      end if;
    end loop;
  end loop;
  return problems;
end
$$;
revoke execute on function private.article_problems(public.articles) from public, anon, authenticated, service_role;

-- How it stands with every language that has a text: {lang: {state, version, title, updated_at}}. A text written after an
-- earlier English version is outdated.
create function private.article_langs(p_article uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(l.lang, jsonb_build_object(
    'state', case when l.status = 'draft' then 'draft' when l.source_version < e.version then 'outdated' else 'current' end,
    'version', l.version, 'title', l.title, 'updated_at', l.updated_at, 'has_body', l.has_body,
    'is_shown', l.is_shown)), '{}')
  from (
    select distinct on (t.lang) t.lang, t.status, t.version, t.title, t.updated_at, t.source_version,
      exists (select from public.article_bodies b where b.article_text_id = t.id) as has_body,
      exists (select from public.article_texts c
        where c.article_id = p_article and c.lang = t.lang and c.status = 'current') as is_shown
    from public.article_texts t
    where t.article_id = p_article and t.status <> 'superseded'
    order by t.lang, t.version desc
  ) l
  left join lateral (
    select max(c.version) as version from public.article_texts c
    where c.article_id = p_article and c.lang = 'en' and c.status = 'current'
  ) e on true
$$;
revoke execute on function private.article_langs(uuid) from public, anon, authenticated, service_role;

create function private.desk_row(p_article public.articles) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_article.id, 'kind', p_article.kind, 'slug', p_article.slug, 'tier', p_article.tier,
    'category', p_article.category, 'state', p_article.state, 'publish_at', p_article.publish_at,
    'published_at', p_article.published_at, 'deleted_at', p_article.deleted_at, 'audio_url', p_article.audio_url,
    'audio_s', p_article.audio_s, 'audio_bytes', p_article.audio_bytes, 'author_name', p_article.author_name,
    'reviewed_by', p_article.reviewed_by, 'reviewed_at', p_article.reviewed_at, 'version', p_article.version,
    'updated_at', p_article.updated_at, 'langs', private.article_langs(p_article.id))
$$;
revoke execute on function private.desk_row(public.articles) from public, anon, authenticated, service_role;

-- One page of the desk, what changed last first. `p_lang`: with a text in it; `p_missing`: without one.
-- `p_due`: whose review is more than twelve months old.
create function public.desk_library(
  p_kind text default null, p_state text default null, p_tier text default null, p_lang text default null,
  p_missing text default null, p_due boolean default false, p_before timestamptz default null, p_id uuid default null,
  p_limit integer default 25
) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  page jsonb;
  total integer;
begin
  perform private.community_moderator();
  with matching as (
    select a from public.articles a
    where (p_kind is null or a.kind = p_kind) and (p_state is null or a.state = p_state) and (p_tier is null or a.tier = p_tier)
      and (p_lang is null or exists (select from public.article_texts t
        where t.article_id = a.id and t.lang = p_lang and t.status <> 'superseded'))
      and (p_missing is null or not exists (select from public.article_texts t
        where t.article_id = a.id and t.lang = p_missing and t.status <> 'superseded'))
      and (not coalesce(p_due, false) or a.reviewed_at < current_date - 365)
  ), shown as (
    select m.a from matching m
    where p_before is null or p_id is null or ((m.a).updated_at, (m.a).id) < (p_before, p_id)
    order by (m.a).updated_at desc, (m.a).id desc
    limit greatest(least(coalesce(p_limit, 25), 100), 1)
  )
  select coalesce(jsonb_agg(private.desk_row(s.a) order by (s.a).updated_at desc, (s.a).id desc), '[]'),
    (select count(*) from (select from matching limit 1001) counted)
    into page, total from shown s;
  return jsonb_build_object('rows', page, 'total', total);
end
$$;
revoke execute on function public.desk_library(text, text, text, text, text, boolean, timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.desk_library(text, text, text, text, text, boolean, timestamptz, uuid, integer) to authenticated;

-- An article with the newest text of every language, its earlier versions, and what keeps it from being published.
create function public.desk_article(p_article uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  article public.articles;
begin
  perform private.community_moderator();
  select * into article from public.articles a where a.id = p_article;
  if not found then
    perform private.refuse('not_found');
  end if;
  return private.desk_row(article) || jsonb_build_object(
    'problems', private.article_problems(article),
    'texts', (
      select coalesce(jsonb_object_agg(n.lang, n.row), '{}')
      from (
        select distinct on (t.lang) t.lang, jsonb_build_object('id', t.id, 'version', t.version, 'status', t.status,
          'title', t.title, 'summary', t.summary, 'sources', t.sources, 'source_version', t.source_version,
          'body', coalesce(b.body, b.transcript)) as row
        from public.article_texts t
        left join public.article_bodies b on b.article_text_id = t.id
        where t.article_id = article.id and t.status <> 'superseded'
        order by t.lang, t.version desc
      ) n),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'lang', t.lang, 'version', t.version, 'status', t.status,
        'title', t.title, 'created_at', t.created_at) order by t.lang, t.version desc), '[]')
      from public.article_texts t where t.article_id = article.id));
end
$$;
revoke execute on function public.desk_article(uuid) from public, anon, authenticated, service_role;
grant execute on function public.desk_article(uuid) to authenticated;

-- One version of a text, as it was.
create function public.desk_version(p_text uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  found_text jsonb;
begin
  perform private.community_moderator();
  select jsonb_build_object('id', t.id, 'article_id', t.article_id, 'lang', t.lang, 'version', t.version, 'status', t.status,
      'title', t.title, 'summary', t.summary, 'sources', t.sources, 'body', coalesce(b.body, b.transcript),
      'created_at', t.created_at)
    into found_text
    from public.article_texts t left join public.article_bodies b on b.article_text_id = t.id
    where t.id = p_text;
  if found_text is null then
    perform private.refuse('not_found');
  end if;
  return found_text;
end
$$;
revoke execute on function public.desk_version(uuid) from public, anon, authenticated, service_role;
grant execute on function public.desk_version(uuid) to authenticated;

-- A new draft without texts. The id comes from the device: sent again it is the same draft.
create function public.create_article(p_id uuid, p_kind text, p_slug text, p_category text, p_tier text default 'freemium')
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles;
begin
  perform private.community_moderator();
  select * into article from public.articles a where a.id = p_id;
  if not found then
    if exists (select from public.articles a where a.slug = p_slug) then
      perform private.refuse('slug_taken');
    end if;
    begin
      insert into public.articles (id, kind, slug, category, tier) values (p_id, p_kind, p_slug, p_category, p_tier)
        returning * into article;
    exception
      when unique_violation then
        perform private.refuse('slug_taken');
      when check_violation or not_null_violation then
        perform private.refuse('bad_article', '');
    end;
    perform private.note_library_act('create', article,
      jsonb_build_object('after', jsonb_build_object('kind', p_kind, 'category', p_category, 'tier', p_tier)));
  elsif article.slug is distinct from p_slug or article.kind is distinct from p_kind then
    perform private.refuse('invalid_state');
  end if;
  return private.desk_row(article);
end
$$;
revoke execute on function public.create_article(uuid, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.create_article(uuid, text, text, text, text) to authenticated;

-- Changes what is named in `p_changes`: slug (until it was published), tier, category, author_name, reviewed_by with
-- reviewed_at, audio_url with audio_s and audio_bytes.
create function public.edit_article(p_article uuid, p_version integer, p_changes jsonb) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles := private.article_to_edit(p_article, coalesce(p_version, 0));
  becomes public.articles;
  changed jsonb;
begin
  if jsonb_typeof(p_changes) is distinct from 'object' or (p_changes - array['slug', 'tier', 'category', 'author_name',
      'reviewed_by', 'reviewed_at', 'audio_url', 'audio_s', 'audio_bytes']) <> '{}' then
    perform private.refuse('bad_article');
  end if;
  if article.state = 'deleted' then
    perform private.refuse('invalid_state');
  end if;
  begin
    becomes := jsonb_populate_record(article, p_changes);
    if becomes.slug is distinct from article.slug and exists (select from public.articles a where a.slug = becomes.slug) then
      perform private.refuse('slug_taken');
    end if;
    update public.articles a set slug = becomes.slug, tier = becomes.tier, category = becomes.category,
        author_name = becomes.author_name, reviewed_by = becomes.reviewed_by, reviewed_at = becomes.reviewed_at,
        audio_url = becomes.audio_url, audio_s = becomes.audio_s, audio_bytes = becomes.audio_bytes
      where a.id = article.id
      returning * into becomes;
  exception
    when unique_violation then
      perform private.refuse('slug_taken');
    when check_violation or not_null_violation or data_exception then
      perform private.refuse('bad_article');
  end;
  select jsonb_build_object(
      'before', jsonb_object_agg(k, to_jsonb(article) -> k), 'after', jsonb_object_agg(k, to_jsonb(becomes) -> k))
    into changed
    from jsonb_object_keys(p_changes) k where to_jsonb(article) -> k is distinct from to_jsonb(becomes) -> k;
  perform private.note_library_act('edit', becomes, changed);
  return private.desk_row(becomes);
end
$$;
revoke execute on function public.edit_article(uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.edit_article(uuid, integer, jsonb) to authenticated;

-- Keeps a draft of one language as a new version. `p_version`: the newest version that was read of this language, 0 where
-- there was none; another answers version_conflict with the one that is there. Sources stand in the English text alone.
create function public.save_article_draft(
  p_article uuid, p_lang text, p_version integer, p_title text, p_summary text, p_body text, p_sources jsonb default '[]'
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles := private.article_to_edit(p_article);
  wanted constant text := private.community_lang(p_lang);
  was public.article_texts;
  was_body text;
  new_title text;
  new_summary text;
  new_body text;
  text_id uuid;
begin
  if article.state = 'deleted' then
    perform private.refuse('invalid_state');
  end if;
  select * into was from public.article_texts t where t.article_id = article.id and t.lang = wanted
    order by t.version desc limit 1;
  if coalesce(was.version, 0) is distinct from coalesce(p_version, 0) then
    perform private.refuse('version_conflict', coalesce(was.version, 0)::text);
  end if;
  new_title := private.library_text(p_title, 5, 120, true);
  new_summary := private.library_text(p_summary, 20, 300, true);
  -- A translation may be a card alone.
  new_body := case when wanted <> 'en' and coalesce(p_body, '') = '' then null else private.library_text(p_body, 100, 40000, false) end;
  if not private.are_sources(p_sources) or p_sources is null or (wanted <> 'en' and p_sources <> '[]') then
    perform private.refuse('bad_sources');
  end if;
  select coalesce(b.body, b.transcript) into was_body from public.article_bodies b where b.article_text_id = was.id;
  update public.article_texts t set status = 'superseded'
    where t.article_id = article.id and t.lang = wanted and t.status = 'draft';
  text_id := private.add_article_text(article, wanted, 'draft', new_title, new_summary, new_body,
    private.known_sources(article.id, p_sources));
  update public.articles a set updated_at = now() where a.id = article.id;
  perform private.note_library_act('save', article, jsonb_build_object('lang', wanted, 'version', coalesce(was.version, 0) + 1)
    || case when was.title is distinct from new_title
      then jsonb_build_object('title', jsonb_build_object('before', was.title, 'after', new_title)) else '{}' end
    || case when was.summary is distinct from new_summary
      then jsonb_build_object('summary', jsonb_build_object('before', was.summary, 'after', new_summary)) else '{}' end
    || case when was_body is distinct from new_body
      then jsonb_build_object('body', jsonb_build_object('before', private.logged_text(was_body), 'after', private.logged_text(new_body)))
      else '{}' end);
  return public.desk_version(text_id);
end
$$;
revoke execute on function public.save_article_draft(uuid, text, integer, text, text, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.save_article_draft(uuid, text, integer, text, text, text, jsonb) to authenticated;

-- When a source was opened is what the database noted, not what an editor sends.
create function private.known_sources(p_article uuid, p_sources jsonb) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg((s.value - 'checked_on') || coalesce((
      select jsonb_build_object('checked_on', max(k.value ->> 'checked_on'))
      from public.article_texts t
      cross join lateral jsonb_array_elements(t.sources) k
      where t.article_id = p_article and k.value ->> 'url' = s.value ->> 'url' and k.value ? 'checked_on'
      having max(k.value ->> 'checked_on') is not null
    ), '{}') order by s.ordinality), '[]')
  from jsonb_array_elements(p_sources) with ordinality s
$$;
revoke execute on function private.known_sources(uuid, jsonb) from public, anon, authenticated, service_role;

-- The caller opened a source today.
create function public.note_source_opened(p_article uuid, p_url text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles := private.article_to_edit(p_article);
begin
  update public.article_texts t set sources = (
      select jsonb_agg(case when s.value ->> 'url' = p_url
        then s.value || jsonb_build_object('checked_on', to_char(now() at time zone 'utc', 'YYYY-MM-DD')) else s.value end
        order by s.ordinality)
      from jsonb_array_elements(t.sources) with ordinality s)
    where t.article_id = article.id and t.status <> 'superseded'
      and exists (select from jsonb_array_elements(t.sources) s where s.value ->> 'url' = p_url);
  if not found then
    perform private.refuse('not_found');
  end if;
  perform private.note_library_act('check_source', article, jsonb_build_object('url', p_url));
  return public.desk_article(article.id);
end
$$;
revoke execute on function public.note_source_opened(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.note_source_opened(uuid, text) to authenticated;

-- Makes drafts what is shown: of one language, or of all.
create function private.show_drafts(p_article uuid, p_lang text default null) returns text[]
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  shown text[];
begin
  update public.article_texts c set status = 'superseded'
    where c.article_id = p_article and c.status = 'current' and (p_lang is null or c.lang = p_lang)
      and exists (select from public.article_texts d
        where d.article_id = p_article and d.lang = c.lang and d.status = 'draft');
  with now_shown as (
    update public.article_texts d set status = 'current'
      where d.article_id = p_article and d.status = 'draft' and (p_lang is null or d.lang = p_lang)
      returning d.lang
  )
  select array_agg(n.lang order by n.lang) into shown from now_shown n;
  return coalesce(shown, '{}');
end
$$;
revoke execute on function private.show_drafts(uuid, text) from public, anon, authenticated, service_role;

create function private.refuse_unfinished(p_article public.articles) returns void
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  problems constant jsonb := private.article_problems(p_article);
begin
  if problems <> '[]' then
    perform private.refuse('incomplete', problems::text);
  end if;
end
$$;
revoke execute on function private.refuse_unfinished(public.articles) from public, anon, authenticated, service_role;

-- publish, archive, to_draft, delete, restore. `p_version`: the version that was read. With publishing, all drafts are shown;
-- `p_publish_at`: when everybody reads it, at least five minutes ahead and up to two years; null: now, or since when it was.
create function public.move_article(p_article uuid, p_action text, p_version integer, p_publish_at timestamptz default null)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles := private.article_to_edit(p_article, coalesce(p_version, 0));
  was constant text := article.state;
  becomes text;
  shown text[] := '{}';
begin
  if p_action is null or p_action not in ('publish', 'archive', 'to_draft', 'delete', 'restore') then
    perform private.refuse('not_allowed');
  end if;
  becomes := private.next_state('article', article.state, p_action, '{staff}');
  if p_action = 'publish' then
    if p_publish_at is not null and p_publish_at not between now() + interval '4 minutes' and now() + interval '2 years' then
      perform private.refuse('bad_time');
    end if;
    perform private.refuse_unfinished(article);
    shown := private.show_drafts(article.id);
  end if;
  update public.articles a set
      state = becomes,
      publish_at = case when p_action <> 'publish' then a.publish_at
        when p_publish_at is not null then p_publish_at
        when a.publish_at <= now() then a.publish_at
        else now() end,
      published_at = case when p_action = 'publish' then coalesce(a.published_at, now()) else a.published_at end,
      archived_at = case when becomes = 'archived' then now() end,
      deleted_at = case when becomes = 'deleted' then now() end
    where a.id = article.id
    returning * into article;
  perform private.note_library_act(p_action, article, jsonb_build_object('before', was, 'after', becomes)
    || case when p_action = 'publish' then jsonb_build_object('publish_at', article.publish_at, 'langs', shown) else '{}' end);
  return private.desk_row(article);
end
$$;
revoke execute on function public.move_article(uuid, text, integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.move_article(uuid, text, integer, timestamptz) to authenticated;

-- Another time for what is published ahead.
create function public.reschedule_article(p_article uuid, p_version integer, p_publish_at timestamptz) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles := private.article_to_edit(p_article, coalesce(p_version, 0));
  was constant timestamptz := article.publish_at;
begin
  if article.state <> 'published' or article.publish_at <= now() then
    perform private.refuse('invalid_state');
  end if;
  if p_publish_at is null or p_publish_at not between now() + interval '4 minutes' and now() + interval '2 years' then
    perform private.refuse('bad_time');
  end if;
  update public.articles a set publish_at = p_publish_at where a.id = article.id returning * into article;
  perform private.note_library_act('reschedule', article, jsonb_build_object('before', was, 'after', article.publish_at));
  return private.desk_row(article);
end
$$;
revoke execute on function public.reschedule_article(uuid, integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.reschedule_article(uuid, integer, timestamptz) to authenticated;

-- Shows the draft of one language of what is published. `p_text_version`: the version of the draft that was read.
create function public.publish_article_text(p_article uuid, p_lang text, p_text_version integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  article public.articles := private.article_to_edit(p_article);
  draft public.article_texts;
begin
  if article.state <> 'published' then
    perform private.refuse('invalid_state');
  end if;
  select * into draft from public.article_texts t
    where t.article_id = article.id and t.lang = p_lang and t.status = 'draft';
  if not found then
    perform private.refuse('not_found');
  end if;
  if draft.version is distinct from p_text_version then
    perform private.refuse('version_conflict', draft.version::text);
  end if;
  perform private.refuse_unfinished(article);
  perform private.show_drafts(article.id, p_lang);
  update public.articles a set updated_at = now() where a.id = article.id returning * into article;
  perform private.note_library_act('publish_text', article, jsonb_build_object('lang', p_lang, 'version', draft.version));
  return private.desk_row(article);
end
$$;
revoke execute on function public.publish_article_text(uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.publish_article_text(uuid, text, integer) to authenticated;

-- Copies an earlier version into a new draft. `p_version`: the newest version of the language that was read.
create function public.restore_article_version(p_text uuid, p_version integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  old public.article_texts;
  kept text;
begin
  perform private.community_moderator();
  select * into old from public.article_texts t where t.id = p_text;
  if not found then
    perform private.refuse('not_found');
  end if;
  select coalesce(b.body, b.transcript) into kept from public.article_bodies b where b.article_text_id = old.id;
  return public.save_article_draft(old.article_id, old.lang, p_version, old.title, old.summary, kept, old.sources);
end
$$;
revoke execute on function public.restore_article_version(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.restore_article_version(uuid, integer) to authenticated;

-- What was deleted 30 days ago is gone; its address leads nowhere else.
create function public.purge_articles(p_limit integer default 1000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  with old as (
    select a.id from public.articles a where a.deleted_at < now() - interval '30 days'
    order by a.deleted_at limit p_limit for update skip locked
  )
  delete from public.articles a using old where a.id = old.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_articles(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_articles(integer) to service_role;
insert into private.scheduled_jobs (name, schedule, every, command) values
  ('purge-articles', '4-54/10 3 * * *', '1 day', 'select public.purge_articles()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
