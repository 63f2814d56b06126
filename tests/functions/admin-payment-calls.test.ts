/** The functions by which prices are offered and events are tried again: who is let in and what a body may be. */
import { describe, expect, it } from 'vitest';
import { handle as offer, type PriceDeps } from '../../supabase/functions/admin-plan-price/handler.ts';
import { type RetryDeps, handle as retry } from '../../supabase/functions/admin-reconcile/handler.ts';
import { createPersonFakes, itGuardsItsPerson, sendTo, USER } from './billing.support.ts';

const price = {
  price: 'price_new_1',
  tier: 'plus',
  interval: 'year',
  amount_cents: 9900,
  trial_days: 7,
  replaces: null,
};

function withPrices() {
  const { fakes, deps, work } = createPersonFakes();
  const all: PriceDeps = { ...deps, offer: work('offer') };
  return { fakes, send: (body: unknown) => sendTo(offer, all, body) };
}

function withEvents() {
  const { fakes, deps, work } = createPersonFakes();
  const again = work('retry');
  const all: RetryDeps = { ...deps, retry: (_request, event) => again(event) };
  return { fakes, send: (body: unknown) => sendTo(retry, all, body) };
}

describe('admin-plan-price', () => {
  itGuardsItsPerson(withPrices, price);

  it.each([
    { price: "price' or 1=1" },
    { price: 'x'.repeat(101) },
    { tier: 'gold' },
    { interval: 'week' },
    { amount_cents: 0 },
    { amount_cents: 99.5 },
    { amount_cents: 1e9 },
    { trial_days: 91 },
    { replaces: 5 },
  ])('asks nobody for %j', async (more) => {
    const { fakes, send } = withPrices();
    expect(await send({ ...price, ...more })).toMatchObject({ status: 400 });
    expect(fakes.calls).toEqual([]);
  });

  it('offers for whoever calls', async () => {
    const { fakes, send } = withPrices();
    await send(price);
    expect(fakes.calls).toEqual([['offer', USER, price]]);
  });
});

describe('admin-reconcile', () => {
  itGuardsItsPerson(withEvents, { event: 'evt_1' });

  it.each([{}, { event: '' }, { event: 'x'.repeat(201) }, { event: ['evt_1'] }])(
    'asks nobody for %j',
    async (body) => {
      const { fakes, send } = withEvents();
      expect(await send(body)).toMatchObject({ status: 400 });
      expect(fakes.calls).toEqual([]);
    },
  );
});
