-- Who tells of a plan, of money, of results and of waits that are over. Each in the transaction of what happened, or found
-- once by a job. What comes of money follows the mails: they are written once, whatever the provider repeats.

-- What is to be told later, unless it is no longer so by then.
create table private.coming_notices (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  event text not null check (char_length(event) between 1 and 200),
  params jsonb not null default '{}',
  path text,
  due_at timestamptz not null,
  primary key (user_id, kind, event)
);
create index coming_notices_due_idx on private.coming_notices (due_at);
revoke all on private.coming_notices from public, anon, authenticated, service_role;

create function private.tell_of_mail() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.tell_person(new.user_id, new.kind, coalesce(nullif(new.about, ''), new.id::text),
    jsonb_build_object('tier', new.facts -> 'tier', 'at', coalesce(new.facts -> 'ends_at', new.facts -> 'pay_by')),
    '/account-settings', p_event => new.id::text);
  return null;
end
$$;
revoke execute on function private.tell_of_mail() from public, anon, authenticated, service_role;
create trigger tell_person after insert on public.account_mails
  for each row when (new.kind in ('trial_started', 'trial_ending', 'payment_failed', 'plan_started', 'plan_changed', 'refunded',
    'order_paid'))
  execute function private.tell_of_mail();

create function private.tell_of_plan() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  runs constant text[] := array['trialing', 'active', 'past_due'];
  plan constant jsonb := jsonb_build_object('tier', new.tier);
begin
  if old.status = 'past_due' then
    -- It was paid, or is over: there is nothing left to do about it.
    update public.notifications n set removed_at = now()
      where n.user_id = new.user_id and n.kind = 'payment_failed' and not n.is_read and n.removed_at is null;
  end if;
  if old.status = 'trialing' and new.status = 'active' then
    perform private.tell_person(new.user_id, 'plan_started', new.id, plan, '/account-settings', p_event => new.id);
  elsif old.status = any (runs) and new.status <> all (runs)
    -- One too many was ended by us, and the other goes on.
    and not exists (
      select from public.billing_subscriptions s
      where s.user_id = new.user_id and s.id <> new.id and s.tier is not null and s.status = any (runs)
    ) then
    perform private.tell_person(new.user_id, case old.status when 'trialing' then 'trial_ended' else 'plan_closed' end,
      new.id, plan, '/account-settings', p_event => new.id || ' ' || new.status);
  end if;
  return null;
end
$$;
revoke execute on function private.tell_of_plan() from public, anon, authenticated, service_role;
create trigger tell_person after update of status on public.billing_subscriptions
  for each row when (new.tier is not null and new.status <> old.status) execute function private.tell_of_plan();

-- A result of one's own that was made a while ago and arrives now; and when a test may be taken again.
create function private.tell_of_attempt() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_test constant jsonb := jsonb_build_object('test', new.test_id);
begin
  -- What does not come over the Data API is maintenance.
  if tg_op = 'INSERT' and new.completed_at < new.created_at - interval '10 minutes'
    and coalesce(current_setting('request.jwt.claims', true), '') <> '' then
    perform private.tell_person(new.user_id, 'result_stored', new.id::text, of_test, '/reports/' || new.id, p_event => new.id::text);
  end if;
  insert into private.coming_notices (user_id, kind, event, params, path, due_at)
    select new.user_id, 'retake_open', new.id::text, of_test, '/testing-hub',
      least(new.completed_at, new.created_at) + make_interval(days => t.retake_wait_days)
    from public.assessment_tests t
    where t.test_id = new.test_id and t.retake_wait_days > 0
    on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.tell_of_attempt() from public, anon, authenticated, service_role;
create trigger tell_person after insert on public.assessment_attempts
  for each row when (new.user_id is not null and new.invite_id is null) execute function private.tell_of_attempt();
create trigger tell_new_owner after update of user_id on public.assessment_attempts
  for each row when (old.user_id is null and new.user_id is not null and new.invite_id is null)
  execute function private.tell_of_attempt();

-- News of a result goes with it.
create function private.forget_news_of_attempt() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.coming_notices c where c.user_id = old.user_id and c.kind = 'retake_open' and c.event = old.id::text;
  update public.notifications n set removed_at = now()
    where n.user_id = old.user_id and n.dedupe_key = 'result_stored:' || old.id and n.removed_at is null;
  return null;
