/** A schema of the test alone, with a function that plays scripts and answers how each ended. */
export const player = `
create schema fuzz;
create function fuzz.play_one(script jsonb) returns jsonb language plpgsql as $$
declare
  me uuid := (script ->> 'person')::uuid;
  stranger uuid := (script ->> 'stranger')::uuid;
  customer text := 'cus_' || replace(me::text, '-', '');
  other text := 'cus_' || replace(stranger::text, '-', '');
  tokens jsonb := '{}';
  step jsonb;
  said jsonb;
  target text;
  token uuid;
  latest integer := 0;
  wrong text[] := '{}';
begin
  insert into auth.users (id, email) values (me, me || '@example.com'), (stranger, stranger || '@example.com');
  perform public.link_customer(me, customer);
  perform public.link_customer(stranger, other);
  for step in select value from jsonb_array_elements(script -> 'steps') loop
    case step ->> 'op'
      when 'order' then
        perform public.store_order(step -> 'order');
        perform public.record_checkout(step -> 'session');
      when 'begin' then
        tokens := tokens || jsonb_build_object(step ->> 'slot', public.begin_billing(customer));
      when 'end' then
        perform public.end_billing(customer, (tokens ->> (step ->> 'slot'))::uuid);
      when 'lapse' then
        update public.billing_leases set expires_at = '-infinity' where customer_id = customer;
      when 'apply' then
        said := script -> 'said' -> (step ->> 'said')::integer;
        if said @? '$.payments[*].refunded_skus[*]' then
          said := jsonb_set(said, '{payments}', (
            select jsonb_agg(p || jsonb_build_object('refunded_lines', (
              select coalesce(jsonb_agg(l.id), '[]') from public.order_lines l
              where l.order_id = (p ->> 'order_id')::uuid and p -> 'refunded_skus' ? l.sku
            )))
            from jsonb_array_elements(said -> 'payments') p
          ));
        end if;
        latest := greatest(latest, (step ->> 'said')::integer);
        target := customer;
        token := (tokens ->> (step ->> 'slot'))::uuid;
        case coalesce(step ->> 'forged', '')
          when 'amount' then
            said := jsonb_set(said, '{payments}', (
              select coalesce(jsonb_agg(p || '{"amount_total": 50, "payment_status": "paid", "session_status": "complete",
                "amount_refunded": 0, "refunded_lines": [], "dispute": "none"}'), '[]')
              from jsonb_array_elements(said -> 'payments') p
            ));
          when 'order' then
            target := other;
            token := public.begin_billing(other);
            said := jsonb_build_object('subscriptions', '[]'::jsonb, 'invoices', '[]'::jsonb, 'payments', (
              select coalesce(jsonb_agg(p || '{"payment_status": "paid", "session_status": "complete"}'), '[]')
              from jsonb_array_elements(said -> 'payments') p
            ));
          when 'token' then
            token := gen_random_uuid();
            said := '{"subscriptions": [], "payments": [], "invoices": []}';
          when 'price' then
            said := jsonb_set(said, '{subscriptions}', (said -> 'subscriptions') || jsonb_build_object(
              'id', 'sub_forged' || replace(me::text, '-', ''), 'status', 'active', 'price_id', 'price_of_others',
              'current_period_end', '2099-01-01T00:00:00Z'));
          else null;
        end case;
        if token is not null then
          begin
            perform public.apply_billing(step -> 'event', target, token, said);
          exception when sqlstate 'PT409' then
            if sqlerrm <> 'lease_lost' then raise; end if;
          end;
        end if;
        if target = other then
          perform public.end_billing(other, token);
        end if;
        if exists (
          select from public.entitlements e
          where e.user_id = stranger
            or (e.user_id = me and not script -> 'paid' -> latest ? e.sku)
        ) or exists (select from public.subscribers s where s.user_id = stranger and s.subscribed) then
          wrong := wrong || ('granted without payment at ' || step::text);
        end if;
    end case;
  end loop;
  return jsonb_build_object(
    'wrong', to_jsonb(wrong),
    'subscribed', (select s.subscribed from public.subscribers s where s.user_id = me),
    'tier', (select s.subscription_tier from public.subscribers s where s.user_id = me),
    'trial', (select s.trial_status from public.subscribers s where s.user_id = me),
    'end', (select extract(epoch from s.subscription_end)::bigint from public.subscribers s where s.user_id = me),
    'owned', (select coalesce(jsonb_agg(e.sku order by e.sku), '[]') from public.entitlements e where e.user_id = me),
    'orders', (select coalesce(jsonb_agg(o.status order by o.id), '[]') from public.orders o where o.user_id = me),
    'plans', (
      select coalesce(jsonb_agg(s.status order by s.id), '[]') from public.billing_subscriptions s
      where s.user_id = me and s.tier is not null
    )
  );
end
$$;
create function fuzz.play(scripts jsonb) returns jsonb language sql as $$
  select jsonb_agg(fuzz.play_one(s) order by n) from jsonb_array_elements(scripts) with ordinality x (s, n)
$$;`;
