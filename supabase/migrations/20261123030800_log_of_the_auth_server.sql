-- Both rights are needed for the auth server's log; a list of rights asks for any one of them.
create or replace function private.forget_traces() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  customers text[] := array(
    select unnest(c.customer_id || c.former_ids) from public.billing_customers c where c.user_id = old.id);
begin
  -- What was done stays in the log; about whom does not.
  update public.admin_audit_log l set target = null, detail = l.detail - 'address' where l.target = old.id::text;
  delete from public.rate_limits r where r.key like '%:' || old.id::text;
  -- That an event was taken stays, so that it is not taken again.
  update public.billing_events e set customer_id = null, object_id = null, detail = null
    where e.customer_id = any (customers);
  delete from public.billing_leases l where l.customer_id = any (customers);
  -- An order stays with what was paid for what. These lead to pages that name the person.
  update public.orders o set receipt_url = null, checkout_session_id = null where o.user_id = old.id;
  -- Hosted projects have the auth server's own log.
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'select')
    and has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries l
      where l.payload ->> ''actor_id'' = $1 or l.payload -> ''traits'' ->> ''user_id'' = $1'
      using old.id::text;
  end if;
  return old;
end
$$;
