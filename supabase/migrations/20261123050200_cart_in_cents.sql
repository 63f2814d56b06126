-- The browser tells the sum of its cart in whole cents, as everything else that has to do with money.
drop function public.update_cart_session(uuid, text, jsonb, numeric);

create function public.update_cart_session(
  p_session_id uuid, p_user_email text, p_cart_items jsonb, p_total_cents integer
) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if p_user_email is not null
    and not exists (select from auth.users u where u.id = me and lower(u.email) = lower(btrim(p_user_email))) then
    raise exception 'foreign_email' using errcode = 'PT403';
  end if;
  if p_session_id is null or p_total_cents is null or not p_total_cents between 0 and 100000000
    or jsonb_typeof(p_cart_items) is distinct from 'array' then
    raise exception 'bad_cart' using errcode = 'PT400';
  end if;
  if jsonb_array_length(p_cart_items) > 50 or exists (
    select from jsonb_array_elements(p_cart_items) i
    where not coalesce(
      i ->> 'sku' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(i ->> 'sku') <= 64
        and jsonb_typeof(i -> 'quantity') = 'number' and i ->> 'quantity' ~ '^[1-9][0-9]?$',
      false)
  ) then
    raise exception 'bad_cart' using errcode = 'PT400', hint = 'At most 50 lines of { sku, quantity }.';
  end if;
  insert into public.cart_sessions as c (id, user_id, items, total_cents)
    values (
      p_session_id, me,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('sku', i -> 'sku', 'quantity', i -> 'quantity') order by n), '[]')
        from jsonb_array_elements(p_cart_items) with ordinality x (i, n)
      ),
      p_total_cents
    )
    on conflict (id) do update
      set items = case c.status when 'open' then excluded.items else c.items end,
        total_cents = case c.status when 'open' then excluded.total_cents else c.total_cents end
      where c.user_id = me;
  if not found then
    raise exception 'foreign_cart' using errcode = 'PT403';
  end if;
  delete from public.cart_sessions d where d.id in (
    select o.id from public.cart_sessions o where o.user_id = me order by o.updated_at desc, o.id offset 20
  ) and d.id <> p_session_id;
end
$$;
revoke execute on function public.update_cart_session(uuid, text, jsonb, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.update_cart_session(uuid, text, jsonb, integer) to authenticated;
