-- Catalogue and prices of the embedded backend and of a fresh project. Safe to run again: it sets rows to what stands
-- here, but for what the team changed since. Demo people are made through the auth admin API, not here.

-- exercises: written by scripts/seed-exercises.ts
insert into public.exercises (id, tier, free_minutes) values
  ('gonogo', 'freemium', null),
  ('stroop', 'plus', null),
  ('flanker', 'plus', null),
  ('simon', 'plus', null),
  ('digit-span', 'freemium', null),
  ('stop-signal', 'plus', null),
  ('trail-switch', 'plus', null),
  ('tower-plan', 'plus', null),
  ('nback', 'plus', null),
  ('task-switch', 'plus', null),
  ('visual-search', 'plus', null),
  ('rotation', 'plus', null),
  ('sart', 'plus', null),
  ('pvt', 'plus', null),
  ('attention-network', 'plus', null),
  ('memory-grid', 'freemium', null),
  ('task-priority', 'plus', null),
  ('priority-navigator', 'plus', null),
  ('executive-function', 'plus', null),
  ('time-sense', 'plus', null),
  ('word-recall', 'plus', null),
  ('object-tracking', 'plus', null),
  ('memory-updating', 'plus', null),
  ('object-location', 'plus', null),
  ('breathing', 'plus', 1),
  ('focus-burst', 'plus', 5),
  ('body-scan', 'plus', null),
  ('htj', 'plus', null),
  ('if-then-plan', 'plus', null),
  ('temptation-bundle', 'plus', null)
on conflict (id) do update
  set tier = excluded.tier, free_minutes = excluded.free_minutes, active = true;
update public.exercises set active = false where id not in ('gonogo', 'stroop', 'flanker', 'simon', 'digit-span', 'stop-signal', 'trail-switch', 'tower-plan', 'nback', 'task-switch', 'visual-search', 'rotation', 'sart', 'pvt', 'attention-network', 'memory-grid', 'task-priority', 'priority-navigator', 'executive-function', 'time-sense', 'word-recall', 'object-tracking', 'memory-updating', 'object-location', 'breathing', 'focus-burst', 'body-scan', 'htj', 'if-then-plan', 'temptation-bundle');
-- end of exercises

insert into public.catalog_items (sku, title, unit_price_cents, kind, test_id, metadata) values
  ('test-attention-flow', 'AttentionFlow Interview', 2499, 'test', 'attention_flow_interview',
    '{"route": "/test/attentionflow", "duration": "30-45 min", "difficulty": "Intermediate"}'),
  ('test-focustrack', 'FocusTrack Attention', 1999, 'test', 'focustrack_attention_test',
    '{"route": "/test/focustrack", "duration": "15 min", "difficulty": "Intermediate"}'),
  ('test-psyprofile', 'PsyProfile Lite', 2499, 'test', 'psyprofile_lite',
    '{"route": "/test/psyprofile", "duration": "25-30 min", "difficulty": "Advanced"}'),
  ('test-procrastination', 'Procrastination Patterns', 1999, 'test', 'procrastination_patterns',
    '{"route": "/test/procrastination", "duration": "8-10 min", "difficulty": "Beginner"}'),
  ('test-start-barriers', 'Start Barriers', 1499, 'test', 'start_barriers',
    '{"route": "/test/start-barriers", "duration": "5 min", "difficulty": "Beginner"}'),
  ('test-delay-choice', 'Delay Choice', 1499, 'test', 'delay_choice',
    '{"route": "/test/delay-choice", "duration": "5 min", "difficulty": "Beginner"}'),
  ('test-memory-check', 'Memory Check', 1999, 'test', 'memory_check',
    '{"route": "/test/memory-check", "duration": "15 min", "difficulty": "Beginner"}')
on conflict (sku) do update
  set title = excluded.title, unit_price_cents = excluded.unit_price_cents, kind = excluded.kind,
    test_id = excluded.test_id, active = excluded.active, metadata = excluded.metadata
  where catalog_items.edited_at is null;

-- Priced by level: Beginner 4.99, Intermediate 6.99, Advanced 9.99. The three free exercises are not sold. On sale is
-- what can be opened.
insert into public.catalog_items (sku, title, unit_price_cents, kind, exercise_id, active, metadata)
select
  'training-' || e.id, e.title,
  case e.level when 'Beginner' then 499 when 'Intermediate' then 699 else 999 end,
  'training',
  x.id,
  x.id is not null,
  jsonb_build_object('route', e.route, 'duration', e.minutes || ' min', 'difficulty', e.level)
