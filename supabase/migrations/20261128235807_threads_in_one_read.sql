-- A page of threads is one read over all of them. Rules over a single thread stand in two small functions that both the list
-- and the door ask.

create function private.seen_state(p_thread public.message_threads, p_me uuid, p_blocks boolean) returns text
  language sql
  stable
  set search_path = ''
as $$
  select case
    when p_blocks then 'blocked'
    when p_thread.withdrawn then 'cancelled'
    when p_thread.started_by is distinct from p_me then
      case when p_thread.state = 'blocked' and p_thread.state_before = 'requested' then 'cancelled'
        else coalesce(p_thread.state_before, p_thread.state) end
    when coalesce(p_thread.state_before, p_thread.state) = 'declined' and p_thread.opened_at is not null then 'open'
    when coalesce(p_thread.state_before, p_thread.state) in ('declined', 'requested') then
      case when p_thread.requested_at > now() - interval '30 days' then 'requested' else 'expired' end
    else coalesce(p_thread.state_before, p_thread.state) end
$$;
revoke execute on function private.seen_state(public.message_threads, uuid, boolean) from public, anon, authenticated, service_role;

-- What writing into a thread is where no block stands against it: 'talk', or a 'request' anew; 'waits' for an answer to
-- one's own; 'closed', where an own request is not 90 days old, whatever came of it.
create function private.way_to_write(p_thread public.message_threads, p_me uuid, p_seen text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select case
    when p_thread.started_by is distinct from p_me then case when p_seen = 'cancelled' then 'request' else 'talk' end
    when p_thread.state = 'open' then 'talk'
    when p_seen = 'requested' then 'waits'
    when greatest(p_thread.declined_at, p_thread.requested_at) > now() - interval '90 days' then 'closed'
    else 'request' end
$$;
revoke execute on function private.way_to_write(public.message_threads, uuid, text) from public, anon, authenticated, service_role;

create or replace function private.thread_as_seen(p_thread public.message_threads, p_me uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.seen_state(p_thread, p_me,
    private.has_blocked(private.profile_of(p_me), private.profile_of(private.other_side(p_thread, p_me))))
$$;

create or replace function private.message_rules(
  p_me uuid, p_other uuid, p_limits boolean, out code text, out detail text, out is_request boolean, out thread public.message_threads
)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  mine public.community_profiles;
  theirs public.community_profiles;
  way text := 'request';
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
  if thread.id is not null then
    way := private.way_to_write(thread, p_me, private.thread_as_seen(thread, p_me));
  end if;
  is_request := way <> 'talk';
  if mine.standing <> 'active' and coalesce(mine.standing_until, 'infinity') > now() then
    code := mine.standing;
    detail := coalesce(to_char(mine.standing_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '');
  elsif p_me = p_other or private.is_of_team(p_me) then
    code := 'not_allowed';
  elsif private.is_of_team(p_other) then
    code := 'target_is_staff';
  elsif private.has_blocked(theirs.id, mine.id) or private.has_blocked(mine.id, theirs.id) or way = 'closed' then
    code := 'blocked';
  elsif way = 'waits' then
    code := 'invalid_state';
  elsif is_request and theirs.allow_requests <> 'known' then
    code := 'message_request_off';
  elsif p_limits then
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

-- Threads as a page shows them to one of their sides, the latest first.
create function private.thread_rows(p_me uuid, p_threads uuid[]) returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  mine constant uuid := private.profile_of(p_me);
  may_write constant boolean := mine is not null and not private.is_of_team(p_me) and not exists (
    select from public.community_profiles p
    where p.id = mine and p.standing <> 'active' and coalesce(p.standing_until, 'infinity') > now());
begin
  return query
    with sides as materialized (
      select t, t.id, t.last_message_at, case when t.user_low = p_me then t.user_high else t.user_low end as other
      from public.message_threads t where t.id = any (p_threads)
    ), people as materialized (
      select p.id, p.user_id, p.allow_requests,
        exists (select from public.blocks b where b.blocker_profile_id = mine and b.blocked_profile_id = p.id) as i_block,
        exists (select from public.blocks b where b.blocker_profile_id = p.id and b.blocked_profile_id = mine) as they_block
      from public.community_profiles p
      where p.user_id = any (array(select s.other from sides s)) and p.removed_at is null
    ), cards as materialized (
      select c as card, (c ->> 'id')::uuid as id from public.community_cards(array(select p.id from people p)) c
    )
    select jsonb_build_object(
      'id', s.id, 'person', c.card, 'person_id', s.other, 'state', v.seen,
      'started_by_me', coalesce((s.t).started_by = p_me, false),
      'last_at', s.last_message_at, 'last_text', left(latest.content, 120),
      'last_is_mine', coalesce(latest.sender_id = p_me, false), 'unread', fresh.many,
      'can_write', may_write and p.id is not null and not p.i_block and not p.they_block and not (c.card ->> 'team')::boolean
        and (w.way = 'talk' or (w.way = 'request' and p.allow_requests = 'known')),
      'blocked_by_me', v.seen = 'blocked')
    from sides s
    left join people p on p.user_id = s.other
    left join cards c on c.id = p.id
    cross join lateral (select private.seen_state(s.t, p_me, coalesce(p.i_block, false)) as seen) v
    cross join lateral (select private.way_to_write(s.t, p_me, v.seen) as way) w
    left join lateral (
      select m.content, m.sender_id from public.user_messages m
      where m.thread_id = s.id order by m.created_at desc, m.id desc limit 1
    ) latest on true
    cross join lateral (
      select count(*) as many from (
        select from public.user_messages m where m.recipient_id = p_me and m.thread_id = s.id and not m.is_read limit 100) u
    ) fresh
    order by s.last_message_at desc, s.id desc;
end
$$;
revoke execute on function private.thread_rows(uuid, uuid[]) from public, anon, authenticated, service_role;

create or replace function private.thread_row(p_thread public.message_threads, p_me uuid) returns jsonb
  language sql
  security definer
  set search_path = ''
as $$
  select r from private.thread_rows(p_me, array[p_thread.id]) r
$$;

-- Whether a thread stands in the own list, asked of its columns alone but where somebody was blocked before the two talked.
create or replace function private.is_in_list(p_thread public.message_threads, p_me uuid) returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if p_thread.state = 'requested' and p_thread.started_by is distinct from p_me then
    return false;
  end if;
  return p_thread.opened_at is not null
    or (p_thread.started_by = p_me and private.seen_state(p_thread, p_me, false) = 'requested')
    or (p_thread.state = 'blocked' and private.thread_as_seen(p_thread, p_me) = 'blocked');
end
$$;

create or replace function public.my_threads(
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
  found_ids uuid[];
begin
  if p_box = 'requests' then
    found_ids := array(
      select w.id from (
        (select t.id, t.last_message_at as at from public.message_threads t
          where t.user_low = me and t.state = 'requested' and t.started_by <> me and not t.hidden_low
            and (t.last_message_at, t.id) < (before, before_id)
          order by t.last_message_at desc, t.id desc limit page)
        union all
        (select t.id, t.last_message_at from public.message_threads t
          where t.user_high = me and t.state = 'requested' and t.started_by <> me and not t.hidden_high
            and (t.last_message_at, t.id) < (before, before_id)
          order by t.last_message_at desc, t.id desc limit page)
      ) w order by w.at desc, w.id desc limit page);
  else
    found_ids := array(
      select w.id from (
        (select t.id, t.last_message_at as at from public.message_threads t
          where t.user_low = me and not t.hidden_low and (t.last_message_at, t.id) < (before, before_id)
            and (t.opened_at is not null or private.is_in_list(t, me)) and (t.state <> 'requested' or t.started_by = me)
          order by t.last_message_at desc, t.id desc limit page)
        union all
        (select t.id, t.last_message_at from public.message_threads t
          where t.user_high = me and not t.hidden_high and (t.last_message_at, t.id) < (before, before_id)
            and (t.opened_at is not null or private.is_in_list(t, me)) and (t.state <> 'requested' or t.started_by = me)
          order by t.last_message_at desc, t.id desc limit page)
      ) w order by w.at desc, w.id desc limit page);
  end if;
  return query select r from private.thread_rows(me, found_ids) r;
end
$$;

-- Threads with something unread, and requests that wait; neither beyond 100.
create or replace function public.unread_messages() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := case when private.messages_closed() then null else (select auth.uid()) end;
  mine constant uuid := private.profile_of(me);
  unread integer;
  waiting integer;
begin
  select count(*) into unread from (
    select from (
      select distinct m.thread_id from public.user_messages m where m.recipient_id = me and not m.is_read and m.thread_id is not null
    ) u
    join public.message_threads t on t.id = u.thread_id
    where (t.opened_at is not null or private.is_in_list(t, me)) and (t.state <> 'requested' or t.started_by = me)
      and not (case when t.user_low = me then t.hidden_low else t.hidden_high end)
      and not exists (
        select from public.blocks b join public.community_profiles p on p.id = b.blocked_profile_id
        where t.state = 'blocked' and b.blocker_profile_id = mine
          and p.user_id = case when t.user_low = me then t.user_high else t.user_low end)
    limit 100) o;
  select count(*) into waiting from (
    (select from public.message_threads t
      where t.user_low = me and t.state = 'requested' and t.started_by <> me and not t.hidden_low limit 100)
    union all
    (select from public.message_threads t
      where t.user_high = me and t.state = 'requested' and t.started_by <> me and not t.hidden_high limit 100)
    limit 100) r;
  return jsonb_build_object('open', unread, 'requests', waiting);
end
$$;
