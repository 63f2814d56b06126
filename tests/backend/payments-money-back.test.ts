import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { cards, typed, usePayments } from './payments.support.ts';

describe('money that goes back', () => {
  const payments = usePayments();

  async function purchase(): Promise<string> {
    const session = await payments.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 2460, product_data: { name: 'Suite' } } },
      ],
      success_url: 'http://127.0.0.1:5180/',
    });
    await payments.post(session.url, typed(cards.good));
    await payments.news();
    return String((await payments.stripe.checkout.sessions.retrieve(session.id)).payment_intent);
  }

  it('is refunded in parts up to the whole, and tells of each', async () => {
    const { stripe } = payments;
    const intent = await purchase();
    const part = await stripe.refunds.create({
      payment_intent: intent,
      amount: 460,
      metadata: { why: 'kind' },
    });
    expect(part).toMatchObject({ amount: 460, status: 'succeeded', payment_intent: intent });
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 2001 })).rejects.toThrow(
      'Refund amount ($20.01) is greater than unrefunded amount on charge ($20.00)',
    );
    await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await payments.control('settle');
    const refunds = payments.receiver.events.filter(({ type }) => type === 'charge.refunded');
    const charges = refunds.map(({ data }) => data.object as Stripe.Charge);
    expect(charges.map(({ amount_refunded, refunded }) => [amount_refunded, refunded])).toEqual([
      [460, false],
      [2460, true],
    ]);
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
  });

  it('is found from the invoice of a subscription', async () => {
    const { stripe } = payments;
    const { subscription } = await payments.subscribe();
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice), {
      expand: ['payments'],
    });
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
    const refund = await stripe.refunds.create({ payment_intent: intent });
    expect(refund.amount).toBe(1000);
    const found = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    });
    expect(found.data.map((payment) => payment.invoice)).toEqual([invoice.id]);
  });

  it('cannot be refunded where nothing was paid', async () => {
    const { stripe } = payments;
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 2460, product_data: { name: 'Suite' } } },
      ],
      success_url: 'http://127.0.0.1:5180/',
    });
    await payments.post(session.url, typed(cards.declined));
    const intent = String((await stripe.checkout.sessions.retrieve(session.id)).payment_intent);
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toThrow(
      /successful charge to refund/,
    );
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
  });

  it('is held back by a dispute until it is won or lost', async () => {
    const { stripe } = payments;
    const intent = await purchase();
    const { id } = await payments.control<{ id: string }>('dispute', { payment_intent: intent });
    expect(await payments.news()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      status: 'needs_response',
      reason: 'fraudulent',
      payment_intent: intent,
      amount: 2460,
    });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await payments.control('close-dispute', { dispute: id, status: 'won' });
    expect(await payments.news()).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated']);
    await expect(payments.control('close-dispute', { dispute: id, status: 'lost' })).rejects.toThrow(
      /closed/,
    );
    expect((await stripe.disputes.list({ payment_intent: intent })).data[0]?.status).toBe('won');
  });
});
