import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePayments } from '../../scripts/payment-shapes.ts';
import { shapesFile } from '../../supabase/local/payments/shapes.ts';
import { cards, itemOf, typed, usePayments } from './payments.support.ts';

const site = 'http://127.0.0.1:5180/';

describe('objects of the sandbox and the types of the installed client', () => {
  const payments = usePayments();
  let described: ReturnType<typeof describePayments>;
  let ajv: Ajv;

  beforeAll(() => {
    described = describePayments();
    ajv = new Ajv({ strict: false, allErrors: true });
    ajv.addSchema({ $id: 'sdk', ...described.schema });
  });

  /** What is wrong with an object; deleted ones are another type. */
  function problems(object: object): string[] {
    const { object: kind, deleted } = object as { object: string; deleted?: boolean };
    if (deleted) return [];
    const validate = ajv.getSchema(`sdk#/$defs/${kind}`);
    if (!validate) return [`${kind}: not a type of the client`];
    validate(object);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${kind}${instancePath} ${message}`);
  }

  it('were described from the version that is installed', () => {
    expect(JSON.parse(readFileSync(shapesFile, 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(described.shapes)),
    );
  });

  it('agree, whatever has happened to them', async () => {
    const { stripe, prices } = payments;
    const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'once' });
    const { customer, subscription } = await payments.subscribe({ coupon: coupon.id });
    const trial = await payments.subscribe({
      price: prices.premiumYear,
      trialDays: 7,
      card: cards.emptyLater,
    });
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
    await payments.post(`${portal.url}/plan`, { subscription: subscription.id, price: prices.premium });
    await payments.post(`${portal.url}/plan`, { subscription: subscription.id, price: prices.plus });
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
    const cart = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 2, price_data: { currency: 'usd', unit_amount: 999, product_data: { name: 'Suite' } } },
      ],
      customer_creation: 'always',
      invoice_creation: { enabled: true },
      success_url: site,
    });
    const taxed = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: 1999,
            product_data: { name: 'Test' },
            tax_behavior: 'inclusive',
          },
        },
      ],
      automatic_tax: { enabled: true },
      billing_address_collection: 'required',
      consent_collection: { terms_of_service: 'required' },
      customer_update: { address: 'auto', name: 'auto' },
      invoice_creation: { enabled: true },
      tax_id_collection: { enabled: true },
      success_url: site,
    });
    const abroad = typed(cards.good, { country: 'DE', tax_id: 'DE123456789', terms: 'on' });
    expect((await payments.post(taxed.url ?? '', abroad)).status).toBe(303);
    await payments.post(cart.url, typed(cards.declined));
    await payments.post(cart.url, typed(cards.good));
    const paid = await stripe.checkout.sessions.retrieve(cart.id, { expand: ['line_items'] });
    const intent = String(paid.payment_intent);
    await stripe.refunds.create({ payment_intent: intent, amount: 100 });
    await payments.control('dispute', { payment_intent: intent });
    await payments.control('advance', { days: 8 });
    await stripe.subscriptions.cancel(trial.subscription.id);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(itemOf(await stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(prices.premium);

    const kept = (await (await fetch(`${payments.url}/_sandbox/objects`)).json()) as object[];
    const reported = kept.flatMap((one) =>
      (one as Stripe.Event).object === 'event' ? [(one as Stripe.Event).data.object] : [],
    );
    const lines = paid.line_items?.data ?? [];
    const wire = JSON.parse(JSON.stringify([portal, preview, paid, ...lines])) as object[];
    const all = [...kept, ...reported, ...wire];
    const kinds = new Set(all.map((one) => (one as { object: string }).object));
    expect([...kinds].sort()).toEqual([
      'billing_portal.configuration',
      'billing_portal.session',
      'charge',
      'checkout.session',
      'coupon',
      'customer',
      'discount',
      'dispute',
      'event',
      'invoice',
      'invoice_payment',
      'item',
      'payment_intent',
      'payment_method',
      'price',
      'product',
      'refund',
      'subscription',
      'subscription_schedule',
    ]);
    expect([...new Set(all.flatMap(problems))]).toEqual([]);
  });
});
