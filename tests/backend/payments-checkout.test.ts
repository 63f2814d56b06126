import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { cards, expanded, typed, usePayments } from './payments.support.ts';

const site = 'http://127.0.0.1:5180';
const success = `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}`;

describe('the hosted checkout page', () => {
  const payments = usePayments();
  const cart = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    payments.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 1999, product_data: { name: 'FocusTrack' } },
        },
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 499, product_data: { name: 'Body <Scan>' } },
        },
      ],
      metadata: { order_id: 'o1' },
      client_reference_id: 'u1',
      success_url: success,
      cancel_url: `${site}/store`,
      ...more,
    });
  const plan = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    payments.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: payments.prices.premiumYear, quantity: 1 }],
      success_url: success,
      ...more,
    });
  const again = (session: Stripe.Checkout.Session) => payments.stripe.checkout.sessions.retrieve(session.id);

  it('says what is bought and what it costs, with every name escaped and nothing run', async () => {
    const session = await cart();
    const answer = await fetch(String(session.url));
    const html = await answer.text();
    expect(html).toContain('Body &lt;Scan&gt;');
    expect(html).toContain('$24.98');
    expect(html).toContain(`href="${site}/store"`);
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    const style = await fetch(`${payments.url}/page.css`);
    expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  });

  it('takes a card, leads back to the site and tells of it', async () => {
    const session = await cart({ payment_intent_data: { metadata: { order_id: 'o1' } } });
    await payments.news();
    const answer = await payments.post(session.url, typed(cards.good));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${site}/payment-success?session_id=${session.id}`);
    const done = await payments.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'u1',
      metadata: { order_id: 'o1' },
      customer: null,
      customer_details: { email: 'ann@example.com', name: 'Ann Example' },
      payment_intent: { status: 'succeeded', amount_received: 2498, metadata: { order_id: 'o1' } },
      url: null,
    });
    const intent = expanded<Stripe.PaymentIntent>(done.payment_intent);
    expect(intent.latest_charge).toMatchObject({
      amount: 2498,
      payment_method_details: { card: { last4: '4242' } },
    });
    expect(await payments.news()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  it('charges once however often it is asked, and is closed afterwards', async () => {
    const session = await cart();
    const pay = () => payments.post(session.url, typed(cards.good));
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await payments.stripe.charges.list()).data).toHaveLength(1);
    expect(await payments.page(session.url)).toContain('It cannot be paid twice');
  });

  it('shows a decline beside the form and lets the person try another card', async () => {
    const session = await cart();
    const answer = await payments.post(session.url, typed(cards.declined));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/role="alert"[^>]*>Your card was declined\./);
    const open = await payments.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(open).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
      },
    });
    expect((await payments.post(session.url, typed(cards.good))).status).toBe(303);
    expect((await again(session)).payment_intent).toBe(
      expanded<Stripe.PaymentIntent>(open.payment_intent).id,
    );
  });

  it.each([
    ['number', { number: '4242 4242 4242 4241' }, 'card number is invalid'],
    ['number', { number: '4111 1111 1111 1111' }, 'non test card'],
    ['expiry', { expiry: '13/40' }, 'expiration date is incomplete'],
    ['expiry', { expiry: '01/20' }, 'in the past'],
    ['cvc', { cvc: '1' }, 'security code is incomplete'],
    ['email', { email: 'ann' }, 'email is incomplete'],
  ])('marks the field %s of %o as wrong', async (name, fields, message) => {
    const session = await cart();
    const html = await (await payments.post(session.url, typed(cards.good, fields))).text();
    expect(html).toContain(message);
    expect(html).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true" aria-describedby="problem"`));
    expect((await payments.stripe.charges.list()).data).toEqual([]);
  });

  it('never sends a card number back and never keeps one', async () => {
    const session = await cart();
    const html = await (await payments.post(session.url, typed(cards.declined))).text();
    expect(html).not.toContain('value="4000');
    const objects = await (await fetch(`${payments.url}/_sandbox/objects`)).text();
    expect(objects).not.toContain('4000000000000002');
  });

  it('asks the bank when the card wants it, and charges only when it agrees', async () => {
    const session = await cart();
    const step = await payments.post(session.url, typed(cards.secure));
    expect(step.headers.get('location')).toBe(`${session.url}/confirm`);
    expect(await payments.page(step.headers.get('location'))).toContain('3-D Secure');
    const refused = await payments.post(`${session.url}/confirm`, { answer: 'fail' });
    expect(refused.status).toBe(200);
    expect(await refused.text()).toContain('unable to authenticate');
    expect((await again(session)).status).toBe('open');
    // The question is answered once: another answer finds nothing to confirm.
    const late = await payments.post(`${session.url}/confirm`, { answer: 'complete' });
    expect(late.headers.get('location')).toBe(session.url);
    await payments.post(session.url, typed(cards.secure));
    expect((await payments.post(`${session.url}/confirm`, { answer: 'complete' })).status).toBe(303);
    expect(await again(session)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  it('needs no card for an order that costs nothing', async () => {
    const coupon = await payments.stripe.coupons.create({ percent_off: 100, duration: 'once' });
    const session = await cart({ discounts: [{ coupon: coupon.id }] });
    const html = await payments.page(session.url);
    expect(html).toContain('Complete order');
    expect(html).not.toContain('Card number');
    await payments.post(session.url, { email: 'ann@example.com' });
    expect(await again(session)).toMatchObject({
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
  });

  it('makes a customer and a paid invoice for a single purchase when that is wanted', async () => {
    const coupon = await payments.stripe.coupons.create({ percent_off: 10, duration: 'once' });
    const session = await cart({
      customer_creation: 'always',
      discounts: [{ coupon: coupon.id }],
      invoice_creation: { enabled: true, invoice_data: { metadata: { order_id: 'o1' } } },
    });
    await payments.post(session.url, typed(cards.good));
    const done = await payments.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['invoice.payments', 'customer'],
    });
    expect(done.customer).toMatchObject({ email: 'ann@example.com' });
    expect(done.invoice).toMatchObject({
      status: 'paid',
      subtotal: 2498,
      total: 2248,
      amount_paid: 2248,
      metadata: { order_id: 'o1' },
      payments: { data: [{ payment: { payment_intent: done.payment_intent }, status: 'paid' }] },
    });
    const html = await payments.page(expanded<Stripe.Invoice>(done.invoice).hosted_invoice_url ?? null);
    expect(html).toContain('FocusTrack');
    expect(html).toContain('$22.48');
    expect(html).toContain('data-status="paid"');
  });

  it('of a plan without a trial says what comes next and when', async () => {
    const customer = await payments.stripe.customers.create({ email: 'ann@example.com' });
    const session = await plan({ customer: customer.id });
    const html = await payments.page(session.url);
    expect(html).toMatch(
      /Then \$200\.00 per year, next on [A-Z][a-z]+ \d+, \d{4}\. You can cancel before it\./,
    );
  });

  it('starts a trial without a charge and says when money is due', async () => {
    const customer = await payments.stripe.customers.create({ email: 'ann@example.com' });
    const session = await plan({
      customer: customer.id,
      subscription_data: { trial_period_days: 7, metadata: { user_id: 'u1' } },
    });
    expect(session.amount_total).toBe(0);
    const html = await payments.page(session.url);
    expect(html).toContain('7 days free, then $200.00 per year');
    expect(html).toMatch(/value="ann@example.com"[^>]*readonly/);
    await payments.news();
    await payments.post(session.url, typed(cards.good));
    const done = await payments.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice'],
    });
    expect(done).toMatchObject({ payment_status: 'no_payment_required', payment_intent: null });
    const subscription = expanded<Stripe.Subscription>(done.subscription);
    expect(subscription).toMatchObject({
      status: 'trialing',
      metadata: { user_id: 'u1' },
      latest_invoice: { total: 0, status: 'paid', billing_reason: 'subscription_create' },
    });
    expect(Number(subscription.trial_end) - Number(subscription.trial_start)).toBe(7 * 86_400);
    expect((await payments.stripe.charges.list()).data).toEqual([]);
    const news = await payments.news();
    for (const type of ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']) {
      expect(news.filter((one) => one === type)).toHaveLength(1);
    }
  });

  it('makes no subscription from a card that fails', async () => {
    const session = await plan();
    for (const card of [cards.declined, cards.emptyLater]) {
      expect((await payments.post(session.url, typed(card))).status).toBe(200);
    }
    expect((await payments.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await payments.stripe.customers.list()).data).toEqual([]);
  });

  it('expires when asked and by itself after a day', async () => {
    const [asked, forgotten] = [await cart(), await cart()];
    expect((await payments.stripe.checkout.sessions.expire(asked.id)).status).toBe('expired');
    await expect(payments.stripe.checkout.sessions.expire(asked.id)).rejects.toThrow(/status of expired/);
    expect((await payments.post(asked.url, typed(cards.good))).status).toBe(410);
    await payments.news();
    await payments.control('advance', { hours: 25 });
    expect(await payments.news()).toEqual(['checkout.session.expired']);
    const late = await fetch(String(forgotten.url));
    expect(late.status).toBe(410);
    expect(await late.text()).toContain(`href="${site}/store"`);
    expect((await fetch(`${payments.url}/checkout/cs_test_none`)).status).toBe(404);
  });
});
