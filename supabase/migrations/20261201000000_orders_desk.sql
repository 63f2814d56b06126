-- Orders as the team reads them: narrowed, in pages, one with all that happened to it, notes, a file. Who deals with payments
-- reads them, too, because a refund needs the order; notes are written by who deals with orders.
insert into private.admin_refusals (code, status) values ('bad_cursor', 400);

-- Lets the caller into the first of some areas that opens.
create function private.enter_one_of(p_areas text[], out user_id uuid, out roles text[])
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  select e.user_id, e.roles into user_id, roles from private.enter_area('admin') e;
  if not exists (select from private.admin_areas a where a.area = any (p_areas) and a.roles && enter_one_of.roles) then
    perform private.refuse_admin('not_allowed');
  end if;
end
$$;
revoke execute on function private.enter_one_of(text[]) from public, anon, authenticated, service_role;

create index orders_created_idx on public.orders (created_at desc, id desc);
create index orders_status_idx on public.orders (status, created_at desc, id desc);
create index orders_total_idx on public.orders (total_cents desc, id desc);
create index account_mails_order_idx on public.account_mails ((facts ->> 'order_id')) where facts ? 'order_id';

-- What the team notes about an order. Gone with the account whose order it is.
create table public.order_notes (
  -- Made by the device: what is sent again is the same note.
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (
    char_length(body) between 1 and 2000
    and body !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  created_at timestamptz not null default now()
);
create index order_notes_order_idx on public.order_notes (order_id, created_at, id);
create index order_notes_author_idx on public.order_notes (author_id);

alter table public.order_notes enable row level security;
revoke all on public.order_notes from public, anon, authenticated, service_role;
grant select on public.order_notes to service_role;

-- A note is about whoever bought. Who of the team wrote it is theirs to know.
insert into private.personal_tables (table_name, place, owner_via, sorted_by, told_as) values
  ('order_notes', 145, 't.order_id in (select o.id from public.orders o where o.user_id = $1)', '{created_at, id}',
    'to_jsonb(t) || ''{"author_id": null}''::jsonb');

create function private.forget_order_notes() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.order_notes n where n.order_id = new.id;
  return null;
end
$$;
revoke execute on function private.forget_order_notes() from public, anon, authenticated, service_role;
create trigger forget_order_notes after update of user_id on public.orders
  for each row when (old.user_id is not null and new.user_id is null) execute function private.forget_order_notes();

-- An amount of a filter in whole cents; null where none is asked for.
create function private.filter_cents(p_filters jsonb, p_name text) returns integer
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if p_filters ->> p_name !~ '^\d{1,9}$' then
    perform private.refuse_admin('bad_filter', p_name);
  end if;
  return (p_filters ->> p_name)::integer;
end
$$;
revoke execute on function private.filter_cents(jsonb, text) from public, anon, authenticated, service_role;

-- Orders after the one `p_after`, narrowed by { state, from, to, least, most, sku, email } and in the order of `sort`: the
-- latest first, or { oldest, largest, smallest }. An address is a whole one: nobody is found by a part of theirs.
create function private.order_rows(p_filters jsonb, p_after uuid, p_limit integer) returns setof public.orders
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  f constant jsonb := coalesce(p_filters, '{}');
  by_amount constant boolean := coalesce(f ->> 'sort' in ('largest', 'smallest'), false);
  rises constant boolean := coalesce(f ->> 'sort' in ('oldest', 'smallest'), false);
  direction constant text := case when rises then '' else ' desc' end;
  sorting constant text := case when by_amount then 'o.total_cents' else 'o.created_at' end;
  person uuid;
  last public.orders;
  asked text := '';
begin
  if jsonb_typeof(f) <> 'object' or coalesce(f ->> 'sort' not in ('oldest', 'largest', 'smallest'), false)
    or exists (select from jsonb_each(f) e where jsonb_typeof(e.value) <> 'string') then
    perform private.refuse_admin('bad_filter');
  end if;
  if f ->> 'email' is not null then
    if f ->> 'email' !~ '^[^@\s%*]+@[^@\s%*]+\.[^@\s%*]+$' or octet_length(f ->> 'email') > 254 then
      perform private.refuse_admin('bad_filter', 'email');
    end if;
    person := private.account_named(f ->> 'email');
    asked := asked || case when person is null then ' and false' else ' and o.user_id = $1' end;
  end if;
  if f ->> 'state' is not null then
    asked := asked || ' and o.status = $2';
  end if;
  if f ->> 'sku' is not null then
    if f ->> 'sku' !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
      perform private.refuse_admin('bad_filter', 'sku');
    end if;
    asked := asked || ' and exists (select from public.order_lines l where l.order_id = o.id and l.sku = $3)';
  end if;
  if f ->> 'from' is not null then
    asked := asked || ' and o.created_at >= $4';
  end if;
  if f ->> 'to' is not null then
    asked := asked || $a$ and o.created_at < $5 + interval '1 day'$a$;
  end if;
  if f ->> 'least' is not null then
    asked := asked || ' and o.total_cents >= $6';
  end if;
  if f ->> 'most' is not null then
    asked := asked || ' and o.total_cents <= $7';
  end if;
  if p_after is not null then
    -- The order itself says where it stands: a cursor cannot be made up.
    select * into last from public.orders o where o.id = p_after;
    if not found then
      perform private.refuse_admin('bad_cursor');
    end if;
    asked := asked || format(' and (%s, o.id) %s (%s, $10)', sorting, case when rises then '>' else '<' end,
      case when by_amount then '$9' else '$8' end);
  end if;
  -- Of what was asked only values come in, as parameters.
  return query execute format('select o.* from public.orders o where true%s order by %s%s, o.id%s limit $11',
      asked, sorting, direction, direction)
    using person, f ->> 'state', f ->> 'sku', private.filter_day(f, 'from'), private.filter_day(f, 'to'),
      private.filter_cents(f, 'least'), private.filter_cents(f, 'most'), last.created_at, last.total_cents, last.id, p_limit;
end
$$;
revoke execute on function private.order_rows(jsonb, uuid, integer) from public, anon, authenticated, service_role;

-- An order as a list has it: what it is about and what it costs, without the person.
create function private.order_row(p_order public.orders) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', p_order.id, 'created_at', p_order.created_at, 'paid_at', p_order.paid_at,
    'status', p_order.status, 'currency', p_order.currency, 'total_cents', p_order.total_cents,
    'refunded_cents', p_order.refunded_cents, 'coupon_code', p_order.coupon_code, 'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'title', l.title) order by l.sku), '[]')
      from public.order_lines l where l.order_id = p_order.id))
