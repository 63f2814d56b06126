-- Stores what lies in the caller's cart. The total is kept as told and never charged.
create function public.update_cart_session(
  p_session_id uuid, p_user_email text, p_cart_items jsonb, p_total_amount numeric
) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if p_user_email is not null
    and not exists (select from auth.users u where u.id = me and lower(u.email) = lower(btrim(p_user_email))) then
    raise exception 'foreign_email' using errcode = 'PT403';
  end if;
  if p_session_id is null or p_total_amount is null or not p_total_amount between 0 and 1000000
    or jsonb_typeof(p_cart_items) is distinct from 'array' then
    raise exception 'bad_cart' using errcode = 'PT400';
  end if;
  if jsonb_array_length(p_cart_items) > 50 or exists (
    select from jsonb_array_elements(p_cart_items) i
    where not coalesce(
      i ->> 'sku' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(i ->> 'sku') <= 64
        and jsonb_typeof(i -> 'quantity') = 'number' and i ->> 'quantity' ~ '^[1-9][0-9]?$',
      false)
  ) then
    raise exception 'bad_cart' using errcode = 'PT400', hint = 'At most 50 lines of { sku, quantity }.';
  end if;
  insert into public.cart_sessions as c (id, user_id, items, total_cents)
    values (
      p_session_id, me,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('sku', i -> 'sku', 'quantity', i -> 'quantity') order by n), '[]')
        from jsonb_array_elements(p_cart_items) with ordinality x (i, n)
      ),
      round(p_total_amount * 100)
    )
    on conflict (id) do update
      set items = case c.status when 'open' then excluded.items else c.items end,
        total_cents = case c.status when 'open' then excluded.total_cents else c.total_cents end
      where c.user_id = me;
  if not found then
    raise exception 'foreign_cart' using errcode = 'PT403';
  end if;
  delete from public.cart_sessions d where d.id in (
    select o.id from public.cart_sessions o where o.user_id = me order by o.updated_at desc, o.id offset 20
  ) and d.id <> p_session_id;
end
$$;
revoke execute on function public.update_cart_session(uuid, text, jsonb, numeric)
  from public, anon, authenticated, service_role;
grant execute on function public.update_cart_session(uuid, text, jsonb, numeric) to authenticated;

