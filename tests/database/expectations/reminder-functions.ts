/** Functions of reminders, by who may call them. */
export const remindersOfPeople: readonly string[] = [
  'public.act_on_reminder(uuid, text, timestamp with time zone)',
  'public.pause_reminder(uuid, date)',
  'public.push_subscribe(text, text, text, text, text)',
  'public.push_unsubscribe(uuid)',
  'public.resume_reminder(uuid)',
];

export const remindersOfServer: readonly string[] = [
  'public.act_by_message(uuid, text, timestamp with time zone)',
  'public.claim_deliveries(integer, timestamp with time zone)',
  'public.claim_due_reminders(integer, timestamp with time zone)',
  'public.mark_deliveries(jsonb, timestamp with time zone)',
  'public.note_push(uuid[], uuid[], uuid[])',
  'public.purge_reminders(integer)',
  'public.push_device(uuid, uuid)',
  'public.recheck_reminders()',
  'public.reminder_facts(uuid, text, text)',
  'public.stop_reminder_mail(uuid, boolean)',
  'public.store_dispatch(jsonb)',
  'public.store_reminder(uuid, jsonb)',
];

export const remindersOfNobody: readonly string[] = [
  'private.act_on_delivery(uuid, uuid, text, timestamp with time zone)',
  'private.delivery_id(uuid, text, text)',
  'private.is_push_service(text)',
  'private.keep_reminder()',
  'private.pause_above_plan(uuid)',
  'private.pause_after_plan()',
  'private.recheck_after_target()',
  'private.recheck_after_zone()',
  'private.reminder_source(uuid, text, text)',
  'private.reminder_zone(reminders)',
  'private.wall_now(text, timestamp with time zone)',
];
