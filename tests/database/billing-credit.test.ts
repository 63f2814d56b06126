/** Credit for single purchases as the database reckons it: what is to be put on the balance, and what taken back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreditOfLine } from '../../src/lib/billing/credit-balance.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  applyNow,
  asBuyer,
  type Bought,
  type Buyer,
  buy,
  checkOut,
  newBuyer,
  openShop,
} from './support/billing.ts';
import { valueAs } from './support/database.ts';
import { inDays, type Snapshot, subscriptionOf } from './support/snapshots.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  buyer = await newBuyer(db);
});

const onBalance = (line: string, given: number, more: Partial<CreditOfLine> = {}): CreditOfLine => ({
  order_line_id: line,
  given_cents: given,
  taken_cents: 0,
  used_cents: 0,
  entries: 1,
  ...more,
});
const leftOf = (lines: readonly CreditOfLine[]) =>
  lines.reduce((sum, line) => sum + line.given_cents - line.taken_cents - line.used_cents, 0);

/** What is to be moved, by line; negative gives. */
async function moves(
  lines: readonly CreditOfLine[],
  snapshot: Partial<Snapshot> = {},
  cents = -leftOf(lines),
): Promise<Record<string, number>> {
  const { credit_changes: changes } = await applyNow(db, buyer.customer, {
    ...snapshot,
    balance: { cents, lines },
  });
  return Object.fromEntries(changes.map((change) => [change.order_line_id, change.amount_cents]));
}
const told = async () => {
  const [row] = await asBuyer<{ cents: number; counts_until: Date | string; kept: boolean }>(
    db,
    buyer,
    'select * from public.my_plan_credit()',
  );
  if (!row) return null;
  const days = (new Date(row.counts_until).getTime() - Date.now()) / 86_400_000;
  return { cents: row.cents, kept: row.kept, days: Math.round(days) };
};
const age = (bought: Bought, days: number) =>
  db.query('update public.orders set paid_at = now() - make_interval(days => $2) where id = $1', [
    bought.orderId,
    days,
  ]);
const lineOf = (bought: Bought, sku: string): string => bought.lines[sku] ?? '';

