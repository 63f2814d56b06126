-- What people and the function reminder-keep do with reminders.

-- What a reminder of something goes by: when that is, and whether it is over. Null where it is of nothing, or of what has no row
-- of its own.
create function private.reminder_source(p_user uuid, p_target text, p_id text) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  found jsonb;
  wanted constant uuid := case
    when p_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_id::uuid
  end;
begin
  if p_target not in ('task', 'event', 'plan_item', 'habit') then
    return null;
  end if;
  if p_target = 'task' then
    select jsonb_build_object('over', t.deleted_at is not null or t.status in ('done', 'dropped'),
        'due_at', t.due_at, 'due_date', t.due_date)
      into found from public.tasks t where t.id = wanted and t.user_id = p_user;
  elsif p_target = 'plan_item' then
    select jsonb_build_object('over', i.status <> 'open' or p.status <> 'active')
      into found from public.focus_plan_items i join public.focus_plans p on p.id = i.plan_id
      where i.id = wanted and i.user_id = p_user;
  elsif p_target = 'habit' then
    select jsonb_build_object('over', h.deleted_at is not null or h.status <> 'active')
      into found from public.habits h where h.id = wanted and h.user_id = p_user;
  else
    -- The series with the occurrences of it that were changed.
    select jsonb_build_object(
        'over', bool_and(e.deleted_at is not null or e.cancelled) filter (where e.id = wanted),
        'events', jsonb_agg(to_jsonb(e) order by e.id) filter (where e.deleted_at is null and not e.cancelled))
      into found from public.calendar_events e
      where e.user_id = p_user and (e.id = wanted or e.recurrence_of = wanted);
    if found -> 'over' = 'null' then
      found := null;
    end if;
  end if;
  return coalesce(found, '{"over": true}');
end
$$;
revoke execute on function private.reminder_source(uuid, text, text) from public, anon, authenticated, service_role;

-- What is asked before a reminder is stored.
create function public.reminder_facts(p_user uuid, p_target text, p_target_id text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'now', now(),
    'time_zone', (select s.time_zone from public.user_settings s where s.user_id = p_user),
    'source', private.reminder_source(p_user, p_target, p_target_id))
