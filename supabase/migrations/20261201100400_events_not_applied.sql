-- What the provider told and was not applied, for payment staff; tried again by the server, for one event at a time.
create index billing_events_waiting_idx on public.billing_events (event_created desc, id desc) where outcome in ('refused', 'failed');

create function public.waiting_events(p_at timestamptz default null, p_id text default null, p_limit integer default 25)
  returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('payments_admin');
  return query
    select to_jsonb(e) - 'customer_id' from public.billing_events e
    where e.outcome in ('refused', 'failed')
      and (p_at is null or (e.event_created, e.id) < (p_at, coalesce(p_id, '')))
    order by e.event_created desc, e.id desc
    limit greatest(least(coalesce(p_limit, 25), 100), 1);
end
$$;
revoke execute on function public.waiting_events(timestamptz, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.waiting_events(timestamptz, text, integer) to authenticated;

-- That an event is tried again, and by whom, before it is. Answers what the ledger has of it.
create function public.begin_event_retry(p_id text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  known public.billing_events;
begin
  select * into staff from private.enter_area('payments_admin');
  select * into known from public.billing_events e where e.id = p_id;
  if known.id is null then
    perform private.refuse_admin('not_found');
  end if;
  if known.outcome not in ('refused', 'failed') or known.customer_id is null then
    perform private.refuse_admin('invalid_state');
  end if;
  perform private.note_act(staff.user_id, staff.roles, 'payment.event_retried', 'event:' || p_id,
    jsonb_build_object('type', known.type, 'outcome', known.outcome));
  return jsonb_build_object('id', known.id, 'type', known.type, 'created', known.event_created, 'object_id', known.object_id,
    'customer_id', known.customer_id);
end
$$;
revoke execute on function public.begin_event_retry(text) from public, anon, authenticated, service_role;
grant execute on function public.begin_event_retry(text) to authenticated;