describe('the credit of a single purchase', () => {
  it('is what was paid for each line, put there once', async () => {
    const bought = await buy(db, buyer, ['test-focustrack', 'test-psyprofile']);
    const paid = await db.query<{ id: string; paid_cents: number }>(
      'select id, paid_cents from public.order_lines where order_id = $1',
      [bought.orderId],
    );
    const expected = Object.fromEntries(paid.map((line) => [line.id, -line.paid_cents]));
    const payments = [bought.payment()];
    expect(await moves([], { payments })).toEqual(expected);
    expect(await told()).toEqual({ cents: bought.total, kept: false, days: 30 });
    expect(
      await moves(
        paid.map((line) => onBalance(line.id, line.paid_cents)),
        { payments },
      ),
    ).toEqual({});
  });

  it('is nothing for what is unpaid, given back or disputed, and is taken back', async () => {
    await checkOut(db, buyer, ['test-memory-check']);
    expect(await moves([])).toEqual({});
    const bought = await buy(db, buyer, ['test-focustrack', 'test-psyprofile']);
    const [kept, back] = [lineOf(bought, 'test-psyprofile'), lineOf(bought, 'test-focustrack')];
    await moves([], { payments: [bought.payment()] });
    const there = [onBalance(kept, 2249), onBalance(back, 1799)];
    const partly = bought.payment({ amount_refunded: 100, refunded_lines: [back] });
    expect(await moves(there, { payments: [partly] })).toEqual({ [back]: 1799 });
    const disputed = bought.payment({ dispute: 'open' });
    expect(await moves(there, { payments: [disputed] })).toEqual({ [kept]: 2249, [back]: 1799 });
    expect(await told()).toBeNull();
  });

  it('shrinks by what was given back for no line', async () => {
    const bought = await buy(db, buyer, ['test-focustrack', 'test-psyprofile']);
    const back = bought.total - 100;
    const given = await moves([], { payments: [bought.payment({ amount_refunded: back })] });
    const sum = -Object.values(given).reduce((all, cents) => all + cents, 0);
    expect(sum).toBeGreaterThan(97);
    expect(sum).toBeLessThanOrEqual(100);
  });

  it('is used up once: a refund takes back only what is left, and never more than lies there', async () => {
    const bought = await buy(db, buyer, ['test-psyprofile']);
    const line = lineOf(bought, 'test-psyprofile');
    const used = [onBalance(line, 2499, { used_cents: 999 })];
    expect(await moves(used, { payments: [bought.payment()] })).toEqual({});
    expect(await told()).toMatchObject({ cents: 1500 });
    const refunded = { payments: [bought.payment({ amount_refunded: bought.total })] };
    expect(await moves(used, refunded)).toEqual({ [line]: 1500 });
    // Something else drew on the balance: taking back must not turn it into a debt.
    expect(await moves(used, refunded, -400)).toEqual({ [line]: 400 });
    expect(await moves(used, refunded, 0)).toEqual({});
    expect(await moves(used, refunded, 250)).toEqual({});
  });

  it('counts for 30 days, and for 12 months when a plan ran or began in them', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    const line = lineOf(bought, 'test-focustrack');
    const payments = [bought.payment()];
    const there = [onBalance(line, 1999)];
    await moves(there, { payments });
    await age(bought, 31);
    expect(await moves(there, { payments })).toEqual({ [line]: 1999 });
    expect(await told()).toBeNull();

    const late = subscriptionOf({ started_at: inDays(-0.5) });
    expect(await moves(there, { payments, subscriptions: [late] })).toEqual({ [line]: 1999 });
    const ended = { ...late, status: 'canceled', started_at: inDays(-5), ended_at: inDays(-2) };
    const plan = { payments, subscriptions: [ended] };
    expect(await moves(there, plan)).toEqual({});
    await age(bought, 34);
    expect(await moves(there, plan)).toEqual({});
    expect(await told()).toMatchObject({ cents: 1999, kept: true });
    // Over before anything was bought.
    await age(bought, 1);
    expect(await moves(there, plan)).toEqual({});
    expect(await told()).toMatchObject({ kept: false, days: 29 });
    await age(bought, 370);
    const long = { ...ended, started_at: inDays(-365), ended_at: inDays(-360) };
    expect(await moves(there, { payments, subscriptions: [long] })).toEqual({ [line]: 1999 });
  });

  it('that has lapsed makes the customer one to look at', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    await moves([onBalance(lineOf(bought, 'test-focustrack'), 1999)], { payments: [bought.payment()] });
    const due = () =>
      db.query('select * from public.sweep_billing(1000) s where s.customer_id = $1', [buyer.customer]);
    expect(await due()).toEqual([]);
    await db.query(`update public.purchase_credits set expires_at = now() where user_id = $1`, [buyer.id]);
    expect(await due()).toHaveLength(1);
  });

  it('goes on with a new customer: what was used under the old one stays used', async () => {
    const bought = await buy(db, buyer, ['test-psyprofile']);
    const line = lineOf(bought, 'test-psyprofile');
    await moves([onBalance(line, 2499, { used_cents: 999 })], { payments: [bought.payment()] });
    await applyNow(db, buyer.customer, { deleted: true });
    const former = buyer.customer;
    const again = `${former}again`;
    await valueAs(db, 'service', 'select public.link_customer($1, $2)', [buyer.id, again]);
    buyer = { ...buyer, customer: again };
    expect(await moves([])).toEqual({ [line]: -1500 });
    // News of the old one move nothing.
    const late = await applyNow(db, former, {
      payments: [bought.payment()],
      balance: { cents: -5, lines: [] },
    });
    expect(late.credit_changes).toEqual([]);
    expect(await told()).toMatchObject({ cents: 1500 });
  });

  it('of somebody else is not moved by what a customer’s balance says', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    const line = lineOf(bought, 'test-focustrack');
    const other = await newBuyer(db);
    const said = await applyNow(db, other.customer, {
      balance: { cents: 0, lines: [onBalance(line, 1999, { used_cents: 1999 })] },
    });
    expect(said.credit_changes).toEqual([]);
    expect(await moves([], { payments: [bought.payment()] })).toEqual({ [line]: -1999 });
  });

  it('is named by step, so that a step made twice is made once', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    const line = lineOf(bought, 'test-focustrack');
    const payments = [bought.payment()];
    const keys = async (lines: CreditOfLine[]) => {
      const balance = { cents: -leftOf(lines), lines };
      const { credit_changes: changes } = await applyNow(db, buyer.customer, { payments, balance });
      return changes.map(({ key }) => key);
    };
    const first = await keys([]);
    expect(first).toHaveLength(1);
    expect(await keys([])).toEqual(first);
    expect(await keys([onBalance(line, 1999, { taken_cents: 1999, entries: 2 })])).not.toEqual(first);
  });
});
