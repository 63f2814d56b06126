/** Functions of the team's area (src/lib/admin), by who may call them; that a role is needed they say themselves. */
export const adminOfPeople: readonly string[] = [
  'public.admin_roles_held()',
  'public.answer_contact(uuid, uuid, integer, text, text)',
  'public.audit_entries(jsonb, bigint, integer)',
  'public.audit_total(jsonb)',
  'public.contact_inbox(jsonb, timestamp with time zone, uuid, integer)',
  'public.contact_total(jsonb)',
  'public.export_audit(jsonb)',
  'public.grant_role(text, text)',
  'public.move_contact(uuid, integer, text)',
  'public.read_contact(uuid)',
  'public.revoke_role(uuid, text, integer)',
];

export const adminOfServer: readonly string[] = [
  'public.claim_contact_replies(integer)',
  'public.is_last_master(uuid)',
  'public.note_contact_reply_sent(uuid)',
  'public.purge_audit_log(integer)',
];

export const adminOfNobody: readonly string[] = [
  'private.account_named(text)',
  'private.audit_json(admin_audit_log)',
  'private.audit_rows(jsonb, bigint, integer)',
  'private.contact_clock(timestamp with time zone, timestamp with time zone, text)',
  'private.contact_rows(jsonb, timestamp with time zone, uuid, integer)',
  'private.enter_area(text)',
  'private.enter_to_change_roles(text)',
  'private.filter_day(jsonb, text)',
  'private.keep_a_master_from_erasure()',
  'private.lock_masters()',
  'private.master_remains(uuid)',
  'private.note_act(uuid, text[], text, text, jsonb)',
  'private.open_contact_ticket()',
  'private.refuse_admin(text, text)',
  'private.role_row(uuid, text)',
  'private.take_ticket(uuid, integer)',
  'private.ticket_case(uuid)',
  'private.ticket_row(uuid)',
];
