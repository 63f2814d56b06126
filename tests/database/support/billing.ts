/** People who buy, and what the payment provider would say of them. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ItemKind } from '../../../src/lib/billing/catalog-item.ts';
import { type CouponTerms, priceCart } from '../../../src/lib/billing/price-cart.ts';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import type { Row } from '../../../supabase/local/types.ts';
import { become, openTestDatabase, valueAs } from './database.ts';
import { inDays, type Payment, type Snapshot } from './snapshots.ts';

const seed = readFileSync(fileURLToPath(new URL('../../../supabase/seed.sql', import.meta.url)), 'utf8');

/** What comes with the product, as often as it is set. */
export const fillShop = (db: OpenedDb): Promise<void> => db.script(seed);

export async function openShop(): Promise<OpenedDb> {
  const db = await openTestDatabase();
  await fillShop(db);
  return db;
}

export interface Buyer {
  id: string;
  customer: string;
}

let people = 0;
export async function newBuyer(db: OpenedDb): Promise<Buyer> {
  people += 1;
  const buyer = { id: randomUUID(), customer: `cus_buyer${people}` };
  await db.query('insert into auth.users (id, email) values ($1, $2)', [
    buyer.id,
    `buyer${people}@example.com`,
  ]);
  await valueAs(db, 'service', 'select public.link_customer($1, $2)', [buyer.id, buyer.customer]);
  return buyer;
}

export interface Applied {
  outcome: string;
  detail: string | null;
  subscribed: boolean;
  tier: string | null;
  extra_subscriptions: string[];
  cancel_subscriptions: string[];
  credit_changes: { order_line_id: string; amount_cents: number; key: string }[];
}
interface LedgerEvent {
  id: string;
  type: string;
  created: string;
  object_id: string | null;
}
export const eventOf = (id = `evt_${randomUUID()}`): LedgerEvent => ({
  id,
  type: 'customer.subscription.updated',
  created: inDays(0),
  object_id: null,
});

/** What the functions do with news: take the lease, apply what the provider says now, give the lease back. */
export async function applyNow(
  db: OpenedDb,
  customer: string,
  snapshot: Partial<Snapshot>,
  event: LedgerEvent | null = null,
): Promise<Applied> {
  const token = await valueAs<string>(db, 'service', 'select public.begin_billing($1)', [customer]);
  try {
    return await valueAs<Applied>(
      db,
      'service',
      'select public.apply_billing($1::text::jsonb, $2, $3, $4::text::jsonb)',
      [
        event && JSON.stringify(event),
        customer,
        token,
        JSON.stringify({ deleted: false, subscriptions: [], payments: [], invoices: [], ...snapshot }),
      ],
    );
  } finally {
    await valueAs(db, 'service', 'select public.end_billing($1, $2)', [customer, token]);
  }
}

export interface OrderDraft extends Record<string, unknown> {
  id: string;
  lines: { sku: string; unit_price_cents: number; discount_cents: number; paid_cents: number }[];
  total_cents: number;
}
export interface Item extends Row {
  sku: string;
  title: string;
  kind: ItemKind;
  unit_price_cents: number;
  items: string[];
}
/** What the catalogue has, bundles with their members. */
export const itemsOf = (db: OpenedDb): Promise<Item[]> =>
  db.query<Item>(
    `select c.sku, c.title, c.kind, c.unit_price_cents,
       array(select b.sku from public.bundle_items b where b.bundle_sku = c.sku order by b.place) as items
     from public.catalog_items c order by c.sku`,
  );

/** An order as create-checkout would store it: priced by the same module. */
export async function draftOrder(
  db: OpenedDb,
  buyer: Buyer,
  skus: readonly string[],
  coupon: CouponTerms | null = null,
): Promise<OrderDraft> {
  const items = await itemsOf(db);
  const priced = priceCart({
    lines: items.filter(({ sku }) => skus.includes(sku)),
    owned: new Set(),
    coupon,
  });
  return {
    ...priced,
    id: randomUUID(),
    user_id: buyer.id,
    currency: 'usd',
    coupon_code: coupon?.code ?? null,
    lines: priced.lines.map(({ sku, title, unit_price_cents, discount_cents, paid_cents }) => ({
      sku,
      title,
      unit_price_cents,
      discount_cents,
      paid_cents,
    })),
  };
}

