-- A line of an order has the names that the team gave the item; without any it keeps the one it came with.
create or replace function private.name_line() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.titles := coalesce((select c.titles from public.catalog_items c where c.sku = new.sku), '{}');
  new.title := coalesce(new.titles ->> 'en', new.title);
  return new;
end
$$;
