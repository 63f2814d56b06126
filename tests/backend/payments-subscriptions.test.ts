import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { cards, itemOf, usePayments } from './payments.support.ts';

describe('subscriptions on the sandbox', () => {
  const payments = usePayments();
  const get = (id: string) =>
    payments.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }) as Promise<
      Stripe.Subscription & { latest_invoice: Stripe.Invoice }
    >;
  const advance = (days: number) => payments.control('advance', { days });

  it('are announced, charged and renewed when the trial ends and each period after', async () => {
    const { subscription } = await payments.subscribe({ price: payments.prices.premiumYear, trialDays: 7 });
    await payments.news();
    await advance(5);
    expect(await payments.news()).toEqual(['customer.subscription.trial_will_end']);
    await advance(3);
    expect(await payments.news()).toContain('invoice.paid');
    const first = await get(subscription.id);
    expect(first).toMatchObject({
      status: 'active',
      latest_invoice: { amount_paid: 20_000, billing_reason: 'subscription_cycle' },
    });
    expect(itemOf(first).current_period_start).toBe(subscription.trial_end);
    await advance(366);
    const second = await get(subscription.id);
    expect(itemOf(second).current_period_start).toBe(itemOf(first).current_period_end);
    expect(second.latest_invoice.id).not.toBe(first.latest_invoice.id);
    const charges = await payments.stripe.charges.list();
    expect(charges.data.map(({ amount }) => amount)).toEqual([20_000, 20_000]);
  });

  it('run every renewal of a long jump at its own time', async () => {
    const { subscription, customer } = await payments.subscribe();
    await advance(100);
    const { data } = await payments.stripe.invoices.list({ customer: customer.id });
    expect(data).toHaveLength(4);
    const starts = data.map(({ created }) => created);
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
    expect((await get(subscription.id)).status).toBe('active');
  });

  it('end with the period when that is wanted, unless it is taken back', async () => {
    const { subscription } = await payments.subscribe({ trialDays: 7, price: payments.prices.premiumYear });
    const { stripe } = payments;
    await payments.news();
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: 'trialing',
      cancel_at_period_end: true,
      cancel_at: subscription.trial_end,
    });
    const kept = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await payments.control('settle');
    const [event] = payments.receiver.events.splice(0);
    expect(event?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await payments.news();
    await advance(8);
    expect(await payments.news()).toEqual([
      'customer.subscription.trial_will_end',
      'customer.subscription.deleted',
    ]);
    const ended = await get(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: subscription.trial_end });
    expect((await stripe.subscriptions.list({ customer: String(ended.customer) })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ status: 'ended' })).data).toHaveLength(1);
    await expect(stripe.subscriptions.update(ended.id, { cancel_at_period_end: false })).rejects.toThrow(
      /canceled subscription can only update/,
    );
  });

  it('end at once when that is wanted, and only once', async () => {
    const { subscription } = await payments.subscribe();
    await payments.news();
    const ended = await payments.stripe.subscriptions.cancel(subscription.id, {
      cancellation_details: { comment: 'too dear', feedback: 'too_expensive' },
    });
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: {
        comment: 'too dear',
        feedback: 'too_expensive',
        reason: 'cancellation_requested',
      },
    });
    expect(await payments.news()).toEqual(['customer.subscription.deleted']);
    await expect(payments.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('become paid at once when a trial is ended early', async () => {
    const { subscription } = await payments.subscribe({ trialDays: 7, price: payments.prices.premiumYear });
    const paid = await payments.stripe.subscriptions.update(subscription.id, { trial_end: 'now' });
    expect(paid.status).toBe('active');
    expect((await payments.stripe.charges.list()).data.map(({ amount }) => amount)).toEqual([20_000]);
  });

  it('fall past due when the card fails later, are tried again and end', async () => {
    const { subscription } = await payments.subscribe({ trialDays: 7, card: cards.emptyLater });
    await payments.news();
    await advance(8);
    const failed = await get(subscription.id);
    expect(failed).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    expect(await payments.news()).toContain('invoice.payment_failed');
    const [payment] = (await payments.stripe.invoicePayments.list({ invoice: failed.latest_invoice.id }))
      .data;
    const intent = await payments.stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent));
    expect(intent.last_payment_error).toMatchObject({ decline_code: 'insufficient_funds' });
    await advance(9);
    expect((await get(subscription.id)).latest_invoice.attempt_count).toBe(3);
    await advance(8);
    expect(await get(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { attempt_count: 4, next_payment_attempt: null },
    });
  });

  it('stay unpaid instead when the account is set so', async () => {
    await payments.control('settings', { after_retries: 'unpaid' });
    const { subscription } = await payments.subscribe({ trialDays: 7, card: cards.emptyLater });
    await advance(30);
    expect((await get(subscription.id)).status).toBe('unpaid');
  });

  it('fail at renewal when the bank wants the person each time', async () => {
    const { stripe } = payments;
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: payments.prices.plus, quantity: 1 }],
      success_url: 'http://127.0.0.1:5180/',
    });
    const form = { email: 'ann@example.com', number: cards.alwaysSecure, expiry: '12/44', cvc: '123' };
    await payments.post(session.url, form);
    await payments.post(`${session.url}/confirm`, { answer: 'complete' });
    await advance(32);
    const [subscription] = (await stripe.subscriptions.list()).data;
    expect(subscription?.status).toBe('past_due');
    const [latest] = (await stripe.charges.list()).data;
    expect(latest?.failure_code).toBe('authentication_required');
  });

  it('use a discount for the first invoice that asks for money, and not again', async () => {
    const { stripe, prices } = payments;
    const coupon = await stripe.coupons.create({ amount_off: 300, currency: 'usd', duration: 'once' });
    const { subscription } = await payments.subscribe({
      price: prices.plus,
      trialDays: 7,
      coupon: coupon.id,
    });
    expect(subscription.discounts).toHaveLength(1);
    await advance(8);
    expect((await get(subscription.id)).latest_invoice).toMatchObject({ subtotal: 1000, total: 700 });
    await advance(31);
    expect((await get(subscription.id)).latest_invoice.total).toBe(1000);
    expect((await get(subscription.id)).discounts).toEqual([]);
  });

  it('credit only what was paid when a discounted period is left', async () => {
    const { stripe, prices } = payments;
    const coupon = await stripe.coupons.create({ amount_off: 900, currency: 'usd', duration: 'once' });
    const { subscription } = await payments.subscribe({ coupon: coupon.id });
    const item = itemOf(subscription);
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: item.id, price: prices.premium }],
        proration_behavior: 'always_invoice',
        proration_date: item.current_period_start,
      },
    });
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-100, 2000]);
  });
});
