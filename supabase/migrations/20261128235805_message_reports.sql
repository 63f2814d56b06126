-- A report of messages carries the lines that its reporter chose, and nobody who decides about it reads anything else of
-- the thread.

-- Ten lines of 4,000 signs, as JSON.
alter table public.reports
  drop constraint reports_excerpt_check,
  add constraint reports_excerpt_check check (char_length(excerpt) <= case target_kind when 'message' then 90000 else 44000 end);

-- Reports lines of an own thread, of the other or of both. The report is about the latest of the other's lines.
create function public.report_messages(p_id uuid, p_thread uuid, p_messages uuid[], p_reason text, p_note text default '')
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  known public.reports;
  other uuid;
  chosen constant uuid[] := array(select distinct m from unnest(p_messages) m where m is not null);
  found_lines integer;
  target uuid;
  lines text;
  noted text;
begin
  select * into known from public.reports r where r.id = p_id;
  if found then
    if known.reporter_profile_id is distinct from caller.profile_id then
      perform private.refuse('invalid_state');
    end if;
    return jsonb_build_object('id', known.id);
  end if;
  select private.other_side(t, caller.user_id) into other
    from public.message_threads t where t.id = p_thread and caller.user_id in (t.user_low, t.user_high);
  if not found then
    perform private.refuse('not_found');
  end if;
  if cardinality(chosen) not between 1 and 10 or p_reason is null or p_reason not in ('spam', 'harassment', 'hate', 'privacy',
    'child_safety', 'self_harm', 'medical_misinformation', 'illegal', 'off_topic', 'other')
  then
    perform private.refuse('not_allowed');
  end if;
  select count(*),
      (array_agg(m.id order by m.created_at desc, m.id desc) filter (where m.sender_id is distinct from caller.user_id))[1],
      jsonb_agg(jsonb_build_object('mine', coalesce(m.sender_id = caller.user_id, false), 'at', m.created_at, 'text', m.content)
        order by m.created_at, m.id)::text
    into found_lines, target, lines
    from public.user_messages m where m.thread_id = p_thread and m.id = any (chosen);
  if found_lines <> cardinality(chosen) then
    perform private.refuse('not_found');
  end if;
  -- Own lines alone are nothing to report.
  if target is null then
    perform private.refuse('not_allowed');
  end if;
  noted := private.community_text(p_note, 'note', caller.level);
  if exists (
    select from public.reports r
    where r.reporter_profile_id = caller.profile_id and r.target_kind = 'message' and r.target_id = target
      and r.state in ('open', 'in_review', 'escalated')
  ) then
    perform private.refuse('already_reported');
  end if;
  perform private.count_act(caller, 'report');
  insert into public.reports (id, reporter_profile_id, target_kind, target_id, person_profile_id, reason, note, excerpt, priority)
    values (coalesce(p_id, gen_random_uuid()), caller.profile_id, 'message', target, private.profile_of(other), p_reason, noted,
      lines, private.priority_of(p_reason))
    returning * into known;
  return jsonb_build_object('id', known.id);
exception
  when unique_violation then
    perform private.refuse('already_reported');
end
$$;
revoke execute on function public.report_messages(uuid, uuid, uuid[], text, text) from public, anon, authenticated, service_role;
grant execute on function public.report_messages(uuid, uuid, uuid[], text, text) to authenticated;
