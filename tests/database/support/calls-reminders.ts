import { personIds } from './people.ts';
import { deliveryIds, deviceIds, reminderIds, reminderSample } from './rows/reminders.ts';

const kept = JSON.stringify(reminderSample(reminderIds.owner, personIds.owner));

/** One call per function of reminders with arguments it takes. */
export const reminderCalls: Readonly<Record<string, string>> = {
  'public.act_on_reminder(uuid, text, timestamp with time zone)': `public.act_on_reminder('${deliveryIds.owner}', 'opened')`,
  'public.pause_reminder(uuid, date)': `public.pause_reminder('${reminderIds.owner}')`,
  'public.push_subscribe(text, text, text, text, text)': `public.push_subscribe('https://fcm.googleapis.com/x', '${'B'.repeat(87)}', '${'a'.repeat(22)}')`,
  'public.push_unsubscribe(uuid)': `public.push_unsubscribe('${deviceIds.owner}')`,
  'public.resume_reminder(uuid)': `public.resume_reminder('${reminderIds.owner}')`,
  'public.act_by_message(uuid, text, timestamp with time zone)': `public.act_by_message('${deliveryIds.owner}', 'done')`,
  'public.claim_deliveries(integer, timestamp with time zone)': `public.claim_deliveries(1)`,
  'public.claim_due_reminders(integer, timestamp with time zone)': `public.claim_due_reminders(1)`,
  'public.mark_deliveries(jsonb, timestamp with time zone)': `public.mark_deliveries('[]')`,
  'public.note_push(uuid[], uuid[], uuid[])': `public.note_push('{}', '{}', '{}')`,
  'public.purge_reminders(integer)': `public.purge_reminders(1)`,
  'public.push_device(uuid, uuid)': `public.push_device('${personIds.owner}', '${deviceIds.owner}')`,
  'public.recheck_reminders()': `public.recheck_reminders()`,
  'public.reminder_facts(uuid, text, text)': `public.reminder_facts('${personIds.owner}', 'none', null)`,
  'public.stop_reminder_mail(uuid, boolean)': `public.stop_reminder_mail('${reminderIds.owner}', true)`,
  'public.store_dispatch(jsonb)': `public.store_dispatch('[]')`,
  'public.store_reminder(uuid, jsonb)': `public.store_reminder('${personIds.owner}', '${kept}')`,
  'private.act_on_delivery(uuid, uuid, text, timestamp with time zone)': `private.act_on_delivery('${personIds.owner}', '${deliveryIds.owner}', 'done', null)`,
  'private.delivery_id(uuid, text, text)': `private.delivery_id('${reminderIds.owner}', 'x', 'push')`,
  'private.is_push_service(text)': `private.is_push_service('https://fcm.googleapis.com/x')`,
  'private.keep_reminder()': `private.keep_reminder()`,
  'private.pause_above_plan(uuid)': `private.pause_above_plan('${personIds.owner}')`,
  'private.pause_after_plan()': `private.pause_after_plan()`,
  'private.recheck_after_target()': `private.recheck_after_target()`,
  'private.recheck_after_zone()': `private.recheck_after_zone()`,
  'private.reminder_source(uuid, text, text)': `private.reminder_source('${personIds.owner}', 'none', null)`,
  'private.reminder_zone(reminders)': `private.reminder_zone(null)`,
  'private.wall_now(text, timestamp with time zone)': `private.wall_now('UTC')`,
};
