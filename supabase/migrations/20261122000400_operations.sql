-- Fixed-window counters. Keys are made by the server and hold no plain address.
create table public.rate_limits (
  key text primary key check (char_length(key) between 1 and 200),
  hits integer not null check (hits > 0),
  resets_at timestamptz not null
);
create index rate_limits_resets_at_idx on public.rate_limits (resets_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from public, anon, authenticated, service_role;
grant select, delete on public.rate_limits to service_role;

-- Counts one use of `p_key`; true while at most `p_limit` uses fell into the current window of `p_window_seconds`.
create function public.consume_rate_limit(p_key text, p_limit integer, p_window_seconds integer) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  used integer;
begin
  if p_limit is null or p_limit < 1 or p_window_seconds is null or p_window_seconds < 1 then
    raise exception 'bad_rate_limit' using errcode = '22023';
  end if;
  insert into public.rate_limits as r (key, hits, resets_at)
    values (p_key, 1, now() + make_interval(secs => p_window_seconds))
    on conflict (key) do update set
      hits = case when r.resets_at <= now() then 1 else least(r.hits + 1, p_limit + 1) end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning hits into used;
  -- Keeps the table small without a job: a few expired keys go with every call.
  delete from public.rate_limits d where d.key in (
    select o.key from public.rate_limits o where o.resets_at <= now() order by o.resets_at limit 5 for update skip locked
  );
  return used <= p_limit;
end
$$;
revoke execute on function public.consume_rate_limit(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.consume_rate_limit(text, integer, integer) to service_role;

-- Who did what with powers beyond their own account. Append-only, also for the server.
create table public.admin_audit_log (
  id bigint generated always as identity primary key,
  -- null: the system itself, or an account that has been deleted
  actor_id uuid references auth.users (id) on delete set null,
  action text not null check (action ~ '^[a-z][a-z0-9_.]{0,79}$'),
  target text check (char_length(target) <= 200),
  detail jsonb not null default '{}'
    check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 8000),
  created_at timestamptz not null default now()
);
create index admin_audit_log_actor_idx on public.admin_audit_log (actor_id);
create index admin_audit_log_created_at_idx on public.admin_audit_log (created_at desc);

alter table public.admin_audit_log enable row level security;
revoke all on public.admin_audit_log from public, anon, authenticated, service_role;
grant select on public.admin_audit_log to authenticated;
grant select, insert (actor_id, action, target, detail) on public.admin_audit_log to service_role;

create policy "master admins read the log" on public.admin_audit_log
  for select to authenticated
  using ((select private.has_role(array['master_admin'])));

create function public.write_audit(p_action text, p_actor uuid default null, p_target text default null, p_detail jsonb default '{}')
  returns void
  language sql
  set search_path = ''
as $$
  insert into public.admin_audit_log (actor_id, action, target, detail)
  values (p_actor, p_action, p_target, coalesce(p_detail, '{}'))
$$;
revoke execute on function public.write_audit(text, uuid, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.write_audit(text, uuid, text, jsonb) to service_role;

-- A change of admin roles leaves a trace whichever way it is made.
create function private.audit_admin_roles() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.admin_audit_log (actor_id, action, target, detail)
  values (
    (select u.id from auth.users u where u.id = (select auth.uid())),
    'admin_role.' || lower(tg_op),
    coalesce(new.user_id, old.user_id)::text,
    jsonb_strip_nulls(jsonb_build_object(
      'role', coalesce(new.role_type, old.role_type),
      'was', case when tg_op = 'UPDATE' then jsonb_build_object('role', old.role_type, 'is_active', old.is_active) end,
      'is_active', case when tg_op <> 'DELETE' then new.is_active end
    ))
  );
  return null;
end
$$;
revoke execute on function private.audit_admin_roles() from public, anon, authenticated, service_role;

create trigger audit_admin_roles after insert or update or delete on public.admin_roles
  for each row execute function private.audit_admin_roles();

-- A hosted project (told by its role supabase_admin) has a scheduler, which sweeps by the functions that the files about
-- their subjects make. The embedded backend has none and keeps what it has. What the payment provider has to be asked
-- about waits for the function billing-reconcile.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_admin')
    and exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('purge-unclaimed-attempts', '17 3 * * *', 'select public.purge_unclaimed_attempts()');
  end if;
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('purge-child-attempts', '27 3 * * *', 'select public.purge_child_attempts()');
    perform cron.schedule('purge-unfinished-starts', '37 3 * * *', 'select public.purge_unfinished_starts()');
    perform cron.schedule('sweep-billing', '*/10 * * * *', 'select public.sweep_billing()');
  end if;
end
$$;

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('admin_audit_log', 270, 'actor_id', '{id}');
