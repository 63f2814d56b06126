-- Reminders: what a person wants to be told, when by the clock on their wall, and on which ways. The wall time, the zone and the
-- rule are what is true; the next moment is derived from them by the server (lib/reminders) and may be derived anew.
create table public.reminders (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  note text not null default '' check (char_length(note) <= 500),
  -- a page of this site
  link text check (char_length(link) <= 200),
  target text not null default 'none'
    check (target in ('none', 'task', 'event', 'plan_item', 'habit', 'exercise', 'article', 'retest')),
  target_id text check (target_id ~ '^[A-Za-z0-9_-]{1,80}$'),
  -- YYYY-MM-DDTHH:MM; null: so many minutes before what it is about
  starts text check (starts ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]$'),
  -- 'follow': the zone of the person on that day, else `tz`, which is then the device's
  tz_mode text not null default 'follow' check (tz_mode in ('follow', 'fixed')),
  tz text not null check (char_length(tz) between 1 and 64),
  rrule text check (char_length(rrule) between 1 and 300),
  offset_min integer check (offset_min between 0 and 20160),
  channels text[] not null default '{in_app}'
    check (channels <@ '{in_app,push,email}' and 'in_app' = any (channels) and cardinality(channels) <= 3),
  valid_for_min integer not null default 120 check (valid_for_min in (120, 1440)),
  ignore_quiet boolean not null default false,
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  paused_until date check (paused_until between '2020-01-01' and '2200-01-01'),
  -- Derived: the next moment, and what the wall shows by the rule.
  next_at timestamptz,
  next_local text check (char_length(next_local) <= 20),
  snoozed_until timestamptz,
  -- of the occurrence at hand
  snooze_count integer not null default 0 check (snooze_count between 0 and 3),
  -- The newest wall time that was looked after.
  last_handled text check (char_length(last_handled) <= 20),
  -- How many came one after the other without any answer.
  unanswered integer not null default 0 check (unanswered >= 0),
  -- When the next moment is to be derived anew; null: it holds.
  check_at timestamptz,
  -- In the hands of a dispatcher until then.
  leased_until timestamptz,
  -- One more with every change, whoever makes it: what was read before is not written after.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((starts is null) = (offset_min is not null)),
  check (offset_min is null or (rrule is null and target in ('task', 'event') and target_id is not null)),
  check (paused_until is null or state = 'paused'),
  constraint reminders_texts_are_plain check (
    title !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
    and note !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  )
);
create index reminders_person_idx on public.reminders (user_id, created_at, id);
create index reminders_active_idx on public.reminders (user_id) where state = 'active' and deleted_at is null;
create index reminders_target_idx on public.reminders (user_id, target_id) where target_id is not null and state <> 'ended';
create index reminders_wake_idx on public.reminders
  (least(case when state = 'active' then next_at end, snoozed_until)) where deleted_at is null;
create index reminders_check_idx on public.reminders (check_at) where state = 'active' and deleted_at is null;
create index reminders_paused_idx on public.reminders (paused_until) where state = 'paused' and deleted_at is null;
create index reminders_removed_idx on public.reminders (deleted_at) where deleted_at is not null;

-- What the wall shows somewhere, to the second.
create function private.wall_now(p_zone text, p_at timestamptz default now()) returns text
  language sql
  stable
  set search_path = ''
as $$
  select to_char(p_at at time zone p_zone, 'YYYY-MM-DD"T"HH24:MI:SS')
$$;
revoke execute on function private.wall_now(text, timestamptz) from public, anon, authenticated, service_role;

-- The zone a reminder goes by.
create function private.reminder_zone(p_reminder public.reminders) returns text
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    case p_reminder.tz_mode when 'follow' then (
      select s.time_zone from public.user_settings s where s.user_id = p_reminder.user_id
    ) end,
    p_reminder.tz)
$$;
revoke execute on function private.reminder_zone(public.reminders) from public, anon, authenticated, service_role;

-- States, and what has to be derived anew. What comes back begins at that moment: nothing is made up for.
create function private.keep_reminder() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  plays constant boolean := new.state = 'active' and new.deleted_at is null;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'active' then
      raise exception 'reminder_state' using errcode = 'PT409', hint = 'A reminder begins active.';
    end if;
  elsif new.state = 'paused' and old.state = 'ended' then
    raise exception 'reminder_state' using errcode = 'PT409', hint = 'ended to paused';
  end if;
  if tg_op = 'INSERT' or new.tz <> old.tz then
    if not private.is_zone(new.tz) then
      raise exception 'unknown_zone' using errcode = 'PT400', hint = 'This time zone is not known.';
    end if;
  end if;
  if new.link is not null and (tg_op = 'INSERT' or new.link is distinct from old.link)
    and private.site_address(new.link) is null then
    raise exception 'bad_link' using errcode = 'PT400', hint = 'A page of this site.';
  end if;
  if tg_op = 'UPDATE' and plays and (old.state <> 'active' or old.deleted_at is not null) then
    new.last_handled := greatest(new.last_handled, private.wall_now(private.reminder_zone(new)));
    new.check_at := now();
    new.unanswered := 0;
  end if;
  if new.state <> 'paused' then
    new.paused_until := null;
  end if;
  if new.state = 'paused' or new.deleted_at is not null then
    new.snoozed_until := null;
  end if;
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_reminder() from public, anon, authenticated, service_role;
create trigger keep_reminder_new before insert on public.reminders
  for each row execute function private.keep_reminder();
