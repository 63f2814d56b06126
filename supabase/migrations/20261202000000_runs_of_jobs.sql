-- The number of a request, made by the browser, as the Data API and the functions hand it on; null for everything else.
create function private.request_id() returns uuid
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  given text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id';
begin
  return case when given ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then given::uuid end;
end
$$;
revoke execute on function private.request_id() from public, anon, authenticated, service_role;

-- What somebody did with powers beyond their own account can be found in the other logs by it.
alter table public.admin_audit_log add column request_id uuid;
create function private.name_request() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.request_id := private.request_id();
  return new;
end
$$;
revoke execute on function private.name_request() from public, anon, authenticated, service_role;
create trigger name_request before insert on public.admin_audit_log
  for each row execute function private.name_request();

-- How each run of a job went: kept for a week.
create table private.job_runs (
  id bigint generated always as identity primary key,
  job text not null references private.scheduled_jobs (name) on delete cascade,
  ended_at timestamptz not null default clock_timestamp(),
  -- null: a function that did not say
  duration_ms integer check (duration_ms >= 0),
  -- SQLSTATE of what went wrong; null: it ran to its end
  code text check (code ~ '^[0-9A-Z]{5}$'),
  result text check (char_length(result) <= 200),
  request_id uuid
);
create index job_runs_job_idx on private.job_runs (job, id desc);
create index job_runs_ended_idx on private.job_runs (ended_at);
revoke all on private.job_runs from public, anon, authenticated, service_role;

-- The line of the log about a run, in the frame of src/lib/operations/log-line.ts.
create function private.job_line(p_run private.job_runs) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'at', to_char(p_run.ended_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'level', case when p_run.code is null then 'info' else 'error' end,
    'source', 'job', 'name', p_run.job, 'ms', p_run.duration_ms, 'request', p_run.request_id,
    'fault', case when p_run.code is not null then jsonb_build_array(jsonb_build_object('code', p_run.code)) end))
$$;
revoke execute on function private.job_line(private.job_runs) from public, anon, authenticated, service_role;

-- A run that went wrong counts as none: `late_jobs` goes on naming the job.
create function private.note_run(p_job text, p_ms integer, p_code text, p_result text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  run private.job_runs;
begin
  insert into private.job_runs (job, duration_ms, code, result, request_id)
    values (p_job, p_ms, p_code, left(p_result, 200), private.request_id())
    returning * into run;
  raise log '%', private.job_line(run);
  if p_code is null then
    update private.scheduled_jobs j set last_run_at = now(), last_result = left(p_result, 200) where j.name = p_job;
  end if;
end
$$;
revoke execute on function private.note_run(text, integer, text, text) from public, anon, authenticated, service_role;

-- Runs a job and answers what went wrong, as SQLSTATE; what it had done by then is undone. Functions note their runs
-- themselves.
drop function private.run_job(text);
create function private.run_job(p_name text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  job private.scheduled_jobs;
  answer text;
  fault text;
  began constant timestamptz := clock_timestamp();
begin
  select * into strict job from private.scheduled_jobs j where j.name = p_name;
  begin
    if job.command is null then
      perform private.call_function(job.name);
      return null;
    end if;
    execute job.command into answer;
  exception when others then
    fault := sqlstate;
  end;
  perform private.note_run(job.name, (extract(epoch from clock_timestamp() - began) * 1000)::integer, fault,
    case when fault is null then answer end);
  return fault;
end
$$;
revoke execute on function private.run_job(text) from public, anon, authenticated, service_role;

-- An edge function says that it has run to its end, and how long that took.
drop function public.note_job_run(text, text);
create function public.note_job_run(p_job text, p_result text default null, p_duration_ms integer default null) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (select from private.scheduled_jobs j where j.name = p_job) then
    raise exception 'unknown_job' using errcode = 'PT404';
  end if;
  perform private.note_run(p_job, greatest(p_duration_ms, 0), null, p_result);
end
$$;
revoke execute on function public.note_job_run(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.note_job_run(text, text, integer) to service_role;
