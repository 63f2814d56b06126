-- Events whose processing failed are in the ledger, too, so that the team sees them and they are tried again. Written after
-- the failure, in a transaction of its own: of what failed nothing stays. `p_code` names the failure and says nothing of it.
create function public.note_failed_events(p_events jsonb, p_customer text, p_code text) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.billing_events as e (id, type, event_created, customer_id, object_id, outcome, detail)
    select v ->> 'id', v ->> 'type', (v ->> 'created')::timestamptz, p_customer, v ->> 'object_id', 'failed',
      case when p_code ~ '^[A-Za-z0-9_]{1,60}$' then p_code else 'unknown' end
    from jsonb_array_elements(p_events) v
    -- Of somebody who is not here, or not any more, nothing is kept.
    where exists (select from public.billing_customers c where c.customer_id = p_customer or c.former_ids @> array[p_customer])
    on conflict (id) do update set deliveries = e.deliveries + 1, detail = excluded.detail
      -- What was applied or refused before stays so.
      where e.outcome = 'failed' and e.customer_id = excluded.customer_id
$$;
revoke execute on function public.note_failed_events(jsonb, text, text) from public, anon, authenticated, service_role;
grant execute on function public.note_failed_events(jsonb, text, text) to service_role;
