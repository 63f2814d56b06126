-- What the records of billing mean: who has which plan, and who may open what was bought.

-- Every subscription of a person with the moment it closes, the best first: open before closed, Premium before Plus,
-- then the later end.
create function private.plans_of(p_user uuid)
  returns table (id text, status text, tier text, ends_at timestamptz, opens boolean, live boolean, place bigint)
  language sql
  stable
  set search_path = ''
as $$
  select p.*, row_number() over (
    order by p.opens desc, p.tier = 'premium' desc nulls last, p.ends_at desc nulls first, p.id
  )
  from (
    select s.id, s.status, s.tier, e.ends_at,
      st.opens and s.tier is not null and coalesce(e.ends_at + e.patience > now(), true) as opens,
      not st.terminal and s.status <> 'incomplete' and s.tier is not null as live
    from public.billing_subscriptions s
    join public.subscription_states st on st.status = s.status
    cross join lateral (
      select
        least(
          case s.status
            when 'trialing' then coalesce(s.trial_ends_at, s.current_period_end)
            when 'past_due' then s.past_due_since + make_interval(days => st.grace_days)
            else s.current_period_end
          end,
          s.cancel_at, s.ended_at
        ) as ends_at,
        -- Renewals are charged up to a day late.
        make_interval(days => case s.status when 'active' then 1 else 0 end) as patience
    ) e
    where s.user_id = p_user
  ) p
$$;
revoke execute on function private.plans_of(uuid) from public, anon, authenticated, service_role;

-- How the trial of a person stands, if one of their subscriptions began with one.
create function private.trial_of(p_user uuid, p_best text, out state text, out ends_at timestamptz)
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  trial public.billing_subscriptions;
begin
  select * into trial from public.billing_subscriptions s
    where s.user_id = p_user and s.tier is not null and (s.trial_ends_at is not null or s.status = 'trialing')
    order by s.status = 'trialing' desc, s.trial_ends_at desc
    limit 1;
  if not found then
    return;
  end if;
  ends_at := coalesce(trial.trial_ends_at, trial.current_period_end);
  state := case
    when trial.id = p_best and trial.status = 'trialing' then 'active'
    -- Paid for after the trial, or another plan was paid for while it ran.
    when trial.status = 'active' or (trial.status = 'trialing' and p_best is not null) then 'converted'
    when exists (
      select from public.billing_invoices i
      where i.subscription_id = trial.id and i.status = 'paid' and (i.amount_cents > 0 or i.issued_at >= ends_at)
    ) then 'converted'
    when trial.ended_at < ends_at then 'cancelled'
    else 'expired'
  end;
end
$$;
revoke execute on function private.trial_of(uuid, text) from public, anon, authenticated, service_role;

-- Writes `subscribers` from the subscriptions of a person. Somebody who never had one keeps what was given by hand.
create function private.derive_subscriber(p_user uuid) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  was public.subscribers;
  best record;
  trial record;
  becomes public.subscribers;
begin
  if not exists (select from public.billing_subscriptions s where s.user_id = p_user) then
    return;
  end if;
  select * into was from public.subscribers s where s.user_id = p_user for update;
  -- A subscription to something else is no choice of a plan.
  if not found and not exists (
    select from public.billing_subscriptions s where s.user_id = p_user and s.tier is not null
  ) then
    return;
  end if;
  select * into best from private.plans_of(p_user) p where p.opens order by p.place limit 1;
  select * into trial from private.trial_of(p_user, best.id);
  becomes.subscribed := best.id is not null;
  becomes.subscription_tier := best.tier;
  becomes.subscription_end := case
    when becomes.subscribed then best.ends_at
    else coalesce((select max(p.ends_at) from private.plans_of(p_user) p where p.tier is not null), was.subscription_end)
  end;
  becomes.trial_status := coalesce(trial.state, case
    -- A trial given by hand: a plan paid for ends it, so does its time.
    when was.trial_status = 'active' and becomes.subscribed then 'converted'
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
revoke execute on function private.derive_subscriber(uuid) from public, anon, authenticated, service_role;

-- Entitlements by order are there exactly while an active line grants them; a gift of the same item stays a gift.
create function private.derive_entitlements(p_user uuid) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  delete from public.entitlements e
    where e.user_id = p_user and e.source = 'order' and not exists (
      select from public.orders o
      join public.order_lines l on l.order_id = o.id
      join public.order_grants g on g.order_line_id = l.id
      where o.user_id = p_user and g.active and g.sku = e.sku
    );
  insert into public.entitlements (user_id, sku, source)
    select distinct p_user, g.sku, 'order'
    from public.orders o
    join public.order_lines l on l.order_id = o.id
    join public.order_grants g on g.order_line_id = l.id
    where o.user_id = p_user and g.active
    on conflict (user_id, sku) do nothing;
end
$$;
revoke execute on function private.derive_entitlements(uuid) from public, anon, authenticated, service_role;

-- Closes what is over by time alone and names the customers to look at afresh: those, and whoever has an open checkout
-- older than two minutes.
create function public.sweep_billing() returns table (customer_id text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
begin
  for person in
    select s.user_id from public.subscribers s
    where (s.trial_status = 'active' and s.trial_ends_at <= now())
      or (s.subscribed and s.subscription_end + interval '1 day' <= now())
      or (s.subscribed and s.subscription_end <= now() and exists (
        select from public.billing_subscriptions b where b.user_id = s.user_id and b.status = 'past_due'
      ))
    order by s.user_id
  loop
    perform pg_advisory_xact_lock(hashtextextended('billing ' || person, 0));
    perform private.derive_subscriber(person);
    -- Given by hand, so there is nothing to derive it from.
    update public.subscribers s
      set subscribed = false, subscription_tier = null,
        trial_status = case s.trial_status when 'active' then 'expired' else s.trial_status end
      where s.user_id = person
        and not exists (select from public.billing_subscriptions b where b.user_id = person)
        and ((s.trial_status = 'active' and s.trial_ends_at <= now())
          or (s.subscribed and s.subscription_end + interval '1 day' <= now()));
  end loop;
  delete from public.billing_leases l where l.customer_id in (
    select o.customer_id from public.billing_leases o where o.expires_at < now() - interval '1 hour' for update skip locked
  );
  return query
    select c.customer_id from public.billing_customers c
    where c.deleted_at is null and (
      exists (
        select from public.billing_subscriptions s
        join public.subscription_states st on st.status = s.status
        where s.user_id = c.user_id and not st.terminal
          and (s.status = 'past_due' or least(
            case s.status when 'trialing' then s.trial_ends_at end, s.current_period_end, s.cancel_at) <= now())
      )
      or exists (
        select from public.checkout_sessions s
        where s.user_id = c.user_id and s.status = 'open' and s.created_at < now() - interval '2 minutes'
      )
    )
    order by c.customer_id;
end
$$;
revoke execute on function public.sweep_billing() from public, anon, authenticated, service_role;
grant execute on function public.sweep_billing() to service_role;
