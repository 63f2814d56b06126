-- Whose purchase was closed because the bank asked for the money back is told so, once for each time; also to who wants no
-- news of money. A plan that ends so is told as a plan that has ended.
insert into private.notice_kinds (kind, type, topic, title, many, message) values
  ('disputed', 'warning', null, 'A purchase was closed', null,
    'Your bank asked for the money back. If that was a mistake, please write to us.');

create function private.tell_of_dispute() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.tell_person(new.user_id, 'disputed', new.id::text, '{}', '/account-settings');
  return null;
end
$$;
revoke execute on function private.tell_of_dispute() from public, anon, authenticated, service_role;
create trigger tell_person after update of status on public.orders
  for each row when (new.user_id is not null and new.status = 'disputed' and old.status <> 'disputed')
  execute function private.tell_of_dispute();
