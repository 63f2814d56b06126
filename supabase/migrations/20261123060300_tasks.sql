-- What a person plans to do. Words that only the person reads.
create table public.tasks (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  -- The first visible action.
  first_step text not null default '' check (char_length(first_step) <= 200),
  notes text not null default '' check (char_length(notes) <= 4000),
  status text not null default 'inbox' check (status in ('inbox', 'next', 'doing', 'waiting', 'done', 'dropped')),
  importance integer not null default 1 check (importance between 0 and 3),
  effort_min integer check (effort_min between 1 and 480),
  due_at timestamptz check (due_at between '2020-01-01 00:00Z' and '2200-01-01 00:00Z'),
  due_date date check (due_date between '2020-01-01' and '2200-01-01'),
  -- Hidden from lists until that day.
  not_before date check (not_before between '2020-01-01' and '2200-01-01'),
  pinned boolean not null default false,
  source text not null default 'manual' check (source in ('manual', 'plan', 'exercise')),
  -- The step of a plan it was copied from; the copy outlives it.
  focus_plan_item_id uuid,
  -- Set by the server.
  done_at timestamptz,
  doing_since timestamptz,
  -- One more with every change: whoever changes a task names the version seen.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (num_nonnulls(due_at, due_date) <= 1),
  constraint tasks_texts_are_plain check (
    concat_ws(' ', title, first_step) !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
    and notes !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  )
);
create index tasks_person_idx on public.tasks (user_id, created_at, id);
create index tasks_open_idx on public.tasks (user_id) where status not in ('done', 'dropped') and deleted_at is null;
create index tasks_done_idx on public.tasks (user_id, done_at desc, id) where done_at is not null and deleted_at is null;
create index tasks_removed_idx on public.tasks (deleted_at) where deleted_at is not null;

-- Whether a task may go from one state to another. What is over is opened again within 30 days.
create function private.task_may_go(p_from text, p_to text, p_done_at timestamptz) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select case
    when p_from = p_to then true
    when p_from in ('done', 'dropped') then p_to = 'next' and p_done_at > now() - interval '30 days'
    when p_to = 'inbox' then p_from = 'next'
    else p_to in ('next', 'doing', 'waiting', 'done', 'dropped')
  end
$$;
revoke execute on function private.task_may_go(text, text, timestamptz) from public, anon, authenticated, service_role;

-- States, stamps and versions are the server's; the plan says how many tasks may be open.
create function private.keep_task() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was_open boolean := false;
  most integer;
begin
  if tg_op = 'INSERT' then
    if new.status in ('done', 'dropped') then
      raise exception 'task_state' using errcode = 'PT409', hint = 'A task begins open.';
    end if;
    new.version := 1;
    new.done_at := null;
    new.doing_since := case when new.status = 'doing' then now() end;
  else
    if not private.task_may_go(old.status, new.status, old.done_at) then
      raise exception 'task_state' using errcode = 'PT409', hint = old.status || ' to ' || new.status;
    end if;
    was_open := old.status not in ('done', 'dropped') and old.deleted_at is null;
    new.version := old.version + 1;
    if new.status <> old.status then
      new.done_at := case when new.status in ('done', 'dropped') then now() end;
      new.doing_since := case when new.status = 'doing' then now() end;
    end if;
  end if;
  if was_open or new.status in ('done', 'dropped') or new.deleted_at is not null then
    return new;
  end if;
  -- What is sent again adds nothing.
  if tg_op = 'INSERT' and exists (select from public.tasks t where t.id = new.id) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('tasks ' || new.user_id, 0));
  most := case when private.user_tier(new.user_id) in ('plus', 'premium') then 500 else 30 end;
  if (
    select count(*) from public.tasks t
    where t.user_id = new.user_id and t.status not in ('done', 'dropped') and t.deleted_at is null
  ) >= most then
    raise exception 'too_many_tasks' using errcode = 'PT409', hint = most::text;
  end if;
  return new;
end
$$;
revoke execute on function private.keep_task() from public, anon, authenticated, service_role;
create trigger keep_task before insert or update on public.tasks
  for each row execute function private.keep_task();
create trigger touch_updated_at before update on public.tasks
  for each row execute function private.touch_updated_at();

alter table public.tasks enable row level security;
revoke all on public.tasks from public, anon, authenticated, service_role;
grant
  select,
  insert (id, user_id, title, first_step, notes, status, importance, effort_min, due_at, due_date, not_before, pinned,
    source, focus_plan_item_id),
  update (title, first_step, notes, status, importance, effort_min, due_at, due_date, not_before, pinned, deleted_at),
  delete
  on public.tasks to authenticated;
grant select, delete on public.tasks to service_role;

create policy "a person reads own tasks" on public.tasks
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person adds own tasks" on public.tasks
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person changes own tasks" on public.tasks
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own tasks" on public.tasks
  for delete to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('tasks', 239, 'user_id', '{created_at, id}');
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('tasks', 1000, 5000000, null);
create trigger keep_within_quota before insert on public.tasks
  for each row execute function private.keep_within_quota('user_id');

-- What people took away is gone for good after 30 days.
create index training_runs_removed_idx on public.training_runs (deleted_at) where deleted_at is not null;
create function public.purge_removed_rows(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  emptied text;
  batch integer;
  removed integer := 0;
begin
  -- A focus session goes with its run.
  foreach emptied in array '{training_runs,journal_entries,commitments,recall_pairs,tasks}'::text[] loop
    execute format(
      'delete from public.%1$I t where t.id in (select gone.id from public.%1$I gone where gone.deleted_at < $1 order by gone.deleted_at limit $2)',
      emptied
    ) using now() - interval '30 days', p_limit - removed;
    get diagnostics batch = row_count;
    removed := removed + batch;
  end loop;
  return removed;
end
$$;
revoke execute on function public.purge_removed_rows(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_removed_rows(integer) to service_role;

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('purge-removed-rows', '4-54/10 3 * * *', '1 day', 'select public.purge_removed_rows()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
