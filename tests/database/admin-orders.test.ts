/** Orders at the desk of the team: who reads them, how they are narrowed and paged, and what a file holds. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommunityActor } from '../../src/lib/community/access.ts';
import { accessTo } from '../../src/lib/community/access.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openShop } from './support/billing.ts';
import { codeOf, makeStaff } from './support/community.ts';
import { asActor } from './support/database.ts';
import { orderDeskOf } from './support/order-desk.ts';
import { madeOrderId, makeOrder } from './support/orders.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openShop();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(() =>
  db.script(
    'delete from public.billing_invoices; delete from public.orders; delete from public.entitlements; delete from public.admin_audit_log;',
  ),
);

const { call, list, found, note, bill, log } = orderDeskOf(() => db);

describe('orders', () => {
  it('are read by who deals with orders or payments, and by nobody else', async () => {
    const id = await makeOrder(db, 1);
    for (const who of ['owner', 'other', 'education_admin'] as const) {
      const asked = [
        call(who, 'order_list'),
        call(who, 'order_total'),
        call(who, 'export_orders'),
        call(who, 'read_order', id),
        note(id, 0, 'Hello', randomUUID(), who),
      ];
      expect([who, ...(await Promise.all(asked.map(codeOf)))]).toEqual([
        who,
        ...Array(5).fill('not_allowed'),
      ]);
    }
    expect(await codeOf(call('anon', 'order_list'))).toMatch(/^42501/);
    for (const who of ['orders_admin', 'payments_admin', 'full_admin', 'master_admin'] as const) {
      expect(await list({}, null, 25, who)).toHaveLength(1);
      expect(await call(who, 'read_order', id)).toMatchObject({ id, email: 'owner@example.com' });
    }
    expect(await codeOf(note(id, 0, 'Hello', randomUUID(), 'payments_admin'))).toBe('not_allowed');
    expect(await log()).toEqual([]);
    expect(await codeOf(call('orders_admin', 'read_order', randomUUID()))).toBe('not_found');
    // What stands in the list says what was bought, and nothing of the person.
    const [row] = await list();
    expect(Object.keys(row ?? {}).sort()).toEqual(
      [
        'coupon_code',
        'created_at',
        'currency',
        'id',
        'lines',
        'paid_at',
        'refunded_cents',
        'status',
        'total_cents',
      ].sort(),
    );
  });

  it('are narrowed by state, day, amount, item and a whole address', async () => {
    await makeOrder(db, 1, { status: 'refunded', cents: 499, sku: 'training-breathing' });
    await makeOrder(db, 2, { who: 'other', cents: 2499, sku: 'test-psyprofile' });
    await makeOrder(db, 3, { who: null });
    expect(await found({})).toEqual([3, 2, 1]);
    expect(await found({ state: 'refunded' })).toEqual([1]);
    expect(await found({ from: '2026-11-02', to: '2026-11-02' })).toEqual([2]);
    expect(await found({ least: '1499', most: '1499' })).toEqual([3]);
    expect(await found({ sku: 'test-psyprofile' })).toEqual([2]);
    expect(await found({ email: 'Owner@Example.com' })).toEqual([1]);
    expect(await found({ email: 'nobody@example.com' })).toEqual([]);
    expect(await found({ sort: 'oldest' })).toEqual([1, 2, 3]);
    expect(await found({ sort: 'largest' })).toEqual([2, 3, 1]);
    expect(await found({ sort: 'smallest' })).toEqual([1, 3, 2]);
    expect(await call('orders_admin', 'order_total', '{"state": "paid"}')).toBe(2);
  });

  it.each([
    [{ email: 'owner@' }],
    [{ email: '%@example.com' }],
    [{ email: 'owner' }],
    [{ email: personIds.owner }],
    [{ least: '-1' }],
    [{ least: '1.5' }],
    [{ most: '99999999999999999999' }],
    [{ sku: `x' or true --` }],
    [{ sku: '.*' }],
    [{ from: '2026-13-01' }],
    [{ sort: 'total_cents; drop table public.orders' }],
    [{ state: ['paid'] }],
    [{ least: 5 }],
    [[]],
  ])('refuse a filter that is none: %j', async (filters) => {
    await makeOrder(db, 1);
    for (const name of ['order_list', 'order_total', 'export_orders'])
      expect(await codeOf(call('orders_admin', name, JSON.stringify(filters)))).toBe('bad_filter');
    expect(await log()).toEqual([]);
  });

  it('find nothing by signs of SQL where a word is compared', async () => {
    await makeOrder(db, 1);
    for (const state of [`' or true --`, '%', '.*', 'paid\u0000'.slice(0, 4).toUpperCase()])
      expect(await found({ state })).toEqual([]);
  });

  it.each(['latest', 'oldest', 'largest', 'smallest'])(
    'come in pages that neither leave out nor repeat, %s first',
    async (sort) => {
      for (let n = 1; n <= 7; n += 1)
        await makeOrder(db, n, { cents: 1000 + (n % 2), at: `2026-11-0${1 + (n % 3)}T10:00:00Z` });
      const filters = sort === 'latest' ? {} : { sort };
      const whole = (await list(filters)).map(({ id }) => id);
      const pages: string[] = [];
      for (let after: string | null = null; ; ) {
        const page: string[] = (await list(filters, after, 3)).map(({ id }) => id);
        pages.push(...page);
        if (page.length < 3) break;
        after = page.at(-1) ?? null;
      }
      expect(pages).toEqual(whole);
      expect(new Set(whole).size).toBe(7);
    },
  );

  it('clamp a page, and know a cursor that is none', async () => {
    for (let n = 1; n <= 3; n += 1) await makeOrder(db, n);
    expect(await list({}, null, 1_000_000)).toHaveLength(3);
    expect(await list({}, null, -5)).toHaveLength(1);
    expect(await codeOf(list({}, randomUUID()))).toBe('bad_cursor');
    expect(await codeOf(list({}, `${madeOrderId(1)}' or true --`))).toMatch(/^22P02/);
  });

  it('open with lines, cents, coupon, what they opened, and what happened in the order of time', async () => {
    const id = await makeOrder(db, 1, { coupon: 'SAVE1' });
    await db.query(
      `insert into public.entitlements (user_id, sku, source) values ($1, 'test-delay-choice', 'order') on conflict do nothing`,
      [personIds.owner],
    );
    await bill(id);
    const read = await call('orders_admin', 'read_order', id);
    expect(read).toMatchObject({
      subtotal_cents: 1599,
      coupon_code: 'SAVE1',
      coupon_discount_cents: 100,
      total_cents: 1499,
      lines: [
        {
          sku: 'test-delay-choice',
          unit_price_cents: 1599,
          discount_cents: 100,
          paid_cents: 1499,
          grants: [{ sku: 'test-delay-choice', active: true, open: true }],
        },
      ],
    });
    expect(read.events.map(({ kind }) => kind)).toEqual(['ordered', 'paid', 'invoice']);
  });
});

describe('a file of orders', () => {
  it('holds what the list holds and leaves an entry, without the address it was narrowed by', async () => {
    await makeOrder(db, 1);
    await makeOrder(db, 2, { who: 'other' });
    const rows = await call<{ id: string }[]>(
      'orders_admin',
      'export_orders',
      '{"email": "other@example.com", "state": "paid"}',
    );
    expect(rows.map(({ id }) => id)).toEqual([madeOrderId(2)]);
    expect(JSON.stringify(rows)).not.toContain('@');
    const entries = await log();
    expect(entries).toMatchObject([
      { action: 'order.exported', target: null, detail: { rows: 1, filters: { state: 'paid' } } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('other@example.com');
  });
});

describe('rows of orders', () => {
  const others: readonly [CommunityActor, Person][] = [
    ['author', 'owner'],
    ['other', 'other'],
    ['orders_admin', 'orders_admin'],
    ['payments_admin', 'payments_admin'],
    ['education_admin', 'education_admin'],
    ['full_admin', 'full_admin'],
    ['master_admin', 'master_admin'],
  ];

  it.each(others)('are reached as the table of access says, by %s', async (actor, person) => {
    const id = await makeOrder(db, 1);
    await bill(id);
    const { read, create, update, delete: remove } = accessTo('order', actor);
    const rows = await asActor(db, person, 'select id from public.orders where id = $1', [id]);
    expect(rows.length === 1 ? 'direct' : 'deny').toBe(read);
    const bills = await asActor(db, person, 'select id from public.billing_invoices where order_id = $1', [
      id,
    ]);
    expect(bills.length === 1 ? 'direct' : 'deny').toBe(accessTo('payment', actor).read);
    const noted = await codeOf(note(id, 0, 'Hello', randomUUID(), person));
    const statement = await codeOf(asActor(db, person, `update public.orders set status = 'failed'`));
    expect(statement).toMatch(/^42501/);
    expect(noted === 'not_allowed' ? 'deny' : 'function').toBe(update);
    for (const sql of [
      'delete from public.orders',
      'insert into public.orders (id) values (gen_random_uuid())',
      'delete from public.order_lines',
    ])
      expect(await codeOf(asActor(db, person, sql))).toMatch(/^42501/);
    expect([create, remove]).toEqual(['deny', 'deny']);
  });
});
