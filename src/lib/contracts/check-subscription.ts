import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const text = z._default(z.nullable(z.string()), null);

/** What the server knows of the person's plan. Moments are ISO text, amounts whole cents. */
export const subscriptionSchema = z.object({
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
export type CheckedSubscription = z.output<typeof subscriptionSchema>;

/** What the caller's plan is. Fresh looks at the provider are counted by the function; being told is not. */
export const checkSubscription = defineCall({
  name: 'check-subscription',
  auth: 'person',
  limit: null,
  body: z.object({}),
  answer: subscriptionSchema,
  codes: {},
});
