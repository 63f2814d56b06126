-- Gifts by master and full admins: an item or a plan for a while, with a reason. What they open is derived like what was paid for, and
-- ends by itself.
insert into private.admin_refusals (code, status) values ('bad_gift', 400);

create table public.gifts (
  -- Made by the device: what is sent again is the same gift.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  sku text references public.catalog_items (sku) on update cascade on delete restrict,
  tier text check (tier in ('plus', 'premium')),
  reason text not null check (
    char_length(reason) between 1 and 500
    and reason !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  actor_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- When it was over, by its time or because it was taken back.
  ended_at timestamptz,
  version integer not null default 1,
  check (num_nonnulls(sku, tier) = 1),
  check (ends_at > created_at and ends_at <= created_at + interval '2 years')
);
create index gifts_user_idx on public.gifts (user_id);
create index gifts_sku_idx on public.gifts (sku);
create index gifts_actor_idx on public.gifts (actor_id);
create index gifts_all_idx on public.gifts (created_at desc, id desc);
create index gifts_due_idx on public.gifts (ends_at) where ended_at is null;
create trigger raise_version before update on public.gifts
  for each row execute function private.raise_version();

alter table public.gifts enable row level security;
revoke all on public.gifts from public, anon, authenticated, service_role;
grant select on public.gifts to service_role;
-- Who gave it and why is told to the team, and in the copy of a person's data.
grant select (id, user_id, sku, tier, created_at, ends_at, ended_at) on public.gifts to authenticated;
create policy "a person reads own gifts" on public.gifts
  for select to authenticated
  using (user_id = (select auth.uid()));
insert into private.personal_tables (table_name, place, owner_column, sorted_by, told_as) values
  ('gifts', 158, 'user_id', '{created_at, id}', 'to_jsonb(t) || ''{"actor_id": null}''::jsonb');

-- Derived like those by order: there as long as a gift is in force.
alter table public.entitlements drop constraint entitlements_source_check;
alter table public.entitlements add constraint entitlements_source_check check (source in ('gift', 'order', 'staff'));

create function private.is_in_force(p_gift public.gifts) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select p_gift.ended_at is null and p_gift.ends_at > now()
$$;
revoke execute on function private.is_in_force(public.gifts) from public, anon, authenticated, service_role;

-- What gifts open: the item, and of a bundle its members.
create function private.given_skus(p_user uuid) returns table (sku text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select g.sku from public.gifts g where g.user_id = p_user and g.sku is not null and private.is_in_force(g)
  union
  select b.sku from public.gifts g join public.bundle_items b on b.bundle_sku = g.sku
  where g.user_id = p_user and private.is_in_force(g)
$$;
revoke execute on function private.given_skus(uuid) from public, anon, authenticated, service_role;

-- Writes `subscribers` from the subscriptions and gifts of a person. Somebody who never had one keeps what was given by hand.
create or replace function private.derive_subscriber(p_user uuid) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  was public.subscribers;
  best record;
  trial record;
  gift public.gifts;
  becomes public.subscribers;
begin
  if not exists (select from public.billing_subscriptions s where s.user_id = p_user)
    and not exists (select from public.gifts g where g.user_id = p_user and g.tier is not null) then
    return;
  end if;
  select * into was from public.subscribers s where s.user_id = p_user for update;
  -- A subscription to something else is no choice of a plan.
  if not found and not exists (
    select from public.billing_subscriptions s where s.user_id = p_user and s.tier is not null
  ) and not exists (select from public.gifts g where g.user_id = p_user and g.tier is not null) then
    return;
  end if;
  select * into best from private.plans_of(p_user) p where p.opens order by p.place limit 1;
  select * into trial from private.trial_of(p_user, best.id);
  -- A gift counts where nothing as good is paid for.
  select * into gift from public.gifts g
    where g.user_id = p_user and g.tier is not null and private.is_in_force(g)
      and (best.id is null or (g.tier = 'premium' and best.tier <> 'premium'))
    order by g.tier = 'premium' desc, g.ends_at desc
    limit 1;
  becomes.subscribed := best.id is not null or gift.id is not null;
  becomes.subscription_tier := coalesce(gift.tier, best.tier);
  becomes.subscription_end := case
    when gift.id is not null then gift.ends_at
    when becomes.subscribed then best.ends_at
    else coalesce((select max(p.ends_at) from private.plans_of(p_user) p where p.tier is not null),
      (select max(coalesce(g.ended_at, g.ends_at)) from public.gifts g where g.user_id = p_user and g.tier is not null), was.subscription_end)
  end;
  becomes.trial_status := coalesce(trial.state, case
    -- A trial given by hand: a plan paid for ends it, so does its time.
    when was.trial_status = 'active' and best.id is not null then 'converted'
    when was.trial_status = 'active' and was.trial_ends_at <= now() then 'expired'
  end, was.trial_status, 'none');
  if not private.may_follow('trial', coalesce(was.trial_status, 'none'), becomes.trial_status) then
    becomes.trial_status := was.trial_status;
  end if;
  becomes.trial_ends_at := coalesce(trial.ends_at, was.trial_ends_at);
  insert into public.subscribers as s (user_id, subscribed, subscription_tier, subscription_end, trial_status, trial_ends_at)
    values (p_user, becomes.subscribed, becomes.subscription_tier, becomes.subscription_end, becomes.trial_status,
      becomes.trial_ends_at)
    on conflict (user_id) do update
      set subscribed = excluded.subscribed, subscription_tier = excluded.subscription_tier,
        subscription_end = excluded.subscription_end, trial_status = excluded.trial_status,
        trial_ends_at = excluded.trial_ends_at
      where (s.subscribed, s.subscription_tier, s.subscription_end, s.trial_status, s.trial_ends_at)
        is distinct from (excluded.subscribed, excluded.subscription_tier, excluded.subscription_end,
          excluded.trial_status, excluded.trial_ends_at);
end
$$;

-- Entitlements by order and by the team are there exactly while a line or a gift grants them; a gift of old stays.
create or replace function private.derive_entitlements(p_user uuid) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  delete from public.entitlements e
    where e.user_id = p_user and e.source in ('order', 'staff') and not exists (
      select from public.orders o
      join public.order_lines l on l.order_id = o.id
      join public.order_grants g on g.order_line_id = l.id
      where o.user_id = p_user and g.active and g.sku = e.sku
    ) and not exists (select from private.given_skus(p_user) s where s.sku = e.sku);
  insert into public.entitlements (user_id, sku, source)
    select distinct p_user, g.sku, 'order'
    from public.orders o
    join public.order_lines l on l.order_id = o.id
    join public.order_grants g on g.order_line_id = l.id
    where o.user_id = p_user and g.active
    on conflict (user_id, sku) do nothing;
  insert into public.entitlements (user_id, sku, source)
    select p_user, s.sku, 'staff' from private.given_skus(p_user) s
    on conflict (user_id, sku) do nothing;
end
$$;

create function private.derive_gifts(p_user uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('billing ' || p_user, 0));
  perform private.derive_subscriber(p_user);
  perform private.derive_entitlements(p_user);
end
$$;
revoke execute on function private.derive_gifts(uuid) from public, anon, authenticated, service_role;

create function private.gift_json(p_gift public.gifts) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(p_gift) - 'user_id' - 'actor_id' || jsonb_build_object(
    'email', (select u.email from auth.users u where u.id = p_gift.user_id),
    'actor', (select u.email from auth.users u where u.id = p_gift.actor_id),
    'title', (select c.title from public.catalog_items c where c.sku = p_gift.sku),
    'in_force', private.is_in_force(p_gift))
$$;
revoke execute on function private.gift_json(public.gifts) from public, anon, authenticated, service_role;

-- Gifts, the latest first.
create function public.gift_list(p_at timestamptz default null, p_id uuid default null, p_limit integer default 25)
  returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('full_admin');
  return query
    select private.gift_json(g) from public.gifts g
    where p_at is null or (g.created_at, g.id) < (p_at, coalesce(p_id, '00000000-0000-0000-0000-000000000000'))
    order by g.created_at desc, g.id desc
    limit greatest(least(coalesce(p_limit, 25), 100), 1);
end
$$;
revoke execute on function public.gift_list(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.gift_list(timestamptz, uuid, integer) to authenticated;

-- Gives an item (`p_what` its sku) or a plan (its tier) to the account of an address until the end of a day, in UTC. To oneself nobody gives.
create function public.give_gift(p_id uuid, p_email text, p_what text, p_until date, p_reason text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  person uuid;
  kept public.gifts;
  why text;
  is_plan constant boolean := p_what in ('plus', 'premium');
begin
  select * into staff from private.enter_area('full_admin');
  select * into kept from public.gifts g where g.id = p_id and g.actor_id = staff.user_id;
  if found then
    return private.gift_json(kept);
  end if;
  why := private.money_reason(p_reason);
  person := private.account_named(p_email);
  if person is null then
    perform private.refuse_admin('not_found');
  end if;
  if person = staff.user_id then
    perform private.refuse_admin('own_role');
  end if;
  if p_id is null or p_until is null or p_until < (now() at time zone 'utc')::date or p_until > (now() at time zone 'utc')::date + 729
    or not coalesce(is_plan or exists (select from public.catalog_items c where c.sku = p_what), false) then
    perform private.refuse_admin('bad_gift');
  end if;
  -- A plan that was set by hand has nothing from which it could be derived again.
  if is_plan and exists (select from public.subscribers s where s.user_id = person and s.subscribed)
    and not exists (select from public.billing_subscriptions b where b.user_id = person)
    and not exists (select from public.gifts g where g.user_id = person and g.tier is not null) then
    perform private.refuse_admin('invalid_state');
  end if;
  begin
    insert into public.gifts (id, user_id, sku, tier, reason, actor_id, ends_at)
      values (p_id, person, case when not is_plan then p_what end, case when is_plan then p_what end, why, staff.user_id,
        (p_until + 1)::timestamp at time zone 'utc')
      returning * into kept;
  exception when unique_violation then
    perform private.refuse_admin('key_used');
  end;
  perform private.derive_gifts(person);
  perform private.note_act(staff.user_id, staff.roles, 'payment.gift_given', person::text, jsonb_build_object(
    'gift', kept.id, 'what', p_what, 'ends_at', kept.ends_at, 'reason', why));
  return private.gift_json(kept);
end
$$;
revoke execute on function public.give_gift(uuid, text, text, date, text) from public, anon, authenticated, service_role;
grant execute on function public.give_gift(uuid, text, text, date, text) to authenticated;

create function public.take_gift_back(p_id uuid, p_version integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  kept public.gifts;
begin
  select * into staff from private.enter_area('full_admin');
  select * into kept from public.gifts g where g.id = p_id for update;
  if kept.id is null then
    perform private.refuse_admin('not_found');
  end if;
  if kept.version is distinct from p_version then
    perform private.refuse_admin('version_conflict');
  end if;
  if not private.is_in_force(kept) then
    perform private.refuse_admin('invalid_state');
  end if;
  update public.gifts g set ended_at = now() where g.id = p_id returning * into kept;
  perform private.derive_gifts(kept.user_id);
  perform private.note_act(staff.user_id, staff.roles, 'payment.gift_taken', kept.user_id::text, jsonb_build_object(
    'gift', kept.id, 'what', coalesce(kept.sku, kept.tier),
    'before', jsonb_build_object('ends_at', kept.ends_at), 'after', jsonb_build_object('ends_at', kept.ended_at)));
  return private.gift_json(kept);
end
$$;
revoke execute on function public.take_gift_back(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.take_gift_back(uuid, integer) to authenticated;

-- Closes what gifts opened whose time is over.
create function public.end_gifts(p_limit integer default 500) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
  ended integer := 0;
begin
  for person in
    with over as (
      update public.gifts g set ended_at = g.ends_at
        where g.id in (
          select d.id from public.gifts d where d.ended_at is null and d.ends_at <= now()
          order by d.ends_at limit greatest(least(p_limit, 5000), 0) for update skip locked)
        returning g.user_id
    )
    select distinct o.user_id from over o order by 1
  loop
    perform private.derive_gifts(person);
    ended := ended + 1;
  end loop;
  return ended;
end
$$;
revoke execute on function public.end_gifts(integer) from public, anon, authenticated, service_role;
grant execute on function public.end_gifts(integer) to service_role;
insert into private.scheduled_jobs (name, schedule, every, command) values
  ('end-gifts', '*/5 * * * *', '5 minutes', 'select public.end_gifts()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
