-- Reconciliation looks first at whom it has not looked at for longest, so that nobody waits for ever behind others, and
-- is named no more people than it can take. What looks at everybody reads an index.
alter table public.billing_customers add column looked_at timestamptz;
comment on column public.billing_customers.looked_at is 'When somebody last began to ask the provider about the person.';
create index billing_customers_looked_idx on public.billing_customers (looked_at nulls first, customer_id)
  where deleted_at is null;

-- A look counts from its beginning: also one that fails gives way to the next person.
create or replace function public.begin_billing(p_customer text, p_seconds integer default 30) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  held uuid;
begin
  if coalesce(p_customer, '') = '' or p_seconds is null or p_seconds not between 1 and 300 then
    raise exception 'bad_lease' using errcode = 'PT400';
  end if;
  insert into public.billing_leases as l (customer_id, token, expires_at)
    values (p_customer, gen_random_uuid(), clock_timestamp() + make_interval(secs => p_seconds))
    on conflict (customer_id) do update set token = excluded.token, expires_at = excluded.expires_at
      where l.expires_at <= clock_timestamp()
    returning l.token into held;
  if held is not null then
    update public.billing_customers c set looked_at = clock_timestamp() where c.customer_id = p_customer;
  end if;
  return held;
end
$$;

-- Ties a person to a customer of the provider; the first one holds, until it is deleted there. Answers the one that holds.
create or replace function public.link_customer(p_user uuid, p_customer text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  held text;
begin
  if p_user is null or not exists (select from auth.users u where u.id = p_user) then
    raise exception 'unknown_person' using errcode = 'PT404';
  end if;
  if coalesce(p_customer, '') !~ '^cus_[A-Za-z0-9_]{1,100}$'
    or exists (select from public.billing_customers c where c.customer_id = p_customer and c.user_id <> p_user)
    -- Counted and not asked for by `exists`, for which a plan expects an early hit and reads the whole table.
    or (select count(*) from public.billing_customers c where c.former_ids @> array[p_customer]) > 0 then
    raise exception 'bad_customer' using errcode = 'PT400';
  end if;
  insert into public.billing_customers as c (user_id, customer_id) values (p_user, p_customer)
    on conflict (user_id) do update
      set customer_id = excluded.customer_id, deleted_at = null,
        former_ids = (c.former_ids || c.customer_id)[greatest(1, cardinality(c.former_ids) - 48):]
      where c.deleted_at is not null and c.customer_id <> excluded.customer_id
    returning c.customer_id into held;
  return coalesce(held, (select c.customer_id from public.billing_customers c where c.user_id = p_user));
end
$$;

create index subscribers_trial_end_idx on public.subscribers (trial_ends_at) where trial_status = 'active';
create index subscribers_end_idx on public.subscribers (subscription_end) where subscribed;

-- When something is to be expected of a subscription that runs; from then on it is worth a look.
create function private.next_news(
  p_status text, p_trial_ends_at timestamptz, p_current_period_end timestamptz, p_cancel_at timestamptz
) returns timestamptz
  language sql
  immutable
  set search_path = ''
as $$
  select case p_status
    when 'past_due' then '-infinity'
    else least(case p_status when 'trialing' then p_trial_ends_at end, p_current_period_end, p_cancel_at)
  end
$$;
revoke execute on function private.next_news(text, timestamptz, timestamptz, timestamptz)
  from public, anon, authenticated, service_role;
create index billing_subscriptions_news_idx
  on public.billing_subscriptions (private.next_news(status, trial_ends_at, current_period_end, cancel_at))
  where status not in ('canceled', 'incomplete_expired');

-- Closes what is over by time alone and names the customers to look at afresh: those, and whoever has an open checkout
-- older than two minutes. At most `p_limit` of them, whom nobody has looked at for longest.
drop function public.sweep_billing();
create function public.sweep_billing(p_limit integer default 200) returns table (customer_id text, looked_at timestamptz)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid;
begin
  for person in
    select s.user_id from public.subscribers s where s.trial_status = 'active' and s.trial_ends_at <= now()
    union
    select s.user_id from public.subscribers s
      where s.subscribed and s.subscription_end <= now() and (
        s.subscription_end <= now() - interval '1 day'
        or exists (select from public.billing_subscriptions b where b.user_id = s.user_id and b.status = 'past_due')
      )
    order by user_id
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
    select c.customer_id, c.looked_at
    from (
      select b.user_id from public.billing_subscriptions b
      where b.status not in ('canceled', 'incomplete_expired')
        and private.next_news(b.status, b.trial_ends_at, b.current_period_end, b.cancel_at) <= now()
      union
      select o.user_id from public.checkout_sessions o
      where o.status = 'open' and o.created_at < now() - interval '2 minutes'
    ) due
    join public.billing_customers c on c.user_id = due.user_id and c.deleted_at is null
    order by c.looked_at nulls first, c.customer_id
    limit greatest(least(p_limit, 1000), 0);
end
$$;
revoke execute on function public.sweep_billing(integer) from public, anon, authenticated, service_role;
grant execute on function public.sweep_billing(integer) to service_role;
