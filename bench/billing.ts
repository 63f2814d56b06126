/** Payments: webhooks taken, the question about the own plan, and the way from the cart to the payment page. */
import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { STRIPE_WEBHOOK_SECRET } from '../supabase/local/payments/sandbox.ts';
import { couponFigures } from './coupons.ts';
import { admin, people, serve } from './embedded.ts';
import { type Figure, percentile } from './figures.ts';

const buyers = 8;
const webhooks = 200;
const checks = 400;
const card = { number: '4242 4242 4242 4242', expiry: '12/44', cvc: '123', name: 'Bench' };

async function ask<T>(client: SupabaseClient, name: string, body: object): Promise<T> {
  const { data, error } = await client.functions.invoke(name, { body });
  if (error) throw error;
  return data as T;
}

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  times.push(performance.now() - from);
}

const control = (url: string, name: string) =>
  fetch(`${url}/payments/_sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });

interface SentEvent {
  id: string;
  object: string;
  type: string;
  data: { object: { customer?: string } };
}

/** Subscriptions of different people, each with a new id: none of them is a repetition. */
async function events(url: string): Promise<SentEvent[]> {
  const all = (await (await fetch(`${url}/payments/_sandbox/objects`)).json()) as SentEvent[];
  const created = all.filter(
    ({ object, type }) => object === 'event' && type === 'customer.subscription.created',
  );
  return Array.from({ length: webhooks }, (_, index) => {
    const event = created[index % created.length];
    if (!event) throw new Error('nobody subscribed');
    return { ...event, id: `evt_bench${index}` };
  });
}

async function deliver(url: string, event: SentEvent): Promise<void> {
  const payload = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', STRIPE_WEBHOOK_SECRET).update(`${at}.${payload}`).digest('hex');
  const response = await fetch(`${url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': `t=${at},v1=${digest}` },
    body: payload,
  });
  if (!response.ok) throw new Error(`a webhook was answered with ${response.status}`);
}

export async function billingFigures(): Promise<Figure[]> {
  const coupons = await couponFigures();
  const server = await serve('memory://');
  try {
    const { url } = server;
    const all = await people(url, buyers);
    // The functions start on the first call.
    const quote = (client: SupabaseClient, skus: string[]) =>
      ask<{ lines: { sku: string; title: string; unit_price_cents: number }[]; total_cents: number }>(
        client,
        'quote-cart',
        { skus },
      );
    for (const client of all) {
      const { url: page } = await ask<{ url: string }>(client, 'create-checkout', {
        priceId: 'price_plus_month',
      });
      await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) });
    }
    await control(url, 'settle');

    const carts: number[] = [];
    for (const skus of [['test-psyprofile'], ['test-psyprofile', 'test-focustrack']]) {
      for (const client of all) {
        const { lines, total_cents } = await quote(client, skus);
        const body = {
          cart_items: lines.map(({ sku, title, unit_price_cents }) => ({ sku, title, unit_price_cents })),
          total_cents,
        };
        await timed(carts, () => ask(client, 'create-checkout', body));
      }
    }

    // With an open checkout the provider is asked, at most every three seconds; without one it is not.
    const looking: number[] = [];
    for (const client of all) await timed(looking, () => ask(client, 'check-subscription', {}));
    const service = admin(url);
    const { data: open } = await service.from('checkout_sessions').select('id').eq('status', 'open');
    for (const { id } of open ?? []) await service.rpc('close_checkout', { p_session: id });
    const checked: number[] = [];
    await Promise.all(
      all.map(async (client) => {
        for (let index = 0; index < checks / buyers; index += 1) {
          await timed(checked, () => ask(client, 'check-subscription', {}));
        }
      }),
    );

    const sent = await events(url);
    const from = performance.now();
    await Promise.all(
      Array.from({ length: buyers }, async (_, lane) => {
        for (let index = lane; index < sent.length; index += buyers) {
          const event = sent[index];
          if (event) await deliver(url, event);
        }
      }),
    );
    const seconds = (performance.now() - from) / 1000;
    return [
      ...coupons,
      { name: 'webhooks handled', value: webhooks / seconds, unit: '/s', budget: 10, atLeast: true },
      {
        name: `check-subscription by ${buyers} people at once, p95`,
        value: percentile(checked, 0.95),
        unit: 'ms',
        budget: 300,
      },
      {
        name: 'check-subscription with a look at the provider, p95',
        value: percentile(looking, 0.95),
        unit: 'ms',
        budget: 1000,
      },
      { name: 'cart to redirect (create-checkout), p50', value: percentile(carts, 0.5), unit: 'ms' },
      {
        name: 'cart to redirect (create-checkout), p95',
        value: percentile(carts, 0.95),
        unit: 'ms',
        budget: 1000,
      },
    ];
  } finally {
    await server.stop();
  }
}
