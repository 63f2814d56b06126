-- A task is as old as the person wrote it, not as it reached the account: tasks that come together keep their order, and
-- one of a week without a connection its age. Never in the future, and no older than a device keeps what it has to send.
create function private.bound_task_time() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.created_at := greatest(least(new.created_at, now()), now() - interval '90 days');
  return new;
end
$$;
revoke execute on function private.bound_task_time() from public, anon, authenticated, service_role;
create trigger bound_task_time before insert on public.tasks
  for each row execute function private.bound_task_time();
grant insert (created_at) on public.tasks to authenticated;
