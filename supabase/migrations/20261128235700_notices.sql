-- Everything a person is told of goes one way (tell_person): once, merged where it is news of one thing, in words that the
-- screen finds by kind and facts. The words of the row, in English, are for any other reader.

-- What there is to be told of. `lib/notifications` has the same list; a test compares them.
create table private.notice_kinds (
  kind text primary key check (kind ~ '^[a-z_]{1,40}$'),
  type text not null check (type in ('success', 'warning', 'error', 'achievement', 'info')),
  -- The switch in /settings; null: always told.
  topic text check (topic in ('billing', 'results', 'community', 'reminders')),
  title text not null check (char_length(title) between 1 and 150),
  -- For more than one; '{n}' is how many.
  many text check (many like '%{n}%'),
  -- Where nothing else is said.
  message text not null check (char_length(message) between 1 and 2000)
);
revoke all on private.notice_kinds from public, anon, authenticated, service_role;
insert into private.notice_kinds (kind, type, topic, title, many, message) values
  ('answer', 'info', 'community', 'New answer to your question', '{n} new answers to your question', 'Somebody has answered.'),
  ('comment', 'info', 'community', 'New comment on your post', null, 'Somebody has commented.'),
  ('accepted', 'success', 'community', 'Your answer was accepted', null, 'It helped whoever asked.'),
  ('vote', 'achievement', 'community', 'Members found your post helpful', null, 'Thank you for writing it.'),
  ('moderation', 'warning', null, 'A moderator changed your post', null, 'The reason stands with your posts.'),
  ('standing', 'error', null, 'Your posting rights changed', null, 'The reason stands with your posts.'),
  ('report', 'info', 'community', 'We looked at your report', null, 'Thank you for telling us.'),
  ('invite_answered', 'success', 'results', 'The second view has arrived', null, 'Somebody you asked has answered.'),
  ('invite_ending', 'info', 'results', 'An invite ends soon', null, 'Nobody has answered yet.'),
  ('result_stored', 'success', 'results', 'A result has arrived', null, 'It waited on a device until there was a connection.'),
  ('retake_open', 'info', 'reminders', 'A test can be taken again', null, 'Enough time has gone by to compare.'),
  ('trial_started', 'info', 'billing', 'Your trial has begun', null, 'Everything of the plan is open.'),
  ('trial_ending', 'info', 'billing', 'Your trial ends in three days', null, 'You decide whether it goes on.'),
  ('trial_last_day', 'warning', 'billing', 'Your trial ends tomorrow', null, 'You decide whether it goes on.'),
  ('trial_ended', 'info', 'billing', 'Your trial has ended', null, 'What you wrote and your results stay yours.'),
  ('plan_started', 'success', 'billing', 'Your plan has begun', null, 'Everything of it is open.'),
  ('plan_changed', 'info', 'billing', 'Your plan has changed', null, 'Your account says what it costs now.'),
  ('plan_closed', 'warning', null, 'Your plan has ended', null, 'What you wrote and your results stay yours.'),
  ('payment_failed', 'warning', null, 'A payment failed', null, 'Your account says what can be done.'),
  ('refunded', 'info', null, 'Money is on its way back to you', null, 'Your bank may need some days.'),
  ('order_paid', 'success', 'billing', 'Your purchase is open', null, 'It is ready to use.');

