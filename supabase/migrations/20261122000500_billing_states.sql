-- What the payment provider can say of a subscription, what each state opens, and which state may follow which.
create table public.subscription_states (
  status text primary key check (status ~ '^[a-z_]{1,30}$'),
  -- Whether the plan is open in this state.
  opens boolean not null,
  -- How long an unpaid renewal keeps the plan open, counted from the first unpaid invoice.
  grace_days integer not null default 0 check (grace_days between 0 and 30),
  -- Nothing follows.
  terminal boolean not null default false,
  check (not (opens and terminal))
);
insert into public.subscription_states (status, opens, grace_days, terminal) values
  ('incomplete', false, 0, false),
  ('trialing', true, 0, false),
  ('active', true, 0, false),
  ('past_due', true, 7, false),
  ('unpaid', false, 0, false),
  ('paused', false, 0, false),
  ('canceled', false, 0, true),
  ('incomplete_expired', false, 0, true);

-- Steps between may go unseen (a webhook is late, the newest state is fetched), so a state may be followed by all that
-- can come after it, at once or later. What is not listed is refused.
create table public.subscription_transitions (
  machine text not null check (machine in ('subscription', 'trial')),
  from_state text not null check (from_state ~ '^[a-z_]{1,30}$'),
  to_state text not null check (to_state ~ '^[a-z_]{1,30}$'),
  primary key (machine, from_state, to_state),
  check (from_state <> to_state)
);
insert into public.subscription_transitions (machine, from_state, to_state)
select 'subscription', f.from_state, t.to_state
from (
  values
    ('incomplete', array['trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete_expired']),
    ('trialing', array['active', 'past_due', 'unpaid', 'paused', 'canceled']),
    ('active', array['past_due', 'unpaid', 'paused', 'canceled']),
    ('past_due', array['active', 'unpaid', 'paused', 'canceled']),
    ('unpaid', array['active', 'past_due', 'paused', 'canceled']),
    ('paused', array['trialing', 'active', 'past_due', 'unpaid', 'canceled'])
) as f (from_state, following)
cross join unnest(f.following) as t (to_state);
-- One trial per person: none ever becomes active again. A payment may be heard of after the end was noticed.
insert into public.subscription_transitions (machine, from_state, to_state) values
  ('trial', 'none', 'active'),
  ('trial', 'none', 'cancelled'),
  ('trial', 'none', 'expired'),
  ('trial', 'none', 'converted'),
  ('trial', 'active', 'cancelled'),
  ('trial', 'active', 'expired'),
  ('trial', 'active', 'converted'),
  ('trial', 'expired', 'converted');

alter table public.subscription_states enable row level security;
revoke all on public.subscription_states from public, anon, authenticated, service_role;
grant select on public.subscription_states to authenticated, service_role;
create policy "people read what each state opens" on public.subscription_states
  for select to authenticated
  using (true);

alter table public.subscription_transitions enable row level security;
revoke all on public.subscription_transitions from public, anon, authenticated, service_role;
grant select on public.subscription_transitions to authenticated, service_role;
create policy "people read which state follows which" on public.subscription_transitions
  for select to authenticated
  using (true);

create function private.may_follow(p_machine text, p_from text, p_to text) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select p_from = p_to or exists (
    select from public.subscription_transitions t
    where t.machine = p_machine and t.from_state = p_from and t.to_state = p_to
  )
$$;
revoke execute on function private.may_follow(text, text, text) from public, anon, authenticated, service_role;

-- Arguments of the trigger: the machine and the column that holds its state.
create function private.guard_transition() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was text := to_jsonb(old) ->> tg_argv[1];
  becomes text := to_jsonb(new) ->> tg_argv[1];
begin
  if not private.may_follow(tg_argv[0], was, becomes) then
    raise exception 'transition_refused' using errcode = 'PT409', detail = tg_argv[0] || ': ' || was || ' to ' || becomes;
  end if;
  return new;
end
$$;
revoke execute on function private.guard_transition() from public, anon, authenticated, service_role;

-- What the payment provider last said about a person. Written by the server only; no row means no plan was chosen yet.
create table public.subscribers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subscribed boolean not null default false,
  -- 'basic' is another name of Plus, kept from the specification.
  subscription_tier text check (subscription_tier in ('basic', 'plus', 'premium')),
  subscription_end timestamptz,
  trial_status text not null default 'none'
    check (trial_status in ('none', 'active', 'cancelled', 'expired', 'converted')),
  trial_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (trial_status <> 'active' or trial_ends_at is not null)
);

alter table public.subscribers enable row level security;
revoke all on public.subscribers from public, anon, authenticated, service_role;
grant select on public.subscribers to authenticated;
grant select, insert, update, delete on public.subscribers to service_role;

create policy "a person reads the own subscription" on public.subscribers
  for select to authenticated
  using (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.subscribers
  for each row execute function private.touch_updated_at();

create trigger guard_trial before update of trial_status on public.subscribers
  for each row execute function private.guard_transition('trial', 'trial_status');

-- The plan somebody has at this moment: 'freemium', 'plus' or 'premium'. What is over by time alone is over, also when no
-- word of it came: a trial at its end, a plan one day after its end (renewals may be charged hours late).
create function private.user_tier(p_user uuid) returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce((
    select case s.subscription_tier when 'basic' then 'plus' else s.subscription_tier end
    from public.subscribers s
    where s.user_id = p_user
      and case
        when s.trial_status = 'active' then s.trial_ends_at > now()
        else s.subscribed and coalesce(s.subscription_end + interval '1 day' > now(), true)
      end
  ), 'freemium')
$$;
revoke execute on function private.user_tier(uuid) from public, anon, authenticated, service_role;

insert into private.personal_tables (table_name, place, owner_column, sorted_by) values
  ('subscribers', 40, 'user_id', '{user_id}');
