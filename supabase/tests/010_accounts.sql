begin;
select plan(17);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000001', 'tap@example.com');

select has_trigger('auth', 'users', 'on_auth_user_created', 'a new account makes a profile');
select is(
  (select count(*)::int from public.profiles where id = '99999999-0000-4000-8000-000000000001'), 1,
  'the profile is there at once'
);
select col_is_fk('public', 'profiles', 'id', 'a profile belongs to an account');
select has_trigger('public', 'profiles', 'touch_updated_at', 'profiles know when they were changed');
select has_trigger('public', 'subscribers', 'touch_updated_at', 'subscribers know when they were changed');
select has_trigger('public', 'admin_roles', 'touch_updated_at', 'roles know when they were changed');
select has_trigger('public', 'admin_roles', 'audit_admin_roles', 'changes of roles are logged');

select lives_ok(
  $$ insert into public.admin_roles (user_id, role_type)
     select '99999999-0000-4000-8000-000000000001', unnest(
       array['master_admin', 'full_admin', 'orders_admin', 'payments_admin', 'education_admin']) $$,
  'the five roles exist, and one person may hold several'
);
select throws_ok(
  $$ insert into public.admin_roles (user_id, role_type) values ('99999999-0000-4000-8000-000000000001', 'god') $$,
  '23514', null, 'there is no sixth role'
);
select throws_ok(
  $$ insert into public.admin_roles (user_id, role_type) values ('99999999-0000-4000-8000-000000000001', 'full_admin') $$,
  '23505', null, 'nobody holds a role twice'
);

select lives_ok(
  $$ insert into public.subscribers (user_id, subscription_tier, trial_status, trial_ends_at)
     values ('99999999-0000-4000-8000-000000000001', 'basic', 'active', now() + interval '7 days') $$,
  'a trial with an end'
);
select throws_ok(
  $$ update public.subscribers set trial_ends_at = null where user_id = '99999999-0000-4000-8000-000000000001' $$,
  '23514', null, 'no running trial without an end'
);
select lives_ok(
  $$ update public.subscribers set trial_status = 'converted' where user_id = '99999999-0000-4000-8000-000000000001' $$,
  'a trial turns into a plan'
);
select throws_ok(
  $$ update public.subscribers set trial_status = 'active' where user_id = '99999999-0000-4000-8000-000000000001' $$,
  'PT409', 'transition_refused', 'and never begins again'
);
select throws_ok(
  $$ update public.subscribers set subscription_tier = 'freemium'
     where user_id = '99999999-0000-4000-8000-000000000001' $$,
  '23514', null, 'freemium is the absence of a tier'
);

select throws_ok(
  $$ delete from auth.users where id = '99999999-0000-4000-8000-000000000001' $$,
  'PT409', 'last_master', 'the account of the last master admin stays'
);
insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000002', 'second@example.com');
insert into public.admin_roles (user_id, role_type) values ('99999999-0000-4000-8000-000000000002', 'master_admin');
delete from auth.users where id = '99999999-0000-4000-8000-000000000001';
select is_empty(
  $$ select from public.profiles where id = '99999999-0000-4000-8000-000000000001'
     union all
     select from public.subscribers where user_id = '99999999-0000-4000-8000-000000000001'
     union all
     select from public.admin_roles where user_id = '99999999-0000-4000-8000-000000000001' $$,
  'all of it goes with the account'
);

select * from finish();
rollback;