-- Pages of this site that a notice may lead to, as the router writes them; a test compares them with its own.
create table private.site_paths (
  path text primary key check (path ~ '^/'),
  segments text[] not null generated always as (string_to_array(path, '/')) stored
);
revoke all on private.site_paths from public, anon, authenticated, service_role;
insert into private.site_paths (path) values
  ('/'), ('/:testKey/report/:attemptId'), ('/account'), ('/account-settings'), ('/admin/auth'), ('/admin/dashboard'),
  ('/auth'), ('/checkout'), ('/community'), ('/community-education'), ('/community-qa'), ('/community-qa/:topicId'),
  ('/contact'), ('/cookie-policy'), ('/dementia-package'), ('/email-confirmation'), ('/email-test'), ('/faq'),
  ('/features'), ('/features/assessments'), ('/features/community'), ('/features/dementia'),
  ('/features/export-share'), ('/features/neuro-customization'), ('/features/procrastination'),
  ('/features/progress-tracking'), ('/features/training'), ('/focus-snapshot'), ('/focus-snapshot/report/:attemptId'),
  ('/medical-disclaimer'), ('/neuro-settings'), ('/payment-success'), ('/ppq-success'), ('/pricing'), ('/pricing-old'),
  ('/privacy'), ('/privacy-policy'), ('/profile'), ('/report/:attemptId'), ('/reports/:attemptId'),
  ('/sales-redirect'), ('/sample-report/:testKey'), ('/screening'), ('/search'), ('/settings'), ('/sitemap'),
  ('/store'), ('/store/success'), ('/subscription-cancelled'), ('/subscription-onboarding'), ('/subscription-success'),
  ('/terms-of-service'), ('/test-detail/:attemptId'), ('/test-email'), ('/test-history'), ('/test-history/compare'),
  ('/test-intro/:testId'), ('/test-purchase-success'), ('/test/:testKey'), ('/test/:testKey/run/:attemptId'),
  ('/test/focustrack'), ('/test/personalized-paths'), ('/testing-hub'), ('/training-hub'),
  ('/training-hub/:exerciseId'), ('/training-hub/:exerciseId/history'), ('/training-hub/:exerciseId/intro'),
  ('/training-hub/focus-burst/session/:sessionId'), ('/training-hub/planner'), ('/welcome');

-- An address as it may be stored: a page of this site with what follows it; null for anything else.
create function private.site_address(p_address text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select p_address
  where p_address ~ '^/([!#-&(-;=?-\[\]-~][!#-&(-;=?-\[\]-~]*)?$'
    and p_address !~ '^//'
    and char_length(p_address) <= 500
    and p_address !~* '%([01][0-9a-f]|2f|5c|7f)'
    and split_part(split_part(p_address, '#', 1), '?', 1) !~ '(^|/)\.{1,2}(/|$)'
    and (
      exists (
        select from private.site_paths s
        where s.path = split_part(split_part(p_address, '#', 1), '?', 1) and s.path not like '%:%'
      )
      or exists (
        select from private.site_paths s
        cross join string_to_array(split_part(split_part(p_address, '#', 1), '?', 1), '/') as given (segments)
        where s.path like '%:%' and cardinality(s.segments) = cardinality(given.segments) and not exists (
          select from unnest(s.segments, given.segments) as part (known, given)
          where part.known <> part.given and not (
            part.known like ':%' and part.given ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z0-9-]{1,80})$'
          )
        )
      )
    )
$$;
revoke execute on function private.site_address(text) from public, anon, authenticated, service_role;

alter table public.notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind ~ '^[a-z_]{1,40}$'),
  -- kind and what it is about: unread rows of one key are one for a day
  add column dedupe_key text check (char_length(dedupe_key) <= 200),
  -- What the screen words it with: a plan, a day, a test. No score, no answer, no text of others but a question's title.
  add column params jsonb not null default '{}'
    check (jsonb_typeof(params) = 'object' and octet_length(params::text) <= 2000);
update public.notifications n set dedupe_key = n.kind || ':' || n.subject_id where n.subject_id is not null;
drop index public.notifications_subject_idx;
create index notifications_dedupe_idx on public.notifications (user_id, dedupe_key, created_at desc) where dedupe_key is not null;
-- The list, newest first; what is marked as removed is no part of it.
create index notifications_list_idx on public.notifications (user_id, sorted_at desc, id desc) where removed_at is null;

create function private.keep_site_address() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.action_url := private.site_address(new.action_url);
  return new;
end
$$;
revoke execute on function private.keep_site_address() from public, anon, authenticated, service_role;
create trigger keep_site_address before insert or update of action_url on public.notifications
  for each row when (new.action_url is not null) execute function private.keep_site_address();

-- What was told and is told once, whatever repeats it: a webhook, a job, a second try.
create table private.told_events (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  event text not null check (char_length(event) between 1 and 200),
  told_at timestamptz not null default now(),
  primary key (user_id, kind, event)
);
create index told_events_old_idx on private.told_events (told_at);
revoke all on private.told_events from public, anon, authenticated, service_role;

-- Tells a person. `p_subject`: what it is about; unread news of one kind about it are one for a day, counted. `p_actor`: the
-- profile whose doing it was, counted once. `p_event`: told once for ever. Answers whether anything was told.
create function private.tell_person(
  p_person uuid, p_kind text, p_subject text, p_params jsonb default '{}', p_path text default null, p_actor uuid default null,
  p_event text default null, p_message text default null, p_title text default null
) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_of private.notice_kinds;
  key constant text := p_kind || ':' || p_subject;
  known uuid;
