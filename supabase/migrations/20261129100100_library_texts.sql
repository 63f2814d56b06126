-- What a text of the library is made of: as it is kept, its headings, the minutes it takes, and what it is found by.

-- A text as it is kept, or refused for what cannot be seen in it; the first steps of every text that people write.
create function private.tidy_text(p_text text, p_one_line boolean) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  kept text := regexp_replace(coalesce(p_text, ''), '\r\n?', E'\n', 'g');
begin
  if kept ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]' then
    perform private.refuse('bad_characters');
  end if;
  kept := normalize(kept, NFC);
  kept := regexp_replace(kept, '[ \t]+(\n|$)', '\1', 'g');
  kept := regexp_replace(kept, '\n{3,}', E'\n\n', 'g');
  kept := regexp_replace(kept, '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$', '', 'g');
  if kept ~ '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4,}' then
    perform private.refuse('bad_characters');
  end if;
  return case when p_one_line
    then regexp_replace(kept, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')
    else kept end;
end
$$;
revoke execute on function private.tidy_text(text, boolean) from public, anon, authenticated, service_role;

-- Refuses a text that is shorter or longer than this many code points.
create function private.text_within(p_text text, p_least integer, p_most integer) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if p_text = '' and p_least > 0 then
    perform private.refuse('empty');
  end if;
  if char_length(p_text) < p_least then
    perform private.refuse('too_short', p_least::text);
  end if;
  if char_length(p_text) > p_most then
    perform private.refuse('too_long', p_most::text);
  end if;
  return p_text;
end
$$;
revoke execute on function private.text_within(text, integer, integer) from public, anon, authenticated, service_role;

create or replace function private.community_text(p_text text, p_kind text, p_level text) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  kept text;
  takes private.community_text_kinds;
  most_links integer;
begin
  select * into strict takes from private.community_text_kinds k where k.kind = p_kind;
  most_links := coalesce(takes.links, case p_level when 'staff' then 10 when 'known' then 2 else 0 end);
  -- Nothing is worked through that could not be kept anyway.
  if octet_length(p_text) > 100000 then
    perform private.refuse('too_long', takes.most::text);
  end if;
  kept := private.text_within(private.tidy_text(p_text, takes.one_line), takes.least, takes.most);
  if cardinality(private.outside_links(kept)) > most_links then
    perform private.refuse('too_many_links', most_links::text);
  end if;
  return kept;
end
$$;

-- A text of an editor, who may link as much as is needed.
create function private.library_text(p_text text, p_least integer, p_most integer, p_one_line boolean) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if octet_length(p_text) > 4 * p_most + 1000 then
    perform private.refuse('too_long', p_most::text);
  end if;
  return private.text_within(private.tidy_text(p_text, p_one_line), p_least, p_most);
end
$$;
revoke execute on function private.library_text(text, integer, integer, boolean) from public, anon, authenticated, service_role;

-- Words of one line without their marks; the same rule as src/lib/library/outline.ts.
create function private.plain_line(p_line text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(p_line, '!\[([^][\n]*)\]\(((?:[^()\s]|\([^()\s]*\))*)(?:[ \t][^()\n]*)?\)', '', 'g'),
    '\[([^][\n]*)\]\(((?:[^()\s]|\([^()\s]*\))*)(?:[ \t][^()\n]*)?\)', '\1', 'g'),
    '(?<![A-Za-z0-9_])_|_(?![A-Za-z0-9_])', '', 'g'),
    '[*`]+', '', 'g'),
    '\\([!-/:-@[-`{-~])', '\1', 'g'), E' \t')
$$;
revoke execute on function private.plain_line(text) from public, anon, authenticated, service_role;

-- Headings of a Markdown text in order, [{level, text}]; none in fenced code.
create function private.headings_of(p_text text) returns jsonb
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  line text;
  is_code boolean := false;
  marks text[];
  title text;
  headings jsonb := '[]';
