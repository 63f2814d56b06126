import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { endOpen } from '../../supabase/functions/create-checkout/open-sessions.ts';

const checkout = {
  id: 'cs_test_1',
  kind: 'plan' as const,
  price_id: 'price_plus_month',
  order_id: null,
  created_at: '2026-11-20T10:00:00Z',
};

/** A provider that refuses to end checkouts, and a database that notes which it was told to close. */
function setUp(status: string) {
  const closed: string[] = [];
  const sessions = {
    expire: () => Promise.reject(new Error('This checkout cannot be ended now.')),
    retrieve: () => Promise.resolve({ status }),
  };
  const store = {
    closeCheckout: (id: string) => {
      closed.push(id);
      return Promise.resolve(null);
    },
  };
  const stripe = { checkout: { sessions } } as unknown as Stripe;
  const parts = { store } as unknown as Parameters<typeof endOpen>[0];
  return { closed, end: () => endOpen(parts, stripe, [checkout]) };
}

describe('an earlier checkout that cannot be ended', () => {
  it('keeps what it holds while it may still be paid', async () => {
    const { closed, end } = setUp('open');
    await expect(end()).rejects.toThrow('cannot be ended');
    expect(closed).toEqual([]);
  });

  it('is told as paid when it was', async () => {
    const { closed, end } = setUp('complete');
    expect(await end()).toBe(true);
    expect(closed).toEqual([]);
  });

  it('is closed when it was over', async () => {
    const { closed, end } = setUp('expired');
    expect(await end()).toBe(false);
    expect(closed).toEqual(['cs_test_1']);
  });
});
