/** What upgrading takes off for single purchases: each amount once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  applyNow,
  asBuyer,
  type Buyer,
  buy,
  checkOut,
  draftOrder,
  newBuyer,
  newSessionId,
  openShop,
  recordCheckout,
  statusOf,
  storeOrder,
} from './support/billing.ts';
import { asActor, valueAs } from './support/database.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  buyer = await newBuyer(db);
});

const refusal = (code: string, message: string) => ({ code, message });

describe('the credit of a single purchase', () => {
  const credit = async (): Promise<Record<string, number>> => {
    const rows = await asActor<{ order_line_id: string; amount_cents: number }>(
      db,
      'service',
      'select * from public.credit_of($1)',
      [buyer.id],
    );
    return Object.fromEntries(rows.map((row) => [row.order_line_id, row.amount_cents]));
  };
  const openPlan = async (lines: readonly string[], person: Buyer = buyer): Promise<string> => {
    const id = newSessionId();
    await recordCheckout(db, {
      id,
      user_id: person.id,
      kind: 'plan',
      price_id: 'price_plus_month',
      credit_lines: [...lines],
    });
    return id;
  };
  const close = (session: string) => valueAs(db, 'service', 'select public.close_checkout($1)', [session]);
  const planPaid = (session: string, status = 'complete') => ({
    payments: [
      {
        order_id: null,
        session_id: session,
        session_status: status,
        payment_status: 'paid',
        amount_total: 999,
        currency: 'usd',
        payment_intent_id: null,
        amount_refunded: 0,
        refunded_lines: [],
        dispute: 'none',
        receipt_url: null,
      },
    ],
  });
  /** What the person is told of it. */
  const told = () =>
    asBuyer<{ cents: number; counts_until: Date | string }>(
      db,
      buyer,
      'select * from public.my_plan_credit()',
    );
  const states = () =>
    db
      .query<{ state: string }>('select state from public.purchase_credits where user_id = $1', [buyer.id])
      .then((rows) => rows.map(({ state }) => state));

  it('is what was paid for each line in the last 30 days', async () => {
    const bought = await buy(db, buyer, ['test-focustrack', 'test-psyprofile']);
    const paid = await db.query<{ id: string; paid_cents: number }>(
      'select id, paid_cents from public.order_lines where order_id = $1',
      [bought.orderId],
    );
    expect(await credit()).toEqual(Object.fromEntries(paid.map((line) => [line.id, line.paid_cents])));
    expect(Object.values(await credit()).reduce((sum, cents) => sum + cents, 0)).toBe(bought.total);
    const [said] = await told();
    expect(said?.cents).toBe(bought.total);
    expect((new Date(said?.counts_until ?? 0).getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
    await db.query(`update public.orders set paid_at = now() - interval '30 days' where id = $1`, [
      bought.orderId,
    ]);
    expect(await credit()).toEqual({});
    expect(await told()).toEqual([]);
  });

  it('is nothing for what is unpaid, given back or disputed', async () => {
    const open = await checkOut(db, buyer, ['test-memory-check']);
    expect(await credit()).toEqual({});
    const bought = await buy(db, buyer, ['test-focustrack', 'test-psyprofile']);
    const kept = bought.lines['test-psyprofile'] ?? '';
    await applyNow(db, buyer.customer, {
      payments: [
        bought.payment({ amount_refunded: 100, refunded_lines: [bought.lines['test-focustrack'] ?? ''] }),
      ],
    });
    expect(Object.keys(await credit())).toEqual([kept]);
    await applyNow(db, buyer.customer, { payments: [bought.payment({ dispute: 'open' })] });
    expect(await credit()).toEqual({});
    await expect(openPlan(Object.values(open.lines))).rejects.toMatchObject(refusal('PT409', 'credit_taken'));
  });

  it('shrinks by what was given back for no line', async () => {
    const bought = await buy(db, buyer, ['test-focustrack', 'test-psyprofile']);
    const sum = async () => Object.values(await credit()).reduce((all, cents) => all + cents, 0);
    const back = bought.total - 100;
    await applyNow(db, buyer.customer, { payments: [bought.payment({ amount_refunded: back })] });
    expect(await sum()).toBeGreaterThan(97);
    expect(await sum()).toBeLessThanOrEqual(100);
    await applyNow(db, buyer.customer, { payments: [bought.payment({ amount_refunded: back + 99 })] });
    expect(await sum()).toBeLessThanOrEqual(1);
  });

  it('is reserved by one checkout, freed when that ends, used once when it is paid', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    const lines = Object.values(bought.lines);
    const first = await openPlan(lines);
    expect(await states()).toEqual(['reserved']);
    await expect(openPlan(lines)).rejects.toMatchObject(refusal('PT409', 'credit_taken'));
    await close(first);
    expect(await states()).toEqual(['released']);
    const second = await openPlan(lines);
    await applyNow(db, buyer.customer, planPaid(second));
    expect(await states()).toEqual(['used']);
    await close(second);
    await applyNow(db, buyer.customer, planPaid(second, 'expired'));
    expect(await states()).toEqual(['used']);
    expect(await credit()).toEqual({});
    expect(await told()).toEqual([]);
    await expect(openPlan(lines)).rejects.toMatchObject(refusal('PT409', 'credit_taken'));
    expect(await statusOf(db, 'checkout_sessions', second)).toBe('complete');
  });

  it('is freed by the provider’s word that the checkout is over', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    const session = await openPlan(Object.values(bought.lines));
    await applyNow(db, buyer.customer, planPaid(session, 'open'));
    expect(await states()).toEqual(['reserved']);
    await applyNow(db, buyer.customer, planPaid(session, 'expired'));
    expect(await states()).toEqual(['released']);
  });

  it('of somebody else, or for a cart, is not taken', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    const lines = Object.values(bought.lines);
    const other = await newBuyer(db);
    await expect(openPlan(lines, other)).rejects.toMatchObject(refusal('PT409', 'credit_taken'));
    const order = await draftOrder(db, buyer, ['test-psyprofile']);
    await storeOrder(db, order);
    const cart = {
      id: newSessionId(),
      user_id: buyer.id,
      kind: 'cart',
      order_id: order.id,
      credit_lines: lines,
    };
    await expect(recordCheckout(db, cart)).rejects.toMatchObject(refusal('PT409', 'credit_taken'));
    expect(await statusOf(db, 'checkout_sessions', cart.id)).toBe('none');
  });

  it('is not used by a paid checkout of somebody else', async () => {
    const bought = await buy(db, buyer, ['test-focustrack']);
    const session = await openPlan(Object.values(bought.lines));
    const other = await newBuyer(db);
    expect(await applyNow(db, other.customer, planPaid(session))).toMatchObject({
      detail: 'foreign_checkout',
    });
    expect(await states()).toEqual(['reserved']);
  });
});
