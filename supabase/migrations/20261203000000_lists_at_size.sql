-- Lists of the team that were too slow at size: the log narrowed by days or by a person and an area, and orders of one item
-- counted.

-- The log is told by time, so that days are a part of the index that gives the order; entries of one moment by number.
drop index public.admin_audit_log_created_at_idx;
create index admin_audit_log_created_idx on public.admin_audit_log (created_at desc, id desc);
drop index public.admin_audit_log_actor_idx;
create index admin_audit_log_actor_idx on public.admin_audit_log (actor_id, created_at desc, id desc);
-- Somebody who does much in one area may never have done anything in another.
create index admin_audit_log_actor_area_idx
  on public.admin_audit_log (actor_id, split_part(action, '.', 1), created_at desc, id desc);
drop index public.admin_audit_log_target_idx;
create index admin_audit_log_target_idx on public.admin_audit_log (target, created_at desc, id desc) where target is not null;
drop index public.admin_audit_log_action_idx;
create index admin_audit_log_action_idx on public.admin_audit_log (action, created_at desc, id desc);
drop index public.admin_audit_log_area_idx;
create index admin_audit_log_area_idx on public.admin_audit_log (split_part(action, '.', 1), created_at desc, id desc);

-- A condition with a value in it, quoted; none where nothing was asked for.
create function private.condition(p_form text, p_value text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case when p_value is null then '' else format(p_form, p_value) end
$$;
revoke execute on function private.condition(text, text) from public, anon, authenticated, service_role;

-- Conditions of a filter by days, on the column `created_at` of what is called `p_row`; what is no day is refused.
create function private.within_days(p_filters jsonb, p_row text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select private.condition(' and ' || p_row || '.created_at >= %L', private.filter_day(p_filters, 'from')::text)
    || private.condition(' and ' || p_row || '.created_at < %L', (private.filter_day(p_filters, 'to') + interval '1 day')::text)
$$;
revoke execute on function private.within_days(jsonb, text) from public, anon, authenticated, service_role;

-- As before, the latest first by time. Of what was asked only quoted values come into the statement, which is planned for them.
create or replace function private.audit_rows(p_filters jsonb, p_before bigint, p_limit integer) returns setof public.admin_audit_log
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  f constant jsonb := coalesce(p_filters, '{}');
  area constant text := split_part(f ->> 'action', '.', 1);
  person uuid;
  last_at timestamptz;
  asked text;
begin
  if jsonb_typeof(f) <> 'object' then
    perform private.refuse_admin('bad_filter');
  end if;
  asked := private.within_days(f, 'l');
  if f ->> 'actor' is not null then
    person := private.account_named(f ->> 'actor');
    asked := asked || coalesce(' and l.actor_id = ' || quote_literal(person), ' and false');
  end if;
  asked := asked || private.condition($a$ and split_part(l.action, '.', 1) = %L$a$, area)
    || private.condition(' and l.action = %L', case when f ->> 'action' like '%.%' then f ->> 'action' end);
  asked := asked || private.condition(' and l.target = %L', f ->> 'target');
  if p_before is not null then
    -- The entry itself says where it stands: a cursor cannot be made up.
    last_at := (select l.created_at from public.admin_audit_log l where l.id = p_before);
    if last_at is null then
      perform private.refuse_admin('bad_cursor');
    end if;
    asked := asked || format(' and (l.created_at, l.id) < (%L, %L)', last_at, p_before);
  end if;
  return query execute format('select l.* from public.admin_audit_log l where true%s order by l.created_at desc, l.id desc limit %L',
    asked, p_limit);
end
$$;

create or replace function public.audit_entries(p_filters jsonb default '{}', p_before bigint default null, p_limit integer default 25)
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
    order by l.created_at desc, l.id desc;
end
$$;

create or replace function public.export_audit(p_filters jsonb default '{}') returns jsonb
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
    select coalesce(jsonb_agg(private.audit_json(l) order by l.created_at desc, l.id desc), '[]')
    from private.audit_rows(p_filters, entry, 10000) l
  );
end
$$;

create or replace function public.my_audit_entries(p_before bigint default null, p_limit integer default 25) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.has_role(array['master_admin', 'full_admin', 'orders_admin', 'payments_admin', 'education_admin']) then
    perform private.refuse('not_allowed');
  end if;
  return query
    select jsonb_build_object('id', l.id, 'action', l.action, 'target', l.target, 'detail', l.detail, 'created_at', l.created_at)
    from private.audit_rows(jsonb_build_object('actor', (select auth.uid())), p_before,
      greatest(least(coalesce(p_limit, 25), 100), 1)) l
    order by l.created_at desc, l.id desc;
end
$$;

-- Which orders a filter means, as they stand behind `from`, with the values in them; what is no filter is refused.
create function private.orders_asked(p_filters jsonb) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  person uuid;
  asked text;
  many boolean := true;
begin
  if jsonb_typeof(p_filters) <> 'object' or coalesce(p_filters ->> 'sort' not in ('oldest', 'largest', 'smallest'), false)
    or exists (select from jsonb_each(p_filters) e where jsonb_typeof(e.value) <> 'string') then
    perform private.refuse_admin('bad_filter');
  end if;
  asked := private.within_days(p_filters, 'o');
  if p_filters ->> 'email' is not null then
    if p_filters ->> 'email' !~ '^[^@\s%*]+@[^@\s%*]+\.[^@\s%*]+$' or octet_length(p_filters ->> 'email') > 254 then
      perform private.refuse_admin('bad_filter', 'email');
    end if;
    person := private.account_named(p_filters ->> 'email');
    asked := asked || coalesce(' and o.user_id = ' || quote_literal(person), ' and false');
  end if;
  if p_filters ->> 'sku' !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    perform private.refuse_admin('bad_filter', 'sku');
  end if;
  if p_filters ->> 'sku' is not null then
    execute format('select count(*) = 2000 from (select from public.order_lines l where l.sku = %L limit 2000) sold',
      p_filters ->> 'sku') into many;
  end if;
  -- Orders of a seldom item are looked up first, whatever the plan would say (offset 0): walking through all orders in their
  -- order until a page of them is found takes long.
  return case
      when many then 'public.orders o where true' || private.condition(
        ' and exists (select from public.order_lines l where l.order_id = o.id and l.sku = %L)', p_filters ->> 'sku')
      else format('(select b.* from public.order_lines l join public.orders b on b.id = l.order_id where l.sku = %L offset 0) o where true',
        p_filters ->> 'sku')
    end
    || asked || private.condition(' and o.status = %L', p_filters ->> 'state')
    || private.condition(' and o.total_cents >= %L', private.filter_cents(p_filters, 'least')::text)
    || private.condition(' and o.total_cents <= %L', private.filter_cents(p_filters, 'most')::text);
end
$$;
revoke execute on function private.orders_asked(jsonb) from public, anon, authenticated, service_role;

create or replace function private.order_rows(p_filters jsonb, p_after uuid, p_limit integer) returns setof public.orders
  language plpgsql
  stable
  security definer
  set search_path = ''
  set random_page_cost = 1.1
as $$
declare
  f constant jsonb := coalesce(p_filters, '{}');
  asked text := private.orders_asked(f);
  rises constant boolean := coalesce(f ->> 'sort' in ('oldest', 'smallest'), false);
  direction constant text := case when rises then '' else ' desc' end;
  sorting constant text := case when f ->> 'sort' in ('largest', 'smallest') then 'total_cents' else 'created_at' end;
  last public.orders;
begin
  if p_after is not null then
    -- The order itself says where it stands: a cursor cannot be made up.
    select * into last from public.orders o where o.id = p_after;
    if not found then
      perform private.refuse_admin('bad_cursor');
    end if;
    asked := asked || format(' and (o.%I, o.id) %s (%L, %L)', sorting, case when rises then '>' else '<' end,
      to_jsonb(last) ->> sorting, last.id);
  end if;
  return query execute format('select o.* from %s order by o.%I%s, o.id%s limit %L',
    asked, sorting, direction, direction, p_limit);
end
$$;

-- Counted in whatever order is quickest. Tables lie on disks without a head to move: to look up a thousand orders is quicker
-- than to read all.
create or replace function public.order_total(p_filters jsonb default '{}') returns integer
  language plpgsql
  stable
  security definer
  set search_path = ''
  set random_page_cost = 1.1
as $$
declare
  total integer;
begin
  perform private.enter_one_of('{orders_admin,payments_admin}');
  execute format('select count(*) from (select from %s limit 1001) found',
    private.orders_asked(coalesce(p_filters, '{}'))) into total;
  return total;
end
$$;
