/** Orders before they are paid, coupons and checkouts. */
import { randomUUID } from 'node:crypto';
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
  ownedBy,
  recordCheckout,
  statusOf,
  storeOrder,
} from './support/billing.ts';
import { valueAs } from './support/database.ts';

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

describe('an order', () => {
  it('is stored as the cart was priced, and the same again answers the same', async () => {
    for (const skus of [
      ['test-focustrack'],
      ['test-focustrack', 'test-psyprofile'],
      ['bundle-procrastination', 'test-focustrack', 'training-breathing'],
    ]) {
      const order = await draftOrder(db, buyer, skus);
      const stored = await storeOrder(db, order);
      expect(stored).toMatchObject({ id: order.id, status: 'pending', total_cents: order.total_cents });
      expect(stored.lines.map(({ sku }) => sku)).toEqual(skus);
      expect(await storeOrder(db, order)).toEqual(stored);
    }
  });

  it('keeps what the items of a bundle cost in one cart on that day, whatever they cost later', async () => {
    const order = await draftOrder(db, buyer, ['bundle-procrastination', 'test-focustrack']);
    await storeOrder(db, order);
    const parts = () =>
      db.query<{ sku: string; parts_cents: number | null }>(
        'select sku, parts_cents from public.order_lines where order_id = $1 order by sku',
        [order.id],
      );
    // Six items for 6994 less 20 %.
    const asOrdered = [
      { sku: 'bundle-procrastination', parts_cents: 5595 },
      { sku: 'test-focustrack', parts_cents: null },
    ];
    expect(await parts()).toEqual(asOrdered);
    await db.query("update public.catalog_items set unit_price_cents = 99 where sku = 'test-delay-choice'");
    expect(await parts()).toEqual(asOrdered);
    await expect(
      db.query('update public.order_lines set parts_cents = 9999 where order_id = $1', [order.id]),
    ).rejects.toMatchObject(refusal('PT409', 'order_is_final'));
    // Now 5594 less 20 % for all of them.
    const other = await newBuyer(db);
    const later = await storeOrder(db, await draftOrder(db, other, ['bundle-procrastination']));
    expect(later.lines).toMatchObject([{ parts_cents: 4475 }]);
    await db.query("update public.catalog_items set unit_price_cents = 1499 where sku = 'test-delay-choice'");
  });

  it('keeps none where a bundle costs no less than its items', async () => {
    await db.query(
      "update public.catalog_items set unit_price_cents = 9999 where sku = 'bundle-procrastination'",
    );
    const stored = await storeOrder(db, await draftOrder(db, buyer, ['bundle-procrastination']));
    expect(stored.lines).toMatchObject([{ parts_cents: null }]);
    await db.query(
      "update public.catalog_items set unit_price_cents = 3999 where sku = 'bundle-procrastination'",
    );
  });

  it('is refused when a price is not the one of the catalogue any more, or the item is not on sale', async () => {
    const order = await draftOrder(db, buyer, ['test-focustrack']);
    const dear = { ...order, lines: order.lines.map((line) => ({ ...line, unit_price_cents: 1 })) };
    await expect(storeOrder(db, dear)).rejects.toMatchObject(refusal('PT409', 'price_changed'));
    const unknown = { ...order, lines: order.lines.map((line) => ({ ...line, sku: 'test-nothing' })) };
    await expect(storeOrder(db, unknown)).rejects.toMatchObject(refusal('PT409', 'price_changed'));
    await db.query("update public.catalog_items set active = false where sku = 'training-nback'");
    const offSale = await draftOrder(db, buyer, ['training-nback']);
    await expect(storeOrder(db, offSale)).rejects.toMatchObject(refusal('PT409', 'price_changed'));
  });

  it('is refused for what the person has already, alone or as all members of a bundle', async () => {
    await buy(db, buyer, ['test-focustrack']);
    const again = await draftOrder(db, buyer, ['test-focustrack', 'test-psyprofile']);
    await expect(storeOrder(db, again)).rejects.toMatchObject(refusal('PT409', 'already_owned'));
    await buy(db, buyer, ['test-delay-choice', 'test-procrastination', 'test-start-barriers']);
    const most = await draftOrder(db, buyer, ['bundle-procrastination']);
    expect(await storeOrder(db, most)).toMatchObject({ status: 'pending' });
    await db.query(
      `insert into public.entitlements (user_id, sku)
       select $1::uuid, sku from public.bundle_items
       where bundle_sku = 'bundle-procrastination' and sku like 'training-%'`,
      [buyer.id],
    );
    const all = await draftOrder(db, buyer, ['bundle-procrastination']);
    await expect(storeOrder(db, all)).rejects.toMatchObject(refusal('PT409', 'already_owned'));
  });

  it('is refused when its sums do not agree', async () => {
    const order = await draftOrder(db, buyer, ['test-focustrack', 'test-psyprofile']);
    const [first, second] = order.lines;
    if (!first || !second) throw new Error('two lines');
    for (const changes of [
      { total_cents: order.total_cents - 1 },
      { bundle_percent: 20 },
      { bundle_discount_cents: 2000, total_cents: 2498 },
      { coupon_discount_cents: 100, total_cents: order.total_cents - 100 },
      { currency: 'jpy' },
      { lines: [first] },
      { lines: [] },
      { lines: [first, first] },
      { lines: 'all of them' },
      { lines: [{ ...first, discount_cents: -1, paid_cents: first.unit_price_cents + 1 }, second] },
      { lines: [{ ...first, paid_cents: 0 }, second] },
      { user_id: randomUUID() },
      { id: null },
    ]) {
      const wrong = storeOrder(db, { ...order, ...changes });
      await expect(wrong, JSON.stringify(changes)).rejects.toMatchObject(refusal('PT400', 'bad_order'));
    }
    expect(await db.query('select 1 from public.orders where user_id = $1', [buyer.id])).toEqual([]);
  });

  it('with a bundle beside its member, or under the id of another order, is refused', async () => {
    const order = await draftOrder(db, buyer, ['bundle-procrastination', 'test-focustrack']);
    const lines = order.lines.map((line) =>
      line.sku === 'test-focustrack' ? { ...line, sku: 'test-procrastination' } : line,
    );
    await expect(storeOrder(db, { ...order, lines })).rejects.toMatchObject(refusal('PT400', 'bad_order'));
    await storeOrder(db, order);
    const other = await draftOrder(db, buyer, ['test-psyprofile']);
    await expect(storeOrder(db, { ...other, id: order.id })).rejects.toMatchObject(
      refusal('PT400', 'bad_order'),
    );
  });
});

