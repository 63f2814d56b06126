-- A link under which other calendars read what a person planned. The token is shown once; only its SHA-256 is kept.
create table public.feed_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (
    char_length(name) between 1 and 40
    and name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Own titles instead of neutral ones.
  show_details boolean not null default false,
  include text[] not null check (include <@ '{events,plan,tasks}' and cardinality(include) between 1 and 3),
  last_used_on date,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index feed_tokens_person_idx on public.feed_tokens (user_id, created_at, id);
create trigger keep_within_plan before insert or update on public.feed_tokens
  for each row execute function private.keep_within_plan('feed_tokens', 'r.revoked_at is null');

alter table public.feed_tokens enable row level security;
revoke all on public.feed_tokens from public, anon, authenticated, service_role;
grant select (id, user_id, name, show_details, include, last_used_on, revoked_at, created_at)
  on public.feed_tokens to authenticated;
grant select, delete on public.feed_tokens to service_role;
create policy "a person reads own calendar links" on public.feed_tokens
  for select to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, left_out_columns, sorted_by) values
  ('feed_tokens', 342, 'user_id', '{token_hash}', '{created_at, id}');
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('feed_tokens', 50, 100000, 500);
create trigger keep_within_quota before insert on public.feed_tokens
  for each row execute function private.keep_within_quota('user_id');

-- Answers the token of the new link (64 hexadecimal digits, 244 random bits), which cannot be read again.
create function public.create_feed_token(p_id uuid, p_name text, p_show_details boolean, p_include text[]) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if p_id is null or p_show_details is null or char_length(btrim(p_name)) not between 1 and 40
    or p_name ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]' then
    raise exception 'bad_name' using errcode = 'PT400', hint = 'A name has 1 to 40 characters.';
  end if;
  if not coalesce(p_include <@ '{events,plan,tasks}' and cardinality(p_include) between 1 and 3, false) then
    raise exception 'bad_include' using errcode = 'PT400', hint = 'Events, plan or tasks.';
  end if;
  if exists (select from public.feed_tokens t where t.id = p_id) then
    raise exception 'link_exists' using errcode = 'PT409', hint = 'Its token was shown once.';
  end if;
  insert into public.feed_tokens (id, user_id, name, token_hash, show_details, include)
    values (p_id, me, btrim(p_name), encode(sha256(convert_to(secret, 'UTF8')), 'hex'), p_show_details,
      array(select distinct unnest(p_include) order by 1));
  return secret;
end
$$;
revoke execute on function public.create_feed_token(uuid, text, boolean, text[]) from public, anon, authenticated, service_role;
grant execute on function public.create_feed_token(uuid, text, boolean, text[]) to authenticated;

-- True when the caller's link is revoked now; a foreign or missing link answers false.
create function public.revoke_feed_token(p_id uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.feed_tokens t set revoked_at = coalesce(t.revoked_at, now())
    where t.id = p_id and t.user_id = (select auth.uid());
  return found;
end
$$;
revoke execute on function public.revoke_feed_token(uuid) from public, anon, authenticated, service_role;
grant execute on function public.revoke_feed_token(uuid) to authenticated;

-- What a link shows; null when it is unknown, revoked, without its plan, or its account waits to be erased. Single events
-- from 90 days back to 400 days ahead, series whole; what was taken away, for 30 days. No words where none are to be shown.
create function public.read_calendar_feed(p_token_hash text) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  link public.feed_tokens;
  since constant text := to_char(now() - interval '90 days', 'YYYY-MM-DD');
  until constant text := to_char(now() + interval '401 days', 'YYYY-MM-DD');
  gone constant timestamptz := now() - interval '30 days';
begin
  select * into link from public.feed_tokens t
    where t.token_hash = p_token_hash and t.revoked_at is null
      and private.user_tier(t.user_id) in ('plus', 'premium')
      and not exists (select from public.account_erasures e where e.user_id = t.user_id);
  if not found then
    return null;
  end if;
  if link.last_used_on is distinct from current_date then
    update public.feed_tokens t set last_used_on = current_date where t.id = link.id;
  end if;
  return jsonb_build_object(
    'show_details', link.show_details,
    'tz', private.person_zone(link.user_id),
    'language', (select p.language from public.profiles p where p.id = link.user_id),
    'events', case when 'events' = any (link.include) then (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', e.id, 'all_day', e.all_day, 'starts', e.starts, 'ends', e.ends, 'tz', e.tz, 'rrule', e.rrule,
          'exdates', e.exdates, 'rdates', e.rdates, 'recurrence_of', e.recurrence_of, 'recurrence_id', e.recurrence_id,
          'kind', e.kind, 'cancelled', e.cancelled or e.deleted_at is not null, 'sequence', e.sequence,
          'created_at', e.created_at, 'updated_at', e.updated_at,
          'title', case when link.show_details then e.title else '' end,
          'notes', case when link.show_details then e.notes else '' end,
          'location', case when link.show_details then e.location else '' end
        ) order by e.starts, e.id), '[]')
      from public.calendar_events e
      left join public.calendar_events s on s.id = e.recurrence_of
      where e.user_id = link.user_id
        and (e.deleted_at is null or e.deleted_at > gone and e.recurrence_of is null)
        and (s.id is null or s.deleted_at is null or s.deleted_at > gone)
        and (
          e.rrule is not null or e.rdates <> '{}' or e.recurrence_of is not null
          or e.ends >= since and e.starts < until
        )
    ) else '[]' end,
    'plan', case when 'plan' = any (link.include) then (
      select jsonb_build_object('id', p.id, 'starts_on', p.starts_on, 'weeks', p.weeks, 'created_at', p.created_at,
        'items', (
          select coalesce(jsonb_agg(jsonb_build_object('week', i.week, 'updated_at', i.updated_at,
              'title', case when link.show_details then i.title else '' end) order by i.week, i.place, i.id), '[]')
          from public.focus_plan_items i where i.plan_id = p.id
        ))
      from public.focus_plans p where p.user_id = link.user_id and p.status = 'active'
    ) end,
    'tasks', case when 'tasks' = any (link.include) then (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'due_at', t.due_at, 'due_date', t.due_date,
          'effort_min', t.effort_min, 'version', t.version, 'created_at', t.created_at, 'updated_at', t.updated_at,
          'title', case when link.show_details then t.title else '' end) order by t.created_at, t.id), '[]')
      from public.tasks t
      where t.user_id = link.user_id and t.deleted_at is null and t.status not in ('done', 'dropped')
        and (t.due_at between now() - interval '90 days' and now() + interval '400 days'
          or t.due_date between current_date - 90 and current_date + 400)
    ) else '[]' end
  );
end
$$;
revoke execute on function public.read_calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.read_calendar_feed(text) to service_role;
