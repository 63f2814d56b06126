-- A task that was copied from a step of a plan knows the step for as long as it stands, and only one of the same person.
update public.tasks t set focus_plan_item_id = null
where t.focus_plan_item_id is not null
  and not exists (select from public.focus_plan_items i where i.id = t.focus_plan_item_id and i.user_id = t.user_id);
alter table public.focus_plan_items add unique (id, user_id);
alter table public.tasks
  add foreign key (focus_plan_item_id, user_id) references public.focus_plan_items (id, user_id)
  on delete set null (focus_plan_item_id);
create index tasks_step_idx on public.tasks (focus_plan_item_id, user_id) where focus_plan_item_id is not null;

-- A task that waited on a device is kept, too, when its step went away meanwhile: the copy outlives it.
create function private.forget_unknown_step() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if not exists (
    select from public.focus_plan_items i where i.id = new.focus_plan_item_id and i.user_id = new.user_id
  ) then
    new.focus_plan_item_id := null;
  end if;
  return new;
end
$$;
revoke execute on function private.forget_unknown_step() from public, anon, authenticated, service_role;
create trigger forget_unknown_step before insert on public.tasks
  for each row when (new.focus_plan_item_id is not null) execute function private.forget_unknown_step();
