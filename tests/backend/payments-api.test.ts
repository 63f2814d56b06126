import { describe, expect, it } from 'vitest';
import { cards, clientFor, typed, usePayments } from './payments.support.ts';

const site = 'http://127.0.0.1:5180';

describe('the payments API', () => {
  const payments = usePayments();
  const line = (amount: number, name = 'Stroop Colours') => ({
    quantity: 1,
    price_data: { currency: 'usd', unit_amount: amount, product_data: { name } },
  });

  it('keeps customers with their metadata, key by key', async () => {
    const { stripe } = payments;
    const made = await stripe.customers.create({
      email: 'ann@example.com',
      metadata: { user_id: 'u1', old: 'x' },
    });
    const changed = await stripe.customers.update(made.id, {
      name: 'Ann',
      metadata: { old: '', plan: 'plus' },
    });
    expect(changed).toMatchObject({
      name: 'Ann',
      email: 'ann@example.com',
      metadata: { user_id: 'u1', plan: 'plus' },
    });
    expect((await stripe.customers.list({ email: 'ann@example.com' })).data.map(({ id }) => id)).toEqual([
      made.id,
    ]);
    expect(await payments.news()).toEqual(['customer.created', 'customer.updated']);
  });

  it('remembers that a customer was deleted, and ends what they had', async () => {
    const { stripe } = payments;
    const { customer, subscription } = await payments.subscribe();
    await payments.news();
    await stripe.customers.del(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toEqual({
      id: customer.id,
      object: 'customer',
      deleted: true,
    });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect(await payments.news()).toEqual(['customer.subscription.deleted', 'customer.deleted']);
    await expect(stripe.customers.update(customer.id, { name: 'x' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('sells products at prices that can be retired', async () => {
    const { stripe } = payments;
    const product = await stripe.products.create({
      name: 'Suite',
      description: 'Six tools',
      metadata: { sku: 'suite' },
    });
    const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 4499 });
    expect(price).toMatchObject({ type: 'one_time', recurring: null, active: true, unit_amount: 4499 });
    expect(String(price.unit_amount_decimal)).toBe('4499');
    expect((await stripe.prices.list({ product: product.id })).data).toHaveLength(1);
    await stripe.prices.update(price.id, { active: false });
    await stripe.products.update(product.id, { name: 'The suite' });
    expect((await stripe.prices.list({ product: product.id, active: true })).data).toEqual([]);
    expect((await stripe.products.retrieve(product.id)).name).toBe('The suite');
    await expect(
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: site,
      }),
    ).rejects.toMatchObject({ code: 'price_inactive', param: 'line_items[0][price]' });
  });

  it('takes coupons of a share and of an amount, once each', async () => {
    const { stripe } = payments;
    const fifth = await stripe.coupons.create({ percent_off: 20, duration: 'once', name: 'Bundle' });
    const credit = await stripe.coupons.create({
      amount_off: 1999,
      currency: 'usd',
      duration: 'once',
      max_redemptions: 1,
    });
    expect(fifth).toMatchObject({ percent_off: 20, amount_off: null, valid: true });
    const shop = (coupon: string) =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [line(1299), line(999), line(777)],
        discounts: [{ coupon }],
        success_url: site,
      });
    expect(await shop(fifth.id)).toMatchObject({ amount_subtotal: 3075, amount_total: 2460 });
    const session = await shop(credit.id);
    expect(session.amount_total).toBe(1076);
    expect((await payments.post(session.url, typed(cards.good))).status).toBe(303);
    expect(await stripe.coupons.retrieve(credit.id)).toMatchObject({ times_redeemed: 1, valid: false });
    await expect(shop(credit.id)).rejects.toMatchObject({
      code: 'coupon_expired',
      param: 'discounts[0][coupon]',
    });
    await expect(
      stripe.coupons.create({ percent_off: 20, amount_off: 5, currency: 'usd', duration: 'once' }),
    ).rejects.toThrow(/only specify one/);
    await expect(stripe.coupons.create({ percent_off: 20, duration: 'forever' })).rejects.toMatchObject({
      statusCode: 400,
      param: 'duration',
    });
  });

  it('shares a discount out to the cent', async () => {
    const { stripe } = payments;
    const coupon = await stripe.coupons.create({ percent_off: 33.3, duration: 'once' });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [line(333), line(333), line(334)],
      discounts: [{ coupon: coupon.id }],
      success_url: site,
    });
    const lines = await stripe.checkout.sessions.listLineItems(session.id);
    expect(lines.data.map(({ amount_discount }) => amount_discount)).toEqual([111, 111, 111]);
    expect(session.total_details?.amount_discount).toBe(333);
  });

  it('goes through long lists page by page, forwards and backwards', async () => {
    const { stripe } = payments;
    for (let n = 0; n < 25; n += 1) await stripe.customers.create({ name: `c${n}` });
    const names: unknown[] = [];
    for await (const customer of stripe.customers.list({ limit: 10 })) names.push(customer.name);
    expect(names).toEqual(Array.from({ length: 25 }, (_, n) => `c${24 - n}`));
    const first = await stripe.customers.list({ limit: 10 });
    expect(first.has_more).toBe(true);
    const second = await stripe.customers.list({ limit: 10, starting_after: String(first.data.at(-1)?.id) });
    const back = await stripe.customers.list({ limit: 10, ending_before: String(second.data[0]?.id) });
    expect(back.data).toEqual(first.data);
    expect(back.has_more).toBe(false);
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'starting_after',
    });
  });

  it('does a request once per idempotency key', async () => {
    const { stripe } = payments;
    const key = { idempotencyKey: 'order-1' };
    const once = await stripe.customers.create({ email: 'ann@example.com' }, key);
    const again = await stripe.customers.create({ email: 'ann@example.com' }, key);
    expect(again.id).toBe(once.id);
    expect((await stripe.customers.list()).data).toHaveLength(1);
    await expect(stripe.customers.create({ email: 'bob@example.com' }, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('puts objects in the place of their ids when asked, four levels deep', async () => {
    const { stripe } = payments;
    const { session } = await payments.subscribe();
    const found = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['customer', 'subscription.latest_invoice.payments', 'line_items.data.price.product'],
    });
    expect(found).toMatchObject({
      customer: { email: 'ann@example.com' },
      subscription: { latest_invoice: { status: 'paid', payments: { data: [{ status: 'paid' }] } } },
      line_items: { data: [{ price: { product: { name: 'Plus' } } }] },
    });
    const plain = await stripe.checkout.sessions.retrieve(session.id);
    expect(plain.line_items).toBeUndefined();
    expect(typeof plain.customer).toBe('string');
    await expect(stripe.checkout.sessions.retrieve(session.id, { expand: ['mode'] })).rejects.toThrow(
      'This property cannot be expanded (mode).',
    );
    const listed = await stripe.subscriptions.list({ expand: ['data.customer'] });
    expect(listed.data[0]?.customer).toMatchObject({ object: 'customer' });
  });

  it('answers what it does not know in the words of the provider', async () => {
    const { stripe } = payments;
    const shop = (more: object) =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [line(500)],
        success_url: site,
        ...more,
      });
    await expect(shop({ paymnt_method: 'x' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'paymnt_method',
      message: 'Received unknown parameter: paymnt_method',
    });
    await expect(shop({ line_items: [{ ...line(500), colour: 'red' }] })).rejects.toThrow(
      'Received unknown parameter: line_items[0][colour]',
    );
    await expect(shop({ success_url: undefined })).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'success_url',
    });
    await expect(
      shop({ line_items: [{ price_data: line(500).price_data, quantity: 1.5 }] }),
    ).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'line_items[0][quantity]',
    });
    await expect(shop({ success_url: 'javascript:alert(1)' })).rejects.toMatchObject({ code: 'url_invalid' });
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
    await expect(shop({ customer: 'cus_none' })).rejects.toMatchObject({
      statusCode: 400,
      param: 'customer',
    });
  });

  it('refuses what the provider could do and it cannot', async () => {
    const { stripe } = payments;
    await expect(
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [line(500)],
        success_url: site,
        automatic_tax: { enabled: true },
      }),
    ).rejects.toMatchObject({ code: 'sandbox_not_modelled', param: 'automatic_tax' });
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
    });
    await expect(stripe.customers.search({ query: "email:'x'" })).rejects.toThrow(/Unrecognized request URL/);
    const old = stripe.customers.list({}, { apiVersion: '2020-08-27' });
    await expect(old).rejects.toThrow(/Invalid Stripe API version/);
  });

  it('takes test keys only', async () => {
    for (const key of ['sk_live_1234', 'rk_live_1234']) {
      await expect(clientFor(payments.url, key).customers.list()).rejects.toMatchObject({
        type: 'StripeAuthenticationError',
        message: expect.stringMatching(/live key/),
      });
    }
    await expect(clientFor(payments.url, 'nonsense').customers.list()).rejects.toMatchObject({
      statusCode: 401,
    });
    expect((await fetch(`${payments.url}/v1/customers`)).status).toBe(401);
    expect((await clientFor(payments.url, 'rk_test_1').customers.list()).data).toEqual([]);
  });

  it('checks a cart as a whole before it makes anything of it', async () => {
    const { stripe, prices } = payments;
    const recurring = { price: prices.plus, quantity: 1 };
    const shop = (mode: 'payment' | 'subscription', items: object[], more: object = {}) =>
      stripe.checkout.sessions.create({ mode, line_items: items, success_url: site, ...more });
    const before = (await stripe.products.list({ limit: 100 })).data.length;
    await expect(shop('payment', [line(500), recurring])).rejects.toThrow(
      /`payment` mode but passed a recurring/,
    );
    await expect(shop('subscription', [line(500)])).rejects.toThrow(/at least one recurring price/);
    await expect(shop('payment', [line(500), { quantity: 1 }])).rejects.toMatchObject({
      param: 'line_items[1][price]',
    });
    await expect(shop('payment', [line(-5)])).rejects.toMatchObject({ code: 'parameter_invalid_integer' });
    await expect(
      shop('payment', [line(500)], { subscription_data: { trial_period_days: 7 } }),
    ).rejects.toThrow(/`payment` mode/);
    await expect(
      shop('subscription', [recurring], { subscription_data: { trial_period_days: 0 } }),
    ).rejects.toThrow(/minimum number of trial period days is 1/);
    expect((await stripe.products.list({ limit: 100 })).data).toHaveLength(before);
    await expect(shop('payment', [line(49)])).rejects.toMatchObject({ code: 'amount_too_small' });
  });
});
