-- A shared report shows sums and formulas, no single answers: so no single answer leaves the database either. For each
-- prefix of question ids the reader gets how many were served and answered and the sum of contributions (answer - 1).
create function private.attempt_tally(p_questions text[], p_answers jsonb) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(prefix, tally), '{}')
  from (
    select
      left(q.id, -3) as prefix,
      jsonb_build_object(
        'served', count(*),
        'answered', count(p_answers -> q.id),
        'sum', coalesce(sum((p_answers ->> q.id)::numeric - 1), 0)
      ) as tally
    from unnest(p_questions) as q (id)
    group by left(q.id, -3)
  ) tallies
$$;
revoke execute on function private.attempt_tally(text[], jsonb) from public, anon, authenticated, service_role;

-- Who makes a link is told that a reader sees no answers to single questions. That holds for the background and change
-- questions and for the scored part of a follow-up, too: the sums beside them have the latter.
create or replace function public.read_shared_attempt(p_token text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  share public.attempt_shares;
begin
  if p_token is null or p_token !~ '^[0-9a-f]{64}$' then
    return null;
  end if;
  select * into share from public.attempt_shares s
    where s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
      and s.revoked_at is null and s.expires_at > now();
  if not found then
    return null;
  end if;
  insert into public.attempt_share_views as v (share_id, viewed_on)
    values (share.id, (now() at time zone 'utc')::date)
    on conflict (share_id, viewed_on) do update set views = least(v.views + 1, 1000000);
  return (
    select private.attempt_json(a)
      - array['owned', 'seed', 'item_times_ms', 'consent', 'created_at', 'claimed_at', 'invite_id']
      - array['question_ids', 'answers', 'item_languages', 'context']
      || jsonb_build_object(
        'shared_until', share.expires_at,
        'tally', private.attempt_tally(a.question_ids, a.answers),
        'details', case when a.details ? 'age_band' then jsonb_build_object('age_band', a.details -> 'age_band') end,
        -- Which area a follow-up was about stays; which question of it does not, nor the answer that is scored.
        'follow_ups', (
          select coalesce(
            jsonb_agg(
              f.value || jsonb_build_object('question_id', left(f.value ->> 'question_id', -3) || '000', 'impact', null)
              order by f.ordinality
            ), '[]'
          )
          from jsonb_array_elements(a.follow_ups) with ordinality f
        ),
        'tasks', (
          select coalesce(
            jsonb_object_agg(t.key, jsonb_build_object('result', private.without_text(t.value -> 'result'))), '{}'
          )
          from jsonb_each(a.tasks) t
        )
      )
    from public.assessment_attempts a where a.id = share.attempt_id
  );
end
$$;
