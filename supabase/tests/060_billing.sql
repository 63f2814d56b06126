begin;
select plan(16);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000006', 'tap@example.com');
insert into public.catalog_items (sku, title, unit_price_cents, kind) values ('tap-item', 'Tap', 1499, 'test');

select set_eq(
  $$ select status from public.subscription_states where opens $$,
  array['trialing', 'active', 'past_due'], 'three states open a plan'
);
select set_eq(
  $$ select status from public.subscription_states s
     where not exists (
       select from public.subscription_transitions t where t.machine = 'subscription' and t.from_state = s.status
     ) $$,
  array['canceled', 'incomplete_expired'], 'the terminal states are those that nothing follows'
);
select set_eq(
  $$ select status from public.subscription_states where terminal $$,
  array['canceled', 'incomplete_expired'], 'and they are called so'
);
select is_empty(
  $$ select t.* from public.subscription_transitions t
     where t.machine = 'subscription' and (
       not exists (select from public.subscription_states s where s.status = t.from_state)
       or not exists (select from public.subscription_states s where s.status = t.to_state)
     ) $$,
  'transitions lead from state to state'
);
select is_empty(
  $$ select t.* from public.subscription_transitions t
     where t.machine = 'trial'
       and not array[t.from_state, t.to_state] <@ array['none', 'active', 'cancelled', 'expired', 'converted'] $$,
  'also those of a trial'
);
select is(
  (select grace_days from public.subscription_states where status = 'past_due'), 7, 'seven days of grace'
);

insert into public.billing_subscriptions (id, user_id, customer_id, status)
values ('sub_tap', '99999999-0000-4000-8000-000000000006', 'cus_tap', 'active');
select throws_ok(
  $$ update public.billing_subscriptions set status = 'incomplete' where id = 'sub_tap' $$,
  'PT409', 'transition_refused', 'no way back to the beginning'
);
select lives_ok(
  $$ update public.billing_subscriptions set status = 'canceled' where id = 'sub_tap' $$, 'every plan may end'
);
select throws_ok(
  $$ update public.billing_subscriptions set status = 'active' where id = 'sub_tap' $$,
  'PT409', 'transition_refused', 'what has ended stays so'
);

insert into public.orders (id, user_id, currency, subtotal_cents, bundle_percent, bundle_discount_cents,
  coupon_discount_cents, total_cents)
values ('99999999-0000-4000-8000-0000000000a6', '99999999-0000-4000-8000-000000000006', 'usd', 1499, 0, 0, 0, 1499);
select throws_ok(
  $$ insert into public.orders (id, currency, subtotal_cents, bundle_percent, bundle_discount_cents,
       coupon_discount_cents, total_cents)
     values ('99999999-0000-4000-8000-0000000000b6', 'usd', 1499, 0, 100, 0, 1499) $$,
  '23514', null, 'the sums of an order agree'
);
select throws_ok(
  $$ update public.orders set total_cents = 1, subtotal_cents = 1 $$,
  'PT409', 'order_is_final', 'an agreed sum is never written again'
);
select throws_ok(
  $$ update public.orders set user_id = gen_random_uuid() $$,
  'PT409', 'order_is_final', 'nor is it given to somebody else'
);
select lives_ok(
  $$ delete from auth.users where id = '99999999-0000-4000-8000-000000000006' $$, 'an account goes'
);
select is(
  (select count(*)::int from public.orders where user_id is null), 1, 'and its order stays without a person'
);
select throws_ok(
  $$ insert into public.coupons (code, percent_off) values ('welcome', 10) $$,
  '23514', null, 'codes are upper case'
);
select throws_ok(
  $$ insert into public.coupons (code, percent_off, amount_off_cents) values ('TAP', 10, 100) $$,
  '23514', null, 'a coupon takes off a share or an amount'
);

select * from finish();
rollback;
