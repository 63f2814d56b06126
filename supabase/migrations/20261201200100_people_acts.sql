-- What master admins do with an account of somebody else. Each act names the version that was read and is an entry.

-- Enters as a master admin, by the account that the server has checked or by the caller's own, and takes the account of
-- somebody else in hand.
create function private.enter_account(p_actor uuid, p_user uuid, p_version text, out roles text[], out email text)
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  roles := array(
    select r.role_type from public.admin_roles r where r.user_id = p_actor and r.is_active order by r.role_type);
  if not exists (select from private.admin_areas a where a.area = 'master_admin' and a.roles && enter_account.roles) then
    perform private.refuse_admin('not_allowed');
  end if;
  -- Two who act on one account do so one after the other.
  perform pg_advisory_xact_lock(hashtextextended('enter_account ' || p_user, 0));
  select u.email into email from auth.users u where u.id = p_user and not u.is_sso_user and u.deleted_at is null;
  if not found then
    perform private.refuse_admin('not_found');
  end if;
  if p_user = p_actor then
    perform private.refuse_admin('own_account');
  end if;
  if private.account_version(p_user) is distinct from p_version then
    perform private.refuse_admin('version_conflict');
  end if;
end
$$;
revoke execute on function private.enter_account(uuid, uuid, text) from public, anon, authenticated, service_role;

-- Ends all sign-ins: nobody stays in by a session that is open. What was handed out before it goes on for an hour at most.
create function public.end_sign_ins(p_user uuid, p_version text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select user_id from private.enter_area('master_admin'));
  held record;
  ended integer;
begin
  select * into held from private.enter_account(me, p_user, p_version);
  delete from auth.sessions s where s.user_id = p_user;
  get diagnostics ended = row_count;
  perform private.note_act(me, held.roles, 'account.sign_ins_ended', p_user::text, jsonb_build_object('ended', ended));
  return private.account_card(p_user);
end
$$;
revoke execute on function public.end_sign_ins(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.end_sign_ins(uuid, text) to authenticated;

-- That a confirmation is sent again, three times a day at most, and to which address. The server asks, then sends it.
create function public.note_confirmation_resent(p_actor uuid, p_user uuid, p_version text) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  held record;
begin
  select * into held from private.enter_account(p_actor, p_user, p_version);
  if exists (select from auth.users u where u.id = p_user and u.email_confirmed_at is not null)
    or (select count(*) from public.admin_audit_log l
      where l.target = p_user::text and l.action = 'account.confirmation_resent' and l.created_at > now() - interval '1 day') >= 3
  then
    perform private.refuse_admin('invalid_state');
  end if;
  perform private.note_act(p_actor, held.roles, 'account.confirmation_resent', p_user::text, '{}');
  return held.email;
end
$$;
revoke execute on function public.note_confirmation_resent(uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.note_confirmation_resent(uuid, uuid, text) to service_role;

-- Puts an account down for erasure, because its person asked for it; `p_reason` says how. The account is told by mail and
-- can be kept for 7 days (mail_about_erasure, keep_my_account). With `p_only_asks` it is said whether this could be done,
-- before plans are ended. The server calls it: it ends plans first. Answers { due_at, version }.
create function public.plan_erasure(
  p_actor uuid, p_user uuid, p_version text, p_reason text, p_remove_posts boolean, p_only_asks boolean
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  held record;
  reason text;
  due timestamptz;
begin
  select * into held from private.enter_account(p_actor, p_user, p_version);
  reason := private.community_text(p_reason, 'reason', 'staff');
  if exists (select from public.account_erasures e where e.user_id = p_user) then
    perform private.refuse_admin('invalid_state');
  end if;
  if public.is_last_master(p_user) then
    perform private.refuse_admin('last_master');
  end if;
  if p_only_asks then
    return '{}';
  end if;
  due := public.schedule_erasure(p_user, p_remove_posts);
  perform private.note_act(p_actor, held.roles, 'account.erasure_planned', p_user::text,
    jsonb_build_object('reason', reason, 'remove_posts', p_remove_posts, 'due_at', due));
  return jsonb_build_object('due_at', due, 'version', private.account_version(p_user));
end
$$;
revoke execute on function public.plan_erasure(uuid, uuid, text, text, boolean, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.plan_erasure(uuid, uuid, text, text, boolean, boolean) to service_role;
