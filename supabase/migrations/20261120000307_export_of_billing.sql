-- The copy of a person's data grows by what was bought. Each part is a function of its own.
alter function public.export_my_data() set schema private;
alter function private.export_my_data() rename to account_data;
revoke execute on function private.account_data() from public, anon, authenticated, service_role;

create function private.billing_data(p_user uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'billing_customers', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.billing_customers t where t.user_id = p_user
    ),
    'billing_events', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.event_created, t.id), '[]')
      from public.billing_events t
      join public.billing_customers c on t.customer_id = c.customer_id or t.customer_id = any (c.former_ids)
      where c.user_id = p_user
    ),
    'billing_subscriptions', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from public.billing_subscriptions t where t.user_id = p_user
    ),
    'billing_invoices', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.issued_at), '[]')
      from public.billing_invoices t where t.user_id = p_user
    ),
    'orders', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]') from public.orders t where t.user_id = p_user
    ),
    'order_lines', (
      select coalesce(jsonb_agg(to_jsonb(t) order by o.created_at, t.sku), '[]')
      from public.order_lines t join public.orders o on o.id = t.order_id
      where o.user_id = p_user
    ),
    'order_grants', (
      select coalesce(jsonb_agg(to_jsonb(t) order by o.created_at, t.sku), '[]')
      from public.order_grants t
      join public.order_lines l on l.id = t.order_line_id
      join public.orders o on o.id = l.order_id
      where o.user_id = p_user
    ),
    'purchase_credits', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.order_line_id), '[]')
      from public.purchase_credits t where t.user_id = p_user
    ),
    -- Without the address, which could still be paid by whoever has it.
    'checkout_sessions', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'url' order by t.created_at), '[]')
      from public.checkout_sessions t where t.user_id = p_user
    ),
    'cart_sessions', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.updated_at), '[]')
      from public.cart_sessions t where t.user_id = p_user
    )
  )
$$;
revoke execute on function private.billing_data(uuid) from public, anon, authenticated, service_role;

-- Everything the product holds about the caller, by table. Free for everybody; tokens' hashes are no data about a person.
create function public.export_my_data() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.account_data() || private.billing_data((select auth.uid()))
$$;
revoke execute on function public.export_my_data() from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;

-- A hosted project has a scheduler; see 20261120000109_account_functions.sql. What the provider has to be asked about
-- waits for the function billing-reconcile.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('sweep-billing', '*/10 * * * *', 'select public.sweep_billing()');
  end if;
end
$$;