$$;
revoke execute on function public.reminder_facts(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.reminder_facts(uuid, text, text) to service_role;

-- Stores what reminder-keep has checked; what is sent again changes nothing but what is new in it.
create function public.store_reminder(p_user uuid, p_reminder jsonb) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  given public.reminders := jsonb_populate_record(null::public.reminders, p_reminder);
  stored public.reminders;
begin
  insert into public.reminders as r
      (id, user_id, title, note, link, target, target_id, starts, tz_mode, tz, rrule, offset_min, channels, valid_for_min,
        ignore_quiet, next_at, next_local, last_handled)
    values (given.id, p_user, given.title, given.note, given.link, given.target, given.target_id, given.starts, given.tz_mode,
      given.tz, given.rrule, given.offset_min, given.channels, given.valid_for_min, given.ignore_quiet, given.next_at,
      given.next_local, given.last_handled)
    on conflict (id) do update
      set title = given.title, note = given.note, link = given.link, target = given.target, target_id = given.target_id,
        starts = given.starts, tz_mode = given.tz_mode, tz = given.tz, rrule = given.rrule, offset_min = given.offset_min,
        channels = given.channels, valid_for_min = given.valid_for_min, ignore_quiet = given.ignore_quiet, state = 'active',
        deleted_at = null, next_at = given.next_at, next_local = given.next_local, last_handled = given.last_handled,
        snoozed_until = null, snooze_count = 0, unanswered = 0, leased_until = null
      where r.user_id = p_user
    returning * into stored;
  if stored.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  -- Just derived.
  update public.reminders r set check_at = null where r.id = stored.id and r.check_at is not null;
  return to_jsonb(stored) - '{check_at, leased_until, user_id}'::text[];
end
$$;
revoke execute on function public.store_reminder(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_reminder(uuid, jsonb) to service_role;

create function public.pause_reminder(p_id uuid, p_until date default null) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if p_until <= private.person_day((select auth.uid())) then
    raise exception 'time_passed' using errcode = 'PT400', hint = 'A day to come.';
  end if;
  update public.reminders r set state = 'paused', paused_until = p_until
    where r.id = p_id and r.user_id = (select auth.uid()) and r.deleted_at is null;
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
end
$$;
revoke execute on function public.pause_reminder(uuid, date) from public, anon, service_role;
grant execute on function public.pause_reminder(uuid, date) to authenticated;

create function public.resume_reminder(p_id uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.reminders r set state = 'active'
    where r.id = p_id and r.user_id = (select auth.uid()) and r.deleted_at is null and r.state in ('paused', 'active');
  if not found then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
end
$$;
revoke execute on function public.resume_reminder(uuid) from public, anon, service_role;
grant execute on function public.resume_reminder(uuid) to authenticated;

-- What came of an occurrence. Any of its deliveries stands for all of them; what is read on one device is read on all.
create function private.act_on_delivery(p_user uuid, p_delivery uuid, p_action text, p_until timestamptz) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  told public.reminder_deliveries;
  of_it public.reminders;
begin
  if p_action not in ('done', 'snooze', 'opened', 'dismissed') then
    raise exception 'bad_action' using errcode = 'PT400';
  end if;
  select * into told from public.reminder_deliveries d where d.id = p_delivery and d.user_id = p_user;
  if told.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  select * into of_it from public.reminders r where r.id = told.reminder_id for update;
  if p_action = 'snooze' then
    if of_it.deleted_at is not null or of_it.state = 'paused' then
      raise exception 'reminder_state' using errcode = 'PT409', hint = 'It is paused or gone.';
    elsif of_it.snooze_count >= 3 then
      raise exception 'snooze_limit' using errcode = 'PT409', hint = '3';
    elsif p_until is null or p_until <= now() or p_until > now() + interval '3 days' then
      raise exception 'bad_time' using errcode = 'PT400';
    elsif of_it.state = 'active' and p_until >= of_it.next_at then
      raise exception 'next_is_sooner' using errcode = 'PT409', hint = 'The next one comes before that.';
    end if;
  end if;
  update public.reminder_deliveries d
    set opened_at = case when p_action = 'opened' then coalesce(d.opened_at, now()) else d.opened_at end,
      acted = case p_action when 'snooze' then 'snoozed' when 'opened' then coalesce(d.acted, 'opened') else p_action end,
      acted_at = now()
    where d.reminder_id = told.reminder_id and d.occurrence = told.occurrence;
  update public.reminders r
    set unanswered = 0,
      snoozed_until = case p_action when 'snooze' then p_until when 'done' then null else r.snoozed_until end,
      snooze_count = r.snooze_count + (p_action = 'snooze')::integer
    where r.id = of_it.id;
  update public.notifications n set is_read = true
    where n.user_id = p_user and n.dedupe_key = 'reminder:' || told.reminder_id and not n.is_read and n.removed_at is null;
end
$$;
revoke execute on function private.act_on_delivery(uuid, uuid, text, timestamptz)
  from public, anon, authenticated, service_role;

create function public.act_on_reminder(p_delivery uuid, p_action text, p_until timestamptz default null) returns void
  language sql
  security definer
  set search_path = ''
as $$
  select private.act_on_delivery((select auth.uid()), p_delivery, p_action, p_until)
$$;
revoke execute on function public.act_on_reminder(uuid, text, timestamptz) from public, anon, service_role;
grant execute on function public.act_on_reminder(uuid, text, timestamptz) to authenticated;

-- By the token of a message, which the function has checked: once, and within a day.
create function public.act_by_message(p_delivery uuid, p_action text, p_until timestamptz default null) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  told public.reminder_deliveries;
begin
  select * into told from public.reminder_deliveries d where d.id = p_delivery for update;
  if told.id is null or told.acted in ('done', 'snoozed', 'dismissed')
    or coalesce(told.sent_at, told.claimed_at, told.created_at) < now() - interval '24 hours' then
    raise exception 'token_used' using errcode = 'PT409';
  end if;
  perform private.act_on_delivery(told.user_id, p_delivery, p_action, p_until);
end
$$;
revoke execute on function public.act_by_message(uuid, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.act_by_message(uuid, text, timestamptz) to service_role;

-- No more mail: of one reminder, or of all its person has.
create function public.stop_reminder_mail(p_reminder uuid, p_all boolean) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.reminders r set channels = array_remove(r.channels, 'email')
    where 'email' = any (r.channels) and case when p_all
      then r.user_id = (select o.user_id from public.reminders o where o.id = p_reminder)
      else r.id = p_reminder end;
  update public.reminder_deliveries d set state = 'suppressed'
    from public.reminders r
    where d.reminder_id = r.id and d.state = 'claimed' and d.channel = 'email' and case when p_all
      then r.user_id = (select o.user_id from public.reminders o where o.id = p_reminder)
      else r.id = p_reminder end
$$;
revoke execute on function public.stop_reminder_mail(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.stop_reminder_mail(uuid, boolean) to service_role;

-- A device that is to be told. One that belonged to somebody else belongs to whoever uses it now; of more than ten the oldest
-- goes. Only services of browsers are written to (lib/reminders/push-hosts names the same).
create function private.is_push_service(p_endpoint text) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select substring(p_endpoint from '^https://([a-z0-9.-]+)/')
    ~ '^(fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|([a-z0-9-]+\.)+notify\.windows\.com)$'
$$;
revoke execute on function private.is_push_service(text) from public, anon, authenticated, service_role;

create function public.push_subscribe(
  p_endpoint text, p_p256dh text, p_auth text, p_device_name text default '', p_tz text default null
) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  kept uuid;
begin
  if not coalesce(private.is_push_service(p_endpoint), false) then
    raise exception 'unknown_push_service' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('devices ' || me, 0));
  delete from public.push_subscriptions s where s.endpoint = p_endpoint and s.user_id <> me;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, device_name, tz)
    values (me, p_endpoint, p_p256dh, p_auth, left(btrim(coalesce(p_device_name, '')), 40), p_tz)
    on conflict (endpoint) do update
      set p256dh = excluded.p256dh, auth = excluded.auth, tz = excluded.tz, failure_count = 0,
        device_name = case when excluded.device_name = '' then s.device_name else excluded.device_name end
    returning s.id into kept;
  delete from public.push_subscriptions s where s.user_id = me and s.id <> kept and s.id not in (
    select n.id from public.push_subscriptions n where n.user_id = me and n.id <> kept
    order by n.created_at desc, n.id limit 9
  );
  return kept;
end
$$;
revoke execute on function public.push_subscribe(text, text, text, text, text) from public, anon, service_role;
grant execute on function public.push_subscribe(text, text, text, text, text) to authenticated;

create function public.push_unsubscribe(p_id uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.push_subscriptions s where s.id = p_id and s.user_id = (select auth.uid())
$$;
revoke execute on function public.push_unsubscribe(uuid) from public, anon, service_role;
grant execute on function public.push_unsubscribe(uuid) to authenticated;

-- Where a test message goes.
create function public.push_device(p_user uuid, p_id uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
    'language', (select p.language from public.profiles p where p.id = p_user))
  from public.push_subscriptions s where s.id = p_id and s.user_id = p_user
$$;
revoke execute on function public.push_device(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.push_device(uuid, uuid) to service_role;

-- What became of messages to devices: those that are gone are forgotten.
create function public.note_push(p_gone uuid[], p_ok uuid[], p_failed uuid[]) returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.push_subscriptions s where s.id = any (p_gone);
  update public.push_subscriptions s set failure_count = 0, last_ok_at = now() where s.id = any (p_ok);
  update public.push_subscriptions s set failure_count = s.failure_count + 1 where s.id = any (p_failed)
$$;
revoke execute on function public.note_push(uuid[], uuid[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.note_push(uuid[], uuid[], uuid[]) to service_role;
