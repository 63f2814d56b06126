begin;
select plan(16);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000005', 'tap@example.com');
insert into public.exercises (id, tier, free_minutes) values ('focus-burst', 'plus', 5)
  on conflict (id) do update set tier = 'plus', free_minutes = 5, active = true;
select set_config('request.jwt.claims', '{"sub": "99999999-0000-4000-8000-000000000005", "role": "authenticated"}', true);

-- Lets the person into the free round and answers its id.
create function pg_temp.begun() returns uuid language sql as $$
  select (public.start_exercise(gen_random_uuid(), 'focus-burst', 5, 'screen', 'train') ->> 'id')::uuid
$$;
-- The call by which the server stores a burst: its run and its words.
create function pg_temp.burst(of_words jsonb, of_run jsonb default '{}') returns text language sql as $$
  select format(
    'select public.store_training_run(%L, %L, %L)',
    jsonb_build_object('id', begun, 'exercise_id', 'focus-burst', 'variant', 'screen', 'mode', 'train', 'minutes', 5,
      'device_class', 'keyboard', 'screen_class', 'phone', 'language', 'en', 'task_version', '1.0.0', 'scoring_version', '1.0.0',
      'seed', begun, 'status', 'complete', 'params', '{}'::jsonb, 'records', '[]'::jsonb, 'metrics', '{}'::jsonb,
      'level_end', '{}'::jsonb, 'started_at', now(), 'ended_at', now() + interval '5 minutes') || of_run,
    jsonb_build_object('id', begun, 'task_title', 'Tap', 'planned_seconds', 300, 'focused_seconds', 300, 'pauses', 0,
      'distractions', 0, 'events', '[]'::jsonb, 'status', 'complete', 'started_at', now(),
      'ended_at', now() + interval '5 minutes') || of_words,
    '99999999-0000-4000-8000-000000000005')
  from pg_temp.begun() begun
$$;

select lives_ok(pg_temp.burst('{}'), 'a burst is stored for whoever was let into it');
set local role authenticated;
select is(
  (select count(*)::int from public.focus_sessions), 1,
  'and is seen by them'
);
select throws_ok(
  $$ insert into public.focus_sessions (id, task_title, planned_seconds, focused_seconds, status, started_at, ended_at)
     values (gen_random_uuid(), 'Tap', 300, 300, 'complete', now(), now() + interval '5 minutes') $$,
  '42501', null, 'nobody stores one past the server'
);
reset role;
select lives_ok(pg_temp.burst(jsonb_build_object('mood_before', mood)), 'mood ' || mood)
from unnest(array['energetic', 'focused', 'calm', 'tired', 'stressed', 'neutral']) mood;
select throws_ok(pg_temp.burst('{"mood_before": "happy"}'), '23514', null, 'no seventh mood');
select throws_ok(
  pg_temp.burst('{}', jsonb_build_object('id', gen_random_uuid())), 'PT403', 'not_started', 'what nobody was let into is not stored'
);
select throws_ok(
  pg_temp.burst('{}', '{"minutes": 25}'), 'PT403', 'not_started', 'nor what is longer than the round that was begun'
);
select throws_ok(
  $$ select public.start_exercise(gen_random_uuid(), 'focus-burst', 25) $$, 'PT403', 'tier_required',
  'a round that is not free asks for the plan'
);
select throws_ok(pg_temp.burst('{"focused_seconds": 301}'), '23514', null, 'nobody works longer than planned');
select throws_ok(
  pg_temp.burst(jsonb_build_object('notes', repeat('x', 1001))), '23514', null, 'notes have 1000 characters at most'
);
select throws_ok(pg_temp.burst('{"planned_seconds": 59}'), '23514', null, 'a burst lasts a minute at least');

select * from finish();
rollback;
