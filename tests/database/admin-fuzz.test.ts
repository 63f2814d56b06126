/** Whatever is sent to a function of the team's area: a code it declares or a value, no change without an entry of the log and no entry without an act. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRefusals } from '../../src/lib/admin/refusals.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { count } from '../support/counts.ts';
import { adminOfPeople, adminOfServer } from './expectations/admin-functions.ts';
import { applyNow, buy, eventOf, newBuyer, openShop } from './support/billing.ts';
import { callAs, makeStaff } from './support/community.ts';
import { type Argument, desk } from './support/desk-bodies.ts';
import { makeOrder } from './support/orders.ts';
import { adminRoles, personIds } from './support/people.ts';
import { contactSample } from './support/rows/messages.ts';
import { subscriptionOf } from './support/snapshots.ts';

interface Fn {
  name: string;
  args: Argument[];
}
interface Outcome extends Record<string, unknown> {
  code: string;
  changed: boolean;
  noted: number;
  n: number;
  body: string;
}

/** What is done or seen without a change of any row but the log's. */
const looks: ReadonlySet<string> = new Set([
  'begin_event_retry',
  'end_sign_ins',
  'export_audit',
  'export_orders',
  'export_payments',
  'look_up_person',
  'note_confirmation_resent',
  'read_contact',
  'read_payment',
]);
/** What the server does by itself, on behalf of nobody: it counts, marks and clears. */
const ofNobody =
  /^(claim_alert|claim_contact_replies|end_gifts|note_client_error|note_contact_reply_sent|note_refusals|purge_\w+|release_alert)$/;

let db: OpenedDb;
let functions: Fn[];
let good: Record<string, readonly unknown[]>;

