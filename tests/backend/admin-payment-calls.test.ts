/** Prices that are offered and events that are tried again, against the payments sandbox. */
import { describe, expect, it } from 'vitest';
import { type Buyer, plans, useBilling } from './billing.support.ts';

describe('what payment staff asks of the provider', () => {
  const billing = useBilling();

  async function staff(name: string, role = 'payments_admin'): Promise<Buyer> {
    const person = await billing.buyer(name);
    await billing.sql('insert into public.admin_roles (user_id, role_type) values ($1, $2)', [
      person.id,
      role,
    ]);
    return person;
  }
  const offered = () =>
    billing.sql<{ id: string; amount_cents: number }>(
      `select id, amount_cents from public.plan_prices where active and tier = 'plus' and "interval" = 'month'`,
    );
  const acts = (person: Buyer) =>
    billing.sql<{ action: string }>(
      `select action from public.admin_audit_log where actor_id = $1 and action like 'payment.%' order by id`,
      [person.id],
    );

  it('a price is stored as the provider has it, and only then', async () => {
    const admin = await staff('prices');
    const { product } = await billing.stripe.prices.retrieve(plans.plus);
    const make = (more: object = {}) =>
      billing.stripe.prices.create({
        product: String(product),
        currency: 'usd',
        unit_amount: 1299,
        recurring: { interval: 'month' },
        ...more,
      });
    const [good, yearly] = [await make(), await make({ recurring: { interval: 'year' } })];
    const offer = (who: Buyer, more: object) =>
      who.call('admin-plan-price', {
        price: good.id,
        tier: 'plus',
        interval: 'month',
        amount_cents: 1299,
        trial_days: 0,
        replaces: plans.plus,
        ...more,
      });
    const before = await offered();
    for (const [more, status, code] of [
      [{ price: 'price_none' }, 404, 'price_unknown'],
      [{ amount_cents: 1298 }, 409, 'price_differs'],
      [{ price: yearly.id }, 409, 'price_differs'],
      [{ replaces: null }, 409, 'version_conflict'],
    ] as const)
      expect(await offer(admin, more)).toMatchObject({ status, body: { error: { code } } });
    expect(await offer(await staff('no-prices', 'orders_admin'), {})).toMatchObject({ status: 403 });
    expect(await offered()).toEqual(before);
    expect(await acts(admin)).toEqual([]);
    expect(await offer(admin, {})).toEqual({ status: 200, body: { id: good.id } });
    expect(await offered()).toEqual([{ id: good.id, amount_cents: 1299 }]);
    expect(await acts(admin)).toEqual([{ action: 'payment.price_offered' }]);
  });

  it('an event that was not applied is applied once what stood in its way is gone', async () => {
    const admin = await staff('events');
    const buyer = await billing.buyer('waiting');
    const items = await billing.sql<{ sku: string }>(
      `select sku from public.catalog_items where active and unit_price_cents > 100 and kind = 'test' order by sku limit 1`,
    );
    await buyer.buy(items.map(({ sku }) => sku));
    const [event] = await billing.sql<{ id: string }>(
      `update public.billing_events set outcome = 'refused', detail = 'wrong_amount'
       where id = (
         select e.id from public.billing_events e
         join public.billing_customers c on c.customer_id = e.customer_id
         where c.user_id = $1 order by e.event_created desc, e.id limit 1)
       returning id`,
      [buyer.id],
    );
    const retry = (who: Buyer, id = event?.id) => who.call('admin-reconcile', { event: id });
    expect(await retry(buyer)).toMatchObject({ status: 403 });
    expect(await retry(admin, 'evt_none')).toMatchObject({ status: 404 });
    expect(await retry(admin)).toEqual({ status: 200, body: { outcome: 'applied' } });
    expect(
      await billing.sql('select outcome, detail from public.billing_events where id = $1', [event?.id]),
    ).toEqual([{ outcome: 'applied', detail: null }]);
    expect(await retry(admin)).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
    expect(await acts(admin)).toEqual([{ action: 'payment.event_retried' }]);
  });
});
