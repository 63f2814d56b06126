-- How much a person may store in a day, in rows and bytes, and how much of some things in all: far above what anybody
-- does who uses the product, far below what would fill a disk.
create table private.quotas (
  -- in schema public
  table_name text primary key check (table_name ~ '^[a-z][a-z0-9_]*$'),
  rows_a_day integer not null check (rows_a_day > 0),
  bytes_a_day bigint not null check (bytes_a_day > 0),
  -- Null: as many as come together day by day.
  rows_in_all integer check (rows_in_all > 0)
);
revoke all on private.quotas from public, anon, authenticated, service_role;
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  -- a run lasts a minute at least and is 12 kB as a rule, 500 kB at most
  ('training_runs', 400, 40000000, null),
  ('focus_sessions', 300, 6000000, null),
  ('attempt_starts', 300, 1000000, null),
  ('assessment_attempts', 300, 10000000, null),
  -- a quarter of an hour and 200 kB each as a rule
  ('reaction_runs', 100, 60000000, null),
  -- counted whether they are open or not
  ('attempt_shares', 100, 1000000, 2000),
  ('informant_invites', 100, 1000000, 2000),
  ('orders', 200, 1000000, null),
  -- every change of a cart is one
  ('cart_sessions', 5000, 40000000, null);

-- What a person stored today, by UTC. A row a table and person, and none of what it was.
create table private.usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null references private.quotas (table_name) on update cascade on delete cascade,
  day date not null,
  rows integer not null,
  bytes bigint not null,
  primary key (user_id, table_name)
);
create index usage_table_idx on private.usage (table_name);
revoke all on private.usage from public, anon, authenticated, service_role;

-- Argument of the trigger: the column that names the person. What does not come over the Data API is not counted: it is
-- maintenance. What is stored already, and sent again, is not counted either.
create function private.keep_within_quota() returns trigger
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
      raise exception 'quota_exceeded' using errcode = 'PT429', detail = tg_table_name, hint = 'No more of these.';
    end if;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_within_quota() from public, anon, authenticated, service_role;

create trigger keep_within_quota before insert on public.training_runs
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.focus_sessions
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.attempt_starts
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.assessment_attempts
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.reaction_runs
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.attempt_shares
  for each row execute function private.keep_within_quota('owner_id');
create trigger keep_within_quota before insert on public.informant_invites
  for each row execute function private.keep_within_quota('owner_id');
create trigger keep_within_quota before insert on public.orders
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.cart_sessions
  for each row execute function private.keep_within_quota('user_id');

-- What the browser keeps with the account goes into every token and so into every request.
create function private.guard_metadata() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 8000 then
    raise exception 'metadata_too_large' using errcode = 'PT413', hint = 'At most 8,000 bytes.';
  end if;
  return new;
end
$$;
revoke execute on function private.guard_metadata() from public, anon, authenticated, service_role;
create trigger guard_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.guard_metadata();
