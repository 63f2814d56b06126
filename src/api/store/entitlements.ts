import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';

/** @throws AppError */
async function fetchEntitlements(userId: string): Promise<string[]> {
  const client = await supabase();
  const rows = unwrap(await client.from('entitlements').select('sku').eq('user_id', userId));
  return rows.map(({ sku }) => sku);
}

/** Skus the person bought or was given. The key stands under 'billing', which a purchase makes read again. */
export function entitlementsQuery(userId: string) {
  return queryOptions({
    queryKey: ['billing', 'entitlements', userId],
    queryFn: () => fetchEntitlements(userId),
  });
}
