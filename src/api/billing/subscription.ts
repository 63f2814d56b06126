import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { queryStaleMinutes } from '@/config/limits';
import { createDeviceChannel } from '@/integrations/device-channel';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import { AppError } from '@/lib/app-error';
import { trialDaysLeft } from '@/lib/billing/trial';
import {
  type CheckedSubscription,
  checkSubscription as contract,
  subscriptionSchema,
} from '@/lib/contracts/check-subscription';
import { minuteMs } from '@/lib/time';

const rowSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.nullable(z.string()),
  subscription_end: z.nullable(z.string()),
  trial_status: z.string(),
  trial_ends_at: z.nullable(z.string()),
});

const nothing: z.infer<typeof rowSchema> = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  trial_status: 'none',
  trial_ends_at: null,
};

/** What the table says when the function cannot be asked; it tells nothing about prices and trials to come. */
async function readSubscribers(userId: string): Promise<CheckedSubscription> {
  const client = await supabase();
  const { data, error } = await client
    .from('subscribers')
    .select('subscribed, subscription_tier, subscription_end, trial_status, trial_ends_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error);
  const row = data === null ? nothing : z.parse(rowSchema, data);
  // A running trial counts as its plan, as in the database and in the function's answer.
  const onTrial = row.trial_status === 'active' && trialDaysLeft(Date.now(), row.trial_ends_at) > 0;
  return z.parse(subscriptionSchema, { ...row, subscribed: row.subscribed || onTrial });
}

/** @throws AppError when neither the function nor the table can be asked */
async function checkSubscription(userId: string): Promise<CheckedSubscription> {
  return call(contract, {}).catch((error: unknown) => {
    // Somebody who is just signing out has nothing to be read.
    if (error instanceof AppError && error.code === 'not_signed_in') throw error;
    return readSubscribers(userId);
  });
}

/** The signed-in person's subscription. While a checkout is open, every look back at the page asks again. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: ['subscription', userId],
    queryFn: () => checkSubscription(userId),
    staleTime: ({ state }) => (state.data?.pending ? 0 : queryStaleMinutes * minuteMs),
  });
}

/** First parts of the keys of everything that a plan or a purchase changes. */
const keysOfAccess = [
  'plan',
  'tier',
  'test-access',
  'exercise-access',
  'recent-purchase',
  'billing',
] as const;

/** Reads again what a plan opens; where nobody looks at it now, on the next look. */
export async function readAccessAgain(client: QueryClient): Promise<void> {
  await Promise.all(keysOfAccess.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

/** News between the tabs of one browser that somebody's plan changed; says whose. */
export const planChannel = createDeviceChannel('fcl.plan', { toSelf: false });
