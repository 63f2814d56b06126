-- Who may write to whom, and what a new message does to its thread.

create function private.profile_of(p_user uuid) returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select p.id from public.community_profiles p where p.user_id = p_user and p.removed_at is null
$$;
revoke execute on function private.profile_of(uuid) from public, anon, authenticated, service_role;

-- People who moderate are written to by the contact form, and write to nobody in private.
create function private.is_of_team(p_user uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.admin_roles r
    where r.user_id = p_user and r.is_active and r.role_type in ('master_admin', 'full_admin', 'education_admin')
  )
$$;
revoke execute on function private.is_of_team(uuid) from public, anon, authenticated, service_role;

create function private.other_side(p_thread public.message_threads, p_me uuid) returns uuid
  language sql
  immutable
  set search_path = ''
as $$
  select case when p_thread.user_low = p_me then p_thread.user_high else p_thread.user_low end
$$;
revoke execute on function private.other_side(public.message_threads, uuid) from public, anon, authenticated, service_role;

create function private.thread_of(p_one uuid, p_two uuid) returns public.message_threads
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select t from public.message_threads t where t.user_low = least(p_one, p_two) and t.user_high = greatest(p_one, p_two)
$$;
revoke execute on function private.thread_of(uuid, uuid) from public, anon, authenticated, service_role;

