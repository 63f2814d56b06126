import { hasSubscriptionAccess, type SubscriptionState, type Tier, tierOf } from '../billing/tier.ts';
import type { Prompt } from './prompts.ts';

/** Who looks at a prompt. A running trial goes before the plan it tries. */
export type PromptTier = 'signed_out' | 'no_plan' | 'trial' | 'freemium' | 'plus' | 'premium';

export interface PromptViewer {
  readonly tier: PromptTier;
  /** The plan that is open now, in a trial the one that is tried. */
  readonly plan: Tier;
}

/**
 * @param subscription null when the person has no subscription on record
 */
export function promptViewer(signedIn: boolean, subscription: SubscriptionState | null): PromptViewer {
  if (!signedIn) return { tier: 'signed_out', plan: 'freemium' };
  if (subscription === null) return { tier: 'no_plan', plan: 'freemium' };
  const onTrial =
    subscription.trial_status?.trim().toLowerCase() === 'active' && hasSubscriptionAccess(subscription);
  // A running trial opens its plan also where the record does not say 'subscribed'.
  const plan = tierOf(onTrial ? { ...subscription, subscribed: true } : subscription);
  return { tier: onTrial && plan !== 'freemium' ? 'trial' : plan, plan };
}

/**
 * Whether a prompt is for this person at all. Visitors see the one of the home page alone; Premium sees none, but a
 * trial of Premium sees those that answer to what it does: everything that is not simply there when a page opens.
 */
export function isPromptFor(prompt: Pick<Prompt, 'audience' | 'trigger'>, viewer: PromptViewer): boolean {
  if (viewer.tier === 'signed_out') return prompt.audience === 'visitors';
  if (prompt.audience === 'visitors' || viewer.tier === 'premium') return false;
  if (viewer.tier === 'trial' && viewer.plan === 'premium') return prompt.trigger !== 'page-load';
  return viewer.plan === 'freemium' || prompt.audience === 'members';
}

/** Which words a person reads: what Plus opens, what Premium adds, or where a trial stands. */
export function promptWords({ tier, plan }: PromptViewer): 'plus' | 'premium' | 'trial' {
  if (tier === 'trial') return 'trial';
  return plan === 'plus' ? 'premium' : 'plus';
}
