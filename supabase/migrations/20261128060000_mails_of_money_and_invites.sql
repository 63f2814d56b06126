-- Mails about everything that moves money, about a date that comes nearer, and about invites. As before a row is written in
-- the transaction of what happened; what only comes nearer is looked for (note_due_mails), and found once.
alter table public.account_mails
  drop constraint account_mails_kind_check,
  add constraint account_mails_kind_check check (kind in (
    'trial_started', 'trial_cancelled', 'plan_cancelled', 'erasure_planned', 'erasure_undone',
    'order_paid', 'refunded', 'plan_started', 'plan_changed', 'plan_changes', 'payment_failed',
    'trial_ending', 'renewal_coming', 'invite_answered', 'invite_ending')),
  -- The lines of an order: fifty at most.
  drop constraint account_mails_facts_check,
  add constraint account_mails_facts_check check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 20000),
  -- What a mail is about, such as an order: about one thing there is one mail of a kind. Empty where it may come again.
  add column about text not null default '' check (char_length(about) <= 200),
  -- After this moment there is nothing left to say.
  add column useful_until timestamptz,
  -- Since when the mail service may have it, unless it said that it does not.
  add column handed_at timestamptz;
create unique index account_mails_once_idx on public.account_mails (user_id, kind, about) where about <> '';

-- When a bill was first heard of: one that came with a change of the plan is what the change cost.
alter table public.billing_invoices add column noted_at timestamptz not null default now();

create index billing_subscriptions_trial_end_idx on public.billing_subscriptions (trial_ends_at) where status = 'trialing';
create index billing_subscriptions_renewal_idx on public.billing_subscriptions (current_period_end)
  where status = 'active' and "interval" = 'year';
create index informant_invites_open_idx on public.informant_invites (expires_at)
  where completed_at is null and revoked_at is null;

-- Whose account is just being erased gets no mail any more. Answers whether there is a new one.
create function private.queue_mail(
  p_user uuid, p_kind text, p_facts jsonb, p_about text default '', p_useful_until timestamptz default null
) returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  insert into public.account_mails (user_id, kind, facts, about, useful_until)
    select p_user, p_kind, jsonb_strip_nulls(p_facts), p_about, p_useful_until
    where exists (select from auth.users u where u.id = p_user)
      and not exists (select from public.account_erasures e where e.user_id = p_user and e.begun_at is not null)
    on conflict do nothing;
  return found;
end
$$;
revoke execute on function private.queue_mail(uuid, text, jsonb, text, timestamptz)
  from public, anon, authenticated, service_role;

-- Whether something was told, or waits to be.
create function private.has_mail(p_user uuid, p_kind text, p_about text) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (
    select from public.account_mails m
    where m.user_id = p_user and m.kind = p_kind and m.about = p_about and m.about <> ''
  )
$$;
revoke execute on function private.has_mail(uuid, text, text) from public, anon, authenticated, service_role;

-- What is not to be said any more, if it was not said yet.
create function private.drop_mail(p_user uuid, p_kinds text[], p_about text default null) returns void
  language sql
  set search_path = ''
as $$
  delete from public.account_mails m
    where m.user_id = p_user and m.kind = any (p_kinds) and m.sent_at is null and (p_about is null or m.about = p_about)
$$;
revoke execute on function private.drop_mail(uuid, text[], text) from public, anon, authenticated, service_role;

-- A plan as a mail names it.
create function private.plan_facts(p_tier text, p_interval text, p_cents integer, p_price text) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object('tier', p_tier, 'interval', p_interval, 'amount_cents', p_cents,
    'currency', coalesce((select p.currency from public.plan_prices p where p.id = p_price), 'usd'))
$$;
revoke execute on function private.plan_facts(text, text, integer, text) from public, anon, authenticated, service_role;

-- What the provider says is fetched afresh and applied one at a time (apply_billing), so a change of these columns is a
-- change and no repetition.
create or replace function private.mail_about_plan() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was public.billing_subscriptions := case when tg_op = 'UPDATE' then old end;
  runs constant text[] := array['trialing', 'active', 'past_due'];
  plan jsonb := private.plan_facts(new.tier, new."interval", new.amount_cents, new.price_id);
  of_tier jsonb := jsonb_build_object('tier', new.tier);
  bill public.billing_invoices;
  -- What is known of a bill besides its total, as far as this database keeps it.
  more jsonb;
  paid integer;
  next public.plan_prices;
