-- What a person writes in the exercises that are forms, and facts of their own to recall: words that only the person
-- reads. A run of such an exercise holds none of them. What is taken away stays for 30 days, so that it can come back.

-- One time somebody avoided something (habit trigger journal).
create table public.journal_entries (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- When it was written down, by the clock of the device; it may tell of something up to two days ago.
  logged_at timestamptz not null,
  occurred_at timestamptz not null,
  -- The day of it where the person was.
  day date not null check (day between '2020-01-01' and '2200-01-01'),
  place text check (char_length(place) between 1 and 120),
  task text check (char_length(task) between 1 and 200),
  trigger_category text
    check (trigger_category in
      ('boredom', 'difficulty', 'anxiety', 'fatigue', 'phone', 'people', 'unclear_step', 'other')),
  trigger_words text check (char_length(trigger_words) between 1 and 200),
  feeling integer check (feeling between 0 and 10),
  urge integer check (urge between 0 and 10),
  -- What was done instead.
  action text check (char_length(action) between 1 and 300),
  minutes_lost integer check (minutes_lost between 0 and 1440),
  -- What to do next time, and whether that was kept; null while nobody knows.
  reply text check (char_length(reply) between 1 and 300),
  reply_kept boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint journal_entries_times_are_believable check (
    logged_at >= '2020-01-01 00:00Z' and logged_at <= created_at + interval '1 day'
    and occurred_at between logged_at - interval '48 hours' and logged_at + interval '5 minutes'
  ),
  constraint journal_entries_texts_are_plain check (
    concat_ws(' ', place, task, trigger_words, action, reply)
      !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  )
);
create index journal_entries_person_idx on public.journal_entries (user_id, occurred_at, id);
create index journal_entries_removed_idx on public.journal_entries (deleted_at) where deleted_at is not null;

-- An if-then plan, or something liked that is kept for something postponed.
create table public.commitments (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('if_then', 'bundle')),
  status text not null default 'active' check (status in ('active', 'ended')),
  -- If-then plans: wish, best outcome, what stands in the way, then 'if (cue), then I will (action)'.
  goal text check (char_length(goal) between 1 and 200),
  outcome text check (char_length(outcome) between 1 and 200),
  obstacle text check (char_length(obstacle) between 1 and 200),
  action text check (char_length(action) between 1 and 200),
  confidence integer check (confidence between 0 and 10),
  due_at timestamptz,
  -- Bundles: what is liked, what is postponed.
  want text check (char_length(want) between 1 and 200),
  should text check (char_length(should) between 1 and 200),
  -- Both begin with something seen or heard.
  cue text not null check (char_length(cue) between 1 and 200),
  -- Which criteria the person ticked.
  met text[] not null default '{}' check (cardinality(met) <= 5),
  -- What came of it: [{ at, day, kept }], for a plan with the time it was due: [{ at, dueAt, kept }].
  checks jsonb not null default '[]'
    check (jsonb_typeof(checks) = 'array' and jsonb_array_length(checks) <= 400 and octet_length(checks::text) <= 40000),
  started_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint commitments_are_whole check (
    case kind
      when 'if_then' then action is not null and due_at is not null and want is null and should is null
      else want is not null and should is not null and action is null and due_at is null and goal is null
        and outcome is null and obstacle is null and confidence is null
    end
  ),
  constraint commitments_times_are_believable check (
    started_at >= '2020-01-01 00:00Z' and started_at <= created_at + interval '1 day'
    and due_at between '2020-01-01 00:00Z' and '2200-01-01 00:00Z'
  ),
  constraint commitments_texts_are_plain check (
    concat_ws(' ', goal, outcome, obstacle, action, want, should, cue)
      !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  )
);
create index commitments_person_idx on public.commitments (user_id, started_at, id);
create index commitments_active_idx on public.commitments (user_id, kind) where status = 'active' and deleted_at is null;
create index commitments_removed_idx on public.commitments (deleted_at) where deleted_at is not null;

