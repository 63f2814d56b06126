/** What invented people bought weeks ago, so that the desk of the team has something to show. */
import type { LocalDb } from '../types.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Longer ago than the thirty days in which a purchase counts towards a plan. One buyer has erased the account since. */
const bought = [
  { id: 'de300001-0000-4000-a000-000000000001', daysAgo: 71, isErased: false, sku: 'test-memory-check' },
  { id: 'de300002-0000-4000-a000-000000000002', daysAgo: 58, isErased: true, sku: 'bundle-procrastination' },
  { id: 'de300003-0000-4000-a000-000000000003', daysAgo: 43, isErased: false, sku: 'test-focustrack' },
] as const;

export const demoOrderIds: readonly string[] = bought.map(({ id }) => id);

/** Paid orders at the prices of now, and what they open. @param now ms since 1970 */
export async function addOrders(db: LocalDb, userId: string, now: number): Promise<void> {
  await db.tx(async (query) => {
    for (const { id, daysAgo, isErased, sku } of bought) {
      const at = now - daysAgo * DAY_MS;
      const made = await query(
        `insert into public.orders (id, user_id, status, currency, subtotal_cents, bundle_percent, bundle_discount_cents,
             coupon_discount_cents, total_cents, created_at, paid_at)
           select $1::uuid, $2::uuid, 'paid', 'usd', c.unit_price_cents, 0, 0, 0, c.unit_price_cents, $4::timestamptz,
             $5::timestamptz
           from public.catalog_items c where c.sku = $3::text
           on conflict (id) do nothing returning id`,
        [id, isErased ? null : userId, sku, new Date(at), new Date(at + 2 * MINUTE_MS)],
      );
      // It is there, or nothing is for sale here.
      if (made.length === 0) continue;
      await query(
        `with line as (
           insert into public.order_lines (order_id, sku, title, unit_price_cents, discount_cents, paid_cents)
             select $1::uuid, c.sku, c.title, c.unit_price_cents, 0, c.unit_price_cents
             from public.catalog_items c where c.sku = $2::text
             returning id, sku
         )
         insert into public.order_grants (order_line_id, sku, active)
           select l.id, l.sku, true from line l
           union all
           select l.id, b.sku, true from line l join public.bundle_items b on b.bundle_sku = l.sku`,
        [id, sku],
      );
    }
    await query('select private.derive_entitlements($1::uuid)', [userId]);
  });
}
