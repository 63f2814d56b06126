-- Mails about what happened to somebody's plan or account. A row is written in the transaction in which it happened, so
-- there is one exactly when it did; the edge function send-mails sends it. What the mail says of it is kept; the address
-- is read when it is sent and stands nowhere here. Rows go with the account.
create table public.account_mails (
  -- Also the key by which the mail service knows a mail that is handed to it again.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null
    check (kind in ('trial_started', 'trial_cancelled', 'plan_cancelled', 'erasure_planned', 'erasure_undone')),
  -- Plan, price and the moment that counts.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 1000),
  made_at timestamptz not null default now(),
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null default now(),
  sent_at timestamptz
);
create index account_mails_user_idx on public.account_mails (user_id, made_at);
create index account_mails_due_idx on public.account_mails (next_try_at) where sent_at is null;
-- There is one trial per person, whatever the provider says again.
create unique index account_mails_one_trial_idx on public.account_mails (user_id) where kind = 'trial_started';

alter table public.account_mails enable row level security;
revoke all on public.account_mails from public, anon, authenticated, service_role;

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('account_mails', 35, 'user_id', '{made_at, id}');

-- What the provider says is fetched afresh and applied one at a time (apply_billing), so a change of these columns is a
-- change and no repetition.
create function private.mail_about_plan() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was_status text := case when tg_op = 'UPDATE' then old.status end;
  was_ending timestamptz := case when tg_op = 'UPDATE' then old.cancel_at end;
  runs constant text[] := array['trialing', 'active', 'past_due'];
  of_plan jsonb := jsonb_build_object('tier', new.tier);
begin
  -- No plan of ours; or the account is just being erased, which its person was told of.
  if new.tier is null or exists (
    select from public.account_erasures e where e.user_id = new.user_id and e.begun_at is not null
  ) then
    return null;
  end if;
  if new.status = 'trialing' and was_status is distinct from 'trialing' then
    insert into public.account_mails (user_id, kind, facts)
      select new.user_id, 'trial_started', of_plan || jsonb_build_object(
        'ends_at', coalesce(new.trial_ends_at, new.current_period_end), 'interval', new."interval",
        'amount_cents', new.amount_cents, 'currency', coalesce(p.currency, 'usd'))
      from (select 1) one left join public.plan_prices p on p.id = new.price_id
      on conflict (user_id) where kind = 'trial_started' do nothing;
  end if;
  if new.status = any (runs) and was_ending is null and new.cancel_at is not null then
    insert into public.account_mails (user_id, kind, facts)
      values (new.user_id, case new.status when 'trialing' then 'trial_cancelled' else 'plan_cancelled' end,
        of_plan || jsonb_build_object('ends_at', new.cancel_at));
  elsif was_status = 'trialing' and new.status = 'canceled' and was_ending is null
    and coalesce(new.ended_at, now()) < new.trial_ends_at
    -- One too many, ended by us.
    and not exists (
      select from public.billing_subscriptions s
      where s.user_id = new.user_id and s.id <> new.id and s.tier is not null and s.status = any (runs)
    ) then
    insert into public.account_mails (user_id, kind, facts) values (new.user_id, 'trial_cancelled', of_plan);
  elsif new.status = any (runs) and was_ending is not null and new.cancel_at is null then
    -- Taken back before it was told.
    delete from public.account_mails m
      where m.user_id = new.user_id and m.kind in ('trial_cancelled', 'plan_cancelled') and m.sent_at is null;
  end if;
  return null;
end
$$;
revoke execute on function private.mail_about_plan() from public, anon, authenticated, service_role;
create trigger mail_about_plan after insert or update of status, cancel_at on public.billing_subscriptions
  for each row execute function private.mail_about_plan();

create function private.mail_about_erasure() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.account_mails (user_id, kind, facts)
      values (new.user_id, 'erasure_planned', jsonb_build_object('ends_at', new.due_at));
  -- Otherwise the row goes with the account.
  elsif exists (select from auth.users u where u.id = old.user_id) then
    insert into public.account_mails (user_id, kind) values (old.user_id, 'erasure_undone');
  end if;
  return null;
end
$$;
revoke execute on function private.mail_about_erasure() from public, anon, authenticated, service_role;
create trigger mail_about_erasure after insert or delete on public.account_erasures
  for each row execute function private.mail_about_erasure();

-- Takes mails that are due in hand, oldest first, with the address and language of this moment; two callers never get the
-- same one. One that is not noted as sent is handed out again after five minutes, then ever more rarely, within the day in
-- which the mail service still knows it by its key.
create function public.claim_account_mails(p_limit integer default 20)
  returns table (id uuid, kind text, facts jsonb, language text, address text)
  language sql
  security definer
  set search_path = ''
as $$
  with taken as (
    update public.account_mails m
      set tries = m.tries + 1, next_try_at = now() + make_interval(mins => least(5 * 2 ^ least(m.tries, 6), 240)::integer)
      where m.id in (
        select d.id from public.account_mails d
        where d.sent_at is null and d.next_try_at <= now() and d.made_at > now() - interval '23 hours'
        order by d.next_try_at, d.made_at
        limit greatest(least(p_limit, 100), 0)
        for update skip locked
      )
      returning m.*
  )
  select t.id, t.kind, t.facts, p.language, u.email
  from taken t
  join auth.users u on u.id = t.user_id
  left join public.profiles p on p.id = t.user_id
  where u.email <> ''
  order by t.made_at
$$;
revoke execute on function public.claim_account_mails(integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_account_mails(integer) to service_role;

create function public.note_mail_sent(p_id uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.account_mails m set sent_at = now() where m.id = p_id and m.sent_at is null
$$;
revoke execute on function public.note_mail_sent(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_mail_sent(uuid) to service_role;

-- Looked for every minute on hosted projects, every ten elsewhere.
insert into private.scheduled_jobs (name, schedule, every, command) values ('send-mails', '* * * * *', '10 minutes', null);
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform private.schedule_jobs();
  end if;
end
$$;
