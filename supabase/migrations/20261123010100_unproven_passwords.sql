-- Whoever signs up first with somebody's address chooses its password; only who reads the mail proves the address. So the
-- password given before that proof is forgotten with it, and the person sets one in the session the proof opens. An empty
-- text is no password to the auth server. Why: docs/decisions/2026-11-23-who-confirms-sets-the-password.md.
create function private.forget_unproven_password() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  -- No mail went out: the server itself confirms an account it made, or one it is told to keep as it is.
  if (old.confirmation_sent_at is null and old.recovery_sent_at is null)
    or coalesce(new.raw_app_meta_data ->> 'keeps_password', '') = 'true' then
    return new;
  end if;
  new.encrypted_password := '';
  return new;
end
$$;
revoke execute on function private.forget_unproven_password() from public, anon, authenticated, service_role;

create trigger forget_unproven_password before update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.forget_unproven_password();
