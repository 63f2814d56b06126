/** The desk of payments as a test sits at it: lists, one payment that lies open, a refund, and what the provider tells then. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { applyNow, type Bought, type Buyer, buy, openShop } from './billing.ts';
import { type Arg, callAs, makeStaff } from './community.ts';
import { asActor } from './database.ts';
import { adminRoles, type Person } from './people.ts';
import type { Payment } from './snapshots.ts';

export interface Listed {
  id: string;
  kind: string;
  state: string;
  urgent: boolean;
  at: string;
  amount_cents: number;
  refunded_cents: number;
  version: number;
  about: string[];
}
export interface Opened extends Listed {
  left_cents: number;
  email: string | null;
  lines: { sku: string }[];
  invoices: { id: string }[];
  refunds: { id: string; state: string; amount_cents: number; reason: string | null; actor: string | null }[];
  events: { id: string; outcome: string }[];
}

/** A refund as the provider tells it. */
export const said = (
  key: string | null,
  cents: number,
  status = 'succeeded',
  id = `re_${randomUUID().slice(0, 8)}`,
) => ({
  id,
  key,
  amount_cents: cents,
  currency: 'usd',
  status,
  created_at: '2026-11-20T10:00:00Z',
});

/** A shop with somebody of each role of the team. */
export async function openStaffedShop(): Promise<OpenedDb> {
  const db = await openShop();
  for (const role of adminRoles) await makeStaff(db, role, role);
  return db;
}

/** The sku of a test that is on sale. */
export async function testOnSale(db: OpenedDb): Promise<string> {
  const [item] = await db.query<{ sku: string }>(
    `select sku from public.catalog_items where active and unit_price_cents > 0 and kind = 'test' order by sku limit 1`,
  );
  if (!item) throw new Error('no test is on sale');
  return item.sku;
}

export function paymentDeskOf(db: () => OpenedDb, buyer: () => Buyer) {
  const call = <T = unknown>(who: Person | 'anon' | 'service', name: string, ...args: readonly Arg[]) =>
    callAs<T>(db(), who, name, ...args);
  const list = async (
    filters: unknown = {},
    after: Pick<Listed, 'urgent' | 'at' | 'id'> | null = null,
    limit = 25,
    who: Person = 'payments_admin',
  ) =>
    (
      await asActor<{ row: Listed }>(
        db(),
        who,
        'select public.payment_list($1::text::jsonb, $2::boolean, $3::text::timestamptz, $4::text::uuid, $5::integer) as row',
        [JSON.stringify(filters), after?.urgent ?? null, after?.at ?? null, after?.id ?? null, limit],
      )
    ).map(({ row }) => row);
  const read = (id: string, who: Person = 'payments_admin') => call<Opened>(who, 'read_payment', id);
  const refund = (
    of: Pick<Listed, 'id' | 'version'>,
    cents: number,
    { id = randomUUID() as string, reason = 'Bought twice', who = 'payments_admin' as Person } = {},
  ) =>
    call<{ state: string; payment_intent_id: string }>(
      who,
      'begin_refund',
      id,
      of.id,
      of.version,
      cents,
      reason,
    );
  const log = () =>
    db().query<{ action: string; detail: Record<string, unknown> }>(
      `select action, detail from public.admin_audit_log where action like 'payment.%' order by id`,
    );
  /** What the provider says after refunds. */
  const told = (bought: Bought, back: number, refunds: object[] = [], more: Partial<Payment> = {}) =>
    applyNow(db(), buyer().customer, {
      payments: [{ ...bought.payment({ amount_refunded: back, ...more }), refunds } as Payment],
    });
  const items = async (): Promise<string[]> => {
    const rows = await db().query<{ sku: string }>(
      `select sku from public.catalog_items where active and unit_price_cents > 0 and kind <> 'bundle' order by sku limit 1`,
    );
    return rows.map(({ sku }) => sku);
  };
  async function paid(): Promise<{ bought: Bought; row: Listed }> {
    const bought = await buy(db(), buyer(), await items());
    const [row] = await list();
    if (!row) throw new Error('no payment');
    return { bought, row };
  }
  return { call, list, read, refund, log, told, paid };
}
