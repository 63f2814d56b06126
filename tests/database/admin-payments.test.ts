/** Payments of the team: who reads them, in which order, how they are narrowed, and what a refund keeps before it is sent. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { applyNow, type Bought, type Buyer, buy, newBuyer, openShop, ownedBy } from './support/billing.ts';
import { type Arg, callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor } from './support/database.ts';
import { adminRoles, type Person } from './support/people.ts';
import { invoiceOf, type Payment, subscriptionOf } from './support/snapshots.ts';

interface Listed {
  id: string;
  kind: string;
  state: string;
  urgent: boolean;
  at: string;
  amount_cents: number;
  refunded_cents: number;
  version: number;
  about: string[];
}
interface Opened extends Listed {
  left_cents: number;
  email: string | null;
  lines: { sku: string }[];
  invoices: { id: string }[];
  refunds: { id: string; state: string; amount_cents: number; reason: string | null; actor: string | null }[];
  events: { id: string; outcome: string }[];
}

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script(
    'delete from private.payments; delete from public.refunds; delete from public.admin_audit_log;',
  );
  buyer = await newBuyer(db);
});

const call = <T = unknown>(who: Person | 'anon' | 'service', name: string, ...args: readonly Arg[]) =>
  callAs<T>(db, who, name, ...args);
const list = async (
  filters: unknown = {},
  after: Pick<Listed, 'urgent' | 'at' | 'id'> | null = null,
  limit = 25,
  who: Person = 'payments_admin',
) =>
  (
    await asActor<{ row: Listed }>(
      db,
      who,
      'select public.payment_list($1::text::jsonb, $2::boolean, $3::text::timestamptz, $4::text::uuid, $5::integer) as row',
      [JSON.stringify(filters), after?.urgent ?? null, after?.at ?? null, after?.id ?? null, limit],
    )
  ).map(({ row }) => row);
const read = (id: string, who: Person = 'payments_admin') => call<Opened>(who, 'read_payment', id);
const refund = (
  of: Pick<Listed, 'id' | 'version'>,
  cents: number,
  { id = randomUUID() as string, reason = 'Bought twice', who = 'payments_admin' as Person } = {},
) =>
  call<{ state: string; payment_intent_id: string }>(
    who,
    'begin_refund',
    id,
    of.id,
    of.version,
    cents,
    reason,
  );
const log = () =>
  db.query<{ action: string; detail: Record<string, unknown> }>(
    `select action, detail from public.admin_audit_log where action like 'payment.%' order by id`,
  );
/** What the provider says after refunds. */
const told = (bought: Bought, back: number, refunds: object[] = [], more: Partial<Payment> = {}) =>
  applyNow(db, buyer.customer, {
    payments: [{ ...bought.payment({ amount_refunded: back, ...more }), refunds } as Payment],
  });
const said = (
  key: string | null,
  cents: number,
  status = 'succeeded',
  id = `re_${randomUUID().slice(0, 8)}`,
) => ({
  id,
  key,
  amount_cents: cents,
  currency: 'usd',
  status,
  created_at: '2026-11-20T10:00:00Z',
});
const items = async (): Promise<string[]> => {
  const rows = await db.query<{ sku: string }>(
    `select sku from public.catalog_items where active and unit_price_cents > 0 and kind <> 'bundle' order by sku limit 1`,
  );
  return rows.map(({ sku }) => sku);
};
async function paid(): Promise<{ bought: Bought; row: Listed }> {
  const bought = await buy(db, buyer, await items());
  const [row] = await list();
  if (!row) throw new Error('no payment');
  return { bought, row };
}

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