end
$$;
revoke execute on function private.forget_news_of_attempt() from public, anon, authenticated, service_role;
create trigger forget_news after delete on public.assessment_attempts
  for each row when (old.user_id is not null) execute function private.forget_news_of_attempt();

-- Whether what was to be told of an attempt is still so: it is the newest of its kind, and no wait goes on.
create function private.is_retake_open(p_user uuid, p_attempt text) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (
    select from public.attempt_starts s
    where s.id = p_attempt::uuid and s.user_id = p_user
      and private.retake_available_at(p_user, s.test_id, s.form, s.subject) is null
      and not exists (
        select from public.attempt_starts newer
        where newer.user_id = p_user and newer.test_id = s.test_id and newer.form = s.form
          and newer.subject is not distinct from s.subject and newer.started_at > s.started_at
      )
  )
$$;
revoke execute on function private.is_retake_open(uuid, text) from public, anon, authenticated, service_role;

-- Tells what has become due; who called it before finds nothing new. Answers how many were told.
create function public.tell_what_is_due(p_limit integer default 1000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  due private.coming_notices;
  told integer := 0;
begin
  for due in
    delete from private.coming_notices d where d.ctid in (
      select c.ctid from private.coming_notices c where c.due_at <= now() order by c.due_at limit p_limit for update skip locked
    ) returning *
  loop
    if private.is_retake_open(due.user_id, due.event)
      and private.tell_person(due.user_id, due.kind, due.params ->> 'test', due.params, due.path, p_event => due.event) then
      told := told + 1;
    end if;
  end loop;
  select told + count(*) filter (where private.tell_person(s.user_id, 'trial_last_day', s.id,
      jsonb_build_object('tier', s.tier, 'at', s.trial_ends_at), '/account-settings', p_event => s.id))
    into told
    from public.billing_subscriptions s
    where s.status = 'trialing' and s.tier is not null and s.trial_ends_at > now() and s.trial_ends_at <= now() + interval '1 day';
  return told;
end
$$;
revoke execute on function public.tell_what_is_due(integer) from public, anon, authenticated, service_role;
grant execute on function public.tell_what_is_due(integer) to service_role;

-- Read ones go after 90 days, others after 180.
create function public.purge_notices(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.notifications n where n.id in (
    select o.id from public.notifications o
    where o.sorted_at < now() - interval '90 days' and (o.is_read or o.sorted_at < now() - interval '180 days')
    order by o.sorted_at limit p_limit
  );
  get diagnostics removed = row_count;
  -- Nothing repeats an event of so long ago.
  delete from private.told_events t where t.ctid in (
    select o.ctid from private.told_events o where o.told_at < now() - interval '400 days' order by o.told_at limit p_limit
  );
  return removed;
end
$$;
revoke execute on function public.purge_notices(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_notices(integer) to service_role;
create index notifications_age_idx on public.notifications (sorted_at);

-- No person has more than 500: of those that were read the oldest go first.
create function private.keep_newest_notices() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.notifications n where n.id in (
    select o.id from public.notifications o where o.user_id = new.user_id
    order by o.is_read, o.sorted_at desc, o.id desc offset 500
  );
  return null;
end
$$;
revoke execute on function private.keep_newest_notices() from public, anon, authenticated, service_role;
create trigger keep_newest_notices after insert on public.notifications
  for each row execute function private.keep_newest_notices();

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('tell-what-is-due', '7-57/10 * * * *', '10 minutes', 'select public.tell_what_is_due()'),
  ('purge-notices', '3-53/10 3 * * *', '1 day', 'select public.purge_notices()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;

-- A person writes notices to oneself, of three types and about nothing but oneself, and takes own ones away for good.
grant insert (user_id, title, message, type, action_url), delete on public.notifications to authenticated;
create policy "a person writes notices to oneself" on public.notifications
  for insert to authenticated
  with check (user_id = (select auth.uid()) and type in ('success', 'achievement', 'info') and topic is null and kind is null);
create policy "a person deletes own notifications" on public.notifications
  for delete to authenticated
  using (user_id = (select auth.uid()));
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values ('notifications', 100, 500000, null);
create trigger keep_within_quota before insert on public.notifications
  for each row when (new.kind is null) execute function private.keep_within_quota('user_id');
