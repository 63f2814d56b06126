-- Attempts about a child go 12 months after the latest attempt about that child, counted by the server's time of storage.
create function public.purge_child_attempts() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.assessment_attempts a
    where a.test_id = 'child_focus_tracker'
      and a.created_at < now() - interval '12 months'
      and not exists (
        select from public.assessment_attempts later
        where later.user_id = a.user_id and later.test_id = a.test_id
          and private.child_subject(later.details ->> 'child_label')
            is not distinct from private.child_subject(a.details ->> 'child_label')
          and later.created_at >= now() - interval '12 months'
      );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_child_attempts() from public, anon, authenticated, service_role;
grant execute on function public.purge_child_attempts() to service_role;

-- Starts that led to no attempt are forgotten after 60 days; no test can be paused for so long.
create function public.purge_unfinished_starts() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.attempt_starts s
    where s.started_at < now() - interval '60 days'
      and not exists (select from public.assessment_attempts a where a.id = s.id);
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_unfinished_starts() from public, anon, authenticated, service_role;
grant execute on function public.purge_unfinished_starts() to service_role;

-- A hosted project has a scheduler; see 20261120000109_account_functions.sql.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('purge-child-attempts', '27 3 * * *', 'select public.purge_child_attempts()');
    perform cron.schedule('purge-unfinished-starts', '37 3 * * *', 'select public.purge_unfinished_starts()');
  end if;
end
$$;