beforeAll(async () => {
  db = await openShop();
  for (const role of adminRoles) await makeStaff(db, role, role);
  const buyer = await newBuyer(db);
  const [item] = await db.query<{ sku: string }>(
    `select sku from public.catalog_items where active and unit_price_cents > 0 and kind = 'test' order by sku limit 1`,
  );
  const bought = await buy(db, buyer, [item?.sku ?? '']);
  const bad = eventOf();
  await applyNow(db, buyer.customer, { payments: [bought.payment({ amount_total: 1 })] }, bad);
  await applyNow(db, buyer.customer, { payments: [bought.payment()], subscriptions: [subscriptionOf()] });
  const order = await makeOrder(db, 1);
  const message = contactSample(1);
  const [written] = await db.query<{ id: string }>(
    `insert into public.user_messages (sender_id, recipient_id, subject, content, client_id) values ($1, $2, $3, $4, $5) returning id`,
    [message.sender_id, message.recipient_id, message.subject, message.content, message.client_id],
  );
  const gift = randomUUID();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await callAs(db, 'full_admin', 'give_gift', gift, 'other@example.com', 'plus', day(30), 'Helped us');
  await callAs(db, 'payments_admin', 'save_coupon', '{"code": "FUZZ-10", "percent_off": 10}', null);
  await db.query('update auth.users set email_confirmed_at = null where id = $1', [personIds.spare]);
  const version = async (person: string) =>
    (await db.query<{ v: string }>('select private.account_version($1) as v', [person]))[0]?.v;
  const rows = async (sql: string) => (await db.query<{ id: string }>(sql)).map(({ id }) => id);
  const payments = await rows('select id from private.payments');
  const prices = await rows('select id from public.plan_prices where active');
  const facts = { sku: item?.sku, state: 'paid', kind: 'order', from: '2026-01-01', to: day(1) };
  good = {
    p_filters: [
      {},
      { state: 'open' },
      { email: 'owner@example.com' },
      facts,
      { action: 'payment', actor: personIds.full_admin },
      { sort: 'largest', least: '1', most: '99999' },
    ],
    p_coupon: [
      { code: 'FUZZ-10', active: false },
      { code: 'FUZZ-20', percent_off: 20, max_redemptions: 5 },
    ],
    p_change: [
      { place: 7 },
      { unit_price_cents: 1799 },
      { titles: { en: 'Another title' } },
      { active: false },
    ],
    p_price: [
      {
        id: 'price_fuzz',
        tier: 'plus',
        interval: 'month',
        amount_cents: 1299,
        currency: 'usd',
        trial_days: 0,
      },
    ],
    p_counts: [{ invalid_body: 2 }],
    p_replaces: [null, ...prices],
    p_version: [0, 1, 2, await version(personIds.spare), await version(personIds.other)],
    p_limit: [25, 100],
    p_amount_cents: [1, 50],
    p_id: [gift, bad.id, randomUUID(), ...prices, ...payments],
    p_order: [order],
    p_payment: payments,
    p_message: [written?.id],
    p_user: [personIds.spare, personIds.other, personIds.orders_admin],
    p_actor: [personIds.master_admin],
    p_role: ['orders_admin', 'education_admin'],
    p_email: ['spare@example.com', 'owner@example.com'],
    p_asked: ['owner@example.com', personIds.spare],
    p_sku: [item?.sku],
    p_what: ['plus', 'premium', item?.sku],
    p_until: [day(9)],
    p_at: [null, new Date().toISOString()],
    p_after: [null, order],
    p_before: [null, 3],
    p_reason: ['Asked for it in ticket FCL-1.'],
    p_body: ['Please load the page anew.'],
    p_lang: ['en', 'ja'],
    p_action: ['close', 'reopen'],
    p_block: ['content', 'attempts'],
    p_remove_posts: [true, false],
    p_only_asks: [false],
    p_kind: ['boot', 'boundary'],
    p_page: ['/faq'],
    p_stack: ['0123456789abcdef'],
    p_release: ['r1'],
    p_function: ['metrics'],
    p_name: ['jobs_late'],
    p_refusal: ['charge_disputed'],
  };
  functions = await db.query<Fn & Record<string, unknown>>(
    `select p.proname as name, coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'type', format_type(a.type, null)) order by a.n), '[]') as args
     from pg_proc p, unnest(p.proargtypes::oid[], p.proargnames[1:cardinality(p.proargtypes::oid[])]) with ordinality a (type, name, n)
     where p.oid = any ($1::text[]::regprocedure[]) group by p.oid order by p.proname`,
    [[...adminOfPeople, ...adminOfServer]],
  );
  // Body after body, each taken back; what touched rows counts nevertheless until the end of the transaction.
  await db.query(`
    create function public.touched_in_test(p_tables oid[]) returns bigint language sql volatile as $$
      select sum(pg_stat_get_xact_tuples_inserted(t) + pg_stat_get_xact_tuples_updated(t) + pg_stat_get_xact_tuples_deleted(t))::bigint
      from unnest(p_tables) t
    $$`);
  await db.query(`
    create function public.fuzzed_in_test(p_user uuid, p_call text, p_bodies text[])
      returns table (code text, changed boolean, noted bigint, n integer, body text) language plpgsql as $$
    declare
      answer text;
      state text;
      outcomes jsonb := '[]';
      rows_then bigint;
      log_then bigint;
      log constant oid[] := array['public.admin_audit_log'::regclass];
      kept constant oid[] := array(
        select c.oid from pg_class c where c.relkind = 'r' and c.oid <> log[1]
          and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace));
    begin
      perform set_config('request.jwt.claims', jsonb_build_object('sub', p_user, 'role', 'authenticated')::text, true);
      foreach body in array p_bodies loop
        rows_then := public.touched_in_test(kept);
        log_then := public.touched_in_test(log);
        changed := false;
        noted := 0;
        begin
          execute p_call into answer using body;
          changed := public.touched_in_test(kept) > rows_then;
          noted := public.touched_in_test(log) - log_then;
          raise exception 'answered' using errcode = 'PT000';
        exception when others then
          get stacked diagnostics state = returned_sqlstate;
          -- What a value of the wrong type is called says the value, too.
          code := case when state like 'PT%' then sqlerrm when state like '22%' then state else state || ': ' || sqlerrm end;
        end;
        outcomes := outcomes || jsonb_build_object('code', code, 'changed', changed, 'noted', noted, 'body', body);
      end loop;
      return query
        select o.code, o.changed, o.noted, count(*)::integer, min(o.body)
        from jsonb_to_recordset(outcomes) as o(code text, changed boolean, noted bigint, body text) group by 1, 2, 3;
    end $$`);
});
afterAll(() => db.close());

