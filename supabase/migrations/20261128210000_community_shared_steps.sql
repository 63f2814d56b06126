-- Steps that functions of the community share. What they decide stays as it was.

create function private.post_table(p_kind text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case p_kind when 'topic' then 'topics' when 'answer' then 'answers' when 'comment' then 'comments' end
$$;
revoke execute on function private.post_table(text) from public, anon, authenticated, service_role;

create or replace function private.post_answer(p_kind text, p_id uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  post jsonb;
begin
  execute format('select jsonb_build_object(''id'', p.id, ''state'', p.state, ''version'', p.version) from public.%I p where p.id = $1',
    private.post_table(p_kind)) into post using p_id;
  return post;
end
$$;

-- What came of an id that is there already: the caller's own post again, or somebody else's, of whom nothing is told. Null:
-- the id is new.
create function private.sent_before(p_kind text, p_id uuid, p_caller private.community_caller) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  found_posts integer;
  author uuid;
begin
  execute format('select p.author_profile_id from public.%I p where p.id = $1', private.post_table(p_kind)) into author using p_id;
  get diagnostics found_posts = row_count;
  if found_posts = 0 then
    return null;
  end if;
  if author is distinct from p_caller.profile_id then
    perform private.refuse('invalid_state');
  end if;
  return private.post_answer(p_kind, p_id);
end
$$;
revoke execute on function private.sent_before(text, uuid, private.community_caller) from public, anon, authenticated, service_role;
drop function private.sent_again(text, uuid, uuid, private.community_caller);

-- By whose rule of links a text is read.
create function private.writes_as(p_caller private.community_caller) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case when p_caller.is_staff then 'staff' else p_caller.level end
$$;
revoke execute on function private.writes_as(private.community_caller) from public, anon, authenticated, service_role;

-- A question that somebody writes under. Locked, so that the last answer there is room for is the last, and nothing is
-- written under what is being deleted.
create function private.topic_to_write_under(p_topic uuid) returns public.topics
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  topic public.topics;
begin
  select * into topic from public.topics t where t.id = p_topic for update;
  if not found or topic.state not in ('open', 'answered', 'locked') then
    perform private.refuse('not_found');
  end if;
  if topic.state = 'locked' then
    perform private.refuse('locked');
  end if;
  return topic;
end
$$;
revoke execute on function private.topic_to_write_under(uuid) from public, anon, authenticated, service_role;

-- The text of a new post as it is stored, counted, and whether it waits for review.
create function private.new_post(p_caller private.community_caller, p_kind text, p_body text, out body text, out held boolean)
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  body := private.community_text(p_body, p_kind, private.writes_as(p_caller));
  perform private.count_act(p_caller, p_kind);
  held := private.is_held(p_caller, body);
end
$$;
revoke execute on function private.new_post(private.community_caller, text, text) from public, anon, authenticated, service_role;

create function private.refuse_other_version(p_stored integer, p_read integer) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if p_stored is distinct from p_read then
    perform private.refuse('version_conflict');
  end if;
end
$$;
revoke execute on function private.refuse_other_version(integer, integer) from public, anon, authenticated, service_role;

-- The state that a post goes to: back to what it was before it was hidden, and to answered where an answer is accepted.
create function private.next_post_state(p_kind text, p_id uuid, p_state text, p_action text, p_roles text[] default '{staff}')
  returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.next_state(p_kind, p_state, p_action, p_roles, (
    select coalesce(case when p_action = 'restore' then t.state_before end,
      case when t.accepted_answer_id is not null and p_action in ('restore', 'unlock') then 'answered' end)
    from public.topics t where t.id = p_id))
$$;
revoke execute on function private.next_post_state(text, uuid, text, text, text[]) from public, anon, authenticated, service_role;

-- What is replaced by a change stays for staff. Without an editor: it was staff, whose action has a row of its own.
create function private.keep_revision(p_kind text, p_id uuid, p_editor uuid, p_reason text default '') returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  execute format('insert into public.revisions (post_kind, post_id, version, title, body, author_profile_id, edited_by, reason)
      select $1, p.id, p.version, %s, p.body, p.author_profile_id, $3, left($4, 200) from public.%I p where p.id = $2',
    case when p_kind = 'topic' then 'p.title' else 'null' end, private.post_table(p_kind))
    using p_kind, p_id, p_editor, p_reason;
end
$$;
revoke execute on function private.keep_revision(text, uuid, uuid, text) from public, anon, authenticated, service_role;

create or replace function private.set_post_state(p_kind text, p_id uuid, p_state text, p_by text default 'staff') returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  execute format('update public.%I p set state = $2,
      deleted_at = case when $2 = ''deleted'' then now() end, deleted_by = case when $2 = ''deleted'' then $3 end %s where p.id = $1',
    private.post_table(p_kind),
    case when p_kind = 'topic' then
      ', state_before = case
        when $2 in (''open'', ''answered'', ''locked'') then null
        when p.state in (''open'', ''answered'', ''locked'') then p.state
        else p.state_before end' end)
    using p_id, p_state, p_by;
end
$$;

-- Sent again by the moderator who decided it.
create function private.decided_before(p_id uuid, p_action text, p_target uuid, p_user uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (select from public.moderation_actions m
    where m.id = p_id and m.kind = p_action and m.target_id = p_target and m.actor_user_id = p_user)
$$;
revoke execute on function private.decided_before(uuid, text, uuid, uuid) from public, anon, authenticated, service_role;

-- Two tallies that two triggers kept each for itself, and the words of a text.

-- A question whose accepted answer can no longer be read is open.
create function private.leave_answer(p_topic uuid, p_answer uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.topics t set
      accepted_answer_id = null,
      state = case when t.state = 'answered' then 'open' else t.state end,
      state_before = case when t.state_before = 'answered' then 'open' else t.state_before end
    where t.id = p_topic and t.accepted_answer_id = p_answer
$$;
revoke execute on function private.leave_answer(uuid, uuid) from public, anon, authenticated, service_role;

create or replace function private.leave_accepted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.leave_answer(old.topic_id, old.id);
  return old;
end
$$;

create or replace function private.refresh_answered_topic() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  answer public.answers := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'DELETE' or answer.state <> 'visible' then
    perform private.leave_answer(answer.topic_id, answer.id);
  end if;
  if tg_op = 'DELETE' then
    delete from public.votes v where v.post_kind = 'answer' and v.post_id = old.id;
  end if;
  perform private.refresh_topic(answer.topic_id, true);
  return null;
end
$$;

-- Runs of kana, Han and Hangul, which have no blanks between their words.
create function private.signs_without_blanks() returns text
  language sql
  immutable
  set search_path = ''
as $$
  select '[\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff]+'
$$;
revoke execute on function private.signs_without_blanks() from public, anon, authenticated, service_role;

create or replace function private.sign_pairs(p_text text) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(array_agg(
    case when char_length(run) = 1 then run else substr(run, n, 2) end order by ord, n), '{}')
  from (
    select m[1] as run, ord
    from regexp_matches(normalize(p_text, NFKC), private.signs_without_blanks(), 'g') with ordinality as r (m, ord)
  ) runs
  cross join lateral generate_series(1, greatest(char_length(run) - 1, 1)) as n
$$;

-- A text as it is kept for the search of its language beside pairs of signs: without them, or without its marks.
create function private.search_text(p_lang text, p_text text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when p_lang in ('ja', 'ko', 'zh') then regexp_replace(normalize(p_text, NFKC), private.signs_without_blanks(), ' ', 'g')
    when p_lang = 'pl' then translate(regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g'), 'łŁ', 'lL')
    else p_text
  end
$$;
revoke execute on function private.search_text(text, text) from public, anon, authenticated, service_role;

create or replace function private.search_words(p_lang text, p_text text, p_weight "char") returns tsvector
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  pairs text;
begin
  if p_lang in ('ja', 'ko', 'zh') then
    -- Only letters stand in the pairs, so nothing in them means anything to the parser of vectors.
    select string_agg(format('''%s'':%s', p.pair, least(p.n, 16383)), ' ') into pairs
      from unnest(private.sign_pairs(p_text)) with ordinality p (pair, n);
  end if;
  return setweight(coalesce(pairs, '')::tsvector || to_tsvector(private.search_config(p_lang), private.search_text(p_lang, p_text)),
    p_weight);
end
$$;
