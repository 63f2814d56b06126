-- A thread whose other side is gone is taken off the own list, too.

-- Accept, decline, cancel, block, unblock and reopen, as the states allow for the thread as the caller sees it; and hide, which
-- takes it off the own list alone. Asked for again it answers the same.
create or replace function public.act_on_thread(p_thread uuid, p_action text) returns jsonb
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
    update public.message_threads t set
        hidden_low = t.hidden_low or coalesce(t.user_low = me, false), hidden_high = t.hidden_high or coalesce(t.user_high = me, false)
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
