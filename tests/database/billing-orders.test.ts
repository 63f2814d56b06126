/** What somebody may open by what was bought, given back, disputed and given by hand. */
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
  openShop,
  ownedBy,
  statusOf,
  storeOrder,
} from './support/billing.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  buyer = await newBuyer(db);
});

const bundle = 'bundle-procrastination';
const bundled = [
  bundle,
  'test-delay-choice',
  'test-procrastination',
  'test-start-barriers',
  'training-focus-burst',
  'training-htj',
  'training-priority-navigator',
];
const two = ['test-focustrack', 'test-psyprofile'];

describe('an order', () => {
  it('grants nothing before it is paid', async () => {
    const order = await checkOut(db, buyer, two);
    await applyNow(db, buyer.customer, {
      payments: [order.payment({ session_status: 'open', payment_status: 'unpaid' })],
    });
    expect(await ownedBy(db, buyer)).toEqual([]);
    expect(await statusOf(db, 'orders', order.orderId)).toBe('pending');
    // The form was sent, the money is still on its way.
    await applyNow(db, buyer.customer, { payments: [order.payment({ payment_status: 'unpaid' })] });
    expect(await ownedBy(db, buyer)).toEqual([]);
  });

  it('grants each line once it is paid, once', async () => {
    const order = await checkOut(db, buyer, two);
    for (let again = 0; again < 3; again += 1) {
      await applyNow(db, buyer.customer, { payments: [order.payment()] });
      expect(await ownedBy(db, buyer)).toEqual(two);
    }
    const [row] = await asBuyer(db, buyer, 'select status, total_cents, receipt_url from public.orders');
    expect(row).toEqual({
      status: 'paid',
      total_cents: order.total,
      receipt_url: 'https://pay.example.com/receipt',
    });
    expect(await statusOf(db, 'checkout_sessions', order.session)).toBe('complete');
  });

  it('grants the members of a bundle, as they were when it was ordered', async () => {
    const order = await checkOut(db, buyer, [bundle]);
    const change = async (items: readonly string[]) => {
      await db.query('delete from public.bundle_items where bundle_sku = $1', [bundle]);
      await db.query(
        'insert into public.bundle_items select $1, m.sku, m.n from unnest($2::text[]) with ordinality m (sku, n)',
        [bundle, [...items]],
      );
    };
    await change(['test-procrastination', 'test-memory-check']);
    await applyNow(db, buyer.customer, { payments: [order.payment()] });
    expect(await ownedBy(db, buyer)).toEqual(bundled);
    await change(bundled.slice(1));
  });

  it('that nobody paid in time expires, and is granted if it was paid after all', async () => {
    const order = await checkOut(db, buyer, two);
    await applyNow(db, buyer.customer, {
      payments: [order.payment({ session_status: 'expired', payment_status: 'unpaid' })],
    });
    expect(await statusOf(db, 'orders', order.orderId)).toBe('expired');
    expect(await statusOf(db, 'checkout_sessions', order.session)).toBe('expired');
    await applyNow(db, buyer.customer, { payments: [order.payment()] });
    expect(await statusOf(db, 'orders', order.orderId)).toBe('paid');
    expect(await ownedBy(db, buyer)).toEqual(two);
  });

  it.each([
    ['another amount', { amount_total: 50 }, 'wrong_amount'],
    ['another currency', { currency: 'jpy' }, 'wrong_amount'],
    ['more paid back than paid', { amount_refunded: 1_000_000 }, 'wrong_amount'],
    ['another checkout', { session_id: 'cs_elsewhere' }, 'foreign_checkout'],
    [
      'an order that does not exist',
      { order_id: '00000000-0000-4000-8000-000000000000' },
      'foreign_checkout',
    ],
    [
      'no order at all',
      { order_id: `'; drop table public.orders`, session_id: 'cs_elsewhere' },
      'foreign_order',
    ],
  ])('is not granted for %s', async (_name, changes, detail) => {
    const order = await checkOut(db, buyer, two);
    expect(await applyNow(db, buyer.customer, { payments: [order.payment(changes)] })).toMatchObject({
      outcome: 'refused',
      detail,
    });
    expect(await ownedBy(db, buyer)).toEqual([]);
    expect(await statusOf(db, 'orders', order.orderId)).toBe('pending');
  });

  it('of somebody else is granted to nobody', async () => {
    const order = await checkOut(db, buyer, two);
    const thief = await newBuyer(db);
    expect(await applyNow(db, thief.customer, { payments: [order.payment()] })).toMatchObject({
      outcome: 'refused',
      detail: 'foreign_checkout',
    });
    const unseen = await draftOrder(db, buyer, ['test-memory-check']);
    await storeOrder(db, unseen);
    const paid = order.payment({
      order_id: unseen.id,
      session_id: 'cs_unseen',
      amount_total: unseen.total_cents,
    });
    expect(await applyNow(db, thief.customer, { payments: [paid] })).toMatchObject({
      outcome: 'refused',
      detail: 'foreign_order',
    });
    expect([await ownedBy(db, thief), await ownedBy(db, buyer)]).toEqual([[], []]);
  });

  it('is not paid by the payment of another one', async () => {
    const [first, second] = [await checkOut(db, buyer, two), await checkOut(db, buyer, two)];
    await applyNow(db, buyer.customer, { payments: [first.payment()] });
    const copied = second.payment({ payment_intent_id: first.payment().payment_intent_id });
    expect(await applyNow(db, buyer.customer, { payments: [copied] })).toMatchObject({
      detail: 'foreign_payment',
    });
    expect(await statusOf(db, 'orders', second.orderId)).toBe('pending');
  });

  it('is granted beside another one that is refused', async () => {
    const [good, bad] = [await checkOut(db, buyer, two), await checkOut(db, buyer, ['test-memory-check'])];
    const said = { payments: [bad.payment({ amount_total: 1 }), good.payment()] };
    expect(await applyNow(db, buyer.customer, said)).toMatchObject({ outcome: 'refused' });
    expect(await ownedBy(db, buyer)).toEqual(two);
  });

  it('whose checkout was never recorded is granted all the same', async () => {
    const order = await draftOrder(db, buyer, ['test-memory-check']);
    await storeOrder(db, order);
    const other = await checkOut(db, buyer, two);
    const payment = other.payment({
      order_id: order.id,
      session_id: 'cs_lost',
      amount_total: order.total_cents,
    });
    await applyNow(db, buyer.customer, { payments: [payment] });
    expect(await ownedBy(db, buyer)).toEqual(['test-memory-check']);
  });

  it('stays bought when the customer is deleted, and is closed when nobody can pay it any more', async () => {
    await buy(db, buyer, two);
    const open = await checkOut(db, buyer, ['test-memory-check']);
    await applyNow(db, buyer.customer, { deleted: true });
    expect(await ownedBy(db, buyer)).toEqual(two);
    expect(await statusOf(db, 'orders', open.orderId)).toBe('expired');
  });
});

