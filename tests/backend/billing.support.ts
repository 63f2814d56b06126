/**
 * The functions about money on the migrated database, with the payments sandbox as the provider: its hosted pages are
 * filled in as a person would, and its webhooks arrive over HTTP.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { purchaseTermsVersion } from '../../src/lib/billing/purchase-terms.ts';
import {
  handle as adminPlanPrice,
  createDeps as priceDeps,
} from '../../supabase/functions/admin-plan-price/handler.ts';
import {
  handle as adminReconcile,
  createDeps as retryDeps,
} from '../../supabase/functions/admin-reconcile/handler.ts';
import { createDeps as refundDeps } from '../../supabase/functions/admin-refund/deps.ts';
import { handle as adminRefund } from '../../supabase/functions/admin-refund/handler.ts';
import { createDeps as reconcileDeps } from '../../supabase/functions/billing-reconcile/deps.ts';
import { handle as reconcile } from '../../supabase/functions/billing-reconcile/handler.ts';
import { createDeps as trialDeps } from '../../supabase/functions/cancel-trial/deps.ts';
import { handle as cancelTrial } from '../../supabase/functions/cancel-trial/handler.ts';
import { createDeps as checkDeps } from '../../supabase/functions/check-subscription/deps.ts';
import { handle as checkSubscription } from '../../supabase/functions/check-subscription/handler.ts';
import {
  createDeps as checkoutDeps,
  handle as createCheckout,
} from '../../supabase/functions/create-checkout/handler.ts';
import { createDeps as portalDeps } from '../../supabase/functions/customer-portal/deps.ts';
import { handle as customerPortal } from '../../supabase/functions/customer-portal/handler.ts';
import { handle as quoteCart, createDeps as quoteDeps } from '../../supabase/functions/quote-cart/handler.ts';
import { createDeps as sendDeps } from '../../supabase/functions/send-refunds/deps.ts';
import { handle as sendRefunds } from '../../supabase/functions/send-refunds/handler.ts';
import { createDeps as webhookDeps } from '../../supabase/functions/stripe-webhook/deps.ts';
import { handle as stripeWebhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '../../supabase/local/payments/sandbox.ts';
import { cards, clientFor, typed } from './payments.support.ts';
import { type Person, startTestBackend } from './support/backend.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of ten functions, compared field by field
  body: any;
}

export interface Buyer {
  id: string;
  email: string;
  client: SupabaseClient;
  call(name: FunctionName, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Answer of check-subscription. */
  plan(): Promise<Answer['body']>;
  /** Opens a checkout for a plan and pays it; its webhooks have arrived. */
  subscribe(priceId: string, card?: string): Promise<Answer['body']>;
  /** Puts items into a cart, opens its checkout and pays it; its webhooks have arrived. */
  buy(skus: string[], options?: { coupon?: string; card?: string }): Promise<Answer['body']>;
  /** Skus that are open to the person. */
  owned(): Promise<string[]>;
  /** The person's subscription at the provider that began last. */
  subscription(): Promise<Stripe.Subscription>;
}

export type FunctionName =
  | 'admin-plan-price'
  | 'admin-reconcile'
  | 'admin-refund'
  | 'billing-reconcile'
  | 'cancel-trial'
  | 'check-subscription'
  | 'create-checkout'
  | 'customer-portal'
  | 'quote-cart'
  | 'send-refunds'
  | 'stripe-webhook';

type Handlers = Record<FunctionName, (request: Request) => Promise<Response>>;

export interface Billing {
  readonly url: string;
  readonly stripe: Stripe;
  readonly serviceKey: string;
  /** @param query on the database, past every policy */
  sql<T = Record<string, unknown>>(query: string, values?: unknown[]): Promise<T[]>;
  control<T = unknown>(name: string, body?: object): Promise<T>;
  settle(): Promise<unknown>;
  buyer(name?: string): Promise<Buyer>;
  /** Somebody who is there already, such as a person of the demo. */
  signedIn(email: string, password: string): Promise<Buyer>;
  send(name: FunctionName, request: Request): Promise<Answer>;
  /** Calls a function as the schedule does. */
  job(name: 'billing-reconcile' | 'send-refunds'): Promise<Answer>;
  reconcile(): Promise<Answer['body']>;
  /** Answer to a form sent from a hosted page; redirects are not followed. */
  post(url: string, form: Record<string, string>): Promise<Response>;
  pay(url: string, card?: string): Promise<Response>;
}

export const plans = {
  plus: 'price_plus_month',
  premium: 'price_premium_month',
  plusYear: 'price_plus_year',
  premiumYear: 'price_premium_year',
} as const;

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.json(),
});

/** What is read beside the pay button, as of now. */
export const agreed = { version: purchaseTermsVersion, language: 'en' } as const;

/** The cart as the page sends it, with the prices of a fresh quote. */
export async function cartOf(buyer: Buyer, skus: string[], coupon?: string): Promise<object> {
  const { body } = await buyer.call('quote-cart', { skus, ...(coupon ? { coupon } : {}) });
  return {
    cart_items: body.lines.map((line: { sku: string; title: string; unit_price_cents: number }) => ({
      sku: line.sku,
      title: line.title,
      unit_price_cents: line.unit_price_cents,
    })),
    total_cents: body.total_cents,
    ...(coupon ? { coupon } : {}),
  };
}

