create function public.my_totals() returns table (n bigint, average numeric)
  language sql stable security definer set search_path = ''
as $$
  select count(*), round(avg(score), 2) from public.entries where user_id = (select auth.uid())
$$;
revoke execute on function public.my_totals() from public, anon;
grant execute on function public.my_totals() to authenticated;

create function public.who_am_i() returns jsonb language sql stable
as $$
  select jsonb_build_object('uid', auth.uid(), 'role', auth.role(), 'current_user', current_user,
    'email', auth.email(), 'tier', auth.jwt() -> 'app_metadata' ->> 'tier')
$$;

create function public.fail_with(code text, message text) returns void language plpgsql
as $$
begin
  raise exception using errcode = code, message = message, hint = 'a hint', detail = 'a detail';
end
$$;

create function public.fail_plainly() returns void language plpgsql
as $$ begin raise exception 'plainly'; end $$;

create function public.divide(a int, b int) returns int language sql immutable as $$ select a / b $$;