export const storeOrder = (db: OpenedDb, order: Row): Promise<{ lines: { id: string; sku: string }[] }> =>
  valueAs(db, 'service', 'select public.store_order($1::text::jsonb)', [JSON.stringify(order)]);

export const recordCheckout = (db: OpenedDb, session: Row): Promise<unknown> =>
  valueAs(db, 'service', 'select public.record_checkout($1::text::jsonb)', [
    JSON.stringify({ url: 'https://pay.example.com/c', expires_at: inDays(1), ...session }),
  ]);

export interface Bought {
  orderId: string;
  session: string;
  total: number;
  /** Id of the line of each sku. */
  lines: Record<string, string>;
  /** What the provider says once it is paid, unless changed. */
  payment: (changes?: Partial<Payment>) => Payment;
}

let sessions = 0;
export const newSessionId = (): string => {
  sessions += 1;
  return `cs_test${sessions}`;
};

/** A cart on its way to the provider: order stored, checkout open. */
export async function checkOut(
  db: OpenedDb,
  buyer: Buyer,
  skus: readonly string[],
  coupon: CouponTerms | null = null,
): Promise<Bought> {
  const order = await draftOrder(db, buyer, skus, coupon);
  const stored = await storeOrder(db, order);
  const session = newSessionId();
  await recordCheckout(db, { id: session, user_id: buyer.id, kind: 'cart', order_id: order.id });
  return {
    orderId: order.id,
    session,
    total: order.total_cents,
    lines: Object.fromEntries(stored.lines.map(({ id, sku }) => [sku, id])),
    payment: (changes = {}) => ({
      order_id: order.id,
      session_id: session,
      session_status: 'complete',
      payment_status: 'paid',
      amount_total: order.total_cents,
      currency: 'usd',
      payment_intent_id: `pi_${session}`,
      amount_refunded: 0,
      refunded_lines: [],
      dispute: 'none',
      receipt_url: 'https://pay.example.com/receipt',
      ...changes,
    }),
  };
}

/** Checked out and paid. */
export async function buy(db: OpenedDb, buyer: Buyer, skus: readonly string[]): Promise<Bought> {
  const bought = await checkOut(db, buyer, skus);
  await applyNow(db, buyer.customer, { payments: [bought.payment()] });
  return bought;
}

export interface Subscriber extends Row {
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: Date | string | null;
  trial_status: string;
}
export async function subscriberOf(db: OpenedDb, buyer: Buyer): Promise<Subscriber | undefined> {
  const [row] = await db.query<Subscriber>('select * from public.subscribers where user_id = $1', [buyer.id]);
  return row;
}
export const tierOf = async (db: OpenedDb, buyer: Buyer): Promise<string> => {
  const [row] = await db.query<{ tier: string }>('select private.user_tier($1) as tier', [buyer.id]);
  return row?.tier ?? '';
};
export async function ownedBy(db: OpenedDb, buyer: Buyer): Promise<string[]> {
  const rows = await db.query<{ sku: string }>(
    'select sku from public.entitlements where user_id = $1 order by sku',
    [buyer.id],
  );
  return rows.map(({ sku }) => sku);
}
export async function statusOf(
  db: OpenedDb,
  table: 'orders' | 'checkout_sessions',
  id: string,
): Promise<string> {
  const [row] = await db.query<{ status: string }>(`select status from public.${table} where id::text = $1`, [
    id,
  ]);
  return row?.status ?? 'none';
}

/** One statement as the buyer, as the Data API would run it. */
export const asBuyer = <T extends Row = Row>(
  db: OpenedDb,
  buyer: Buyer,
  sql: string,
  params: readonly (string | number | null)[] = [],
): Promise<T[]> =>
  db.tx(async (query) => {
    await become(query, 'spare');
    await query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ role: 'authenticated', sub: buyer.id }),
    ]);
    return query<T>(sql, params);
  });
