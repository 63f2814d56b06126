/** What payment staff keeps besides payments: prices of plans, coupons, events that were not applied. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { applyNow, type Buyer, buy, eventOf, newBuyer } from './support/billing.ts';
import { type Arg, callAs, codeOf } from './support/community.ts';
import { valueAs } from './support/database.ts';
import { openStaffedShop, testOnSale } from './support/payment-desk.ts';
import { type Person, personIds } from './support/people.ts';

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

describe('prices of plans', () => {
  const price = (id: string, more: object = {}) => ({
    id,
    tier: 'plus',
    interval: 'month',
    amount_cents: 1299,
    currency: 'usd',
    trial_days: 0,
    ...more,
  });
  const offer = (told: object, replaces: string | null, who: Person = 'payments_admin') =>
    valueAs<Record<string, unknown>>(
      db,
      'service',
      'select public.offer_plan_price($1::text::uuid, $2::text::jsonb, $3::text)',
      [personIds[who], JSON.stringify(told), replaces],
    );
  const offered = () =>
    db.query<{ id: string; version: number }>(
      `select id, version from public.plan_prices where active and tier = 'plus' and "interval" = 'month'`,
    );

  it('are stored by the server alone, and one is on offer for a plan and interval', async () => {
    const [before] = await offered();
    expect(
      await codeOf(call('payments_admin', 'offer_plan_price', personIds.payments_admin, '{}', null)),
    ).toMatch(/^42501/);
    expect(await codeOf(offer(price('price_new'), before?.id ?? null, 'orders_admin'))).toBe('not_allowed');
    expect(await codeOf(offer(price('price_new'), 'price_read_before'))).toBe('version_conflict');
    expect(await log()).toEqual([]);
    await offer(price('price_new'), before?.id ?? null);
    expect((await offered()).map(({ id }) => id)).toEqual(['price_new']);
    expect(await codeOf(offer(price('price_new'), 'price_new'))).toBe('code_taken');
    // An old price may come back as it was, not as another.
    expect(await codeOf(offer(price(before?.id ?? '', { amount_cents: 1 }), 'price_new'))).toBe('bad_price');
    const [old] = await db.query<{ amount_cents: number }>(
      'select amount_cents from public.plan_prices where id = $1',
      [before?.id ?? ''],
    );
    await offer(price(before?.id ?? '', { amount_cents: old?.amount_cents }), 'price_new');
    expect((await offered()).map(({ id }) => id)).toEqual([before?.id]);
    expect(await log()).toEqual(['payment.price_offered', 'payment.price_offered']);
  });

  it.each([
    { tier: 'gold' },
    { interval: 'week' },
    { amount_cents: 0 },
    { amount_cents: -1 },
    { currency: 'USD' },
    { trial_days: 7 },
  ])('are none with %j', async (more) => {
    const [before] = await offered();
    expect(await codeOf(offer(price('price_bad', more), before?.id ?? null))).toBe('bad_price');
    expect(await log()).toEqual([]);
  });

  it('are retired at the version that was read', async () => {
    const [now] = await offered();
    const retire = (id: string, version: number, who: Person = 'payments_admin') =>
      call(who, 'retire_plan_price', id, version);
    expect(await codeOf(retire(now?.id ?? '', 99))).toBe('version_conflict');
    expect(await codeOf(retire('price_none', 1))).toBe('not_found');
    expect(await codeOf(retire(now?.id ?? '', now?.version ?? 0, 'education_admin'))).toBe('not_allowed');
    const gone = (await retire(now?.id ?? '', now?.version ?? 0)) as { version: number };
    expect(await offered()).toEqual([]);
    expect(await codeOf(retire(now?.id ?? '', gone.version))).toBe('invalid_state');
    expect(await log()).toEqual(['payment.price_retired']);
  });
});

describe('coupons', () => {
  const save = (coupon: object, version: number | null = null, who: Person = 'payments_admin') =>
    call<{ code: string; version: number; redeemed: number }>(
      who,
      'save_coupon',
      JSON.stringify(coupon),
      version,
    );

  it('are made, limited and ended, each with an entry', async () => {
    const code = `SPRING-${buyer.customer
      .slice(-4)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '0')}`;
    const made = await save({ code: ` ${code.toLowerCase()} `, percent_off: 20, max_redemptions: 5 });
    expect(made).toMatchObject({ code, version: 1, redeemed: 0 });
    expect(await codeOf(save({ code, percent_off: 20 }))).toBe('code_taken');
    expect(await codeOf(save({ code, active: false }, 7))).toBe('version_conflict');
    // What it takes off is not changed.
    expect(await save({ code, percent_off: 80, max_redemptions: 9, active: true }, 1)).toMatchObject({
      version: 2,
      percent_off: 20,
      max_redemptions: 9,
    });
    expect(await save({ code, active: false }, 2)).toMatchObject({ version: 3, active: false });
    expect(await codeOf(callAs(db, 'service', 'coupon_terms', code, buyer.id, 5000))).toBe('coupon_invalid');
    expect(await log()).toEqual([
      'payment.coupon_created',
      'payment.coupon_changed',
      'payment.coupon_changed',
    ]);
  });

  it.each([
    {},
    { code: 'A' },
    { code: "X' OR 1=1", percent_off: 10 },
    { code: 'BOTH-OFF', percent_off: 10, amount_off_cents: 100 },
    { code: 'NOTHING-OFF' },
    { code: 'TOO-MUCH', percent_off: 81 },
    { code: 'NEGATIVE', amount_off_cents: -5 },
    { code: 'FRACTION', percent_off: 10.5 },
    { code: 'HUGE', amount_off_cents: 1e12 },
    { code: 'NEVER', percent_off: 10, max_redemptions: 0 },
    { code: 'PAST', percent_off: 10, valid_until: '2020-01-01T00:00:00Z' },
    { code: 'WORDS', percent_off: 'ten' },
  ])('are none like %j', async (coupon) => {
    expect(await codeOf(save(coupon))).toBe('bad_coupon');
    expect(await log()).toEqual([]);
  });

  it('are listed page by page for payment staff', async () => {
    for (const code of ['LIST-A', 'LIST-B', 'LIST-C']) await save({ code, amount_off_cents: 100 });
    expect(await codeOf(call('orders_admin', 'coupon_list', null, 25))).toBe('not_allowed');
    const page = await valueAs<{ code: string }>(
      db,
      'payments_admin',
      `select public.coupon_list('LIST-A', 1)`,
    );
    expect(page.code).toBe('LIST-B');
  });
});

describe('events that were not applied', () => {
  it('are listed for payment staff and tried again with an entry; applied ones are left', async () => {
    const bought = await buy(db, buyer, [sku]);
    const [good, bad] = [eventOf(), eventOf()];
    await applyNow(db, buyer.customer, { payments: [bought.payment()] }, good);
    await applyNow(db, buyer.customer, { payments: [bought.payment({ amount_total: 1 })] }, bad);
    const listed = await valueAs<{ id: string; detail: string }>(
      db,
      'payments_admin',
      'select public.waiting_events()',
    );
    expect(listed).toMatchObject({ id: bad.id, outcome: 'refused', detail: 'wrong_amount' });
    expect(JSON.stringify(listed)).not.toContain('cus_');
    for (const who of ['owner', 'orders_admin'] as const) {
      expect(await codeOf(call(who, 'waiting_events'))).toBe('not_allowed');
      expect(await codeOf(call(who, 'begin_event_retry', bad.id))).toBe('not_allowed');
    }
    expect(await codeOf(call('payments_admin', 'begin_event_retry', good.id))).toBe('invalid_state');
    expect(await codeOf(call('payments_admin', 'begin_event_retry', 'evt_none'))).toBe('not_found');
    expect(await log()).toEqual([]);
    expect(await call('payments_admin', 'begin_event_retry', bad.id)).toMatchObject({
      id: bad.id,
      customer_id: buyer.customer,
    });
    expect(await log()).toEqual(['payment.event_retried']);
    // What the server does with it then.
    await applyNow(db, buyer.customer, { payments: [bought.payment()] }, bad);
    expect(await codeOf(call('payments_admin', 'begin_event_retry', bad.id))).toBe('invalid_state');
  });
});
