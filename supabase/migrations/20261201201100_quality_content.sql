-- The parts of the quality report that are about texts, the community and what is sent; and how the report is made and read.
create function private.quality_content() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with langs as (
    select l.lang from unnest('{en,es,fr,de,it,pt,pl,ru,ja,ko,zh}'::text[]) l (lang)
  ), published as (
    select a.* from public.articles a where a.state = 'published'
  ), texts as (
    select t.* from public.article_texts t join published p on p.id = t.article_id where t.status = 'current'
  )
  select jsonb_build_object('lang', l.lang,
    'missing', (select count(*) from published p where not exists (select from texts t where t.article_id = p.id and t.lang = l.lang)),
    'outdated', (select count(*) from texts t join texts e on e.article_id = t.article_id and e.lang = 'en'
      where t.lang = l.lang and t.source_version < e.version),
    'unchecked', (select count(*) from texts t where t.lang = l.lang and exists (
      select from jsonb_array_elements(t.sources) s where coalesce((s ->> 'checked_on')::date, '-infinity') < current_date - 365)),
    'no_audio', (select count(*) from published p where p.kind = 'podcast' and p.audio_url is null),
    'review_passed', (select count(*) from published p where p.reviewed_at < current_date - 365))
  from langs l
$$;
revoke execute on function private.quality_content() from public, anon, authenticated, service_role;

-- Addresses in texts that lead to no page of the site, sources without encryption, and sources that nobody opened so far.
create function private.quality_links() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with texts as (
    select a.slug, t.id, t.lang, t.sources
    from public.articles a join public.article_texts t on t.article_id = a.id
    where a.state = 'published' and t.status = 'current'
  ), found as (
    select t.slug, t.lang, 'gone' as fault, m.part[1] as address
    from texts t join public.article_bodies b on b.article_text_id = t.id
    cross join lateral regexp_matches(coalesce(b.body, b.transcript), '\]\((/[^)\s]*)\)', 'g') m (part)
    where m.part[1] not like '/content/%' and private.site_address(m.part[1]) is null
    union
    select t.slug, t.lang, 'http', s ->> 'url' from texts t cross join lateral jsonb_array_elements(t.sources) s
    where s ->> 'url' like 'http://%'
    union
    select t.slug, t.lang, 'unopened', s ->> 'url' from texts t cross join lateral jsonb_array_elements(t.sources) s
    where s ->> 'url' is not null and s ->> 'checked_on' is null
  )
  select jsonb_build_object('slug', f.slug, 'lang', f.lang, 'fault', f.fault, 'address', left(f.address, 500))
  from found f order by f.fault, f.slug, f.lang, f.address limit 5000
$$;
revoke execute on function private.quality_links() from public, anon, authenticated, service_role;