const many = count(25, 10_000);
/** As many at a time as one answer should hold. */
const batch = 500;

async function fuzzed(fn: Fn, who: string, times = many): Promise<Outcome[]> {
  const columns = fn.args.map(({ name, type }) => `${name} ${type}`).join(', ');
  const given = fn.args.map(({ name }) => `${name} => x.${name}`).join(', ');
  // The body is read as the Data API reads it.
  const call = `select public.${fn.name}(${given})::text from jsonb_to_record($1::jsonb) as x(${columns})`;
  const { body } = desk(fn.name, good);
  const all: Outcome[] = [];
  for (let left = times; left > 0; left -= batch) {
    const bodies = Array.from({ length: Math.min(left, batch) }, () => body(fn.args));
    all.push(
      ...(await db.query<Outcome>('select * from public.fuzzed_in_test($1, $2, $3)', [who, call, bodies])),
    );
  }
  return all;
}

/** What the Data API answers with 400: a value that is none of its type, or none where a key is needed. */
const noValue = /^(22(P02|P05|003|007|008|009|021|023)$|23502: null value in column "id" )/;
const textCodes = ['too_short', 'too_long', 'bad_characters', 'too_many_links', 'empty'];
const isDeclared = (code: string) =>
  code === 'answered' || Object.hasOwn(adminRefusals, code) || textCodes.includes(code) || noValue.test(code);

describe('bodies of all kinds', () => {
  it('are answered or refused with a declared code by every function, with an entry for each act and none else', async () => {
    for (const fn of functions.filter(({ name }) => !ofNobody.test(name))) {
      const outcomes = await fuzzed(fn, personIds.master_admin);
      const wrong = outcomes.filter(
        ({ code, changed, noted }) =>
          !isDeclared(code) || noted !== (changed || (looks.has(fn.name) && code === 'answered') ? 1 : 0),
      );
      expect([fn.name, ...wrong]).toEqual([fn.name]);
      // Some come through, or nothing was tried.
      if (many > 100)
        expect([fn.name, outcomes.some(({ code }) => code === 'answered')]).toEqual([fn.name, true]);
    }
  }, 7_200_000);

  it('are none for somebody without a role: nothing is answered, changed or noted', async () => {
    for (const fn of functions.filter(({ name }) =>
      adminOfPeople.some((one) => one.startsWith(`public.${name}(`)),
    )) {
      const outcomes = await fuzzed(fn, personIds.owner, Math.ceil(many / 10));
      const heard = outcomes.filter(
        ({ code, changed, noted }) => changed || noted > 0 || !(code === 'not_allowed' || noValue.test(code)),
      );
      expect([fn.name, ...heard]).toEqual([fn.name]);
    }
  }, 3_600_000);

  it('are counted, marked and cleared by the server without a fault, or refused by the form of the row', async () => {
    for (const fn of functions.filter(({ name }) => ofNobody.test(name))) {
      const outcomes = await fuzzed(fn, personIds.owner);
      const wrong = outcomes.filter(
        ({ code, noted }) => noted > 0 || !(code === 'answered' || /^(22|23502|23514)/.test(code)),
      );
      expect([fn.name, ...wrong]).toEqual([fn.name]);
    }
  }, 3_600_000);
});
