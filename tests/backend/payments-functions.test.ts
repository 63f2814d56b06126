import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixtureRoot, startTestBackend } from './support/backend.ts';

const project = join(import.meta.dirname, '../..');

/** Reaches the sandbox with nothing but what its environment says. */
const BUYER = `
import Stripe from 'stripe';
const base = new URL(Deno.env.get('STRIPE_API_BASE') ?? '');
const stripe = new Stripe(Deno.env.get('STRIPE_SECRET_KEY') ?? '', {
  host: base.hostname, port: base.port, protocol: 'http',
  httpClient: Stripe.createFetchHttpClient((input, init) => {
    const url = new URL(input);
    url.pathname = base.pathname + url.pathname;
    return fetch(url, init);
  }),
});
Deno.serve(async () => Response.json(await stripe.customers.create({ name: 'Ann' })));
`;

/** Keeps what was signed by the sandbox, and shows it. */
const TAKER = `
import Stripe from 'stripe';
const stripe = new Stripe('sk_test_unused');
const seen = [];
Deno.serve(async (request) => {
  if (request.method === 'GET') return Response.json(seen);
  const signature = request.headers.get('stripe-signature') ?? '';
  const secret = Deno.env.get('STRIPE_WEBHOOK_SECRET') ?? '';
  const event = await stripe.webhooks.constructEventAsync(await request.text(), signature, secret);
  seen.push(event.type);
  return new Response(null, { status: 200 });
});
`;

describe('edge functions and the payments sandbox', () => {
  let root: string;
  let backend: Awaited<ReturnType<typeof startTestBackend>>;

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    root = realpathSync(mkdtempSync(join(tmpdir(), 'payments-')));
    cpSync(fixtureRoot, root, { recursive: true });
    cpSync(join(project, 'package.json'), join(root, 'package.json'));
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
    const functions = join(root, 'supabase/functions');
    for (const [name, code] of Object.entries({ buyer: BUYER, 'stripe-webhook': TAKER })) {
      mkdirSync(join(functions, name), { recursive: true });
      writeFileSync(join(functions, name, 'index.ts'), code);
      appendFileSync(join(root, 'supabase/config.toml'), `\n[functions.${name}]\nverify_jwt = false\n`);
    }
    writeFileSync(join(functions, 'deno.json'), '{ "imports": { "stripe": "npm:stripe@23.1.0" } }');
    backend = await startTestBackend('memory://', root);
  });
  afterAll(async () => {
    await backend.stop();
    rmSync(root, { recursive: true, force: true });
    vi.restoreAllMocks();
  });

  it('meet by the names in the environment, and webhooks find their function', async () => {
    const made = await fetch(`${backend.url}/functions/v1/buyer`, { method: 'POST' });
    expect(await made.json()).toMatchObject({ object: 'customer', name: 'Ann' });
    await fetch(`${backend.url}/payments/_sandbox/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const seen = await fetch(`${backend.url}/functions/v1/stripe-webhook`);
    expect(await seen.json()).toEqual(['customer.created']);
  });
});
