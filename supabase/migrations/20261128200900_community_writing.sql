-- Asking, answering, commenting, and changing what was written. Ids come from the device: what is sent again is the one post.
create index topics_text_idx on public.topics (md5(body), created_at);
create index answers_text_idx on public.answers (md5(body), created_at);

-- Whether a post waits for review: the first two of a profile, and a text that stands elsewhere already.
create function private.is_held(p_caller private.community_caller, p_body text) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select not p_caller.is_staff and (
    p_caller.posts_approved < 2
    or (char_length(p_body) >= 40 and (
      exists (select from public.topics t
        where md5(t.body) = md5(p_body) and t.created_at > now() - interval '30 days' and t.author_profile_id is not null)
      or exists (select from public.answers a
        where md5(a.body) = md5(p_body) and a.created_at > now() - interval '30 days' and a.author_profile_id is not null)
      or exists (select from public.comments c
        where c.author_profile_id = p_caller.profile_id and c.body = p_body and c.created_at > now() - interval '30 days')
    ))
  )
$$;
revoke execute on function private.is_held(private.community_caller, text) from public, anon, authenticated, service_role;

create function private.has_blocked(p_blocker uuid, p_blocked uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (select from public.blocks b where b.blocker_profile_id = p_blocker and b.blocked_profile_id = p_blocked)
$$;
revoke execute on function private.has_blocked(uuid, uuid) from public, anon, authenticated, service_role;

-- The words of a text, and the pairs of signs where there are no blanks between words.
create function private.loose_words(p_text text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array(
    select distinct w.word
    from regexp_split_to_table(lower(regexp_replace(p_text, '[\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]+', ' ', 'g')),
      '[\s[:punct:]]+') as w (word)
    where w.word <> ''
    union
    select unnest(private.sign_pairs(p_text))
  )
$$;
revoke execute on function private.loose_words(text) from public, anon, authenticated, service_role;

-- How much of the words of an earlier text is left in a new one, 0 to 1.
create function private.words_kept(p_before text, p_after text) returns numeric
  language sql
  immutable
  set search_path = ''
as $$
  with after as materialized (select unnest(private.loose_words(p_after)) as word)
  select coalesce(avg((w.word in (select a.word from after a))::integer), 1)
  from unnest(private.loose_words(p_before)) as w (word)
$$;
revoke execute on function private.words_kept(text, text) from public, anon, authenticated, service_role;

-- What a writer is told of a post.
create function private.post_answer(p_kind text, p_id uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  post jsonb;
begin
  execute format('select jsonb_build_object(''id'', p.id, ''state'', p.state, ''version'', p.version) from public.%I p where p.id = $1',
    case p_kind when 'topic' then 'topics' when 'answer' then 'answers' when 'comment' then 'comments' end)
    into post using p_id;
  return post;
end
$$;
revoke execute on function private.post_answer(text, uuid) from public, anon, authenticated, service_role;

-- What came of an id that is there already: the caller's own post again, or somebody else's, of whom nothing is told.
create function private.sent_again(p_kind text, p_id uuid, p_author uuid, p_caller private.community_caller) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if p_author is distinct from p_caller.profile_id then
    perform private.refuse('invalid_state');
  end if;
  return private.post_answer(p_kind, p_id);
end
$$;
revoke execute on function private.sent_again(text, uuid, uuid, private.community_caller) from public, anon, authenticated, service_role;

-- Sets the tags of a question: 1 to 5 that are in use, one that was merged counts as the one it became.
create function private.set_tags(p_topic uuid, p_slugs text[]) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  chosen uuid[];
begin
  select array_agg(distinct g.id) into chosen
    from unnest(p_slugs[1:50]) s (slug)
    join public.tags named on named.slug = s.slug
    join public.tags g on g.id = coalesce(named.merged_into, named.id) and g.state = 'active';
  if coalesce(cardinality(chosen), 0) not between 1 and 5
    or cardinality(p_slugs) > 50
    or exists (select from unnest(p_slugs[1:50]) s (slug) where not exists (
      select from public.tags g where g.slug = s.slug and g.state <> 'retired'))
  then
    perform private.refuse('tag_count');
  end if;
  delete from public.topic_tags x where x.topic_id = p_topic and x.tag_id <> all (chosen);
  insert into public.topic_tags (topic_id, tag_id) select p_topic, unnest(chosen) on conflict do nothing;
end
$$;
revoke execute on function private.set_tags(uuid, text[]) from public, anon, authenticated, service_role;

create function private.community_lang(p_lang text) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if p_lang is null or p_lang not in ('de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'zh') then
    perform private.refuse('not_allowed');
  end if;
  return p_lang;
end
$$;
revoke execute on function private.community_lang(text) from public, anon, authenticated, service_role;

create function public.ask(p_id uuid, p_title text, p_body text, p_lang text, p_tags text[]) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  level text := case when caller.is_staff then 'staff' else caller.level end;
  known public.topics;
  title text;
  body text;
begin
  select * into known from public.topics t where t.id = p_id;
  if found then
    return private.sent_again('topic', p_id, known.author_profile_id, caller);
  end if;
  title := private.community_text(p_title, 'title', level);
  body := private.community_text(p_body, 'topic', level);
  perform private.count_act(caller, 'topic');
  insert into public.topics (id, author_profile_id, title, body, lang, state)
    values (coalesce(p_id, gen_random_uuid()), caller.profile_id, title, body, private.community_lang(p_lang),
      case when private.is_held(caller, body) then 'pending' else 'open' end)
    returning * into known;
  perform private.set_tags(known.id, p_tags);
  return private.post_answer('topic', known.id);
exception
  -- Two devices with one id at the same moment: the one of the other person was first.
  when unique_violation then
    perform private.refuse('invalid_state');
end
$$;
revoke execute on function public.ask(uuid, text, text, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.ask(uuid, text, text, text, text[]) to authenticated;

create function public.answer_topic(p_id uuid, p_topic uuid, p_body text, p_lang text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  known public.answers;
  topic public.topics;
  body text;
begin
  select * into known from public.answers a where a.id = p_id;
  if found then
    return private.sent_again('answer', p_id, known.author_profile_id, caller);
  end if;
  -- Locked, so that the 500th answer is the last and no answer is given to what is being deleted.
  select * into topic from public.topics t where t.id = p_topic for update;
  if not found or topic.state not in ('open', 'answered', 'locked') then
    perform private.refuse('not_found');
  end if;
  if topic.state = 'locked' then
    perform private.refuse('locked');
  end if;
  if private.has_blocked(topic.author_profile_id, caller.profile_id) then
    perform private.refuse('blocked');
  end if;
  if (select count(*) from public.answers a where a.topic_id = p_topic and a.state <> 'deleted') >= 500 then
    perform private.refuse('not_allowed');
  end if;
  body := private.community_text(p_body, 'answer', case when caller.is_staff then 'staff' else caller.level end);
  perform private.count_act(caller, 'answer');
  insert into public.answers (id, topic_id, author_profile_id, body, lang, state)
    values (coalesce(p_id, gen_random_uuid()), p_topic, caller.profile_id, body, private.community_lang(p_lang),
      case when private.is_held(caller, body) then 'pending' else 'visible' end)
    returning * into known;
  return private.post_answer('answer', known.id);
exception
  when unique_violation then
    perform private.refuse('invalid_state');
end
$$;
revoke execute on function public.answer_topic(uuid, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.answer_topic(uuid, uuid, text, text) to authenticated;

-- Under a question or under an answer.
create function public.comment_on(p_id uuid, p_kind text, p_post uuid, p_body text, p_lang text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller();
  known public.comments;
  answer public.answers;
  topic public.topics;
  body text;
begin
  select * into known from public.comments c where c.id = p_id;
  if found then
    return private.sent_again('comment', p_id, known.author_profile_id, caller);
  end if;
  if p_kind = 'answer' then
    select * into answer from public.answers a where a.id = p_post and a.state = 'visible';
  elsif p_kind is distinct from 'topic' then
    perform private.refuse('not_allowed');
  end if;
  select * into topic from public.topics t where t.id = case when p_kind = 'topic' then p_post else answer.topic_id end for update;
  if topic.id is null or topic.state not in ('open', 'answered', 'locked') then
    perform private.refuse('not_found');
  end if;
  if topic.state = 'locked' then
    perform private.refuse('locked');
  end if;
  if private.has_blocked(case when p_kind = 'topic' then topic.author_profile_id else answer.author_profile_id end, caller.profile_id)
  then
    perform private.refuse('blocked');
  end if;
  if (
    select count(*) from public.comments c
    where c.state <> 'deleted' and case when p_kind = 'topic' then c.topic_id = p_post else c.answer_id = p_post end
  ) >= 50 then
    perform private.refuse('not_allowed');
  end if;
  body := private.community_text(p_body, 'comment', case when caller.is_staff then 'staff' else caller.level end);
  perform private.count_act(caller, 'comment');
  insert into public.comments (id, topic_id, answer_id, author_profile_id, body, lang, state)
    values (coalesce(p_id, gen_random_uuid()), case when p_kind = 'topic' then p_post end,
      case when p_kind = 'answer' then p_post end, caller.profile_id, body, private.community_lang(p_lang),
      case when private.is_held(caller, body) then 'pending' else 'visible' end)
    returning * into known;
  return private.post_answer('comment', known.id);
exception
  when unique_violation then
    perform private.refuse('invalid_state');
end
$$;
revoke execute on function public.comment_on(uuid, text, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.comment_on(uuid, text, uuid, text, text) to authenticated;
