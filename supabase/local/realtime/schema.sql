-- What the realtime relay needs in the database. Safe to run again at every start.

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- Private topics, as on hosted projects: row-level security policies on this table, written by migrations with
-- realtime.topic(), say who may read (select) and write (insert) a topic. What realtime.send says stays here for three
-- days; broadcasts of clients are not kept.
create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now()
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text
  language sql stable set search_path = ''
  as $f$ select nullif(pg_catalog.current_setting('realtime.topic', true), '') $f$;

-- Tries a write as the caller. A function, because a refused statement would end the caller's transaction.
create or replace function realtime.can_insert(topic text, extension text) returns boolean
  language plpgsql security invoker set search_path = ''
  as $f$
begin
  insert into realtime.messages (topic, extension) values (can_insert.topic, can_insert.extension);
  return true;
exception when insufficient_privilege then
  return false;
end $f$;
revoke all on function realtime.can_insert(text, text) from public;
grant execute on function realtime.can_insert(text, text) to anon, authenticated, service_role;

-- Migrations run as this role and must be able to create policies.
do $$ begin
  if exists (select from pg_catalog.pg_roles where rolname = 'migrator') then
    grant usage on schema realtime to migrator;
    alter table realtime.messages owner to migrator;
  end if;
end $$;

-- Changes wait here from commit until the relay takes them out; a rolled-back statement leaves none. Unlogged,
-- because after a crash nobody is left who waits for them.
create unlogged table if not exists realtime.outbox (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  schema_name text not null,
  table_name text not null,
  operation text not null,
  new_row jsonb,
  old_row jsonb
);
revoke all on realtime.outbox from public, anon, authenticated, service_role;

-- Says something on a topic, in the transaction that calls it: a rolled-back one has said nothing. As on hosted projects
-- the payload gets an id, and whatever goes wrong is a warning that leaves the caller's work alone.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void
  language plpgsql set search_path = ''
  as $f$
declare
  message_id uuid := pg_catalog.gen_random_uuid();
begin
  perform pg_catalog.set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, topic, extension, event, private, payload)
    values (message_id, send.topic, 'broadcast', send.event, send.private,
      case when send.payload ? 'id' then send.payload
        else pg_catalog.jsonb_set(send.payload, '{id}', pg_catalog.to_jsonb(message_id)) end);
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end $f$;

create or replace function realtime.capture_message() returns trigger
  language plpgsql security definer set search_path = ''
  as $f$
begin
  insert into realtime.outbox (schema_name, table_name, operation, new_row)
    values (tg_table_schema, tg_table_name, tg_op, to_jsonb(new));
  perform pg_catalog.pg_notify('local_realtime', '');
  return null;
end $f$;
revoke all on function realtime.capture_message() from public;

-- A row without these two is a trial of rights.
create or replace trigger local_messages after insert on realtime.messages
  for each row when (new.event is not null and new.payload is not null) execute function realtime.capture_message();

create or replace function realtime.capture() returns trigger
  language plpgsql security definer set search_path = ''
  as $f$
declare
  new_row jsonb;
  old_row jsonb;
begin
  if not (
    select case tg_op when 'INSERT' then p.pubinsert when 'UPDATE' then p.pubupdate else p.pubdelete end
    from pg_catalog.pg_publication p where p.pubname = 'supabase_realtime'
  ) then
    return null;
  end if;
  if tg_op <> 'DELETE' then
    new_row := to_jsonb(new);
  end if;
  if tg_op <> 'INSERT' then
    old_row := to_jsonb(old);
    -- The write-ahead log holds the whole old row only under REPLICA IDENTITY FULL, else its key alone.
    if (select relreplident <> 'f' from pg_catalog.pg_class where oid = tg_relid) then
      select coalesce(jsonb_object_agg(a.attname, old_row -> a.attname), '{}')
        into old_row
        from pg_catalog.pg_index i
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = tg_relid and i.indisprimary;
    end if;
  end if;
  insert into realtime.outbox (schema_name, table_name, operation, new_row, old_row)
    values (tg_table_schema, tg_table_name, tg_op, new_row, old_row);
  -- Never the row itself: a payload is limited to 8000 bytes. Not even its id, so that a statement over many
  -- rows rings once (equal notifications of one transaction are merged).
  perform pg_catalog.pg_notify('local_realtime', '');
  return null;
end $f$;
revoke all on function realtime.capture() from public;

-- Gives every table of the publication its trigger and takes it from those that left. Called at start, when all
-- migrations have run, and at every subscription, so that tables published since are captured too.
create or replace function realtime.sync_triggers() returns void
  language plpgsql set search_path = ''
  as $f$
declare
  found record;
begin
  for found in
    select p.schemaname, p.tablename
    from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime'
      and not exists (
        select from pg_catalog.pg_trigger t
        where t.tgname = 'zz_local_realtime'
          and t.tgrelid = pg_catalog.format('%I.%I', p.schemaname, p.tablename)::regclass
      )
  loop
    execute pg_catalog.format(
      'create trigger zz_local_realtime after insert or update or delete on %I.%I
         for each row execute function realtime.capture()',
      found.schemaname, found.tablename
    );
  end loop;
  for found in
    select n.nspname, c.relname
    from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = t.tgrelid
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where t.tgname = 'zz_local_realtime'
      and not exists (
        select from pg_catalog.pg_publication_tables p
        where p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname
      )
  loop
    execute pg_catalog.format('drop trigger zz_local_realtime on %I.%I', found.nspname, found.relname);
  end loop;
end $f$;
revoke all on function realtime.sync_triggers() from public;