$$;
revoke execute on function private.order_row(public.orders) from public, anon, authenticated, service_role;

create function public.order_list(p_filters jsonb default '{}', p_after uuid default null, p_limit integer default 25)
  returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_one_of('{orders_admin,payments_admin}');
  return query
    select private.order_row(o)
    from private.order_rows(p_filters, p_after, greatest(least(coalesce(p_limit, 25), 100), 1)) o;
end
$$;
revoke execute on function public.order_list(jsonb, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.order_list(jsonb, uuid, integer) to authenticated;

-- How many orders there are, narrowed the same way; more than 1000 is 1001.
create function public.order_total(p_filters jsonb default '{}') returns integer
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_one_of('{orders_admin,payments_admin}');
  return (select count(*) from private.order_rows(p_filters, null, 1001));
end
$$;
revoke execute on function public.order_total(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.order_total(jsonb) to authenticated;

-- All orders of a list, 10000 at most, for a file. That it was taken is an entry; an address it was narrowed by is not in it.
create function public.export_orders(p_filters jsonb default '{}') returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  answer jsonb;
begin
  select * into staff from private.enter_one_of('{orders_admin,payments_admin}');
  if octet_length(p_filters::text) > 2000 then
    perform private.refuse_admin('bad_filter');
  end if;
  select coalesce(jsonb_agg(private.order_row(o)), '[]') into answer from private.order_rows(p_filters, null, 10000) o;
  perform private.note_act(staff.user_id, staff.roles, 'order.exported', null, jsonb_build_object(
    'rows', jsonb_array_length(answer),
    'filters', coalesce(p_filters, '{}') || case when p_filters ? 'email' then '{"email": "…"}' else '{}' end::jsonb));
  return answer;
end
$$;
revoke execute on function public.export_orders(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.export_orders(jsonb) to authenticated;

-- What happened to an order, in the order of time: { at, kind } and what there is to say of it.
create function private.order_events(p_order public.orders) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(e)) order by e.at, e.place, e.about), '[]')
  from (
    select p_order.created_at as at, 1 as place, 'ordered' as kind, null::text as about, null::integer as cents
    union all
    select c.created_at, 2, 'checkout_opened', null, null from public.checkout_sessions c where c.order_id = p_order.id
    union all
    select c.resolved_at, 3, 'checkout_' || c.status, null, null
      from public.checkout_sessions c where c.order_id = p_order.id and c.resolved_at is not null
    union all
    select p_order.paid_at, 4, 'paid', null, p_order.total_cents where p_order.paid_at is not null
    union all
    select i.issued_at, 5, 'invoice', i.number, i.amount_cents from public.billing_invoices i where i.order_id = p_order.id
    union all
    -- The mail about a refund is written with it.
    select m.made_at, 6, 'refunded', null, (m.facts ->> 'amount_cents')::integer
      from public.account_mails m where m.facts ->> 'order_id' = p_order.id::text and m.facts ? 'order_id' and m.kind = 'refunded'
    union all
    select m.sent_at, 7, 'mail_sent', m.kind, null
      from public.account_mails m
      where m.facts ->> 'order_id' = p_order.id::text and m.facts ? 'order_id' and m.sent_at is not null
    union all
    select n.created_at, 8, 'noted', (select u.email from auth.users u where u.id = n.author_id), null
      from public.order_notes n where n.order_id = p_order.id
  ) e
