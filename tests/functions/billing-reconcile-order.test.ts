/** Whose turn it is when there is more to look at than one run can do. */
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { readPaymentsEnv } from '../../supabase/functions/_shared/billing/payments-env.ts';
import { reconcile } from '../../supabase/functions/billing-reconcile/reconcile.ts';

const secondMs = 1000;

/** So many customers are due for ever; a look at one takes the provider `slowMs`, and it fails for some. */
function setUp({
  due,
  slowMs,
  fails = () => false,
}: {
  due: number;
  slowMs: number;
  fails?: (id: string) => boolean;
}) {
  let time = Date.parse('2026-11-23T00:00:00Z');
  const lookedAt = new Map<string, string>();
  const looks: string[] = [];
  const ids = Array.from({ length: due }, (_, n) => `cus_${n}`);
  const none = { autoPagingToArray: async () => [] };
  const stripe = {
    events: { list: () => none },
    customers: { retrieve: async () => ({ deleted: false }), listBalanceTransactions: () => none },
    subscriptions: { list: () => none },
    checkout: { sessions: { list: () => none } },
    invoices: { list: () => none },
    charges: { list: () => none },
  } as unknown as Stripe;
  const parts = {
    payments: readPaymentsEnv(() => undefined, 'https://focus.example'),
    sleep: async () => {},
    now: () => time,
    records: {
      newestEvent: async () => null,
      knownEvents: async () => new Set<string>(),
      failedEvents: async () => new Map<string, never[]>(),
      ours: async () => new Map<string, string | null>(),
    },
    store: {
      // As the database answers: at most so many, the oldest look first.
      sweep: async () =>
        ids
          .map((customer_id) => ({ customer_id, looked_at: lookedAt.get(customer_id) ?? null }))
          .sort((one, other) => (one.looked_at ?? '').localeCompare(other.looked_at ?? ''))
          .slice(0, 200),
      beginBilling: async (customer: string) => {
        lookedAt.set(customer, new Date(time).toISOString());
        time += slowMs;
        if (fails(customer)) throw new Error('the provider hangs up');
        looks.push(customer);
        return 'token';
      },
      endBilling: async () => {},
      noteFailedEvents: async () => {},
      applyBilling: async () => ({
        outcome: 'applied',
        extra_subscriptions: [],
        cancel_subscriptions: [],
        credit_changes: [],
      }),
    },
  };
  return {
    looks,
    run: () => reconcile(parts as unknown as Parameters<typeof reconcile>[0], stripe, () => {}),
  };
}

describe('with a slow provider', () => {
  it('everybody is looked at within a few runs, and nobody twice before', async () => {
    const { looks, run } = setUp({ due: 100, slowMs: 1.5 * secondMs });
    expect(await run()).toMatchObject({ customers: 30, left: 70 });
    for (let more = 0; more < 3; more += 1) await run();
    expect(new Set(looks.slice(0, 100)).size).toBe(100);
  });

  it('those whose look always fails do not keep the others waiting', async () => {
    const { looks, run } = setUp({
      due: 60,
      slowMs: 1.5 * secondMs,
      fails: (id) => Number(id.slice(4)) < 35,
    });
    for (let n = 0; n < 4; n += 1) await run();
    expect(new Set(looks).size).toBe(25);
  });
});