-- A thread as one of its sides sees it. Who asked to talk reads the same whether the other declined or did not answer, and
-- nobody reads that the other blocked them.
create function private.thread_as_seen(p_thread public.message_threads, p_me uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when private.has_blocked(private.profile_of(p_me), private.profile_of(private.other_side(p_thread, p_me))) then 'blocked'
    when p_thread.withdrawn then 'cancelled'
    when p_thread.started_by is distinct from p_me then
      case when p_thread.state = 'blocked' and p_thread.state_before = 'requested' then 'cancelled' else s.state end
    when s.state = 'declined' and p_thread.opened_at is not null then 'open'
    when s.state in ('declined', 'requested') then
      case when p_thread.requested_at > now() - interval '30 days' then 'requested' else 'expired' end
    else s.state end
  from (select coalesce(p_thread.state_before, p_thread.state) as state) s
$$;
revoke execute on function private.thread_as_seen(public.message_threads, uuid) from public, anon, authenticated, service_role;

-- Whether one person may write to another at this moment: null, or the code that refuses it with its detail; and whether
-- writing asks to talk. How often one may is left out where it is asked without `p_limits`. Not stable: it is asked again
-- when others were waited for.
create function private.message_rules(
  p_me uuid, p_other uuid, p_limits boolean, out code text, out detail text, out is_request boolean, out thread public.message_threads
)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mine public.community_profiles;
  theirs public.community_profiles;
  seen text;
  wait integer;
begin
  detail := '';
  is_request := false;
  select * into mine from public.community_profiles p where p.user_id = p_me and p.removed_at is null;
  if mine.id is null then
    code := 'no_profile';
    return;
  end if;
  select * into theirs from public.community_profiles p where p.user_id = p_other and p.removed_at is null;
  if theirs.id is null then
    code := 'not_found';
    return;
  end if;
  thread := private.thread_of(p_me, p_other);
  seen := case when thread.id is not null then private.thread_as_seen(thread, p_me) end;
  -- Nothing there is to answer or to take up again: this one asks.
  is_request := thread.id is null or seen = 'cancelled' or (thread.started_by = p_me and seen in ('requested', 'expired'));
  if mine.standing <> 'active' and coalesce(mine.standing_until, 'infinity') > now() then
    code := mine.standing;
    detail := coalesce(to_char(mine.standing_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '');
  elsif p_me = p_other or private.is_of_team(p_me) then
    code := 'not_allowed';
  elsif private.is_of_team(p_other) then
    code := 'target_is_staff';
  elsif private.has_blocked(theirs.id, mine.id) or private.has_blocked(mine.id, theirs.id) then
    code := 'blocked';
  elsif thread.started_by = p_me and seen = 'requested' then
    code := 'invalid_state';
  elsif thread.started_by = p_me and thread.state <> 'open'
    and greatest(thread.declined_at, thread.requested_at) > now() - interval '90 days' then
    -- One request to a person in 90 days, whatever came of it.
    code := 'blocked';
  else
    is_request := is_request or (thread.started_by = p_me and thread.state <> 'open');
    if is_request and theirs.allow_requests <> 'known' then
      code := 'message_request_off';
    end if;
    if code is not null or not p_limits then
      return;
    end if;
    wait := private.community_wait(mine.id, case when is_request then 'message_request' else 'message' end,
      private.community_level(mine.id));
    if wait is null then
      code := 'not_allowed';
      detail := 'new_member';
    elsif wait > 0 then
      code := 'rate_limited';
      detail := wait::text;
    end if;
  end if;
end
$$;
revoke execute on function private.message_rules(uuid, uuid, boolean) from public, anon, authenticated, service_role;

-- Two who write to each other at once, or one who writes while the other blocks, come one after the other.
create function private.hold_pair(p_one uuid, p_two uuid) returns void
  language sql
  set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('messages ' || least(p_one, p_two) || ' ' || greatest(p_one, p_two), 0))
$$;
revoke execute on function private.hold_pair(uuid, uuid) from public, anon, authenticated, service_role;

-- The second look of the policy, at what the trigger below made of it.
create function private.can_message(p_sender uuid, p_recipient uuid) returns boolean
  language sql
  security definer
  set search_path = ''
as $$
  select p_sender = (select auth.uid()) and exists (
    select from public.message_threads t
    where t.user_low = least(p_sender, p_recipient) and t.user_high = greatest(p_sender, p_recipient)
      and (t.state = 'open' or (t.state = 'requested' and t.started_by = p_sender))
  )
$$;
revoke execute on function private.can_message(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.can_message(uuid, uuid) to authenticated;
drop policy "anybody writes to the operator" on public.user_messages;
create policy "visitors write to the operator" on public.user_messages
  for insert to anon
  with check (
    sender_id = '00000000-0000-0000-0000-000000000000' and recipient_id = '00000000-0000-0000-0000-000000000000'
  );
create policy "a person writes to whom they may, and to the operator" on public.user_messages
  for insert to authenticated
  with check (
    (sender_id = '00000000-0000-0000-0000-000000000000' and recipient_id = '00000000-0000-0000-0000-000000000000')
    or private.can_message(sender_id, recipient_id)
  );

create function private.send_message() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  caller private.community_caller;
  rules record;
  thread public.message_threads;
begin
  -- What does not come over the Data API is maintenance; in the name of somebody else it is refused by the policy.
  if current_setting('role', true) not in ('anon', 'authenticated') or new.sender_id is distinct from me
    or new.recipient_id is null then
    return new;
  end if;
  caller := private.community_caller(false);
  if exists (select from public.user_messages m where m.sender_id = me and m.client_id = new.client_id) then
    raise unique_violation using constraint = 'user_messages_client_idx', table = 'user_messages', schema = 'public',
      message = 'duplicate key value violates unique constraint "user_messages_client_idx"';
  end if;
  perform private.hold_pair(me, new.recipient_id);
  select * into rules from private.message_rules(me, new.recipient_id, true);
  if rules.code is not null then
    perform private.refuse(rules.code, rules.detail);
  end if;
  new.content := private.community_text(new.content, case when rules.is_request then 'message_request' else 'message' end, caller.level);
  new.subject := private.community_text(new.subject, 'subject', caller.level);
  perform private.count_act(caller, case when rules.is_request then 'message_request' else 'message' end);
  thread := rules.thread;
  -- Nobody's clock goes back within a thread, whoever had to wait.
  new.created_at := greatest(clock_timestamp(), thread.last_message_at + interval '1 microsecond');
  new.is_read := false;
  if thread.id is null then
    insert into public.message_threads (user_low, user_high, started_by, state, requested_at, last_message_at)
      values (least(me, new.recipient_id), greatest(me, new.recipient_id), me, 'requested', new.created_at, new.created_at)
      returning * into thread;
  elsif rules.is_request then
    update public.message_threads t set started_by = me, state = 'requested', state_before = null, blocked_by = null, withdrawn = false,
        requested_at = new.created_at, declined_at = null, last_message_at = new.created_at, hidden_low = false, hidden_high = false
      where t.id = thread.id;
  else
    update public.message_threads t set last_message_at = new.created_at, hidden_low = false, hidden_high = false,
        state = case t.state when 'open' then 'open'
          else private.next_state('thread', t.state, case t.state when 'requested' then 'accept' else 'reopen' end, '{recipient}') end,
        opened_at = coalesce(t.opened_at, now())
      where t.id = thread.id;
  end if;
  new.thread_id := thread.id;
  return new;
end
$$;
revoke execute on function private.send_message() from public, anon, authenticated, service_role;
create trigger send_message before insert on public.user_messages
  for each row when (new.sender_id is distinct from '00000000-0000-0000-0000-000000000000')
  execute function private.send_message();

-- A block ends what there is between two people, however it was made; taken back, whoever made it may talk again first.
create function private.block_thread() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  block public.blocks := case when tg_op = 'DELETE' then old else new end;
  blocker uuid := (select p.user_id from public.community_profiles p where p.id = block.blocker_profile_id);
  blocked uuid := (select p.user_id from public.community_profiles p where p.id = block.blocked_profile_id);
begin
  if blocker is null or blocked is null then
    return null;
  end if;
  perform private.hold_pair(blocker, blocked);
  if tg_op = 'INSERT' then
    update public.message_threads t set state_before = t.state, state = 'blocked', blocked_by = blocker
      where t.user_low = least(blocker, blocked) and t.user_high = greatest(blocker, blocked)
        and t.state in ('requested', 'open', 'declined');
  elsif private.has_blocked(block.blocked_profile_id, block.blocker_profile_id) then
    update public.message_threads t set blocked_by = blocked
      where t.user_low = least(blocker, blocked) and t.user_high = greatest(blocker, blocked) and t.state = 'blocked';
  else
    update public.message_threads t set state = 'declined', state_before = null, blocked_by = null, declined_at = now(),
        started_by = case when t.opened_at is not null then blocked else t.started_by end
      where t.user_low = least(blocker, blocked) and t.user_high = greatest(blocker, blocked) and t.state = 'blocked';
  end if;
  return null;
end
$$;
revoke execute on function private.block_thread() from public, anon, authenticated, service_role;
create trigger block_thread after insert or delete on public.blocks
  for each row execute function private.block_thread();
