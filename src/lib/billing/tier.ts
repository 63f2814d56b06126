/** Plans in rising order. 'basic' is an old name of Plus. */
export const tiers = ['freemium', 'plus', 'premium'] as const;
export type Tier = (typeof tiers)[number];

/**
 * What is known of a subscription, as answered by check-subscription or read from `subscribers`.
 * While a trial runs the server answers `subscribed: true`, so a trial person has the tier of the trial.
 */
export type SubscriptionState = {
  readonly subscribed: boolean;
  readonly subscription_tier?: string | null;
  readonly trial_status?: string | null;
};

/** Plan text to a plan, any case, spaces around ignored; null for a text that names no paid plan. */
export function paidTierOf(text: string | null | undefined): 'plus' | 'premium' | null {
  const name = text?.trim().toLowerCase();
  if (name === 'plus' || name === 'basic') return 'plus';
  return name === 'premium' ? 'premium' : null;
}

/** Nobody signed in, nothing subscribed or an unknown plan text gives Freemium. */
export function tierOf(subscription: SubscriptionState | null): Tier {
  if (!subscription?.subscribed) return 'freemium';
  return paidTierOf(subscription.subscription_tier) ?? 'freemium';
}

/** Subscribed, or on an active trial of some plan. */
export function hasSubscriptionAccess(subscription: SubscriptionState | null): boolean {
  if (!subscription) return false;
  const onTrial = subscription.trial_status?.trim().toLowerCase() === 'active';
  return subscription.subscribed || (onTrial && Boolean(subscription.subscription_tier?.trim()));
}

/** A requirement accepts its own plan and every higher one. */
export function tierAtLeast(tier: Tier, required: Tier): boolean {
  return tiers.indexOf(tier) >= tiers.indexOf(required);
}

export function isPremium(tier: Tier): boolean {
  return tier === 'premium';
}

export function isPlusOrHigher(tier: Tier): boolean {
  return tierAtLeast(tier, 'plus');
}