describe('a coupon', () => {
  const terms = (code: string, subtotal = 5000, person: Buyer = buyer) =>
    valueAs(db, 'service', 'select public.coupon_terms($1, $2, $3)', [code, person.id, subtotal]);
  const welcome = { code: 'WELCOME10', percent_off: 10, amount_off_cents: null };
  const make = async (code: string, columns: string, values: string): Promise<void> => {
    await db.query(`insert into public.coupons (code, ${columns}) values ('${code}', ${values})`);
  };

  it('is found however it is typed', async () => {
    expect(await terms(' welcome10 ')).toEqual(welcome);
    await expect(terms('NOTHING')).rejects.toMatchObject(refusal('PT409', 'coupon_invalid'));
  });

  it('counts in its time, while it is on, and from its least sum on', async () => {
    await make('LATER', 'percent_off, valid_from', `10, now() + interval '1 day'`);
    await make('OVER', 'percent_off, valid_until', '10, now()');
    await make('OFF', 'percent_off, active', '10, false');
    await make('BIG', 'amount_off_cents, min_subtotal_cents', '500, 3000');
    for (const code of ['LATER', 'OVER', 'OFF']) {
      await expect(terms(code), code).rejects.toMatchObject(refusal('PT409', 'coupon_invalid'));
    }
    await expect(terms('BIG', 2999)).rejects.toMatchObject(refusal('PT409', 'coupon_minimum'));
    expect(await terms('BIG', 3000)).toEqual({ code: 'BIG', percent_off: null, amount_off_cents: 500 });
  });

  it('is taken off after the bundle discount, as priceCart does, and leaves 50 cents', async () => {
    await make('HUGE', 'amount_off_cents', '900000');
    for (const coupon of [welcome, { code: 'HUGE', percent_off: null, amount_off_cents: 900_000 }]) {
      const order = await draftOrder(db, buyer, ['test-focustrack', 'test-psyprofile'], coupon);
      expect(await storeOrder(db, order)).toMatchObject({
        coupon_code: coupon.code,
        total_cents: order.total_cents,
      });
      await db.query(`update public.orders set status = 'expired' where id = $1`, [order.id]);
    }
    const wrong = await draftOrder(db, buyer, ['test-focustrack'], { ...welcome, percent_off: 50 });
    await expect(storeOrder(db, wrong)).rejects.toMatchObject(refusal('PT400', 'bad_order'));
  });

  it('is for one order per person: looked at while a checkout is open, not ordered twice, free again when that ends', async () => {
    const order = await checkOut(db, buyer, ['test-focustrack'], welcome);
    expect(await terms('WELCOME10')).toEqual(welcome);
    const second = await draftOrder(db, buyer, ['test-psyprofile'], welcome);
    await expect(storeOrder(db, second)).rejects.toMatchObject(refusal('PT409', 'coupon_used'));
    await valueAs(db, 'service', 'select public.close_checkout($1)', [order.session]);
    const third = await checkOut(db, buyer, ['test-psyprofile'], welcome);
    await applyNow(db, buyer.customer, { payments: [third.payment()] });
    await expect(terms('WELCOME10')).rejects.toMatchObject(refusal('PT409', 'coupon_used'));
    expect(await terms('WELCOME10', 5000, await newBuyer(db))).toEqual(welcome);
    await applyNow(db, buyer.customer, { payments: [third.payment({ amount_refunded: third.total })] });
    expect(await terms('WELCOME10')).toEqual(welcome);
  });

  it('is used by as many people as it says', async () => {
    await make('FIRST2', 'percent_off, max_redemptions, once_per_person', '10, 2, false');
    const first2 = { code: 'FIRST2', percent_off: 10, amount_off_cents: null };
    await checkOut(db, await newBuyer(db), ['test-focustrack'], first2);
    await checkOut(db, buyer, ['test-focustrack'], first2);
    const late = await newBuyer(db);
    await expect(terms('FIRST2', 5000, late)).rejects.toMatchObject(refusal('PT409', 'coupon_invalid'));
    const order = await draftOrder(db, late, ['test-focustrack'], first2);
    await expect(storeOrder(db, order)).rejects.toMatchObject(refusal('PT409', 'coupon_invalid'));
    const more = await draftOrder(db, buyer, ['test-psyprofile'], first2);
    await expect(storeOrder(db, more)).rejects.toMatchObject(refusal('PT409', 'coupon_invalid'));
  });
});

