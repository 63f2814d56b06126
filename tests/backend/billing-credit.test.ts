import { describe, expect, it } from 'vitest';
import { type Buyer, plans, useBilling } from './billing.support.ts';

describe('the credit for single purchases', () => {
  const billing = useBilling();
  const told = async (buyer: Buyer) => (await buyer.client.rpc('my_plan_credit')).data?.[0] ?? null;
  /** Total, paid from credit and paid by card of each bill of a plan, oldest first. */
  const bills = async (buyer: Buyer) => {
    const { data } = await buyer.client
      .from('billing_invoices')
      .select('amount_cents, credit_cents')
      .not('subscription_id', 'is', null)
      .order('issued_at')
      // Two of one second.
      .order('amount_cents');
    return (data ?? []).map(({ amount_cents, credit_cents }) => [amount_cents, credit_cents]);
  };
  const balanceOf = async (buyer: Buyer): Promise<number> => {
    const [row] = await billing.sql<{ customer_id: string }>(
      'select customer_id from public.billing_customers where user_id = $1',
      [buyer.id],
    );
    const found = await billing.stripe.customers.retrieve(row?.customer_id ?? '');
    return found.deleted ? Number.NaN : found.balance;
  };
  const refund = async (order: string, more: { amount?: number } = {}) => {
    const [row] = await billing.sql<{ payment_intent_id: string }>(
      'select payment_intent_id from public.orders where id = $1',
      [order],
    );
    await billing.stripe.refunds.create({ payment_intent: row?.payment_intent_id ?? '', ...more });
    await billing.settle();
  };
  const change = async (buyer: Buyer, price: string) => {
    const subscription = await buyer.subscription();
    await billing.stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price }],
      proration_behavior: 'always_invoice',
    });
    await billing.settle();
  };

  it('is the same whichever plan is taken first: nothing of it lapses with a smaller one', async () => {
    const skus = ['test-memory-check', 'test-focustrack'];
    const ann = await billing.buyer('plusfirst');
    await ann.buy(skus);
    expect(await told(ann)).toMatchObject({ cents: 3598, kept: false });
    const yearly = await ann.call('create-checkout', { priceId: plans.plusYear });
    expect(yearly.body.credit_cents).toBe(3598);
    // The checkout is left, and another plan is chosen: the credit goes with it.
    const opened = await ann.subscribe(plans.plus);
    expect(opened.credit_cents).toBe(999);
    expect(await told(ann)).toMatchObject({ cents: 2599, kept: true });
    // A larger plan costs the difference, and the credit pays it.
    await change(ann, plans.premium);
    expect(await bills(ann)).toEqual([
      [999, 999],
      [1000, 1000],
    ]);
    expect(await told(ann)).toMatchObject({ cents: 1599, kept: true });

    const bob = await billing.buyer('premiumfirst');
    await bob.buy(skus);
    await bob.subscribe(plans.premium);
    expect(await bills(bob)).toEqual([[1999, 1999]]);
    expect(await told(bob)).toMatchObject({ cents: 1599, kept: true });
  });

  it('pays no single purchase, and one made during a plan counts towards the next bill', async () => {
    const bob = await billing.buyer('during');
    await bob.buy(['test-memory-check']);
    await bob.buy(['test-start-barriers']);
    expect(await told(bob)).toMatchObject({ cents: 3498 });
    expect(await balanceOf(bob)).toBe(-3498);
    await bob.subscribe(plans.plus);
    await bob.buy(['test-delay-choice']);
    expect(await told(bob)).toMatchObject({ cents: 2499 + 1499, kept: true });
  });

  it('that is left goes with a refund; what was used stays used, and nothing is charged', async () => {
    const bob = await billing.buyer('refunded');
    const bought = await bob.buy(['test-memory-check']);
    await bob.subscribe(plans.plus);
    expect(await told(bob)).toMatchObject({ cents: 1000 });
    await refund(bought.order_id);
    expect([await told(bob), await balanceOf(bob)]).toEqual([null, 0]);
    expect(await bills(bob)).toEqual([[999, 999]]);
    // The next bill is paid whole, once.
    await change(bob, plans.premium);
    expect(await bills(bob)).toEqual([
      [999, 999],
      [1000, 0],
    ]);
  });

  it('comes back when a dispute is won', async () => {
    const bob = await billing.buyer('disputed');
    const bought = await bob.buy(['test-memory-check']);
    const [row] = await billing.sql<{ payment_intent_id: string }>(
      'select payment_intent_id from public.orders where id = $1',
      [bought.order_id],
    );
    const dispute = await billing.control<{ id: string }>('dispute', {
      payment_intent: row?.payment_intent_id,
    });
    await billing.settle();
    expect(await balanceOf(bob)).toBe(0);
    await billing.control('close-dispute', { dispute: dispute.id, status: 'won' });
    await billing.settle();
    expect(await balanceOf(bob)).toBe(-1999);
  });

  it('comes back from a second subscription that was paid by mistake', async () => {
    const bob = await billing.buyer('twoplans');
    await bob.buy(['test-psyprofile']);
    await bob.subscribe(plans.premium);
    const { customer } = await bob.subscription();
    const extra = await billing.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: String(customer),
      line_items: [{ price: plans.plus, quantity: 1 }],
      success_url: 'http://127.0.0.1/done',
    });
    await billing.pay(extra.url ?? '');
    await billing.settle();
    expect(await told(bob)).toMatchObject({ cents: 500 });
    expect(await balanceOf(bob)).toBe(-500);
  });

  it('lapses after 30 days without a plan', async () => {
    const bob = await billing.buyer('lapsed');
    await bob.buy(['test-memory-check']);
    await billing.sql(`update public.orders set paid_at = now() - interval '31 days' where user_id = $1`, [
      bob.id,
    ]);
    await bob.call('create-checkout', { priceId: plans.plus });
    expect([await told(bob), await balanceOf(bob)]).toEqual([null, 0]);
  });
});
