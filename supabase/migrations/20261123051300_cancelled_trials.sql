-- A trial that its person cancelled ends as cancelled, whether it closed at once or on its last day; it expires only where
-- nobody cancelled it. The sweep may close it before the provider says how it ended.
insert into public.subscription_transitions (machine, from_state, to_state) values ('trial', 'expired', 'cancelled');

-- How the trial of a person stands, if one of their subscriptions began with one.
create or replace function private.trial_of(p_user uuid, p_best text, out state text, out ends_at timestamptz)
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  trial public.billing_subscriptions;
begin
  select * into trial from public.billing_subscriptions s
    where s.user_id = p_user and s.tier is not null and (s.trial_ends_at is not null or s.status = 'trialing')
    order by s.status = 'trialing' desc, s.trial_ends_at desc
    limit 1;
  if not found then
    return;
  end if;
  ends_at := coalesce(trial.trial_ends_at, trial.current_period_end);
  state := case
    when trial.id = p_best and trial.status = 'trialing' then 'active'
    -- Paid for after the trial, or another plan was paid for while it ran.
    when trial.status = 'active' or (trial.status = 'trialing' and p_best is not null) then 'converted'
    when exists (
      select from public.billing_invoices i
      where i.subscription_id = trial.id and i.status = 'paid' and (i.amount_cents > 0 or i.issued_at >= ends_at)
    ) then 'converted'
    when trial.ended_at < ends_at
      -- Cancelled for its last day, which it reached.
      or (trial.cancel_at <= ends_at and trial.status in ('trialing', 'canceled')) then 'cancelled'
    else 'expired'
  end;
end
$$;