describe('a checkout', () => {
  it('is remembered once and belongs to a waiting order of its person', async () => {
    const order = await draftOrder(db, buyer, ['test-focustrack']);
    await storeOrder(db, order);
    const session = { id: newSessionId(), user_id: buyer.id, kind: 'cart', order_id: order.id };
    await recordCheckout(db, session);
    await recordCheckout(db, session);
    const bad = refusal('PT400', 'bad_checkout');
    await expect(recordCheckout(db, { ...session, kind: 'plan' })).rejects.toMatchObject(bad);
    await expect(recordCheckout(db, { ...session, id: newSessionId() })).rejects.toMatchObject(bad);
    const other = await newBuyer(db);
    const theirs = await draftOrder(db, other, ['test-focustrack']);
    await storeOrder(db, theirs);
    const stolen = { ...session, id: newSessionId(), order_id: theirs.id };
    await expect(recordCheckout(db, stolen)).rejects.toMatchObject(bad);
  });

  it('that is closed expires its order, and a paid one stays paid', async () => {
    const order = await checkOut(db, buyer, ['test-focustrack']);
    await valueAs(db, 'service', 'select public.close_checkout($1)', [order.session]);
    expect(await statusOf(db, 'orders', order.orderId)).toBe('expired');
    const paid = await buy(db, buyer, ['test-psyprofile']);
    await valueAs(db, 'service', 'select public.close_checkout($1)', [paid.session]);
    expect(await statusOf(db, 'orders', paid.orderId)).toBe('paid');
    expect(await ownedBy(db, buyer)).toEqual(['test-psyprofile']);
    await valueAs(db, 'service', 'select public.close_checkout($1)', ['cs_unknown']);
  });

  it('shows its person all but the address', async () => {
    const order = await checkOut(db, buyer, ['test-focustrack']);
    const [row] = await asBuyer(db, buyer, 'select id, status from public.checkout_sessions');
    expect(row).toEqual({ id: order.session, status: 'open' });
    await expect(asBuyer(db, buyer, 'select url from public.checkout_sessions')).rejects.toMatchObject({
      code: '42501',
    });
    const [copy] = await asBuyer<{ page: { rows: object[] } }>(
      db,
      buyer,
      `select public.export_my_data('checkout_sessions') as page`,
    );
    expect(copy?.page.rows).toHaveLength(1);
    expect(JSON.stringify(copy)).not.toContain('https://pay.example.com/c');
  });
});