-- At most three of a kind are active: more are kept less often.
create function private.limit_commitments() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.status <> 'active' or new.deleted_at is not null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('commitments ' || new.user_id, 0));
  if (
    select count(*) from public.commitments c
    where c.user_id = new.user_id and c.kind = new.kind and c.status = 'active' and c.deleted_at is null and c.id <> new.id
  ) >= 3 then
    raise exception 'too_many_commitments' using errcode = 'PT409', hint = 'At most three of a kind are active.';
  end if;
  return new;
end
$$;
revoke execute on function private.limit_commitments() from public, anon, authenticated, service_role;
create trigger limit_commitments before insert or update of status, deleted_at on public.commitments
  for each row execute function private.limit_commitments();

-- A fact of one's own, to be recalled at growing delays.
create table public.recall_pairs (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  prompt text not null check (char_length(prompt) between 1 and 80),
  answer text not null check (char_length(answer) between 1 and 80),
  -- Longest delay with a success, seconds; and when it was learned last, for the check of the next day.
  best_delay_s integer check (best_delay_s in (15, 30, 60, 120, 240, 480)),
  learned_at timestamptz,
  -- Whether it was known the next day; null while nobody asked.
  kept boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint recall_pairs_times_are_believable
    check (learned_at between '2020-01-01 00:00Z' and '2200-01-01 00:00Z'),
  constraint recall_pairs_texts_are_plain check (
    concat_ws(' ', prompt, answer) !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  )
);
create index recall_pairs_person_idx on public.recall_pairs (user_id, created_at, id);
create index recall_pairs_removed_idx on public.recall_pairs (deleted_at) where deleted_at is not null;

alter table public.journal_entries enable row level security;
alter table public.commitments enable row level security;
alter table public.recall_pairs enable row level security;
revoke all on public.journal_entries from public, anon, authenticated, service_role;
revoke all on public.commitments from public, anon, authenticated, service_role;
revoke all on public.recall_pairs from public, anon, authenticated, service_role;
grant
  select,
  insert (id, user_id, logged_at, occurred_at, day, place, task, trigger_category, trigger_words, feeling, urge, action,
    minutes_lost, reply, reply_kept),
  update (occurred_at, day, place, task, trigger_category, trigger_words, feeling, urge, action, minutes_lost, reply,
    reply_kept, deleted_at),
  delete
  on public.journal_entries to authenticated;
grant
  select,
  insert (id, user_id, kind, goal, outcome, obstacle, action, confidence, due_at, want, should, cue, met, checks,
    started_at),
  update (status, goal, outcome, obstacle, action, confidence, due_at, want, should, cue, met, checks, deleted_at),
  delete
  on public.commitments to authenticated;
grant
  select,
  insert (id, user_id, prompt, answer),
  update (prompt, answer, best_delay_s, learned_at, kept, deleted_at),
  delete
  on public.recall_pairs to authenticated;
grant select, delete on public.journal_entries to service_role;
grant select, delete on public.commitments to service_role;
grant select, delete on public.recall_pairs to service_role;

create policy "a person reads own journal" on public.journal_entries
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person writes own journal" on public.journal_entries
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person changes own journal" on public.journal_entries
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own journal" on public.journal_entries
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "a person reads own commitments" on public.commitments
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person makes own commitments" on public.commitments
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person changes own commitments" on public.commitments
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own commitments" on public.commitments
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "a person reads own facts" on public.recall_pairs
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "a person adds own facts" on public.recall_pairs
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "a person changes own facts" on public.recall_pairs
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "a person deletes own facts" on public.recall_pairs
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.journal_entries
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.commitments
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.recall_pairs
  for each row execute function private.touch_updated_at();

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('journal_entries', 236, 'user_id', '{occurred_at, id}'),
  ('commitments', 237, 'user_id', '{started_at, id}'),
  ('recall_pairs', 238, 'user_id', '{created_at, id}');
insert into private.quotas (table_name, rows_a_day, bytes_a_day, rows_in_all) values
  ('journal_entries', 200, 1000000, null),
  ('commitments', 100, 1000000, 2000),
  ('recall_pairs', 200, 200000, 500);
create trigger keep_within_quota before insert on public.journal_entries
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.commitments
  for each row execute function private.keep_within_quota('user_id');
create trigger keep_within_quota before insert on public.recall_pairs
  for each row execute function private.keep_within_quota('user_id');
