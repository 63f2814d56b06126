-- A file brings up to 2,000 events in one statement. What limits them is asked once for all that were written, not for each:
-- every event was counted against those before it, and written down by itself as what a day may store.

-- As keep_within_plan, after a statement and for all its rows: with the name of the limit and what makes a row (r) count.
-- Needs new_rows, on a change old_rows as well.
create function private.keep_set_within_plan() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
  present integer;
  most integer;
  counting constant text := 'select r.id, r.user_id from %I r where ' || tg_argv[1];
  -- What counted already may change, also above the limit; what was sent again is not among the rows.
  fresh constant text := case tg_op
    when 'INSERT' then format(counting, 'new_rows')
    else concat(format(counting, 'new_rows'), ' except ', format(counting, 'old_rows'))
  end;
begin
  for person in execute format('select distinct f.user_id from (%s) f order by 1', fresh) loop
    perform pg_advisory_xact_lock(hashtextextended(tg_argv[0] || ' ' || person, 0));
    execute format('select count(*) from %I.%I r where r.user_id = $1 and %s', tg_table_schema, tg_table_name, tg_argv[1])
      into present using person;
    most := private.plan_limit(tg_argv[0], person);
    if present > most then
      raise exception '%', 'too_many_' || tg_argv[0] using errcode = 'PT409', hint = most::text;
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.keep_set_within_plan() from public, anon, authenticated, service_role;

-- Whose plan has none of them hears so first: the policies would say that it is not theirs to do.
create function private.refuse_without_plan() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if private.plan_limit(tg_argv[0], new.user_id) = 0 then
    raise exception '%', 'too_many_' || tg_argv[0] using errcode = 'PT409', hint = '0';
  end if;
  return new;
end
$$;
revoke execute on function private.refuse_without_plan() from public, anon, authenticated, service_role;

-- As keep_within_quota, after a statement and for all its rows (new_rows), of tables without a limit of rows in all. What is
-- stored already, and sent again, is not among them.
create function private.keep_set_within_quota() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  stored record;
  quota private.quotas;
  used private.usage;
begin
  if coalesce(current_setting('request.jwt.claims', true), '') = '' then
    return null;
  end if;
  select * into strict quota from private.quotas q where q.table_name = tg_table_name;
  for stored in execute format(
    'select n.%1$I as person, count(*) as rows, sum(pg_column_size(n.*)) as bytes from new_rows n '
    'where n.%1$I is not null group by 1 order by 1', tg_argv[0])
  loop
    insert into private.usage as u (user_id, table_name, day, rows, bytes)
      values (stored.person, tg_table_name, (now() at time zone 'utc')::date, stored.rows, stored.bytes)
      on conflict (user_id, table_name) do update
        set day = excluded.day,
          rows = case when u.day = excluded.day then u.rows else 0 end + excluded.rows,
          bytes = case when u.day = excluded.day then u.bytes else 0 end + excluded.bytes
      returning * into used;
    if used.rows > quota.rows_a_day or used.bytes > quota.bytes_a_day then
      raise exception 'quota_exceeded' using errcode = 'PT429', detail = tg_table_name, hint = 'More tomorrow.';
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.keep_set_within_quota() from public, anon, authenticated, service_role;

drop trigger keep_within_plan on public.calendar_events;
drop trigger keep_within_quota on public.calendar_events;
create trigger refuse_without_plan before insert on public.calendar_events
  for each row when (new.user_id = auth.uid()) execute function private.refuse_without_plan('calendar_events');
create trigger keep_within_plan_new after insert on public.calendar_events referencing new table as new_rows
  for each statement execute function private.keep_set_within_plan('calendar_events', 'r.deleted_at is null');
create trigger keep_within_plan after update on public.calendar_events
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_set_within_plan('calendar_events', 'r.deleted_at is null');
create trigger keep_within_quota after insert on public.calendar_events referencing new table as new_rows
  for each statement execute function private.keep_set_within_quota('user_id');
