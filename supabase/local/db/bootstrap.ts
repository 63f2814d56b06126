/** What a hosted project has before its first migration: roles, schemas, the auth tables and their helpers. */
import { App } from '@supabase/lite';
import { realtimeSchema } from '../realtime/schema.ts';
import type { OpenedDb } from './open.ts';

/** Held while preparing, so that two processes on one PostgreSQL do not create the same role at once. */
const PREPARING = 7_140_181;

const ROLES = `
select pg_advisory_xact_lock(${PREPARING});
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  -- Migrations run as this role and not as superuser, as on a hosted project.
  if not exists (select from pg_roles where rolname = 'migrator') then
    create role migrator nologin nosuperuser createrole bypassrls;
  end if;
end $$;
grant anon, authenticated, service_role to migrator with admin option;
`;

/**
 * No default privileges for the API roles: hosted projects stopped granting table rights by default, so a migration
 * that forgets its grants must fail here as well.
 */
const SCHEMAS = `
select pg_advisory_xact_lock(${PREPARING});
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
revoke create on schema public from public;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;
do $$ begin
  execute format('grant create on database %I to migrator', current_database());
end $$;
-- How a session was opened; hosted tokens carry it as "amr". @supabase/lite has no such table.
create table if not exists auth.mfa_amr_claims (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now()
);

grant all on schema public, extensions to migrator;
grant usage on schema auth to migrator;
grant select, insert, update, delete, references, trigger on all tables in schema auth to migrator;

do $$ begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
    alter publication supabase_realtime owner to migrator;
  end if;
end $$;

create or replace function auth.uid() returns uuid language sql stable as $f$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$f$;
create or replace function auth.role() returns text language sql stable as $f$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$f$;
create or replace function auth.email() returns text language sql stable as $f$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$f$;
create or replace function auth.jwt() returns jsonb language sql stable as $f$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$f$;

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
-- Ours: tells whether a migration that was applied has been edited since.
alter table supabase_migrations.schema_migrations add column if not exists hash text;
`;

/** Safe to run on a database that has all of it already. */
export async function bootstrap(db: OpenedDb): Promise<void> {
  await db.script(ROLES);
  // Lite keeps its auth schema to itself; its App is the only way to have it created.
  const app = new App({
    connection: db.conn,
    auth: { enabled: true, jwt_secret: 'used for nothing but creating the auth tables' },
    db: { migrations: { enabled: false } },
    options: { server: { admin: false, disableStudio: true } },
  });
  await db.lock(() => app.ensureSystemSchema());
  await db.script(SCHEMAS);
  await db.script(realtimeSchema);
}
