-- A plan of one's own, eight weeks, and steps that are added, replaced, moved or taken away are part of Premium; to tick, skip,
-- swap for what was proposed and, in a training program, to shorten or take away what does not help is for everybody who has
-- the plan. What stands when a plan of payment ends stays, and is ticked on.

-- Where a step stands belongs to what it is: week, place and whether it was taken away change with it, at swapped_ms.
alter table public.focus_plan_items add column removed boolean not null default false;
grant insert (removed), update (week, place, area, removed) on public.focus_plan_items to authenticated;

create function private.keep_plan_kind() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  tier text := private.user_tier(new.user_id);
begin
  -- The server itself is not asked; what is sent again changes nothing.
  if (select auth.uid()) is null or exists (select from public.focus_plans p where p.id = new.id) then
    return new;
  end if;
  if (new.origin = 'own' or new.weeks = 8) and tier <> 'premium' then
    raise exception 'premium_required' using errcode = 'PT403';
  end if;
  if new.origin = 'path' and tier not in ('plus', 'premium') then
    raise exception 'plus_required' using errcode = 'PT403';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_plan_kind() from public, anon, authenticated, service_role;
create trigger keep_plan_kind before insert on public.focus_plans
  for each row execute function private.keep_plan_kind();

create function private.keep_plan_step() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  plan public.focus_plans;
  is_free boolean;
begin
  if (select auth.uid()) is null then
    return new;
  end if;
  select * into plan from public.focus_plans p where p.id = new.plan_id and p.user_id = new.user_id;
  if tg_op = 'INSERT' then
    -- What is sent again is no new step; a plan comes with its steps.
    is_free := plan.created_at = now() or exists (select from public.focus_plan_items i where i.id = new.id);
  elsif (new.week, new.place, new.removed, new.title, new.link, new.cadence_text, new.times_per_week, new.minutes, new.kind)
      is not distinct from
      (old.week, old.place, old.removed, old.title, old.link, old.cadence_text, old.times_per_week, old.minutes, old.kind) then
    is_free := true;
  else
    is_free := new.week = old.week and (new.removed = old.removed or plan.origin = 'path') and (
      new.title = old.title and new.link is not distinct from old.link and new.minutes is not distinct from old.minutes
        and new.times_per_week is not distinct from old.times_per_week
      or plan.proposals @> jsonb_build_array(jsonb_build_object('title', new.title, 'link', new.link,
        'cadence_text', new.cadence_text, 'times_per_week', new.times_per_week, 'minutes', new.minutes, 'kind', new.kind))
      or plan.origin = 'path' and new.title = old.title and new.minutes = 5
        and split_part(new.link, '?', 1) is not distinct from split_part(old.link, '?', 1)
    );
  end if;
  if not is_free and private.user_tier(new.user_id) <> 'premium' then
    raise exception 'premium_required' using errcode = 'PT403';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_plan_step() from public, anon, authenticated, service_role;
create trigger keep_plan_step before insert or update on public.focus_plan_items
  for each row execute function private.keep_plan_step();

-- As before, with the place of a step and whether it was taken away.
create or replace function public.keep_focus_plan(p_plan jsonb) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  sent public.focus_plans := jsonb_populate_record(null::public.focus_plans, p_plan);
  known public.focus_plans;
  later public.focus_plans;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  if jsonb_typeof(p_plan -> 'items') is distinct from 'array' or jsonb_array_length(p_plan -> 'items') > 100 then
    raise exception 'bad_plan' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('keep_focus_plan ' || me, 0));

  select * into known from public.focus_plans p where p.id = sent.id and p.user_id = me;
  if known.id is null then
    if not exists (
      select from public.assessment_attempts a where a.id = sent.attempt_id and a.user_id = me
    ) then
      sent.attempt_id := null;
    end if;
    if sent.status = 'active' then
      select * into later from public.focus_plans p
        where p.user_id = me and p.status = 'active' and p.accepted_at > sent.accepted_at;
      if later.id is not null then
        sent.status := 'ended';
        sent.ended_at := later.accepted_at;
      else
        update public.focus_plans p set status = 'ended', ended_at = sent.accepted_at
          where p.user_id = me and p.status = 'active';
      end if;
    end if;
    insert into public.focus_plans
      (id, user_id, attempt_id, test_id, origin, language, starts_on, weeks, proposals, status, accepted_at, ended_at)
      values (sent.id, me, sent.attempt_id, sent.test_id, sent.origin, sent.language, sent.starts_on, sent.weeks,
        coalesce(sent.proposals, '[]'), sent.status, sent.accepted_at, sent.ended_at);
  elsif known.status = 'active' and sent.status <> 'active' then
    update public.focus_plans p set status = sent.status, ended_at = sent.ended_at where p.id = known.id;
  end if;

  insert into public.focus_plan_items as i
    (id, plan_id, user_id, week, place, part, area, title, link, cadence_text, times_per_week, minutes, kind,
      removed, swapped_ms, skipped, skip_reason, skipped_ms, ticks)
    select s.id, sent.id, me, s.week, s.place, s.part, s.area, s.title, s.link, s.cadence_text, s.times_per_week,
      s.minutes, s.kind, coalesce(s.removed, false), coalesce(s.swapped_ms, 0), coalesce(s.skipped, false), s.skip_reason,
      coalesce(s.skipped_ms, 0), coalesce(s.ticks, '{}')
    from jsonb_populate_recordset(null::public.focus_plan_items, p_plan -> 'items') s
    on conflict (id) do update set
      title = case when excluded.swapped_ms > i.swapped_ms then excluded.title else i.title end,
      link = case when excluded.swapped_ms > i.swapped_ms then excluded.link else i.link end,
      cadence_text = case when excluded.swapped_ms > i.swapped_ms then excluded.cadence_text else i.cadence_text end,
      times_per_week = case when excluded.swapped_ms > i.swapped_ms then excluded.times_per_week else i.times_per_week end,
      minutes = case when excluded.swapped_ms > i.swapped_ms then excluded.minutes else i.minutes end,
      kind = case when excluded.swapped_ms > i.swapped_ms then excluded.kind else i.kind end,
      week = case when excluded.swapped_ms > i.swapped_ms then excluded.week else i.week end,
      place = case when excluded.swapped_ms > i.swapped_ms then excluded.place else i.place end,
      removed = case when excluded.swapped_ms > i.swapped_ms then excluded.removed else i.removed end,
      area = case when excluded.swapped_ms > i.swapped_ms then excluded.area else i.area end,
      swapped_ms = greatest(excluded.swapped_ms, i.swapped_ms),
      skipped = case when excluded.skipped_ms > i.skipped_ms then excluded.skipped else i.skipped end,
      skip_reason = case when excluded.skipped_ms > i.skipped_ms then excluded.skip_reason else i.skip_reason end,
      skipped_ms = greatest(excluded.skipped_ms, i.skipped_ms),
      ticks = (
        select coalesce(jsonb_object_agg(latest.key, latest.value), '{}')
        from (
          select distinct on (t.key) t.key, t.value
          from (select * from jsonb_each(i.ticks) union all select * from jsonb_each(excluded.ticks)) t
          order by t.key, (t.value ->> 'at')::numeric desc, (t.value ->> 'on')::boolean desc
        ) latest
      );
  return public.my_focus_plan(sent.id);
end
$$;