begin
  -- No plan of ours.
  if new.tier is null then
    return null;
  end if;
  select * into bill from public.billing_invoices i
    where i.subscription_id = new.id and i.user_id = new.user_id
    order by i.issued_at desc, i.noted_at desc, i.id desc limit 1;
  more := to_jsonb(bill);
  -- By card: what the balance paid is no charge.
  paid := bill.amount_cents - coalesce((more ->> 'credit_cents')::integer, 0);

  if new.status = 'trialing' and was.status is distinct from 'trialing' then
    insert into public.account_mails (user_id, kind, facts)
      select new.user_id, 'trial_started',
        plan || jsonb_build_object('ends_at', coalesce(new.trial_ends_at, new.current_period_end))
      where not exists (
        select from public.account_erasures e where e.user_id = new.user_id and e.begun_at is not null
      )
      on conflict (user_id) where kind = 'trial_started' do nothing;
  elsif new.status = 'active' and coalesce(was.status, 'incomplete') = 'incomplete'
    -- One too many is paid back and ended.
    and exists (select from private.plans_of(new.user_id) p where p.id = new.id and p.opens and p.place = 1) then
    perform private.queue_mail(new.user_id, 'plan_started', plan || jsonb_build_object(
      'renews_at', new.current_period_end, 'paid_cents', paid,
      'credit_cents', more -> 'credit_cents', 'tax_cents', more -> 'tax_cents'), new.id);
  end if;

  if new.status = 'past_due' and was.status is distinct from 'past_due' then
    perform private.queue_mail(new.user_id, 'payment_failed', plan || jsonb_build_object(
      'due_cents', case when bill.status in ('open', 'uncollectible') then bill.amount_cents else new.amount_cents end,
      'pay_by', new.past_due_since + make_interval(days => (
        select s.grace_days from public.subscription_states s where s.status = 'past_due'))));
  elsif was.status = 'past_due' and new.status <> 'past_due' then
    perform private.drop_mail(new.user_id, array['payment_failed']);
  end if;

  -- Another plan at once. One that was put down for the end of a period was told of then, unless the mail still waits.
  if was.tier is not null and new.price_id <> was.price_id and was.status = any (runs) and new.status = any (runs)
    and (was.next_price_id is distinct from new.price_id or exists (
      select from public.account_mails m where m.user_id = new.user_id and m.kind = 'plan_changes' and m.sent_at is null
    )) then
    perform private.queue_mail(new.user_id, 'plan_changed', plan || jsonb_build_object(
      'from', private.plan_facts(was.tier, was."interval", was.amount_cents, was.price_id),
      'next_at', coalesce(case new.status when 'trialing' then new.trial_ends_at end, new.current_period_end),
      'paid_cents', case
        when new.status = 'trialing' then 0
        when bill.noted_at > was.updated_at and bill.status = 'paid' then paid
      end));
  end if;
  -- Another plan from the end of the period on.
  if new.next_price_id is distinct from was.next_price_id and new.status = any (runs) then
    perform private.drop_mail(new.user_id, array['plan_changes']);
    select * into next from public.plan_prices p where p.id = new.next_price_id and p.id <> new.price_id;
    if found and new.cancel_at is null then
      perform private.queue_mail(new.user_id, 'plan_changes',
        private.plan_facts(next.tier, next."interval", next.amount_cents, next.id)
        || jsonb_build_object('from', plan, 'next_at', new.current_period_end), '', new.current_period_end);
    end if;
  end if;

  if new.status = any (runs) and was.cancel_at is null and new.cancel_at is not null then
    perform private.drop_mail(new.user_id, array['trial_ending', 'renewal_coming', 'plan_changes']);
    perform private.queue_mail(new.user_id, case new.status when 'trialing' then 'trial_cancelled' else 'plan_cancelled' end,
      of_tier || jsonb_build_object('ends_at', new.cancel_at));
  elsif was.status = 'trialing' and new.status = 'canceled' and was.cancel_at is null
    and coalesce(new.ended_at, now()) < new.trial_ends_at
    -- One too many, ended by us.
    and not exists (
      select from public.billing_subscriptions s
      where s.user_id = new.user_id and s.id <> new.id and s.tier is not null and s.status = any (runs)
    ) then
    perform private.drop_mail(new.user_id, array['trial_ending']);
    perform private.queue_mail(new.user_id, 'trial_cancelled', of_tier);
  elsif new.status = any (runs) and was.cancel_at is not null and new.cancel_at is null then
    -- Taken back before it was told.
    perform private.drop_mail(new.user_id, array['trial_cancelled', 'plan_cancelled']);
  elsif new.status <> all (runs) then
    perform private.drop_mail(new.user_id, array['trial_ending', 'renewal_coming', 'plan_changes']);
  end if;
  return null;
