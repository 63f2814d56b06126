import { describe, expect, it } from 'vitest';
import { agreed, type Buyer, cartOf, plans, useBilling } from './billing.support.ts';
import { cards, typed } from './payments.support.ts';

const orderOf = async ({ client }: Buyer) => {
  const { data } = await client
    .from('orders')
    .select('status, total_cents, tax_cents, refunded_cents, agreed_version, agreed_language, agreed_at')
    .order('created_at', { ascending: false })
    .limit(1)
    .single();
  if (!data) throw new Error('there is no order');
  return data;
};

describe('a shop that is taxed', () => {
  const billing = useBilling({
    env: {
      STRIPE_AUTOMATIC_TAX: 'on',
      STRIPE_BILLING_ADDRESS: 'required',
      STRIPE_TAX_IDS: 'on',
      STRIPE_TERMS_CONSENT: 'on',
    },
  });
  const payIn = (url: string, country: string, more: Record<string, string> = {}) =>
    billing.post(url, typed(cards.good, { country, terms: 'on', ...more }));
  const buyIn = async (buyer: Buyer, country: string) => {
    const { body } = await buyer.call('create-checkout', await cartOf(buyer, ['test-memory-check']));
    expect((await payIn(body.url, country)).status).toBe(303);
    await billing.settle();
    return body;
  };
  const mailsOf = ({ id }: Buyer) =>
    billing.sql<{ kind: string; facts: Record<string, unknown> }>(
      'select kind, facts from public.account_mails where user_id = $1',
      [id],
    );

  it('charges what was shown, whatever part of it is tax, and says how much', async () => {
    const [dora, uma] = [await billing.buyer('taxed'), await billing.buyer('untaxed')];
    await buyIn(dora, 'DE');
    await buyIn(uma, 'US');
    // 19 of 119 parts of $19.99.
    expect(await orderOf(dora)).toMatchObject({ status: 'paid', total_cents: 1999, tax_cents: 319 });
    expect(await orderOf(uma)).toMatchObject({ status: 'paid', total_cents: 1999, tax_cents: 0 });
    const { data } = await dora.client.from('billing_invoices').select('amount_cents, tax_cents');
    expect(data).toEqual([{ amount_cents: 1999, tax_cents: 319 }]);
    expect(await mailsOf(dora)).toMatchObject([
      { kind: 'order_paid', facts: { total_cents: 1999, tax_cents: 319 } },
    ]);
  });

  it('keeps with the order what was agreed to, in which language and when', async () => {
    const nora = await billing.buyer('agreed');
    await buyIn(nora, 'US');
    const { agreed_at, ...kept } = await orderOf(nora);
    expect(kept).toMatchObject({ agreed_version: agreed.version, agreed_language: 'en' });
    expect(Date.now() - Date.parse(agreed_at)).toBeLessThan(60_000);
    await expect(
      billing.sql("update public.orders set agreed_version = '2020-01-01' where user_id = $1", [nora.id]),
    ).rejects.toThrow('order_is_final');
    await nora.call('create-checkout', { priceId: plans.plus });
    const { data } = await nora.client
      .from('checkout_sessions')
      .select('kind, agreed_version, agreed_language')
      .eq('kind', 'plan');
    expect(data).toEqual([{ kind: 'plan', agreed_version: agreed.version, agreed_language: 'en' }]);
  });

  it('keeps no order that nobody agreed to', async () => {
    const mel = await billing.buyer('silent');
    const cart = await cartOf(mel, ['test-memory-check']);
    for (const wrong of [undefined, { version: '2020-01-01', language: 'en' }]) {
      const answer = await mel.call('create-checkout', { ...cart, agreed: wrong });
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'consent_needed' } } });
    }
    expect((await mel.client.from('orders').select('id')).data).toEqual([]);
  });

  it('taxes the bills of a plan where its first payment was, and renewals with it', async () => {
    const paul = await billing.buyer('plan');
    const { body } = await paul.call('create-checkout', { priceId: plans.plus });
    await payIn(body.url, 'FR');
    await billing.control('advance', { days: 32 });
    const { data } = await paul.client
      .from('billing_invoices')
      .select('amount_cents, tax_cents')
      .order('issued_at');
    // 20 of 120 parts of $9.99.
    expect(data).toEqual([
      { amount_cents: 999, tax_cents: 167 },
      { amount_cents: 999, tax_cents: 167 },
    ]);
  });

  it('is asked for country, tax number and terms on the page of the provider, and pays only with them', async () => {
    const lea = await billing.buyer('page');
    const { body } = await lea.call('create-checkout', await cartOf(lea, ['test-memory-check']));
    const page = await (await fetch(body.url)).text();
    for (const name of ['country', 'tax_id', 'terms']) expect(page).toContain(`name="${name}"`);
    expect(await (await payIn(body.url, 'XX')).text()).toContain('Your country is missing.');
    expect(await (await payIn(body.url, 'DE', { terms: '' })).text()).toContain('agree to the terms');
    await payIn(body.url, 'DE', { tax_id: 'DE123456789' });
    const session = await billing.stripe.checkout.sessions.retrieve(body.session_id);
    expect(session).toMatchObject({
      status: 'complete',
      consent: { terms_of_service: 'accepted' },
      customer_details: { address: { country: 'DE' }, tax_ids: [{ value: 'DE123456789' }] },
      total_details: { amount_tax: 319 },
    });
  });

  it('gives the whole amount back, tax and all', async () => {
    const rob = await billing.buyer('refunded');
    const { session_id } = await buyIn(rob, 'GB');
    const { payment_intent } = await billing.stripe.checkout.sessions.retrieve(session_id);
    await billing.stripe.refunds.create({ payment_intent: String(payment_intent) });
    await billing.settle();
    expect(await orderOf(rob)).toMatchObject({ status: 'refunded', refunded_cents: 1999, tax_cents: 333 });
  });

  it('opens no plan whose price does not hold its tax', async () => {
    const eve = await billing.buyer('ontop');
    const price = await billing.stripe.prices.create({
      currency: 'usd',
      unit_amount: 999,
      recurring: { interval: 'month' },
      product: 'prod_plus',
      tax_behavior: 'exclusive',
    });
    await billing.sql('update public.plan_prices set active = false where id = $1', [plans.plus]);
    await billing.sql(
      `insert into public.plan_prices (id, tier, "interval", amount_cents) values ($1, 'plus', 'month', 999)`,
      [price.id],
    );
    expect((await eve.call('create-checkout', { priceId: price.id })).status).toBe(500);
    expect((await eve.client.from('checkout_sessions').select('id')).data).toEqual([]);
  });
});

describe('an answer about tax that is missing', () => {
  const billing = useBilling();

  it('says nothing of it, and takes back nothing that was said before', async () => {
    const ida = await billing.buyer('missing');
    await ida.buy(['test-memory-check']);
    expect(await orderOf(ida)).toMatchObject({ status: 'paid', total_cents: 1999, tax_cents: null });
    await billing.sql('update public.orders set tax_cents = 319 where user_id = $1', [ida.id]);
    await ida.call('check-subscription', {});
    await billing.reconcile();
    expect(await orderOf(ida)).toMatchObject({ tax_cents: 319 });
  });
});
