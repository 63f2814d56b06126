-- What full and master admins see besides, what everybody who works here sees of their own doing, and many cases at once.

alter policy "master admins read the log" on public.admin_audit_log
  using ((select private.has_role(array['master_admin', 'full_admin'])));
alter policy "master admins read the log" on public.admin_audit_log rename to "master and full admins read the log";

-- The caller's own entries of the log, newest first; 100 at most, from before `p_before` on.
create function public.my_audit_entries(p_before bigint default null, p_limit integer default 25) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.has_role(array['master_admin', 'full_admin', 'orders_admin', 'payments_admin', 'education_admin']) then
    perform private.refuse('not_allowed');
  end if;
  return query
    select jsonb_build_object('id', l.id, 'action', l.action, 'target', l.target, 'detail', l.detail, 'created_at', l.created_at)
    from public.admin_audit_log l
    where l.actor_id = (select auth.uid()) and (p_before is null or l.id < p_before)
    order by l.id desc
    limit greatest(least(coalesce(p_limit, 25), 100), 1);
end
$$;
revoke execute on function public.my_audit_entries(bigint, integer) from public, anon, authenticated, service_role;
grant execute on function public.my_audit_entries(bigint, integer) to authenticated;

-- Whose account stands behind a profile, for full and master admins and with a reason. That it was looked up is an entry.
create function public.account_of_member(p_profile uuid, p_reason text) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account uuid;
  reason text;
begin
  if not private.has_role(array['master_admin', 'full_admin']) then
    perform private.refuse('not_allowed');
  end if;
  reason := private.community_text(p_reason, 'reason', 'staff');
  select p.user_id into account from public.community_profiles p where p.id = p_profile;
  if not found then
    perform private.refuse('not_found');
  end if;
  -- The account as the target, so that its person finds it in the copy of their data.
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values ((select auth.uid()), 'community.account_looked_up', account::text, jsonb_build_object('reason', reason));
  return account;
end
$$;
revoke execute on function public.account_of_member(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.account_of_member(uuid, text) to authenticated;

-- One action with one reason on at most 50 posts or reports, each decided for itself: [{ id, kind, target, version }] of posts,
-- [{ target, version }] of reports. Answers for each what it is now, or the code it was refused with.
create function public.moderate_many(p_of text, p_action text, p_reason_code text, p_reason text, p_items jsonb) returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  item jsonb;
  answer jsonb;
  code text;
begin
  perform private.community_moderator();
  if p_of is null or p_of not in ('posts', 'reports') or jsonb_typeof(p_items) is distinct from 'array'
    or jsonb_array_length(p_items) not between 1 and 50
    or p_action is null or p_action not in ('approve', 'reject', 'hide', 'claim', 'release', 'uphold', 'dismiss', 'escalate')
  then
    perform private.refuse('not_allowed');
  end if;
  -- In one order, whoever else decides many at the same time.
  for item in select i.value from jsonb_array_elements(p_items) i order by i.value ->> 'target' loop
    code := null;
    answer := null;
    begin
      if p_of = 'posts' then
        answer := public.moderate_post((item ->> 'id')::uuid, p_action, item ->> 'kind', (item ->> 'target')::uuid,
          (item ->> 'version')::integer, p_reason_code, p_reason);
      else
        answer := public.decide_report((item ->> 'target')::uuid, p_action, (item ->> 'version')::integer, p_reason);
      end if;
    exception
      when data_exception then
        code := 'not_found';
      when others then
        -- Codes of ours are an answer; anything else is a fault of ours and fails as a whole.
        if sqlstate not like 'PT%' then
          raise;
        end if;
        code := sqlerrm;
    end;
    return next jsonb_build_object('target', item ->> 'target', 'code', code) || coalesce(answer, '{}');
  end loop;
end
$$;
revoke execute on function public.moderate_many(text, text, text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.moderate_many(text, text, text, text, jsonb) to authenticated;
