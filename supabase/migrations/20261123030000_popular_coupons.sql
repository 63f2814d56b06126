-- A coupon costs an order the same however often it was redeemed. Who used it is found by person; how often it was used
-- is kept beside it for redemptions that are settled and counted for those still open, and only where there is a maximum.
drop index public.orders_coupon_idx;
create index orders_coupon_person_idx on public.orders (coupon_code, user_id) where coupon_code is not null;
-- Orders whose checkout may still be paid, and those that are about to get one.
create index orders_coupon_open_idx on public.orders (coupon_code, created_at)
  where status = 'pending' and coupon_code is not null;

alter table public.coupons add column redeemed integer not null default 0 check (redeemed >= 0);
comment on column public.coupons.redeemed is 'Settled redemptions; written by a trigger on orders alone.';
revoke insert, update on public.coupons from service_role;
grant
  insert (code, percent_off, amount_off_cents, min_subtotal_cents, valid_from, valid_until, max_redemptions,
    once_per_person, active),
  update (code, percent_off, amount_off_cents, min_subtotal_cents, valid_from, valid_until, max_redemptions,
    once_per_person, active)
  on public.coupons to service_role;

create function private.is_redeemed(p_status text) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select p_status in ('paid', 'partly_refunded', 'disputed')
$$;
revoke execute on function private.is_redeemed(text) from public, anon, authenticated, service_role;

create function private.count_redemption() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was boolean := tg_op <> 'INSERT' and private.is_redeemed(old.status);
  becomes boolean := tg_op <> 'DELETE' and private.is_redeemed(new.status);
begin
  if was <> becomes then
    update public.coupons c set redeemed = c.redeemed + case when becomes then 1 else -1 end
      where c.code = case when becomes then new.coupon_code else old.coupon_code end;
  end if;
  return null;
end
$$;
revoke execute on function private.count_redemption() from public, anon, authenticated, service_role;
-- Which coupon an order has never changes.
create trigger count_redemption_made after insert on public.orders
  for each row when (new.coupon_code is not null) execute function private.count_redemption();
create trigger count_redemption_changed after update of status on public.orders
  for each row when (new.coupon_code is not null and new.status <> old.status) execute function private.count_redemption();
create trigger count_redemption_gone after delete on public.orders
  for each row when (old.coupon_code is not null) execute function private.count_redemption();
update public.coupons c set redeemed = (
  select count(*) from public.orders o where o.coupon_code = c.code and private.is_redeemed(o.status)
);

drop function private.redemptions(text);

-- Whether an order that waits still holds its coupon: its checkout may be paid, or it is about to get one.
create function private.may_be_paid(p_order public.orders) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select case
    when p_order.checkout_session_id is null then p_order.created_at > now() - interval '10 minutes'
    else coalesce(
      (select c.status = 'open' from public.checkout_sessions c where c.id = p_order.checkout_session_id),
      p_order.created_at > now() - interval '10 minutes')
  end
$$;
revoke execute on function private.may_be_paid(public.orders) from public, anon, authenticated, service_role;

-- Whether a person has redeemed a coupon; with `p_waiting`, whether an order that may still be paid counts.
create function private.has_redeemed(p_code text, p_user uuid, p_waiting boolean) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (
    select from public.orders o
    where o.coupon_code = p_code and o.user_id = p_user
      and (private.is_redeemed(o.status) or (p_waiting and o.status = 'pending' and private.may_be_paid(o)))
  )
$$;
revoke execute on function private.has_redeemed(text, uuid, boolean) from public, anon, authenticated, service_role;

-- Whether a coupon is used up, open checkouts of `p_but` aside. Most coupons have no maximum, and nothing is counted.
create function private.is_used_up(p_code text, p_but uuid) returns boolean
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  coupon public.coupons;
begin
  select * into coupon from public.coupons c where c.code = p_code;
  if coupon.max_redemptions is null then
    return false;
  end if;
  return coupon.redeemed >= coupon.max_redemptions or coupon.redeemed + (
    select count(*) from public.orders o
    where o.coupon_code = p_code and o.status = 'pending' and (p_but is null or o.user_id is distinct from p_but)
      and private.may_be_paid(o)
  ) >= coupon.max_redemptions;
end
$$;
revoke execute on function private.is_used_up(text, uuid) from public, anon, authenticated, service_role;

-- What a coupon takes off, or why not. A person's own open checkout does not stand in the way of looking again; it does
-- when an order is stored.
create or replace function public.coupon_terms(p_code text, p_user uuid, p_subtotal_cents integer) returns jsonb
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
    and private.has_redeemed(coupon.code, p_user, false) then
    raise exception 'coupon_used' using errcode = 'PT409';
  end if;
  if private.is_used_up(coupon.code, p_user) then
    raise exception 'coupon_invalid' using errcode = 'PT409';
  end if;
  if coalesce(p_subtotal_cents, 0) < coupon.min_subtotal_cents then
    raise exception 'coupon_minimum' using errcode = 'PT409', hint = coupon.min_subtotal_cents::text;
  end if;
  return jsonb_build_object(
    'code', coupon.code, 'percent_off', coupon.percent_off, 'amount_off_cents', coupon.amount_off_cents);
end
$$;

-- Keeps an order before it is paid, after checking each figure against the catalogue. The same order again answers the same.
create or replace function public.store_order(p_order jsonb) returns jsonb
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
    -- What has a maximum is redeemed one after another; what has none makes nobody wait.
    perform 1 from public.coupons c where c.code = sent.coupon_code and c.max_redemptions is not null for update;
    terms := public.coupon_terms(sent.coupon_code, buyer, subtotal::integer);
    if terms ->> 'code' <> sent.coupon_code then
      raise exception 'coupon_invalid' using errcode = 'PT409';
    end if;
    if (select c.once_per_person from public.coupons c where c.code = sent.coupon_code)
      and private.has_redeemed(sent.coupon_code, buyer, true) then
      raise exception 'coupon_used' using errcode = 'PT409';
    end if;
    if private.is_used_up(sent.coupon_code, null) then
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
