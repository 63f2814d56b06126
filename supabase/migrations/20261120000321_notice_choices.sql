-- What a notice is about. Null: it concerns the account or a payment itself and is always sent.
alter table public.notifications
  add column topic text check (topic in ('billing', 'results', 'community', 'reminders'));

-- A notice about something that its person chose not to hear of is not made; the statement succeeds without a row.
create function private.honour_notice_choices() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if exists (
    select from public.user_settings s
    where s.user_id = new.user_id
      and not case new.topic
        when 'billing' then s.notify_billing
        when 'results' then s.notify_results
        when 'community' then s.notify_community
        when 'reminders' then s.notify_reminders
        else true
      end
  ) then
    return null;
  end if;
  return new;
end
$$;
revoke execute on function private.honour_notice_choices() from public, anon, authenticated, service_role;

create trigger honour_notice_choices before insert on public.notifications
  for each row when (new.topic is not null) execute function private.honour_notice_choices();
