-- What somebody asked needs to begin, or null for an unknown, expired or revoked token. Nothing of the owner's answers.
-- A link that was used tells that alone: whoever finds it later has no business with the child.
create or replace function public.read_informant_invite(p_token text) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when i.completed_at is not null then jsonb_build_object('completed', true)
    else jsonb_build_object(
      'test_id', a.test_id,
      'form', i.form,
      'child_label', a.details -> 'child_label',
      'age_band', a.details -> 'age_band',
      'expires_at', i.expires_at,
      'completed', false
    )
  end
  from private.invite_of(p_token) i
  join public.assessment_attempts a on a.id = i.attempt_id
  where i.revoked_at is null and i.expires_at > now()
$$;
