-- Catalogue and prices of the embedded backend and of a fresh project. Safe to run again: it sets rows to what stands
-- here. Demo people are made through the auth admin API, not here.

insert into public.catalog_items (sku, title, unit_price_cents, kind, metadata) values
  ('test-attention-flow', 'AttentionFlow Interview', 2499, 'test',
    '{"test_id": "attention_flow_interview", "route": "/test/attentionflow", "duration": "30-45 min", "difficulty": "Intermediate"}'),
  ('test-focustrack', 'FocusTrack Attention', 1999, 'test',
    '{"test_id": "focustrack_attention_test", "route": "/test/focustrack", "duration": "15 min", "difficulty": "Intermediate"}'),
  ('test-psyprofile', 'PsyProfile Lite', 2499, 'test',
    '{"test_id": "psyprofile_lite", "route": "/test/psyprofile", "duration": "25-30 min", "difficulty": "Advanced"}'),
  ('test-procrastination', 'Procrastination Patterns', 1999, 'test',
    '{"test_id": "procrastination_patterns", "route": "/test/procrastination", "duration": "8-10 min", "difficulty": "Beginner"}'),
  ('test-start-barriers', 'Start Barriers', 1499, 'test',
    '{"test_id": "start_barriers", "route": "/test/start-barriers", "duration": "5 min", "difficulty": "Beginner"}'),
  ('test-delay-choice', 'Delay Choice', 1499, 'test',
    '{"test_id": "delay_choice", "route": "/test/delay-choice", "duration": "5 min", "difficulty": "Beginner"}'),
  ('test-memory-check', 'Memory Check', 1999, 'test',
    '{"test_id": "memory_check", "route": "/test/memory-check", "duration": "15 min", "difficulty": "Beginner"}')
on conflict (sku) do update
  set title = excluded.title, unit_price_cents = excluded.unit_price_cents, kind = excluded.kind,
    active = excluded.active, metadata = excluded.metadata;

-- Priced by level: Beginner 4.99, Intermediate 6.99, Advanced 9.99. The three free exercises are not sold. On sale is
-- what can be opened (src/lib/cognitive/registry.ts); a test proves that both say the same.
insert into public.catalog_items (sku, title, unit_price_cents, kind, active, metadata)
select
  'training-' || e.id, e.title,
  case e.level when 'Beginner' then 499 when 'Intermediate' then 699 else 999 end,
  'training',
  e.id in ('breathing', 'focus-burst'),
  jsonb_build_object('exercise_id', e.id, 'route', e.route, 'duration', e.minutes || ' min', 'difficulty', e.level)
from (
  select x.id, x.title, x.level, x.minutes,
    '/training-hub/' || x.id || case when x.id = 'htj' then '' else '/intro' end as route
  from (
    values
      ('nback', 'N-Back', 'Advanced', '9'),
      ('stroop', 'Stroop Colours', 'Intermediate', '6'),
      ('flanker', 'Arrow Flanker', 'Beginner', '6'),
      ('simon', 'Simon Sides', 'Beginner', '5'),
      ('task-priority', 'Task Priority', 'Intermediate', '6'),
      ('breathing', 'Paced Breathing', 'Beginner', '5'),
      ('focus-burst', 'Focus Burst', 'Beginner', '5-45'),
      ('priority-navigator', 'Priority Navigator', 'Advanced', '10'),
      ('executive-function', 'Rule Shift', 'Intermediate', '7'),
      ('htj', 'Habit Trigger Journal', 'Beginner', '3'),
      ('stop-signal', 'Stop Signal', 'Advanced', '10'),
      ('task-switch', 'Task Switch', 'Advanced', '8'),
      ('visual-search', 'Visual Search', 'Beginner', '6'),
      ('trail-switch', 'Trail Switch', 'Intermediate', '5'),
      ('time-sense', 'Time Sense', 'Intermediate', '6'),
      ('rotation', 'Mental Rotation', 'Intermediate', '7'),
      ('word-recall', 'Word Recall', 'Beginner', '12'),
      ('tower-plan', 'Tower Plan', 'Advanced', '10'),
      ('body-scan', 'Body Scan', 'Beginner', '10')
  ) as x (id, title, level, minutes)
) as e
on conflict (sku) do update
  set title = excluded.title, unit_price_cents = excluded.unit_price_cents, kind = excluded.kind,
    active = excluded.active, metadata = excluded.metadata;

-- A bundle holds what can be opened and costs less than its parts with the discount of the cart.
insert into public.catalog_items (sku, title, unit_price_cents, kind, active, metadata) values
  ('bundle-procrastination', 'Procrastination Suite', 3999, 'bundle', true,
    '{"route": "/store", "duration": "20 min", "difficulty": "Beginner",
      "items": ["test-procrastination", "test-start-barriers", "test-delay-choice", "training-focus-burst"]}'),
  ('bundle-memory', 'Dementia Suite', 2199, 'bundle', false,
    '{"route": "/store", "duration": "15 min", "difficulty": "Beginner",
      "items": ["test-memory-check", "training-word-recall"]}')
on conflict (sku) do update
  set title = excluded.title, unit_price_cents = excluded.unit_price_cents, kind = excluded.kind,
    active = excluded.active, metadata = excluded.metadata;

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
