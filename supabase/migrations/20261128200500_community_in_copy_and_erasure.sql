-- The community in the copy of a person's data, and what becomes of posts with the account of their author.
insert into private.personal_tables (table_name, place, owner_column, owner_via, left_out_columns, sorted_by, told_as)
select r.table_name, r.place, r.owner_column,
  case when r.by_profile is not null then
    format('t.%I = (select p.id from public.community_profiles p where p.user_id = $1)', r.by_profile) end,
  r.left_out::text[], r.sorted_by::text[], r.told_as
from (
  values
    ('community_profiles', 300, 'user_id', null, '{}', '{id}', null),
    -- The words for the search say nothing that the text does not.
    ('topics', 302, null, 'author_profile_id', '{search}', '{created_at, id}', null),
    ('answers', 306, null, 'author_profile_id', '{search}', '{created_at, id}', null),
    ('comments', 308, null, 'author_profile_id', '{}', '{created_at, id}', null),
    ('revisions', 310, null, 'author_profile_id', '{}', '{created_at, id}',
      'to_jsonb(t) || case when t.edited_by = t.author_profile_id then ''{}'' else ''{"edited_by": null}''::jsonb end'),
    ('votes', 312, null, 'profile_id', '{}', '{created_at, id}', null),
    ('blocks', 314, null, 'blocker_profile_id', '{}', '{created_at, id}', null),
    -- The text that was reported is somebody else's, and what came of it is theirs to know.
    ('reports', 316, null, 'reporter_profile_id', '{}', '{created_at, id}',
      'to_jsonb(t) || jsonb_build_object(''assignee'', null, ''claimed_at'', null, ''decided_at'', null,
        ''decision_note'', null, ''excerpt'', null, ''version'', null,
        ''state'', case when t.looked_at then ''looked_at'' when t.state = ''withdrawn'' then t.state else ''open'' end)'),
    -- Who decided, and who had reported, is somebody else.
    ('moderation_actions', 318, null, 'person_profile_id', '{}', '{created_at, id}',
      'to_jsonb(t) || ''{"actor_user_id": null, "report_id": null}''::jsonb')
) as r (table_name, place, owner_column, by_profile, left_out, sorted_by, told_as);
insert into private.personal_tables (table_name, place, owner_via, sorted_by) values
  ('topic_tags', 304,
    't.topic_id in (select o.id from public.topics o join public.community_profiles p on p.id = o.author_profile_id where p.user_id = $1)',
    '{created_at, id}');

-- Chosen with the erasure: posts stay without a name, or their text goes too.
alter table public.account_erasures add column remove_posts boolean not null default false;

drop function public.schedule_erasure(uuid);
-- Answers the day the account goes. Asked for again, the first day stands; what becomes of the posts is as last asked for.
create function public.schedule_erasure(p_user uuid, p_remove_posts boolean default false) returns timestamptz
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (select from auth.users u where u.id = p_user) then
    raise exception 'no_such_user' using errcode = 'PT404';
  end if;
  insert into public.account_erasures as e (user_id, due_at, remove_posts)
    values (p_user, now() + interval '7 days', coalesce(p_remove_posts, false))
    on conflict (user_id) do update set remove_posts = excluded.remove_posts
      where e.begun_at is null and e.remove_posts <> excluded.remove_posts;
  return (select e.due_at from public.account_erasures e where e.user_id = p_user);
end
$$;
revoke execute on function public.schedule_erasure(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.schedule_erasure(uuid, boolean) to service_role;

-- Takes a person out of what they wrote. With `p_texts` their text goes as well: answers and comments wholly, a question
-- too unless others answered; then their answers stay under a title that says that it was removed.
create function private.leave_posts(p_profile uuid, p_texts boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if p_texts then
    delete from public.revisions r where r.author_profile_id = p_profile;
    delete from public.comments c where c.author_profile_id = p_profile;
    delete from public.answers a where a.author_profile_id = p_profile;
    delete from public.topics t where t.author_profile_id = p_profile
      and not exists (select from public.answers a where a.topic_id = t.id and a.state in ('pending', 'visible', 'hidden'));
    update public.topics t set title = 'Removed question', body = '', author_profile_id = null
      where t.author_profile_id = p_profile;
    -- What an open case needs stays with it until it is decided, 90 days at most.
    update public.reports r set excerpt = ''
      where r.person_profile_id = p_profile and r.state not in ('open', 'in_review', 'escalated');
  else
    -- What nobody can read is nobody's post any more.
    delete from public.comments c where c.author_profile_id = p_profile and c.state <> 'visible';
    delete from public.answers a where a.author_profile_id = p_profile and a.state <> 'visible';
    delete from public.topics t where t.author_profile_id = p_profile and t.state in ('pending', 'hidden', 'deleted');
    update public.revisions r set author_profile_id = null where r.author_profile_id = p_profile;
    update public.comments c set author_profile_id = null where c.author_profile_id = p_profile;
    update public.answers a set author_profile_id = null where a.author_profile_id = p_profile;
    update public.topics t set author_profile_id = null where t.author_profile_id = p_profile;
  end if;
  update public.revisions r set edited_by = null where r.edited_by = p_profile;
  update public.reports r set person_profile_id = null where r.person_profile_id = p_profile;
  update public.reports r set reporter_profile_id = null, note = '' where r.reporter_profile_id = p_profile;
  delete from public.votes v where v.profile_id = p_profile;
  delete from public.blocks b where p_profile in (b.blocker_profile_id, b.blocked_profile_id);
end
$$;
revoke execute on function private.leave_posts(uuid, boolean) from public, anon, authenticated, service_role;

create function private.leave_community_with_account() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  profile uuid := (select p.id from public.community_profiles p where p.user_id = old.id);
begin
  if profile is not null then
    perform private.leave_posts(profile,
      coalesce((select e.remove_posts from public.account_erasures e where e.user_id = old.id), false));
  end if;
  return old;
end
$$;
revoke execute on function private.leave_community_with_account() from public, anon, authenticated, service_role;
-- Before, because the profile and the choice are still known then.
create trigger leave_community before delete on auth.users
  for each row execute function private.leave_community_with_account();
