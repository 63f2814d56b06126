import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { cards, itemOf, usePayments } from './payments.support.ts';

const back = 'http://127.0.0.1:5180/account-settings';

describe('the billing portal', () => {
  const payments = usePayments();
  const open = async (customer: Stripe.Customer): Promise<string> =>
    (await payments.stripe.billingPortal.sessions.create({ customer: customer.id, return_url: back })).url;
  const get = (id: string) => payments.stripe.subscriptions.retrieve(id);
  const cardForm = (number: string) => ({ number, expiry: '12/44', cvc: '123' });

  it('says that it is not configured in the words of the provider', async () => {
    const customer = await payments.stripe.customers.create({});
    await payments.control('settings', { portal_configured: false });
    await expect(open(customer)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringMatching(/^No configuration provided and your test mode default configuration/),
    });
    await payments.control('settings', { portal_configured: true });
    expect(await open(customer)).toMatch(/\/payments\/portal\/\w{40}$/);
    const [configuration] = (await payments.stripe.billingPortal.configurations.list()).data;
    expect(configuration?.features.subscription_cancel.mode).toBe('at_period_end');
  });

  it('shows plan, card, invoices and the way back to its owner alone, for an hour', async () => {
    const { customer } = await payments.subscribe();
    const other = await payments.subscribe({ price: payments.prices.premium });
    const url = await open(customer);
    const html = await payments.page(url);
    for (const text of ['Plus, $10.00 per month', 'Active', 'Visa ending in 4242', back]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain(other.subscription.id);
    const foreign = await payments.post(`${url}/cancel`, { subscription: other.subscription.id });
    expect(foreign.status).toBe(404);
    expect((await get(other.subscription.id)).cancel_at).toBeNull();
    await payments.control('advance', { minutes: 61 });
    expect((await fetch(url)).status).toBe(410);
    expect((await fetch(`${payments.url}/portal/guessed`)).status).toBe(404);
  });

  it('cancels at the end of the period after asking, and takes it back', async () => {
    const { customer, subscription } = await payments.subscribe();
    const url = await open(customer);
    const form = { subscription: subscription.id };
    const question = await payments.page(`${url}/cancel?subscription=${subscription.id}`);
    expect(question).toContain('You keep your plan until');
    expect((await get(subscription.id)).cancel_at).toBeNull();
    expect((await payments.post(`${url}/cancel`, form)).headers.get('location')).toBe(url);
    // Plans that are billed flexibly get a date from the portal, not the flag.
    expect(await get(subscription.id)).toMatchObject({
      cancel_at: itemOf(subscription).current_period_end,
      cancel_at_period_end: false,
      status: 'active',
    });
    expect(await payments.page(url)).toContain('Ends on');
    await payments.post(`${url}/resume`, form);
    expect((await get(subscription.id)).cancel_at).toBeNull();
    await payments.post(`${url}/cancel`, form);
    await payments.control('advance', { days: 32 });
    expect((await get(subscription.id)).status).toBe('canceled');
    expect((await payments.post(`${await open(customer)}/resume`, form)).status).toBe(404);
  });

  it('states what a dearer plan costs before it is confirmed, and charges that', async () => {
    const { prices, stripe } = payments;
    const { customer, subscription } = await payments.subscribe();
    await payments.control('advance', { days: 10 });
    const url = await open(customer);
    const chooser = await payments.page(`${url}/plan?subscription=${subscription.id}`);
    expect(chooser).toContain('Premium, $20.00 per month');
    expect(chooser).not.toContain(`value="${prices.plus}"`);
    const question = await payments.page(
      `${url}/plan?subscription=${subscription.id}&price=${prices.premium}`,
    );
    expect(question).toContain('Unused time on Plus');
    const due = /Due today<\/th><td>\$([\d.]+)</.exec(question)?.[1];
    const at = /name="at" value="(\d+)"/.exec(question)?.[1] ?? '';
    expect(itemOf(await get(subscription.id)).price.id).toBe(prices.plus);
    const form = { subscription: subscription.id, price: prices.premium, at };
    expect((await payments.post(`${url}/plan`, form)).status).toBe(303);
    expect(itemOf(await get(subscription.id)).price.id).toBe(prices.premium);
    const [invoice] = (await stripe.invoices.list()).data;
    expect(((invoice?.amount_paid ?? 0) / 100).toFixed(2)).toBe(due);
  });

  it('lets a cheaper plan wait for the end of what is paid for, and can be talked out of it', async () => {
    const { prices } = payments;
    const { customer, subscription } = await payments.subscribe({ price: prices.premium });
    const url = await open(customer);
    const form = { subscription: subscription.id, price: prices.plus };
    const question = await payments.page(`${url}/plan?subscription=${subscription.id}&price=${prices.plus}`);
    expect(question).toContain('Nothing is charged today');
    await payments.post(`${url}/plan`, form);
    expect(await payments.page(url)).toContain('Changes to Plus');
    await payments.post(`${url}/resume`, { subscription: subscription.id });
    expect((await get(subscription.id)).schedule).toBeNull();
    await payments.post(`${url}/plan`, form);
    expect(itemOf(await get(subscription.id)).price.id).toBe(prices.premium);
    await payments.control('advance', { days: 32 });
    expect(itemOf(await get(subscription.id)).price.id).toBe(prices.plus);
  });

  it('keeps the old plan when the card does not pay for the new one', async () => {
    const { prices } = payments;
    const { customer, subscription } = await payments.subscribe();
    const url = await open(customer);
    await payments.post(`${url}/card`, cardForm(cards.emptyLater));
    const answer = await payments.post(`${url}/plan`, {
      subscription: subscription.id,
      price: prices.premium,
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/role="alert"[^>]*>Your card has insufficient funds\./);
    expect(itemOf(await get(subscription.id)).price.id).toBe(prices.plus);
    const foreign = await payments.post(`${url}/plan`, {
      subscription: subscription.id,
      price: 'price_none',
    });
    expect(foreign.status).toBe(404);
  });

  it('takes a new card, which pays what is open', async () => {
    const { customer, subscription } = await payments.subscribe({ trialDays: 7, card: cards.emptyLater });
    await payments.control('advance', { days: 8 });
    expect((await get(subscription.id)).status).toBe('past_due');
    const url = await open(customer);
    expect(await payments.page(url)).toContain('The last payment failed');
    const refused = await payments.post(`${url}/card`, cardForm(cards.declined));
    expect(refused.status).toBe(200);
    expect(await refused.text()).toContain('Your card was declined.');
    expect((await payments.post(`${url}/card`, cardForm('5555 5555 5555 4444'))).status).toBe(303);
    expect((await get(subscription.id)).status).toBe('active');
    expect(await payments.page(url)).toContain('Mastercard ending in 4444');
  });

  it('shows an open invoice with its lines and lets it be paid', async () => {
    const { customer, subscription } = await payments.subscribe({ trialDays: 7, card: cards.emptyLater });
    await payments.control('advance', { days: 8 });
    const [invoice] = (await payments.stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
    const address = String(invoice?.hosted_invoice_url);
    const html = await payments.page(address);
    expect(html).toContain('1 × Plus (at $10.00 per month)');
    expect(html).toContain('Pay $10.00 with the saved card');
    const failed = await payments.post(address, {});
    expect(failed.status).toBe(200);
    expect((await payments.stripe.invoices.retrieve(String(invoice?.id))).attempt_count).toBe(2);
    expect((await get(subscription.id)).status).toBe('past_due');
    expect((await fetch(`${payments.url}/invoice/in_none`)).status).toBe(404);
  });
});
