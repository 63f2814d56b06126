/** Orders as the checkout leaves them, for tests of the team's desk. */
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { type Person, personIds } from './people.ts';

interface MadeOrder {
  readonly who?: Person | null;
  readonly status?: string;
  readonly at?: string;
  readonly cents?: number;
  readonly sku?: string;
  readonly coupon?: string | null;
}

export const madeOrderId = (n: number) => `0e000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An order of one line. Answers its id. */
export async function makeOrder(
  db: OpenedDb,
  n: number,
  {
    who = 'owner',
    status = 'paid',
    at = `2026-11-${String(n).padStart(2, '0')}T10:00:00Z`,
    cents = 1499,
    sku = 'test-delay-choice',
    coupon = null,
  }: MadeOrder = {},
): Promise<string> {
  const id = madeOrderId(n);
  const off = coupon === null ? 0 : 100;
  await db.query(
    `insert into public.orders (id, user_id, status, currency, subtotal_cents, bundle_percent, bundle_discount_cents, coupon_code, coupon_discount_cents, total_cents, created_at, paid_at)
     values ($1, $2, $3, 'usd', $4, 0, 0, $5, $6, $7, $8, case when $3 = 'pending' then null else $8::timestamptz + interval '1 minute' end)`,
    [id, who && personIds[who], status, cents + off, coupon, off, cents, at],
  );
  await db.query(
    `insert into public.order_lines (order_id, sku, title, unit_price_cents, discount_cents, paid_cents)
     select $1, c.sku, c.title, $3, $4, $3::integer - $4::integer from public.catalog_items c where c.sku = $2`,
    [id, sku, cents + off, off],
  );
  await db.query(
    `insert into public.order_grants (order_line_id, sku, active) select l.id, l.sku, true from public.order_lines l where l.order_id = $1`,
    [id],
  );
  return id;
}
