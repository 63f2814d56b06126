-- What came by the contact form, for full and master admins, the latest first. Every look is an entry of the log.
create function public.contact_inbox(p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 25)
  returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  page constant integer := greatest(least(coalesce(p_limit, 25), 100), 1);
begin
  if me is null then
    perform private.refuse('not_signed_in');
  end if;
  if not private.has_role(array['master_admin', 'full_admin']) then
    perform private.refuse('not_allowed');
  end if;
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values (me, 'contact.read_inbox', 'contact', jsonb_strip_nulls(jsonb_build_object('before', p_before, 'limit', page)));
  return query
    select jsonb_build_object('id', m.id, 'content', m.content, 'created_at', m.created_at,
      'is_priority', coalesce(q.is_priority, false), 'sent_at', q.sent_at)
    from public.user_messages m
    left join private.contact_queue q on q.message_id = m.id
    where m.sender_id = '00000000-0000-0000-0000-000000000000'
      and (p_before is null or (m.created_at, m.id) < (p_before, coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
    order by m.created_at desc, m.id desc
    limit page;
end
$$;
revoke execute on function public.contact_inbox(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.contact_inbox(timestamptz, uuid, integer) to authenticated;
