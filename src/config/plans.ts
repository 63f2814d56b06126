/** The three plans, in ascending order. */
export const tiers = ['freemium', 'plus', 'premium'] as const;
export type Tier = (typeof tiers)[number];
export type PaidTier = Exclude<Tier, 'freemium'>;
