-- A wait that outlives its attempt: kept when an attempt is deleted before its wait is over, gone when it is over.
create table public.retake_waits (
  user_id uuid not null references auth.users (id) on delete cascade,
  test_id text not null check (test_id ~ '^[a-z][a-z0-9_]{0,63}$'),
  form text not null check (form in ('self', 'parent', 'teacher', 'informant')),
  -- the child, as private.child_subject reads its label; empty for tests about nobody else
  subject text not null check (char_length(subject) <= 40),
  free_at timestamptz not null,
  primary key (user_id, test_id, form, subject)
);

create index retake_waits_over_idx on public.retake_waits (free_at);

alter table public.retake_waits enable row level security;
revoke all on public.retake_waits from public, anon, authenticated, service_role;
grant select on public.retake_waits to authenticated;
grant select, delete on public.retake_waits to service_role;

create policy "a person reads own waits" on public.retake_waits
  for select to authenticated
  using (user_id = (select auth.uid()));

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('retake_waits', 175, 'user_id', '{test_id, form, subject}');

-- Two labels of one child read alike, also when they only look alike: case, spaces, punctuation, marks over letters, what
-- is not seen, other forms of a letter, and Cyrillic, Greek and digits that pass for Latin letters count for nothing. A
-- label of signs alone is taken as it is. Null for a label that is none.
create or replace function private.child_subject(p_label text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select case when char_length(btrim(p_label)) between 1 and 20 then
    left(coalesce(
      nullif(regexp_replace(l.folded,
        '[\s\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2010-\u2027\u2030-\u205e\u3000-\u303f\u30fb]', '', 'g'), ''),
      nullif(regexp_replace(l.folded, '\s', '', 'g'), '')
    ), 40)
  end
  from (
    select normalize(
      translate(
        lower(regexp_replace(
          normalize(p_label, nfkd),
          '[\u0001-\u001f\u007f-\u009f\u00ad\u0300-\u036f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e01ef]',
          '', 'g')),
        -- Without a locale the database folds the case of ASCII alone.
        'аАвВеЕкКмМнНоОрРсСтТуУхХіІјЈѕЅһҺԁԀԛԚԝԜ' || 'αΑβΒεΕζΖηΗιΙκΚμΜνΝοΟρΡτΤυΥχΧ' || '01ı'
          || 'БГДЖЗИЛПФЦЧШЩЪЫЬЭЮЯЄҐЎ' || 'ΓΔΘΛΞΠΣΦΨΩς',
        'aabbeekkmmhhooppccttyyxxiijjsshhddqqww' || 'aabbeezzhhiikkmmnnooppttyyxx' || 'oli'
          || 'бгджзилпфцчшщъыьэюяєґў' || 'γδθλξπσφψωσ'
      ), nfc) as folded
  ) l
$$;

-- Labels of starts that are there are read anew.
update public.attempt_starts s set subject = private.child_subject(s.subject) where s.subject is not null;

create or replace function private.retake_available_at(p_user uuid, p_test text, p_form text, p_subject text) returns timestamptz
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select max(f.free_at)
  from (
    select max(greatest(s.started_at, least(a.completed_at, a.created_at)))
      + make_interval(days => (select t.retake_wait_days from public.assessment_tests t where t.test_id = p_test)) as free_at
    from public.attempt_starts s
    join public.assessment_attempts a on a.id = s.id
    where s.user_id = p_user and s.test_id = p_test and s.form = p_form
      and s.subject is not distinct from p_subject and a.invite_id is null
      -- Something was scored; a task done inconsistently may be repeated at once.
      and jsonb_path_exists(a.domains, '$.* ? (@.type() == "number")')
    union all
    select w.free_at from public.retake_waits w
    where w.user_id = p_user and w.test_id = p_test and w.form = p_form and w.subject = coalesce(p_subject, '')
  ) f
  where f.free_at > now()
$$;

-- With an attempt goes what was kept for it elsewhere: a deleted attempt cannot come back from another device. The wait
-- it began does not go: else deleting would be a way to take a test again at once. With an account it goes, too.
create or replace function private.forget_attempt() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.retake_waits as w (user_id, test_id, form, subject, free_at)
    select s.user_id, s.test_id, s.form, coalesce(s.subject, ''), f.free_at
    from public.attempt_starts s
    join public.assessment_tests t on t.test_id = s.test_id
    cross join lateral (
      select greatest(s.started_at, least(old.completed_at, old.created_at))
        + make_interval(days => t.retake_wait_days) as free_at
    ) f
    where s.id = old.id and old.invite_id is null and f.free_at > now()
      and jsonb_path_exists(old.domains, '$.* ? (@.type() == "number")')
      and exists (select from auth.users u where u.id = s.user_id)
    on conflict (user_id, test_id, form, subject) do update set free_at = greatest(w.free_at, excluded.free_at);
  -- Waits that are over go without a job: a few with every deletion.
  delete from public.retake_waits d where d.ctid in (
    select o.ctid from public.retake_waits o where o.free_at <= now() order by o.free_at limit 20 for update skip locked
  );
  delete from public.attempt_starts s where s.id = old.id;
  delete from public.reaction_runs r where r.id = old.id;
  return null;
end
$$;
