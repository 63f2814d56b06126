-- What pages of messages read and do.

-- The caller of a read: somebody signed in to whom messages are not closed.
create function private.message_reader() returns uuid
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
begin
  if me is null then
    perform private.refuse('not_signed_in');
  end if;
  if private.messages_closed() then
    perform private.refuse('suspended', coalesce((
      select to_char(p.standing_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      from public.community_profiles p where p.user_id = me), ''));
  end if;
  return me;
end
$$;
revoke execute on function private.message_reader() from public, anon, authenticated, service_role;

-- Whether a thread stands in the own list: the two have talked, or the caller waits for an answer, or blocked the other.
-- What others ask for stands apart.
create function private.is_in_list(p_thread public.message_threads, p_me uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select (p_thread.state <> 'requested' or p_thread.started_by = p_me)
    and (p_thread.opened_at is not null
      or private.thread_as_seen(p_thread, p_me) = any (case when p_thread.started_by = p_me then '{requested,blocked}' else '{blocked}' end::text[]))
$$;
revoke execute on function private.is_in_list(public.message_threads, uuid) from public, anon, authenticated, service_role;

-- A thread as a page shows it to one of its sides.
create function private.thread_row(p_thread public.message_threads, p_me uuid) returns jsonb
  language sql
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_thread.id,
    'person', (select c from public.community_cards(array[private.profile_of(o.id)]) c),
    'person_id', o.id, 'state', o.seen, 'started_by_me', coalesce(p_thread.started_by = p_me, false),
    'last_at', p_thread.last_message_at, 'last_text', left(latest.content, 120),
    'last_is_mine', coalesce(latest.sender_id = p_me, false),
    'unread', (select count(*) from (
      select from public.user_messages m
      where m.recipient_id = p_me and m.thread_id = p_thread.id and not m.is_read limit 100) u),
    'can_write', o.id is not null and (select r.code is null from private.message_rules(p_me, o.id, false) r),
    'blocked_by_me', o.seen = 'blocked')
  from (select private.other_side(p_thread, p_me) as id, private.thread_as_seen(p_thread, p_me) as seen) o
  left join lateral (
    select m.content, m.sender_id from public.user_messages m
    where m.thread_id = p_thread.id order by m.created_at desc, m.id desc limit 1
  ) latest on true
$$;
revoke execute on function private.thread_row(public.message_threads, uuid) from public, anon, authenticated, service_role;

-- One page of the own list ('open'), or of what others ask for ('requests'): the latest on top, from the one after `p_before`
-- on. What was taken off the list is left out until something new comes.
create function public.my_threads(
  p_box text, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 30
) returns setof jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := private.message_reader();
  page constant integer := greatest(least(coalesce(p_limit, 30), 100), 1);
  before constant timestamptz := coalesce(p_before, 'infinity');
  before_id constant uuid := coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if p_box = 'requests' then
    return query
      select private.thread_row(w.t, me) from (
        (select t from public.message_threads t
          where t.user_low = me and t.state = 'requested' and t.started_by <> me and not t.hidden_low
            and (t.last_message_at, t.id) < (before, before_id)
          order by t.last_message_at desc, t.id desc limit page)
        union all
        (select t from public.message_threads t
          where t.user_high = me and t.state = 'requested' and t.started_by <> me and not t.hidden_high
            and (t.last_message_at, t.id) < (before, before_id)
          order by t.last_message_at desc, t.id desc limit page)
        limit 2 * page
      ) w
      order by (w.t).last_message_at desc, (w.t).id desc limit page;
  else
    return query
      select private.thread_row(p.t, me) from (
        select w.t from (
          (select t from public.message_threads t
            where t.user_low = me and not t.hidden_low and (t.last_message_at, t.id) < (before, before_id) and private.is_in_list(t, me)
            order by t.last_message_at desc, t.id desc limit page)
          union all
          (select t from public.message_threads t
            where t.user_high = me and not t.hidden_high and (t.last_message_at, t.id) < (before, before_id) and private.is_in_list(t, me)
            order by t.last_message_at desc, t.id desc limit page)
        ) w
        order by (w.t).last_message_at desc, (w.t).id desc limit page
      ) p;
  end if;
end
$$;
revoke execute on function public.my_threads(text, timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.my_threads(text, timestamptz, uuid, integer) to authenticated;

-- One thread of the caller; null: there is none of that id, or it is others'.
create function public.message_thread(p_thread uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := private.message_reader();
begin
  return (select private.thread_row(t, me) from public.message_threads t where t.id = p_thread and me in (t.user_low, t.user_high));
end
$$;
revoke execute on function public.message_thread(uuid) from public, anon, authenticated, service_role;
grant execute on function public.message_thread(uuid) to authenticated;

-- Threads with something unread, and requests that wait; neither beyond 100.
create function public.unread_messages() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'open', (select count(*) from (
      select from (
        select distinct m.thread_id from public.user_messages m where m.recipient_id = me.id and not m.is_read and m.thread_id is not null
      ) u
      join public.message_threads t on t.id = u.thread_id
      where (t.state <> 'requested' or t.started_by = me.id)
        and not (case when t.user_low = me.id then t.hidden_low else t.hidden_high end)
        and private.is_in_list(t, me.id) and private.thread_as_seen(t, me.id) <> 'blocked'
      limit 100) o),
    'requests', (select count(*) from (
      (select from public.message_threads t
        where t.user_low = me.id and t.state = 'requested' and t.started_by <> me.id and not t.hidden_low limit 100)
      union all
      (select from public.message_threads t
        where t.user_high = me.id and t.state = 'requested' and t.started_by <> me.id and not t.hidden_high limit 100)
      limit 100) r))
  from (select case when private.messages_closed() then null else (select auth.uid()) end as id) me
$$;
revoke execute on function public.unread_messages() from public, anon, authenticated, service_role;
grant execute on function public.unread_messages() to authenticated;

create function private.account_of_profile(p_profile uuid) returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select p.user_id from public.community_profiles p where p.id = p_profile and p.removed_at is null
$$;
revoke execute on function private.account_of_profile(uuid) from public, anon, authenticated, service_role;

-- May the caller write to this member: the thread that the two share, how it stands for the caller, and the code that a try
-- would get, null for none.
create function public.message_door(p_profile uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  rules record;
begin
  if me is null then
    perform private.refuse('not_signed_in');
  end if;
  select * into rules from private.message_rules(me, private.account_of_profile(p_profile), true);
  return jsonb_build_object('thread_id', (rules.thread).id,
    'state', case when (rules.thread).id is not null then private.thread_as_seen(rules.thread, me) end,
    'code', rules.code, 'detail', rules.detail, 'is_request', rules.is_request);
end
$$;
revoke execute on function public.message_door(uuid) from public, anon, authenticated, service_role;
grant execute on function public.message_door(uuid) to authenticated;

-- The account to write to, for whoever may write to it now and for nobody else.
create function public.message_target(p_profile uuid) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  other constant uuid := private.account_of_profile(p_profile);
  rules record;
begin
  if me is null then
    perform private.refuse('not_signed_in');
  end if;
  select * into rules from private.message_rules(me, other, true);
  if rules.code is not null then
    perform private.refuse(rules.code, rules.detail);
  end if;
  return other;
end
$$;
revoke execute on function public.message_target(uuid) from public, anon, authenticated, service_role;
grant execute on function public.message_target(uuid) to authenticated;

-- Accept, decline, cancel, block, unblock and reopen, as the states allow for the thread as the caller sees it; and hide, which
-- takes it off the own list alone. Asked for again it answers the same.
create function public.act_on_thread(p_thread uuid, p_action text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid;
  caller private.community_caller;
  thread public.message_threads;
  other uuid;
  seen text;
  roles text[];
begin
  me := private.message_reader();
  caller := private.community_caller(false);
  select * into thread from public.message_threads t where t.id = p_thread and me in (t.user_low, t.user_high);
  if not found then
    perform private.refuse('not_found');
  end if;
  other := private.other_side(thread, me);
  perform private.hold_pair(me, other);
  select * into thread from public.message_threads t where t.id = p_thread for update;
  seen := private.thread_as_seen(thread, me);
  roles := array[case when thread.started_by = me then 'sender' else 'recipient' end];
  if seen = 'blocked' then
    roles := roles || 'blocker'::text;
  end if;
  if p_action = 'hide' then
    update public.message_threads t set hidden_low = t.hidden_low or t.user_low = me, hidden_high = t.hidden_high or t.user_high = me
      where t.id = p_thread;
  elsif (p_action <> 'unblock' or seen = 'blocked') and not exists (
    select from private.community_transitions t
    where t.machine = 'thread' and t.action = p_action and t.role = any (roles) and t.to_state = seen
  ) then
    perform private.next_state('thread', seen, p_action, roles);
    if p_action in ('block', 'unblock') then
      perform public.block_member(private.profile_of(other), p_action = 'block');
    elsif p_action = 'cancel' then
      update public.message_threads t set state = case t.state when 'requested' then 'cancelled' else t.state end,
          withdrawn = t.state <> 'requested'
        where t.id = p_thread;
    elsif p_action = 'decline' then
      update public.message_threads t set state = 'declined', declined_at = now() where t.id = p_thread;
    else
      if private.has_blocked(private.profile_of(other), caller.profile_id) then
        perform private.refuse('blocked');
      end if;
      update public.message_threads t set state = 'open', opened_at = coalesce(t.opened_at, now()) where t.id = p_thread;
    end if;
  end if;
  return (select private.thread_row(t, me) from public.message_threads t where t.id = p_thread);
end
$$;
revoke execute on function public.act_on_thread(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.act_on_thread(uuid, text) to authenticated;
