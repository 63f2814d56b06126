import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { type Tier, tierOf } from '@/lib/billing/tier';
import { trialDaysLeft } from '@/lib/billing/trial';

const subscriptionSchema = z.nullable(
  z.object({
    subscribed: z.boolean(),
    subscription_tier: z.nullable(z.string()),
    trial_status: z.string(),
    trial_ends_at: z.nullable(z.string()),
  }),
);

/** @throws AppError */
async function fetchTier(userId: string): Promise<Tier> {
  const client = await supabase();
  const { data, error } = await client
    .from('subscribers')
    .select('subscribed, subscription_tier, trial_status, trial_ends_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error);
  const row = z.parse(subscriptionSchema, data);
  if (row === null) return 'freemium';
  // A running trial counts as its plan, as in the database.
  const onTrial = row.trial_status === 'active' && trialDaysLeft(Date.now(), row.trial_ends_at) > 0;
  return tierOf({ ...row, subscribed: row.subscribed || onTrial });
}

/** The signed-in person's plan, for what the interface says; what it opens is decided by the server. */
export function myTierQuery(userId: string) {
  return queryOptions({ queryKey: ['tier', userId], queryFn: () => fetchTier(userId) });
}
