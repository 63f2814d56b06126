begin;
select plan(27);

insert into auth.users (id, email) values ('99999999-0000-4000-8000-000000000003', 'tap@example.com');

-- The address that is kept.
create function pg_temp.kept(url text) returns text language sql as $$
  insert into public.notifications (user_id, title, message, action_url)
    values ('99999999-0000-4000-8000-000000000003', 'Title', 'Message', url)
    returning action_url
$$;

select is(pg_temp.kept(url), url, 'a page of the site: ' || coalesce(url, '(none)'))
from unnest(array[null, '/', '/training-hub', '/training-hub?tab=progress', '/faq#id', '/training-hub/gonogo/history', '/faq?q=%C3%A9'])
  url;

select is(pg_temp.kept(url), null, 'left out, for it is no page of the site: ' || to_json(url))
from unnest(array[
  '', 'dashboard', '//evil.example', '///evil.example', '/\evil.example', '/a\b', 'https://evil.example',
  'javascript:alert(1)', ' /a', '/a b', E'/\t/evil.example', E'/a\nb', E'/\u00a0x', '/' || repeat('x', 500)
]) url;

select lives_ok(
  $$ insert into public.notifications (user_id, title, message, type)
     select '99999999-0000-4000-8000-000000000003', 'Title', 'Message', unnest(
       array['success', 'warning', 'error', 'achievement', 'info']) $$,
  'the five types'
);
select throws_ok(
  $$ insert into public.notifications (user_id, title, message, type)
     values ('99999999-0000-4000-8000-000000000003', 'Title', 'Message', 'news') $$,
  '23514', null, 'and no sixth'
);
select col_default_is('public', 'notifications', 'type', 'info'::text, 'info is the plain one');
select col_default_is('public', 'notifications', 'is_read', 'false', 'new ones are unread');
select throws_ok(
  $$ insert into public.notifications (user_id, title, message)
     values ('99999999-0000-4000-8000-000000000003', repeat('x', 201), 'Message') $$,
  '23514', null, 'titles are short'
);
select is(
  (select count(*)::int from pg_publication_tables
   where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'notifications'),
  1, 'new ones arrive in real time'
);

select * from finish();
rollback;
