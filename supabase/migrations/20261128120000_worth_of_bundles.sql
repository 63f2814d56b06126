-- What the items of a bundle cost in one cart when it was ordered: what the bundle saved is told against it, and stays as it
-- was. Null for a single item, and where the bundle costs no less. Nothing is reckoned with it: what was to pay stands beside it.
alter table public.order_lines add column parts_cents integer check (parts_cents > unit_price_cents);

-- The same rule as src/lib/billing/order-sums.ts.
create function private.price_parts() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  parts bigint;
begin
  select sum(c.unit_price_cents)
      - (sum(c.unit_price_cents) * case when count(*) >= 3 then 20 when count(*) = 2 then 10 else 0 end + 50) / 100
    into parts
    from public.bundle_items b join public.catalog_items c on c.sku = b.sku and c.active
    where b.bundle_sku = new.sku;
  new.parts_cents := case when parts > new.unit_price_cents then parts end;
  return new;
end
$$;
revoke execute on function private.price_parts() from public, anon, authenticated, service_role;
create trigger price_parts before insert on public.order_lines for each row execute function private.price_parts();

-- What was bought, and what of it was paid back. Waits for the end of the transaction: which lines are paid back is
-- written after the order. A bundle stands with what its items cost in one cart, and what it saved stands by itself.
create or replace function private.mail_about_order() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_order jsonb := jsonb_build_object('order_id', new.id, 'currency', new.currency);
begin
  if old.paid_at is null and new.paid_at is not null then
    perform private.queue_mail(new.user_id, 'order_paid', of_order || (
      select jsonb_build_object(
        'lines', jsonb_agg(
          jsonb_build_object('title', l.title, 'cents', coalesce(l.parts_cents, l.unit_price_cents)) order by l.sku),
        'saving_cents', sum(l.parts_cents - l.unit_price_cents))
      from public.order_lines l where l.order_id = new.id
    ) || jsonb_build_object(
      'bundle_percent', new.bundle_percent, 'bundle_cents', new.bundle_discount_cents,
      'coupon_code', new.coupon_code, 'coupon_cents', new.coupon_discount_cents,
      'tax_cents', to_jsonb(new) -> 'tax_cents', 'total_cents', new.total_cents
    ), new.id::text);
  end if;
  if new.refunded_cents > old.refunded_cents then
    perform private.queue_mail(new.user_id, 'refunded', of_order || jsonb_build_object(
      'amount_cents', new.refunded_cents - old.refunded_cents,
      -- What a mail before named as closed is not named again.
      'closes', (
        select coalesce(jsonb_agg(l.title order by l.sku), '[]') from public.order_lines l
        where l.order_id = new.id and l.refunded and not exists (
          select from public.account_mails m
          where m.user_id = new.user_id and m.kind = 'refunded' and m.facts ->> 'order_id' = new.id::text
            and m.facts -> 'closes' ? l.title
        )
      )
    ), format('%s %s', new.id, new.refunded_cents));
  end if;
  return null;
end
$$;
