-- The log of the team as full and master admins read it: narrowed, in pages, as a file; and what becomes of old entries.
insert into private.admin_refusals (code, status) values ('bad_filter', 400);

drop index public.admin_audit_log_actor_idx;
create index admin_audit_log_actor_idx on public.admin_audit_log (actor_id, id desc);
drop index public.admin_audit_log_target_idx;
create index admin_audit_log_target_idx on public.admin_audit_log (target, id desc) where target is not null;
create index admin_audit_log_action_idx on public.admin_audit_log (action, id desc);
-- The part of the work that an action belongs to stands before its first point.
create index admin_audit_log_area_idx on public.admin_audit_log (split_part(action, '.', 1), id desc);

-- The account that an address or number names; null where there is none.
create function private.account_named(p_name text) returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select u.id from auth.users u
  where case when p_name ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then u.id = p_name::uuid
    else u.email = lower(btrim(p_name)) and not u.is_sso_user and u.deleted_at is null end
$$;
revoke execute on function private.account_named(text) from public, anon, authenticated, service_role;

-- A day of a filter as the moment at which it begins, in UTC; null where none is asked for.
create function private.filter_day(p_filters jsonb, p_name text) returns timestamptz
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if p_filters ->> p_name is null then
    return null;
  end if;
  if p_filters ->> p_name !~ '^20\d\d-\d\d-\d\d$' then
    perform private.refuse_admin('bad_filter', p_name);
  end if;
  return (p_filters ->> p_name)::date::timestamp at time zone 'utc';
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.refuse_admin('bad_filter', p_name);
end
$$;
revoke execute on function private.filter_day(jsonb, text) from public, anon, authenticated, service_role;

-- Entries before `p_before`, the latest first, narrowed by { actor, action, target, from, to }: an address or number of an
-- account, an action or the part before its point, a target as it stands there, the first and the last day.
create function private.audit_rows(p_filters jsonb, p_before bigint, p_limit integer) returns setof public.admin_audit_log
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  f constant jsonb := coalesce(p_filters, '{}');
  person uuid;
  asked text := '';
begin
  if jsonb_typeof(f) <> 'object' then
    perform private.refuse_admin('bad_filter');
  end if;
  if f ->> 'actor' is not null then
    person := private.account_named(f ->> 'actor');
    asked := asked || case when person is null then ' and false' else ' and l.actor_id = $1' end;
  end if;
  if f ->> 'action' is not null then
    asked := asked || case when f ->> 'action' like '%.%' then ' and l.action = $2' else $a$ and split_part(l.action, '.', 1) = $2$a$ end;
  end if;
  if f ->> 'target' is not null then
    asked := asked || ' and l.target = $3';
  end if;
  if f ->> 'from' is not null then
    asked := asked || ' and l.created_at >= $4';
  end if;
  if f ->> 'to' is not null then
    asked := asked || $a$ and l.created_at < $5 + interval '1 day'$a$;
  end if;
  if p_before is not null then
    asked := asked || ' and l.id < $6';
  end if;
  -- Of what was asked only values come in, as parameters.
  return query execute 'select l.* from public.admin_audit_log l where true' || asked || ' order by l.id desc limit $7'
    using person, f ->> 'action', f ->> 'target', private.filter_day(f, 'from'), private.filter_day(f, 'to'), p_before, p_limit;
end
$$;
revoke execute on function private.audit_rows(jsonb, bigint, integer) from public, anon, authenticated, service_role;

create function private.audit_json(p_entry public.admin_audit_log) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', p_entry.id, 'created_at', p_entry.created_at, 'actor_id', p_entry.actor_id,
    'actor', (select u.email from auth.users u where u.id = p_entry.actor_id), 'action', p_entry.action,
    'target', p_entry.target, 'detail', p_entry.detail)
$$;
revoke execute on function private.audit_json(public.admin_audit_log) from public, anon, authenticated, service_role;

create function public.audit_entries(p_filters jsonb default '{}', p_before bigint default null, p_limit integer default 25)
  returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('full_admin');
  return query
    select private.audit_json(l)
    from private.audit_rows(p_filters, p_before, greatest(least(coalesce(p_limit, 25), 100), 1)) l
    order by l.id desc;
end
$$;
revoke execute on function public.audit_entries(jsonb, bigint, integer) from public, anon, authenticated, service_role;
grant execute on function public.audit_entries(jsonb, bigint, integer) to authenticated;

-- How many entries there are, narrowed the same way; more than 1000 is 1001.
create function public.audit_total(p_filters jsonb default '{}') returns integer
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('full_admin');
  return (select count(*) from private.audit_rows(p_filters, null, 1001));
end
$$;
revoke execute on function public.audit_total(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.audit_total(jsonb) to authenticated;

-- What somebody does with powers beyond their own account, in the transaction in which it is done.
create function private.note_act(p_actor uuid, p_roles text[], p_action text, p_target text, p_detail jsonb) returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values (p_actor, p_action, p_target, jsonb_build_object('roles', p_roles) || jsonb_strip_nulls(p_detail))
    returning id
$$;
revoke execute on function private.note_act(uuid, text[], text, text, jsonb) from public, anon, authenticated, service_role;

-- All entries of a list, 10000 at most, for a file. That it was taken, and how it was narrowed, is an entry.
create function public.export_audit(p_filters jsonb default '{}') returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  entry bigint;
begin
  select * into staff from private.enter_area('full_admin');
  if octet_length(p_filters::text) > 2000 then
    perform private.refuse_admin('bad_filter');
  end if;
  entry := private.note_act(staff.user_id, staff.roles, 'audit.exported', null,
    jsonb_build_object('filters', coalesce(p_filters, '{}')));
  return (
    select coalesce(jsonb_agg(private.audit_json(l) order by l.id desc), '[]')
    from private.audit_rows(p_filters, entry, 10000) l
  );
end
$$;
revoke execute on function public.export_audit(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.export_audit(jsonb) to authenticated;

-- Entries are kept for 24 months, those about money for ten years. Nobody else removes any.
create function public.purge_audit_log(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.admin_audit_log l
    where l.id in (
      select old.id from public.admin_audit_log old
      where old.created_at < now() - interval '24 months'
        and (split_part(old.action, '.', 1) not in ('order', 'catalogue', 'payment') or old.created_at < now() - interval '10 years')
      order by old.created_at limit p_limit
    );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_audit_log(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_audit_log(integer) to service_role;
insert into private.scheduled_jobs (name, schedule, every, command) values
  ('purge-audit-log', '6-56/10 3 * * *', '1 day', 'select public.purge_audit_log()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
