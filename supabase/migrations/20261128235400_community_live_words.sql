-- What changes under a question is told to those who look at it, and that the queue changed to those who work on it: kind and
-- id, never a text. Rows are then read with the rights of who reads. What nobody may see, before or after, is not told.
create function private.say_post_changed() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('kind', tg_argv[0], 'id', new.id), 'changed',
    'topic:' || private.topic_of(tg_argv[0], new.id), true);
  return null;
end
$$;
revoke execute on function private.say_post_changed() from public, anon, authenticated, service_role;

create trigger say_changed after update on public.topics
  for each row when (new.version <> old.version
    and (old.state in ('open', 'answered', 'locked') or new.state in ('open', 'answered', 'locked')))
  execute function private.say_post_changed('topic');
create trigger say_new after insert on public.answers
  for each row when (new.state = 'visible') execute function private.say_post_changed('answer');
create trigger say_changed after update on public.answers
  for each row when (new.version <> old.version and 'visible' in (old.state, new.state))
  execute function private.say_post_changed('answer');
create trigger say_new after insert on public.comments
  for each row when (new.state = 'visible') execute function private.say_post_changed('comment');
create trigger say_changed after update on public.comments
  for each row when (new.version <> old.version and 'visible' in (old.state, new.state))
  execute function private.say_post_changed('comment');

create function private.say_queue_changed() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform realtime.send('{}', 'changed', 'admin:queue', true);
  return null;
end
$$;
revoke execute on function private.say_queue_changed() from public, anon, authenticated, service_role;

create trigger say_queue_new after insert on public.reports
  for each row execute function private.say_queue_changed();
create trigger say_queue_changed after update on public.reports
  for each row when (new.version <> old.version) execute function private.say_queue_changed();
create trigger say_queue_new after insert on public.topics
  for each row when (new.state = 'pending') execute function private.say_queue_changed();
create trigger say_queue_changed after update on public.topics
  for each row when (new.state <> old.state and 'pending' in (old.state, new.state))
  execute function private.say_queue_changed();
create trigger say_queue_new after insert on public.answers
  for each row when (new.state = 'pending') execute function private.say_queue_changed();
create trigger say_queue_changed after update on public.answers
  for each row when (new.state <> old.state and 'pending' in (old.state, new.state))
  execute function private.say_queue_changed();
create trigger say_queue_new after insert on public.comments
  for each row when (new.state = 'pending') execute function private.say_queue_changed();
create trigger say_queue_changed after update on public.comments
  for each row when (new.state <> old.state and 'pending' in (old.state, new.state))
  execute function private.say_queue_changed();
create trigger say_queue_new after insert on public.moderation_appeals
  for each row execute function private.say_queue_changed();
create trigger say_queue_changed after update on public.moderation_appeals
  for each row execute function private.say_queue_changed();

-- To listen takes no more than to read, and is asked once, when somebody joins. To speak is the database's alone: there is no
-- policy for it.
create policy "signed-in readers listen to questions they can read" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and exists (
    select from public.topics t
    where t.id = (select substring(realtime.topic() from '^topic:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid)
  ));
create policy "moderators listen to the queue" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'admin:queue' and (select private.is_moderator()));
