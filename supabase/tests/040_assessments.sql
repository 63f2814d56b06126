begin;
select plan(11);

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
  array['admin_audit_log'],
  'everything but the audit log goes with the account'
);
select col_is_unique('public', 'attempt_shares', 'token_hash', 'a token opens one link');

select is(
  (select provolatile from pg_proc where oid = 'public.get_attempt(uuid)'::regprocedure), 's',
  'reading an attempt changes nothing'
);
select isnt_definer('public', 'recent_question_ids', array['text', 'integer'], 'own history is read with own rights');

select * from finish();
rollback;
