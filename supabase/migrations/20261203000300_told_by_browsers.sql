-- What browsers told with their person's consent joins the quality report: visits in which a text was missing, by language,
-- and how often a line to the news of lists broke. A sum of fewer than 10 visits is hidden, as any group of fewer than 10.

-- Visits of the last 13 weeks that told something.
create function private.told_visits(p_metric text) returns bigint
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(sum(m.times), 0)::bigint from public.metric_days m
  where m.metric = p_metric and m.day > (now() at time zone 'utc')::date - 91
$$;
revoke execute on function private.told_visits(text) from public, anon, authenticated, service_role;
create index metric_days_metric_idx on public.metric_days (metric, day);

create or replace function private.quality_content() returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with langs as (
    select l.lang, private.told_visits('missing_text_' || l.lang) as visits
    from unnest('{en,es,fr,de,it,pt,pl,ru,ja,ko,zh}'::text[]) l (lang)
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
    'review_passed', (select count(*) from published p where p.reviewed_at < current_date - 365),
    'keys_missed', case when l.visits >= 10 then l.visits end)
  from langs l
$$;

create or replace function private.quality_delivery() returns setof jsonb
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
    union all
    select 6, 'reconnects_per_session', case when private.told_visits('live_session') >= 10 then
      round(private.told_visits('live_reconnect')::numeric / private.told_visits('live_session'), 2) end
  )
  select jsonb_build_object('figure', f.figure, 'value', f.value) || case
    when f.value is null and f.n between 3 and 5 then '{"value": 0}'::jsonb else '{}' end
  from figures f order by f.n
$$;