end
$$;
drop trigger mail_about_plan on public.billing_subscriptions;
create trigger mail_about_plan
  after insert or update of status, cancel_at, price_id, next_price_id on public.billing_subscriptions
  for each row execute function private.mail_about_plan();

-- What was bought, and what of it was paid back. Waits for the end of the transaction: which lines are paid back is
-- written after the order.
create function private.mail_about_order() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  of_order jsonb := jsonb_build_object('order_id', new.id, 'currency', new.currency);
begin
  if old.paid_at is null and new.paid_at is not null then
    perform private.queue_mail(new.user_id, 'order_paid', of_order || jsonb_build_object(
      'lines', (
        select jsonb_agg(jsonb_build_object('title', l.title, 'cents', l.unit_price_cents) order by l.sku)
        from public.order_lines l where l.order_id = new.id
      ),
      'bundle_percent', new.bundle_percent, 'bundle_cents', new.bundle_discount_cents,
      'coupon_code', new.coupon_code, 'coupon_cents', new.coupon_discount_cents,
      'tax_cents', to_jsonb(new) -> 'tax_cents', 'total_cents', new.total_cents
    ), new.id::text);
  end if;
  if new.refunded_cents > old.refunded_cents then
    perform private.queue_mail(new.user_id, 'refunded', of_order || jsonb_build_object(
      'amount_cents', new.refunded_cents - old.refunded_cents,
      -- What a mail before named as closed is not named again.
      'closes', (
        select coalesce(jsonb_agg(l.title order by l.sku), '[]') from public.order_lines l
        where l.order_id = new.id and l.refunded and not exists (
          select from public.account_mails m
          where m.user_id = new.user_id and m.kind = 'refunded' and m.facts ->> 'order_id' = new.id::text
            and m.facts -> 'closes' ? l.title
        )
      )
    ), format('%s %s', new.id, new.refunded_cents));
  end if;
  return null;
end
$$;
revoke execute on function private.mail_about_order() from public, anon, authenticated, service_role;
create constraint trigger mail_about_order after update on public.orders
  deferrable initially deferred
  for each row
  when (new.user_id is not null
    and ((old.paid_at is null and new.paid_at is not null) or new.refunded_cents > old.refunded_cents))
  execute function private.mail_about_order();

-- A bill of a plan that was paid back; those of orders are told with the order.
create function private.mail_about_bill() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  before integer := coalesce((to_jsonb(old) ->> 'refunded_cents')::integer, 0);
  back integer := coalesce((to_jsonb(new) ->> 'refunded_cents')::integer, 0);
begin
  if new.order_id is null and back > before then
    perform private.queue_mail(new.user_id, 'refunded', jsonb_build_object(
      'currency', new.currency, 'amount_cents', back - before,
      'closes', (
        select coalesce(jsonb_agg(initcap(s.tier)), '[]') from public.billing_subscriptions s
        where s.id = new.subscription_id and s.status = 'canceled' and s.tier is not null
          -- One too many was paid back, and the other goes on.
          and not exists (select from private.plans_of(new.user_id) p where p.opens and p.tier = s.tier)
      )
    ), format('%s %s', new.id, back));
  end if;
  return null;
end
$$;
revoke execute on function private.mail_about_bill() from public, anon, authenticated, service_role;
-- At the end of the transaction, too: what a refund closes is written after the bills.
create constraint trigger mail_about_bill after update on public.billing_invoices
  deferrable initially deferred
  for each row when (to_jsonb(new) -> 'refunded_cents' is distinct from to_jsonb(old) -> 'refunded_cents')
  execute function private.mail_about_bill();

