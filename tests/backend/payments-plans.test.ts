import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { cards, expanded, itemOf, usePayments } from './payments.support.ts';

const DAY = 86_400;

describe('plans on the sandbox', () => {
  const payments = usePayments();
  const get = (id: string) =>
    payments.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }) as Promise<
      Stripe.Subscription & { latest_invoice: Stripe.Invoice }
    >;
  const advance = (days: number) => payments.control('advance', { days });

  it('state what a dearer one costs now, and charge exactly that', async () => {
    const { stripe, prices } = payments;
    const { subscription } = await payments.subscribe();
    await advance(10);
    const item = itemOf(subscription);
    const length = item.current_period_end - item.current_period_start;
    const at = item.current_period_start + 10 * DAY;
    const details = {
      items: [{ id: item.id, price: prices.premium }],
      proration_behavior: 'always_invoice' as const,
      proration_date: at,
    };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: details,
    });
    const left = (length - 10 * DAY) / length;
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([
      -Math.round(1000 * left),
      Math.round(2000 * left),
    ]);
    expect(preview.status).toBe('draft');
    const before = (await stripe.invoices.list()).data.length;
    await stripe.subscriptions.update(subscription.id, details);
    const changed = await get(subscription.id);
    expect((await stripe.invoices.list()).data).toHaveLength(before + 1);
    expect(changed.latest_invoice).toMatchObject({
      amount_paid: preview.amount_due,
      billing_reason: 'subscription_update',
    });
    expect(itemOf(changed)).toMatchObject({
      price: { id: prices.premium },
      current_period_end: item.current_period_end,
    });
    const line = changed.latest_invoice.lines.data[0];
    expect(line?.parent?.subscription_item_details).toMatchObject({ proration: true });
  });

  it('bill prorations with the next period when nothing else is said', async () => {
    const { stripe, prices } = payments;
    const { subscription } = await payments.subscribe();
    await advance(10);
    const id = itemOf(subscription).id;
    await stripe.subscriptions.update(subscription.id, { items: [{ id, price: prices.premium }] });
    expect((await stripe.invoices.list()).data).toHaveLength(1);
    await advance(25);
    const { latest_invoice: invoice } = await get(subscription.id);
    expect(invoice.lines.data).toHaveLength(3);
    expect(invoice.total).toBe(invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0));
    expect(invoice.total).toBeGreaterThan(2000);
  });

  it('keep what a cheaper one leaves over as credit for later invoices', async () => {
    const { stripe, prices } = payments;
    const { subscription, customer } = await payments.subscribe({ price: prices.premium });
    await advance(3);
    const id = itemOf(subscription).id;
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id, price: prices.plus }],
      proration_behavior: 'always_invoice',
    });
    const { balance } = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
    expect(balance).toBeLessThan(0);
    expect((await get(subscription.id)).latest_invoice).toMatchObject({
      amount_due: 0,
      ending_balance: balance,
    });
    await advance(30);
    expect((await get(subscription.id)).latest_invoice).toMatchObject({
      total: 1000,
      starting_balance: balance,
      amount_paid: 1000 + balance,
    });
  });

  it('begin a new period when the interval changes', async () => {
    const { stripe, prices } = payments;
    const { subscription } = await payments.subscribe();
    await advance(10);
    const id = itemOf(subscription).id;
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id, price: prices.premiumYear }],
      expand: ['latest_invoice'],
    });
    const item = itemOf(changed);
    expect(item.current_period_end - item.current_period_start).toBeGreaterThanOrEqual(365 * DAY);
    const invoice = expanded<Stripe.Invoice>(changed.latest_invoice);
    expect(invoice.amount_paid).toBe(20_000 + Number(invoice.lines.data[0]?.amount));
  });

  it('owe nothing for another one while the trial lasts', async () => {
    const { stripe, prices } = payments;
    const { subscription } = await payments.subscribe({ price: prices.premiumYear, trialDays: 7 });
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: prices.plus }],
      proration_behavior: 'always_invoice',
    });
    expect(changed).toMatchObject({ status: 'trialing', trial_end: subscription.trial_end });
    await advance(8);
    expect((await get(subscription.id)).latest_invoice.amount_paid).toBe(1000);
  });

  it('refuse a change that the card cannot pay, when asked to, and change nothing', async () => {
    const { stripe, prices } = payments;
    const { subscription, customer } = await payments.subscribe();
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    await payments.post(`${portal.url}/card`, { number: cards.emptyLater, expiry: '12/44', cvc: '123' });
    const before = await get(subscription.id);
    const change = {
      items: [{ id: itemOf(subscription).id, price: prices.premium }],
      proration_behavior: 'always_invoice' as const,
    };
    await expect(
      stripe.subscriptions.update(subscription.id, { ...change, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ type: 'StripeCardError', decline_code: 'insufficient_funds', statusCode: 402 });
    expect(await get(subscription.id)).toEqual(before);
    expect((await stripe.subscriptions.update(subscription.id, change)).status).toBe('past_due');
  });

  it('change at the end of the period by a schedule', async () => {
    const { stripe, prices } = payments;
    const { subscription } = await payments.subscribe({ price: prices.premium });
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [phase] = schedule.phases;
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: prices.premium, quantity: 1 }],
          start_date: Number(phase?.start_date),
          end_date: Number(phase?.end_date),
        },
        { items: [{ price: prices.plus, quantity: 1 }] },
      ],
    });
    expect((await get(subscription.id)).schedule).toBe(schedule.id);
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: prices.plus }],
      }),
    ).rejects.toThrow(/managed by the subscription schedule/);
    await advance(20);
    expect(itemOf(await get(subscription.id)).price.id).toBe(prices.premium);
    await advance(15);
    const changed = await get(subscription.id);
    expect(itemOf(changed).price.id).toBe(prices.plus);
    expect(changed).toMatchObject({ schedule: null, latest_invoice: { amount_paid: 1000 } });
    expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('released');
  });

  it('stay when a schedule is released before it is due', async () => {
    const { stripe } = payments;
    const { subscription } = await payments.subscribe();
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const released = await stripe.subscriptionSchedules.release(schedule.id);
    expect(released).toMatchObject({ status: 'released', released_subscription: subscription.id });
    expect((await get(subscription.id)).schedule).toBeNull();
    await expect(stripe.subscriptionSchedules.release(schedule.id)).rejects.toThrow(/`released` status/);
  });
});
