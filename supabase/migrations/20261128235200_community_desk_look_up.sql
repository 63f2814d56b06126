-- A post that nobody reported, as a moderator judges it; and a question that is unlocked leads nowhere any more.

-- One post by its id, whatever it is and in which state: the question it is or stands under, what can be done with it, how it
-- stood before it was changed (the ten latest versions), and the open report about it that is due first. Null where there is none.
create function public.post_to_judge(p_id uuid) returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  post record;
  kind text := case
    when exists (select from public.topics t where t.id = p_id) then 'topic'
    when exists (select from public.answers a where a.id = p_id) then 'answer'
    when exists (select from public.comments c where c.id = p_id) then 'comment' end;
  topic public.topics;
begin
  perform private.community_moderator();
  if kind is null then
    return null;
  end if;
  select * into topic from public.topics t where t.id = private.topic_of(kind, p_id);
  execute format('select p.body, p.lang, p.created_at, p.support_card from public.%I p where p.id = $1', private.post_table(kind))
    into post using p_id;
  return (
    select jsonb_build_object('kind', kind, 'id', p_id, 'author_profile_id', f.author, 'title', topic.title, 'body', post.body,
      'lang', post.lang, 'state', f.state, 'shown', f.shown, 'version', f.version, 'created_at', post.created_at,
      'topic_id', topic.id, 'pinned', case when kind = 'topic' then topic.pinned end, 'support_card', post.support_card,
      'report', (select r.id from public.reports r
        where r.target_kind = kind and r.target_id = p_id and r.state in ('open', 'in_review', 'escalated')
        order by r.due_at, r.id limit 1),
      'earlier', (select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'title', v.title, 'body', v.body,
          'created_at', v.created_at) order by v.version desc), '[]')
        from (select * from public.revisions v where v.post_kind = kind and v.post_id = p_id order by v.version desc limit 10) v))
    from private.post_facts(kind, p_id) f);
end
$$;
revoke execute on function public.post_to_judge(uuid) from public, anon, authenticated, service_role;
grant execute on function public.post_to_judge(uuid) to authenticated;

-- What was locked as asked before is, once unlocked, a question of its own again.
create or replace function private.set_post_state(p_kind text, p_id uuid, p_state text, p_by text default 'staff') returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  execute format('update public.%I p set state = $2,
      deleted_at = case when $2 = ''deleted'' then now() end, deleted_by = case when $2 = ''deleted'' then $3 end %s where p.id = $1',
    private.post_table(p_kind),
    case when p_kind = 'topic' then
      ', state_before = case
        when $2 in (''open'', ''answered'', ''locked'') then null
        when p.state in (''open'', ''answered'', ''locked'') then p.state
        else p.state_before end,
      duplicate_of = case when p.state = ''locked'' and $2 in (''open'', ''answered'') then null else p.duplicate_of end' end)
    using p_id, p_state, p_by;
end
$$;
