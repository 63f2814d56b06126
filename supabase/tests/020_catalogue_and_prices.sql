begin;
select plan(17);

delete from public.plan_prices;
select lives_ok(
  $$ insert into public.plan_prices (id, tier, "interval", amount_cents, trial_days)
     values ('price_a', 'plus', 'month', 999, 0), ('price_b', 'plus', 'year', 9900, 7) $$,
  'a monthly price without and an annual one with a trial'
);
select throws_ok(
  $$ insert into public.plan_prices (id, tier, "interval", amount_cents, trial_days)
     values ('price_c', 'premium', 'month', 1999, 7) $$,
  '23514', null, 'no trial on a monthly plan'
);
select throws_ok(
  $$ insert into public.plan_prices (id, tier, "interval", amount_cents) values ('price_d', 'plus', 'month', 1) $$,
  '23505', null, 'one active price per tier, interval and currency'
);
select lives_ok(
  $$ insert into public.plan_prices (id, tier, "interval", amount_cents, active)
     values ('price_e', 'plus', 'month', 899, false) $$,
  'retired prices may stay'
);
select throws_ok(
  $$ insert into public.plan_prices (id, tier, "interval", amount_cents) values ('price_f', 'premium', 'month', 0) $$,
  '23514', null, 'a plan is not free'
);
select throws_ok(
  $$ insert into public.plan_prices (id, tier, "interval", amount_cents) values ('price_g', 'gold', 'month', 1) $$,
  '23514', null, 'two tiers are sold'
);

select lives_ok(
  $$ insert into public.catalog_items (sku, title, unit_price_cents, kind) values ('tap-item', 'Tap', 1499, 'test') $$,
  'an item'
);
select throws_ok(
  $$ insert into public.catalog_items (sku, title, unit_price_cents, kind) values ('Tap Item', 'Tap', 1499, 'test') $$,
  '23514', null, 'a sku fits into an address'
);
select throws_ok(
  $$ insert into public.catalog_items (sku, title, unit_price_cents, kind) values ('tap-2', 'Tap', -1, 'test') $$,
  '23514', null, 'no negative price'
);
select throws_ok(
  $$ insert into public.catalog_items (sku, title, unit_price_cents, kind) values ('tap-3', 'Tap', 1, 'course') $$,
  '23514', null, 'tests, trainings and bundles only'
);

select throws_ok(
  $$ insert into public.catalog_items (sku, title, unit_price_cents, kind, test_id)
     values ('tap-4', 'Tap', 1, 'test', 'no_such_test') $$,
  '23503', null, 'an item opens a test that exists'
);
select throws_ok(
  $$ insert into public.catalog_items (sku, title, unit_price_cents, kind, exercise_id)
     values ('tap-5', 'Tap', 1, 'training', 'no-such-exercise') $$,
  '23503', null, 'an item opens an exercise that exists'
);
select throws_ok(
  $$ insert into public.catalog_items (sku, title, unit_price_cents, kind, test_id)
     values ('tap-6', 'Tap', 1, 'bundle', 'focus_snapshot') $$,
  '23514', null, 'a bundle opens nothing but its members'
);
select throws_ok(
  $$ insert into public.bundle_items (bundle_sku, sku, place) values ('tap-item', 'nothing', 1) $$,
  '23503', null, 'a bundle is made of items'
);
select throws_ok(
  $$ insert into public.bundle_items (bundle_sku, sku, place) values ('tap-item', 'tap-item', 1) $$,
  '23514', null, 'no bundle is a part of itself'
);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000002', 'tap@example.com');
insert into public.entitlements (user_id, sku) values ('99999999-0000-4000-8000-000000000002', 'tap-item');
select throws_ok(
  $$ delete from public.catalog_items where sku = 'tap-item' $$,
  '23503', null, 'what somebody bought cannot be removed'
);
select throws_ok(
  $$ insert into public.entitlements (user_id, sku) values ('99999999-0000-4000-8000-000000000002', 'nothing') $$,
  '23503', null, 'nobody is entitled to what does not exist'
);

select * from finish();
rollback;
