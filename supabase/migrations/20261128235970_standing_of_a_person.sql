insert into private.site_paths (path) values ('/dashboard');

-- Where somebody stands, for the first look at their dashboard: the name they are greeted by, the last day anything was done on
-- (null where that is four weeks ago), and whether any exercise or burst ever was.
create function public.my_standing()
  returns table (display_name text, last_active date, trained boolean)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  today constant date := private.person_day(me);
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  return query select
    (select p.display_name from public.profiles p where p.id = me),
    (select max(d.date) from public.my_daily_activity(today - 27, today) d where d.active),
    exists (select from public.focus_sessions s where s.user_id = me and s.deleted_at is null)
      or exists (select from public.training_runs r where r.user_id = me and r.deleted_at is null);
end
$$;
revoke execute on function public.my_standing() from public, anon, authenticated, service_role;
grant execute on function public.my_standing() to authenticated;
