-- What an account may hold of something in all does not come back tomorrow: it is refused under a name of its own, so that
-- nobody is told to wait for it and nothing is sent again for it.
create or replace function private.keep_within_quota() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
  sent uuid;
  known boolean;
  quota private.quotas;
  used private.usage;
  in_all bigint;
begin
  if coalesce(current_setting('request.jwt.claims', true), '') = '' then
    return new;
  end if;
  execute format('select ($1).%I, ($1).id', tg_argv[0]) into person, sent using new;
  if person is null then
    return new;
  end if;
  execute format('select exists (select from public.%I t where t.id = $1)', tg_table_name) into known using sent;
  if known and tg_table_name <> 'cart_sessions' then
    return new;
  end if;
  select * into strict quota from private.quotas q where q.table_name = tg_table_name;
  insert into private.usage as u (user_id, table_name, day, rows, bytes)
    values (person, tg_table_name, (now() at time zone 'utc')::date, 1, pg_column_size(new))
    on conflict (user_id, table_name) do update
      set day = excluded.day,
        rows = case when u.day = excluded.day then u.rows else 0 end + 1,
        bytes = case when u.day = excluded.day then u.bytes else 0 end + excluded.bytes
    returning * into used;
  if used.rows > quota.rows_a_day or used.bytes > quota.bytes_a_day then
    raise exception 'quota_exceeded' using errcode = 'PT429', detail = tg_table_name, hint = 'More tomorrow.';
  end if;
  if quota.rows_in_all is not null then
    execute format('select count(*) from (select from public.%I t where t.%I = $1 limit $2) counted',
      tg_table_name, tg_argv[0]) into in_all using person, quota.rows_in_all;
    if in_all >= quota.rows_in_all then
      raise exception 'account_full' using errcode = 'PT409', detail = tg_table_name, hint = 'No more of these.';
    end if;
  end if;
  return new;
end
$$;
