-- Prices of plans and coupons, as payment staff changes them. A price is stored by the server alone, after the provider was
-- asked for it.
insert into private.admin_refusals (code, status) values ('code_taken', 409), ('bad_coupon', 400), ('bad_price', 400);

alter table public.plan_prices add column version integer not null default 1;
create trigger raise_version before update on public.plan_prices
  for each row execute function private.raise_version();
alter table public.coupons add column version integer not null default 1;
-- A redemption changes nothing that somebody decided.
create trigger raise_version before update of percent_off, amount_off_cents, min_subtotal_cents, valid_from, valid_until,
  max_redemptions, once_per_person, active on public.coupons
  for each row execute function private.raise_version();

-- As enter_area, for somebody whom the server has asked who they are.
create function private.enter_area_as(p_user uuid, p_area text) returns text[]
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  held constant text[] := array(
    select r.role_type from public.admin_roles r where r.user_id = p_user and r.is_active order by r.role_type);
begin
  if not exists (select from private.admin_areas a where a.area = p_area and a.roles && held) then
    perform private.refuse_admin('not_allowed');
  end if;
  return held;
end
$$;
revoke execute on function private.enter_area_as(uuid, text) from public, anon, authenticated, service_role;

-- Whether somebody looks after payments at this moment; asked before the provider is.
create function public.is_payment_staff(p_user uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.admin_roles r join private.admin_areas a on r.role_type = any (a.roles)
    where r.user_id = p_user and r.is_active and a.area = 'payments_admin')
$$;
revoke execute on function public.is_payment_staff(uuid) from public, anon, authenticated, service_role;
grant execute on function public.is_payment_staff(uuid) to service_role;

-- Prices of plans, those on offer first, then the latest.
create function public.plan_price_list() returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('payments_admin');
  return query
    select to_jsonb(p) from public.plan_prices p order by p.active desc, p.tier, p."interval", p.created_at desc, p.id limit 200;
end
$$;
revoke execute on function public.plan_price_list() from public, anon, authenticated, service_role;
grant execute on function public.plan_price_list() to authenticated;

