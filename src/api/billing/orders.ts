import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { titlesSchema } from '@/lib/billing/item-titles';

/** A checkout that nobody paid is no purchase: orders that expired are left out. */
const shownStatuses = ['pending', 'paid', 'refunded', 'partly_refunded', 'disputed', 'failed'] as const;

const lineSchema = z.object({
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  titles: z.optional(titlesSchema),
  unit_price_cents: z.number(),
  /** Of a bundle, what its items cost in one cart on that day; null where it cost no less. */
  parts_cents: z.nullable(z.number()),
  /** All discounts together, as they were shared over the lines. */
  discount_cents: z.number(),
  paid_cents: z.number(),
  refunded: z.boolean(),
});

const orderSchema = z.object({
  id: z.string(),
  status: z.enum(shownStatuses),
  currency: z.string(),
  subtotal_cents: z.number(),
  bundle_percent: z.number(),
  bundle_discount_cents: z.number(),
  coupon_code: z.nullable(z.string()),
  coupon_discount_cents: z.number(),
  total_cents: z.number(),
  refunded_cents: z.number(),
  /** How much of the total is tax; null where nobody said. */
  tax_cents: z.nullable(z.number()),
  /** null without a receipt, and for an address that is none of the web. */
  receipt_url: z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  order_lines: z.array(lineSchema),
});
/** One purchase with what it held; amounts in whole cents. */
export type Order = z.infer<typeof orderSchema>;

/** @throws AppError */
async function fetchMyOrders(userId: string): Promise<Order[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('orders')
      .select(
        'id, status, currency, subtotal_cents, bundle_percent, bundle_discount_cents, coupon_code, coupon_discount_cents, total_cents, refunded_cents, tax_cents, receipt_url, created_at, paid_at, order_lines (id, sku, title, titles, unit_price_cents, parts_cents, discount_cents, paid_cents, refunded)',
      )
      // Some admins may read everybody's orders; this is the person's own list.
      .eq('user_id', userId)
      .in('status', shownStatuses)
      .order('created_at', { ascending: false })
      .limit(100),
  );
  return z.parse(z.array(orderSchema), rows);
}

/** The signed-in person's purchases, newest first, at most 100. */
export function myOrdersQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'orders', userId], queryFn: () => fetchMyOrders(userId) });
}
