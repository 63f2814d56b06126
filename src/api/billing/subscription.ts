import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createDeviceChannel } from '@/api/runs/device-channel';
import { queryStaleMs } from '@/config/limits';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { callFunction } from '@/integrations/supabase/functions';
import { trialDaysLeft } from '@/lib/billing/trial';

const text = z._default(z.nullable(z.string()), null);

/** What the server knows of the person's plan. Moments are ISO text, amounts whole cents. */
const checkedSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: text,
  subscription_end: text,
  trial_status: z._default(z.string(), 'none'),
  trial_ends_at: text,
  /** The provider's word for the state of the subscription; null without one. */
  status: text,
  interval: z._default(z.nullable(z.enum(['month', 'year'])), null),
  price_id: text,
  amount_cents: z._default(z.nullable(z.number()), null),
  /** When a cancelled subscription ends; null while it renews. */
  cancel_at: text,
  /** The price after this period, when a smaller plan was chosen. */
  next_price_id: text,
  trial_available: z._default(z.boolean(), false),
  /** A checkout is open whose outcome is not known yet. */
  pending: z._default(z.boolean(), false),
});
export type CheckedSubscription = z.infer<typeof checkedSchema>;

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
  return z.parse(checkedSchema, { ...row, subscribed: row.subscribed || onTrial });
}

/** @throws AppError when neither the function nor the table can be asked */
async function checkSubscription(userId: string): Promise<CheckedSubscription> {
  const answer = await callFunction('check-subscription', {}).catch(() => null);
  const checked = z.safeParse(checkedSchema, answer);
  return checked.success ? checked.data : readSubscribers(userId);
}

/** The signed-in person's subscription. While a checkout is open, every look back at the page asks again. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: ['subscription', userId],
    queryFn: () => checkSubscription(userId),
    staleTime: ({ state }) => (state.data?.pending ? 0 : queryStaleMs),
  });
}

/** First parts of the keys of everything that a plan or a purchase changes. */
export const keysOfAccess = ['plan', 'tier', 'test-access', 'recent-purchase', 'billing'] as const;

/** News between the tabs of one browser that somebody's plan changed; says whose. */
export const planChannel = createDeviceChannel('fcl.plan', { toSelf: false });
