/** The functions as they are started: Deno processes that find everything in their environment. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { agreed, plans } from './billing.support.ts';
import { typed } from './payments.support.ts';
import { startTestBackend } from './support/backend.ts';

describe('the functions about money, started by the backend', () => {
  let server: Awaited<ReturnType<typeof startTestBackend>>;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server = await startTestBackend('memory://', process.cwd());
  });
  afterAll(async () => {
    await server.stop();
    vi.restoreAllMocks();
  });

  it('sell a plan and hear of it by webhook', async () => {
    const { client } = await server.person('process');
    const opened = await client.functions.invoke('create-checkout', {
      body: { priceId: plans.plus, agreed },
    });
    expect(opened.error).toBeNull();
    const paid = await fetch(opened.data.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(typed('4242 4242 4242 4242')),
    });
    expect(paid.status).toBe(303);
    await fetch(`${server.url}/payments/_sandbox/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    // Nobody looked: the row was written when the webhook came.
    const { data } = await client.from('subscribers').select('subscribed, subscription_tier').single();
    expect(data).toEqual({ subscribed: true, subscription_tier: 'plus' });
    const checked = await client.functions.invoke('check-subscription', { body: {} });
    expect(checked.data).toMatchObject({ subscribed: true, status: 'active', pending: false });
    const portal = await client.functions.invoke('customer-portal', {
      body: { returnUrl: '/account-settings' },
    });
    expect(portal.data.url).toContain('/payments/portal/');
  });

  it('answer visitors, and the schedule with the service key', async () => {
    const quote = await server
      .client()
      .functions.invoke('quote-cart', { body: { skus: ['test-psyprofile'] } });
    expect(quote.data).toMatchObject({ total_cents: 2499 });
    const { publishable_key, secret_key } = server.backend.config.auth;
    const reconcile = async (key: string) => {
      const response = await server.raw('/functions/v1/billing-reconcile', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{}',
      });
      return [response.status, await response.json()];
    };
    expect(await reconcile(secret_key)).toEqual([200, expect.objectContaining({ failed: 0 })]);
    expect(await reconcile(publishable_key)).toEqual([401, { error: { code: 'not_service' } }]);
  });
});
