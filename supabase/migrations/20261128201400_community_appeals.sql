-- Tags and duplicates by moderators, and the one appeal against a decision.

-- A question that was asked before is locked and leads to the other one.
create function public.mark_duplicate(p_id uuid, p_topic uuid, p_of uuid, p_version integer) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  topic public.topics;
  first public.topics;
begin
  select * into moderator from private.community_moderator();
  -- In one order, whichever of the two is named first.
  perform from public.topics t where t.id in (p_topic, p_of) order by t.id for update;
  select * into topic from public.topics t where t.id = p_topic;
  select * into first from public.topics t where t.id = p_of;
  if first.duplicate_of is not null then
    select * into first from public.topics t where t.id = first.duplicate_of;
  end if;
  if topic.id is null or first.id is null or first.state not in ('open', 'answered', 'locked') then
    perform private.refuse('not_found');
  end if;
  if topic.duplicate_of = first.id and topic.state = 'locked' then
    return private.post_answer('topic', p_topic);
  end if;
  perform private.refuse_own_case(topic.author_profile_id, moderator.user_id);
  if topic.id = first.id then
    perform private.refuse('not_allowed');
  end if;
  if topic.version is distinct from p_version then
    perform private.refuse('version_conflict');
  end if;
  update public.topics t set state = private.next_state('topic', topic.state, 'lock', '{staff}'), duplicate_of = first.id
    where t.id = p_topic;
  -- What led here leads on.
  update public.topics t set duplicate_of = first.id where t.duplicate_of = p_topic;
  perform private.note_action(p_id, moderator.user_id, 'duplicate', 'topic', p_topic, topic.author_profile_id, 'duplicate',
    '', null, null, topic.state, 'locked');
  return private.post_answer('topic', p_topic);