create trigger keep_reminder before update on public.reminders
  for each row execute function private.keep_reminder();
create trigger keep_within_plan before insert or update of state, deleted_at on public.reminders
  for each row execute function private.keep_within_plan('reminders', 'r.state = ''active'' and r.deleted_at is null');
create trigger touch_updated_at before update on public.reminders
  for each row execute function private.touch_updated_at();

alter table public.reminders enable row level security;
revoke all on public.reminders from public, anon, authenticated, service_role;
grant
  select (id, user_id, title, note, link, target, target_id, starts, tz_mode, tz, rrule, offset_min, channels, valid_for_min,
    ignore_quiet, state, paused_until, next_at, next_local, snoozed_until, snooze_count, last_handled, unanswered, version,
    created_at, updated_at, deleted_at),
  update (deleted_at),
  delete
  on public.reminders to authenticated;
create policy "a person reads own reminders" on public.reminders
  for select to authenticated
  using (user_id = (select auth.uid()));
-- Everything else is changed by the function reminder-keep, which derives the next moment.
create policy "a person takes own reminders away and back" on public.reminders
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own reminders" on public.reminders
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- What was told, where, and what came of it: one row an occurrence and way.
create table public.reminder_deliveries (
  -- made of the three that name it (delivery_id), so that a mail service knows it again, also after a backup was put back
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  reminder_id uuid not null references public.reminders (id) on delete cascade,
  -- the wall time by the rule, or 'snooze:' and the moment
  occurrence text not null check (char_length(occurrence) between 1 and 40),
  channel text not null check (channel in ('in_app', 'push', 'email')),
  state text not null check (state in ('claimed', 'sent', 'failed', 'missed', 'merged', 'suppressed')),
  due_at timestamptz not null,
  -- after quiet hours, and when it is tried again
  send_at timestamptz not null,
  -- after quiet hours alone: lateness counts from here
  deliver_at timestamptz not null,
  claimed_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  -- several told in one are one; it bears the id of the first
  bundle_id uuid,
  sent_at timestamptz,
  opened_at timestamptz,
  acted text check (acted in ('done', 'snoozed', 'opened', 'dismissed')),
  acted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (reminder_id, occurrence, channel)
);
create index reminder_deliveries_person_idx on public.reminder_deliveries (user_id, due_at desc, id);
create index reminder_deliveries_due_idx on public.reminder_deliveries (send_at) where state = 'claimed';
create index reminder_deliveries_sent_idx on public.reminder_deliveries (user_id, channel, sent_at) where sent_at is not null;
create index reminder_deliveries_old_idx on public.reminder_deliveries (created_at);

alter table public.reminder_deliveries enable row level security;
revoke all on public.reminder_deliveries from public, anon, authenticated, service_role;
grant select (id, user_id, reminder_id, occurrence, channel, state, due_at, sent_at, opened_at, acted, acted_at)
  on public.reminder_deliveries to authenticated;
create policy "a person reads own deliveries" on public.reminder_deliveries
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Devices that take messages. Address and keys are told to nobody; with them anybody could write there.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1024 and endpoint ~ '^https://[a-z0-9.-]+/[!-~]+$'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}=?$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}(==)?$'),
  device_name text not null default ''
    check (char_length(device_name) <= 40 and device_name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  tz text check (char_length(tz) <= 64),
  failure_count integer not null default 0 check (failure_count >= 0),
  last_ok_at timestamptz,
  created_at timestamptz not null default now()
);
create index push_subscriptions_person_idx on public.push_subscriptions (user_id, created_at, id);

alter table public.push_subscriptions enable row level security;
revoke all on public.push_subscriptions from public, anon, authenticated, service_role;
grant select (id, user_id, device_name, last_ok_at, created_at) on public.push_subscriptions to authenticated;
create policy "a person reads own devices" on public.push_subscriptions
  for select to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, left_out_columns, sorted_by) values
  ('reminders', 251, 'user_id', '{}', '{created_at, id}'),
  ('reminder_deliveries', 252, 'user_id', '{}', '{due_at, id}'),
  ('push_subscriptions', 253, 'user_id', '{endpoint, p256dh, auth}', '{created_at, id}');
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('reminders', 300, 1000000, 2000),
  ('push_subscriptions', 100, 200000, null);
create trigger keep_within_quota before insert on public.reminders
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.push_subscriptions
  for each row execute function private.keep_within_quota('user_id');

insert into private.notice_kinds (kind, type, topic, title, many, message) values
  ('reminder', 'info', 'reminders', 'A reminder', null, 'It is time.'),
  ('reminders_bundled', 'info', 'reminders', 'Several reminders', null, 'They were planned for earlier.'),
  ('reminder_unused', 'info', 'reminders', 'This reminder has not been useful lately.', null, 'Another time may suit it better.'),
  ('reminders_paused', 'info', null, 'Some reminders are paused', null, 'The plan allows fewer at a time. None is lost.');
