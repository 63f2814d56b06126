-- Two labels of one child read alike; null for a label that is none.
create function private.child_subject(p_label text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case
    when char_length(btrim(p_label)) between 1 and 20
    then nullif(lower(btrim(regexp_replace(p_label, '\s+', ' ', 'g'))), '')
  end
$$;
revoke execute on function private.child_subject(text) from public, anon, authenticated, service_role;

-- What opens a test to a person: 'visitor' (open to everybody), 'tier' (their plan), 'entitlement' (bought singly or in a
-- bundle) or null. What was bought stays open when the item is retired from sale.
create function private.test_opens_via(p_user uuid, p_test text) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when t.access = 'visitor' then 'visitor'
    when array_position(array['visitor', 'freemium', 'plus', 'premium'], t.access)
      <= array_position(array['visitor', 'freemium', 'plus', 'premium'], private.user_tier(p_user)) then 'tier'
    when exists (
      select from public.entitlements e
      left join public.bundle_items b on b.bundle_sku = e.sku
      join public.catalog_items item on item.sku in (e.sku, b.sku)
      where e.user_id = p_user and item.test_id = t.test_id
    ) then 'entitlement'
  end
  from public.assessment_tests t
  where t.test_id = p_test and t.active and p_user is not null
$$;
revoke execute on function private.test_opens_via(uuid, text) from public, anon, authenticated, service_role;

-- When the person may start the test again; null when at once. Counts from the latest scored attempt of the same test,
-- form and subject (answers of invited informants aside). The end is the browser's word, held between the server's own
-- times of start and storage.
create function private.retake_available_at(p_user uuid, p_test text, p_form text, p_subject text) returns timestamptz
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select f.free_at
  from (
    select max(greatest(s.started_at, least(a.completed_at, a.created_at)))
      + make_interval(days => (select t.retake_wait_days from public.assessment_tests t where t.test_id = p_test)) as free_at
    from public.attempt_starts s
    join public.assessment_attempts a on a.id = s.id
    where s.user_id = p_user and s.test_id = p_test and s.form = p_form
      and s.subject is not distinct from p_subject and a.invite_id is null
      -- Something was scored; a task done inconsistently may be repeated at once.
      and jsonb_path_exists(a.domains, '$.* ? (@.type() == "number")')
  ) f
  where f.free_at > now()
$$;
revoke execute on function private.retake_available_at(uuid, text, text, text)
  from public, anon, authenticated, service_role;

-- Lets the caller into a test and remembers it under the attempt's id, which the browser has made. Asking again for the
-- same answers the same. `p_subject`: label of the child, for the test about a child; other tests have none.
create function public.start_attempt(p_id uuid, p_test text, p_form text, p_subject text default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  subject_of_start text := case when p_test = 'child_focus_tracker' then private.child_subject(p_subject) end;
  required text;
  free_at timestamptz;
  start public.attempt_starts;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if p_id is null then
    raise exception 'bad_id' using errcode = 'PT400';
  end if;
  -- One start at a time per person: two tabs with one id, and the limit below.
  perform pg_advisory_xact_lock(hashtextextended('start_attempt ' || me, 0));
  select * into start from public.attempt_starts s where s.id = p_id;
  if found then
    if start.user_id <> me or start.test_id is distinct from p_test or start.form is distinct from p_form
      or start.subject is distinct from subject_of_start then
      raise exception 'attempt_conflict' using errcode = 'PT409';
    end if;
    return to_jsonb(start) - 'user_id';
  end if;

  select t.access into required from public.assessment_tests t where t.test_id = p_test and t.active;
  if not found then
    raise exception 'unknown_test' using errcode = 'PT404';
  end if;
  if p_form is null or p_form not in ('self', 'parent', 'teacher', 'informant') then
    raise exception 'unknown_form' using errcode = 'PT400';
  end if;
  if p_test = 'child_focus_tracker' and subject_of_start is null then
    raise exception 'bad_subject' using errcode = 'PT400', hint = 'A label of 1 to 20 characters.';
  end if;
  if private.test_opens_via(me, p_test) is null then
    raise exception 'tier_required' using errcode = 'PT403', hint = required;
  end if;
  free_at := private.retake_available_at(me, p_test, p_form, subject_of_start);
  if free_at is not null then
    raise exception 'retake_wait' using errcode = 'PT409',
      detail = to_char(free_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  end if;
  if exists (select from public.assessment_attempts a where a.id = p_id) then
    raise exception 'attempt_conflict' using errcode = 'PT409';
  end if;
  if (select count(*) from public.attempt_starts s
      where s.user_id = me and not exists (select from public.assessment_attempts a where a.id = s.id)) >= 200 then
    raise exception 'too_many_starts' using errcode = 'PT429', hint = 'At most 200 unfinished attempts are kept.';
  end if;
  insert into public.attempt_starts (id, user_id, test_id, form, subject)
    values (p_id, me, p_test, p_form, subject_of_start)
    on conflict (id) do nothing
    returning * into start;
  if not found then
    -- Somebody else took the id at this moment.
    raise exception 'attempt_conflict' using errcode = 'PT409';
  end if;
  return to_jsonb(start) - 'user_id';
end
$$;
revoke execute on function public.start_attempt(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.start_attempt(uuid, text, text, text) to authenticated;

-- Every offered test as it stands for the caller. `available_at` is the end of the wait of the 'self' form, null when it
-- can be started now; the wait of the test about a child depends on the child, so it is told by start_attempt alone.
create function public.my_test_access()
  returns table (test_id text, may_open boolean, required_tier text, available_at timestamptz, via text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select t.test_id, o.via is not null, t.access,
    private.retake_available_at((select auth.uid()), t.test_id, 'self', null), o.via
  from public.assessment_tests t
  cross join lateral (select private.test_opens_via((select auth.uid()), t.test_id) as via) o
  where t.active and (select auth.uid()) is not null
  order by t.test_id
$$;
revoke execute on function public.my_test_access() from public, anon, authenticated, service_role;
grant execute on function public.my_test_access() to authenticated;
