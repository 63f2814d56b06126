begin;
select plan(20);

select col_not_null('public', 'assessment_attempts', 'seed', 'every score can be recomputed: the seed is kept');
select col_not_null('public', 'assessment_attempts', 'instrument_version', 'and the version');
select col_hasnt_default('public', 'assessment_attempts', 'id', 'the id comes from the device');
select col_type_is('public', 'assessment_attempts', 'overall', 'numeric(4,1)', 'a percent has one decimal');
select col_is_null('public', 'assessment_attempts', 'user_id', 'an attempt may belong to a visitor');

select fk_ok('public', 'assessment_attempts', 'user_id', 'auth', 'users', 'id');
select fk_ok('public', 'attempt_shares', 'attempt_id', 'public', 'assessment_attempts', 'id');
select set_eq(
  $$ select conrelid::regclass::text from pg_constraint
     where contype = 'f' and confrelid = 'auth.users'::regclass and connamespace = 'public'::regnamespace
       and confdeltype <> 'c' $$,
  array['admin_audit_log', 'contact_replies', 'gifts', 'message_threads', 'moderation_actions', 'moderation_appeals', 'order_notes', 'orders', 'refunds', 'reports'],
  'everything goes with the account but the audit log, orders, refunds, threads of the other side, what moderators decide and have in hand, and what the team replied and noted'
);
select col_is_unique('public', 'attempt_shares', 'token_hash', 'a token opens one link');

select is(
  (select provolatile from pg_proc where oid = 'public.get_attempt(uuid)'::regprocedure), 's',
  'reading an attempt changes nothing'
);
select isnt_definer('public', 'recent_question_ids', array['text', 'integer'], 'own history is read with own rights');

select col_hasnt_default('public', 'attempt_starts', 'id', 'a start has the id of the attempt');
select col_hasnt_default('public', 'reaction_runs', 'id', 'and so has a run');
select fk_ok('public', 'informant_invites', 'attempt_id', 'public', 'assessment_attempts', 'id');
select col_is_unique('public', 'informant_invites', 'token_hash', 'a token opens one invite');
select has_trigger('public', 'assessment_attempts', 'forget_attempt', 'a deleted attempt takes its start along');
select set_eq(
  $$ select test_id from public.assessment_tests where access = 'visitor' $$,
  array['focus_snapshot'],
  'one test needs no account'
);
select throws_ok(
  $$ update public.assessment_tests set access = 'gold' where test_id = 'focus_snapshot' $$,
  '23514', null, 'there are four ways of access'
);
select is(private.child_subject(E'  Tom\t B. '), 'tomb', 'a child is told by its label, not by its spelling');
select is(
  private.without_text('{"a": "x", "b": [1, "y", {"c": "z", "d": true}], "e": null}'),
  '{"b": [1, {"d": true}], "e": null}'::jsonb,
  'a shared task keeps its numbers'
);

select * from finish();
rollback;
