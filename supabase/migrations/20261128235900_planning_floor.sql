-- What planning, reminders and calendar go by: where a person is, when a day and a week begin, when it is to be quiet, and
-- how much a plan allows.

-- A name that this database knows as a zone. Looking through all of them is slow, so that is done for few: what has no slash
-- could be an abbreviation or a rule of its own.
create function private.is_zone(p_zone text) returns boolean
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if p_zone in ('UTC', 'GMT') then
    return true;
  end if;
  if p_zone !~ '^[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2}$' then
    return p_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*$'
      and exists (select from pg_catalog.pg_timezone_names z where lower(z.name) = lower(p_zone));
  end if;
  perform now() at time zone p_zone;
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;
revoke execute on function private.is_zone(text) from public, anon, authenticated, service_role;

alter table public.user_settings
  -- by IANA; null: nobody said, each device goes by its own
  add column time_zone text check (char_length(time_zone) between 1 and 64),
  -- null: as the language has it
  add column week_start text check (week_start in ('MO', 'SA', 'SU')),
  -- a day lasts until this hour of the next
  add column day_start_hour integer not null default 0 check (day_start_hour between 0 and 6),
  -- by the clock on the wall; the same twice: never quiet
  add column quiet_start text not null default '22:00' check (quiet_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column quiet_end text not null default '07:00' check (quiet_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- own words on the lock screen and in the subject of a mail
  add column push_details boolean not null default false,
  add column show_achievements boolean not null default true;
grant
  insert (time_zone, week_start, day_start_hour, quiet_start, quiet_end, push_details, show_achievements),
  update (time_zone, week_start, day_start_hour, quiet_start, quiet_end, push_details, show_achievements)
  on public.user_settings to authenticated;

create function private.keep_zone() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.time_zone is not null and not private.is_zone(new.time_zone) then
    raise exception 'unknown_zone' using errcode = 'PT400', hint = 'This time zone is not known.';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_zone() from public, anon, authenticated, service_role;
-- Not called when a zone stays: looking one up is slow.
create trigger keep_zone_new before insert on public.user_settings
  for each row when (new.time_zone is not null) execute function private.keep_zone();
create trigger keep_zone_changed before update of time_zone on public.user_settings
  for each row when (new.time_zone is distinct from old.time_zone) execute function private.keep_zone();

-- The zone a person's days are counted in.
create function private.person_zone(p_user uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce((select s.time_zone from public.user_settings s where s.user_id = p_user), 'UTC')
$$;
revoke execute on function private.person_zone(uuid) from public, anon, authenticated, service_role;

-- The day it is for a person: what the wall shows, less the hour at which their day begins.
create function private.person_day(p_user uuid, p_at timestamptz default now()) returns date
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select ((p_at at time zone coalesce(s.time_zone, 'UTC')) - make_interval(hours => coalesce(s.day_start_hour, 0)))::date
  from (select p_user) asked (id) left join public.user_settings s on s.user_id = asked.id
$$;
revoke execute on function private.person_day(uuid, timestamptz) from public, anon, authenticated, service_role;

-- How many of each a plan allows; src/config/limits.ts says the same (planLimits).
create table private.plan_limits (
  name text primary key check (name ~ '^[a-z][a-z_]{0,39}$'),
  freemium integer not null check (freemium >= 0),
  paid integer not null check (paid >= freemium)
);
revoke all on private.plan_limits from public, anon, authenticated, service_role;
insert into private.plan_limits (name, freemium, paid) values
  ('calendar_events', 0, 5000),
  ('feed_tokens', 0, 3),
  ('goals', 1, 3),
  ('habits', 1, 10),
  ('reminders', 3, 50);

create function private.plan_limit(p_name text, p_user uuid) returns integer
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when private.user_tier(p_user) in ('plus', 'premium') then l.paid else l.freemium end
  from private.plan_limits l where l.name = p_name
$$;
revoke execute on function private.plan_limit(text, uuid) from public, anon, authenticated, service_role;

-- Refuses a row that would be one too many: keep_within_plan('habits', 'r.status = ''active'''), with the name of the limit and
-- what makes a row (r) count. What counts already may change, also above the limit: after a smaller plan nothing is lost.
create function private.keep_within_plan() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  counts boolean;
  counted boolean := false;
  present integer;
  most integer;
begin
  execute format('select %s from (select ($1::%I.%I).*) r', tg_argv[1], tg_table_schema, tg_table_name) into counts using new;
  if not counts then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    execute format('select %s from (select ($1::%I.%I).*) r', tg_argv[1], tg_table_schema, tg_table_name)
      into counted using old;
  else
    -- What is sent again adds nothing.
    execute format('select exists (select from %I.%I r where r.id = $1 and r.user_id = $2)', tg_table_schema, tg_table_name)
      into counted using new.id, new.user_id;
  end if;
  if counted then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(tg_argv[0] || ' ' || new.user_id, 0));
  execute format('select count(*) from %I.%I r where r.user_id = $1 and %s', tg_table_schema, tg_table_name, tg_argv[1])
    into present using new.user_id;
  most := private.plan_limit(tg_argv[0], new.user_id);
  if present >= most then
    raise exception '%', 'too_many_' || tg_argv[0] using errcode = 'PT409', hint = most::text;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_within_plan() from public, anon, authenticated, service_role;
