-- Orders of an item are looked up by its lines: the index alone says which orders they are.
drop index public.order_lines_sku_idx;
create index order_lines_sku_idx on public.order_lines (sku, order_id);
