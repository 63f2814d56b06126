import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCore } from '../../supabase/local/payments/core.ts';
import { freshState } from '../../supabase/local/payments/state.ts';
import { createWebhooks } from '../../supabase/local/payments/webhooks.ts';
import { clientFor } from './payments.support.ts';
import { fixtureRoot, startTestBackend } from './support/backend.ts';

const root = join(import.meta.dirname, '../..');

describe('what the payments sandbox remembers', () => {
  let folder: string;
  let data: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'payments-'));
    data = join(folder, 'pg');
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    vi.restoreAllMocks();
  });

  async function visit<T>(use: (base: string) => Promise<T>): Promise<T> {
    const backend = await startTestBackend(data, fixtureRoot);
    try {
      return await use(`${backend.url}/payments`);
    } finally {
      await backend.stop();
    }
  }
  const control = (base: string, name: string, body: object) =>
    fetch(`${base}/_sandbox/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('survives a restart beside a data folder: objects, clock and keys; a new folder begins anew', async () => {
    const key = { idempotencyKey: 'once' };
    const first = await visit(async (base) => {
      await control(base, 'advance', { days: 40 });
      const customer = await clientFor(base).customers.create({ name: 'Ann' }, key);
      // It is on the disk by the time it is answered.
      expect(existsSync(`${data}.payments.json`)).toBe(true);
      return customer;
    });
    expect(readdirSync(folder).filter((file) => file.endsWith('.tmp'))).toEqual([]);
    await visit(async (base) => {
      const stripe = clientFor(base);
      expect(await stripe.customers.retrieve(first.id)).toMatchObject({
        name: 'Ann',
        created: first.created,
      });
      expect((await stripe.customers.create({ name: 'Ann' }, key)).id).toBe(first.id);
      const { now } = (await (await fetch(`${base}/_sandbox/`)).json()) as { now: number };
      expect(now).toBeGreaterThanOrEqual(first.created);
      expect((await stripe.events.list({ type: 'customer.created' })).data).toHaveLength(1);
    });
    rmSync(data, { recursive: true });
    await visit(async (base) => {
      expect((await clientFor(base).customers.list()).data).toEqual([]);
    });
  });

  it('begins with the plans of the database and follows what is changed there', async () => {
    const backend = await startTestBackend('memory://', root);
    try {
      const stripe = clientFor(`${backend.url}/payments`);
      const prices = (await stripe.prices.list({ active: true, expand: ['data.product'] })).data;
      expect(
        prices.map(({ id, unit_amount, recurring }) => [id, unit_amount, recurring?.interval]).sort(),
      ).toEqual([
        ['price_plus_month', 999, 'month'],
        ['price_plus_year', 9900, 'year'],
        ['price_premium_month', 1999, 'month'],
        ['price_premium_year', 19900, 'year'],
      ]);
      expect(new Set(prices.map(({ product }) => (product as { name: string }).name))).toEqual(
        new Set(['Focus Clarity Lab Plus', 'Focus Clarity Lab Premium']),
      );
      await backend.backend.db.query(
        `update public.plan_prices set active = false where id = 'price_premium_year'`,
      );
      await backend.backend.db.query(
        `insert into public.plan_prices (id, tier, "interval", amount_cents, trial_days)
          values ('price_premium_year_2027', 'premium', 'year', 17900, 7)`,
      );
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: 'price_premium_year_2027', quantity: 1 }],
        success_url: backend.url,
      });
      expect(session.amount_total).toBe(17_900);
    } finally {
      await backend.stop();
    }
  });

  it('tells once, not for every event, that nobody takes its webhooks', async () => {
    const lines: string[] = [];
    const state = freshState();
    const core = createCore({ state, address: () => '', onEvent: (event) => webhooks.enqueue(event) });
    const webhooks = createWebhooks({
      state,
      now: core.now,
      secret: 'whsec_test',
      // Nothing listens on the discard port.
      target: () => 'http://127.0.0.1:9/hook',
      log: (line) => lines.push(line),
      onChange: () => {},
    });
    for (let n = 0; n < 3; n += 1) core.emit('customer.created', {});
    await webhooks.pump();
    state.clockOffset = 3 * 86_400;
    await webhooks.pump();
    expect(state.deliveries).toEqual([]);
    expect(state.log).toHaveLength(18);
    expect(lines).toEqual([expect.stringMatching(/nobody answered.*then given up/)]);
  });
});
