-- What was agreed to beside the pay button, and how much of what was paid is tax. Orders from before know neither.
alter table public.orders
  add column agreed_version text check (agreed_version ~ '^\d{4}-\d{2}-\d{2}$'),
  add column agreed_language text check (char_length(agreed_language) between 2 and 10),
  add column agreed_at timestamptz,
  add column tax_cents integer check (tax_cents between 0 and total_cents),
  add check (num_nonnulls(agreed_version, agreed_language, agreed_at) in (0, 3));
comment on column public.orders.tax_cents is 'Part of the total; null where the provider does not say.';

alter table public.checkout_sessions
  add column agreed_version text check (agreed_version ~ '^\d{4}-\d{2}-\d{2}$'),
  add column agreed_language text check (char_length(agreed_language) between 2 and 10);
comment on column public.checkout_sessions.agreed_version is 'Of a plan, agreed to when the checkout was made; an order keeps its own.';
grant select (agreed_version, agreed_language) on public.checkout_sessions to authenticated;

-- Tax is known once it is paid.
drop trigger guard_agreed on public.orders;
create trigger guard_agreed before update on public.orders
  for each row execute function private.guard_agreed(
    '{status,refunded_cents,checkout_session_id,payment_intent_id,receipt_url,paid_at,tax_cents}');

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
      coupon_discount_cents, total_cents, agreed_version, agreed_language, agreed_at)
    values (sent.id, buyer, sent.currency, sent.subtotal_cents, sent.bundle_percent, sent.bundle_discount_cents,
      sent.coupon_code, sent.coupon_discount_cents, sent.total_cents, sent.agreed_version, sent.agreed_language,
      case when sent.agreed_version is not null then now() end);
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

-- Remembers a checkout that was opened at the provider. The same one again is no news.
create or replace function public.record_checkout(p_session jsonb) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  session public.checkout_sessions := jsonb_populate_record(null::public.checkout_sessions, p_session);
  known public.checkout_sessions;
begin
  if session.id is null or session.user_id is null then
    raise exception 'bad_checkout' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('billing ' || session.user_id, 0));
  select * into known from public.checkout_sessions s where s.id = session.id;
  if found then
    if (known.user_id, known.kind, known.order_id) is distinct from (session.user_id, session.kind, session.order_id) then
      raise exception 'bad_checkout' using errcode = 'PT400';
    end if;
    return;
  end if;
  insert into public.checkout_sessions (id, user_id, kind, price_id, order_id, url, expires_at, agreed_version,
      agreed_language)
    values (session.id, session.user_id, session.kind, session.price_id, session.order_id, session.url,
      session.expires_at, session.agreed_version, session.agreed_language);
  if session.order_id is not null then
    update public.orders o set checkout_session_id = session.id
      where o.id = session.order_id and o.user_id = session.user_id and o.status = 'pending'
        and o.checkout_session_id is null;
    if not found then
      raise exception 'bad_checkout' using errcode = 'PT400', hint = 'No order of the person waits for a checkout.';
    end if;
  end if;
end
$$;

-- Takes over what was paid, given back and disputed for orders. An order of somebody else, another amount or another
-- checkout grants nothing. Answers what was refused, or null.
create or replace function private.apply_payments(p_user uuid, p_list jsonb) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  item jsonb;
  bought public.orders;
  back integer;
  closed boolean;
  refused text;
begin
  for item in select value from jsonb_array_elements(p_list) loop
    if exists (
      select from public.checkout_sessions s
      where s.id = item ->> 'session_id'
        and (s.user_id <> p_user or s.order_id::text is distinct from item ->> 'order_id')
    ) then
      refused := 'foreign_checkout';
      continue;
    end if;
    if item ->> 'order_id' is null then
      perform private.settle_checkout(item ->> 'session_id', item ->> 'session_status');
      continue;
    end if;
    select * into bought from public.orders o
      where o.id = case when item ->> 'order_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then (item ->> 'order_id')::uuid end;
    if not found or bought.user_id is distinct from p_user then
      refused := 'foreign_order';
      continue;
    end if;
    if bought.checkout_session_id <> item ->> 'session_id' then
      refused := 'foreign_checkout';
      continue;
    end if;
    if item ->> 'payment_status' = 'paid' then
      back := coalesce((item ->> 'amount_refunded')::integer, 0);
      if (item ->> 'amount_total')::integer is distinct from bought.total_cents
        or lower(item ->> 'currency') is distinct from bought.currency
        or back not between 0 and bought.total_cents then
        refused := 'wrong_amount';
        continue;
      end if;
      if exists (
        select from public.orders o where o.payment_intent_id = item ->> 'payment_intent_id' and o.id <> bought.id
      ) then
        refused := 'foreign_payment';
        continue;
      end if;
      closed := back = bought.total_cents or coalesce(item ->> 'dispute', 'none') in ('open', 'lost');
      update public.orders o
        set status = case
              when back = bought.total_cents then 'refunded'
              when closed then 'disputed'
              when back > 0 then 'partly_refunded'
              else 'paid'
            end,
          refunded_cents = back,
          checkout_session_id = coalesce(o.checkout_session_id, item ->> 'session_id'),
          payment_intent_id = coalesce(item ->> 'payment_intent_id', o.payment_intent_id),
          receipt_url = coalesce(private.web_address(item ->> 'receipt_url'), o.receipt_url),
          paid_at = coalesce(o.paid_at, now()),
          -- An answer without it takes nothing back.
          tax_cents = case when item ->> 'tax_cents' is null then o.tax_cents
            else least((item ->> 'tax_cents')::integer, o.total_cents) end
        where o.id = bought.id;
      update public.order_lines l
        set refunded = back = bought.total_cents or coalesce(item -> 'refunded_lines', '[]') ? l.id::text
        where l.order_id = bought.id;
      update public.order_grants g set active = not closed and not l.refunded
        from public.order_lines l
        where l.order_id = bought.id and g.order_line_id = l.id
          and g.active is distinct from (not closed and not l.refunded);
    elsif item ->> 'session_status' = 'expired' and bought.status = 'pending' then
      update public.orders o set status = 'expired' where o.id = bought.id;
    end if;
    perform private.settle_checkout(item ->> 'session_id', item ->> 'session_status');
  end loop;
  return refused;
end
$$;
