-- Where a timer stands and whose turn it is to lead, worked out as `lib/rooms` does. Tests compare both.

-- The pauses of a room as spans of time; one without an end goes on, one that ends before it begins is none.
create function private.pauses(p_paused jsonb) returns tstzmultirange
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(range_agg(tstzrange(s.from_at, s.to_at)), '{}')
  from (
    select (x ->> 'from')::timestamptz as from_at, (x ->> 'to')::timestamptz as to_at from jsonb_array_elements(p_paused) x
  ) s
  where s.to_at is null or s.from_at < s.to_at
$$;
revoke execute on function private.pauses(jsonb) from public, anon, authenticated, service_role;

create function private.seconds_in(p_spans tstzmultirange) returns numeric
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(s) - lower(s))), 0) from unnest(p_spans) s
$$;
revoke execute on function private.seconds_in(tstzmultirange) from public, anon, authenticated, service_role;

-- When a room worked: from its start until now, without the pauses.
create function private.worked(p_started timestamptz, p_paused jsonb, p_now timestamptz) returns tstzmultirange
  language sql
  stable
  set search_path = ''
as $$
  select case when p_started < p_now then tstzmultirange(tstzrange(p_started, p_now)) - private.pauses(p_paused) else '{}' end
$$;
revoke execute on function private.worked(timestamptz, jsonb, timestamptz) from public, anon, authenticated, service_role;

-- { phase, round, remaining_s, paused }. At a boundary the next phase has begun.
create function private.room_timer(
  p_started timestamptz, p_paused jsonb, p_now timestamptz, p_focus_s integer, p_break_s integer, p_rounds integer
) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  worked_s numeric;
  round_s constant integer := p_focus_s + p_break_s;
  in_round_s numeric;
  round integer;
begin
  if p_started is null then
    return '{"phase": "lobby", "round": null, "remaining_s": null, "paused": false}';
  end if;
  if p_now < p_started then
    return jsonb_build_object('phase', 'countdown', 'round', 1, 'paused', false,
      'remaining_s', ceil(extract(epoch from p_started - p_now))::integer);
  end if;
  worked_s := private.seconds_in(private.worked(p_started, p_paused, p_now));
  round := floor(worked_s / round_s)::integer + 1;
  in_round_s := worked_s - (round - 1) * round_s;
  if round > p_rounds or (round = p_rounds and in_round_s >= p_focus_s) then
    return jsonb_build_object('phase', 'done', 'round', p_rounds, 'remaining_s', 0, 'paused', false);
  end if;
  return jsonb_build_object(
    'phase', case when in_round_s < p_focus_s then 'focus' else 'break' end,
    'round', round,
    'remaining_s', ceil(case when in_round_s < p_focus_s then p_focus_s else round_s end - in_round_s)::integer,
    'paused', private.pauses(p_paused) @> p_now);
end
$$;
revoke execute on function private.room_timer(timestamptz, jsonb, timestamptz, integer, integer, integer)
  from public, anon, authenticated, service_role;

create function private.timer_of(p_room public.study_rooms) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select private.room_timer((p_room).started_at, (p_room).paused, now(), (p_room).focus_s, (p_room).break_s, (p_room).rounds)
$$;
revoke execute on function private.timer_of(public.study_rooms) from public, anon, authenticated, service_role;

-- How many focus phases are over.
create function private.rounds_done(p_timer jsonb) returns integer
  language sql
  immutable
  set search_path = ''
as $$
  select case p_timer ->> 'phase'
    when 'focus' then (p_timer ->> 'round')::integer - 1
    when 'break' then (p_timer ->> 'round')::integer
    when 'done' then (p_timer ->> 'round')::integer
    else 0 end
$$;
revoke execute on function private.rounds_done(jsonb) from public, anon, authenticated, service_role;

-- The part of what was worked that lies between two seconds of it: a phase, with the pauses cut out.
create function private.worked_between(p_worked tstzmultirange, p_from_s integer, p_to_s integer) returns tstzmultirange
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(range_agg(tstzrange(
      lower(w.span) + make_interval(secs => greatest(p_from_s - w.before_s, 0)::double precision),
      lower(w.span) + make_interval(secs => least(p_to_s - w.before_s, w.length_s)::double precision))), '{}')
  from (
    select span, extract(epoch from upper(span) - lower(span)) as length_s,
      coalesce(sum(extract(epoch from upper(span) - lower(span)))
        over (order by lower(span) rows between unbounded preceding and 1 preceding), 0) as before_s
    from unnest(p_worked) span
  ) w
  where w.before_s < p_to_s and w.before_s + w.length_s > p_from_s
$$;
revoke execute on function private.worked_between(tstzmultirange, integer, integer) from public, anon, authenticated, service_role;

-- The host as it should be now: the one there is while they are there, else the next in turn; null: nobody can be. Seconds
-- are of one clock: [{ id, joined_s, connected, last_seen_s, left, co_host, trust, silenced, away_s }].
create function private.next_room_host(p_host text, p_now_s numeric, p_seats jsonb) returns text
  language sql
  immutable
  set search_path = ''
as $$
  with seats as (
    select * from jsonb_to_recordset(p_seats) as s (
      id text, joined_s numeric, connected boolean, last_seen_s numeric, "left" boolean, co_host boolean, trust integer,
      silenced boolean, away_s numeric)
    where not s."left" and p_now_s - s.last_seen_s < 60
  )
  select coalesce(
    (select s.id from seats s where s.id = p_host),
    (select s.id from seats s where s.connected and not s.silenced and s.away_s <= 300
      order by s.co_host desc, s.joined_s, s.trust desc, s.id collate "C" limit 1))
$$;
revoke execute on function private.next_room_host(text, numeric, jsonb) from public, anon, authenticated, service_role;
