-- Which tables hold something about a person, and how their rows are found. Every table of the product stands here,
-- entered by the migration that makes it, or holds nothing about anybody. The copy of a person's data reads it.
create table private.personal_tables (
  -- in schema public
  table_name text primary key check (table_name ~ '^[a-z][a-z0-9_]*$'),
  -- In which order the copy tells of the tables, with gaps for those to come.
  place integer not null unique,
  -- The column that names the person; or, where the table has none, the condition by which a row is theirs: SQL over the
  -- row `t` and the person `$1`.
  owner_column text,
  owner_via text,
  -- Secrets, which are no data about a person.
  left_out_columns text[] not null default '{}',
  -- SQL over the row `t`; never null, and no two rows of a person are alike in all of it.
  sorted_by text[] not null check (cardinality(sorted_by) > 0),
  check (num_nonnulls(owner_column, owner_via) = 1)
);
revoke all on private.personal_tables from public, anon, authenticated, service_role;

-- SQL that finds the rows `t` of the person `$1`; null for a table that is not in the register.
create function private.own_rows(p_table text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select format('public.%I t where (%s)', p.table_name, coalesce('t.' || quote_ident(p.owner_column) || ' = $1', p.owner_via))
  from private.personal_tables p where p.table_name = p_table
$$;
revoke execute on function private.own_rows(text) from public, anon, authenticated, service_role;

-- Everything the product holds about the caller, free for everybody. Without a table it answers the account and which
-- tables there are: { schema, exported_at, account, tables: [{ table, rows }] }. With one it answers a page of it:
-- { rows, next }, where `next` is what to send as `p_after` for the page that follows, null at the end. A page ends with
-- its 200th row or the one that brings it to a million bytes.
create function public.export_my_data(p_table text default null, p_after text default null) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  asked private.personal_tables;
  counts jsonb[] := '{}';
  held bigint;
  sorting text;
  further text := '';
  row_at tid;
  row_place jsonb;
  last_place jsonb;
  item jsonb;
  items jsonb[] := '{}';
  bytes bigint := 0;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;

  if p_table is null then
    if p_after is not null then
      raise exception 'bad_cursor' using errcode = 'PT400';
    end if;
    for asked in select * from private.personal_tables p order by p.place loop
      execute 'select count(*) from ' || private.own_rows(asked.table_name) into held using me;
      counts := array_append(counts, jsonb_build_object('table', asked.table_name, 'rows', held));
    end loop;
    return jsonb_build_object(
      'schema', 'fcl.account',
      'exported_at', now(),
      'account', (
        select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at)
        from auth.users u where u.id = me
      ),
      'tables', to_jsonb(counts)
    );
  end if;

  select * into asked from private.personal_tables p where p.table_name = p_table;
  if not found then
    raise exception 'unknown_table' using errcode = 'PT404';
  end if;
  sorting := array_to_string(asked.sorted_by, ', ');
  if p_after is not null then
    -- Values of a cursor reach the query as quoted text alone; what they mean is read by the columns they stand beside.
    select format(' and (%s) > (%s)', sorting, string_agg(quote_literal(c.value), ', ' order by c.ordinality))
      into further
      from jsonb_array_elements_text(p_after::jsonb) with ordinality c
      having count(*) = cardinality(asked.sorted_by) and count(c.value) = count(*);
    if further is null then
      raise exception 'bad_cursor' using errcode = 'PT400';
    end if;
  end if;
  -- The order is found by narrow rows, and the wide ones are read one by one: a page costs no more than what it holds.
  for row_at, row_place in execute format(
    'select t.ctid, jsonb_build_array(%s) from %s%s order by %s limit 201',
    sorting, private.own_rows(p_table), further, sorting
  ) using me loop
    if cardinality(items) = 200 or bytes >= 1000000 then
      return jsonb_build_object('rows', to_jsonb(items), 'next', last_place::text);
    end if;
    execute format('select to_jsonb(t) - $2 from public.%I t where t.ctid = $1', p_table)
      into item using row_at, asked.left_out_columns;
    items := array_append(items, item);
    bytes := bytes + pg_column_size(item);
    last_place := row_place;
  end loop;
  return jsonb_build_object('rows', to_jsonb(items), 'next', null);
exception
  -- A cursor that is no list, or whose values are none of these columns.
  when data_exception then
    if p_after is null then
      raise;
    end if;
    raise exception 'bad_cursor' using errcode = 'PT400';
end
$$;
revoke execute on function public.export_my_data(text, text) from public, anon, authenticated, service_role;
grant execute on function public.export_my_data(text, text) to authenticated;

-- An account that is to be erased waits 7 days, in which its person can change their mind. The row goes with the account.
create table public.account_erasures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- Set when the erasure is carried out: from then on it cannot be taken back.
  begun_at timestamptz,
  check (due_at > requested_at),
  check (begun_at >= due_at)
);
create index account_erasures_due_idx on public.account_erasures (due_at);

alter table public.account_erasures enable row level security;
revoke all on public.account_erasures from public, anon, authenticated, service_role;
grant select on public.account_erasures to authenticated, service_role;

create policy "a person sees when the own account is erased" on public.account_erasures
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Answers the day the account goes. Asked for again, the first day stands.
create function public.schedule_erasure(p_user uuid) returns timestamptz
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (select from auth.users u where u.id = p_user) then
    raise exception 'no_such_user' using errcode = 'PT404';
  end if;
  insert into public.account_erasures (user_id, due_at) values (p_user, now() + interval '7 days')
    on conflict (user_id) do nothing;
  return (select e.due_at from public.account_erasures e where e.user_id = p_user);
end
$$;
revoke execute on function public.schedule_erasure(uuid) from public, anon, authenticated, service_role;
grant execute on function public.schedule_erasure(uuid) to service_role;

-- The undo of the person themselves, until the erasure has begun. True when something was taken back.
create function public.keep_my_account() returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.account_erasures e where e.user_id = (select auth.uid()) and e.begun_at is null;
  if found then
    return true;
  end if;
  if exists (select from public.account_erasures e where e.user_id = (select auth.uid())) then
    raise exception 'erasure_begun' using errcode = 'PT409';
  end if;
  return false;
end
$$;
revoke execute on function public.keep_my_account() from public, anon, authenticated, service_role;
grant execute on function public.keep_my_account() to authenticated;

-- Takes accounts that are due in hand, oldest first. One that was begun and is still there is handed out again after ten
-- minutes; two callers never get the same one.
create function public.begin_due_erasures(p_limit integer default 20) returns setof uuid
  language sql
  security definer
  set search_path = ''
as $$
  update public.account_erasures e set begun_at = now()
  where e.user_id in (
    select d.user_id from public.account_erasures d
    where d.due_at <= now() and (d.begun_at is null or d.begun_at < now() - interval '10 minutes')
    order by d.due_at
    limit greatest(least(p_limit, 100), 0)
    for update skip locked
  )
  returning e.user_id
$$;
revoke execute on function public.begin_due_erasures(integer) from public, anon, authenticated, service_role;
grant execute on function public.begin_due_erasures(integer) to service_role;

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('account_erasures', 30, 'user_id', '{user_id}');