from (
  select x.id, x.title, x.level, x.minutes,
    '/training-hub/' || x.id || case when x.id = 'htj' then '' else '/intro' end as route
  from (
    values
      -- trainings: written by scripts/seed-exercises.ts
      ('stroop', 'Stroop Colors', 'Intermediate', '6'),
      ('flanker', 'Arrow Flanker', 'Beginner', '6'),
      ('simon', 'Simon Sides', 'Beginner', '5'),
      ('stop-signal', 'Stop Signal', 'Advanced', '10'),
      ('trail-switch', 'Trail Switch', 'Intermediate', '5'),
      ('tower-plan', 'Tower Plan', 'Advanced', '10'),
      ('nback', 'N-Back', 'Advanced', '9'),
      ('task-switch', 'Task Switch', 'Advanced', '8'),
      ('visual-search', 'Visual Search', 'Beginner', '6'),
      ('rotation', 'Mental Rotation', 'Intermediate', '7'),
      ('sart', 'Steady Go', 'Intermediate', '5'),
      ('pvt', 'Vigilance', 'Beginner', '3-5'),
      ('attention-network', 'Attention Networks', 'Intermediate', '10'),
      ('task-priority', 'Task Priority', 'Intermediate', '6'),
      ('priority-navigator', 'Priority Navigator', 'Advanced', '10'),
      ('executive-function', 'Rule Shift', 'Intermediate', '7'),
      ('time-sense', 'Time Sense', 'Intermediate', '6'),
      ('word-recall', 'Word Recall', 'Beginner', '12'),
      ('object-tracking', 'Object Tracking', 'Advanced', '6'),
      ('memory-updating', 'Running Memory', 'Advanced', '7'),
      ('object-location', 'Where Things Are', 'Beginner', '8'),
      ('breathing', 'Paced Breathing', 'Beginner', '1-10'),
      ('focus-burst', 'Focus Burst', 'Beginner', '5-45'),
      ('body-scan', 'Body Scan', 'Beginner', '10'),
      ('htj', 'Habit Trigger Journal', 'Beginner', '3'),
      ('if-then-plan', 'If-Then Plan', 'Beginner', '5'),
      ('temptation-bundle', 'Temptation Bundle', 'Beginner', '4')
      -- end of trainings
  ) as x (id, title, level, minutes)
) as e
left join public.exercises x on x.id = e.id and x.active
on conflict (sku) do update
  set title = excluded.title, unit_price_cents = excluded.unit_price_cents, kind = excluded.kind,
    exercise_id = excluded.exercise_id, active = excluded.active, metadata = excluded.metadata
  where catalog_items.edited_at is null;

-- A bundle holds what can be opened and costs less than its parts with the discount of the cart.
insert into public.catalog_items (sku, title, unit_price_cents, kind, active, metadata) values
  ('bundle-procrastination', 'Procrastination Suite', 3999, 'bundle', true,
    '{"route": "/store", "duration": "20 min", "difficulty": "Beginner"}'),
  -- With its exercise.
  ('bundle-memory', 'Dementia Suite', 2199, 'bundle',
    exists (select from public.exercises x where x.id = 'word-recall' and x.active),
    '{"route": "/store", "duration": "15 min", "difficulty": "Beginner"}')
on conflict (sku) do update
  set title = excluded.title, unit_price_cents = excluded.unit_price_cents, kind = excluded.kind,
    active = excluded.active, metadata = excluded.metadata
  where catalog_items.edited_at is null;

with members (bundle_sku, sku, place) as (
  values
    ('bundle-procrastination', 'test-procrastination', 1),
    ('bundle-procrastination', 'test-start-barriers', 2),
    ('bundle-procrastination', 'test-delay-choice', 3),
    ('bundle-procrastination', 'training-focus-burst', 4),
    ('bundle-procrastination', 'training-priority-navigator', 5),
    ('bundle-procrastination', 'training-htj', 6),
    ('bundle-memory', 'test-memory-check', 1),
    ('bundle-memory', 'training-word-recall', 2),
    ('bundle-memory', 'training-object-location', 3)
), gone as (
  delete from public.bundle_items b
  where b.bundle_sku in (select m.bundle_sku from members m)
    and not exists (select from members m where m.bundle_sku = b.bundle_sku and m.sku = b.sku)
)
insert into public.bundle_items (bundle_sku, sku, place) select * from members
on conflict (bundle_sku, sku) do update set place = excluded.place;

-- Ids are those of the payments sandbox. A project that offers a plan under another id keeps its own, and what was taken
-- off sale stays off.
insert into public.plan_prices (id, tier, "interval", amount_cents, currency, trial_days)
select p.* from (
  values
    ('price_plus_month', 'plus', 'month', 999, 'usd', 0),
    ('price_plus_year', 'plus', 'year', 9900, 'usd', 7),
    ('price_premium_month', 'premium', 'month', 1999, 'usd', 0),
    ('price_premium_year', 'premium', 'year', 19900, 'usd', 7)
) as p (id, tier, "interval", amount_cents, currency, trial_days)
where not exists (
  select from public.plan_prices own
  where own.tier = p.tier and own."interval" = p."interval" and own.currency = p.currency and own.active
    and own.id <> p.id
)
on conflict (id) do update
  set tier = excluded.tier, "interval" = excluded."interval", amount_cents = excluded.amount_cents,
    currency = excluded.currency, trial_days = excluded.trial_days;

insert into public.coupons (code, percent_off) values ('WELCOME10', 10)
on conflict (code) do nothing;
