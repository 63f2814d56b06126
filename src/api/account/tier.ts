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

export interface Membership {
  tier: Tier;
  /** The plan as it is stored, also one this version does not know; null without a subscription. */
  text: string | null;
  /** A trial is given once. */
  hadTrial: boolean;
}

/** @throws AppError */
async function fetchPlan(userId: string): Promise<Membership> {
  const client = await supabase();
  const { data, error } = await client
    .from('subscribers')
    .select('subscribed, subscription_tier, trial_status, trial_ends_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error);
  const row = z.parse(subscriptionSchema, data);
  if (row === null) return { tier: 'freemium', text: null, hadTrial: false };
  // A running trial counts as its plan, as in the database.
  const onTrial = row.trial_status === 'active' && trialDaysLeft(Date.now(), row.trial_ends_at) > 0;
  const subscribed = row.subscribed || onTrial;
  return {
    tier: tierOf({ ...row, subscribed }),
    text: subscribed ? row.subscription_tier : null,
    hadTrial: row.trial_status !== 'none',
  };
}

/** The signed-in person's plan, for what the interface says; what it opens is decided by the server. */
export function membershipQuery(userId: string) {
  return queryOptions({ queryKey: ['plan', userId], queryFn: () => fetchPlan(userId) });
}
