-- Deleting a step of a plan looks for its tasks: an index of all of them, as for every other reference.
drop index public.tasks_step_idx;
create index tasks_step_idx on public.tasks (focus_plan_item_id, user_id);
