-- What ends by itself: a standing, a claim, what was deleted, what is kept for a time.

-- Standings whose time is over, and reports that somebody took up two hours ago and did not decide.
create function public.sweep_community(p_limit integer default 1000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ended integer;
  released integer;
begin
  update public.community_profiles p set standing = private.next_state('standing', p.standing, 'expire', '{service}'), standing_until = null
    where p.id in (
      select o.id from public.community_profiles o where o.standing <> 'active' and o.standing_until <= now()
      order by o.standing_until limit p_limit for update skip locked
    );
  get diagnostics ended = row_count;
  update public.reports r set state = private.next_state('report', r.state, 'release', '{service}'), assignee = null, claimed_at = null
    where r.id in (
      select o.id from public.reports o where o.state = 'in_review' and o.claimed_at <= now() - interval '2 hours'
      order by o.claimed_at limit p_limit for update skip locked
    );
  get diagnostics released = row_count;
  delete from private.community_events e where e.at < now() - interval '1 day';
  return ended + released;
end
$$;
revoke execute on function public.sweep_community(integer) from public, anon, authenticated, service_role;
grant execute on function public.sweep_community(integer) to service_role;
create index reports_claimed_idx on public.reports (claimed_at) where state = 'in_review';
create index community_events_at_idx on private.community_events (at);

-- What was deleted 30 days ago is gone, with its earlier versions.
create function public.purge_deleted_posts(p_limit integer default 1000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  emptied record;
  gone uuid[];
  removed integer := 0;
begin
  for emptied in select * from (values ('comments', 'comment'), ('answers', 'answer'), ('topics', 'topic')) e (name, kind) loop
    execute format('with old as (
        select p.id from public.%1$I p where p.deleted_at < $1 order by p.deleted_at limit $2 for update skip locked
      ), away as (delete from public.%1$I p using old where p.id = old.id returning p.id)
      select coalesce(array_agg(away.id), ''{}'') from away', emptied.name)
      into gone using now() - interval '30 days', p_limit - removed;
    delete from public.revisions r where r.post_kind = emptied.kind and r.post_id = any (gone);
    removed := removed + cardinality(gone);
  end loop;
  return removed;
end
$$;
revoke execute on function public.purge_deleted_posts(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_deleted_posts(integer) to service_role;

-- Earlier versions, reports and decisions are kept for 24 months; a copy of what somebody wrote whose account is gone, for
-- 90 days at most.
create function public.purge_moderation(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  emptied text;
  batch integer;
  removed integer := 0;
begin
  foreach emptied in array '{revisions,reports,moderation_actions}'::text[] loop
    execute format(
      'delete from public.%1$I t where t.id in (select old.id from public.%1$I old where old.created_at < $1 order by old.created_at limit $2)',
      emptied
    ) using now() - interval '24 months', p_limit - removed;
    get diagnostics batch = row_count;
    removed := removed + batch;
  end loop;
  update public.reports r set excerpt = ''
    where r.id in (
      select old.id from public.reports old
      where old.person_profile_id is null and old.excerpt <> '' and old.created_at < now() - interval '90 days'
      order by old.created_at limit p_limit
    );
  return removed;
end
$$;
revoke execute on function public.purge_moderation(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_moderation(integer) to service_role;
create index reports_nameless_idx on public.reports (created_at) where person_profile_id is null and excerpt <> '';

insert into private.scheduled_jobs (name, schedule, every, command) values
  ('sweep-community', '2-52/10 * * * *', '10 minutes', 'select public.sweep_community()'),
  ('purge-deleted-posts', '1-51/10 3 * * *', '1 day', 'select public.purge_deleted_posts()'),
  ('purge-moderation', '0-50/10 3 * * *', '1 day', 'select public.purge_moderation()');
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
