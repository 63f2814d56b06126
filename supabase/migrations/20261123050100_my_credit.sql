-- What a first plan would take off the caller's first bill for what they bought by itself, whole cents, and the last moment
-- at which all of it counts. No row where there is nothing to take off: what was given back or taken off already is not.
create function public.my_plan_credit() returns table (cents integer, counts_until timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select sum(c.amount_cents)::integer, min(o.paid_at) + interval '30 days'
  from public.credit_of((select auth.uid())) c
  join public.order_lines l on l.id = c.order_line_id
  join public.orders o on o.id = l.order_id
  having count(*) > 0
$$;
revoke execute on function public.my_plan_credit() from public, anon, authenticated, service_role;
grant execute on function public.my_plan_credit() to authenticated;
