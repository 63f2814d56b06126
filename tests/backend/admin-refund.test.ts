/** Refunds by the team against the payments sandbox: sent once whatever happens, told back by webhooks alone. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Answer, type Buyer, plans, useBilling } from './billing.support.ts';

describe('admin-refund', () => {
  const billing = useBilling();

  async function staff(name: string, role = 'payments_admin'): Promise<Buyer> {
    const person = await billing.buyer(name);
    await billing.sql('insert into public.admin_roles (user_id, role_type) values ($1, $2)', [
      person.id,
      role,
    ]);
    return person;
  }
  interface Payment {
    id: string;
    version: number;
    state: string;
    amount_cents: number;
    refunded_cents: number;
  }
  const paymentOf = async (buyer: Buyer): Promise<Payment> => {
    const [row] = await billing.sql<Payment>(
      `select p.* from private.payments p
       left join public.orders o on o.id = p.order_id left join public.billing_invoices i on i.id = p.invoice_id
       where $1 in (o.user_id, i.user_id)`,
      [buyer.id],
    );
    if (!row) throw new Error('no payment');
    return row;
  };
  const items = async (): Promise<string[]> => {
    const rows = await billing.sql<{ sku: string }>(
      `select sku from public.catalog_items where active and unit_price_cents > 100 and kind = 'test' and test_id is not null order by sku limit 1`,
    );
    return rows.map((row) => row.sku);
  };
  async function bought(name: string): Promise<{ buyer: Buyer; payment: Payment }> {
    const buyer = await billing.buyer(name);
    await buyer.buy(await items());
    return { buyer, payment: await paymentOf(buyer) };
  }
  const refund = (
    admin: Buyer,
    payment: Payment,
    amount_cents: unknown,
    more: { id?: string; version?: number; reason?: string } = {},
  ): Promise<Answer> =>
    admin.call('admin-refund', {
      id: randomUUID(),
      payment: payment.id,
      version: payment.version,
      reason: 'Bought twice',
      amount_cents,
      ...more,
    });
  const refundsAt = async (buyer: Buyer) => {
    const [row] = await billing.sql<{ customer_id: string }>(
      'select customer_id from public.billing_customers where user_id = $1',
      [buyer.id],
    );
    const { data } = await billing.stripe.charges.list({ customer: row?.customer_id ?? '' });
    const all = await Promise.all(data.map((charge) => billing.stripe.refunds.list({ charge: charge.id })));
    return all.flatMap((list) => list.data.map(({ amount }) => amount));
  };
  const states = (buyer: Buyer) =>
    billing.sql<{ state: string; amount_cents: number }>(
      'select state, amount_cents from public.refunds where user_id = $1 order by created_at',
      [buyer.id],
    );
  const entries = (payment: Payment) =>
    billing.sql<{ action: string }>(
      'select action from public.admin_audit_log where target = $1 order by id',
      [`payment:${payment.id}`],
    );

  it('gives half, then the rest; what was bought closes with the webhook of the rest', async () => {
    const admin = await staff('halves');
    const { buyer, payment } = await bought('halved');
    const half = Math.floor(payment.amount_cents / 2);
    expect(await refund(admin, payment, half)).toEqual({ status: 200, body: { state: 'requested' } });
    expect(await states(buyer)).toMatchObject([{ state: 'requested' }]);
    await billing.settle();
    expect(await states(buyer)).toMatchObject([{ state: 'succeeded', amount_cents: half }]);
    expect(await buyer.owned()).not.toEqual([]);
    const after = await paymentOf(buyer);
    expect(after).toMatchObject({ state: 'partly_refunded', refunded_cents: half });
    const rest = payment.amount_cents - half;
    expect(await refund(admin, after, rest + 1)).toMatchObject({
      status: 409,
      body: { error: { code: 'more_than_left' } },
    });
    expect(await refund(admin, after, rest)).toMatchObject({ status: 200 });
    await billing.settle();
    expect(await paymentOf(buyer)).toMatchObject({ state: 'refunded' });
    expect(await buyer.owned()).toEqual([]);
    expect(await refund(admin, await paymentOf(buyer), 1)).toMatchObject({
      status: 409,
      body: { error: { code: 'already_refunded' } },
    });
    expect((await entries(payment)).map(({ action }) => action)).toEqual([
      'payment.refund_requested',
      'payment.refund_requested',
    ]);
    // The buyer is told of each.
    const mails = await billing.sql<{ kind: string }>(
      `select kind from public.account_mails where user_id = $1 and kind = 'refunded'`,
      [buyer.id],
    );
    expect(mails).toHaveLength(2);
  });

  it('is one refund after a double click', async () => {
    const admin = await staff('doubles');
    const { buyer, payment } = await bought('doubled');
    const id = randomUUID();
    const answers = await Promise.all([
      refund(admin, payment, 100, { id }),
      refund(admin, payment, 100, { id }),
      refund(admin, payment, 100, { id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await billing.settle();
    expect(await refundsAt(buyer)).toEqual([100]);
    expect(await refund(admin, payment, 100, { id })).toEqual({ status: 200, body: { state: 'succeeded' } });
    expect(await refundsAt(buyer)).toEqual([100]);
    expect(await entries(payment)).toHaveLength(1);
  });

  it('is one refund when two admins ask at once', async () => {
    const [one, other] = [await staff('first'), await staff('second', 'master_admin')];
    const { buyer, payment } = await bought('asked-twice');
    const half = Math.floor(payment.amount_cents / 2);
    const answers = await Promise.all([refund(one, payment, half), refund(other, payment, half)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await billing.settle();
    expect(await refundsAt(buyer)).toEqual([half]);
    expect(await entries(payment)).toHaveLength(1);
  });

  it('is kept while the provider does not answer, and sent again it is the same one', async () => {
    const admin = await staff('lost');
    const { buyer, payment } = await bought('lost-answer');
    const id = randomUUID();
    await billing.control('faults', { fail_requests: 20 });
    expect(await refund(admin, payment, 100, { id })).toMatchObject({
      status: 503,
      body: { error: { code: 'payments_unavailable' } },
    });
    await billing.control('faults', { fail_requests: 0 });
    expect(await states(buyer)).toMatchObject([{ state: 'requested' }]);
    // Another one waits for it, whatever is read in between.
    expect(await refund(admin, await paymentOf(buyer), 100)).toMatchObject({
      body: { error: { code: 'refund_on_its_way' } },
    });
    expect(await refund(admin, payment, 100, { id })).toMatchObject({ status: 200 });
    // The answer got lost, and the provider has forgotten the key.
    expect(await refund(admin, payment, 100, { id })).toMatchObject({ status: 200 });
    await billing.settle();
    expect(await refundsAt(buyer)).toEqual([100]);
    expect(await states(buyer)).toMatchObject([{ state: 'succeeded' }]);
  });

  it('is not sent where the provider knows another currency or sum', async () => {
    const admin = await staff('currency');
    const { buyer, payment } = await bought('other-currency');
    await billing.sql(`update private.payments set currency = 'eur' where id = $1`, [payment.id]);
    const changed = await paymentOf(buyer);
    expect(await refund(admin, changed, 100)).toMatchObject({
      status: 409,
      body: { error: { code: 'provider_differs' } },
    });
    expect(await refundsAt(buyer)).toEqual([]);
    expect(await states(buyer)).toMatchObject([{ state: 'refused' }]);
  });

  it('gives back a bill of a plan, and a whole one ends the plan', async () => {
    const admin = await staff('plan');
    const buyer = await billing.buyer('plan-buyer');
    await buyer.subscribe(plans.plus);
    const payment = await paymentOf(buyer);
    expect(await refund(admin, payment, payment.amount_cents)).toMatchObject({ status: 200 });
    await billing.settle();
    expect(await paymentOf(buyer)).toMatchObject({ state: 'refunded' });
    expect(await buyer.plan()).toMatchObject({ subscribed: false });
  });

  it('of a disputed payment is left to the bank', async () => {
    const admin = await staff('dispute');
    const { buyer, payment } = await bought('disputer');
    const [order] = await billing.sql<{ payment_intent_id: string }>(
      'select payment_intent_id from public.orders where user_id = $1',
      [buyer.id],
    );
    await billing.control('dispute', { payment_intent: order?.payment_intent_id });
    // Nobody has told us yet.
    const answer = await refund(admin, payment, 100);
    expect(answer).toMatchObject({ status: 409 });
    expect(['refund_refused', 'invalid_state', 'version_conflict']).toContain(answer.body.error.code);
    await billing.settle();
    expect(await paymentOf(buyer)).toMatchObject({ state: 'disputed' });
    expect(await refundsAt(buyer)).toEqual([]);
  });

  it('takes no body that is none, and does nothing for others', async () => {
    const admin = await staff('bodies');
    const { buyer, payment } = await bought('bodied');
    for (const amount of [0, -5, 0.5, 1e12, '100', null, Number.MAX_SAFE_INTEGER])
      expect(await refund(admin, payment, amount)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_body' } },
      });
    expect(await refund(admin, payment, payment.amount_cents + 1)).toMatchObject({
      body: { error: { code: 'more_than_left' } },
    });
    expect(await refund(admin, { ...payment, id: randomUUID() }, 1)).toMatchObject({ status: 404 });
    for (const role of ['orders_admin', 'education_admin'])
      expect(await refund(await staff(role, role), payment, 1)).toMatchObject({
        status: 403,
        body: { error: { code: 'not_allowed' } },
      });
    expect(await refund(buyer, payment, 1)).toMatchObject({ status: 403 });
    expect(await entries(payment)).toEqual([]);
    expect(await states(buyer)).toEqual([]);
  });
});
