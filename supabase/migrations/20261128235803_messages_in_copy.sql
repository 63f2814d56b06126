-- Messages in the copy of a person's data, and what becomes of them with the account of one side.

-- The other side by the name in the community, and nothing that only the other side knows.
insert into private.personal_tables (table_name, place, owner_via, sorted_by, told_as) values
  ('message_threads', 254, '$1 in (t.user_low, t.user_high)', '{created_at, id}',
    $told$to_jsonb(t) || jsonb_build_object(
      'user_low', private.told_side(t.user_low, $1), 'user_high', private.told_side(t.user_high, $1),
      'started_by', private.told_side(t.started_by, $1), 'state', private.thread_as_seen(t, $1), 'state_before', null,
      'blocked_by', case when t.blocked_by = $1 then t.blocked_by end,
      'withdrawn', case when t.started_by = $1 then t.withdrawn end,
      'declined_at', case when t.started_by is distinct from $1 then t.declined_at end,
      'hidden_low', case when t.user_low = $1 then t.hidden_low end,
      'hidden_high', case when t.user_high = $1 then t.hidden_high end, 'updated_at', null)$told$);
update private.personal_tables
  set owner_via = '$1 in (t.sender_id, t.recipient_id) or ' || owner_via,
    told_as = $told$to_jsonb(t) || case when t.thread_id is null then '{}' else jsonb_build_object(
      'sender_id', private.told_side(t.sender_id, $1), 'recipient_id', private.told_side(t.recipient_id, $1),
      'is_read', case when t.recipient_id = $1 then t.is_read end) end$told$
  where table_name = 'user_messages';

-- One side of a thread as it is told to the other: the own account, or the name of the other in the community.
create function private.told_side(p_side uuid, p_me uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case when p_side = p_me then p_side::text
    else (select p.handle from public.community_profiles p where p.user_id = p_side and p.removed_at is null) end
$$;
revoke execute on function private.told_side(uuid, uuid) from public, anon, authenticated, service_role;

-- Who leaves stays in the threads of others as somebody without a name; what waits for an answer, from or to them, ends.
create function private.leave_threads() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.message_threads t
    where (t.user_low = old.id and t.user_high is null) or (t.user_high = old.id and t.user_low is null);
  update public.user_messages m set sender_id = null where m.sender_id = old.id and m.thread_id is not null;
  update public.user_messages m set recipient_id = null where m.recipient_id = old.id and m.thread_id is not null;
  update public.message_threads t set
      state = case when t.state = 'requested' and t.started_by = old.id then 'cancelled' else t.state end,
      started_by = case when t.started_by <> old.id then t.started_by end,
      blocked_by = case when t.blocked_by <> old.id then t.blocked_by end,
      user_low = case when t.user_low <> old.id then t.user_low end,
      user_high = case when t.user_high <> old.id then t.user_high end
    where old.id in (t.user_low, t.user_high);
  return old;
end
$$;
revoke execute on function private.leave_threads() from public, anon, authenticated, service_role;
create trigger leave_threads before delete on auth.users
  for each row execute function private.leave_threads();

-- Who leaves the community and keeps the account takes own requests back.
create function private.cancel_requests() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.message_threads t set state = 'cancelled'
    where t.state = 'requested' and t.started_by = new.user_id and new.user_id in (t.user_low, t.user_high);
  return null;
end
$$;
revoke execute on function private.cancel_requests() from public, anon, authenticated, service_role;
create trigger cancel_requests after update of removed_at on public.community_profiles
  for each row when (new.removed_at is not null and old.removed_at is null) execute function private.cancel_requests();
