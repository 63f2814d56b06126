import { attemptIds, attemptSample, ownersToken, shareIds } from './rows.ts';

/** One call per function with arguments it accepts. Keyed by schema.name(argument types). */
export const calls: Readonly<Record<string, string>> = {
  'public.claim_attempts(uuid[])': `public.claim_attempts(array['${attemptIds.visitor}']::uuid[])`,
  'public.consume_rate_limit(text, integer, integer)': `public.consume_rate_limit('probe', 1, 60)`,
  'public.create_share_link(uuid, integer)': `public.create_share_link('${attemptIds.owner}', 7)`,
  'public.export_my_data()': 'public.export_my_data()',
  'public.get_attempt(uuid)': `public.get_attempt('${attemptIds.visitor}')`,
  'public.purge_unclaimed_attempts()': 'public.purge_unclaimed_attempts()',
  'public.read_shared_attempt(text)': `public.read_shared_attempt('${ownersToken}')`,
  'public.recent_question_ids(text, integer)': `public.recent_question_ids('focus_snapshot', 5)`,
  'public.revoke_share_link(uuid)': `public.revoke_share_link('${shareIds.owner}')`,
  'public.store_attempt(jsonb, uuid)': `public.store_attempt('${JSON.stringify(
    attemptSample('0b000000-0000-4000-8000-0000000000fe', null),
  )}', null)`,
  'public.write_audit(text, uuid, text, jsonb)': `public.write_audit('probe')`,
  'private.attempt_json(assessment_attempts)': 'private.attempt_json(null)',
  'private.audit_admin_roles()': 'private.audit_admin_roles()',
  'private.handle_new_user()': 'private.handle_new_user()',
  'private.has_role(text[])': `private.has_role(array['master_admin'])`,
  'private.touch_updated_at()': 'private.touch_updated_at()',
};