-- Each figure with the persons whose posts or reports it is about; of fewer than 10 nothing is told.
create function private.quality_community() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with pending as (
    select p.author_profile_id as person, extract(epoch from now() - p.created_at) / 3600 as hours
    from (
      select t.author_profile_id, t.created_at from public.topics t where t.state = 'pending'
      union all select a.author_profile_id, a.created_at from public.answers a where a.state = 'pending'
      union all select c.author_profile_id, c.created_at from public.comments c where c.state = 'pending'
    ) p
  ), clocks as (
    select c.clock, count(distinct r.person_profile_id) as persons
    from public.reports r cross join lateral (select private.clock_of(r.priority, r.created_at, r.decided_at) as clock) c
    where r.state <> 'withdrawn' and r.created_at > now() - interval '13 weeks'
    group by c.clock
  ), clock_line as (
    select array_agg(c.clock order by c.clock) as names, array_agg(c.persons order by c.clock) as counts,
      private.hidden_groups(array_agg(c.persons order by c.clock)) as hidden
    from clocks c
  ), asked as (
    select distinct on (t.author_profile_id) t.author_profile_id, t.created_at, (
      select min(a.created_at) from public.answers a
      where a.topic_id = t.id and a.state = 'visible' and a.author_profile_id is distinct from t.author_profile_id) as answered_at
    from public.topics t
    where not t.is_seed and t.author_profile_id is not null and t.state in ('open', 'answered', 'locked')
      and t.created_at between now() - interval '13 weeks' and now() - interval '72 hours'
    order by t.author_profile_id, t.created_at desc
  ), answered as (
    select count(*) as persons, count(a.answered_at) as with_answer,
      percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.created_at) / 3600) as hours,
      array[count(*) filter (where coalesce(a.answered_at, 'infinity') > a.created_at + interval '72 hours'),
        count(*) filter (where a.answered_at <= a.created_at + interval '72 hours')] as late
    from asked a
  ), appeals as (
    select count(*) as persons, array[count(*) filter (where a.state = 'upheld'), count(*) filter (where a.state = 'overturned')] as ended
    from (
      select distinct on (m.person_profile_id) m.appeal_state as state from public.moderation_appeals m
      where m.decided_at > now() - interval '13 weeks' order by m.person_profile_id, m.decided_at desc
    ) a
  ), figures as (
    select 1 as n, 'pending_hours' as figure, count(distinct p.person) as persons,
      round((percentile_cont(0.5) within group (order by p.hours))::numeric, 1) as value from pending p
    union all
    select 2, 'first_answer_hours', a.with_answer, round(a.hours::numeric, 1) from answered a
    union all
    select 3, 'unanswered_72h', a.persons, case when not (private.hidden_groups(a.late))[1] then private.share_of(a.late[1], a.persons) end
    from answered a
    union all
    select 4, 'clock_' || u.name, case when not u.hidden then u.persons else 0 end, null
    from clock_line l cross join lateral unnest(l.names, l.counts, l.hidden) u (name, persons, hidden)
    union all
    select 5, 'appeals_upheld', a.persons, case when not (private.hidden_groups(a.ended))[1] then private.share_of(a.ended[1], a.persons) end
    from appeals a
    union all
    select 6, 'appeals_overturned', a.persons, case when not (private.hidden_groups(a.ended))[2] then private.share_of(a.ended[2], a.persons) end
    from appeals a
  )
  select jsonb_build_object('figure', f.figure, 'persons', case when f.persons >= 10 then f.persons end,
    'value', case when f.persons >= 10 then f.value end)
  from figures f order by f.n, f.figure
$$;
revoke execute on function private.quality_community() from public, anon, authenticated, service_role;

-- What could not be sent or taken in the last 13 weeks, and how long the oldest of what waits has waited, in minutes.
create function private.quality_delivery() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with figures as (
    select 1 as n, 'mails_failed' as figure, (
      select case when count(distinct m.user_id) >= 10 then count(distinct m.user_id) end from public.account_mails m
      where m.sent_at is null and m.made_at between now() - interval '13 weeks' and now() - interval '23 hours')::numeric as value
    union all
    select 2, 'webhook_errors', (
      select count(*) from public.billing_events e
      where e.outcome = 'failed' and e.event_created > now() - interval '13 weeks')
    union all
    select 3, 'mail_queue_minutes', (
      select round(extract(epoch from now() - min(m.made_at)) / 60) from public.account_mails m
      where m.sent_at is null and m.made_at > now() - interval '23 hours')
    union all
    select 4, 'reply_queue_minutes', (
      select round(extract(epoch from now() - min(r.created_at)) / 60) from public.contact_replies r where r.sent_at is null)
    union all
    select 5, 'erasure_queue_minutes', (
      select round(extract(epoch from now() - min(e.due_at)) / 60) from public.account_erasures e where e.due_at < now())
  )
  select jsonb_build_object('figure', f.figure, 'value', f.value) || case
    when f.value is null and f.n > 2 then '{"value": 0}'::jsonb else '{}' end
  from figures f order by f.n
$$;
revoke execute on function private.quality_delivery() from public, anon, authenticated, service_role;

-- Makes the report anew where it was asked for since, or where the last is older than two in the morning (UTC). Everything is
-- read first, then stored: no row of anybody else is held, and who reads meanwhile reads the last report.
create function public.refresh_quality_report() returns text
  language plpgsql
  security definer
  set search_path = ''
  set work_mem = '128MB'
