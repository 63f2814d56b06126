-- What somebody said to a reminder may be sent twice, and late: a device keeps it while there is no connection. The same answer
-- again changes nothing; a moment that went by on the way is kept, and what was put off until then comes as late.
create or replace function private.act_on_delivery(p_user uuid, p_delivery uuid, p_action text, p_until timestamptz) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  told public.reminder_deliveries;
  of_it public.reminders;
begin
  if p_action not in ('done', 'snooze', 'opened', 'dismissed') then
    raise exception 'bad_action' using errcode = 'PT400';
  end if;
  select * into told from public.reminder_deliveries d where d.id = p_delivery and d.user_id = p_user;
  if told.id is null then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  select * into of_it from public.reminders r where r.id = told.reminder_id for update;
  -- Whoever waited for the row reads what the one before it wrote.
  select * into told from public.reminder_deliveries d where d.id = p_delivery;
  if p_action = 'snooze' then
    -- It was put off already: until then, or until a moment that is over.
    if told.acted = 'snoozed' and (of_it.snoozed_until = p_until or p_until <= now()) then
      return;
    end if;
    -- Done on another device meanwhile.
    if told.acted in ('done', 'dismissed') and p_until <= now() then
      return;
    end if;
    if of_it.deleted_at is not null or of_it.state = 'paused' then
      raise exception 'reminder_state' using errcode = 'PT409', hint = 'It is paused or gone.';
    elsif of_it.snooze_count >= 3 then
      raise exception 'snooze_limit' using errcode = 'PT409', hint = '3';
    elsif p_until is null or p_until <= now() - interval '3 days' or p_until > now() + interval '3 days' then
      raise exception 'bad_time' using errcode = 'PT400';
    elsif of_it.state = 'active' and p_until >= of_it.next_at then
      raise exception 'next_is_sooner' using errcode = 'PT409', hint = 'The next one comes before that.';
    end if;
  end if;
  update public.reminder_deliveries d
    set opened_at = case when p_action = 'opened' then coalesce(d.opened_at, now()) else d.opened_at end,
      acted = case p_action when 'snooze' then 'snoozed' when 'opened' then coalesce(d.acted, 'opened') else p_action end,
      acted_at = now()
    where d.reminder_id = told.reminder_id and d.occurrence = told.occurrence;
  update public.reminders r
    set unanswered = 0,
      snoozed_until = case p_action when 'snooze' then p_until when 'done' then null else r.snoozed_until end,
      snooze_count = r.snooze_count + (p_action = 'snooze')::integer
    where r.id = of_it.id;
  update public.notifications n set is_read = true
    where n.user_id = p_user and n.dedupe_key = 'reminder:' || told.reminder_id and not n.is_read and n.removed_at is null;
end
$$;
