-- Which area the questions of a prefix count in. A contract test compares it with the definitions of the tests.
create table private.test_areas (
  test_id text not null references public.assessment_tests (test_id) on delete cascade,
  area text not null,
  prefix text not null check (prefix ~ '^[A-Z]{1,4}$'),
  primary key (test_id, area)
);
revoke all on private.test_areas from public, anon, authenticated, service_role;

insert into private.test_areas (test_id, area, prefix) values
  ('focus_snapshot', 'attention_concentration', 'AC'),
  ('focus_snapshot', 'impulsivity_control', 'IC'),
  ('focus_snapshot', 'organization_memory', 'OM'),
  ('focus_snapshot', 'emotion_stress', 'ES'),
  ('focus_snapshot', 'daily_functioning', 'DF'),
  ('focuscheck_adult_screening', 'sustained_focus', 'FSF'),
  ('focuscheck_adult_screening', 'distractibility', 'FDI'),
  ('focuscheck_adult_screening', 'restlessness', 'FRE'),
  ('focuscheck_adult_screening', 'impulsive_actions', 'FIM'),
  ('focuscheck_adult_screening', 'planning_time', 'FPT'),
  ('focuscheck_adult_screening', 'emotional_reactivity', 'FER'),
  ('child_focus_tracker', 'attention_focus', 'CAF'),
  ('child_focus_tracker', 'activity_restlessness', 'CAR'),
  ('child_focus_tracker', 'waiting_impulse', 'CWI'),
  ('child_focus_tracker', 'tasks_organization', 'CTO'),
  ('child_focus_tracker', 'feelings_frustration', 'CFF'),
  ('attention_flow_interview', 'steady_attention', 'ASA'),
  ('attention_flow_interview', 'distraction_response', 'ADR'),
  ('attention_flow_interview', 'activity_level', 'AAL'),
  ('attention_flow_interview', 'pause_and_choice', 'APC'),
  ('attention_flow_interview', 'order_time', 'AOT'),
  ('attention_flow_interview', 'life_impact', 'ALI'),
  ('focustrack_attention_test', 'sustained_attention', 'FTM'),
  ('focustrack_attention_test', 'impulse_control', 'FTI'),
  ('focustrack_attention_test', 'processing_speed', 'FTS'),
  ('focustrack_attention_test', 'consistency', 'FTU'),
  ('focustrack_attention_test', 'vigilance', 'FTF'),
  ('psyprofile_lite', 'energy_motivation', 'PEM'),
  ('psyprofile_lite', 'stress_recovery', 'PSR'),
  ('psyprofile_lite', 'emotional_balance', 'PEB'),
  ('psyprofile_lite', 'self_organization', 'PSO'),
  ('psyprofile_lite', 'social_ease', 'PSE'),
  ('psyprofile_lite', 'self_confidence', 'PSC'),
  ('psyprofile_lite', 'sleep_rest', 'PSL'),
  ('psyprofile_lite', 'digital_balance', 'PDB'),
  ('procrastination_patterns', 'initiation', 'IN'),
  ('procrastination_patterns', 'planning_organisation', 'PO'),
  ('procrastination_patterns', 'emotional_triggers', 'ET'),
  ('procrastination_patterns', 'perfectionism', 'PF'),
  ('start_barriers', 'self_doubt', 'SD'),
  ('start_barriers', 'task_aversiveness', 'TA'),
  ('start_barriers', 'distraction_pull', 'DP'),
  ('start_barriers', 'distant_payoff', 'DY'),
  ('delay_choice', 'sooner_preference', 'DC'),
  ('memory_check', 'everyday_recall', 'MER'),
  ('memory_check', 'words_conversation', 'MWC'),
  ('memory_check', 'time_place', 'MTP'),
  ('memory_check', 'everyday_tasks', 'MET'),
  ('memory_check', 'planning_decisions', 'MPD');

