/** Events whose processing failed: they stand in the ledger with a code, and are tried again by the team and by themselves. */
import { describe, expect, it } from 'vitest';
import { type Buyer, plans, useBilling } from './billing.support.ts';

interface Row {
  id: string;
  outcome: string;
  detail: string | null;
  deliveries: number;
}

describe('an event whose processing failed', () => {
  const billing = useBilling();
  const ledger = (buyer: Buyer) =>
    billing.sql<Row>(
      `select e.id, e.outcome, e.detail, e.deliveries from public.billing_events e
       join public.billing_customers c on c.customer_id = e.customer_id
       where c.user_id = $1 order by e.event_created, e.id`,
      [buyer.id],
    );
  const stands = async (buyer: Buyer) =>
    [
      ...new Set((await ledger(buyer)).map(({ outcome, detail }) => `${outcome} ${detail ?? ''}`.trim())),
    ].sort();
  /** Pays for a plan while the provider cannot be asked; what it tells again afterwards does not arrive. */
  async function unheard(name: string): Promise<Buyer> {
    const buyer = await billing.buyer(name);
    const { body } = await buyer.call('create-checkout', { priceId: plans.plus });
    await billing.control('faults', { fail_requests: 10_000 });
    await billing.pay(body.url);
    await billing.settle();
    await billing.control('faults', { fail: 10_000 });
    return buyer;
  }

  it('is a row with a code and no text, and the desk applies it once the provider answers', async () => {
    const buyer = await unheard('unheard');
    expect(await stands(buyer)).toEqual(['failed provider_unavailable']);
    const admin = await billing.buyer('retries');
    await billing.sql(`insert into public.admin_roles (user_id, role_type) values ($1, 'payments_admin')`, [
      admin.id,
    ]);
    const [first] = await ledger(buyer);
    const { data: listed } = await admin.client.rpc('waiting_events');
    expect(listed).toContainEqual(
      expect.objectContaining({ id: first?.id, outcome: 'failed', detail: 'provider_unavailable' }),
    );
    expect(await admin.call('admin-reconcile', { event: first?.id })).toEqual({
      status: 200,
      body: { outcome: 'applied' },
    });
    expect((await ledger(buyer)).find(({ id }) => id === first?.id)).toMatchObject({
      outcome: 'applied',
      detail: null,
    });
    await billing.control('faults', {});
    expect(await buyer.plan()).toMatchObject({ subscribed: true, subscription_tier: 'plus' });
  });

  it('is applied when the provider sends it again, and counted as one event', async () => {
    const buyer = await unheard('again');
    const before = await ledger(buyer);
    await billing.control('faults', {});
    await billing.control('advance', { hours: 2 });
    const after = await ledger(buyer);
    expect(await stands(buyer)).toEqual(['applied']);
    for (const { id, deliveries } of before)
      expect(after.find((row) => row.id === id)?.deliveries).toBeGreaterThan(deliveries);
  });

  it('is tried again by reconciliation, however long ago the provider told it', async () => {
    const buyer = await billing.buyer('long-ago');
    await buyer.subscribe(plans.plus);
    await billing.sql(
      `insert into public.billing_events (id, type, event_created, customer_id, outcome, detail)
       select 'evt_long_ago', 'invoice.paid', now() - interval '40 days', c.customer_id, 'failed', 'provider_unavailable'
       from public.billing_customers c where c.user_id = $1`,
      [buyer.id],
    );
    expect(await billing.reconcile()).toMatchObject({ failed: 0 });
    expect(await stands(buyer)).toEqual(['applied']);
  });

  it('fails again with what is in its way now, and keeps what was applied before', async () => {
    const buyer = await billing.buyer('database');
    await buyer.subscribe(plans.plus);
    const [applied] = await ledger(buyer);
    await billing.sql(
      `insert into public.billing_events (id, type, event_created, customer_id, outcome, detail)
       select 'evt_stuck', 'invoice.paid', now(), c.customer_id, 'failed', 'provider_unavailable'
       from public.billing_customers c where c.user_id = $1`,
      [buyer.id],
    );
    await billing.sql(
      `alter table public.billing_invoices add constraint in_the_way check (user_id <> '${buyer.id}') not valid`,
    );
    expect(await billing.reconcile()).toMatchObject({ failed: 1 });
    await billing.control('resend', { event: applied?.id });
    await billing.sql('alter table public.billing_invoices drop constraint in_the_way');
    const rows = await ledger(buyer);
    expect(rows.find(({ id }) => id === 'evt_stuck')).toMatchObject({ outcome: 'failed', detail: '23514' });
    expect(rows.find(({ id }) => id === applied?.id)).toMatchObject({ outcome: 'applied', detail: null });
    expect(await billing.reconcile()).toMatchObject({ failed: 0 });
    expect(await stands(buyer)).toEqual(['applied']);
  });
});
