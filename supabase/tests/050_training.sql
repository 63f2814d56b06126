begin;
select plan(12);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000005', 'tap@example.com');
select set_config('request.jwt.claims', '{"sub": "99999999-0000-4000-8000-000000000005", "role": "authenticated"}', true);
set local role authenticated;

create function pg_temp.burst(changes jsonb) returns text language sql as $$
  select format(
    'insert into public.focus_sessions (id, task_title, planned_seconds, focused_seconds, mood_before, notes, status, started_at, ended_at)
     select id, task_title, planned_seconds, focused_seconds, mood_before, notes, status, started_at, ended_at
     from jsonb_populate_record(null::public.focus_sessions, %L)',
    jsonb_build_object('id', gen_random_uuid(), 'task_title', 'Tap', 'planned_seconds', 300, 'focused_seconds', 300,
      'status', 'complete', 'started_at', now(), 'ended_at', now() + interval '5 minutes') || changes)
$$;

select lives_ok(pg_temp.burst('{}'), 'a burst belongs to whoever stores it');
select is(
  (select count(*)::int from public.focus_sessions), 1,
  'and is seen by them'
);
select lives_ok(pg_temp.burst(jsonb_build_object('mood_before', mood)), 'mood ' || mood)
from unnest(array['energetic', 'focused', 'calm', 'tired', 'stressed', 'neutral']) mood;
select throws_ok(pg_temp.burst('{"mood_before": "happy"}'), '23514', null, 'no seventh mood');
select throws_ok(pg_temp.burst('{"planned_seconds": 59}'), '23514', null, 'a burst lasts a minute at least');
select throws_ok(pg_temp.burst('{"focused_seconds": 301}'), '23514', null, 'nobody works longer than planned');
select throws_ok(
  pg_temp.burst(jsonb_build_object('notes', repeat('x', 1001))), '23514', null, 'notes have 1000 characters at most'
);

select * from finish();
rollback;
