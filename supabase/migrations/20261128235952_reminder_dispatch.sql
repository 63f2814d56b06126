-- The dispatcher's side of reminders (function dispatch-reminders, every minute). Time is the database's; `p_now` is for tests.
-- A run takes what is due in hand, stores what it decided in one transaction with the notices, then sends. Whatever it does twice,
-- beside another or after a fall, an occurrence has one row a way, and its row one id.

-- The id of a delivery, by what names it: a UUID of version 8, which is free for such use.
create function private.delivery_id(p_reminder uuid, p_occurrence text, p_channel text) returns uuid
  language sql
  immutable
  set search_path = ''
as $$
  select overlay(overlay(md5(p_reminder || ' ' || p_occurrence || ' ' || p_channel) placing '8' from 13) placing '8' from 17)::uuid
$$;
revoke execute on function private.delivery_id(uuid, text, text) from public, anon, authenticated, service_role;

-- After a smaller plan the newest stay active, the others rest, and that is told once.
create function private.pause_above_plan(p_user uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant integer := private.plan_limit('reminders', p_user);
  paused integer;
begin
  update public.reminders r set state = 'paused'
    where r.id in (
      select a.id from public.reminders a where a.user_id = p_user and a.state = 'active' and a.deleted_at is null
      order by a.created_at desc, a.id desc offset most
    );
  get diagnostics paused = row_count;
  if paused > 0 then
    perform private.tell_person(p_user, 'reminders_paused', 'all', jsonb_build_object('n', paused), '/reminders');
  end if;
end
$$;
revoke execute on function private.pause_above_plan(uuid) from public, anon, authenticated, service_role;

-- Takes reminders that are due in hand, oldest first, then those to be looked at anew, with what is asked of each person.
create function public.claim_due_reminders(p_limit integer default 500, p_now timestamptz default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moment constant timestamptz := coalesce(p_now, now());
  most constant integer := least(p_limit, 1000);
  taken uuid[];
  resting uuid;
  crowded uuid;
begin
  for resting in
    select r.id from public.reminders r
    where r.state = 'paused' and r.deleted_at is null and r.paused_until <= (moment + interval '14 hours')::date
      and r.paused_until <= private.person_day(r.user_id, moment)
    limit most for update skip locked
  loop
    begin
      update public.reminders r set state = 'active' where r.id = resting;
    exception when sqlstate 'PT409' then
      -- The plan has no room for it: it rests until its person says.
      update public.reminders r set paused_until = null where r.id = resting;
    end;
  end loop;
  taken := array(
    select r.id from public.reminders r
    where r.deleted_at is null and (r.leased_until is null or r.leased_until <= moment)
      and least(case when r.state = 'active' then r.next_at end, r.snoozed_until) <= moment
    order by least(case when r.state = 'active' then r.next_at end, r.snoozed_until), r.id
    limit most for update skip locked
  );
  taken := taken || array(
    select r.id from public.reminders r
    where r.deleted_at is null and r.state = 'active' and r.check_at <= moment
      and (r.leased_until is null or r.leased_until <= moment) and r.id <> all (taken)
    order by r.check_at, r.id limit most - cardinality(taken) for update skip locked
  );
  for crowded in
    select r.user_id from public.reminders r
    where r.state = 'active' and r.deleted_at is null
      and r.user_id in (select t.user_id from public.reminders t where t.id = any (taken))
    group by r.user_id
    having count(*) > (select l.freemium from private.plan_limits l where l.name = 'reminders')
  loop
    perform private.pause_above_plan(crowded);
  end loop;
  update public.reminders r set leased_until = moment + interval '5 minutes'
    where r.id = any (taken) and (r.state = 'active' or r.snoozed_until is not null);
  return (
    select jsonb_build_object('now', moment, 'reminders', coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'user_id', r.user_id, 'title', r.title, 'link', r.link, 'target', r.target, 'starts', r.starts,
      'tz_mode', r.tz_mode, 'tz', r.tz, 'rrule', r.rrule, 'offset_min', r.offset_min, 'channels', r.channels,
      'valid_for_min', r.valid_for_min, 'ignore_quiet', r.ignore_quiet, 'state', r.state, 'snoozed_until', r.snoozed_until,
      'last_handled', r.last_handled, 'unanswered', r.unanswered, 'version', r.version,
      'source', private.reminder_source(r.user_id, r.target, r.target_id),
      'person', jsonb_build_object('time_zone', s.time_zone, 'quiet_start', coalesce(s.quiet_start, '22:00'),
        'quiet_end', coalesce(s.quiet_end, '07:00'), 'wants', coalesce(s.notify_reminders, true)),
      'handled', (
        select coalesce(jsonb_agg(d.occurrence), '[]')
        from public.reminder_deliveries d
        where d.reminder_id = r.id and d.channel = 'in_app' and d.occurrence > coalesce(r.last_handled, '')
          and d.occurrence !~ '^snooze'
      )
    ) order by r.id), '[]'))
    from public.reminders r left join public.user_settings s on s.user_id = r.user_id
    where r.id = any (taken) and (r.state = 'active' or r.snoozed_until is not null)
  );