-- For each prefix of question ids how many were served and answered, and the sum of contributions (answer - 1); the sum
-- is null where it would tell single answers: under three of them. When fewer than three are left out in all, what is
-- missing follows from the total, so the smallest other area goes with them.
create or replace function private.attempt_tally(p_questions text[], p_answers jsonb) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  with areas as (
    select left(q.id, -3) as prefix, count(*) as served, count(p_answers -> q.id) as answered,
      coalesce(sum((p_answers ->> q.id)::numeric - 1), 0) as total
    from unnest(p_questions) as q (id)
    group by left(q.id, -3)
  ), few as (
    select prefix from areas where answered between 1 and 2
  ), beside as (
    select prefix from areas
    where answered >= 3 and (select sum(a.answered) from areas a join few using (prefix)) between 1 and 2
    order by answered, prefix limit 1
  )
  select coalesce(jsonb_object_agg(prefix, jsonb_build_object('served', served, 'answered', answered, 'sum',
    case when prefix not in (select prefix from few union all select prefix from beside) then total end)), '{}')
  from areas
$$;

create or replace function public.read_shared_attempt(p_token text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  share public.attempt_shares;
  shared public.assessment_attempts;
  tally jsonb;
  -- Prefixes whose sum is left out.
  hidden text[];
begin
  if p_token is null or p_token !~ '^[0-9a-f]{64}$' then
    return null;
  end if;
  select * into share from public.attempt_shares s
    where s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
      and s.revoked_at is null and s.expires_at > now()
      and not exists (select from public.account_erasures e where e.user_id = s.owner_id);
  if not found then
    return null;
  end if;
  insert into public.attempt_share_views as v (share_id, viewed_on)
    values (share.id, (now() at time zone 'utc')::date)
    on conflict (share_id, viewed_on) do update set views = least(v.views + 1, 1000000);

  select * into strict shared from public.assessment_attempts a where a.id = share.attempt_id;
  tally := private.attempt_tally(shared.question_ids, shared.answers);
  select coalesce(array_agg(t.key), '{}') into hidden from jsonb_each(tally) t where t.value -> 'sum' = 'null';
  if cardinality(hidden) > 0 then
    -- An area nobody entered above is left out with them.
    select coalesce(jsonb_object_agg(d.key, case when t.prefix <> all (hidden) then d.value else 'null' end), '{}')
      into shared.domains
      from jsonb_each(shared.domains) d
      left join private.test_areas t on t.test_id = shared.test_id and t.area = d.key;
    -- What is left out is all there is: the total would be the sum.
    if (select sum((t.value ->> 'answered')::integer) from jsonb_each(tally) t where t.key = any (hidden)) < 3 then
      shared.overall := null;
      shared.band := null;
      shared.total_score := 0;
      shared.max_possible_score := 0;
    end if;
  end if;

  return private.attempt_json(shared)
    - array['owned', 'seed', 'item_times_ms', 'consent', 'created_at', 'claimed_at', 'invite_id']
    - array['question_ids', 'answers', 'item_languages', 'context']
    || jsonb_build_object(
      'shared_until', share.expires_at,
      'tally', tally,
      'details', case when shared.details ? 'age_band'
        then jsonb_build_object('age_band', shared.details -> 'age_band') end,
      -- Which area a follow-up was about stays; which question of it does not, nor the answer that is scored.
      'follow_ups', (
        select coalesce(
          jsonb_agg(
            f.value || jsonb_build_object('question_id', left(f.value ->> 'question_id', -3) || '000', 'impact', null)
            order by f.ordinality
          ), '[]'
        )
        from jsonb_array_elements(shared.follow_ups) with ordinality f
      ),
      'tasks', (
        select coalesce(
          jsonb_object_agg(t.key, jsonb_build_object('result', private.without_text(t.value -> 'result'))), '{}'
        )
        from jsonb_each(shared.tasks) t
      )
    );
end
$$;
