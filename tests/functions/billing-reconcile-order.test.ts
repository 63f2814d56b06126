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
  missed = [],
}: {
  due: number;
  slowMs: number;
  fails?: (id: string) => boolean;
  /** Events that nobody has taken; what they are about is asked for by the charge they name. */
  missed?: readonly { id: string; charge: string }[];
}) {
  let time = Date.parse('2026-11-23T00:00:00Z');
  const lookedAt = new Map<string, string>();
  const looks: string[] = [];
  const ids = Array.from({ length: due }, (_, n) => `cus_${n}`);
  const none = { autoPagingToArray: async () => [] };
  const events = missed.map(({ id, charge }) => ({
    id,
    type: 'charge.refunded',
    created: time / secondMs,
    livemode: false,
    data: { object: { object: 'refund', id: `re_${id}`, charge } },
  }));
  const stripe = {
    events: { list: () => ({ autoPagingToArray: async () => events }) },
    customers: { retrieve: async () => ({ deleted: false }), listBalanceTransactions: () => none },
    subscriptions: { list: () => none },
    checkout: { sessions: { list: () => none } },
    invoices: { list: () => none },
    charges: {
      list: () => none,
      retrieve: async (charge: string) => {
        if (charge === 'ch_unreadable') throw new Error('the provider hangs up');
        return { customer: 'cus_of_charge' };
      },
    },
  } as unknown as Stripe;
  const parts = {
    payments: readPaymentsEnv(
      (name) => (name === 'STRIPE_SECRET_KEY' ? 'sk_test_nobody' : undefined),
      'https://focus.example',
    ),
    sleep: async () => {},
    now: () => time,
    records: {
      newestEvent: async () => null,
      knownEvents: async () => new Set<string>(),
      failedEvents: async () => new Map<string, never[]>(),
      ours: async (asked: readonly string[]) => new Map(asked.map((id) => [id, null])),
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

  it('an event whose customer cannot be found out is said to have failed, and keeps nobody waiting', async () => {
    const { looks, run } = setUp({
      due: 2,
      slowMs: 1,
      missed: [
        { id: 'evt_unreadable', charge: 'ch_unreadable' },
        { id: 'evt_readable', charge: 'ch_readable' },
      ],
    });
    expect(await run()).toMatchObject({ customers: 3, events: 1, failed: 1, left: 0 });
    expect(looks.sort()).toEqual(['cus_0', 'cus_1', 'cus_of_charge']);
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
