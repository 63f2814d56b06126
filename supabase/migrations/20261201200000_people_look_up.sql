-- One account at a time, by its exact address or number, for full and master admins; what may be done with it, for masters.
insert into private.admin_refusals (code, status) values ('too_many_look_ups', 429), ('own_account', 403);

-- What was read of an account, as one word: an act names it, so that nobody acts upon what has changed since.
create function private.account_version(p_user uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select md5(concat_ws('|', u.email, u.email_confirmed_at, e.due_at, e.begun_at))
  from auth.users u left join public.account_erasures e on e.user_id = u.id
  where u.id = p_user
$$;
revoke execute on function private.account_version(uuid) from public, anon, authenticated, service_role;

-- What the team is shown of an account: nothing of health, nothing that was written.
create function private.account_card(p_user uuid) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'version', private.account_version(u.id), 'created_at', u.created_at,
    'confirmed_at', u.email_confirmed_at, 'plan', private.user_tier(u.id),
    'sign_ins', (select count(*) from (select from auth.sessions s where s.user_id = u.id limit 1001) s),
    'orders_total', (select count(*) from (select from public.orders o where o.user_id = u.id limit 1001) o),
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'created_at', o.created_at, 'status', o.status,
        'currency', o.currency, 'total_cents', o.total_cents) order by o.created_at desc, o.id), '[]')
      from (select * from public.orders o where o.user_id = u.id order by o.created_at desc, o.id limit 10) o),
    -- Without the name: who writes what in the community is not asked here.
    'community', (
      select jsonb_build_object('until', case when s.holds then p.standing_until end,
        'standing', case when s.holds then p.standing else 'active' end)
      from public.community_profiles p, lateral (select coalesce(p.standing_until, 'infinity') > now() as holds) s
      where p.user_id = u.id and p.removed_at is null),
    'erasure_due_at', (select e.due_at from public.account_erasures e where e.user_id = u.id))
  from auth.users u
  where u.id = p_user
$$;
revoke execute on function private.account_card(uuid) from public, anon, authenticated, service_role;

-- { found: the account or null }, or { refused, retry_after_s } where somebody asks for more than 20 in an hour. It is no
-- error then: an entry that says so is written, once an hour. Each look is an entry, also one that found nothing.
create function public.look_up_person(p_asked text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  staff record;
  person uuid;
  asked constant text := btrim(coalesce(p_asked, ''));
  looks timestamptz[];
begin
  select * into staff from private.enter_area('full_admin');
  if asked = '' or char_length(asked) > 254 then
    perform private.refuse_admin('bad_filter');
  end if;
  -- One at a time for each admin, so that the last place is given once.
  perform pg_advisory_xact_lock(hashtextextended('look_up_person ' || staff.user_id, 0));
  looks := array(
    select l.created_at from public.admin_audit_log l
    where l.actor_id = staff.user_id and l.action = 'account.read' and l.created_at > now() - interval '1 hour'
    order by l.id desc limit 20);
  if cardinality(looks) >= 20 then
    if not exists (
      select from public.admin_audit_log l
      where l.actor_id = staff.user_id and l.action = 'account.look_ups_refused' and l.created_at > now() - interval '1 hour'
    ) then
      perform private.note_act(staff.user_id, staff.roles, 'account.look_ups_refused', null, '{}');
    end if;
    return jsonb_build_object('refused', 'too_many_look_ups',
      'retry_after_s', ceil(extract(epoch from looks[20] + interval '1 hour' - now())));
  end if;
  person := private.account_named(asked);
  -- The account as the target, so that its person finds it in the copy of their data.
  perform private.note_act(staff.user_id, staff.roles, 'account.read', person::text,
    jsonb_build_object('found', person is not null));
  return jsonb_build_object('found', private.account_card(person));
end
$$;
revoke execute on function public.look_up_person(text) from public, anon, authenticated, service_role;
grant execute on function public.look_up_person(text) to authenticated;

-- Who of the team asked for more than they may, in the last week; for masters.
create function public.refused_look_ups() returns setof jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.enter_area('master_admin');
  return query
    select private.audit_json(l) from public.admin_audit_log l
    where l.action = 'account.look_ups_refused' and l.created_at > now() - interval '7 days'
    order by l.id desc limit 20;
end
$$;
revoke execute on function public.refused_look_ups() from public, anon, authenticated, service_role;
grant execute on function public.refused_look_ups() to authenticated;