end
$$;
revoke execute on function public.claim_due_reminders(integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.claim_due_reminders(integer, timestamptz) to service_role;

-- Stores what was decided about reminders in hand, with the notices. One that was changed meanwhile is left as it is.
create function public.store_dispatch(p_done jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  one jsonb;
  told jsonb;
  person uuid;
  new_in_app boolean;
  stored integer := 0;
begin
  for one in select e from jsonb_array_elements(p_done) e order by e ->> 'id' loop
    update public.reminders r
      set next_at = (one ->> 'next_at')::timestamptz, next_local = one ->> 'next_local',
        last_handled = coalesce(one ->> 'last_handled', r.last_handled), state = one ->> 'state',
        snoozed_until = case when (one ->> 'snooze_over')::boolean then null else r.snoozed_until end,
        snooze_count = case when (one ->> 'is_new')::boolean then 0 else r.snooze_count end,
        unanswered = (one ->> 'unanswered')::integer, check_at = null, leased_until = null
      where r.id = (one ->> 'id')::uuid and r.version = (one ->> 'version')::integer
      returning r.user_id into person;
    if not found then
      update public.reminders r set leased_until = null where r.id = (one ->> 'id')::uuid and r.leased_until is not null;
      continue;
    end if;
    stored := stored + 1;
    with made as (
      insert into public.reminder_deliveries
          (id, user_id, reminder_id, occurrence, channel, state, due_at, send_at, deliver_at, sent_at)
        select private.delivery_id((one ->> 'id')::uuid, d.occurrence, d.channel), person, (one ->> 'id')::uuid, d.occurrence,
          d.channel, d.state, d.due_at, d.send_at, d.send_at, case d.state when 'sent' then now() end
        from jsonb_to_recordset(one -> 'deliveries')
          as d (occurrence text, channel text, state text, due_at timestamptz, send_at timestamptz)
        on conflict do nothing
        returning channel, state
    )
    select coalesce(bool_or(m.channel = 'in_app' and m.state = 'sent'), false) into new_in_app from made m;
    -- Only where the row is new: whoever comes second tells nothing.
    if new_in_app then
      for told in select e from jsonb_array_elements(one -> 'notices') e loop
        perform private.tell_person(person, told ->> 'kind', told ->> 'subject',
          case when told -> 'params' ? 'occurrence' then ((told -> 'params') - 'occurrence'::text) || jsonb_build_object('delivery',
            private.delivery_id((one ->> 'id')::uuid, told -> 'params' ->> 'occurrence', 'in_app'))
          else told -> 'params' end,
          told ->> 'path',
          p_event => told ->> 'event', p_title => told ->> 'title');
      end loop;
    end if;
  end loop;
  return stored;
end
$$;
revoke execute on function public.store_dispatch(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_dispatch(jsonb) to service_role;

-- Takes messages and mails in hand that are to be sent now. What was taken five minutes ago and not marked is handed out again.
create function public.claim_deliveries(p_limit integer default 500, p_now timestamptz default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moment constant timestamptz := coalesce(p_now, now());
  taken uuid[];
begin
  -- One at a time: what another has in hand counts towards what a person gets in a day.
  perform pg_advisory_xact_lock(hashtextextended('claim deliveries', 0));
  taken := array(
    select d.id from public.reminder_deliveries d
    where d.state = 'claimed' and d.send_at <= moment
      and (d.claimed_at is null or d.claimed_at <= moment - interval '5 minutes')
    order by d.send_at, d.user_id, d.id limit least(p_limit, 1000)
  );
  update public.reminder_deliveries d set claimed_at = moment, tries = d.tries + 1 where d.id = any (taken);
  return (
    select jsonb_build_object('now', moment, 'people', coalesce(jsonb_agg(person.row order by person.id), '[]')) from (
      select d.user_id as id, jsonb_build_object(
        'user_id', d.user_id, 'language', p.language, 'details', coalesce(s.push_details, false),
        'wants', coalesce(s.notify_reminders, true),
        'address', (
          select u.email from auth.users u where u.id = d.user_id and u.email <> '' and u.email_confirmed_at is not null
        ),
        'devices', (
          select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'endpoint', v.endpoint, 'p256dh', v.p256dh, 'auth', v.auth)
            order by v.created_at, v.id), '[]')
          from public.push_subscriptions v where v.user_id = d.user_id
        ),
        -- Messages of this day of theirs, each bundle one; with what another run has in hand.
        'used', (
          select jsonb_build_object(
            'push', count(distinct coalesce(u.bundle_id, u.id)) filter (where u.channel = 'push'),
            'email', count(distinct coalesce(u.bundle_id, u.id)) filter (where u.channel = 'email'))
          from public.reminder_deliveries u
          where u.user_id = d.user_id and u.id <> all (taken) and (
            (u.sent_at > moment - interval '26 hours' and u.state = 'sent'
              and (u.sent_at at time zone coalesce(s.time_zone, 'UTC'))::date
                = (moment at time zone coalesce(s.time_zone, 'UTC'))::date)
            or (u.state = 'claimed' and u.claimed_at > moment - interval '5 minutes'))
        ),
        'deliveries', jsonb_agg(jsonb_build_object(
          'id', d.id, 'reminder_id', d.reminder_id, 'occurrence', d.occurrence, 'channel', d.channel, 'due_at', d.due_at,
          'deliver_at', d.deliver_at, 'tries', d.tries, 'bundle_id', d.bundle_id, 'title', r.title, 'note', r.note, 'link', r.link,
          'valid_for_min', r.valid_for_min, 'channels', r.channels, 'tz', private.reminder_zone(r),
          'live', r.deleted_at is null and r.state <> 'paused' and d.acted is null,
          'newer', exists (
            select from public.reminder_deliveries n
            where n.reminder_id = d.reminder_id and n.channel = d.channel and n.deliver_at > d.deliver_at
              and n.deliver_at <= moment and n.state in ('sent', 'claimed')
          )
        ) order by d.due_at, d.id)
      ) as row
      from public.reminder_deliveries d
      join public.reminders r on r.id = d.reminder_id
      left join public.user_settings s on s.user_id = d.user_id
      left join public.profiles p on p.id = d.user_id
      where d.id = any (taken)
      group by d.user_id, p.language, s.push_details, s.notify_reminders, s.time_zone
    ) person
  );
end
$$;
revoke execute on function public.claim_deliveries(integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.claim_deliveries(integer, timestamptz) to service_role;

-- What is sent in one, and what is not sent, before anything is; and afterwards what became of it. `again_at`: tried then.
create function public.mark_deliveries(p_rows jsonb, p_now timestamptz default null) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.reminder_deliveries d
    set state = coalesce(m.state, d.state), bundle_id = coalesce(d.bundle_id, m.bundle_id),
      send_at = coalesce(m.again_at, d.send_at), claimed_at = case when m.again_at is null then d.claimed_at end,
      sent_at = case m.state when 'sent' then coalesce(p_now, now()) else d.sent_at end
    from jsonb_to_recordset(p_rows) as m (id uuid, state text, bundle_id uuid, again_at timestamptz)
    where d.id = m.id and d.state = 'claimed'
$$;
revoke execute on function public.mark_deliveries(jsonb, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.mark_deliveries(jsonb, timestamptz) to service_role;

-- Every night each next moment is derived anew, since zones change their rules; a change of zone or of what it is about does so at once.
create function public.recheck_reminders() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  marked integer;
begin
  update public.reminders r set check_at = now() where r.state = 'active' and r.deleted_at is null and r.check_at is null;
  get diagnostics marked = row_count;
  return marked;
end
$$;
revoke execute on function public.recheck_reminders() from public, anon, authenticated, service_role;
grant execute on function public.recheck_reminders() to service_role;

create function private.recheck_after_zone() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.reminders r set check_at = now()
    where r.user_id = new.user_id and r.state = 'active' and r.deleted_at is null and r.tz_mode = 'follow';
  return null;
end
$$;
revoke execute on function private.recheck_after_zone() from public, anon, authenticated, service_role;
create trigger recheck_reminders_new after insert on public.user_settings
  for each row when (new.time_zone is not null) execute function private.recheck_after_zone();
create trigger recheck_reminders after update of time_zone on public.user_settings
  for each row when (new.time_zone is distinct from old.time_zone) execute function private.recheck_after_zone();

-- What a reminder is of has changed or is over. Arguments: the target and, for an exception of a series, its column.
create function private.recheck_after_target() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  now_so constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  ids constant text[] := array_remove(array[now_so ->> 'id', now_so ->> 'recurrence_of'], null);
begin
  update public.reminders r
    set state = case when (private.reminder_source(r.user_id, r.target, r.target_id) ->> 'over')::boolean
        then 'ended' else r.state end,
      check_at = now()
    where r.user_id = (now_so ->> 'user_id')::uuid and r.target = tg_argv[0] and r.target_id = any (ids) and r.state <> 'ended';
  return null;
end
$$;
revoke execute on function private.recheck_after_target() from public, anon, authenticated, service_role;
create trigger recheck_reminders after update of status, due_at, due_date, deleted_at or delete on public.tasks
  for each row execute function private.recheck_after_target('task');
create trigger recheck_reminders after update of status, skipped, ticks or delete on public.focus_plan_items
  for each row execute function private.recheck_after_target('plan_item');

create function private.pause_after_plan() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.pause_above_plan(new.user_id);
  return null;
end
$$;
revoke execute on function private.pause_after_plan() from public, anon, authenticated, service_role;
create trigger pause_reminders after update of subscribed, subscription_tier, trial_status on public.subscribers
  for each row when (row(new.subscribed, new.subscription_tier, new.trial_status)
    is distinct from row(old.subscribed, old.subscription_tier, old.trial_status)) execute function private.pause_after_plan();

-- Deliveries are kept for 90 days, reminders taken away for 30.
create function public.purge_reminders(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
  more integer;
begin
  delete from public.reminder_deliveries d where d.id in (
    select g.id from public.reminder_deliveries g where g.created_at < now() - interval '90 days'
    order by g.created_at limit p_limit
  );
  get diagnostics removed = row_count;
  delete from public.reminders r where r.id in (
    select g.id from public.reminders g where g.deleted_at < now() - interval '30 days'
    order by g.deleted_at limit p_limit - removed
  );
  get diagnostics more = row_count;
  return removed + more;
end
$$;
revoke execute on function public.purge_reminders(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_reminders(integer) to service_role;

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('dispatch-reminders', '* * * * *', '10 minutes', null),
  ('recheck-reminders', '33 2 * * *', '1 day', 'select public.recheck_reminders()'),
  ('purge-reminders', '2-52/10 3 * * *', '1 day', 'select public.purge_reminders()');
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
