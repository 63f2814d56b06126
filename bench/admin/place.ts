/** A place that has run for years, the same at every run: accounts, orders, payments, what the provider told, the team's log, attempts. */
import { dice } from '../community/crowd.ts';

export interface Place {
  readonly people: number;
  readonly orders: number;
  readonly events: number;
  readonly entries: number;
  readonly attempts: number;
}

const id = (kind: number, n: string): string =>
  `('0000000${kind}-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Of each hundred orders most are paid; the rest lies in every state there is. */
const orderStates = `case when n % 100 < 88 then 'paid' when n % 100 < 93 then 'expired' when n % 100 < 96 then 'refunded'
      when n % 100 < 98 then 'partly_refunded' when n % 100 < 99 then 'disputed' else 'pending' end`;

/** Kinds: 1 accounts, 7 orders, 8 attempts. What triggers keep is worked out at once. */
export function placeOf({ people, orders, events, entries, attempts }: Place): string {
  return `
set session_replication_role = replica;
set maintenance_work_mem = '256MB';
insert into auth.users (id, email, email_confirmed_at, created_at)
  select ${id(1, 'n')}, 'n' || n || '@example.com', now(), now() - make_interval(mins => 10 * n) from generate_series(1, ${people}) n;
insert into public.profiles (id) select ${id(1, 'n')} from generate_series(1, ${people}) n on conflict do nothing;
insert into public.billing_customers (user_id, customer_id)
  select ${id(1, 'n')}, 'cus_' || n from generate_series(1, ${people}) n;
insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end)
  select ${id(1, 'n')}, n % 3 = 0, case when n % 3 = 0 then 'plus' end, now() + interval '20 days' from generate_series(1, ${people}) n;
insert into public.admin_roles (user_id, role_type) values (${id(1, '1')}, 'master_admin');
create unlogged table private.bench_items as
  select sku, title, row_number() over (order by sku) - 1 as place, count(*) over () as many from public.catalog_items;
insert into public.orders (id, user_id, status, currency, subtotal_cents, bundle_percent, bundle_discount_cents,
    coupon_discount_cents, total_cents, created_at, paid_at)
  select ${id(7, 'n')}, ${id(1, `1 + ${dice('n', 31, people)}`)}, ${orderStates}, 'usd', cents, 0, 0, 0, cents,
    now() - make_interval(mins => 5 * n), case when n % 100 < 88 then now() - make_interval(mins => 5 * n - 1) end
  from (select n, 499 + ${dice('n', 32, 4500)}::integer as cents from generate_series(1, ${orders}) n) made;
insert into public.order_lines (order_id, sku, title, unit_price_cents, discount_cents, paid_cents)
  select ${id(7, 'n')}, i.sku, i.title, 499 + ${dice('n', 32, 4500)}::integer, 0, 499 + ${dice('n', 32, 4500)}::integer
  from generate_series(1, ${orders}) n
  -- The first things are bought often, the last seldom.
  join private.bench_items i on i.place = floor(power(${dice('n', 33, 1000)}::numeric / 1000, 4) * i.many);
insert into public.order_grants (order_line_id, sku, active) select l.id, l.sku, true from public.order_lines l;
insert into private.payments (order_id, kind, state, at, amount_cents, refunded_cents, currency)
  select o.id, 'order', o.status, o.created_at, o.total_cents,
    case o.status when 'refunded' then o.total_cents when 'partly_refunded' then 100 else 0 end, 'usd'
  from public.orders o where o.status in ('paid', 'refunded', 'partly_refunded', 'disputed');
insert into public.billing_events (id, type, event_created, customer_id, object_id, received_at, outcome, detail)
  select 'evt_' || n, (array['checkout.session.completed', 'invoice.paid', 'charge.refunded', 'customer.subscription.updated'])[1 + n % 4],
    now() - make_interval(mins => 2 * n), 'cus_' || (1 + ${dice('n', 34, people)}), 'obj_' || n, now() - make_interval(mins => 2 * n),
    case when n % 1000 = 0 then 'refused' when n % 50 = 0 then 'ignored' else 'applied' end, case when n % 1000 = 0 then 'wrong_amount' end
  from generate_series(1, ${events}) n;
insert into public.admin_audit_log (actor_id, action, target, detail, created_at)
  select ${id(1, '1 + n % 40')},
    (array['order.note_added', 'payment.refund_requested', 'report.dismissed', 'article.published', 'contact.read', 'role.granted'])[1 + n % 6],
    'thing:' || (n % 5000), '{"roles": ["full_admin"], "before": 1, "after": 2}', now() - make_interval(secs => 30 * (${entries} - n))
  from generate_series(1, ${entries}) n;
insert into public.assessment_attempts (id, user_id, test_id, form, instrument_version, language, seed, started_at, completed_at, created_at,
    question_ids, answers, quality)
  select ${id(8, 'n')}, ${id(1, `1 + ${dice('n', 35, people)}`)},
    (array['focus_snapshot', 'focuscheck', 'procrastination', 'start_barriers', 'psyprofile_lite'])[1 + n % 5], 'self', '1.0.0',
    (array['en', 'de', 'es', 'fr', 'ja', 'pl'])[1 + n % 6], 'seed', at, at + interval '6 minutes', at + interval '6 minutes',
    array['q1','q2','q3','q4','q5','q6','q7','q8','q9','q10','q11','q12','q13','q14','q15','q16','q17','q18','q19','q20'],
    jsonb_build_object('q1', 1 + n % 5, 'q2', 1 + n % 4, 'q3', 1 + n % 3, 'q4', 3, 'q5', 2, 'q6', 1 + n % 5, 'q7', 4, 'q8', 1, 'q9', 5,
      'q10', 1 + n % 2, 'q11', 3, 'q12', 3, 'q13', 2, 'q14', 1 + n % 5, 'q15', 2, 'q16', 2, 'q17', 1, 'q18', 4, 'q19', 3, 'q20', 2),
    jsonb_build_object('level', case when n % 20 = 0 then 'low' when n % 7 = 0 then 'check' else 'ok' end, 'flags', '[]'::jsonb)
  -- Two years; one in eight lies within the 13 weeks that are told of.
  from (select n, now() - make_interval(mins => n % 1051200) as at from generate_series(1, ${attempts}) n) made;
drop table private.bench_items;
set session_replication_role = origin;
`;
}
