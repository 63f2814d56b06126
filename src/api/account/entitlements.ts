import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { creditDays } from '@/lib/billing/plan-credit';
import { dayMs, toIso } from '@/lib/time';

/** @throws AppError */
async function fetchRecentPurchase(userId: string): Promise<boolean> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('entitlements')
      .select('sku')
      .eq('user_id', userId)
      .eq('source', 'order')
      .gte('granted_at', toIso(Date.now() - creditDays * dayMs))
      .limit(1),
  );
  return rows.length > 0;
}

/** Whether the person bought something by itself in the last 30 days, which an upgrade would credit. */
export function recentPurchaseQuery(userId: string) {
  return queryOptions({
    queryKey: ['recent-purchase', userId],
    queryFn: () => fetchRecentPurchase(userId),
  });
}