describe('money that goes back', () => {
  it('closes the whole order when all of it does', async () => {
    const order = await buy(db, buyer, two);
    await applyNow(db, buyer.customer, { payments: [order.payment({ amount_refunded: order.total })] });
    expect(await ownedBy(db, buyer)).toEqual([]);
    expect(await statusOf(db, 'orders', order.orderId)).toBe('refunded');
  });

  it('closes the line it was for, and only that', async () => {
    const order = await buy(db, buyer, [bundle, 'test-focustrack']);
    const back = order.payment({ amount_refunded: 500, refunded_lines: [order.lines[bundle] ?? ''] });
    await applyNow(db, buyer.customer, { payments: [back] });
    expect(await ownedBy(db, buyer)).toEqual(['test-focustrack']);
    expect(await statusOf(db, 'orders', order.orderId)).toBe('partly_refunded');
    const lines = await asBuyer(db, buyer, 'select sku, refunded from public.order_lines order by sku');
    expect(lines).toEqual([
      { sku: bundle, refunded: true },
      { sku: 'test-focustrack', refunded: false },
    ]);
  });

  it('closes nothing when it was for no line, and comes back open when it did not arrive', async () => {
    const order = await buy(db, buyer, two);
    await applyNow(db, buyer.customer, { payments: [order.payment({ amount_refunded: 100 })] });
    expect(await ownedBy(db, buyer)).toEqual(two);
    await applyNow(db, buyer.customer, { payments: [order.payment({ amount_refunded: order.total })] });
    await applyNow(db, buyer.customer, { payments: [order.payment()] });
    expect(await ownedBy(db, buyer)).toEqual(two);
    expect(await statusOf(db, 'orders', order.orderId)).toBe('paid');
  });

  it('closes no line of another order', async () => {
    const [first, second] = [
      await buy(db, buyer, ['test-focustrack']),
      await buy(db, buyer, ['test-psyprofile']),
    ];
    const back = first.payment({
      amount_refunded: 100,
      refunded_lines: [second.lines['test-psyprofile'] ?? ''],
    });
    await applyNow(db, buyer.customer, { payments: [back] });
    expect(await ownedBy(db, buyer)).toEqual(two);
  });

  it('is disputed: closed while open and when lost, open again when won', async () => {
    const order = await buy(db, buyer, two);
    const told = async (dispute: string): Promise<[string[], string]> => {
      await applyNow(db, buyer.customer, { payments: [order.payment({ dispute })] });
      return [await ownedBy(db, buyer), await statusOf(db, 'orders', order.orderId)];
    };
    expect(await told('open')).toEqual([[], 'disputed']);
    expect(await told('won')).toEqual([two, 'paid']);
    expect(await told('lost')).toEqual([[], 'disputed']);
  });
});

