import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';

const rowSchema = z.object({
  id: z.string(),
  tier: z.enum(['plus', 'premium']),
  interval: z.enum(['month', 'year']),
  /** What one period costs, whole cents. */
  amount_cents: z.number(),
  /** Three small letters, ISO 4217. */
  currency: z.string(),
  /** Days of the free trial before the first charge; 0 for none. */
  trial_days: z.number(),
});
export type MembershipPrice = z.infer<typeof rowSchema>;

/** @throws AppError */
async function fetchPlanPrices(): Promise<MembershipPrice[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('plan_prices')
      .select('id, tier, interval, amount_cents, currency, trial_days')
      .eq('active', true)
      .eq('currency', 'usd')
      .order('amount_cents'),
  );
  return z.parse(z.array(rowSchema), rows);
}

/** The one price table: what every page shows and what checkout charges. Anybody may read it. */
export function planPricesQuery() {
  return queryOptions({ queryKey: ['plan-prices'], queryFn: fetchPlanPrices });
}
