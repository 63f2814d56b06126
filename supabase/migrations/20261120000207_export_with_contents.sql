-- Everything the product holds about the caller, by table. Free for everybody; tokens' hashes are no data about a person.
create or replace function public.export_my_data() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'schema', 'fcl.account',
    'exported_at', now(),
    'account', (
      select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at)
      from auth.users u where u.id = (select auth.uid())
    ),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.profiles t where t.id = (select auth.uid())
    ),
    'subscribers', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.subscribers t where t.user_id = (select auth.uid())
    ),
    'entitlements', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.granted_at), '[]')
      from public.entitlements t where t.user_id = (select auth.uid())
    ),
    'admin_roles', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
      from public.admin_roles t where t.user_id = (select auth.uid())
    ),
    'admin_audit_log', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.id), '[]')
      from public.admin_audit_log t where t.actor_id = (select auth.uid())
    ),
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
      from public.notifications t where t.user_id = (select auth.uid())
    ),
    'assessment_attempts', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.completed_at), '[]')
      from public.assessment_attempts t where t.user_id = (select auth.uid())
    ),
    'attempt_starts', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from public.attempt_starts t where t.user_id = (select auth.uid())
    ),
    'attempt_texts', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.attempt_id, t.key), '[]')
      from public.attempt_texts t
      join public.assessment_attempts a on a.id = t.attempt_id
      where a.user_id = (select auth.uid())
    ),
    'reaction_runs', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from public.reaction_runs t where t.user_id = (select auth.uid())
    ),
    'informant_invites', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'token_hash' order by t.created_at), '[]')
      from public.informant_invites t where t.owner_id = (select auth.uid())
    ),
    'attempt_shares', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'token_hash' order by t.created_at), '[]')
      from public.attempt_shares t where t.owner_id = (select auth.uid())
    ),
    'attempt_share_views', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.viewed_on), '[]')
      from public.attempt_share_views t
      join public.attempt_shares s on s.id = t.share_id
      where s.owner_id = (select auth.uid())
    ),
    'focus_sessions', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from public.focus_sessions t where t.user_id = (select auth.uid())
    ),
    'training_runs', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.started_at), '[]')
      from public.training_runs t where t.user_id = (select auth.uid())
    )
  )
$$;
