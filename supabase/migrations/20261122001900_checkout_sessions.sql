-- What upgrading takes off for single purchases of the last 30 days: what was paid for each line that was neither given
-- back nor taken off before, less its share of what was given back for no line. A line reserved by an open checkout of a
-- plan is named, too: a new checkout closes that one.
create function public.credit_of(p_user uuid) returns table (order_line_id uuid, amount_cents integer)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select f.id, f.cents
  from (
    select l.id,
      (l.paid_cents::bigint * (o.total_cents - greatest(o.refunded_cents, lines.back)) / (o.total_cents - lines.back))::integer
        as cents
    from public.orders o
    cross join lateral (
      select coalesce(sum(b.paid_cents) filter (where b.refunded), 0)::integer as back
      from public.order_lines b where b.order_id = o.id
    ) lines
    join public.order_lines l on l.order_id = o.id
    where o.user_id = p_user and o.status in ('paid', 'partly_refunded') and not l.refunded and l.paid_cents > 0
      and o.paid_at > now() - interval '30 days'
      and not exists (
        select from public.purchase_credits c
        join public.checkout_sessions s on s.id = c.session_id
        where c.order_line_id = l.id
          and (c.state = 'used' or (c.state = 'reserved' and s.status = 'open' and s.kind <> 'plan'))
      )
  ) f
  where f.cents > 0
  order by f.id
$$;
revoke execute on function public.credit_of(uuid) from public, anon, authenticated, service_role;
grant execute on function public.credit_of(uuid) to service_role;

-- Remembers a checkout that was opened at the provider, reserving the credit it takes off. The same one again is no news.
create function public.record_checkout(p_session jsonb) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  session public.checkout_sessions := jsonb_populate_record(null::public.checkout_sessions, p_session);
  known public.checkout_sessions;
  credit uuid;
begin
  if session.id is null or session.user_id is null then
    raise exception 'bad_checkout' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('billing ' || session.user_id, 0));
  select * into known from public.checkout_sessions s where s.id = session.id;
  if found then
    if (known.user_id, known.kind, known.order_id) is distinct from (session.user_id, session.kind, session.order_id) then
      raise exception 'bad_checkout' using errcode = 'PT400';
    end if;
    return;
  end if;
  insert into public.checkout_sessions (id, user_id, kind, price_id, order_id, url, expires_at)
    values (session.id, session.user_id, session.kind, session.price_id, session.order_id, session.url,
      session.expires_at);
  if session.order_id is not null then
    update public.orders o set checkout_session_id = session.id
      where o.id = session.order_id and o.user_id = session.user_id and o.status = 'pending'
        and o.checkout_session_id is null;
    if not found then
      raise exception 'bad_checkout' using errcode = 'PT400', hint = 'No order of the person waits for a checkout.';
    end if;
  end if;
  for credit in
    select c::uuid from jsonb_array_elements_text(coalesce(nullif(p_session -> 'credit_lines', 'null'), '[]')) c
  loop
    insert into public.purchase_credits as c (order_line_id, user_id, session_id, amount_cents, state)
      select f.order_line_id, session.user_id, session.id, f.amount_cents, 'reserved'
      from public.credit_of(session.user_id) f
      where f.order_line_id = credit and session.kind = 'plan'
      on conflict (order_line_id) do update
        set session_id = excluded.session_id, amount_cents = excluded.amount_cents, state = 'reserved'
        where c.state = 'released';
    if not found then
      raise exception 'credit_taken' using errcode = 'PT409', detail = credit::text;
    end if;
  end loop;
end
$$;
revoke execute on function public.record_checkout(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.record_checkout(jsonb) to service_role;

-- What the provider says of a checkout, carried over to the credit it reserved: paid uses it up, anything else frees it.
-- A checkout that was believed to be over and was paid after all counts as paid.
create function private.settle_checkout(p_session text, p_status text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if p_status = 'complete' then
    update public.checkout_sessions s set status = 'complete', resolved_at = now()
      where s.id = p_session and s.status <> 'complete';
    if found then
      update public.purchase_credits c set state = 'used' where c.session_id = p_session and c.state <> 'used';
    end if;
  elsif p_status = 'expired' then
    update public.checkout_sessions s set status = 'expired', resolved_at = now()
      where s.id = p_session and s.status = 'open';
    if found then
      update public.purchase_credits c set state = 'released' where c.session_id = p_session and c.state = 'reserved';
      update public.orders o set status = 'expired' where o.checkout_session_id = p_session and o.status = 'pending';
    end if;
  end if;
end
$$;
revoke execute on function private.settle_checkout(text, text) from public, anon, authenticated, service_role;

-- After a checkout was ended at the provider. One that was paid stays paid.
create function public.close_checkout(p_session text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.settle_checkout(p_session, 'expired');
end
$$;
revoke execute on function public.close_checkout(text) from public, anon, authenticated, service_role;
grant execute on function public.close_checkout(text) to service_role;
