/** The demo's admin of payments gives half of a demo order back, then the rest, and sees what became of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../supabase/local/seed/demo-people.ts';
import { useBilling } from './billing.support.ts';

describe('orders of the demo', () => {
  const billing = useBilling();

  it('half of a demo order goes back, then the rest, and the buyer keeps the plan', async () => {
    const admin = await billing.signedIn('payments-admin@demo.example.com', demoPassword);
    const { data: listed } = await admin.client.rpc('payment_list');
    const [first] = (listed as { id: string; amount_cents: number; order_id: string }[]).filter(
      ({ order_id }) => order_id === 'de300003-0000-4000-a000-000000000003',
    );
    if (!first) throw new Error('there is no demo order');
    const read = async () => {
      const { data, error } = await admin.client.rpc('read_payment', { p_payment: first.id });
      expect(error).toBeNull();
      return data as { state: string; version: number; refunded_cents: number; refundable_cents: number };
    };
    const refund = async (amount_cents: number) => {
      const { version } = await read();
      const answer = await admin.call('admin-refund', {
        id: randomUUID(),
        payment: first.id,
        version,
        amount_cents,
        reason: 'Asked for it',
      });
      expect(answer).toEqual({ status: 200, body: { state: 'requested' } });
      await billing.settle();
    };
    const plan = () =>
      billing.sql(
        `select s.subscribed, s.subscription_tier, s.trial_status from public.subscribers s
       join public.orders o on o.user_id = s.user_id where o.id = $1`,
        [first.order_id],
      );
    const before = await plan();
    expect(before).toMatchObject([{ subscribed: true, trial_status: 'active' }]);
    const half = Math.floor(first.amount_cents / 2);
    await refund(half);
    expect(await read()).toMatchObject({ state: 'partly_refunded', refunded_cents: half });
    await refund(first.amount_cents - half);
    expect(await read()).toMatchObject({ state: 'refunded', refunded_cents: first.amount_cents });
    expect(await plan()).toEqual(before);
    const open = await billing.sql(
      `select 1 from public.order_grants g join public.order_lines l on l.id = g.order_line_id where l.order_id = $1 and g.active`,
      [first.order_id],
    );
    expect(open).toEqual([]);
  });

  it('the orders of the demo are no news for reconciliation', async () => {
    expect(await billing.reconcile()).toMatchObject({ failed: 0, left: 0 });
  });
});
