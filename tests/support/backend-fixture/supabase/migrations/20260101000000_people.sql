create table public.people (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  email text,
  created_at timestamptz not null default now()
);
alter table public.people enable row level security;
revoke all on public.people from anon, authenticated;
grant select, update (display_name) on public.people to authenticated;
grant all on public.people to service_role;
create policy "own row" on public.people for select to authenticated using ((select auth.uid()) = id);
create policy "change own row" on public.people for update to authenticated
  using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

create function public.handle_new_user() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.email = 'refused@example.com' then raise exception 'not this one'; end if;
  insert into public.people (id, display_name, email)
  values (new.id, new.raw_user_meta_data ->> 'name', new.email);
  return new;
end
$$;
revoke execute on function public.handle_new_user() from public, anon, authenticated;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function public.handle_new_user();
