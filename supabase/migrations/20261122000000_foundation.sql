-- The baseline: one file per subject, each thing in its final form. From here on migrations are only added.

-- Deny by default. Whatever the platform hands out to new objects is taken back here, for everything this role will
-- ever create; the migrations below grant what is meant, by role and column.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- The right of PUBLIC to execute is a built-in default, so it can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

-- Helpers of policies and triggers. Not listed in the exposed schemas, so the Data API cannot reach it.
create schema private;
revoke all on schema private from public;

create function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function private.touch_updated_at() from public, anon, authenticated, service_role;
