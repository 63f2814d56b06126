/** A schema of the test alone, with a function that plays scripts and answers how each ended. */
export const player = `
create schema fuzz;
-- What the provider says of a balance whose steps are [{ key, line, give, take, use }].
create function fuzz.balance(ledger jsonb) returns jsonb language sql as $$
  select jsonb_build_object(
    'cents', -coalesce(sum(l.give - l.take - l.use), 0),
    'lines', coalesce(jsonb_agg(jsonb_build_object('order_line_id', l.line, 'given_cents', l.give, 'taken_cents', l.take,
      'used_cents', l.use, 'entries', l.entries)), '[]'))
  from (
    select s ->> 'line' as line, sum((s ->> 'give')::integer) as give, sum((s ->> 'take')::integer) as take,
      sum((s ->> 'use')::integer) as use, count(*) filter (where s ->> 'key' <> 'bill') as entries
    from jsonb_array_elements(ledger) s group by 1
  ) l
$$;
-- A bill takes what is there, line by line; the rest is paid by card.
create function fuzz.bill(ledger jsonb, cents integer) returns jsonb language plpgsql as $$
declare
  open integer := cents;
  part integer;
  line jsonb;
begin
  for line in select value from jsonb_array_elements(fuzz.balance(ledger) -> 'lines') loop
    part := least(open, (line ->> 'given_cents')::integer - (line ->> 'taken_cents')::integer - (line ->> 'used_cents')::integer);
    if part > 0 then
      ledger := ledger || jsonb_build_object('key', 'bill', 'line', line ->> 'order_line_id', 'give', 0, 'take', 0, 'use', part);
      open := open - part;
    end if;
  end loop;
  return ledger;
end
$$;
-- Moves what a function was told to move; a step whose key is there was made before. Where a bill was faster than taking
-- back, the excess is put there again.
create function fuzz.post(ledger jsonb, changes jsonb) returns jsonb language plpgsql as $$
declare
  change jsonb;
  cents integer;
  excess integer;
begin
  for change in select value from jsonb_array_elements(changes) loop
    cents := (change ->> 'amount_cents')::integer;
    if not ledger @> jsonb_build_array(jsonb_build_object('key', change ->> 'key')) then
      ledger := ledger || jsonb_build_object('key', change ->> 'key', 'line', change ->> 'order_line_id',
        'give', greatest(0, -cents), 'take', greatest(0, cents), 'use', 0);
      excess := (fuzz.balance(ledger) ->> 'cents')::integer;
      if cents > 0 and excess > 0 then
        ledger := ledger || jsonb_build_object('key', (change ->> 'key') || ':excess', 'line', change ->> 'order_line_id',
          'give', excess, 'take', 0, 'use', 0);
      end if;
    end if;
  end loop;
  return ledger;
end
$$;
-- What must never be: more counted than was paid, or a balance that charges somebody.
create function fuzz.wrong_credit(ledger jsonb) returns text language sql as $$
  select coalesce(string_agg(format('credit of line %s: %s', b.value ->> 'order_line_id', b.value::text), '; '), '')
    || case when (fuzz.balance(ledger) ->> 'cents')::integer > 0 then 'the next bill would charge what was taken back' else '' end
  from jsonb_array_elements(fuzz.balance(ledger) -> 'lines') b
  left join public.order_lines l on l.id::text = b.value ->> 'order_line_id'
  where l.id is null
    or (b.value ->> 'given_cents')::integer - (b.value ->> 'taken_cents')::integer not between 0 and l.paid_cents
    or (b.value ->> 'used_cents')::integer not between 0 and l.paid_cents
$$;
-- What must be when all was told: of each purchase that is kept, what no bill used; of any other nothing.
create function fuzz.wrong_end(ledger jsonb, me uuid) returns text language sql as $$
  select string_agg(format('%s of an order that is %s: %s is left, told %s, of %s paid and %s used', l.sku, o.status,
    s.rest, coalesce(c.amount_cents - c.used_cents, 0), l.paid_cents, s.used), '; ')
  from public.orders o
  join public.order_lines l on l.order_id = o.id
  left join public.purchase_credits c on c.order_line_id = l.id
  cross join lateral (
    select coalesce(sum((v ->> 'given_cents')::integer - (v ->> 'taken_cents')::integer - (v ->> 'used_cents')::integer), 0)
        as rest, coalesce(sum((v ->> 'used_cents')::integer), 0) as used
    from jsonb_array_elements(fuzz.balance(ledger) -> 'lines') v where v ->> 'order_line_id' = l.id::text
  ) s
  where o.user_id = me
    and (s.rest, greatest(0, coalesce(c.amount_cents - c.used_cents, 0))) is distinct from (
      case when o.status in ('paid', 'partly_refunded') and not l.refunded then l.paid_cents - s.used else 0 end,
      case when o.status in ('paid', 'partly_refunded') and not l.refunded then l.paid_cents - s.used else 0 end)
$$;
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
  -- The customer's balance at the provider, as each function saw it, and what each was told to move.
  ledger jsonb := '[]';
  seen jsonb := '{}';
  told jsonb := '{}';
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
        seen := seen || jsonb_build_object(step ->> 'slot', case ledger when '[]' then '{"cents": 0, "lines": []}'
          else fuzz.balance(ledger) end);
      when 'bill' then
        ledger := fuzz.bill(ledger, (step ->> 'cents')::integer);
      when 'post' then
        ledger := fuzz.post(ledger, coalesce(told -> (step ->> 'slot'), '[]'));
        told := told - (step ->> 'slot');
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
            told := told || jsonb_build_object(step ->> 'slot', public.apply_billing(step -> 'event', target, token,
              said || jsonb_build_object('balance', case when target = customer then seen -> (step ->> 'slot')
                else fuzz.balance(ledger) end)) -> 'credit_changes');
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
    if step ->> 'op' in ('bill', 'post') and ledger <> '[]' and fuzz.wrong_credit(ledger) <> '' then
      wrong := wrong || (fuzz.wrong_credit(ledger) || ' at ' || step::text);
    end if;
  end loop;
  if fuzz.wrong_end(ledger, me) is not null then
    wrong := wrong || fuzz.wrong_end(ledger, me);
  end if;
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
