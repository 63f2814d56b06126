import type { Actor } from '../support/people.ts';
import { billingOfNobody, billingOfPeople, billingOfServer } from './billing-functions.ts';

const visitors: readonly Actor[] = ['anon'];
const people: readonly Actor[] = [
  'owner',
  'other',
  'master_admin',
  'full_admin',
  'orders_admin',
  'payments_admin',
  'education_admin',
];
const server: readonly Actor[] = ['service'];
const nobody: readonly Actor[] = [];

/** Who may execute a function; everybody else is refused. Trigger functions are called by nobody. */
export const functions: Readonly<Record<string, readonly Actor[]>> = {
  ...Object.fromEntries(billingOfPeople.map((name) => [name, people])),
  ...Object.fromEntries(billingOfServer.map((name) => [name, server])),
  ...Object.fromEntries(billingOfNobody.map((name) => [name, nobody])),
  'public.account_by_address(text)': server,
  'public.begin_due_erasures(integer)': server,
  'public.claim_attempts(uuid[])': people,
  'public.consume_rate_limit(text, integer, integer)': server,
  'public.create_share_link(uuid, integer)': people,
  'public.export_my_data(text, text)': people,
  'public.forget_address(text)': server,
  'public.keep_my_account()': people,
  'public.create_informant_invite(uuid, text, integer)': people,
  'public.late_jobs()': server,
  'public.my_test_access()': people,
  'public.note_job_run(text, text)': server,
  'public.purge_child_attempts(integer)': server,
  'public.purge_unfinished_starts(integer)': server,
  'public.read_informant_invite(text)': [...visitors, ...people],
  'public.revoke_informant_invite(uuid)': people,
  'public.start_attempt(uuid, text, text, text)': people,
  'public.store_invited_attempt(text, jsonb)': server,
  'public.store_reaction_run(jsonb, jsonb, uuid)': server,
  'public.get_attempt(uuid)': [...visitors, ...people],
  'public.purge_removed_notifications(integer)': server,
  'public.purge_unclaimed_attempts(integer)': server,
  'public.read_shared_attempt(text)': [...visitors, ...people],
  'public.recent_question_ids(text, integer)': people,
  'public.revoke_share_link(uuid)': people,
  'public.schedule_erasure(uuid)': server,
  'public.store_attempt(jsonb, uuid)': server,
  'public.write_audit(text, uuid, text, jsonb)': server,
  'private.account_facts(uuid)': nobody,
  'private.attempt_json(assessment_attempts)': nobody,
  'private.audit_admin_roles()': nobody,
  'private.call_function(text)': nobody,
  'private.child_subject(text)': nobody,
  'private.facts_of(jsonb, text[])': nobody,
  'private.finish_start()': nobody,
  'private.forget_attempt()': nobody,
  'private.forget_strangers()': nobody,
  'private.forget_traces()': nobody,
  'private.guard_metadata()': nobody,
  'private.forget_unproven_password()': nobody,
  'private.honour_notice_choices()': nobody,
  'private.invite_of(text)': nobody,
  'private.keep_a_master_admin()': nobody,
  'private.keep_attempt(jsonb, uuid, uuid)': nobody,
  'private.keep_within_quota()': nobody,
  'private.attempt_tally(text[], jsonb)': nobody,
  'private.own_attempt_json(assessment_attempts)': nobody,
  'private.own_rows(text)': nobody,
  'private.require_start(jsonb, uuid)': nobody,
  'private.retake_available_at(uuid, text, text, text)': nobody,
  'private.run_job(text)': nobody,
  'private.run_json(reaction_runs)': nobody,
  'private.schedule_jobs()': nobody,
  'private.test_opens_via(uuid, text)': nobody,
  'private.texts_of(uuid)': nobody,
  'private.visitor_tests()': people,
  'private.without_text(jsonb)': nobody,
  'private.handle_new_user()': nobody,
  'private.has_role(text[])': people,
  'private.touch_updated_at()': nobody,
};

/** Everything else there is: schemas of ours, sequences behind identity columns, tables that realtime publishes. */
export const others: readonly string[] = [
  'published public.notifications',
  'schema private',
  'sequence public.admin_audit_log_id_seq',
  'table private.personal_tables',
  'table private.quotas',
  'table private.scheduled_jobs',
  'table private.usage',
  'table private.test_areas',
];

/** Rights that are neither select, insert, update, delete nor execute: `kind name: privilege to role`. */
export const otherGrants: readonly string[] = ['schema private: USAGE to authenticated'];
