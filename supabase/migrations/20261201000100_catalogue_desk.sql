-- What is for sale, as who deals with orders changes it: names, price, whether it is sold, its place and its facts. What was
-- ordered keeps the name and the price that were agreed.
insert into private.admin_refusals (code, status) values ('bad_item_price', 400), ('bad_field', 400), ('not_openable', 409);

alter table public.catalog_items
  -- Names the team gave it, by language: { de: … }. They stand before those that come with the product.
  add column titles jsonb not null default '{}' check (
    jsonb_typeof(titles) = 'object'
    and titles - array['en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'ru', 'ja', 'ko', 'zh'] = '{}'
    and not jsonb_path_exists(titles, '$.* ? (@.type() != "string" || !(@ like_regex "^.{1,80}$"))')
  ),
  -- Its place in its shelf; of those with the same number the name decides.
  add column place integer not null default 100 check (place between 0 and 9999),
  add column version integer not null default 1,
  -- When somebody of the team last changed it: it is not set back to what comes with the product.
  add column edited_at timestamptz;
create trigger raise_version before update on public.catalog_items
  for each row when (old.* is distinct from new.*) execute function private.raise_version();

alter table public.order_lines add column titles jsonb not null default '{}'
  check (jsonb_typeof(titles) = 'object' and octet_length(titles::text) <= 8000);
comment on column public.order_lines.titles is 'Names the team had given the item when it was ordered, by language.';

create function private.name_line() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  select c.titles, coalesce(c.titles ->> 'en', new.title) into new.titles, new.title
    from public.catalog_items c where c.sku = new.sku and c.titles <> '{}';
  if not found then
    new.titles := '{}';
  end if;
  return new;
end
$$;
revoke execute on function private.name_line() from public, anon, authenticated, service_role;
create trigger name_line before insert on public.order_lines for each row execute function private.name_line();

-- What was bought, and what of it was paid back. Waits for the end of the transaction: which lines are paid back is
-- written after the order. A bundle stands with what its items cost in one cart, and what it saved stands by itself. Items
-- have the names they had when they were ordered.
create or replace function private.mail_about_order() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_order jsonb := jsonb_build_object('order_id', new.id, 'currency', new.currency);
  lang constant text := (select p.language from public.profiles p where p.id = new.user_id);
begin
  if old.paid_at is null and new.paid_at is not null then
    perform private.queue_mail(new.user_id, 'order_paid', of_order || (
      select jsonb_build_object(
        'lines', jsonb_agg(jsonb_build_object('title', coalesce(l.titles ->> lang, l.title),
          'cents', coalesce(l.parts_cents, l.unit_price_cents)) order by l.sku),
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
        select coalesce(jsonb_agg(coalesce(l.titles ->> lang, l.title) order by l.sku), '[]') from public.order_lines l
        where l.order_id = new.id and l.refunded and not exists (
          select from public.account_mails m
          where m.user_id = new.user_id and m.kind = 'refunded' and m.facts ->> 'order_id' = new.id::text
            and m.facts -> 'closes' ? coalesce(l.titles ->> lang, l.title)
        )
      )
    ), format('%s %s', new.id, new.refunded_cents));
  end if;
  return null;
end
$$;

-- Why an item cannot be sold; null where it can: its page exists (`route`) and what it opens is there (`opens`); a bundle
-- has parts, and all of them are sold (`parts`).
create function private.why_not_sold(p_item public.catalog_items) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when private.site_address(coalesce(p_item.metadata ->> 'route', '')) is null then 'route'
    when p_item.kind = 'test' and not exists (
      select from public.assessment_tests t where t.test_id = p_item.test_id and t.active) then 'opens'
    when p_item.kind = 'training' and not exists (
      select from public.exercises x
      where x.id = p_item.exercise_id and x.active and p_item.metadata ->> 'route' like '/training-hub/' || x.id || '%') then 'opens'
    when p_item.kind = 'bundle' and not coalesce((
      select bool_and(c.active) from public.bundle_items b join public.catalog_items c on c.sku = b.sku
      where b.bundle_sku = p_item.sku), false) then 'parts'
  end
$$;
revoke execute on function private.why_not_sold(public.catalog_items) from public, anon, authenticated, service_role;

create function private.item_json(p_item public.catalog_items) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('sku', p_item.sku, 'kind', p_item.kind, 'title', p_item.title, 'titles', p_item.titles,
    'unit_price_cents', p_item.unit_price_cents, 'active', p_item.active, 'place', p_item.place,
    'route', p_item.metadata ->> 'route', 'duration', p_item.metadata ->> 'duration',
    'difficulty', p_item.metadata ->> 'difficulty', 'version', p_item.version, 'edited_at', p_item.edited_at,
    'obstacle', private.why_not_sold(p_item))
$$;
revoke execute on function private.item_json(public.catalog_items) from public, anon, authenticated, service_role;

-- All items, as the shelves of the store have them.
create function public.catalogue_desk() returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('orders_admin');
  return query
    select private.item_json(c) from public.catalog_items c
    order by array_position(array['bundle', 'test', 'training'], c.kind), c.place, c.title, c.sku;
end
$$;
revoke execute on function public.catalogue_desk() from public, anon, authenticated, service_role;
grant execute on function public.catalogue_desk() to authenticated;

-- Names by language as they are kept: without blanks around them, and without those that are empty.
create function private.titles_asked(p_titles jsonb) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  asked record;
  kept jsonb := '{}';
begin
  if jsonb_typeof(p_titles) is distinct from 'object' then
    perform private.refuse_admin('bad_field', 'titles');
  end if;
  for asked in select e.key as lang, e.value, btrim(e.value #>> '{}', E' \t\r\n') as title from jsonb_each(p_titles) e loop
    if jsonb_typeof(asked.value) <> 'string' then
      perform private.refuse_admin('bad_field', 'titles');
    end if;
    if char_length(asked.title) > 80 then
      perform private.refuse_admin('too_long', '80');
    end if;
    if asked.title ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]' then
      perform private.refuse_admin('bad_characters');
    end if;
    if asked.title <> '' then
      kept := kept || jsonb_build_object(asked.lang, asked.title);
    end if;
  end loop;
  return kept;
end
$$;
revoke execute on function private.titles_asked(jsonb) from public, anon, authenticated, service_role;

-- Facts of an item as they are kept: { route, duration, difficulty }; what is not named stays.
create function private.facts_asked(p_change jsonb, p_metadata jsonb) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if p_change ? 'route' and coalesce(p_change ->> 'route' !~ '^/[a-z0-9/-]{0,199}$', true) then
    perform private.refuse_admin('bad_field', 'route');
  end if;
  if p_change ->> 'duration' !~ '^[1-9]\d{0,2}(-[1-9]\d{0,2})? min$' then
    perform private.refuse_admin('bad_field', 'duration');
  end if;
  if p_change ->> 'difficulty' not in ('Beginner', 'Intermediate', 'Advanced') then
    perform private.refuse_admin('bad_field', 'difficulty');
  end if;
  return jsonb_strip_nulls(p_metadata || (
    select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(p_change) e
    where e.key in ('route', 'duration', 'difficulty')));
end
$$;
revoke execute on function private.facts_asked(jsonb, jsonb) from public, anon, authenticated, service_role;

-- Changes an item as it was read: { titles, unit_price_cents, active, place, route, duration, difficulty }, whatever of it is
-- named. Names are all that are to be kept. Where nothing changes, nothing is written.
create function public.change_item(p_sku text, p_version integer, p_change jsonb) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  held public.catalog_items;
  becomes public.catalog_items;
  before jsonb;
  after jsonb;
  problem text;
begin
  select * into staff from private.enter_area('orders_admin');
  select * into held from public.catalog_items c where c.sku = p_sku for update;
  if not found then
    perform private.refuse_admin('not_found');
  end if;
  if held.version is distinct from p_version then
    perform private.refuse_admin('version_conflict');
  end if;
  if jsonb_typeof(p_change) is distinct from 'object'
    or p_change - '{titles,unit_price_cents,active,place,route,duration,difficulty}'::text[] <> '{}' then
    perform private.refuse_admin('bad_field');
  end if;
  becomes := held;
  if p_change ? 'unit_price_cents' then
    -- Less than 50 cents cannot be paid.
    if jsonb_typeof(p_change -> 'unit_price_cents') <> 'number' or p_change ->> 'unit_price_cents' !~ '^\d{2,7}$'
      or (p_change ->> 'unit_price_cents')::integer not between 50 and 1000000 then
      perform private.refuse_admin('bad_item_price');
    end if;
    becomes.unit_price_cents := (p_change ->> 'unit_price_cents')::integer;
  end if;
  if p_change ? 'active' then
    if jsonb_typeof(p_change -> 'active') <> 'boolean' then
      perform private.refuse_admin('bad_field', 'active');
    end if;
    becomes.active := (p_change ->> 'active')::boolean;
  end if;
  if p_change ? 'place' then
    if jsonb_typeof(p_change -> 'place') <> 'number' or p_change ->> 'place' !~ '^\d{1,4}$' then
      perform private.refuse_admin('bad_field', 'place');
    end if;
    becomes.place := (p_change ->> 'place')::integer;
  end if;
  if p_change ? 'titles' then
    becomes.titles := private.titles_asked(p_change -> 'titles');
  end if;
  becomes.metadata := private.facts_asked(p_change, held.metadata);
  problem := private.why_not_sold(becomes);
  if becomes.active and problem is not null and (not held.active or becomes.metadata is distinct from held.metadata) then
    perform private.refuse_admin('not_openable', problem);
  end if;
  -- Only what changes, before and after.
  select jsonb_object_agg(w.key, w.value) filter (where i.value is distinct from w.value),
      jsonb_object_agg(w.key, i.value) filter (where i.value is distinct from w.value)
    into before, after
    from jsonb_each(private.item_json(held) - '{version,edited_at,obstacle}'::text[]) w
    join jsonb_each(private.item_json(becomes)) i on i.key = w.key;
  if after is null then
    return private.item_json(held);
  end if;
  begin
    update public.catalog_items c
      set titles = becomes.titles, unit_price_cents = becomes.unit_price_cents, active = becomes.active, place = becomes.place,
        metadata = becomes.metadata, edited_at = now()
      where c.sku = p_sku
      returning * into becomes;
  exception when check_violation then
    perform private.refuse_admin('bad_field');
  end;
  perform private.note_act(staff.user_id, staff.roles, 'catalogue.changed', 'item:' || p_sku,
    jsonb_build_object('before', before, 'after', after));
  return private.item_json(becomes);
end
$$;
revoke execute on function public.change_item(text, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.change_item(text, integer, jsonb) to authenticated;
