/** Lists of the team that are read by time or by one item, whatever the order in which rows came and however many there are. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { adminRoles, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
  await db.query('delete from public.admin_audit_log');
  // A long transaction writes late what it began early.
  for (const [action, at] of [
    ['second', '2026-11-02T10:00:00Z'],
    ['first', '2026-11-01T10:00:00Z'],
    ['fourth', '2026-11-03T10:00:00Z'],
    ['third', '2026-11-02T10:00:00Z'],
  ] as const) {
    await db.query(
      'insert into public.admin_audit_log (actor_id, action, created_at) values ($1, $2, $3::timestamptz)',
      [personIds.full_admin, action, at],
    );
  }
});
afterAll(() => db.close());

interface Entry {
  id: number;
  action: string;
}
const entries = async (call: string, before: number | null, limit: number) =>
  (await asActor<{ entry: Entry }>(db, 'full_admin', `select public.${call} as entry`, [before, limit])).map(
    ({ entry }) => entry,
  );

it.each(["audit_entries('{}', $1::bigint, $2::integer)", 'my_audit_entries($1::bigint, $2::integer)'])(
  '%s tells by time, those of one moment by number, and its pages fit together',
  async (call) => {
    const all = await entries(call, null, 25);
    expect(all.map(({ action }) => action)).toEqual(['fourth', 'third', 'second', 'first']);
    const paged: Entry[] = [];
    for (let page = await entries(call, null, 1); page.length > 0; ) {
      paged.push(...page);
      page = await entries(call, page[0]?.id ?? null, 1);
    }
    expect(paged).toEqual(all);
    expect(await codeOf(entries(call, 0, 25))).toBe('bad_cursor');
  },
);

it('orders of an item bought seldom and of one bought often are told alike', async () => {
  const skus = ['test-seldom', 'test-often'] as const;
  const many = { 'test-seldom': 3, 'test-often': 5100 };
  for (const [index, sku] of skus.entries()) {
    await db.query(
      `insert into public.catalog_items (sku, kind, title, unit_price_cents, active) values ($1, 'test', 'Item ${index}', 100, false)`,
      [sku],
    );
    await db.query(
      `with made as (
         insert into public.orders (id, user_id, status, currency, subtotal_cents, bundle_percent, bundle_discount_cents,
             coupon_discount_cents, total_cents, created_at)
           select gen_random_uuid(), null, 'paid', 'usd', 100 + n, 0, 0, 0, 100 + n, now() - make_interval(mins => n)
           from generate_series(1, $2::integer) n returning id, total_cents)
       insert into public.order_lines (order_id, sku, title, unit_price_cents, discount_cents, paid_cents)
         select m.id, $1, 'Item ${index}', m.total_cents, 0, m.total_cents from made m`,
      [sku, many[sku]],
    );
  }
  const list = (filters: object, after: string | null = null) =>
    asActor<{ made: { id: string; total_cents: number } }>(
      db,
      'orders_admin',
      'select public.order_list($1::text::jsonb, $2::uuid, 25) as made',
      [JSON.stringify(filters), after],
    );
  const total = (filters: object) => callAs(db, 'orders_admin', 'order_total', JSON.stringify(filters));
  expect([await total({ sku: 'test-seldom' }), await total({ sku: 'test-often' })]).toEqual([3, 1001]);
  expect(await total({ sku: 'test-never' })).toBe(0);
  for (const sku of skus) {
    const cents = async (filters: object, after: string | null = null) =>
      (await list({ sku, ...filters }, after)).map(({ made }) => made.total_cents);
    expect((await cents({})).slice(0, 3)).toEqual([101, 102, 103]);
    expect(await cents({ most: '102', sort: 'largest' })).toEqual([102, 101]);
    expect(await total({ sku, least: '102', most: '103' })).toBe(2);
    const [first] = await list({ sku });
    expect((await cents({}, first?.made.id)).slice(0, 2)).toEqual([102, 103]);
    expect(await cents({ state: 'disputed' })).toEqual([]);
  }
});
