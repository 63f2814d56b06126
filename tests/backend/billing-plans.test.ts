import { describe, expect, it } from 'vitest';
import { type Buyer, plans, useBilling } from './billing.support.ts';
import { cards } from './payments.support.ts';

async function portalOf(buyer: Buyer): Promise<string> {
  const { body } = await buyer.call('customer-portal', { returnUrl: '/account-settings' });
  return body.url as string;
}

describe('a plan', () => {
  const billing = useBilling();
  const days = (count: number) => billing.control('advance', { days: count });

  /** Changes the plan on the portal's pages, at the price it states. */
  async function changePlan(buyer: Buyer, price: string): Promise<void> {
    const url = await portalOf(buyer);
    const { id: subscription } = await buyer.subscription();
    const question = await (await fetch(`${url}/plan?subscription=${subscription}&price=${price}`)).text();
    const at = /name="at" value="(\d+)"/.exec(question)?.[1] ?? '';
    expect((await billing.post(`${url}/plan`, { subscription, price, at })).status).toBe(303);
    await billing.settle();
  }

  it('is open as soon as the provider says it is paid, and not before', async () => {
    const ann = await billing.buyer('monthly');
    expect(await ann.plan()).toMatchObject({ subscribed: false, trial_available: true, pending: false });
    const opened = await ann.call('create-checkout', { priceId: plans.plus });
    expect(opened.body.session_id).toMatch(/^cs_/);
    expect(await ann.plan()).toMatchObject({ subscribed: false, pending: true });
    const paid = await billing.pay(opened.body.url);
    expect(paid.headers.get('location')).toBe(
      `${billing.url}/subscription-success?session_id=${opened.body.session_id}`,
    );
    await billing.settle();
    expect(await ann.plan()).toMatchObject({
      subscribed: true,
      subscription_tier: 'plus',
      status: 'active',
      interval: 'month',
      price_id: plans.plus,
      amount_cents: 999,
      cancel_at: null,
      trial_status: 'none',
      pending: false,
    });
    const { data: invoices } = await ann.client
      .from('billing_invoices')
      .select('status, amount_cents, number');
    expect(invoices).toEqual([
      { status: 'paid', amount_cents: 999, number: expect.stringMatching(/-0001$/) },
    ]);
  });

  it('renews, and a second one is refused while it runs', async () => {
    const ann = await billing.buyer('renews');
    await ann.subscribe(plans.plus);
    const { subscription_end: end } = await ann.plan();
    await days(32);
    expect(Date.parse((await ann.plan()).subscription_end)).toBeGreaterThan(Date.parse(end));
    const again = await ann.call('create-checkout', { priceId: plans.premium });
    expect(again).toEqual({ status: 409, body: { error: { code: 'already_subscribed' } } });
  });

  it('begins with a trial when it is annual, once per person, and is paid for when the trial ends', async () => {
    const ann = await billing.buyer('trial');
    await ann.subscribe(plans.premiumYear);
    expect(await ann.plan()).toMatchObject({
      subscribed: true,
      subscription_tier: 'premium',
      status: 'trialing',
      trial_status: 'active',
      interval: 'year',
      trial_available: false,
    });
    const left = Date.parse((await ann.plan()).trial_ends_at) - Date.now();
    expect(left).toBeGreaterThan(6.9 * 86_400_000);
    await days(8);
    expect(await ann.plan()).toMatchObject({ subscribed: true, status: 'active', trial_status: 'converted' });
    const { data: invoices } = await ann.client
      .from('billing_invoices')
      .select('amount_cents')
      .order('amount_cents');
    expect(invoices).toEqual([{ amount_cents: 0 }, { amount_cents: 19_900 }]);
  });

  it('is over at once when its trial is cancelled now; another one has no trial', async () => {
    const ann = await billing.buyer('trial-now');
    await ann.subscribe(plans.plusYear);
    expect(await ann.call('cancel-trial')).toMatchObject({
      status: 200,
      body: { trial_status: 'cancelled', access_until: null, message: expect.any(String) },
    });
    expect(await ann.plan()).toMatchObject({
      subscribed: false,
      trial_status: 'cancelled',
      status: 'canceled',
    });
    expect(await ann.call('cancel-trial')).toMatchObject({
      status: 409,
      body: { error: { code: 'no_active_trial' } },
    });
    await billing.settle();
    await ann.subscribe(plans.plusYear);
    expect(await ann.plan()).toMatchObject({ subscribed: true, status: 'active' });
  });

  it('is not cancelled once it was paid for, also when the news of that is lost', async () => {
    const ann = await billing.buyer('paid-by-now');
    await ann.subscribe(plans.premiumYear);
    await billing.control('faults', { drop: 1000 });
    await billing.control('advance', { days: 8 });
    await billing.control('faults', {});
    expect(await ann.subscription()).toMatchObject({ status: 'active' });
    expect(await ann.call('cancel-trial')).toEqual({
      status: 409,
      body: { error: { code: 'no_active_trial' } },
    });
    expect(await ann.subscription()).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(await ann.plan()).toMatchObject({ subscribed: true, trial_status: 'converted' });
  });

  it('lasts until the last day of a trial that is cancelled at its end', async () => {
    const ann = await billing.buyer('trial-end');
    await ann.subscribe(plans.premiumYear);
    const { trial_ends_at } = await ann.plan();
    const cancelled = await ann.call('cancel-trial', { when: 'at_end' });
    expect(cancelled).toMatchObject({ status: 200, body: { trial_status: 'active' } });
    expect(Date.parse(cancelled.body.access_until)).toBe(Date.parse(trial_ends_at));
    expect(await ann.plan()).toMatchObject({ subscribed: true, cancel_at: expect.any(String) });
    await days(8);
    expect(await ann.plan()).toMatchObject({
      subscribed: false,
      status: 'canceled',
      trial_status: 'cancelled',
    });
    expect((await billing.stripe.invoices.list()).data[0]?.total).toBe(0);
  });

  it('changes in the portal: upwards at once, downwards at the end of the period', async () => {
    const ann = await billing.buyer('changes');
    await ann.subscribe(plans.plus);
    await changePlan(ann, plans.premium);
    expect(await ann.plan()).toMatchObject({ subscription_tier: 'premium', price_id: plans.premium });
    await changePlan(ann, plans.plus);
    expect(await ann.plan()).toMatchObject({
      subscription_tier: 'premium',
      price_id: plans.premium,
      next_price_id: plans.plus,
    });
    await days(32);
    expect(await ann.plan()).toMatchObject({
      subscribed: true,
      subscription_tier: 'plus',
      price_id: plans.plus,
      next_price_id: null,
    });
  });

  it('is cancelled and kept in the portal', async () => {
    const ann = await billing.buyer('portal');
    await ann.subscribe(plans.plus);
    const url = await portalOf(ann);
    expect(url).toMatch(/\/payments\/portal\//);
    const form = { subscription: (await ann.subscription()).id };
    await billing.post(`${url}/cancel`, form);
    await billing.settle();
    expect(await ann.plan()).toMatchObject({ subscribed: true, cancel_at: expect.any(String) });
    await billing.post(`${url}/resume`, form);
    await billing.settle();
    expect((await ann.plan()).cancel_at).toBeNull();
    await billing.post(`${url}/cancel`, form);
    await days(32);
    expect(await ann.plan()).toMatchObject({ subscribed: false, status: 'canceled' });
  });

  it('stays open for a while when a payment fails, and closes when none comes', async () => {
    const ann = await billing.buyer('late');
    await ann.subscribe(plans.plus);
    const portal = await portalOf(ann);
    const card = { number: cards.emptyLater, expiry: '12/44', cvc: '123' };
    expect((await billing.post(`${portal}/card`, card)).status).toBe(303);
    await days(32);
    expect(await ann.plan()).toMatchObject({
      subscribed: true,
      status: 'past_due',
      subscription_tier: 'plus',
    });
    // A card that pays brings it back.
    await billing.post(`${await portalOf(ann)}/card`, { ...card, number: cards.good });
    await billing.settle();
    expect(await ann.plan()).toMatchObject({ subscribed: true, status: 'active' });
    await billing.post(`${await portalOf(ann)}/card`, card);
    await days(32);
    expect(await ann.plan()).toMatchObject({ status: 'past_due' });
    // All attempts to collect have failed.
    await days(20);
    expect(await ann.plan()).toMatchObject({ subscribed: false, status: 'canceled' });
  });

  it('can be paid after a declined card', async () => {
    const ann = await billing.buyer('declined');
    const { body } = await ann.call('create-checkout', { priceId: plans.plus });
    const declined = await billing.pay(body.url, cards.declined);
    expect(declined.status).not.toBe(303);
    await billing.settle();
    expect(await ann.plan()).toMatchObject({ subscribed: false, pending: true });
    expect((await billing.pay(body.url)).status).toBe(303);
    await billing.settle();
    expect(await ann.plan()).toMatchObject({ subscribed: true });
  });

  it.each(['given back', 'disputed'])('ends when its last payment is %s', async (fate) => {
    const ann = await billing.buyer('refund');
    await ann.subscribe(plans.premium);
    const [charge] = (await billing.stripe.charges.list()).data;
    if (fate === 'disputed') await billing.control('dispute', { charge: charge?.id });
    else await billing.stripe.refunds.create({ charge: charge?.id ?? '' });
    await billing.settle();
    expect(await ann.plan()).toMatchObject({ subscribed: false, status: 'canceled' });
    expect((await ann.subscription()).status).toBe('canceled');
  });

  it('ends with the customer at the provider, and can be bought anew', async () => {
    const ann = await billing.buyer('gone');
    await ann.subscribe(plans.plus);
    const { customer } = await ann.subscription();
    await billing.stripe.customers.del(String(customer));
    await billing.settle();
    expect(await ann.plan()).toMatchObject({ subscribed: false });
    expect(await ann.call('customer-portal', { returnUrl: '/' })).toMatchObject({
      status: 404,
      body: { error: { code: 'no_customer' } },
    });
    await ann.subscribe(plans.plus);
    expect(await ann.plan()).toMatchObject({ subscribed: true, subscription_tier: 'plus' });
  });
});