describe('an item with two sources', () => {
  it('stays open until the last is gone', async () => {
    const single = await buy(db, buyer, ['test-procrastination']);
    const suite = await buy(db, buyer, [bundle]);
    const back = { payments: [suite.payment({ amount_refunded: suite.total })] };
    await applyNow(db, buyer.customer, back);
    expect(await ownedBy(db, buyer)).toEqual(['test-procrastination']);
    await applyNow(db, buyer.customer, { payments: [single.payment({ amount_refunded: single.total })] });
    expect(await ownedBy(db, buyer)).toEqual([]);
  });

  it('stays open as a gift, whatever happens to orders', async () => {
    const order = await checkOut(db, buyer, ['test-procrastination', 'test-focustrack']);
    await db.query(`insert into public.entitlements (user_id, sku) values ($1, 'test-procrastination')`, [
      buyer.id,
    ]);
    await applyNow(db, buyer.customer, { payments: [order.payment()] });
    await applyNow(db, buyer.customer, { payments: [order.payment({ amount_refunded: order.total })] });
    expect(await asBuyer(db, buyer, 'select sku, source from public.entitlements')).toEqual([
      { sku: 'test-procrastination', source: 'gift' },
    ]);
    await applyNow(db, buyer.customer, { deleted: true });
    expect(await ownedBy(db, buyer)).toEqual(['test-procrastination']);
  });

  it('leaves a plan given by hand alone when something is bought', async () => {
    await db.query(
      `insert into public.subscribers (user_id, subscribed, subscription_tier) values ($1, true, 'premium')`,
      [buyer.id],
    );
    await buy(db, buyer, two);
    const [row] = await asBuyer(db, buyer, 'select subscribed, subscription_tier from public.subscribers');
    expect(row).toEqual({ subscribed: true, subscription_tier: 'premium' });
  });
});

describe('deleting the account of a buyer', () => {
  it('keeps the order without the person, and nothing else', async () => {
    const order = await buy(db, buyer, two);
    await db.query('delete from auth.users where id = $1', [buyer.id]);
    const [row] = await db.query('select user_id, status from public.orders where id = $1', [order.orderId]);
    expect(row).toEqual({ user_id: null, status: 'paid' });
    // News of the customer that was is no failure.
    expect(await applyNow(db, buyer.customer, { payments: [order.payment()] })).toMatchObject({
      outcome: 'ignored',
      detail: 'unknown_customer',
    });
  });
});
