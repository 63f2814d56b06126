-- What is a blank, a capital letter or the end of a word is written out: databases of other locales read `\s`, `lower` and
-- `[:punct:]` in other ways, and pages work out the same while somebody writes.

-- Capitals of the scripts of the product and of Greek as small letters, others as they are.
create function private.small_letters(p_text text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select translate(p_text,
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĳĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžαβγδεζηθικλμνξοπρστυφχψωѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя')
$$;
revoke execute on function private.small_letters(text) from public, anon, authenticated, service_role;

create or replace function private.outside_links(p_text text) returns text[]
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(array_agg(distinct found.link), '{}')
  from (
    select regexp_replace(m[1], '[.,;:!?''"*_~]+$', '') as link
    from regexp_matches(regexp_replace(p_text, '\\([!-/:-@\[-`{-~])', '\1', 'g'), '(https?://[^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff<>()\[\]]+)', 'gi') m
    union all
    select m[1] from regexp_matches(p_text,
      '(\]\([^)\n]*&[^)\n]*\)|\]:[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*[^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*&[^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*|<[a-z]+:[^>\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*&[^>\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*>)', 'gi') m
  ) found
  join private.community_settings s on true
  where found.link !~* ('^' || regexp_replace(s.site, '([.])', '\\\1', 'g') || '([/?#]|$)')
$$;

create or replace function private.loose_words(p_text text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(
    select distinct w.word
    from regexp_split_to_table(
      private.small_letters(regexp_replace(p_text, '[\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]+', ' ', 'g')),
      -- Blanks, signs of writing and symbols, by their blocks.
      '[\t-\r -/:-@\[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u1680\u2000-\u206f\u2190-\u245f\u2500-\u2bff\u3000-\u3004\u3008-\u3020\u3030\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufe00-\ufe0f\ufeff\U0001f000-\U0001faff]+') as w (word)
    where w.word <> ''
    union
    select unnest(private.sign_pairs(p_text))
  )
$$;

create or replace function private.search_query(p_lang text, p_text text, p_any boolean default false) returns tsquery
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  config regconfig := private.search_config(p_lang);
  sought text;
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
  else
    sought := private.search_text(p_lang, regexp_replace(p_text, '[&|!():*<>.,;?\\\u0001-\u001f]', ' ', 'g'));
  end if;
  parts := coalesce(pairs, '')::tsquery;
  if p_any then
    return parts || coalesce((
      select string_agg(l.lexeme::text, ' | ') from (
        select quote_literal(x.lexeme) as lexeme from unnest(to_tsvector(config, sought)) x order by 1 limit 30) l), '')::tsquery;
  end if;
  last_word := substring(sought from '(?:^|[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff])([^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"''-][^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"'']*)[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$');
  if last_word is null then
    return parts && websearch_to_tsquery(config, sought);
  end if;
  -- The word as it stands, or as the beginning of one.
  return parts
    && websearch_to_tsquery(config, left(regexp_replace(sought, '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', ''), -char_length(last_word)))
    && (plainto_tsquery(config, last_word) || (quote_literal(private.small_letters(last_word)) || ':*')::tsquery);
end
$$;

-- A name as it looks: signs, and pairs of signs, that are taken for each other are one.
create or replace function private.handle_look(p_handle text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select replace(replace(translate(
    private.small_letters(regexp_replace(normalize(p_handle, NFKD), '[\u0300-\u036f]', '', 'g')),
    'абвгдезиклмнопрстухчшьıłl1|02345678đħĸŋøŧßþ',
    'abbrdeeuknmhonpctyxywbiiiiiozeasbtbdhknotbp'), 'rn', 'm'), 'vv', 'w')
$$;

-- Names in the languages of the product, as they look.
alter table private.reserved_handles drop constraint reserved_handles_name_check;
alter table private.reserved_handles add constraint reserved_handles_name_check check (name ~ '^[^A-Z_\-]+$');
delete from private.reserved_handles;
insert into private.reserved_handles (name, at_edges)
select distinct on (1) private.handle_look(r.name), r.at_edges
from (
  select unnest(array[
    'admin', 'administrator', 'moderator', 'moderation', 'focusclarity', 'official', 'formermember', 'support', 'helpdesk',
    'administrador', 'administrateur', 'amministratore', 'moderador', 'moderateur', 'moderatore', 'moderadora', 'moderatorin',
    'soporte', 'suporte', 'supporto', 'админ', 'администратор', 'модератор', 'поддержка',
    '管理员', '管理者', '版主', '官方', '客服', '公式', '運営', 'スタッフ', 'サポート', 'モデレーター', '관리자', '운영자', '운영진']), true
  union all
  select unnest(array[
    'team', 'staff', 'mod', 'mods', 'system', 'service', 'help', 'root', 'deleted', 'removed', 'former', 'member',
    'anonymous', 'anonym', 'everyone', 'nobody', 'null', 'undefined', 'premium', 'expert', 'fcl',
    'equipo', 'equipe', 'squadra', 'zespol', 'команда', '团队', 'チーム']), false
) as r (name, at_edges)
order by 1, 2 desc;