-- A notice of a kind is worded by the screen, in the language of its reader; its own words are for any other.
alter table public.notifications add column kind text check (kind in ('invite_answered', 'invite_ending'));

-- The mail and the notice of an invite. Neither names the child, who was asked, or a result.
create function private.tell_of_invite(p_invite public.informant_invites, p_kind text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if exists (select from public.user_settings s where s.user_id = p_invite.owner_id and not s.notify_results)
    -- Once: a notice that was read and removed does not come again either.
    or not private.queue_mail(p_invite.owner_id, p_kind,
      jsonb_build_object('attempt_id', p_invite.attempt_id,
        'ends_at', case p_kind when 'invite_ending' then p_invite.expires_at end),
      p_invite.id::text, case p_kind when 'invite_ending' then p_invite.expires_at end)
  then
    return;
  end if;
  insert into public.notifications (user_id, kind, title, message, type, topic, action_url)
    values (p_invite.owner_id, p_kind,
      case p_kind when 'invite_answered' then 'The second view has arrived' else 'An invite ends soon' end,
      case p_kind when 'invite_answered' then 'Somebody you asked has answered.' else 'Nobody has answered yet.' end,
      'info', 'results', '/reports/' || p_invite.attempt_id || '#invite');
end
$$;
revoke execute on function private.tell_of_invite(public.informant_invites, text)
  from public, anon, authenticated, service_role;

create function private.mail_about_invite() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Whatever happened to it, it is not waited for any more.
  perform private.drop_mail(old.owner_id, array['invite_ending'], old.id::text);
  update public.notifications n set removed_at = now()
    where n.user_id = old.owner_id and n.removed_at is null and n.action_url = '/reports/' || old.attempt_id || '#invite'
      and (n.kind = 'invite_ending' or (tg_op = 'DELETE' and n.kind = 'invite_answered'));
  if tg_op = 'UPDATE' then
    if old.completed_at is null and new.completed_at is not null then
      perform private.tell_of_invite(new, 'invite_answered');
    end if;
  else
    perform private.drop_mail(old.owner_id, array['invite_answered'], old.id::text);
  end if;
  return null;
end
$$;
revoke execute on function private.mail_about_invite() from public, anon, authenticated, service_role;
create trigger mail_about_invite after update of completed_at, revoked_at or delete on public.informant_invites
  for each row execute function private.mail_about_invite();

-- Writes the mails about dates that come nearer: a trial that ends in three days, a year that renews in seven, an invite
-- that nobody answered and that ends in two. Who called it before finds nothing new. Answers how many mails are due.
create function public.note_due_mails() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.queue_mail(s.user_id, 'trial_ending',
    private.plan_facts(s.tier, s."interval", s.amount_cents, s.price_id) || jsonb_build_object('ends_at', s.trial_ends_at),
    s.id, s.trial_ends_at)
  from public.billing_subscriptions s
  where s.status = 'trialing' and s.tier is not null and s.cancel_at is null
    and s.trial_ends_at > now() and s.trial_ends_at <= now() + interval '3 days'
    and not private.has_mail(s.user_id, 'trial_ending', s.id);

  perform private.queue_mail(s.user_id, 'renewal_coming',
    case when n.id is null then private.plan_facts(s.tier, s."interval", s.amount_cents, s.price_id)
      else private.plan_facts(n.tier, n."interval", n.amount_cents, n.id) end
    || jsonb_build_object('renews_at', s.current_period_end), y.about, s.current_period_end)
  from public.billing_subscriptions s
  cross join lateral (select s.id || to_char(s.current_period_end at time zone 'utc', ' YYYY-MM-DD') as about) y
  left join public.plan_prices n on n.id = s.next_price_id
  where s.status = 'active' and s."interval" = 'year' and s.tier is not null and s.cancel_at is null
    and s.current_period_end > now() and s.current_period_end <= now() + interval '7 days'
    and not private.has_mail(s.user_id, 'renewal_coming', y.about);

  perform private.tell_of_invite(i, 'invite_ending')
  from public.informant_invites i
  where i.completed_at is null and i.revoked_at is null
    and i.expires_at > now() and i.expires_at <= now() + interval '2 days'
    -- A shorter one was made a moment ago.
    and i.expires_at - i.created_at >= interval '4 days'
    and not private.has_mail(i.owner_id, 'invite_ending', i.id::text)
    and not exists (select from public.account_erasures e where e.user_id = i.owner_id);

  return (
    select count(*) from public.account_mails m
    where m.sent_at is null and m.next_try_at <= now() and not private.is_given_up(m)
  );
end
$$;

-- Twenty tries take about four days. A mail whose fate is unknown is not handed in again once the mail service has
-- forgotten its key, which it does after a day: it is lost rather than sent twice.
create function private.is_given_up(p_mail public.account_mails) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select p_mail.sent_at is null and (
    p_mail.tries >= 20
    or coalesce(p_mail.handed_at <= now() - interval '23 hours', false)
    or coalesce(p_mail.useful_until <= now(), false)
    or p_mail.made_at <= now() - interval '7 days'
  )
$$;
revoke execute on function private.is_given_up(public.account_mails) from public, anon, authenticated, service_role;
revoke execute on function public.note_due_mails() from public, anon, authenticated, service_role;
grant execute on function public.note_due_mails() to service_role;

-- Takes mails that are due in hand, oldest first, with the address and language of this moment; two callers never get the
-- same one, and nobody gets more than twenty a day: the rest waits. One that is not noted as sent is handed out again
-- after five minutes, then ever more rarely, until it is given up. `fresh`: no try before may have reached the service.
drop function public.claim_account_mails(integer);
create function public.claim_account_mails(p_limit integer default 20)
  returns table (id uuid, kind text, facts jsonb, language text, address text, fresh boolean)
  language sql
  security definer
  set search_path = ''
as $$
  with due as (
    select w.id, row_number() over (partition by w.user_id order by w.next_try_at, w.made_at) as place
    from public.account_mails w
    where w.sent_at is null and w.next_try_at <= now() and not private.is_given_up(w)
  ),
  chosen as (
    select d.id, d.handed_at is null as fresh
    from public.account_mails d
    join due q on q.id = d.id
    where d.sent_at is null and d.next_try_at <= now()
      and q.place + (
        select count(*) from public.account_mails s
        where s.user_id = d.user_id and s.sent_at > now() - interval '1 day'
      ) <= 20
    order by d.next_try_at, d.made_at
    limit greatest(least(p_limit, 100), 0)
    for update of d skip locked
  ),
  taken as (
    update public.account_mails m
      set tries = m.tries + 1, handed_at = coalesce(m.handed_at, now()),
        next_try_at = now() + make_interval(mins => least(5 * 2 ^ least(m.tries, 7), 360)::integer)
      from chosen c where c.id = m.id
      returning m.*, c.fresh
  )
  select t.id, t.kind, t.facts, p.language, u.email, t.fresh
  from taken t
  join auth.users u on u.id = t.user_id
  left join public.profiles p on p.id = t.user_id
  where u.email <> ''
  order by t.made_at
$$;
revoke execute on function public.claim_account_mails(integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_account_mails(integer) to service_role;

-- The service said that it did not take the mail, and no try before can have reached it.
create function public.note_mail_refused(p_id uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.account_mails m set handed_at = null where m.id = p_id and m.sent_at is null
$$;
revoke execute on function public.note_mail_refused(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_mail_refused(uuid) to service_role;

-- Jobs that should have run and did not: no row is good news. Twice their time and five minutes are let pass. Mails that
-- wait for hours, or were given up in the last two weeks, stand here, too.
create or replace function public.late_jobs() returns table (job text, last_run_at timestamptz, due_at timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select j.name, j.last_run_at, coalesce(j.last_run_at, j.since) + j.every
  from private.scheduled_jobs j
  where coalesce(j.last_run_at, j.since) + 2 * j.every + interval '5 minutes' < now()
  union all
  select case when private.is_given_up(m) then 'mails given up: ' else 'mails waiting: ' end || count(*),
    max(m.handed_at), min(m.made_at)
  from public.account_mails m
  where m.sent_at is null and m.made_at between now() - interval '14 days' and now() - interval '6 hours'
  group by private.is_given_up(m)
  order by 3, 1
$$;