begin
  foreach line in array string_to_array(coalesce(p_text, ''), E'\n') loop
    if line ~ '^ {0,3}(```|~~~)' then
      is_code := not is_code;
    elsif not is_code then
      marks := regexp_match(line, '^ {0,3}(#{1,6})(?:[ \t]+([^\n]*))?$');
      if marks is not null then
        title := rtrim(coalesce(marks[2], ''), E' \t');
        if title ~ '(^| )#+$' then
          title := rtrim(rtrim(title, '#'), E' \t');
        end if;
        headings := headings || jsonb_build_object('level', char_length(marks[1]), 'text', private.plain_line(title));
      end if;
    end if;
  end loop;
  return headings;
end
$$;
revoke execute on function private.headings_of(text) from public, anon, authenticated, service_role;

-- Whole minutes, at least one; the same rule as src/lib/library/reading.ts.
create function private.reading_minutes(p_text text, p_lang text) returns integer
  language sql
  immutable
  set search_path = ''
as $$
  select greatest(1, case when p_lang in ('ja', 'ko', 'zh')
    then ceil(char_length(regexp_replace(p_text, '[\s\u00a0\u3000]+', '', 'g')) / 450.0)
    else ceil(cardinality(regexp_split_to_array(btrim(p_text, E' \t\n'), '[\s\u00a0\u3000]+')) / 200.0) end)::integer
$$;
revoke execute on function private.reading_minutes(text, text) from public, anon, authenticated, service_role;

-- Addresses of links are not what a text is found by.
create function private.words_of_markdown(p_text text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select regexp_replace(p_text, '\]\([^()\s]*\)', ' ', 'g')
$$;
revoke execute on function private.words_of_markdown(text) from public, anon, authenticated, service_role;

create function private.index_article_text() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not private.are_sources(new.sources) then
    perform private.refuse('bad_sources');
  end if;
  new.search := private.search_words(new.lang, new.title, 'A') || private.search_words(new.lang, new.summary, 'B');
  return new;
end
$$;
revoke execute on function private.index_article_text() from public, anon, authenticated, service_role;
create trigger index_text before insert or update of title, summary, lang, sources on public.article_texts
  for each row execute function private.index_article_text();

create function private.index_article_body() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.search := private.search_words(
    (select t.lang from public.article_texts t where t.id = new.article_text_id),
    private.words_of_markdown(coalesce(new.body, new.transcript)), 'C');
  return new;
end
$$;
revoke execute on function private.index_article_body() from public, anon, authenticated, service_role;
create trigger index_body before insert or update of body, transcript on public.article_bodies
  for each row execute function private.index_article_body();

-- Keeps a version of a text with its body and what is worked out of it. Answers its id.
create function private.add_article_text(
  p_article public.articles, p_lang text, p_status text, p_title text, p_summary text, p_body text, p_sources jsonb,
  p_seed_hash text default null
) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  text_id uuid := gen_random_uuid();
begin
  insert into public.article_texts
    (id, article_id, lang, version, status, title, summary, sources, contents, reading_min, source_version, seed_hash)
  select text_id, p_article.id, p_lang,
    coalesce((select max(t.version) from public.article_texts t where t.article_id = p_article.id and t.lang = p_lang), 0) + 1,
    p_status, p_title, p_summary, p_sources, private.headings_of(p_body),
    private.reading_minutes(coalesce(p_body, ''), p_lang),
    (select max(e.version) from public.article_texts e
      where e.article_id = p_article.id and e.lang = 'en' and p_lang <> 'en'),
    p_seed_hash;
  if p_body is not null then
    insert into public.article_bodies (article_text_id, body, transcript) values (text_id,
      case when p_article.kind <> 'podcast' then p_body end, case when p_article.kind = 'podcast' then p_body end);
  end if;
  -- The newest ten stay, and whatever is shown or being written.
  delete from public.article_texts old
    where old.article_id = p_article.id and old.lang = p_lang and old.status = 'superseded' and old.version <= (
      select t.version from public.article_texts t
      where t.article_id = p_article.id and t.lang = p_lang order by t.version desc offset 10 limit 1);
  return text_id;
end
$$;
revoke execute on function private.add_article_text(public.articles, text, text, text, text, text, jsonb, text)
  from public, anon, authenticated, service_role;
