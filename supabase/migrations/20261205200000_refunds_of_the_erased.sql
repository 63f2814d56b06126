-- What the provider answered to a refund whose buyer erased the account since: its webhooks find nobody any more, so that it
-- would wait for good and stand in the way of another. Of everybody else the webhooks tell, and nothing is done here.
create function public.note_refund_sent(p_id uuid, p_provider_id text, p_state text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  told public.refunds;
  its_state text := case p_state when 'requires_action' then 'pending' else p_state end;
begin
  if its_state not in ('pending', 'succeeded', 'failed', 'canceled') then
    return;
  end if;
  update public.refunds r
    set provider_id = p_provider_id, state = its_state, settled_at = case when its_state <> 'pending' then now() end
    where r.id = p_id and r.state = 'requested' and r.user_id is null
    returning * into told;
  if not found or its_state <> 'succeeded' then
    return;
  end if;
  update public.orders o
    set refunded_cents = least(o.refunded_cents + told.amount_cents, o.total_cents),
      status = case
        when o.status not in ('paid', 'partly_refunded') then o.status
        when o.refunded_cents + told.amount_cents >= o.total_cents then 'refunded'
        else 'partly_refunded'
      end
    where o.id = told.order_id;
end
$$;
revoke execute on function public.note_refund_sent(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.note_refund_sent(uuid, text, text) to service_role;
