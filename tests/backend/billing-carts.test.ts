import { describe, expect, it } from 'vitest';
import { brand } from '../../src/config/brand.ts';
import { type Buyer, cartOf, plans, useBilling } from './billing.support.ts';
import { cards } from './payments.support.ts';

const suite = 'bundle-procrastination';
const suiteTests = ['test-delay-choice', 'test-procrastination', 'test-start-barriers'];

const orderOf = async (buyer: Buyer) => {
  const { data } = await buyer.client
    .from('orders')
    .select(
      'id, status, total_cents, bundle_percent, bundle_discount_cents, coupon_code, coupon_discount_cents, refunded_cents, receipt_url, order_lines(id, sku, title, unit_price_cents, parts_cents, paid_cents, refunded)',
    )
    .order('created_at', { ascending: false })
    .limit(1)
    .single();
  if (!data) throw new Error('there is no order');
  return data;
};

async function start({ client }: Buyer, test: string): Promise<string> {
  const { error } = await client.rpc('start_attempt', {
    p_id: crypto.randomUUID(),
    p_test: test,
    p_form: 'self',
    p_subject: null,
  });
  return error?.message ?? 'started';
}

describe('a cart', () => {
  const billing = useBilling();
  const refund = async (order: string, more: { amount?: number; metadata?: Record<string, string> } = {}) => {
    const [row] = await billing.sql<{ payment_intent_id: string }>(
      'select payment_intent_id from public.orders where id = $1',
      [order],
    );
    await billing.stripe.refunds.create({ payment_intent: row?.payment_intent_id ?? '', ...more });
    await billing.settle();
  };

  it('of one test opens it when it is paid, with an order, an invoice and a receipt', async () => {
    const bob = await billing.buyer('one');
    const opened = await bob.call('create-checkout', await cartOf(bob, ['test-memory-check']));
    expect(opened.body).toMatchObject({
      url: expect.any(String),
      session_id: expect.stringMatching(/^cs_/),
      order_id: expect.any(String),
    });
    expect(await bob.owned()).toEqual([]);
    const paid = await billing.pay(opened.body.url);
    expect(new URL(paid.headers.get('location') ?? '').pathname).toBe('/test-purchase-success');
    await billing.settle();
    expect(await bob.owned()).toEqual(['test-memory-check']);
    expect(await orderOf(bob)).toMatchObject({
      id: opened.body.order_id,
      status: 'paid',
      total_cents: 1999,
      receipt_url: expect.stringContaining('/payments/'),
    });
    const { data: invoices } = await bob.client
      .from('billing_invoices')
      .select('order_id, amount_cents, status');
    expect(invoices).toEqual([{ order_id: opened.body.order_id, amount_cents: 1999, status: 'paid' }]);
    expect(await start(bob, 'memory_check')).toBe('started');
  });

  it('of two has 10 % off, of three 20 %, and the coupon comes after that', async () => {
    const bob = await billing.buyer('more');
    const two = await bob.buy(['test-memory-check', 'test-focustrack']);
    expect(await orderOf(bob)).toMatchObject({ id: two.order_id, total_cents: 3598, bundle_percent: 10 });
    const skus = ['test-procrastination', 'test-start-barriers', 'test-delay-choice'];
    await bob.buy(skus, { coupon: 'welcome10' });
    // 4997 less 20 % is 3998, less 10 % is 3598.
    expect(await orderOf(bob)).toMatchObject({
      bundle_percent: 20,
      bundle_discount_cents: 999,
      coupon_code: 'WELCOME10',
      coupon_discount_cents: 400,
      total_cents: 3598,
    });
    // At the provider each discount has its own place and name, too.
    const { data: sessions } = await billing.stripe.checkout.sessions.list({ limit: 1 });
    const session = sessions[0];
    expect(session).toMatchObject({
      amount_subtotal: 3998,
      amount_total: 3598,
      total_details: { amount_discount: 400 },
    });
    const { data: items } = await billing.stripe.checkout.sessions.listLineItems(session?.id ?? '');
    expect(items.map(({ description }) => description).sort()).toEqual([
      'Delay Choice',
      'Procrastination Patterns',
      'Start Barriers',
    ]);
    const { data: coupons } = await billing.stripe.coupons.list({ limit: 1 });
    expect(coupons[0]?.name).toBe('Code WELCOME10');
    expect(await bob.owned()).toEqual(['test-focustrack', 'test-memory-check', ...suiteTests].sort());
    const again = await bob.call('quote-cart', { skus: ['test-psyprofile'], coupon: 'WELCOME10' });
    expect(again.body).toMatchObject({ coupon: null, coupon_problem: 'coupon_used', total_cents: 2499 });
  });

  it('names bundle, several items and coupon each with its amount: in the order, at the provider and on its papers', async () => {
    const bob = await billing.buyer('three');
    const cart = await cartOf(bob, [suite, 'test-focustrack'], 'WELCOME10');
    const opened = await bob.call('create-checkout', cart);
    const page = await (await fetch(opened.body.url)).text();
    expect(page).toContain('$55.95 · Bundle discount −$15.96 · Discount for several items, 10% −$4.00');
    expect(page).toMatch(/Code WELCOME10<.*?−\$5\.40</);
    await billing.pay(opened.body.url);
    await billing.settle();
    const order = await orderOf(bob);
    expect(order).toMatchObject({
      bundle_discount_cents: 600,
      coupon_discount_cents: 540,
      total_cents: 4858,
    });
    expect(order.order_lines.map(({ parts_cents }) => parts_cents).sort()).toEqual([5595, null]);
    const { data: invoices } = await bob.client.from('billing_invoices').select('hosted_url, amount_cents');
    expect(invoices).toMatchObject([{ amount_cents: 4858 }]);
    for (const url of [invoices?.[0]?.hosted_url, order.receipt_url]) {
      const paper = await (await fetch(url)).text();
      for (const part of [
        '<dt>Bundle discount</dt><dd>−$15.96 (already taken off the prices)</dd>',
        '<dt>Discount for several items, 10%</dt><dd>−$6.00 (already taken off the prices)</dd>',
        'Code WELCOME10',
        '−$5.40',
        '$48.58',
        brand.operator,
      ])
        expect(paper).toContain(part);
    }
  });

  it('with a bundle opens its members', async () => {
    const bob = await billing.buyer('bundle');
    await bob.buy([suite], { card: cards.good });
    expect(await bob.owned()).toEqual([
      suite,
      ...suiteTests,
      'training-focus-burst',
      'training-htj',
      'training-priority-navigator',
    ]);
    expect(await start(bob, 'start_barriers')).toBe('started');
    expect(await start(bob, 'psyprofile_lite')).toBe('tier_required');
    const again = await bob.call('create-checkout', {
      cart_items: [{ sku: 'test-start-barriers', title: 'Start Barriers', unit_price_cents: 1499 }],
      total_cents: 1499,
    });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'already_owned' } } });
  });

  it('can be looked at by visitors, who own nothing and have no coupon', async () => {
    const request = new Request('http://127.0.0.1/function', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        skus: [suite, 'test-delay-choice', 'test-psyprofile', 'no-such-thing'],
        coupon: 'WELCOME10',
      }),
    });
    const { status, body } = await billing.send('quote-cart', request);
    expect(status).toBe(200);
    expect(body.lines.map((line: { problem: string | null }) => line.problem)).toEqual([
      null,
      'in_bundle',
      null,
      'unknown',
    ]);
    expect(body).toMatchObject({ coupon_problem: 'sign_in', bundle_percent: 10, currency: 'usd' });
  });

  it('is charged at the prices of the catalogue, whatever the browser says', async () => {
    const bob = await billing.buyer('tampered');
    const line = { sku: 'test-psyprofile', title: 'PsyProfile Lite', unit_price_cents: 2499 };
    const send = async (body: object) => {
      const { status, body: answer } = await bob.call('create-checkout', body);
      return [status, answer.error?.code, answer.error?.quote?.total_cents];
    };
    const cheap = [{ ...line, unit_price_cents: 50 }];
    expect(await send({ cart_items: cheap, total_cents: 2499 })).toEqual([409, 'cart_changed', 2499]);
    expect(await send({ cart_items: cheap, total_cents: 50 })).toEqual([409, 'cart_changed', 2499]);
    expect(await send({ cart_items: [line], total_cents: 100 })).toEqual([409, 'cart_changed', 2499]);
    expect(await send({ cart_items: [{ ...line, sku: 'free' }], total_cents: 0 })).toEqual([
      409,
      'cart_changed',
      0,
    ]);
    expect(await send({ cart_items: [], total_cents: 0 })).toEqual([400, 'empty_cart', undefined]);
    expect(await send({ cart_items: [line], total_cents: 2499, coupon: 'NOPE' })).toEqual([
      409,
      'coupon_invalid',
      2499,
    ]);
    expect(await send({ cart_items: [line], total_cents: 2499, priceId: plans.plus })).toEqual([
      400,
      'invalid_body',
      undefined,
    ]);
    expect(await send({ priceId: line.sku })).toEqual([404, 'unknown_price', undefined]);
    const { count } = await bob.client.from('orders').select('id', { count: 'exact', head: true });
    expect(count).toBe(0);
    // A title is only what the page shows: the order has the one of the catalogue.
    const named = await bob.call('create-checkout', {
      cart_items: [{ ...line, title: 'Everything' }],
      total_cents: 2499,
    });
    expect(named.status).toBe(200);
    expect((await orderOf(bob)).order_lines).toMatchObject([{ title: 'PsyProfile Lite' }]);
  });

  it('is one checkout however often the button is pressed, and another cart takes its place', async () => {
    const bob = await billing.buyer('twice');
    const cart = await cartOf(bob, ['test-memory-check'], 'WELCOME10');
    const pressed = await Promise.all([1, 2, 3].map(() => bob.call('create-checkout', cart)));
    expect(new Set(pressed.map(({ body }) => body.session_id)).size).toBe(1);
    const other = await bob.call(
      'create-checkout',
      await cartOf(bob, ['test-memory-check', 'test-psyprofile'], 'WELCOME10'),
    );
    expect(other.status).toBe(200);
    const first = await billing.stripe.checkout.sessions.retrieve(pressed[0]?.body.session_id);
    expect(first.status).toBe('expired');
    expect((await bob.plan()).pending).toBe(true);
  });

  it('that is left runs out; its order is over and its coupon free again', async () => {
    const bob = await billing.buyer('left');
    await bob.client.from('profiles').update({ language: 'de' }).eq('id', bob.id);
    const cart = await cartOf(bob, ['test-memory-check'], 'WELCOME10');
    const { body } = await bob.call('create-checkout', cart);
    const session = await billing.stripe.checkout.sessions.retrieve(body.session_id);
    // The provider learns nothing about the person but what a receipt needs.
    expect(session.metadata).toEqual({ order_id: body.order_id });
    expect(session).toMatchObject({ locale: 'de', customer_email: null, client_reference_id: null });
    await billing.control('advance', { hours: 25 });
    expect((await orderOf(bob)).status).toBe('expired');
    expect(await bob.plan()).toMatchObject({ pending: false });
    expect((await billing.pay(body.url)).status).not.toBe(303);
    await bob.buy(['test-memory-check'], { coupon: 'WELCOME10' });
    expect(await bob.owned()).toEqual(['test-memory-check']);
    const paidAgain = await bob.call('create-checkout', cart);
    expect(paidAgain).toMatchObject({ status: 409, body: { error: { code: 'already_owned' } } });
  });

  it('closes again when its payment is given back or disputed, and opens when the dispute is won', async () => {
    const bob = await billing.buyer('back');
    const { order_id } = await bob.buy(['test-memory-check', 'test-psyprofile']);
    const { order_lines: lines } = await orderOf(bob);
    const memory = lines.find(({ sku }) => sku === 'test-memory-check');
    await refund(order_id, {
      amount: memory?.paid_cents ?? 0,
      metadata: { order_line_ids: memory?.id ?? '' },
    });
    expect(await bob.owned()).toEqual(['test-psyprofile']);
    expect(await orderOf(bob)).toMatchObject({
      status: 'partly_refunded',
      refunded_cents: memory?.paid_cents,
    });
    await refund(order_id);
    expect(await bob.owned()).toEqual([]);
    expect(await orderOf(bob)).toMatchObject({ status: 'refunded' });

    const second = await bob.buy([suite]);
    const [row] = await billing.sql<{ payment_intent_id: string }>(
      'select payment_intent_id from public.orders where id = $1',
      [second.order_id],
    );
    const dispute = await billing.control<{ id: string }>('dispute', {
      payment_intent: row?.payment_intent_id,
    });
    await billing.settle();
    expect([await bob.owned(), (await orderOf(bob)).status]).toEqual([[], 'disputed']);
    await billing.control('close-dispute', { dispute: dispute.id, status: 'won' });
    await billing.settle();
    expect(await bob.owned()).toContain(suite);
  });
});
