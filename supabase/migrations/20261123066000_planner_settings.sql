-- How much the planner shows of a day, when it asks before yet another task begins, and what comes first. The numbers a
-- person may choose and those that hold until then are the ones of src/lib/tasks/settings.ts.
alter table public.user_settings
  add column today_limit integer not null default 5 check (today_limit between 1 and 10),
  -- minutes of a day that tasks may fill
  add column available_min integer not null default 240 check (available_min between 15 and 720),
  -- tasks in work at the same time
  add column wip_limit integer not null default 3 check (wip_limit between 1 and 5),
  -- matrix: what is important comes before what only presses; weighted: the score alone
  add column task_order text not null default 'matrix' check (task_order in ('matrix', 'weighted'));
grant
  insert (today_limit, available_min, wip_limit, task_order),
  update (today_limit, available_min, wip_limit, task_order)
  on public.user_settings to authenticated;
