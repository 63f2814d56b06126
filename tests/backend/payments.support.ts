/** A running backend with its payments sandbox, the official client for it, and somebody who takes its webhooks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '../../supabase/local/payments/sandbox.ts';
import { fixtureRoot, startTestBackend } from './support/backend.ts';

/** The official client, led to a base with a path in front of /v1. */
export function clientFor(base: string, key: string = STRIPE_SECRET_KEY, retries = 0): Stripe {
  const { hostname, port, pathname } = new URL(base);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      url.pathname = `${pathname}${url.pathname}`;
      return fetch(url, init);
    }),
  });
}

export interface Receiver {
  readonly url: string;
  /** Events whose signature was right, in the order they came. */
  readonly events: Stripe.Event[];
  readonly forged: number;
  /** Status of the next answers. */
  answer(status: number): void;
  close(): void;
}

/** Takes webhooks as a function would, checking signatures with the official client. */
export async function startReceiver(): Promise<Receiver> {
  const events: Stripe.Event[] = [];
  let forged = 0;
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    try {
      const signature = String(request.headers['stripe-signature']);
      const event = Stripe.webhooks.constructEvent(body, signature, STRIPE_WEBHOOK_SECRET);
      if (status === 200) events.push(event);
    } catch {
      forged += 1;
    }
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    events,
    get forged() {
      return forged;
    },
    answer(next) {
      status = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secure: '4000 0025 0000 3155',
  alwaysSecure: '4000 0027 6000 3184',
  emptyLater: '4000 0000 0000 0341',
} as const;

export const typed = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  email: 'ann@example.com',
  number,
  expiry: '12/44',
  cvc: '123',
  name: 'Ann Example',
  country: 'US',
  ...more,
});

export interface TestPayments {
  readonly url: string;
  readonly stripe: Stripe;
  readonly receiver: Receiver;
  control<T = unknown>(name: string, body?: object): Promise<T>;
  /** Types of the events received since the last call. */
  news(): Promise<string[]>;
  /** Answer to a form sent from a hosted page; redirects are not followed. */
  post(url: string | null, form: Record<string, string>): Promise<Response>;
  /** Text of a page. */
  page(url: string | null): Promise<string>;
  /** A monthly and an annual plan in two tiers, made over the API. */
  readonly prices: { plus: string; premium: string; premiumYear: string };
  /** A customer with a subscription bought on the checkout page. */
  subscribe(options?: { price?: string; trialDays?: number; card?: string; coupon?: string }): Promise<{
    customer: Stripe.Customer;
    subscription: Stripe.Subscription;
    session: Stripe.Checkout.Session;
  }>;
}

const site = 'http://127.0.0.1:5180';

async function makePrices(stripe: Stripe): Promise<TestPayments['prices']> {
  const make = async (name: string, amount: number, interval: 'month' | 'year') => {
    const price = await stripe.prices.create({
      currency: 'usd',
      unit_amount: amount,
      recurring: { interval },
      product_data: { name },
    });
    return price.id;
  };
  return {
    plus: await make('Plus', 1000, 'month'),
    premium: await make('Premium', 2000, 'month'),
    premiumYear: await make('Premium', 20_000, 'year'),
  };
}

/** One backend for a file of tests; before each test the sandbox is as new. */
export function usePayments(): TestPayments {
  let running: Awaited<ReturnType<typeof startTestBackend>> | undefined;
  let receiver: Receiver | undefined;
  let prices: TestPayments['prices'] | undefined;
  const known = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the backend starts in beforeAll');
    return value;
  };
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    running = await startTestBackend('memory://', fixtureRoot);
    receiver = await startReceiver();
  });
  beforeEach(async () => {
    await payments.control('reset');
    await payments.control('settings', { webhook_url: known(receiver).url });
    known(receiver).answer(200);
    prices = await makePrices(payments.stripe);
    await payments.news();
  });
  afterAll(async () => {
    receiver?.close();
    await running?.stop();
    vi.restoreAllMocks();
  });

  const payments: TestPayments = {
    get url() {
      return `${known(running).url}/payments`;
    },
    get stripe() {
      return clientFor(payments.url);
    },
    get receiver() {
      return known(receiver);
    },
    get prices() {
      return known(prices);
    },
    async control<T>(name: string, body: object = {}) {
      const response = await fetch(`${payments.url}/_sandbox/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as T & { message?: string };
      if (!response.ok) throw new Error(answer.message);
      return answer;
    },
    async news() {
      await payments.control('settle');
      return payments.receiver.events.splice(0).map(({ type }) => type);
    },
    post: (url, form) =>
      fetch(String(url), { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) }),
    page: async (url) => (await fetch(String(url))).text(),
    async subscribe({ price = payments.prices.plus, trialDays, card = cards.good, coupon } = {}) {
      const { stripe } = payments;
      const customer = await stripe.customers.create({ email: 'ann@example.com' });
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price, quantity: 1 }],
        ...(trialDays ? { subscription_data: { trial_period_days: trialDays } } : {}),
        ...(coupon ? { discounts: [{ coupon }] } : {}),
        success_url: `${site}/done?session_id={CHECKOUT_SESSION_ID}`,
      });
      const answer = await payments.post(session.url, typed(card));
      expect(answer.status).toBe(303);
      const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
      return { customer, session: done, subscription: done.subscription as Stripe.Subscription };
    },
  };
  return payments;
}

/** The only item of a subscription. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error('the subscription has no item');
  return item;
}

/** An expanded object in a field that may hold an id. */
export function expanded<T extends object>(value: string | T | null | undefined): T {
  if (typeof value !== 'object' || value === null) throw new Error('it was not expanded');
  return value;
}