$$;
revoke execute on function private.order_events(public.orders) from public, anon, authenticated, service_role;

-- An order with all there is to say of it. Its version is the number of notes that were there.
create function private.order_case(p_order uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.order_row(o) || jsonb_build_object(
    'email', (select u.email from auth.users u where u.id = o.user_id),
    'subtotal_cents', o.subtotal_cents, 'bundle_percent', o.bundle_percent,
    'bundle_discount_cents', o.bundle_discount_cents, 'coupon_discount_cents', o.coupon_discount_cents,
    'tax_cents', o.tax_cents,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'title', l.title, 'unit_price_cents', l.unit_price_cents,
        'parts_cents', l.parts_cents, 'discount_cents', l.discount_cents, 'paid_cents', l.paid_cents, 'refunded', l.refunded,
        -- What the line opens; open where it still does.
        'grants', (
          select coalesce(jsonb_agg(jsonb_build_object('sku', g.sku, 'active', g.active,
            'open', exists (select from public.entitlements e where e.user_id = o.user_id and e.sku = g.sku)) order by g.sku), '[]')
          from public.order_grants g where g.order_line_id = l.id)
        ) order by l.sku), '[]')
      from public.order_lines l where l.order_id = o.id),
    'events', private.order_events(o),
    'version', (select count(*) from public.order_notes n where n.order_id = o.id),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'created_at', n.created_at,
        'author', (select u.email from auth.users u where u.id = n.author_id)) order by n.created_at, n.id), '[]')
      from public.order_notes n where n.order_id = o.id))
  from public.orders o where o.id = p_order
$$;
revoke execute on function private.order_case(uuid) from public, anon, authenticated, service_role;

create function public.read_order(p_order uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.enter_one_of('{orders_admin,payments_admin}');
  answer := private.order_case(p_order);
  if answer is null then
    perform private.refuse_admin('not_found');
  end if;
  return answer;
end
$$;
revoke execute on function public.read_order(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_order(uuid) to authenticated;

-- Notes something about an order, as it was read: who writes has seen what others noted. The id comes from the device: sent
-- again it is one note. What is written is in no entry of the log, only how long it is.
create function public.note_order(p_id uuid, p_order uuid, p_version integer, p_body text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  text_of constant text := btrim(translate(regexp_replace(coalesce(p_body, ''), '\r\n?', E'\n', 'g'), E'\t', ' '), E' \n');
begin
  select * into staff from private.enter_area('orders_admin');
  if exists (select from public.order_notes n where n.id = p_id and n.order_id = p_order and n.author_id = staff.user_id) then
    return private.order_case(p_order);
  end if;
  -- One at a time.
  perform 1 from public.orders o where o.id = p_order for update;
  if not found then
    perform private.refuse_admin('not_found');
  end if;
  if p_version is distinct from (select count(*) from public.order_notes n where n.order_id = p_order) then
    perform private.refuse_admin('version_conflict');
  end if;
  if text_of = '' then
    perform private.refuse_admin('empty');
  end if;
  if char_length(text_of) > 2000 then
    perform private.refuse_admin('too_long', '2000');
  end if;
  if text_of ~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]' then
    perform private.refuse_admin('bad_characters');
  end if;
  insert into public.order_notes (id, order_id, author_id, body) values (p_id, p_order, staff.user_id, text_of);
  perform private.note_act(staff.user_id, staff.roles, 'order.noted', 'order:' || p_order,
    jsonb_build_object('note', p_id, 'length', char_length(text_of)));
  return private.order_case(p_order);
end
$$;
revoke execute on function public.note_order(uuid, uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.note_order(uuid, uuid, integer, text) to authenticated;
