import { personIds } from './people.ts';
import { orderId } from './rows/billing.ts';

/** A message by the form, of the fixtures. */
const messageOfOwner = '0c310000-0000-4000-8000-000000000001';

const orderOfOwner = orderId(1);

/** Calls of functions of the team's area. */
export const adminCalls: Readonly<Record<string, string>> = {
  'public.order_list(jsonb, uuid, integer)': 'public.order_list()',
  'public.order_total(jsonb)': 'public.order_total()',
  'public.export_orders(jsonb)': 'public.export_orders()',
  'public.read_order(uuid)': `public.read_order('${orderOfOwner}')`,
  'public.note_order(uuid, uuid, integer, text)': `public.note_order('0c360000-0000-4000-8000-0000000000fe', '${orderOfOwner}', 1, 'Called back.')`,
  'private.enter_one_of(text[])': `private.enter_one_of('{orders_admin}')`,
  'private.filter_cents(jsonb, text)': `private.filter_cents('{}', 'least')`,
  'private.forget_order_notes()': 'private.forget_order_notes()',
  'private.order_case(uuid)': `private.order_case('${orderOfOwner}')`,
  'private.order_events(orders)': 'private.order_events(null)',
  'private.order_row(orders)': 'private.order_row(null)',
  'private.order_rows(jsonb, uuid, integer)': `private.order_rows('{}', null, 1)`,
  'public.admin_roles_held()': 'public.admin_roles_held()',
  'public.answer_contact(uuid, uuid, integer, text, text)': `public.answer_contact('0c350000-0000-4000-8000-0000000000fe', '${messageOfOwner}', 1, 'en', 'Thank you.')`,
  'public.contact_inbox(jsonb, timestamp with time zone, uuid, integer)': 'public.contact_inbox()',
  'public.contact_total(jsonb)': 'public.contact_total()',
  'public.move_contact(uuid, integer, text)': `public.move_contact('${messageOfOwner}', 1, 'close')`,
  'public.read_contact(uuid)': `public.read_contact('${messageOfOwner}')`,
  'public.claim_contact_replies(integer)': 'public.claim_contact_replies(1)',
  'public.note_contact_reply_sent(uuid)': `public.note_contact_reply_sent('${messageOfOwner}')`,
  'private.contact_clock(timestamp with time zone, timestamp with time zone, text)': `private.contact_clock(now(), null, 'open')`,
  'private.contact_rows(jsonb, timestamp with time zone, uuid, integer)': `private.contact_rows('{}', null, null, 1)`,
  'private.open_contact_ticket()': 'private.open_contact_ticket()',
  'private.take_ticket(uuid, integer)': `private.take_ticket('${messageOfOwner}', 1)`,
  'private.ticket_case(uuid)': `private.ticket_case('${messageOfOwner}')`,
  'private.ticket_row(uuid)': `private.ticket_row('${messageOfOwner}')`,
  'public.audit_entries(jsonb, bigint, integer)': 'public.audit_entries()',
  'public.audit_total(jsonb)': 'public.audit_total()',
  'public.export_audit(jsonb)': 'public.export_audit()',
  'public.purge_audit_log(integer)': 'public.purge_audit_log()',
  'private.account_named(text)': `private.account_named('owner@example.com')`,
  'private.audit_json(admin_audit_log)': 'private.audit_json(null)',
  'private.audit_rows(jsonb, bigint, integer)': `private.audit_rows('{}', null, 1)`,
  'private.filter_day(jsonb, text)': `private.filter_day('{}', 'from')`,
  'private.note_act(uuid, text[], text, text, jsonb)': `private.note_act(null, '{}', 'probe', null, '{}')`,
  'public.grant_role(text, text)': `public.grant_role('spare@example.com', 'orders_admin')`,
  'public.revoke_role(uuid, text, integer)': `public.revoke_role('${personIds.orders_admin}', 'orders_admin', 1)`,
  'public.is_last_master(uuid)': `public.is_last_master('${personIds.owner}')`,
  'private.enter_area(text)': `private.enter_area('admin')`,
  'private.enter_to_change_roles(text)': `private.enter_to_change_roles('orders_admin')`,
  'private.keep_a_master_from_erasure()': 'private.keep_a_master_from_erasure()',
  'private.lock_masters()': 'private.lock_masters()',
  'private.master_remains(uuid)': `private.master_remains('${personIds.owner}')`,
  'private.refuse_admin(text, text)': `private.refuse_admin('not_allowed')`,
  'private.role_row(uuid, text)': `private.role_row('${personIds.owner}', 'orders_admin')`,
};
