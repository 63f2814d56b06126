/** What full admins give: an item or a plan with a reason, which ends by itself and leaves what is paid for. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { applyNow, type Buyer, buy, newBuyer, ownedBy, subscriberOf, tierOf } from './support/billing.ts';
import { type Arg, callAs, codeOf } from './support/community.ts';
import { valueAs } from './support/database.ts';
import { openStaffedShop, testOnSale } from './support/payment-desk.ts';
import type { Person } from './support/people.ts';
import { inDays, subscriptionOf } from './support/snapshots.ts';

let db: OpenedDb;
let buyer: Buyer;
let sku: string;
beforeAll(async () => {
  db = await openStaffedShop();
  sku = await testOnSale(db);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script('delete from public.gifts; delete from public.admin_audit_log;');
  buyer = await newBuyer(db);
});

const call = <T = Record<string, unknown>>(
  who: Person | 'anon' | 'service',
  name: string,
  ...args: readonly Arg[]
) => callAs<T>(db, who, name, ...args);
const log = async () =>
  (
    await db.query<{ action: string }>(
      `select action from public.admin_audit_log where action like 'payment.%' order by id`,
    )
  ).map(({ action }) => action);
const emailOf = async (of: Buyer): Promise<string> => {
  const [row] = await db.query<{ email: string }>('select email from auth.users where id = $1', [of.id]);
  return row?.email ?? '';
};

describe('gifts', () => {
  const day = (days: number) => inDays(days).slice(0, 10);
  const give = async (
    what: string,
    {
      id = randomUUID() as string,
      until = day(30),
      reason = 'Helped us',
      who = 'full_admin' as Person,
      email = '',
    } = {},
  ) =>
    call<{ id: string; version: number; in_force: boolean }>(
      who,
      'give_gift',
      id,
      email || (await emailOf(buyer)),
      what,
      until,
      reason,
    );
  const end = async (id: string) => {
    await db.query(
      `update public.gifts set created_at = now() - interval '2 days', ends_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    return valueAs<number>(db, 'service', 'select public.end_gifts()');
  };

  it('open an item until their day, and it closes by itself', async () => {
    const gift = await give(sku);
    expect(gift.in_force).toBe(true);
    expect(await ownedBy(db, buyer)).toEqual([sku]);
    // News of the provider leave it.
    await applyNow(db, buyer.customer, {});
    expect(await ownedBy(db, buyer)).toEqual([sku]);
    expect(await end(gift.id)).toBe(1);
    expect(await ownedBy(db, buyer)).toEqual([]);
    expect(await end(gift.id)).toBe(0);
    expect(await log()).toEqual(['payment.gift_given']);
  });

  it('stand beside what was bought, whichever ends first', async () => {
    const bought = await buy(db, buyer, [sku]);
    const gift = await give(sku);
    await applyNow(db, buyer.customer, { payments: [bought.payment({ amount_refunded: bought.total })] });
    expect(await ownedBy(db, buyer)).toEqual([sku]);
    await call('master_admin', 'take_gift_back', gift.id, gift.version);
    expect(await ownedBy(db, buyer)).toEqual([]);
    expect(await codeOf(call('master_admin', 'take_gift_back', gift.id, gift.version + 1))).toBe(
      'invalid_state',
    );
  });

  it('give a plan to somebody without one, and it is gone after its day', async () => {
    const gift = await give('premium');
    expect(await tierOf(db, buyer)).toBe('premium');
    await applyNow(db, buyer.customer, {});
    expect(await tierOf(db, buyer)).toBe('premium');
    await end(gift.id);
    expect(await tierOf(db, buyer)).toBe('freemium');
    expect(await subscriberOf(db, buyer)).toMatchObject({ subscribed: false, trial_status: 'none' });
  });

  it('lift a plan that is paid for, end no subscription and leave what is paid', async () => {
    const plan = subscriptionOf();
    await applyNow(db, buyer.customer, { subscriptions: [plan] });
    const gift = await give('premium');
    expect(await tierOf(db, buyer)).toBe('premium');
    expect(await applyNow(db, buyer.customer, { subscriptions: [plan] })).toMatchObject({
      extra_subscriptions: [],
      cancel_subscriptions: [],
    });
    expect(await tierOf(db, buyer)).toBe('premium');
    await end(gift.id);
    expect(await tierOf(db, buyer)).toBe('plus');
  });

  it('are given once, by master and full admins, with a reason, to somebody else', async () => {
    const id = randomUUID();
    await give(sku, { id });
    await give(sku, { id });
    expect(await log()).toEqual(['payment.gift_given']);
    expect(await codeOf(give(sku, { id, who: 'master_admin' }))).toBe('key_used');
    for (const who of ['payments_admin', 'orders_admin', 'owner'] as const)
      expect(await codeOf(give(sku, { who }))).toBe('not_allowed');
    expect(await codeOf(give(sku, { reason: ' ' }))).toBe('empty');
    expect(await codeOf(give(sku, { email: 'nobody@example.com' }))).toBe('not_found');
    expect(await codeOf(give(sku, { email: 'full_admin@example.com' }))).toBe('own_role');
    for (const until of [day(-1), day(800)]) expect(await codeOf(give(sku, { until }))).toBe('bad_gift');
    for (const what of ['gold', "' or true", '']) expect(await codeOf(give(what))).toBe('bad_gift');
    expect(await log()).toEqual(['payment.gift_given']);
  });

  it('leave a plan alone that was set by hand', async () => {
    await db.query(
      `insert into public.subscribers (user_id, subscribed, subscription_tier) values ($1, true, 'plus')`,
      [buyer.id],
    );
    expect(await codeOf(give('premium'))).toBe('invalid_state');
  });
});
