-- What is to happen by itself, how often, and when it last did. The schedule is set here wherever there is a scheduler
-- (pg_cron, on hosted projects); `late_jobs` names what did not run, whoever was to start it.
create table private.scheduled_jobs (
  name text primary key check (name ~ '^[a-z][a-z0-9-]*$'),
  -- in the words of cron, by UTC
  schedule text not null,
  -- At most so much time may lie between two runs.
  every interval not null check (every > interval '0'),
  -- SQL that answers one value; null: the edge function of this name, which notes its runs itself.
  command text,
  since timestamptz not null default now(),
  last_run_at timestamptz,
  last_result text check (char_length(last_result) <= 200)
);
revoke all on private.scheduled_jobs from public, anon, authenticated, service_role;
-- Purges go in batches, six of them in an hour in which few are awake.
insert into private.scheduled_jobs (name, schedule, every, command) values
  ('purge-unclaimed-attempts', '7-57/10 3 * * *', '1 day', 'select public.purge_unclaimed_attempts()'),
  ('purge-child-attempts', '8-58/10 3 * * *', '1 day', 'select public.purge_child_attempts()'),
  ('purge-unfinished-starts', '9-59/10 3 * * *', '1 day', 'select public.purge_unfinished_starts()'),
  ('purge-removed-notifications', '6-56/10 3 * * *', '1 day', 'select public.purge_removed_notifications()'),
  ('sweep-billing', '*/10 * * * *', '10 minutes', 'select count(*) from public.sweep_billing(0)'),
  ('billing-reconcile', '3-53/10 * * * *', '10 minutes', null),
  ('erase-accounts', '5-55/10 * * * *', '10 minutes', null);

-- Calls an edge function with the service key. Address and key are secrets of the project's vault; the README says how
-- they are put there.
create function private.call_function(p_name text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  address text;
  service_key text;
begin
  execute 'select
      max(s.decrypted_secret) filter (where s.name = ''project_url''),
      max(s.decrypted_secret) filter (where s.name = ''service_key'')
    from vault.decrypted_secrets s' into address, service_key;
  if address is null or service_key is null then
    raise exception 'schedule_secrets_missing' using hint = 'The vault needs project_url and service_key.';
  end if;
  execute 'select net.http_post(url := $1, body := ''{}''::jsonb, headers := $2, timeout_milliseconds := 60000)'
    using rtrim(address, '/') || '/functions/v1/' || p_name,
      jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || service_key);
end
$$;
revoke execute on function private.call_function(text) from public, anon, authenticated, service_role;

create function private.run_job(p_name text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  job private.scheduled_jobs;
  answer text;
begin
  select * into strict job from private.scheduled_jobs j where j.name = p_name;
  if job.command is null then
    perform private.call_function(job.name);
    return;
  end if;
  execute job.command into answer;
  update private.scheduled_jobs j set last_run_at = now(), last_result = left(answer, 200) where j.name = p_name;
end
$$;
revoke execute on function private.run_job(text) from public, anon, authenticated, service_role;

-- An edge function says that it has run to its end.
create function public.note_job_run(p_job text, p_result text default null) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update private.scheduled_jobs j set last_run_at = now(), last_result = left(p_result, 200) where j.name = p_job;
  if not found then
    raise exception 'unknown_job' using errcode = 'PT404';
  end if;
end
$$;
revoke execute on function public.note_job_run(text, text) from public, anon, authenticated, service_role;
grant execute on function public.note_job_run(text, text) to service_role;

-- Jobs that should have run and did not: no row is good news. Twice their time and five minutes are let pass.
create function public.late_jobs() returns table (job text, last_run_at timestamptz, due_at timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select j.name, j.last_run_at, coalesce(j.last_run_at, j.since) + j.every
  from private.scheduled_jobs j
  where coalesce(j.last_run_at, j.since) + 2 * j.every + interval '5 minutes' < now()
  order by 3, 1
$$;
revoke execute on function public.late_jobs() from public, anon, authenticated, service_role;
grant execute on function public.late_jobs() to service_role;

create function private.schedule_jobs() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  job private.scheduled_jobs;
begin
  for job in select * from private.scheduled_jobs j order by j.name loop
    -- A job of this name that is there already is changed.
    execute 'select cron.schedule($1, $2, $3)'
      using job.name, job.schedule, format('select private.run_job(%L)', job.name);
  end loop;
end
$$;
revoke execute on function private.schedule_jobs() from public, anon, authenticated, service_role;

-- The embedded backend has no scheduler and calls the edge functions itself.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    if exists (select from pg_available_extensions where name = 'pg_net') then
      create extension if not exists pg_net;
    end if;
    perform private.schedule_jobs();
  end if;
end
$$;