begin
  if p_person is null or exists (
    select from public.account_erasures e where e.user_id = p_person and e.begun_at is not null
  ) then
    return false;
  end if;
  select * into strict is_of from private.notice_kinds k where k.kind = p_kind;
  if is_of.topic is not null and not private.wants_notices(p_person, is_of.topic) then
    return false;
  end if;
  if p_event is not null then
    insert into private.told_events (user_id, kind, event) values (p_person, p_kind, p_event) on conflict do nothing;
    if not found then
      return false;
    end if;
  end if;
  select n.id into known from public.notifications n
    where n.user_id = p_person and n.dedupe_key = key and not n.is_read and n.removed_at is null
      and n.created_at > now() - interval '24 hours'
    order by n.created_at desc limit 1 for update;
  if known is null then
    insert into public.notifications
        (user_id, kind, subject_id, dedupe_key, params, title, message, type, topic, action_url)
      values (p_person, p_kind,
        case when p_subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_subject::uuid end,
        key, jsonb_strip_nulls(p_params), coalesce(p_title, is_of.title),
        left(coalesce(p_message, is_of.message), 2000), is_of.type, is_of.topic, p_path)
      returning id into known;
  elsif p_actor is not null and exists (
    select from private.notice_actors a where a.notification_id = known and a.profile_id = p_actor
  ) then
    return false;
  else
    update public.notifications n set count = n.count + 1, sorted_at = now(), params = jsonb_strip_nulls(p_params),
        message = left(coalesce(p_message, is_of.message), 2000), action_url = p_path,
        title = coalesce(replace(is_of.many, '{n}', (n.count + 1)::text), p_title, is_of.title)
      where n.id = known;
  end if;
  if known is not null and p_actor is not null then
    insert into private.notice_actors (notification_id, profile_id) values (known, p_actor) on conflict do nothing;
  end if;
  return known is not null;
end
$$;
revoke execute on function private.tell_person(uuid, text, text, jsonb, text, uuid, text, text, text)
  from public, anon, authenticated, service_role;

-- Whether news of a topic are switched on; they are where nothing was chosen.
create function private.wants_notices(p_person uuid, p_topic text) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select not exists (
    select from public.user_settings s
    where s.user_id = p_person and not case p_topic
      when 'billing' then s.notify_billing
      when 'results' then s.notify_results
      when 'community' then s.notify_community
      when 'reminders' then s.notify_reminders
      else true
    end
  )
$$;
revoke execute on function private.wants_notices(uuid, text) from public, anon, authenticated, service_role;
create or replace function private.honour_notice_choices() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  return case when private.wants_notices(new.user_id, new.topic) then new end;
end
$$;

-- A member, unless it is their own doing or that of somebody they blocked.
create or replace function private.tell_member(
  p_profile uuid, p_kind text, p_subject uuid, p_actor uuid, p_title text, p_many text, p_message text, p_path text
) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if p_actor = p_profile or private.has_blocked(p_profile, p_actor) then
    return;
  end if;
  perform private.tell_person(p.user_id, p_kind, p_subject::text,
      case when p_kind in ('answer', 'comment', 'accepted', 'vote') then jsonb_build_object('title', p_message) else '{}' end,
      p_path, p_actor, null, p_message, p_title)
    from public.community_profiles p where p.id = p_profile and p.removed_at is null;
end
$$;

create or replace function private.tell_of_invite(p_invite public.informant_invites, p_kind text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if not private.wants_notices(p_invite.owner_id, 'results')
    -- Once: a notice that was read and removed does not come again either.
    or not private.queue_mail(p_invite.owner_id, p_kind,
      jsonb_build_object('attempt_id', p_invite.attempt_id,
        'ends_at', case p_kind when 'invite_ending' then p_invite.expires_at end),
      p_invite.id::text, case p_kind when 'invite_ending' then p_invite.expires_at end)
  then
    return;
  end if;
  perform private.tell_person(p_invite.owner_id, p_kind, p_invite.id::text, '{}', '/reports/' || p_invite.attempt_id || '#invite');
end
$$;
