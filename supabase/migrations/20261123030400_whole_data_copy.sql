-- The copy of a person's data also holds what was noted about them by others, and what the sign-in server knows.

-- How a row `t` is told to the person `$1`, where not as it stands: SQL for an object.
alter table private.personal_tables add column told_as text;
update private.personal_tables
  set owner_column = null,
    owner_via = 't.actor_id = $1 or t.target = $1::text',
    -- Who did it is somebody else.
    told_as = 'to_jsonb(t) || case when t.actor_id = $1 then ''{}'' else ''{"actor_id": null}''::jsonb end'
  where table_name = 'admin_audit_log';

-- The named facts of a row of the sign-in server, as far as it has them: never a secret, and whatever its version calls one.
create function private.facts_of(p_row jsonb, p_names text[]) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(p_row) e where e.key = any (p_names)
$$;
revoke execute on function private.facts_of(jsonb, text[]) from public, anon, authenticated, service_role;

create function private.account_facts(p_user uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select private.facts_of(to_jsonb(u), array['id', 'email', 'phone', 'created_at', 'updated_at', 'invited_at',
      'email_confirmed_at', 'phone_confirmed_at', 'confirmation_sent_at', 'recovery_sent_at', 'email_change',
      'email_change_sent_at', 'last_sign_in_at', 'banned_until', 'raw_user_meta_data', 'raw_app_meta_data'])
    || jsonb_build_object(
      'identities', (
        select coalesce(jsonb_agg(private.facts_of(to_jsonb(i), array['provider', 'provider_id', 'email', 'identity_data',
          'created_at', 'updated_at', 'last_sign_in_at']) order by i.created_at), '[]')
        from auth.identities i where i.user_id = u.id
      ),
      'sessions', (
        select coalesce(jsonb_agg(private.facts_of(to_jsonb(s), array['created_at', 'updated_at', 'refreshed_at',
          'not_after', 'user_agent', 'ip', 'aal', 'tag']) order by s.created_at), '[]')
        from auth.sessions s where s.user_id = u.id
      )
    )
  from auth.users u where u.id = p_user
$$;
revoke execute on function private.account_facts(uuid) from public, anon, authenticated, service_role;

-- Everything the product holds about the caller, free for everybody. Without a table it answers the account and which
-- tables there are: { schema, exported_at, account, tables: [{ table, rows }] }. With one it answers a page of it:
-- { rows, next }, where `next` is what to send as `p_after` for the page that follows, null at the end. A page ends with
-- its 200th row or the one that brings it to a million bytes.
create or replace function public.export_my_data(p_table text default null, p_after text default null) returns jsonb
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
      'account', private.account_facts(me),
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
    execute format('select (%s) - $3 from public.%I t where t.ctid = $2', coalesce(asked.told_as, 'to_jsonb(t)'), p_table)
      into item using me, row_at, asked.left_out_columns;
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
