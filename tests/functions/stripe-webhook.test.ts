import { beforeEach, describe, expect, it } from 'vitest';
import { stripeWebhook } from '../../src/lib/contracts/stripe-webhook.ts';
import { handle, type Taken, type WebhookDeps } from '../../supabase/functions/stripe-webhook/handler.ts';

const event = { id: 'evt_1', type: 'invoice.paid', livemode: false };
let state: { isSetUp: boolean; isOurs: boolean; outcome: Taken | Error; taken: string[]; logged: unknown[] };
beforeEach(() => {
  state = { isSetUp: true, isOurs: true, outcome: 'applied', taken: [], logged: [] };
});
const deps: WebhookDeps = {
  log: (entry) => state.logged.push(entry),
  newId: () => 'error-id',
  isSetUp: () => state.isSetUp,
  read: async (body, signature) => (signature === `signed ${body}` ? event : null),
  isOurs: () => state.isOurs,
  async take({ id }) {
    if (state.outcome instanceof Error) throw state.outcome;
    state.taken.push(id);
    return state.outcome;
  },
};
async function send(body: string, signature: string | null = `signed ${body}`, method = 'POST') {
  const headers: Record<string, string> = signature === null ? {} : { 'stripe-signature': signature };
  const request = new Request('http://127.0.0.1/', {
    method,
    headers,
    ...(method === 'POST' ? { body } : {}),
  });
  const response = await handle(request, deps);
  return { status: response.status, body: await response.json() };
}

describe('a webhook', () => {
  it.each(['applied', 'ignored', 'refused'] as const)('that was %s is not sent again', async (outcome) => {
    state.outcome = outcome;
    expect(await send('{"a": 1}')).toEqual({ status: 200, body: { received: true, outcome } });
    expect(state.taken).toEqual(['evt_1']);
  });

  it('is read as it was sent and refused with any other signature', async () => {
    for (const signature of [null, '', 'signed {"a":1}', 'guessed']) {
      expect(await send('{"a": 1}', signature)).toEqual({
        status: 400,
        body: { error: { code: 'bad_signature' } },
      });
    }
    expect(state.taken).toEqual([]);
  });

  it('of no interest is taken and left', async () => {
    state.isOurs = false;
    expect(await send('{}')).toEqual({ status: 200, body: { received: true, outcome: 'ignored' } });
    expect(state.taken).toEqual([]);
  });

  it('is sent again when somebody else works on the customer, or something breaks', async () => {
    state.outcome = 'busy';
    expect((await send('{}')).status).toBe(503);
    state.outcome = new Error('no database for ann@example.com');
    expect(await send('{}')).toEqual({ status: 500, body: { error: { code: 'internal', id: 'error-id' } } });
    expect(state.logged).toMatchObject([{ function: 'stripe-webhook', fault: [{ name: 'Error' }] }]);
    expect(JSON.stringify(state.logged)).not.toContain('no database');
  });

  it('is read no further than allowed when its length is not told', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (sent > 50 * stripeWebhook.maxBodyBytes) controller.close();
      },
    });
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await handle(request, deps)).status).toBe(413);
    expect(sent).toBeLessThan(2 * stripeWebhook.maxBodyBytes);
  });

  it('is refused without keys, by another method, and when it is too long', async () => {
    expect((await send('', null, 'GET')).status).toBe(405);
    expect((await send('x'.repeat(stripeWebhook.maxBodyBytes + 1))).status).toBe(413);
    state.isSetUp = false;
    expect(await send('{}')).toEqual({ status: 503, body: { error: { code: 'payments_unavailable' } } });
    expect(state.taken).toEqual([]);
  });
});
