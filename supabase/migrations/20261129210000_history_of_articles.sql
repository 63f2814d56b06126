-- Who changed what of an article: entries of the log about it, the newest first. A colleague is told by the name they have in
-- the community, and where they have none, by their roles at that moment, which the entry holds.
create function public.article_history(p_article uuid, p_before bigint default null, p_limit integer default 25)
  returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.community_moderator();
  return query
    select jsonb_build_object('id', l.id, 'action', l.action, 'detail', l.detail, 'created_at', l.created_at,
      'mine', l.actor_id is not distinct from (select auth.uid()),
      'name', (select p.handle from public.community_profiles p where p.user_id = l.actor_id))
    from public.admin_audit_log l
    where l.target = 'article:' || p_article and (p_before is null or l.id < p_before)
    order by l.id desc
    limit greatest(least(coalesce(p_limit, 25), 100), 1);
end
$$;
revoke execute on function public.article_history(uuid, bigint, integer) from public, anon, authenticated, service_role;
grant execute on function public.article_history(uuid, bigint, integer) to authenticated;
