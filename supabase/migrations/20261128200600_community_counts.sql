-- What follows from other rows is kept by triggers: helpful votes, answers, the order of lists, and the words of the search.

-- Doubling what a question got is worth one day.
create function private.hot_of(p_created timestamptz, p_votes integer, p_answerers integer, p_accepted boolean) returns numeric
  language sql
  immutable
  set search_path = ''
as $$
  select round(
    log(2::numeric, (1 + p_votes + 2 * least(p_answerers, 10) + case when p_accepted then 3 else 0 end)::numeric)
      + extract(epoch from p_created - timestamptz '2026-01-01 00:00Z')::numeric / 86400, 6)
$$;
revoke execute on function private.hot_of(timestamptz, integer, integer, boolean) from public, anon, authenticated, service_role;

-- Runs of kana, Han and Hangul as overlapping pairs, a single sign as itself: the parser would keep a run as one word.
create function private.sign_pairs(p_text text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(array_agg(
    case when char_length(run) = 1 then run else substr(run, n, 2) end order by ord, n), '{}')
  from (
    select m[1] as run, ord
    from regexp_matches(normalize(p_text, NFKC),
      '[\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff]+', 'g')
      with ordinality as r (m, ord)
  ) runs
  cross join lateral generate_series(1, greatest(char_length(run) - 1, 1)) as n
$$;
revoke execute on function private.sign_pairs(text) from public, anon, authenticated, service_role;

-- Words of a text for the search, all with one weight.
create function private.search_words(p_lang text, p_text text, p_weight "char") returns tsvector
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  words tsvector;
  pairs text;
begin
  if p_lang in ('ja', 'ko', 'zh') then
    -- Only letters stand in the pairs, so nothing in them means anything to the parser of vectors.
    select string_agg(format('''%s'':%s', p.pair, least(p.n, 16383)), ' ') into pairs
      from unnest(private.sign_pairs(p_text)) with ordinality p (pair, n);
    words := coalesce(pairs, '')::tsvector || to_tsvector('pg_catalog.simple', regexp_replace(normalize(p_text, NFKC),
      '[\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff]+', ' ', 'g'));
  elsif p_lang = 'pl' then
    words := to_tsvector('pg_catalog.simple',
      translate(regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g'), 'łŁ', 'lL'));
  else
    words := to_tsvector(case p_lang
      when 'en' then 'pg_catalog.english' when 'es' then 'pg_catalog.spanish' when 'fr' then 'pg_catalog.french'
      when 'de' then 'pg_catalog.german' when 'it' then 'pg_catalog.italian' when 'pt' then 'pg_catalog.portuguese'
      when 'ru' then 'pg_catalog.russian' else 'pg_catalog.simple' end::regconfig, p_text);
  end if;
  return setweight(words, p_weight);
end
$$;
revoke execute on function private.search_words(text, text, "char") from public, anon, authenticated, service_role;

create function private.settle_answer() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- The beginning says what it is about; a question with long answers stays quick to write to.
  new.search := private.search_words(new.lang, left(new.body, 2000), 'D');
  return new;
end
$$;
revoke execute on function private.settle_answer() from public, anon, authenticated, service_role;
create trigger settle_answer before insert or update of body, lang on public.answers
  for each row execute function private.settle_answer();

-- Counts what belongs to a question anew. The question is locked first: whoever comes second counts what the first wrote.
create function private.refresh_topic(p_topic uuid, p_words boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  topic public.topics;
  words tsvector;
  tag_words text;
  part tsvector;
begin
  select * into topic from public.topics t where t.id = p_topic for update;
  if not found then
    return;
  end if;
  words := topic.search;
  if p_words then
    select string_agg(coalesce(g.names ->> topic.lang, g.slug) || ' ' || g.slug, ' ' order by g.slug) into tag_words
      from public.topic_tags x join public.tags g on g.id = x.tag_id where x.topic_id = p_topic;
    words := private.search_words(topic.lang, topic.title, 'A')
      || private.search_words(topic.lang, coalesce(tag_words, ''), 'B')
      || private.search_words(topic.lang, topic.body, 'C');
    for part in
      select a.search from public.answers a where a.topic_id = p_topic and a.state = 'visible'
      order by a.created_at, a.id limit 20
    loop
      words := words || part;
    end loop;
  end if;
  update public.topics t set
    search = words,
    answer_count = counted.answers,
    answerers = counted.answerers,
    last_activity_at = greatest(t.created_at, counted.latest, (
      select max(c.created_at) from public.comments c
      where c.state = 'visible' and (c.topic_id = p_topic or c.answer_id in (
        select a.id from public.answers a where a.topic_id = p_topic and a.state = 'visible'))))
  from (
    select count(*)::integer as answers,
      -- Former members are as many as their answers.
      count(distinct coalesce(a.author_profile_id, a.id))
        filter (where a.author_profile_id is distinct from topic.author_profile_id or a.author_profile_id is null)::integer
        as answerers,
      max(a.created_at) as latest
    from public.answers a where a.topic_id = p_topic and a.state = 'visible'
  ) counted
  where t.id = p_topic;
end
$$;
revoke execute on function private.refresh_topic(uuid, boolean) from public, anon, authenticated, service_role;

create function private.settle_topic() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.last_activity_at := greatest(new.last_activity_at, new.created_at);
  end if;
  new.hot := private.hot_of(new.created_at, new.votes, new.answerers, new.accepted_answer_id is not null);
  return new;
end
$$;
revoke execute on function private.settle_topic() from public, anon, authenticated, service_role;
create trigger settle_topic before insert or update of votes, answerers, accepted_answer_id, created_at on public.topics
  for each row execute function private.settle_topic();

-- Arguments: none. A question whose words or author changed.
create function private.refresh_changed_topic() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.refresh_topic(new.id, true);
  return null;
end
$$;
revoke execute on function private.refresh_changed_topic() from public, anon, authenticated, service_role;
create trigger refresh_topic after insert or update of title, body, lang, author_profile_id on public.topics
  for each row execute function private.refresh_changed_topic();

create function private.refresh_tagged_topic() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.refresh_topic(coalesce(new.topic_id, old.topic_id), true);
  return null;
end
$$;
revoke execute on function private.refresh_tagged_topic() from public, anon, authenticated, service_role;
create trigger refresh_topic after insert or delete on public.topic_tags
  for each row execute function private.refresh_tagged_topic();

-- An accepted answer that can no longer be read leaves its question open.
create function private.refresh_answered_topic() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  answer public.answers := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'DELETE' or answer.state <> 'visible' then
    update public.topics t set
        accepted_answer_id = null,
        state = case when t.state = 'answered' then 'open' else t.state end,
        state_before = case when t.state_before = 'answered' then 'open' else t.state_before end
      where t.id = answer.topic_id and t.accepted_answer_id = answer.id;
  end if;
  if tg_op = 'DELETE' then
    delete from public.votes v where v.post_kind = 'answer' and v.post_id = old.id;
  end if;
  perform private.refresh_topic(answer.topic_id, true);
  return null;
end
$$;
revoke execute on function private.refresh_answered_topic() from public, anon, authenticated, service_role;
create trigger refresh_topic after insert or update of body, lang, state, author_profile_id on public.answers
  for each row execute function private.refresh_answered_topic();
-- Before: a key would else forget the accepted answer and leave the state.
create function private.leave_accepted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.topics t set
      accepted_answer_id = null,
      state = case when t.state = 'answered' then 'open' else t.state end,
      state_before = case when t.state_before = 'answered' then 'open' else t.state_before end
    where t.id = old.topic_id and t.accepted_answer_id = old.id;
  return old;
end
$$;
revoke execute on function private.leave_accepted() from public, anon, authenticated, service_role;
create trigger leave_accepted before delete on public.answers
  for each row execute function private.leave_accepted();
create trigger refresh_topic_of_gone after delete on public.answers
  for each row execute function private.refresh_answered_topic();

create function private.refresh_commented_topic() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  comment public.comments := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.refresh_topic(
    coalesce(comment.topic_id, (select a.topic_id from public.answers a where a.id = comment.answer_id)), false);
  return null;
end
$$;
revoke execute on function private.refresh_commented_topic() from public, anon, authenticated, service_role;
create trigger refresh_topic after insert or update of state or delete on public.comments
  for each row execute function private.refresh_commented_topic();

-- One more or one less, so that votes of many people wait for one row alone and never for each other.
create function private.count_vote() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  vote public.votes := case when tg_op = 'DELETE' then old else new end;
  step integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  if vote.post_kind = 'topic' then
    update public.topics t set votes = t.votes + step where t.id = vote.post_id;
  else
    update public.answers a set votes = a.votes + step where a.id = vote.post_id;
  end if;
  return null;
end
$$;
revoke execute on function private.count_vote() from public, anon, authenticated, service_role;
create trigger count_vote after insert or delete on public.votes
  for each row execute function private.count_vote();

create function private.forget_votes() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.votes v where v.post_kind = 'topic' and v.post_id = old.id;
  return null;
end
$$;
revoke execute on function private.forget_votes() from public, anon, authenticated, service_role;
create trigger forget_votes after delete on public.topics
  for each row execute function private.forget_votes();