-- Offers a price that the server has compared with the provider's. The one that was on offer for the plan and interval, which
-- `p_replaces` names as it was read, is retired in the same moment: of two there is never more than one.
create function public.offer_plan_price(p_actor uuid, p_price jsonb, p_replaces text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  roles constant text[] := private.enter_area_as(p_actor, 'payments_admin');
  told public.plan_prices := jsonb_populate_record(null::public.plan_prices, p_price);
  known public.plan_prices;
  offered text;
begin
  perform pg_advisory_xact_lock(hashtextextended('plan_prices', 0));
  if told.id is null or told.id !~ '^[A-Za-z0-9_-]{1,100}$' or coalesce(told.tier not in ('plus', 'premium'), true)
    or coalesce(told."interval" not in ('month', 'year'), true) or coalesce(told.amount_cents not between 1 and 1000000, true)
    or coalesce(told.currency !~ '^[a-z]{3}$', true) or coalesce(told.trial_days, 0) not between 0 and 90
    or (told.trial_days > 0 and told."interval" <> 'year') then
    perform private.refuse_admin('bad_price');
  end if;
  select p.id into offered from public.plan_prices p
    where p.tier = told.tier and p."interval" = told."interval" and p.currency = told.currency and p.active;
  if offered is distinct from p_replaces then
    perform private.refuse_admin('version_conflict');
  end if;
  select * into known from public.plan_prices p where p.id = told.id;
  if known.active then
    perform private.refuse_admin('code_taken');
  end if;
  -- What somebody pays by it already stays what it is.
  if known.id is not null and (known.tier, known."interval", known.amount_cents, known.currency)
    is distinct from (told.tier, told."interval", told.amount_cents, told.currency) then
    perform private.refuse_admin('bad_price');
  end if;
  update public.plan_prices p set active = false where p.id = offered;
  insert into public.plan_prices as p (id, tier, "interval", amount_cents, currency, trial_days)
    values (told.id, told.tier, told."interval", told.amount_cents, told.currency, coalesce(told.trial_days, 0))
    on conflict (id) do update set active = true, trial_days = excluded.trial_days
    returning * into known;
  perform private.note_act(p_actor, roles, 'payment.price_offered', 'price:' || known.id, jsonb_build_object(
    'tier', known.tier, 'interval', known."interval", 'currency', known.currency, 'trial_days', known.trial_days,
    'before', jsonb_build_object('price', offered, 'amount_cents', (select p.amount_cents from public.plan_prices p where p.id = offered)),
    'after', jsonb_build_object('price', known.id, 'amount_cents', known.amount_cents)));
  return to_jsonb(known);
end
$$;
revoke execute on function public.offer_plan_price(uuid, jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.offer_plan_price(uuid, jsonb, text) to service_role;

-- A price is offered no more; whoever pays it goes on.
create function public.retire_plan_price(p_id text, p_version integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  known public.plan_prices;
begin
  select * into staff from private.enter_area('payments_admin');
  select * into known from public.plan_prices p where p.id = p_id for update;
  if known.id is null then
    perform private.refuse_admin('not_found');
  end if;
  if known.version is distinct from p_version then
    perform private.refuse_admin('version_conflict');
  end if;
  if not known.active then
    perform private.refuse_admin('invalid_state');
  end if;
  update public.plan_prices p set active = false where p.id = p_id returning * into known;
  perform private.note_act(staff.user_id, staff.roles, 'payment.price_retired', 'price:' || p_id, jsonb_build_object(
    'tier', known.tier, 'interval', known."interval", 'amount_cents', known.amount_cents,
    'before', jsonb_build_object('active', true), 'after', jsonb_build_object('active', false)));
  return to_jsonb(known);
end
$$;
revoke execute on function public.retire_plan_price(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.retire_plan_price(text, integer) to authenticated;

-- Coupons by their code, after the one that is named, with how often they were used.
create function public.coupon_list(p_after text default null, p_limit integer default 25) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('payments_admin');
  return query
    select to_jsonb(c) from public.coupons c where c.code > coalesce(p_after, '')
    order by c.code limit greatest(least(coalesce(p_limit, 25), 100), 1);
end
$$;
revoke execute on function public.coupon_list(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.coupon_list(text, integer) to authenticated;

-- Makes a coupon (`p_version` null), or changes until when and how often it is taken, and whether at all. What it takes off stays as
-- it was announced.
create function public.save_coupon(p_coupon jsonb, p_version integer default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  told public.coupons;
  was public.coupons;
  kept public.coupons;
begin
  select * into staff from private.enter_area('payments_admin');
  begin
    told := jsonb_populate_record(null::public.coupons, p_coupon);
  exception when data_exception then
    perform private.refuse_admin('bad_coupon');
  end;
  told.code := upper(btrim(coalesce(told.code, '')));
  if p_version is null then
    begin
      insert into public.coupons (code, percent_off, amount_off_cents, min_subtotal_cents, valid_until, max_redemptions,
          once_per_person)
        values (told.code, told.percent_off, told.amount_off_cents, coalesce(told.min_subtotal_cents, 0), told.valid_until,
          told.max_redemptions, coalesce(told.once_per_person, true))
        returning * into kept;
    exception
      when check_violation then
        perform private.refuse_admin('bad_coupon');
      when unique_violation then
        perform private.refuse_admin('code_taken');
    end;
    if kept.valid_until <= now() then
      perform private.refuse_admin('bad_coupon');
    end if;
    perform private.note_act(staff.user_id, staff.roles, 'payment.coupon_created', 'coupon:' || kept.code,
      to_jsonb(kept) - array['code', 'version', 'redeemed', 'active']);
    return to_jsonb(kept);
  end if;
  select * into was from public.coupons c where c.code = told.code for update;
  if was.code is null then
    perform private.refuse_admin('not_found');
  end if;
  if was.version is distinct from p_version then
    perform private.refuse_admin('version_conflict');
  end if;
  if told.active is null or coalesce(told.max_redemptions < 1, false) then
    perform private.refuse_admin('bad_coupon');
  end if;
  update public.coupons c set valid_until = told.valid_until, max_redemptions = told.max_redemptions, active = told.active
    where c.code = was.code
    returning * into kept;
  perform private.note_act(staff.user_id, staff.roles, 'payment.coupon_changed', 'coupon:' || kept.code, jsonb_build_object(
    'before', jsonb_build_object('valid_until', was.valid_until, 'max_redemptions', was.max_redemptions, 'active', was.active),
    'after', jsonb_build_object('valid_until', kept.valid_until, 'max_redemptions', kept.max_redemptions, 'active', kept.active)));
  return to_jsonb(kept);
end
$$;
revoke execute on function public.save_coupon(jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_coupon(jsonb, integer) to authenticated;
