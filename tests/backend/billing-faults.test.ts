import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { STRIPE_WEBHOOK_SECRET } from '../../supabase/local/payments/sandbox.ts';
import { cartOf, plans, useBilling } from './billing.support.ts';
import { clientFor } from './payments.support.ts';

const now = () => Math.floor(Date.now() / 1000);

function signed(payload: string, { secret = STRIPE_WEBHOOK_SECRET, at = now() } = {}): Request {
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return new Request('http://127.0.0.1/function', {
    method: 'POST',
    headers: { 'stripe-signature': `t=${at},v1=${digest}` },
    body: payload,
  });
}

describe('payments under trouble', () => {
  const billing = useBilling();
  /** What the database holds of a person, without times and ids of its own. */
  const stateOf = async (id: string) =>
    billing.sql(
      `select s.subscribed, s.subscription_tier, s.trial_status,
        (select count(*)::int from public.entitlements e where e.user_id = s.user_id) as owned,
        (select count(*)::int from public.billing_subscriptions b where b.user_id = s.user_id) as subscriptions
      from public.subscribers s where s.user_id = $1`,
      [id],
    );

  it('end in the same state when webhooks come twice, in another order, late, or again after a failure', async () => {
    const faults = [
      {},
      { duplicate: 40 },
      { reorder: 6 },
      { delay: { count: 40, seconds: 120 } },
      { fail: 3 },
      { duplicate: 5, reorder: 5, fail: 2 },
    ];
    const states = [];
    for (const fault of faults) {
      const eve = await billing.buyer('orderly');
      await billing.control('faults', fault);
      const { body } = await eve.call('create-checkout', { priceId: plans.premiumYear });
      await billing.pay(body.url);
      const cart = await eve.call('create-checkout', await cartOf(eve, ['test-memory-check']));
      await billing.pay(cart.body.url);
      await billing.control('faults', {});
      await billing.control('advance', { minutes: 20 });
      states.push(await stateOf(eve.id));
    }
    for (const state of states) {
      expect(state).toEqual([
        {
          subscribed: true,
          subscription_tier: 'premium',
          trial_status: 'active',
          owned: 1,
          subscriptions: 1,
        },
      ]);
    }
  });

  it('are mended by looking at the own plan when every webhook is lost', async () => {
    const eve = await billing.buyer('lost');
    await billing.control('faults', { drop: 1000 });
    const { body } = await eve.call('create-checkout', { priceId: plans.plus });
    await billing.pay(body.url);
    await billing.control('faults', {});
    expect(await stateOf(eve.id)).toEqual([]);
    expect(await eve.plan()).toMatchObject({ subscribed: true, subscription_tier: 'plus', pending: false });
  });

  it('are mended by reconciliation when nobody looks, and the missed events are put down', async () => {
    const eve = await billing.buyer('unseen');
    await billing.control('faults', { drop: 1000 });
    const { body } = await eve.call('create-checkout', { priceId: plans.premium });
    await billing.pay(body.url);
    const cart = await eve.call('create-checkout', await cartOf(eve, ['test-memory-check']));
    await billing.pay(cart.body.url);
    await billing.control('faults', {});
    const counts = await billing.reconcile();
    expect(counts).toMatchObject({ failed: 0, left: 0 });
    expect(counts.events).toBeGreaterThanOrEqual(4);
    expect(await stateOf(eve.id)).toMatchObject([{ subscribed: true, owned: 1 }]);
    expect((await billing.reconcile()).events).toBe(0);
  });

  it('leave the plan as the database knows it while the provider is down', async () => {
    const eve = await billing.buyer('down');
    await eve.subscribe(plans.plus);
    await billing.control('faults', { fail_requests: 1000 });
    expect(await eve.plan()).toMatchObject({ subscribed: true, subscription_tier: 'plus' });
    const opened = await eve.call('create-checkout', await cartOf(eve, ['test-memory-check']));
    expect(opened).toEqual({ status: 503, body: { error: { code: 'payments_unavailable' } } });
    await billing.control('faults', {});
    expect(await eve.owned()).toEqual([]);
  });

  it('take no forged, altered, foreign or old event', async () => {
    const eve = await billing.buyer('forged');
    await eve.subscribe(plans.plus);
    const { customer } = await eve.subscription();
    const event = (more: object = {}) =>
      JSON.stringify({
        id: `evt_${randomUUID().replaceAll('-', '')}`,
        object: 'event',
        type: 'customer.subscription.updated',
        created: now(),
        livemode: false,
        data: { object: { id: 'sub_forged', object: 'subscription', customer, status: 'active' } },
        ...more,
      });
    const send = async (request: Request) => {
      const { status, body } = await billing.send('stripe-webhook', request);
      return [status, body.error?.code ?? body.outcome];
    };
    expect(await send(signed(event(), { secret: 'whsec_guessed' }))).toEqual([400, 'bad_signature']);
    expect(await send(signed(event(), { at: now() - 3600 }))).toEqual([400, 'bad_signature']);
    const altered = new Request(signed(event()), { body: event(), method: 'POST' });
    expect(await send(altered)).toEqual([400, 'bad_signature']);
    expect(await send(new Request('http://127.0.0.1/', { method: 'POST', body: event() }))).toEqual([
      400,
      'bad_signature',
    ]);
    expect(await send(signed(event({ livemode: true })))).toEqual([200, 'ignored']);
    expect(await send(signed(event({ type: 'customer.created' })))).toEqual([200, 'ignored']);
    // Even with a right signature nothing is believed: what counts is what the provider says when asked.
    const lie = event({
      data: {
        object: { id: 'sub_x', object: 'subscription', customer, status: 'active', items: plans.premium },
      },
    });
    expect(await send(signed(lie))).toEqual([200, 'applied']);
    expect(await eve.plan()).toMatchObject({ subscription_tier: 'plus' });
    // Replayed, it is counted and changes nothing.
    expect(await send(signed(lie))).toEqual([200, 'ignored']);
    const [row] = await billing.sql<{ deliveries: number }>(
      'select deliveries from public.billing_events where id = $1',
      [JSON.parse(lie).id],
    );
    expect(row?.deliveries).toBe(2);
  });

  it('keep one subscription when two checkouts were paid, and give the other payment back', async () => {
    const eve = await billing.buyer('double');
    const { body } = await eve.call('create-checkout', { priceId: plans.plus });
    const { customer } = await billing.stripe.checkout.sessions.retrieve(body.session_id);
    // A second page that was opened past the function, as when two requests met.
    const other = await billing.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: String(customer),
      line_items: [{ price: plans.premium, quantity: 1 }],
      success_url: `${billing.url}/subscription-success`,
    });
    await billing.control('faults', { drop: 1000 });
    await billing.pay(body.url);
    await billing.pay(other.url ?? '');
    await billing.control('faults', {});
    await billing.reconcile();
    const { data: all } = await billing.stripe.subscriptions.list({
      customer: String(customer),
      status: 'all',
    });
    expect(all.map(({ status, items }) => [status, items.data[0]?.price.id]).sort()).toEqual([
      ['active', plans.premium],
      ['canceled', plans.plus],
    ]);
    const { data: charges } = await billing.stripe.charges.list({ customer: String(customer) });
    expect(charges.map(({ amount, refunded }) => [amount, refunded]).sort()).toEqual([
      [1999, false],
      [999, true],
    ]);
    await billing.settle();
    expect(await eve.plan()).toMatchObject({
      subscribed: true,
      subscription_tier: 'premium',
      pending: false,
    });
  });

  it('open nothing for a price that is not one of the plans', async () => {
    const eve = await billing.buyer('foreign-price');
    const { body } = await eve.call('create-checkout', { priceId: plans.plus });
    const { customer } = await billing.stripe.checkout.sessions.retrieve(body.session_id);
    const price = await billing.stripe.prices.create({
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
      product_data: { name: 'Cheap Premium' },
    });
    const once = await billing.stripe.prices.create({
      currency: 'usd',
      unit_amount: 100,
      product_data: { name: 'Once' },
    });
    for (const priceId of [price.id, once.id, 'test-memory-check', "'; drop table orders; --"]) {
      expect(await eve.call('create-checkout', { priceId })).toEqual({
        status: 404,
        body: { error: { code: 'unknown_price' } },
      });
    }
    const past = await billing.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: String(customer),
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${billing.url}/subscription-success`,
    });
    await billing.pay(past.url ?? '');
    await billing.settle();
    expect(await eve.plan()).toMatchObject({ subscribed: false, subscription_tier: null });
  });

  it('grant nothing for an order of another amount or of somebody else', async () => {
    const [eve, mallory] = [await billing.buyer('victim'), await billing.buyer('mallory')];
    const cart = await eve.call('create-checkout', await cartOf(eve, ['test-psyprofile']));
    const own = await mallory.call('create-checkout', await cartOf(mallory, ['test-psyprofile']));
    const { customer } = await billing.stripe.checkout.sessions.retrieve(own.body.session_id);
    for (const order of [cart.body.order_id, own.body.order_id]) {
      const cheap = await billing.stripe.checkout.sessions.create({
        mode: 'payment',
        customer: String(customer),
        line_items: [
          {
            price_data: { currency: 'usd', unit_amount: 50, product_data: { name: 'PsyProfile Lite' } },
            quantity: 1,
          },
        ],
        metadata: { user_id: mallory.id, order_id: order },
        success_url: `${billing.url}/store/success`,
      });
      await billing.pay(cheap.url ?? '');
    }
    await billing.settle();
    expect([await eve.owned(), await mallory.owned()]).toEqual([[], []]);
  });

  it('are refused to visitors, unconfirmed accounts and foreign return addresses', async () => {
    const eve = await billing.buyer('guarded');
    await eve.subscribe(plans.plus);
    for (const returnUrl of [
      'https://evil.example/account',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      `${billing.url}@evil.example/`,
      `http://user:secret@${new URL(billing.url).host}/`,
    ]) {
      expect(await eve.call('customer-portal', { returnUrl })).toEqual({
        status: 400,
        body: { error: { code: 'bad_return_url' } },
      });
    }
    await billing.control('settings', { portal_configured: false });
    const portal = await eve.call('customer-portal', { returnUrl: '/account-settings' });
    await billing.control('settings', { portal_configured: true });
    expect(portal).toEqual({ status: 409, body: { error: { code: 'portal_not_configured' } } });

    const visitor = { authorization: 'Bearer nobody' };
    for (const [name, body] of [
      ['check-subscription', {}],
      ['create-checkout', { priceId: plans.plus }],
      ['customer-portal', { returnUrl: '/' }],
      ['cancel-trial', {}],
    ] as const) {
      expect(await eve.call(name, body, visitor)).toEqual({
        status: 401,
        body: { error: { code: 'not_signed_in' } },
      });
    }
    expect((await eve.call('billing-reconcile')).status).toBe(401);

    const fresh = await billing.buyer('unconfirmed');
    await billing.sql('update auth.users set email_confirmed_at = null where id = $1', [fresh.id]);
    expect(await fresh.call('create-checkout', { priceId: plans.plus })).toEqual({
      status: 403,
      body: { error: { code: 'email_unconfirmed' } },
    });
  });

  it('leave no customer of the provider to anybody else', async () => {
    const [eve, mallory] = [await billing.buyer('own'), await billing.buyer('other')];
    await eve.subscribe(plans.plus);
    expect(await mallory.call('customer-portal', { returnUrl: '/' })).toMatchObject({
      status: 404,
      body: { error: { code: 'no_customer' } },
    });
    expect(await mallory.plan()).toMatchObject({ subscribed: false });
    const stripe = clientFor(`${billing.url}/payments`);
    const { metadata } = await stripe.subscriptions.retrieve((await eve.subscription()).id);
    expect(metadata).toEqual({});
  });
});
