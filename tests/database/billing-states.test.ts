/** States of subscriptions and trials, the lease and the ledger. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { applyNow, eventOf, newBuyer, openShop, ownedBy, subscriberOf } from './support/billing.ts';
import { sqlState, undone, valueAs } from './support/database.ts';
import { subscriptionOf } from './support/snapshots.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());

const listed: Record<'subscription' | 'trial', Record<string, string[]>> = {
  subscription: {
    incomplete: ['active', 'canceled', 'incomplete_expired', 'past_due', 'paused', 'trialing', 'unpaid'],
    trialing: ['active', 'canceled', 'past_due', 'paused', 'unpaid'],
    active: ['canceled', 'past_due', 'paused', 'unpaid'],
    past_due: ['active', 'canceled', 'paused', 'unpaid'],
    unpaid: ['active', 'canceled', 'past_due', 'paused'],
    paused: ['active', 'canceled', 'past_due', 'trialing', 'unpaid'],
    canceled: [],
    incomplete_expired: [],
  },
  trial: {
    none: ['active', 'cancelled', 'converted', 'expired'],
    active: ['cancelled', 'converted', 'expired'],
    cancelled: [],
    expired: ['cancelled', 'converted'],
    converted: [],
  },
};

describe('states', () => {
  it.each([
    ['subscription', 'billing_subscriptions', 'status'],
    ['trial', 'subscribers', 'trial_status'],
  ] as const)('of a %s follow each other as listed, and in no other way', async (machine, table, column) => {
    const { id } = await newBuyer(db);
    const states = Object.keys(listed[machine]);
    const followers = (from: string) =>
      undone(db, async (query) => {
        await query(
          machine === 'trial'
            ? 'insert into public.subscribers (user_id, trial_status, trial_ends_at) values ($1, $2, now())'
            : `insert into public.billing_subscriptions (id, user_id, customer_id, status) values ('sub_state', $1, 'cus_state', $2)`,
          [id, from],
        );
        const allowed: string[] = [];
        for (const to of states) {
          await query('savepoint change');
          try {
            await query(`update public.${table} set ${column} = $2 where user_id = $1`, [id, to]);
            allowed.push(to);
          } catch (error) {
            expect(sqlState(error)).toBe('PT409');
          }
          await query('rollback to savepoint change');
        }
        return allowed.filter((to) => to !== from).sort();
      });
    for (const from of states) expect(await followers(from), from).toEqual(listed[machine][from]);
  });
});

describe('the lease on a customer', () => {
  const begin = (customer: string, seconds = 30) =>
    valueAs<string | null>(db, 'service', 'select public.begin_billing($1, $2)', [customer, seconds]);
  const end = (customer: string, token: string | null) =>
    valueAs(db, 'service', 'select public.end_billing($1, $2)', [customer, token]);
  const apply = (customer: string, token: string | null) =>
    valueAs(
      db,
      'service',
      `select public.apply_billing(null, $1, $2, '{"subscriptions": [], "payments": [], "invoices": []}')`,
      [customer, token],
    );

  it('is held by one at a time and can be given back by its holder only', async () => {
    const { customer } = await newBuyer(db);
    const token = await begin(customer);
    expect(token).not.toBeNull();
    expect(await begin(customer)).toBeNull();
    await end(customer, '00000000-0000-4000-8000-000000000000');
    expect(await begin(customer)).toBeNull();
    await end(customer, token);
    expect(await begin(customer)).not.toBeNull();
  });

  it('passes to the next when its time is over, and then the first can apply nothing', async () => {
    const { customer } = await newBuyer(db);
    const lost = await begin(customer);
    await db.query(
      `update public.billing_leases set expires_at = now() - interval '1 second' where customer_id = $1`,
      [customer],
    );
    await expect(apply(customer, lost)).rejects.toMatchObject({ code: 'PT409', message: 'lease_lost' });
    const held = await begin(customer);
    expect(held).not.toBeNull();
    await expect(apply(customer, lost)).rejects.toMatchObject({ code: 'PT409', message: 'lease_lost' });
    await expect(apply(customer, null)).rejects.toMatchObject({ code: 'PT409', message: 'lease_lost' });
    await apply(customer, held);
  });

  it.each([0, 301])('is not given for %d seconds', async (seconds) => {
    await expect(begin('cus_any', seconds)).rejects.toMatchObject({ code: 'PT400', message: 'bad_lease' });
  });
});

describe('a customer', () => {
  const link = (person: string, customer: string) =>
    valueAs<string>(db, 'service', 'select public.link_customer($1, $2)', [person, customer]);

  it('is tied to a person once; a second one does not hold', async () => {
    const buyer = await newBuyer(db);
    expect(await link(buyer.id, 'cus_second')).toBe(buyer.customer);
    const other = await newBuyer(db);
    await expect(link(other.id, buyer.customer)).rejects.toMatchObject({
      code: 'PT400',
      message: 'bad_customer',
    });
    await expect(link('00000000-0000-4000-8000-000000000000', 'cus_nobody')).rejects.toMatchObject({
      message: 'unknown_person',
    });
  });

  it('that was deleted at the provider is replaced, and trials stay used', async () => {
    const buyer = await newBuyer(db);
    const trial = subscriptionOf({
      status: 'trialing',
      price_id: 'price_plus_year',
      trial_start: '2026-11-01T00:00:00Z',
      trial_end: '2099-11-08T00:00:00Z',
    });
    await applyNow(db, buyer.customer, { subscriptions: [trial] });
    await applyNow(db, buyer.customer, { deleted: true });
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: false, trial_status: 'cancelled' });
    expect(await link(buyer.id, `${buyer.customer}new`)).toBe(`${buyer.customer}new`);
    const [row] = await db.query<{
      former_ids: string[];
      trial_used_at: string | null;
      deleted_at: string | null;
    }>('select former_ids, trial_used_at, deleted_at from public.billing_customers where user_id = $1', [
      buyer.id,
    ]);
    expect(row).toMatchObject({ former_ids: [buyer.customer], deleted_at: null });
    expect(row?.trial_used_at).not.toBeNull();
    // Late news of the deleted one must not close the new one.
    await applyNow(db, `${buyer.customer}new`, { subscriptions: [subscriptionOf()] });
    await applyNow(db, buyer.customer, { deleted: true });
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: true, subscription_tier: 'plus' });
  });
});

describe('the ledger', () => {
  const entry = async (id: string) =>
    (
      await db.query(
        'select customer_id, outcome, detail, deliveries from public.billing_events where id = $1',
        [id],
      )
    )[0];

  it('holds an event once, counts its deliveries and applies what is said now each time', async () => {
    const { customer, id } = await newBuyer(db);
    const event = eventOf();
    const subscription = subscriptionOf();
    expect(await applyNow(db, customer, { subscriptions: [subscription] }, event)).toMatchObject({
      outcome: 'applied',
      subscribed: true,
      tier: 'plus',
    });
    const ended = { ...subscription, status: 'canceled', ended_at: '2026-11-20T00:00:00Z' };
    expect(await applyNow(db, customer, { subscriptions: [ended] }, event)).toMatchObject({
      outcome: 'ignored',
      subscribed: false,
      tier: null,
    });
    expect(await entry(event.id)).toEqual({
      customer_id: customer,
      outcome: 'applied',
      detail: null,
      deliveries: 2,
    });
    expect(await subscriberOf(db, { id, customer })).toMatchObject({ subscribed: false });
  });

  it('is not written when what it led to fails', async () => {
    const { customer } = await newBuyer(db);
    const event = eventOf();
    await expect(
      applyNow(db, customer, { subscriptions: [subscriptionOf({ current_period_end: 'soon' })] }, event),
    ).rejects.toThrow();
    expect(await entry(event.id)).toBeUndefined();
  });

  it('ignores a customer of nobody, and takes the event up once somebody is known', async () => {
    const event = eventOf();
    const late = await newBuyer(db);
    const customer = `${late.customer}late`;
    await applyNow(db, late.customer, { deleted: true });
    expect(await applyNow(db, customer, { subscriptions: [subscriptionOf()] }, event)).toMatchObject({
      outcome: 'ignored',
      detail: 'unknown_customer',
      subscribed: false,
    });
    await valueAs(db, 'service', 'select public.link_customer($1, $2)', [late.id, customer]);
    expect(await applyNow(db, customer, { subscriptions: [subscriptionOf()] }, event)).toMatchObject({
      outcome: 'applied',
      subscribed: true,
    });
  });

  it('refuses an event of another customer, whose row stays', async () => {
    const [first, second] = [await newBuyer(db), await newBuyer(db)];
    const event = eventOf();
    await applyNow(db, first.customer, {}, event);
    expect(await applyNow(db, second.customer, {}, event)).toMatchObject({
      outcome: 'refused',
      detail: 'foreign_event',
    });
    expect(await entry(event.id)).toMatchObject({ customer_id: first.customer, outcome: 'applied' });
    expect(await ownedBy(db, second)).toEqual([]);
  });
});
