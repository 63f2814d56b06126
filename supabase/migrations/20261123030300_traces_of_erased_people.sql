-- With an account goes what would still tell whose it was: in the log, among counters, in the ledger of payments.
create index admin_audit_log_target_idx on public.admin_audit_log (target) where target is not null;

create function private.forget_traces() returns trigger
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
    and has_table_privilege('auth.audit_log_entries', 'select, delete') then
    execute 'delete from auth.audit_log_entries l
      where l.payload ->> ''actor_id'' = $1 or l.payload -> ''traits'' ->> ''user_id'' = $1'
      using old.id::text;
  end if;
  return old;
end
$$;
revoke execute on function private.forget_traces() from public, anon, authenticated, service_role;
-- Before, because the customer is still known then.
create trigger forget_traces before delete on auth.users
  for each row execute function private.forget_traces();

-- Counters and notes know an address by a keyed digest only, which the server alone can make. `p_digest` is that.
create function public.forget_address(p_digest text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if p_digest is null or p_digest !~ '^[0-9a-f]{32}$' then
    raise exception 'bad_digest' using errcode = 'PT400';
  end if;
  delete from public.rate_limits r where r.key like '%:' || p_digest;
  update public.admin_audit_log l set detail = l.detail - 'address' where l.detail ->> 'address' = p_digest;
end
$$;
revoke execute on function public.forget_address(text) from public, anon, authenticated, service_role;
grant execute on function public.forget_address(text) to service_role;

-- News of somebody who is not here, such as the provider's word that a customer is gone, which arrives while the account
-- goes: that it came is noted, and not whose it was.
create function private.forget_strangers() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.customer_id := null;
  new.object_id := null;
  return new;
end
$$;
revoke execute on function private.forget_strangers() from public, anon, authenticated, service_role;
create trigger forget_strangers before update of detail on public.billing_events
  for each row when (new.detail = 'unknown_customer') execute function private.forget_strangers();