describe('a refund', () => {
  it('is kept with its key and an entry, and a double click is the same one', async () => {
    const { row } = await paid();
    const id = randomUUID();
    expect(await refund(row, 100, { id })).toMatchObject({
      state: 'requested',
      payment_intent_id: expect.any(String),
    });
    expect(await refund(row, 100, { id })).toMatchObject({ state: 'requested' });
    expect(await log()).toMatchObject([
      {
        action: 'payment.refund_requested',
        detail: { refund: id, amount_cents: 100, currency: 'usd', reason: 'Bought twice' },
      },
    ]);
    expect((await read(row.id)).left_cents).toBe(row.amount_cents - 100);
    // The key stands for this refund alone.
    expect(await codeOf(refund(row, 200, { id }))).toBe('key_used');
    expect(await codeOf(refund(row, 100, { id, reason: 'Another' }))).toBe('key_used');
  });

  it('is one when two admins ask at once, each with half', async () => {
    const { row } = await paid();
    const half = Math.floor(row.amount_cents / 2);
    const answers = await Promise.all([
      codeOf(refund(row, half)),
      codeOf(refund(row, half, { who: 'master_admin' })),
    ]);
    expect(answers.map(String).filter((answer) => answer === 'version_conflict')).toHaveLength(1);
    expect((await read(row.id)).refunds).toHaveLength(1);
    // Whoever reads again still waits until the first is told back.
    expect(await codeOf(refund(await read(row.id), half))).toBe('refund_on_its_way');
  });

  it.each([
    [0, 'bad_amount'],
    [-1, 'bad_amount'],
    [2_147_483_647, 'more_than_left'],
  ])('of %i cents is refused as %s, and nothing is kept', async (cents, code) => {
    const { row } = await paid();
    expect(await codeOf(refund(row, cents))).toBe(code);
    for (const reason of ['', '  ', 'x'.repeat(501), 'a\u202eb'])
      expect(await codeOf(refund(row, 1, { reason }))).toMatch(/^(empty|too_long|bad_characters)$/);
    expect(await codeOf(refund({ ...row, id: randomUUID() }, 1))).toBe('not_found');
    expect(await log()).toEqual([]);
    expect((await read(row.id)).refunds).toEqual([]);
  });

  it('closes what was bought when the provider tells of the whole, not before', async () => {
    const { bought, row } = await paid();
    const [first, second] = [randomUUID(), randomUUID()];
    await refund(row, 100, { id: first });
    expect(await ownedBy(db, buyer)).not.toEqual([]);
    await told(bought, 100, [said(first, 100, 'succeeded', 're_first')]);
    const half = await read(row.id);
    expect(half).toMatchObject({
      state: 'partly_refunded',
      refunded_cents: 100,
      left_cents: bought.total - 100,
    });
    expect(half.refunds).toMatchObject([
      { id: first, state: 'succeeded', actor: 'payments_admin@example.com' },
    ]);
    expect(await codeOf(refund(half, bought.total - 99))).toBe('more_than_left');
    await refund(half, bought.total - 100, { id: second });
    await told(bought, bought.total, [
      said(second, bought.total - 100),
      said(first, 100, 'succeeded', 're_first'),
    ]);
    expect(await ownedBy(db, buyer)).toEqual([]);
    const whole = await read(row.id);
    expect(whole).toMatchObject({ state: 'refunded', left_cents: 0 });
    expect(await codeOf(refund(whole, 1))).toBe('already_refunded');
  });

  it('that failed at the bank can be asked for anew; one made at the provider stands beside it', async () => {
    const { bought, row } = await paid();
    const id = randomUUID();
    await refund(row, 100, { id });
    await told(bought, 100, [said(id, 100, 'pending', 're_p')]);
    await told(bought, 50, [said(id, 100, 'failed', 're_p'), said(null, 50, 'succeeded', 're_q')]);
    expect((await read(row.id)).refunds.map(({ state, reason }) => [state, reason])).toEqual(
      expect.arrayContaining([
        ['failed', 'Bought twice'],
        ['succeeded', null],
      ]),
    );
    expect(await refund(await read(row.id), 100)).toMatchObject({ state: 'requested' });
  });

  it('that the provider refused for good frees the payment, with an entry', async () => {
    const { row } = await paid();
    const id = randomUUID();
    await refund(row, 100, { id });
    await call('service', 'note_refund_refused', id, 'charge_disputed');
    await call('service', 'note_refund_refused', id, 'charge_disputed');
    expect((await log()).map(({ action }) => action)).toEqual([
      'payment.refund_requested',
      'payment.refund_refused',
    ]);
    const opened = await read(row.id);
    expect(opened).toMatchObject({ left_cents: row.amount_cents, refunds: [{ state: 'refused' }] });
  });

  it('of a disputed payment waits for the bank', async () => {
    const { bought, row } = await paid();
    await told(bought, 0, [], { dispute: 'open' });
    expect(await read(row.id)).toMatchObject({ state: 'disputed', left_cents: 0 });
    expect(await codeOf(refund(await read(row.id), 1))).toBe('invalid_state');
  });
});
