/** Payments of the team: who reads them, in which order, and how they are narrowed. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { applyNow, type Buyer, newBuyer } from './support/billing.ts';
import { codeOf } from './support/community.ts';
import { asActor } from './support/database.ts';
import { type Listed, openStaffedShop, paymentDeskOf } from './support/payment-desk.ts';
import { invoiceOf, subscriptionOf } from './support/snapshots.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openStaffedShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script(
    'delete from private.payments; delete from public.refunds; delete from public.admin_audit_log;',
  );
  buyer = await newBuyer(db);
});

const { call, list, read, refund, log, paid } = paymentDeskOf(
  () => db,
  () => buyer,
);

describe('the list of payments', () => {
  it('is for master, full and payments admins, and nothing is noted for anybody else', async () => {
    const { row } = await paid();
    for (const who of ['owner', 'orders_admin', 'education_admin'] as const) {
      const asked = [
        list({}, null, 25, who),
        call(who, 'payment_total', '{}'),
        call(who, 'export_payments', '{}'),
        read(row.id, who),
        refund(row, 1, { who }),
      ];
      expect([who, ...(await Promise.all(asked.map(codeOf)))]).toEqual([
        who,
        ...Array(5).fill('not_allowed'),
      ]);
    }
    expect(await codeOf(call('anon', 'payment_total', '{}'))).toMatch(/^42501/);
    expect(await log()).toEqual([]);
    for (const who of ['master_admin', 'full_admin'] as const)
      expect(await list({}, null, 25, who)).toHaveLength(1);
  });

  it('has what failed or is disputed first, and neither carts nor bills of nothing', async () => {
    const { bought } = await paid();
    const plan = subscriptionOf();
    await applyNow(db, buyer.customer, {
      subscriptions: [plan],
      payments: [bought.payment()],
      invoices: [
        invoiceOf(plan, { id: 'in_late', status: 'open', issued_at: '2026-01-01T00:00:00Z' }),
        invoiceOf(plan, { id: 'in_paid', status: 'paid', issued_at: '2026-02-01T00:00:00Z' }),
        {
          ...invoiceOf(plan, { id: 'in_taken', status: 'paid', issued_at: '2026-03-01T00:00:00Z' }),
          dispute: 'open',
        } as never,
        invoiceOf(plan, { id: 'in_none', status: 'paid', amount_cents: 0 }),
      ],
    });
    const rows = await list();
    expect(rows.map(({ kind, state }) => [kind, state])).toEqual([
      ['plan', 'disputed'],
      ['plan', 'failed'],
      ['order', 'paid'],
      ['plan', 'paid'],
    ]);
    expect(rows[0]?.about).toEqual(['plus']);
    expect(rows[2]?.about).toHaveLength(1);
    // A list names nobody.
    expect(JSON.stringify(rows)).not.toMatch(/@|cus_|pi_/);
    expect((await list({ kind: 'plan', state: 'paid' })).map(({ state }) => state)).toEqual(['paid']);
    expect(await list({ from: '2026-01-01', to: '2026-02-01' })).toHaveLength(2);
    expect(await call('payments_admin', 'payment_total', '{"kind": "plan"}')).toBe(3);
    const [first, second] = await list({}, null, 2);
    if (!first || !second) throw new Error('too few');
    expect((await list({}, first)).map(({ id }) => id)).toEqual(rows.slice(1).map(({ id }) => id));
    expect((await list({}, second)).map(({ id }) => id)).toEqual(rows.slice(2).map(({ id }) => id));
  });

  it.each([
    [[], 'bad_filter'],
    [{ from: '2026-13-01' }, 'bad_filter'],
    [{ to: "' or true --" }, 'bad_filter'],
  ])('refuses %j', async (filters, code) => {
    expect(await codeOf(list(filters))).toBe(code);
    expect(await codeOf(call('payments_admin', 'export_payments', JSON.stringify(filters)))).toBe(code);
    expect(await log()).toEqual([]);
  });

  it('takes any words for values, and no more rows than a hundred', async () => {
    await paid();
    await fc.assert(
      fc.asyncProperty(fc.record({ state: fc.string(), kind: fc.string() }), async (filters) => {
        const clean = JSON.parse(JSON.stringify(filters).replaceAll('\\u0000', '')) as object;
        expect((await list(clean, null, 1_000_000)).length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 25 },
    );
    for (const state of ["paid' or 'a'='a", 'p%', '.*', 'paid; drop table orders'])
      expect(await list({ state })).toEqual([]);
    expect(await codeOf(list({}, { urgent: true, at: 'yesterday', id: 'x' }))).toMatch(/^22/);
    expect(
      await codeOf(asActor(db, 'payments_admin', `select public.payment_list('{}', true, null, null, 25)`)),
    ).toBe('bad_filter');
  });

  it('is saved as a file of what it shows, and that is an entry', async () => {
    await paid();
    const rows = await call<Listed[]>('payments_admin', 'export_payments', '{"kind": "order"}');
    expect(rows).toHaveLength(1);
    expect(await log()).toMatchObject([
      { action: 'payment.exported', detail: { filters: { kind: 'order' }, roles: ['payments_admin'] } },
    ]);
  });
});

describe('a payment that lies open', () => {
  it('tells who paid, what for and what the provider told, and a look is one entry', async () => {
    const { bought, row } = await paid();
    await applyNow(
      db,
      buyer.customer,
      { payments: [bought.payment()] },
      { id: 'evt_one', type: 'charge.refunded', created: '2026-11-20T10:00:00Z', object_id: 'ch_1' },
    );
    const opened = await read(row.id);
    expect(opened).toMatchObject({
      left_cents: bought.total,
      email: expect.stringMatching(/^buyer\d+@example.com$/),
    });
    expect(opened.lines).toHaveLength(1);
    expect(opened.events).toMatchObject([{ id: 'evt_one', outcome: 'applied' }]);
    await read(row.id);
    expect((await log()).map(({ action }) => action)).toEqual(['payment.read']);
    expect(await codeOf(read(randomUUID()))).toBe('not_found');
  });
});