/** @param options settings of the functions besides those of the sandbox */
export function useBilling(options: { env?: Record<string, string> } = {}): Billing {
  let running: Awaited<ReturnType<typeof startTestBackend>> | undefined;
  let receiver: Server | undefined;
  let handlers: Handlers | undefined;
  const known = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the backend starts in beforeAll');
    return value;
  };

  beforeAll(async () => {
    for (const level of ['error', 'warn', 'info'] as const)
      vi.spyOn(console, level).mockImplementation(() => {});
    const server = await startTestBackend('memory://', process.cwd());
    running = server;
    const { publishable_key: anonKey, secret_key: serviceKey } = server.backend.config.auth;
    const env = { supabaseUrl: server.url, siteUrl: server.url, anonKey, serviceKey };
    const settings: Record<string, string> = {
      STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: `${server.url}/payments`,
      ...options.env,
    };
    const get = (name: string) => settings[name];
    const bind =
      <Deps>(handle: (request: Request, deps: Deps) => Promise<Response>, deps: Deps) =>
      (request: Request) =>
        handle(request, deps);
    const made: Handlers = {
      'admin-plan-price': bind(adminPlanPrice, priceDeps(env, get)),
      'admin-reconcile': bind(adminReconcile, retryDeps(env, get)),
      'admin-refund': bind(adminRefund, refundDeps(env, get)),
      'billing-reconcile': bind(reconcile, reconcileDeps(env, get)),
      'cancel-trial': bind(cancelTrial, trialDeps(env, get)),
      'check-subscription': bind(checkSubscription, checkDeps(env, get)),
      'create-checkout': bind(createCheckout, checkoutDeps(env, get)),
      'customer-portal': bind(customerPortal, portalDeps(env, get)),
      'quote-cart': bind(quoteCart, quoteDeps(env, get)),
      'send-refunds': bind(sendRefunds, sendDeps(env, get)),
      'stripe-webhook': bind(stripeWebhook, webhookDeps(env, get)),
    };
    handlers = made;
    const listener = getRequestListener((request) => made['stripe-webhook'](request));
    receiver = createServer((request, response) => void listener(request, response));
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    await billing.control('settings', { webhook_url: `http://127.0.0.1:${port}/` });
  });
  afterAll(async () => {
    receiver?.closeAllConnections();
    receiver?.close();
    await running?.stop();
    vi.restoreAllMocks();
  });

  async function buyerOf({ id, email, client }: Person): Promise<Buyer> {
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const call: Buyer['call'] = (fn, given = {}, headers = {}) => {
      // As the page sends it; a test of what is agreed to says so itself.
      const body = fn === 'create-checkout' ? { agreed, ...given } : given;
      return billing.send(
        fn,
        new Request('http://127.0.0.1/function', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      );
    };
    const checkout = async (body: object, card: string) => {
      const opened = await call('create-checkout', body);
      expect(opened).toMatchObject({ status: 200 });
      expect((await billing.pay(opened.body.url, card)).status).toBe(303);
      await billing.settle();
      return opened.body;
    };
    const buyer: Buyer = {
      id,
      email,
      client,
      call,
      plan: async () => (await call('check-subscription')).body,
      subscribe: (priceId, card = cards.good) => checkout({ priceId }, card),
      buy: async (skus, { coupon, card = cards.good } = {}) =>
        checkout(await cartOf(buyer, skus, coupon), card),
      async owned() {
        const { data } = await client.from('entitlements').select('sku').order('sku');
        return (data ?? []).map(({ sku }) => sku as string);
      },
      async subscription() {
        const [row] = await billing.sql<{ customer_id: string }>(
          'select customer_id from public.billing_customers where user_id = $1',
          [id],
        );
        const { data } = await billing.stripe.subscriptions.list({
          customer: row?.customer_id ?? '',
          status: 'all',
        });
        return known(data[0]);
      },
    };
    return buyer;
  }

  const billing: Billing = {
    get url() {
      return known(running).url;
    },
    get stripe() {
      return clientFor(`${billing.url}/payments`);
    },
    get serviceKey() {
      return known(running).backend.config.auth.secret_key;
    },
    sql: <T>(query: string, values: unknown[] = []) =>
      known(running).backend.db.query(query, values as string[]) as Promise<T[]>,
    async control<T>(name: string, body: object = {}) {
      const response = await fetch(`${billing.url}/payments/_sandbox/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as T & { message?: string };
      if (!response.ok) throw new Error(answer.message);
      return answer;
    },
    settle: () => billing.control('settle'),
    buyer: async (name = 'buyer') => buyerOf(await known(running).person(name)),
    async signedIn(email, password) {
      const client = known(running).client();
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return buyerOf({ id: data.user.id, email, client });
    },
    send: async (name, request) => answerOf(await known(handlers)[name](request)),
    async job(name) {
      const headers = { authorization: `Bearer ${billing.serviceKey}`, 'content-type': 'application/json' };
      const request = new Request('http://127.0.0.1/function', { method: 'POST', headers, body: '{}' });
      return billing.send(name, request);
    },
    reconcile: async () => (await billing.job('billing-reconcile')).body,
    post: (url, form) => fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) }),
    pay: (url, card = cards.good) => billing.post(url, typed(card)),
  };
  return billing;
}
