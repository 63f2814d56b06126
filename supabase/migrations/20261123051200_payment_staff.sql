-- Payments are looked after by master, full and payments admins: invoices and checkouts they read as they read orders. The
-- address of an open checkout stays with the browser that asked for it. Nobody changes a row here but the server.
drop policy "a person reads own invoices" on public.billing_invoices;
create policy "a person reads own invoices, payment staff read all" on public.billing_invoices
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.has_role(array['master_admin', 'full_admin', 'payments_admin']))
  );

drop policy "a person reads own checkouts" on public.checkout_sessions;
create policy "a person reads own checkouts, payment staff read all" on public.checkout_sessions
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.has_role(array['master_admin', 'full_admin', 'payments_admin']))
  );