create function public.complete_cart_session(p_session_id uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.cart_sessions c set status = 'completed'
    where c.id = p_session_id and c.user_id = (select auth.uid());
  if not found and exists (select from public.cart_sessions c where c.id = p_session_id) then
    raise exception 'foreign_cart' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function public.complete_cart_session(uuid) from public, anon, authenticated, service_role;
grant execute on function public.complete_cart_session(uuid) to authenticated;

-- Orders that hold a redemption of a coupon: paid ones, and those whose checkout may still be paid. An order without a
-- checkout yet is about to get one.
create function private.redemptions(p_code text)
  returns table (user_id uuid, pending boolean)
  language sql
  stable
  set search_path = ''
as $$
  select o.user_id, o.status = 'pending'
  from public.orders o
  left join public.checkout_sessions c on c.id = o.checkout_session_id
  where o.coupon_code = p_code
    and (
      o.status in ('paid', 'partly_refunded', 'disputed')
      or (o.status = 'pending'
        and case when c.id is null then o.created_at > now() - interval '10 minutes' else c.status = 'open' end)
    )
$$;
revoke execute on function private.redemptions(text) from public, anon, authenticated, service_role;

-- What a coupon takes off, or why not. A person's own open checkout does not stand in the way of looking again; it does
-- when an order is stored.
create function public.coupon_terms(p_code text, p_user uuid, p_subtotal_cents integer) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  coupon public.coupons;
begin
  select * into coupon from public.coupons c
    where c.code = upper(btrim(p_code)) and c.active and c.valid_from <= now()
      and (c.valid_until is null or c.valid_until > now());
  if not found then
    raise exception 'coupon_invalid' using errcode = 'PT409';
  end if;
  if coupon.once_per_person
    and exists (select from private.redemptions(coupon.code) r where r.user_id = p_user and not r.pending) then
    raise exception 'coupon_used' using errcode = 'PT409';
  end if;
  if (select count(*) from private.redemptions(coupon.code) r where not (r.pending and r.user_id is not distinct from p_user))
    >= coupon.max_redemptions then
    raise exception 'coupon_invalid' using errcode = 'PT409';
  end if;
  if coalesce(p_subtotal_cents, 0) < coupon.min_subtotal_cents then
    raise exception 'coupon_minimum' using errcode = 'PT409', hint = coupon.min_subtotal_cents::text;
  end if;
  return jsonb_build_object(
    'code', coupon.code, 'percent_off', coupon.percent_off, 'amount_off_cents', coupon.amount_off_cents);
end
$$;
revoke execute on function public.coupon_terms(text, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.coupon_terms(text, uuid, integer) to service_role;

-- Discount of a coupon in cents, as in src/lib/billing/price-cart.ts: half up, and at least 50 cents remain to pay.
create function private.coupon_cents(p_terms jsonb, p_rest integer) returns integer
  language sql
  immutable
  set search_path = ''
as $$
  select least(
    coalesce((p_terms ->> 'amount_off_cents')::integer, (p_rest * (p_terms ->> 'percent_off')::integer + 50) / 100, 0),
    greatest(0, p_rest - 50)
  )
$$;
revoke execute on function private.coupon_cents(jsonb, integer) from public, anon, authenticated, service_role;

-- Keeps an order before it is paid, after checking each figure against the catalogue. The same order again answers the same.
create function public.store_order(p_order jsonb) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  buyer uuid := (p_order ->> 'user_id')::uuid;
  sent public.orders := jsonb_populate_record(null::public.orders, p_order - 'status');
  kept public.orders;
  line record;
  lines integer;
  subtotal bigint;
  percent integer;
  bundle_off integer;
  terms jsonb;
begin
  if sent.id is null or jsonb_typeof(p_order -> 'lines') is distinct from 'array'
    or not exists (select from auth.users u where u.id = buyer) then
    raise exception 'bad_order' using errcode = 'PT400';
  end if;
  -- One order at a time per person, so that two tabs cannot use one coupon together.
  perform pg_advisory_xact_lock(hashtextextended('billing ' || buyer, 0));
  select * into kept from public.orders o where o.id = sent.id;
  if found then
    if kept.user_id is distinct from buyer or kept.total_cents is distinct from sent.total_cents
      or kept.coupon_code is distinct from sent.coupon_code
      or (select array_agg(l.sku order by l.sku) from public.order_lines l where l.order_id = kept.id)
        is distinct from (select array_agg(l ->> 'sku' order by l ->> 'sku') from jsonb_array_elements(p_order -> 'lines') l)
    then
      raise exception 'bad_order' using errcode = 'PT400', hint = 'Another order has this id.';
    end if;
    return private.order_json(kept.id);
  end if;

  select count(*), sum((l ->> 'unit_price_cents')::integer) into lines, subtotal
    from jsonb_array_elements(p_order -> 'lines') l;
  if lines not between 1 and 50
    or (select count(distinct l ->> 'sku') from jsonb_array_elements(p_order -> 'lines') l) <> lines then
    raise exception 'bad_order' using errcode = 'PT400', hint = '1 to 50 different lines.';
  end if;
  for line in
    select l ->> 'sku' as sku, (l ->> 'unit_price_cents')::integer as cents, c.unit_price_cents, c.active,
      array(select b.sku from public.bundle_items b where b.bundle_sku = c.sku) as members
    from jsonb_array_elements(p_order -> 'lines') l
    left join public.catalog_items c on c.sku = l ->> 'sku'
  loop
    if line.active is not true or line.cents is distinct from line.unit_price_cents then
      raise exception 'price_changed' using errcode = 'PT409', detail = line.sku;
    end if;
    if exists (select from public.entitlements e where e.user_id = buyer and e.sku = line.sku)
      or (line.members <> '{}' and not exists (
        select from unnest(line.members) m
        where not exists (select from public.entitlements e where e.user_id = buyer and e.sku = m)
      )) then
      raise exception 'already_owned' using errcode = 'PT409', detail = line.sku;
    end if;
    if exists (select from jsonb_array_elements(p_order -> 'lines') l where l ->> 'sku' = any (line.members)) then
      raise exception 'bad_order' using errcode = 'PT400', hint = 'A bundle beside one of its members.';
    end if;
  end loop;

  percent := case when lines >= 3 then 20 when lines = 2 then 10 else 0 end;
  bundle_off := least((subtotal * percent + 50) / 100, greatest(0, subtotal - 50));
  if sent.coupon_code is not null then
    perform 1 from public.coupons c where c.code = sent.coupon_code for update;
    terms := public.coupon_terms(sent.coupon_code, buyer, subtotal::integer);
    if terms ->> 'code' <> sent.coupon_code then
      raise exception 'coupon_invalid' using errcode = 'PT409';
    end if;
    if exists (
      select from private.redemptions(sent.coupon_code) r
      join public.coupons c on c.code = sent.coupon_code and c.once_per_person
      where r.user_id = buyer
    ) then
      raise exception 'coupon_used' using errcode = 'PT409';
    end if;
    if (select count(*) from private.redemptions(sent.coupon_code))
      >= (select c.max_redemptions from public.coupons c where c.code = sent.coupon_code) then
      raise exception 'coupon_invalid' using errcode = 'PT409';
    end if;
  end if;
  if (sent.currency, sent.subtotal_cents, sent.bundle_percent, sent.bundle_discount_cents, sent.coupon_discount_cents,
      sent.total_cents)
    is distinct from ('usd', subtotal, percent, bundle_off, private.coupon_cents(terms, subtotal::integer - bundle_off),
      subtotal - bundle_off - private.coupon_cents(terms, subtotal::integer - bundle_off))
    or exists (
      select from jsonb_array_elements(p_order -> 'lines') l
      where not coalesce(
        (l ->> 'discount_cents')::integer between 0 and (l ->> 'unit_price_cents')::integer
          and (l ->> 'paid_cents')::integer = (l ->> 'unit_price_cents')::integer - (l ->> 'discount_cents')::integer,
        false)
    )
    or (select sum((l ->> 'paid_cents')::integer) from jsonb_array_elements(p_order -> 'lines') l)
      is distinct from sent.total_cents then
    raise exception 'bad_order' using errcode = 'PT400', hint = 'The sums do not agree.';
  end if;

  insert into public.orders (id, user_id, currency, subtotal_cents, bundle_percent, bundle_discount_cents, coupon_code,
      coupon_discount_cents, total_cents)
    values (sent.id, buyer, sent.currency, sent.subtotal_cents, sent.bundle_percent, sent.bundle_discount_cents,
      sent.coupon_code, sent.coupon_discount_cents, sent.total_cents);
  insert into public.order_lines (order_id, sku, title, unit_price_cents, discount_cents, paid_cents)
    select sent.id, c.sku, c.title, c.unit_price_cents, (l ->> 'discount_cents')::integer, (l ->> 'paid_cents')::integer
    from jsonb_array_elements(p_order -> 'lines') l join public.catalog_items c on c.sku = l ->> 'sku';
  insert into public.order_grants (order_line_id, sku)
    select l.id, l.sku from public.order_lines l where l.order_id = sent.id
    union
    select l.id, b.sku
    from public.order_lines l
    join public.bundle_items b on b.bundle_sku = l.sku
    where l.order_id = sent.id;
  return private.order_json(sent.id);
end
$$;
revoke execute on function public.store_order(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_order(jsonb) to service_role;

create function private.order_json(p_order uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select to_jsonb(o) || jsonb_build_object('lines', (
    select jsonb_agg(to_jsonb(l) - 'order_id' order by l.sku) from public.order_lines l where l.order_id = o.id
  ))
  from public.orders o where o.id = p_order
$$;
revoke execute on function private.order_json(uuid) from public, anon, authenticated, service_role;