end
$$;
revoke execute on function public.mark_duplicate(uuid, uuid, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.mark_duplicate(uuid, uuid, uuid, integer) to authenticated;

create function public.retag(p_id uuid, p_topic uuid, p_tags text[]) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  topic public.topics;
begin
  select * into moderator from private.community_moderator();
  select * into topic from public.topics t where t.id = p_topic and t.state <> 'deleted' for update;
  if not found then
    perform private.refuse('not_found');
  end if;
  if exists (select from public.moderation_actions m where m.id = p_id and m.kind = 'retag' and m.target_id = p_topic) then
    return private.post_answer('topic', p_topic);
  end if;
  perform private.refuse_own_case(topic.author_profile_id, moderator.user_id);
  perform private.set_tags(p_topic, p_tags);
  perform private.note_action(p_id, moderator.user_id, 'retag', 'topic', p_topic, topic.author_profile_id, 'tags', '', null, null,
    topic.state, topic.state);
  return private.post_answer('topic', p_topic);
end
$$;
revoke execute on function public.retag(uuid, uuid, text[]) from public, anon, authenticated, service_role;
grant execute on function public.retag(uuid, uuid, text[]) to authenticated;

-- One tag becomes another: questions carry the other from now on, and its name still finds them. Answers how many.
create function public.merge_tag(p_id uuid, p_from text, p_into text) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  old_tag public.tags;
  new_tag public.tags;
  moved integer := 0;
begin
  select * into moderator from private.community_moderator();
  perform pg_advisory_xact_lock(hashtextextended('community tags', 0));
  select * into old_tag from public.tags g where g.slug = p_from for update;
  select * into new_tag from public.tags g where g.slug = p_into;
  if old_tag.id is null or new_tag.id is null then
    perform private.refuse('not_found');
  end if;
  if old_tag.merged_into = new_tag.id then
    return 0;
  end if;
  if old_tag.id = new_tag.id or old_tag.state = 'merged' or new_tag.state <> 'active' then
    perform private.refuse('invalid_state');
  end if;
  update public.tags g set merged_into = new_tag.id where g.merged_into = old_tag.id;
  update public.tags g set state = 'merged', merged_into = new_tag.id where g.id = old_tag.id;
  insert into public.topic_tags (topic_id, tag_id)
    select x.topic_id, new_tag.id from public.topic_tags x where x.tag_id = old_tag.id order by x.topic_id
    on conflict do nothing;
  delete from public.topic_tags x where x.tag_id = old_tag.id;
  get diagnostics moved = row_count;
  perform private.note_action(p_id, moderator.user_id, 'merge', 'tag', old_tag.id, null, 'tags', '', null, null,
    old_tag.slug, new_tag.slug);
  return moved;
end
$$;
revoke execute on function public.merge_tag(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.merge_tag(uuid, text, text) to authenticated;

-- Apart from the decisions, which stay as they were written.
create table public.moderation_appeals (
  id uuid primary key,
  action_id uuid not null unique references public.moderation_actions (id) on delete cascade,
  person_profile_id uuid not null references public.community_profiles (id) on delete cascade,
  appeal_text text not null check (char_length(appeal_text) between 20 and 1000),
  appeal_state text not null default 'open' check (appeal_state in ('open', 'upheld', 'overturned')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  -- told to the person
  decision_reason text check (char_length(decision_reason) between 10 and 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((appeal_state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decision_reason is null))
);
create index moderation_appeals_person_idx on public.moderation_appeals (person_profile_id, created_at, id);
create index moderation_appeals_decider_idx on public.moderation_appeals (decided_by);
create index moderation_appeals_open_idx on public.moderation_appeals (created_at, id) where appeal_state = 'open';
create trigger raise_version before update of appeal_state on public.moderation_appeals
  for each row execute function private.raise_version();
create trigger touch_updated_at before update on public.moderation_appeals
  for each row execute function private.touch_updated_at();

alter table public.moderation_appeals enable row level security;
revoke all on public.moderation_appeals from public, anon, authenticated, service_role;
grant select (id, action_id, person_profile_id, appeal_text, appeal_state, decided_at, decision_reason, version, created_at)
  on public.moderation_appeals to authenticated;
grant select on public.moderation_appeals to service_role;
create policy "a person reads own appeals, moderators read all" on public.moderation_appeals
  for select to authenticated
  using (person_profile_id = (select private.my_profile()) or (select private.is_moderator()));
insert into private.personal_tables (table_name, place, owner_via, sorted_by, told_as) values
  ('moderation_appeals', 320, 't.person_profile_id = (select p.id from public.community_profiles p where p.user_id = $1)',
    '{created_at, id}', 'to_jsonb(t) || ''{"decided_by": null}''::jsonb');

-- Once, within 30 days, by the person concerned, whatever the standing.
create function public.appeal(p_id uuid, p_action uuid, p_text text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller private.community_caller := private.community_caller(false);
  decision public.moderation_actions;
  known public.moderation_appeals;
begin
  select * into decision from public.moderation_actions m where m.id = p_action and m.person_profile_id = caller.profile_id;
  if not found then
    perform private.refuse('not_found');
  end if;
  select * into known from public.moderation_appeals a where a.action_id = p_action;
  if found then
    if known.id is distinct from p_id then
      perform private.refuse('invalid_state');
    end if;
    return jsonb_build_object('id', known.id, 'state', known.appeal_state);
  end if;
  if decision.kind not in ('reject', 'hide', 'delete', 'lock', 'duplicate', 'edit', 'unaccept', 'warn', 'silence', 'suspend') then
    perform private.refuse('not_allowed');
  end if;
  if decision.created_at < now() - interval '30 days' then
    perform private.refuse('too_late');
  end if;
  insert into public.moderation_appeals (id, action_id, person_profile_id, appeal_text)
    values (p_id, p_action, caller.profile_id, private.community_text(p_text, 'appeal', caller.level));
  return jsonb_build_object('id', p_id, 'state', 'open');
exception
  when unique_violation or not_null_violation then
    perform private.refuse('invalid_state');
end
$$;
revoke execute on function public.appeal(uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.appeal(uuid, uuid, text) to authenticated;

-- 'upheld' or 'overturned', by somebody else than who decided, where there is somebody else. What was overturned is undone.
create function public.decide_appeal(p_appeal uuid, p_state text, p_version integer, p_reason text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  known public.moderation_appeals;
  decision public.moderation_actions;
  post record;
  back text;
  reason text;
begin
  select * into moderator from private.community_moderator();
  select m.* into decision from public.moderation_actions m join public.moderation_appeals a on a.action_id = m.id where a.id = p_appeal;
  if not found then
    perform private.refuse('not_found');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('community ' || decision.target_id, 0));
  perform private.lock_post(decision.target_kind, decision.target_id);
  select * into known from public.moderation_appeals a where a.id = p_appeal for update;
  perform private.refuse_own_case(known.person_profile_id, moderator.user_id);
  if decision.actor_user_id = moderator.user_id and exists (
    select from public.admin_roles r join public.community_profiles p on p.id = known.person_profile_id
    where r.is_active and r.role_type in ('master_admin', 'full_admin', 'education_admin')
      and r.user_id not in (moderator.user_id, p.user_id)
  ) then
    perform private.refuse('own_decision');
  end if;
  if p_state is null or p_state not in ('upheld', 'overturned') then
    perform private.refuse('not_allowed');
  end if;
  if known.appeal_state <> 'open' then
    perform private.refuse('invalid_state');
  end if;
  if known.version is distinct from p_version then
    perform private.refuse('version_conflict');
  end if;
  reason := private.community_text(p_reason, 'reason', 'staff');
  update public.moderation_appeals a set appeal_state = p_state, decided_by = moderator.user_id, decided_at = now(), decision_reason = reason
    where a.id = p_appeal returning * into known;
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values (moderator.user_id, 'community.appeal_' || p_state, 'action:' || decision.id,
      jsonb_build_object('roles', to_jsonb(moderator.roles), 'reason', reason));
  -- Undone where it still holds: whatever was decided since stands.
  select * into post from private.post_facts(decision.target_kind, decision.target_id);
  back := case
    when p_state <> 'overturned' then null
    when decision.kind in ('hide', 'reject') and post.state = 'hidden' then 'restore'
    when decision.kind in ('lock', 'duplicate') and post.state = 'locked' then 'unlock'
    when decision.kind in ('silence', 'suspend') and post.state = case decision.kind when 'silence' then 'silenced' else 'suspended' end
      then 'lift'
  end;
  if back = 'lift' then
    update public.community_profiles p set standing = 'active', standing_until = null where p.id = decision.target_id;
  elsif back is not null then
    perform private.set_post_state(decision.target_kind, decision.target_id, private.next_state(decision.target_kind, post.state, back, '{staff}',
      (select coalesce(case when back = 'restore' then t.state_before end, case when t.accepted_answer_id is not null then 'answered' end)
        from public.topics t where t.id = decision.target_id)));
    update public.topics t set duplicate_of = null where t.id = decision.target_id and decision.kind = 'duplicate';
  end if;
  if back is not null then
    perform private.note_action(null, moderator.user_id, back, decision.target_kind, decision.target_id, known.person_profile_id,
      'appeal', reason, null, decision.report_id, post.state, back);
  end if;
  return jsonb_build_object('id', known.id, 'state', known.appeal_state, 'version', known.version);
end
$$;
revoke execute on function public.decide_appeal(uuid, text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.decide_appeal(uuid, text, integer, text) to authenticated;
