/** What time alone closes, when no word of the payment provider comes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  applyNow,
  asBuyer,
  type Buyer,
  newBuyer,
  newSessionId,
  openShop,
  recordCheckout,
  subscriberOf,
} from './support/billing.ts';
import { asActor } from './support/database.ts';
import { inDays, subscriptionOf, trialOf } from './support/snapshots.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  buyer = await newBuyer(db);
});

describe('without any news', () => {
  const age = (set: string) =>
    db.query(`update public.subscribers set ${set} where user_id = $1`, [buyer.id]);
  const sweep = async (): Promise<string[]> => {
    const rows = await asActor<{ customer_id: string }>(
      db,
      'service',
      'select * from public.sweep_billing()',
    );
    return rows.map(({ customer_id }) => customer_id);
  };
  const give = (values: string) =>
    db.query(
      `insert into public.subscribers (user_id, subscribed, subscription_tier, subscription_end, trial_status, trial_ends_at)
       values ($1, true, 'premium', ${values})`,
      [buyer.id],
    );
  const opened = async (): Promise<unknown> =>
    (
      await asBuyer(
        db,
        buyer,
        `select may_open from public.my_test_access() where test_id = 'psyprofile_lite'`,
      )
    )[0]?.may_open;

  it('a plan closes a day after its end and a trial at its end, at every door', async () => {
    await give(`now() + interval '1 minute', 'none', null`);
    expect(await opened()).toBe(true);
    await age(`subscription_end = now() - interval '23 hours'`);
    expect(await opened()).toBe(true);
    await age(`subscription_end = now() - interval '25 hours'`);
    expect(await opened()).toBe(false);
    await age(
      `subscription_end = now() + interval '1 minute', trial_status = 'active', trial_ends_at = now() + interval '1 minute'`,
    );
    expect(await opened()).toBe(true);
    await age(`trial_ends_at = now() - interval '1 second'`);
    expect(await opened()).toBe(false);
  });

  it('the sweep closes a trial and a plan given by hand when they are over, and not before', async () => {
    await give(`now() + interval '1 hour', 'active', now() + interval '1 hour'`);
    await sweep();
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: true, trial_status: 'active' });
    await age(`trial_ends_at = now(), subscription_end = now()`);
    await sweep();
    expect(await subscriberOf(db, buyer)).toMatchObject({
      subscribed: false,
      subscription_tier: null,
      trial_status: 'expired',
    });
  });

  it('the sweep closes what the provider said last, and asks to look at it again', async () => {
    const plan = trialOf();
    await applyNow(db, buyer.customer, { subscriptions: [plan] });
    expect(await sweep()).not.toContain(buyer.customer);
    await db.query(
      `update public.billing_subscriptions set trial_ends_at = now(), current_period_end = now() where id = $1`,
      [plan.id],
    );
    await age('trial_ends_at = now(), subscription_end = now()');
    expect(await sweep()).toContain(buyer.customer);
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: false, trial_status: 'expired' });
    // It was renewed after all.
    await applyNow(db, buyer.customer, {
      subscriptions: [{ ...plan, status: 'active', trial_end: inDays(-1), current_period_end: inDays(365) }],
    });
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: true, trial_status: 'converted' });
  });

  it('the sweep ends the days of grace', async () => {
    const plan = subscriptionOf({ status: 'past_due' });
    await applyNow(db, buyer.customer, { subscriptions: [plan] });
    await db.query(
      `update public.billing_subscriptions set past_due_since = now() - interval '8 days' where id = $1`,
      [plan.id],
    );
    await age(`subscription_end = now() - interval '1 hour'`);
    expect(await sweep()).toContain(buyer.customer);
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: false });
  });

  it('the sweep names who has an open checkout for more than two minutes', async () => {
    const id = newSessionId();
    await recordCheckout(db, { id, user_id: buyer.id, kind: 'plan', price_id: 'price_plus_month' });
    expect(await sweep()).not.toContain(buyer.customer);
    await db.query(
      `update public.checkout_sessions set created_at = now() - interval '3 minutes' where id = $1`,
      [id],
    );
    expect(await sweep()).toContain(buyer.customer);
  });
});
