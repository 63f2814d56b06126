-- Whether an address has an account, for the server: asking for a link to find out would replace a link that was mailed.
create function public.account_by_address(p_address text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object('id', u.id, 'confirmed', u.email_confirmed_at is not null)
    from auth.users u
    where u.email = lower(p_address) and not u.is_sso_user and u.deleted_at is null
$$;
revoke execute on function public.account_by_address(text) from public, anon, authenticated, service_role;
grant execute on function public.account_by_address(text) to service_role;
