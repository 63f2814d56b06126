-- What is removed by itself is found by an index and goes in batches: a call removes at most `p_limit` rows and answers
-- how many they were; the schedule calls again.
create index assessment_attempts_child_idx on public.assessment_attempts (created_at)
  where test_id = 'child_focus_tracker';

-- Whether the attempt of a start is stored. Most starts are old and finished: only the others are looked through.
alter table public.attempt_starts add column finished boolean not null default false;
update public.attempt_starts s set finished = true
  where exists (select from public.assessment_attempts a where a.id = s.id);
create index attempt_starts_unfinished_idx on public.attempt_starts (started_at) where not finished;

create function private.finish_start() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.attempt_starts s set finished = true where s.id = new.id and not s.finished;
  return null;
end
$$;
revoke execute on function private.finish_start() from public, anon, authenticated, service_role;
create trigger finish_start after insert on public.assessment_attempts
  for each row execute function private.finish_start();

drop function public.purge_unclaimed_attempts();
-- Visitors' attempts that nobody claimed within 12 months are removed.
create function public.purge_unclaimed_attempts(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.assessment_attempts a
    where a.id in (
      select old.id from public.assessment_attempts old
      where old.user_id is null and old.created_at < now() - interval '12 months'
      order by old.created_at limit p_limit
    );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_unclaimed_attempts(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_unclaimed_attempts(integer) to service_role;

drop function public.purge_child_attempts();
-- Attempts about a child go 12 months after the latest attempt about that child, counted by the server's time of storage.
create function public.purge_child_attempts(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.assessment_attempts a
    where a.id in (
      select old.id from public.assessment_attempts old
      where old.test_id = 'child_focus_tracker'
        and old.created_at < now() - interval '12 months'
        and not exists (
          select from public.assessment_attempts later
          where later.user_id = old.user_id and later.test_id = 'child_focus_tracker'
            and private.child_subject(later.details ->> 'child_label')
              is not distinct from private.child_subject(old.details ->> 'child_label')
            and later.created_at >= now() - interval '12 months'
        )
      order by old.created_at limit p_limit
    );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_child_attempts(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_child_attempts(integer) to service_role;

drop function public.purge_unfinished_starts();
-- Starts that led to no attempt are forgotten after 60 days; no test can be paused for so long.
create function public.purge_unfinished_starts(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.attempt_starts s
    where s.id in (
      select old.id from public.attempt_starts old
      where not old.finished and old.started_at < now() - interval '60 days'
      order by old.started_at limit p_limit
    );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_unfinished_starts(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_unfinished_starts(integer) to service_role;
