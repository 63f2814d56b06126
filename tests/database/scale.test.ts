/** What a question costs must not grow with everybody else's rows. Rows read are counted, never time. Native PostgreSQL plans. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { draftOrder } from './support/billing.ts';
import { undone } from './support/database.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';

const seed = readFileSync(fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url)), 'utf8');

/** Enough that a plan which reads a table whole is told from one that does not. */
const MANY = 20_000;

const crowd = `
set local session_replication_role = replica;
insert into auth.users (id, email)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'n' || n || '@example.com'
  from generate_series(1, ${MANY}) n;
insert into public.billing_customers (user_id, customer_id, former_ids)
  select u.id, 'cus_' || right(u.id::text, 12), case when right(u.id::text, 1) = '0' then array['cus_old' || right(u.id::text, 12)] else '{}' end
  from auth.users u;
insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end)
  select u.id, true, 'plus', now() + interval '20 days' from auth.users u;
insert into public.billing_subscriptions (id, user_id, customer_id, status, tier, current_period_end)
  select 'sub_' || right(u.id::text, 12), u.id, 'cus_' || right(u.id::text, 12), 'active', 'plus', now() + interval '20 days'
  from auth.users u;
insert into public.coupons (code, percent_off, max_redemptions)
  values ('OPENEND', 10, null), ('CAPPED', 10, ${MANY * 2}), ('NOBODY', 10, 5);
insert into public.orders (id, user_id, status, currency, subtotal_cents, bundle_percent, bundle_discount_cents,
    coupon_code, coupon_discount_cents, total_cents, checkout_session_id, paid_at)
  select gen_random_uuid(), u.id, 'paid', 'usd', 1000, 0, 0, c.code, 100, 900, 'cs_' || c.code || right(u.id::text, 12), now()
  from auth.users u, (values ('OPENEND'), ('CAPPED')) c (code);
insert into public.checkout_sessions (id, user_id, kind, order_id, status, created_at, expires_at)
  select o.checkout_session_id, o.user_id, 'cart', o.id, 'complete', now() - interval '1 day', now() from public.orders o;
insert into public.attempt_starts (id, user_id, test_id, form, started_at)
  select gen_random_uuid(), u.id, 'psyprofile_lite', 'self', now() - interval '200 days' from auth.users u;
insert into public.assessment_attempts (id, user_id, test_id, instrument_version, language, seed, started_at, completed_at, created_at)
  select s.id, s.user_id, s.test_id, '1.0.0', 'en', 'seed', s.started_at, s.started_at, s.started_at
  from public.attempt_starts s;
set local session_replication_role = origin;
`;

/** Kept by triggers, which the rows above went past. */
const derived = `
update public.attempt_starts set finished = true;
update public.coupons set redeemed = ${MANY} where code in ('OPENEND', 'CAPPED')`;

describe('with many other people', () => {
  let server: MigratedServer;
  let db: OpenedDb;
  beforeAll(async () => {
    server = await startMigratedServer();
    db = server.db;
    await db.script(seed);
    await db.tx(async (query) => {
      for (const part of crowd.split(';\n')) if (part.trim() !== '') await query(part);
    });
    await db.script(derived);
    await db.query('vacuum analyze');
  });
  afterAll(() => server.stop());

  /** Rows of these tables that `work` reads, by a scan of the whole table or by an index. */
  async function rowsRead(
    tables: readonly string[],
    work: (query: Query) => Promise<unknown>,
  ): Promise<number> {
    return undone(db, async (query) => {
      const count = async () => {
        const [row] = await query<{ n: string }>(
          `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) as n
           from pg_stat_xact_user_tables where relname = any ($1::text[])`,
          [tables],
        );
        return Number(row?.n);
      };
      const before = await count();
      await work(query);
      return (await count()) - before;
    });
  }

  const newPerson = async (query: Query): Promise<string> => {
    const id = randomUUID();
    await query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
    return id;
  };

  it.each(['OPENEND', 'CAPPED'])(
    'an order with the popular coupon %s reads a handful of orders',
    async (code) => {
      const read = await rowsRead(['orders', 'checkout_sessions'], async (query) => {
        const id = await newPerson(query);
        const terms = { code, percent_off: 10, amount_off_cents: null };
        const order = await draftOrder(db, { id, customer: '' }, ['test-psyprofile'], terms);
        await query('select public.store_order($1::text::jsonb)', [JSON.stringify(order)]);
      });
      expect(read).toBeLessThan(50);
    },
  );

  it('linking a person to a customer reads a handful of customers, also by a plan for any customer', async () => {
    const read = await rowsRead(['billing_customers'], async (query) => {
      for (let n = 0; n < 12; n += 1) {
        await query('select public.link_customer($1, $2)', [await newPerson(query), `cus_new${n}`]);
      }
    });
    expect(read).toBeLessThan(100);
  });

  it('the sweep of billing reads what is due and nobody else', async () => {
    const tables = ['subscribers', 'billing_subscriptions', 'checkout_sessions', 'billing_customers'];
    expect(await rowsRead(tables, (query) => query('select public.sweep_billing()'))).toBeLessThan(50);
  });

  it('the newest result of each test reads one attempt of each, however many there are', async () => {
    const read = await rowsRead(['assessment_attempts', 'attempt_starts'], async (query) => {
      const id = await newPerson(query);
      await query(
        `insert into public.assessment_attempts (id, user_id, test_id, instrument_version, language, seed, started_at, completed_at)
         select gen_random_uuid(), $1::uuid, t.test_id, '1.0.0', 'en', 'seed', now(), now() + n * interval '1 second'
         from public.assessment_tests t, generate_series(1, 50) n`,
        [id],
      );
      await query(`select set_config('request.jwt.claims', json_build_object('sub', $1::text)::text, true)`, [
        id,
      ]);
      expect((await query('select id from public.my_latest_results()')).length).toBeGreaterThan(5);
    });
    expect(read).toBeLessThan(100);
  });

  it.each(['purge_unclaimed_attempts', 'purge_child_attempts', 'purge_unfinished_starts'])(
    '%s reads what is old enough to go',
    async (name) => {
      const tables = ['assessment_attempts', 'attempt_starts'];
      expect(await rowsRead(tables, (query) => query(`select public.${name}()`))).toBeLessThan(50);
    },
  );
});