as $$
declare
  run private.quality_runs;
  made jsonb;
begin
  select * into run from private.quality_runs for update skip locked;
  if not found then
    return 'made by another';
  end if;
  if run.made_at is not null and run.made_at >= coalesce(run.asked_at, '-infinity')
    and run.made_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'
      + (case when extract(hour from now() at time zone 'utc') >= 2 then interval '2 hours' else interval '-22 hours' end)
  then
    return 'not due';
  end if;
  made := jsonb_build_object(
    'attempts', (select coalesce(jsonb_agg(q), '[]') from private.quality_attempts() q),
    'items', (select coalesce(jsonb_agg(q), '[]') from private.quality_items() q),
    'reactions', (select coalesce(jsonb_agg(q), '[]') from private.quality_reactions() q),
    'content', (select coalesce(jsonb_agg(q), '[]') from private.quality_content() q),
    'links', (select coalesce(jsonb_agg(q), '[]') from private.quality_links() q),
    'community', (select coalesce(jsonb_agg(q), '[]') from private.quality_community() q),
    'delivery', (select coalesce(jsonb_agg(q), '[]') from private.quality_delivery() q));
  delete from private.quality_rows where true;
  insert into private.quality_rows (block, place, cells)
    select b.key, r.n, r.cells from jsonb_each(made) b cross join lateral jsonb_array_elements(b.value) with ordinality r (cells, n);
  -- The beginning of the transaction: what was asked for meanwhile is made with the next run.
  update private.quality_runs set made_at = now();
  return (select count(*) || ' rows' from private.quality_rows);
end
$$;
revoke execute on function public.refresh_quality_report() from public, anon, authenticated, service_role;
grant execute on function public.refresh_quality_report() to service_role;
-- Looked for every minute on hosted projects, every ten elsewhere.
insert into private.scheduled_jobs (name, schedule, every, command) values
  ('quality-report', '* * * * *', '10 minutes', 'select public.refresh_quality_report()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;

-- { made_at, asked_at, wait_s }: when the report was made, when it was last asked for, and the seconds until it can be asked
-- for again.
create function private.quality_run() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('made_at', r.made_at, 'asked_at', r.asked_at,
    'wait_s', greatest(0, coalesce(ceil(extract(epoch from r.asked_at + interval '10 minutes' - now())), 0)))
  from private.quality_runs r
$$;
revoke execute on function private.quality_run() from public, anon, authenticated, service_role;

create function public.quality_report() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('full_admin');
  return private.quality_run();
end
$$;
revoke execute on function public.quality_report() from public, anon, authenticated, service_role;
grant execute on function public.quality_report() to authenticated;

-- Rows of a block after `p_after`, as they are stored.
create function public.quality_rows(p_block text, p_after integer default 0, p_limit integer default 50) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('full_admin');
  return query
    select jsonb_build_object('place', q.place) || q.cells from private.quality_rows q
    where q.block = p_block and q.place > coalesce(p_after, 0)
    order by q.place limit greatest(least(coalesce(p_limit, 50), 1000), 1);
end
$$;
revoke execute on function public.quality_rows(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.quality_rows(text, integer, integer) to authenticated;

-- Asks for a new report, once in ten minutes whoever asks; the job makes it.
create function public.ask_quality_report() returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
begin
  select * into staff from private.enter_area('full_admin');
  update private.quality_runs set asked_at = now() where coalesce(asked_at, '-infinity') <= now() - interval '10 minutes';
  if not found then
    perform private.refuse_admin('too_soon', private.quality_run() ->> 'wait_s');
  end if;
  perform private.note_act(staff.user_id, staff.roles, 'quality.asked', null, '{}');
  return private.quality_run();
end
$$;
revoke execute on function public.ask_quality_report() from public, anon, authenticated, service_role;
grant execute on function public.ask_quality_report() to authenticated;

insert into private.site_paths (path) values ('/admin/qa-report');
