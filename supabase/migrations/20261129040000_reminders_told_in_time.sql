-- Ten thousand reminders come due at eight o'clock. Whether the plan has room is asked only where a reminder begins to count: a
-- change of its next moment, of which there is one each time it is told, asked as well.
drop trigger keep_within_plan on public.reminders;
create trigger keep_within_plan_new before insert on public.reminders
  for each row execute function private.keep_within_plan('reminders', 'r.state = ''active'' and r.deleted_at is null');
create trigger keep_within_plan before update of state, deleted_at on public.reminders
  for each row when (row(new.state, new.deleted_at) is distinct from row(old.state, old.deleted_at))
  execute function private.keep_within_plan('reminders', 'r.state = ''active'' and r.deleted_at is null');

-- What is in hand is taken to be next to nothing, as it is at most times of a day; at eight it is thousands, and they were read once
-- for each person and for each twenty that were marked. An expression in the place of the column keeps their index out of it.
create or replace function public.claim_deliveries(p_limit integer default 500, p_now timestamptz default null) returns jsonb
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
          from (
            select b.id, b.bundle_id, b.channel from public.reminder_deliveries b
            where b.user_id = d.user_id and b.sent_at > moment - interval '26 hours' and b.state = 'sent'
              and (b.sent_at at time zone coalesce(s.time_zone, 'UTC'))::date
                = (moment at time zone coalesce(s.time_zone, 'UTC'))::date
            union all
            select h.id, h.bundle_id, h.channel from public.reminder_deliveries h
            where h.user_id = d.user_id and h.claimed_at > moment - interval '5 minutes' and h.state || '' = 'claimed'
          ) u
          where u.id <> all (taken)
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

create or replace function public.mark_deliveries(p_rows jsonb, p_now timestamptz default null) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.reminder_deliveries d
    set state = coalesce(m.state, d.state), bundle_id = coalesce(d.bundle_id, m.bundle_id),
      send_at = coalesce(m.again_at, d.send_at), claimed_at = case when m.again_at is null then d.claimed_at end,
      sent_at = case m.state when 'sent' then coalesce(p_now, now()) else d.sent_at end
    from jsonb_to_recordset(p_rows) as m (id uuid, state text, bundle_id uuid, again_at timestamptz)
    where d.id = any (array(select (e ->> 'id')::uuid from jsonb_array_elements(p_rows) e)) and d.id = m.id
      and d.state || '' = 'claimed'
$$;

-- What was decided is stored in three statements instead of three for each reminder. It ends as before: one that was changed
-- meanwhile is left as it is, and only a row that is new is told.
create or replace function public.store_dispatch(p_done jsonb) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ids uuid[];
  people uuid[];
  fresh uuid[];
  told record;
begin
  -- In one order, whoever stores beside this.
  perform from public.reminders r
    where r.id = any (array(select (e ->> 'id')::uuid from jsonb_array_elements(p_done) e)) order by r.id for update;
  with done as (
    update public.reminders r
      set next_at = g.next_at, next_local = g.next_local, last_handled = coalesce(g.last_handled, r.last_handled), state = g.state,
        snoozed_until = case when g.snooze_over then null else r.snoozed_until end,
        snooze_count = case when g.is_new then 0 else r.snooze_count end,
        unanswered = g.unanswered, check_at = null, leased_until = null
      from jsonb_to_recordset(p_done) as g (id uuid, version integer, next_at timestamptz, next_local text, last_handled text,
        state text, snooze_over boolean, is_new boolean, unanswered integer)
      where r.id = g.id and r.version = g.version
      returning r.id, r.user_id
  )
  select coalesce(array_agg(d.id), '{}'), coalesce(array_agg(d.user_id), '{}') into ids, people from done d;
  update public.reminders r set leased_until = null
    where r.id = any (array(select (e ->> 'id')::uuid from jsonb_array_elements(p_done) e)) and r.id <> all (ids)
      and r.leased_until is not null;
  with made as (
    insert into public.reminder_deliveries
        (id, user_id, reminder_id, occurrence, channel, state, due_at, send_at, deliver_at, sent_at)
      select private.delivery_id(x.id, d.occurrence, d.channel), x.user_id, x.id, d.occurrence, d.channel, d.state, d.due_at,
        d.send_at, d.send_at, case d.state when 'sent' then now() end
      from jsonb_to_recordset(p_done) as g (id uuid, deliveries jsonb)
      join unnest(ids, people) as x (id, user_id) on x.id = g.id
      cross join jsonb_to_recordset(g.deliveries)
        as d (occurrence text, channel text, state text, due_at timestamptz, send_at timestamptz)
      order by x.id, d.occurrence, d.channel
      on conflict do nothing
      returning reminder_id, channel, state
  )
  select coalesce(array_agg(distinct m.reminder_id), '{}') into fresh from made m where m.channel = 'in_app' and m.state = 'sent';
  -- Only where the row is new: whoever comes second tells nothing.
  for told in
    select x.id, x.user_id, n.notice
    from jsonb_to_recordset(p_done) as g (id uuid, notices jsonb)
    join unnest(ids, people) as x (id, user_id) on x.id = g.id
    cross join jsonb_array_elements(g.notices) with ordinality as n (notice, place)
    where g.id = any (fresh)
    order by x.id, n.place
  loop
    perform private.tell_person(told.user_id, told.notice ->> 'kind', told.notice ->> 'subject',
      case when told.notice -> 'params' ? 'occurrence'
        then ((told.notice -> 'params') - 'occurrence'::text) || jsonb_build_object('delivery',
          private.delivery_id(told.id, told.notice -> 'params' ->> 'occurrence', 'in_app'))
        else told.notice -> 'params' end,
      told.notice ->> 'path', p_event => told.notice ->> 'event', p_title => told.notice ->> 'title');
  end loop;
  return cardinality(ids);
end
$$;
