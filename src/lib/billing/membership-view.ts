import type { CatalogueEntry } from '../assessments/catalogue.ts';
import { catalogue } from '../assessments/catalogue.ts';
import { exercises } from '../cognitive/registry.ts';
import { type Tier, tierAtLeast, tiers } from './tier.ts';

export const planIntervals = ['month', 'year'] as const;
export type MembershipInterval = (typeof planIntervals)[number];

/** A row of the price table; amounts in whole cents of `currency`. */
export interface PriceRow {
  readonly id: string;
  readonly tier: 'plus' | 'premium';
  readonly interval: MembershipInterval;
  readonly amount_cents: number;
  readonly currency: string;
  readonly trial_days: number;
}

/** What a plan opens or promises. Tests are those that exist, the rest is listed here. */
export type MembershipFeature =
  | { readonly group: 'tests'; readonly id: CatalogueEntry['testId']; readonly tier: Tier }
  | {
      readonly group: 'exercises';
      readonly id: 'freeExercises' | 'shortRounds' | 'allExercises';
      readonly tier: Tier;
    }
  | {
      readonly group: 'results';
      readonly id: 'history' | 'files' | 'display' | 'path' | 'longPlan';
      readonly tier: Tier;
    }
  | {
      readonly group: 'planning';
      /** `limits…` say how many of each a person may have at a time. */
      readonly id:
        | 'planSteps'
        | 'recentProgress'
        | 'limitsFree'
        | 'calendar'
        | 'analytics'
        | 'program'
        | 'limitsPaid'
        | 'ownPlan';
      readonly tier: Tier;
    }
  | {
      readonly group: 'reading';
      readonly id: 'textsFree' | 'textsPlus' | 'textsPremium';
      readonly tier: Tier;
    }
  | { readonly group: 'help'; readonly id: 'emailSupport' | 'prioritySupport'; readonly tier: Tier };

export const planFeatures: readonly MembershipFeature[] = [
  ...Object.values(catalogue).map(({ testId, access }) => ({
    group: 'tests' as const,
    id: testId,
    tier: access === 'visitor' ? ('freemium' as const) : access,
  })),
  { group: 'exercises', id: 'freeExercises', tier: 'freemium' },
  { group: 'exercises', id: 'shortRounds', tier: 'freemium' },
  { group: 'exercises', id: 'allExercises', tier: 'plus' },
  { group: 'results', id: 'history', tier: 'freemium' },
  { group: 'results', id: 'files', tier: 'freemium' },
  { group: 'results', id: 'display', tier: 'freemium' },
  { group: 'results', id: 'path', tier: 'plus' },
  { group: 'results', id: 'longPlan', tier: 'premium' },
  { group: 'planning', id: 'planSteps', tier: 'freemium' },
  { group: 'planning', id: 'recentProgress', tier: 'freemium' },
  { group: 'planning', id: 'limitsFree', tier: 'freemium' },
  { group: 'planning', id: 'calendar', tier: 'plus' },
  { group: 'planning', id: 'analytics', tier: 'plus' },
  { group: 'planning', id: 'program', tier: 'plus' },
  { group: 'planning', id: 'limitsPaid', tier: 'plus' },
  { group: 'planning', id: 'ownPlan', tier: 'premium' },
  { group: 'reading', id: 'textsFree', tier: 'freemium' },
  { group: 'reading', id: 'textsPlus', tier: 'plus' },
  { group: 'reading', id: 'textsPremium', tier: 'premium' },
  { group: 'help', id: 'emailSupport', tier: 'plus' },
  { group: 'help', id: 'prioritySupport', tier: 'premium' },
];

/** The exercises that a line of a plan names. */
export const namedExercises = {
  freeExercises: exercises.filter(({ tier }) => tier === 'freemium').map(({ id }) => id),
  shortRounds: exercises.filter(({ freeMinutes }) => freeMinutes !== null).map(({ id }) => id),
} as const;

export function planIncludes(tier: Tier, feature: MembershipFeature): boolean {
  return tierAtLeast(tier, feature.tier);
}

export interface MembershipCard {
  readonly id: Tier;
  /** null for the free plan, and for a plan that is not on sale. */
  readonly price: PriceRow | null;
  /** What it adds to the plan below it. */
  readonly features: readonly MembershipFeature[];
  /** The plan the page suggests: the first paid one, or the next one up for people who have it. */
  readonly popular: boolean;
  readonly current: boolean;
}

/** The cards, cheapest first. @param current the person's plan; null for visitors, who have none yet */
export function planCards(
  prices: readonly PriceRow[],
  interval: MembershipInterval,
  current: Tier | null,
): MembershipCard[] {
  const suggested: Tier | null = current === 'premium' ? null : current === 'plus' ? 'premium' : 'plus';
  return tiers.map((id) => ({
    id,
    price: prices.find((row) => row.tier === id && row.interval === interval) ?? null,
    features: planFeatures.filter((feature) => feature.tier === id),
    popular: id === suggested,
    current: id === current,
  }));
}

/** Annual billing is offered only where every plan that is sold by the month is sold by the year, too. */
export function offersAnnual(prices: readonly PriceRow[]): boolean {
  const sold = (interval: MembershipInterval) =>
    new Set(prices.filter((row) => row.interval === interval).map(({ tier }) => tier));
  const yearly = sold('year');
  return yearly.size > 0 && [...sold('month')].every((tier) => yearly.has(tier));
}

export interface AnnualSaving {
  readonly cents: number;
  /** Whole percent, rounded down so that it never promises more. */
  readonly percent: number;
}

/** What a year costs less than twelve months of the same plan; null when it does not, or the months have no price. */
export function annualSaving(prices: readonly PriceRow[], yearly: PriceRow): AnnualSaving | null {
  const monthly = prices.find(
    ({ tier, interval, currency }) =>
      interval === 'month' && tier === yearly.tier && currency === yearly.currency,
  );
  if (yearly.interval !== 'year' || monthly === undefined) return null;
  const twelveMonths = monthly.amount_cents * 12;
  const cents = twelveMonths - yearly.amount_cents;
  return cents > 0 ? { cents, percent: Math.floor((cents * 100) / twelveMonths) } : null;
}

/** What the plan page knows of the person's subscription. */
export interface OwnMembership {
  readonly tier: Tier;
  /** The provider bills this plan, so that it is changed and cancelled there. */
  readonly billed: boolean;
  readonly priceId: string | null;
}

export type MembershipAction =
  /** Nobody is signed in: an account comes first. */
  | 'sign-up'
  | 'checkout'
  /** The provider's page, where plans are changed and cancelled. */
  | 'portal'
  /** Nothing to do. */
  | 'none';

/** What pressing a card does. @param own null for visitors */
export function planAction(card: MembershipCard, own: OwnMembership | null): MembershipAction {
  const isSold = card.price !== null;
  if (own === null) return card.id === 'freemium' || isSold ? 'sign-up' : 'none';
  if (card.id === 'freemium') return own.billed ? 'portal' : 'none';
  if (!isSold) return 'none';
  if (own.billed) return card.current && card.price?.id === own.priceId ? 'none' : 'portal';
  // A plan that was given and not bought: only a higher one is worth paying for.
  return tierAtLeast(own.tier, card.id) ? 'none' : 'checkout';
}

/** What an address says was about to be bought. Texts as they stand there. */
export interface CarriedChoice {
  readonly plan: string | null;
  readonly billing: string | null;
  readonly priceId: string | null;
}

/** Words of the address for how often is paid. */
export const carriedBilling = { month: 'monthly', year: 'annual' } as const;

/** Query of an address that carries the choice of a price. */
export function carriedQuery({ tier, interval, id }: PriceRow): string {
  return `plan=${tier}&billing=${carriedBilling[interval]}&priceId=${encodeURIComponent(id)}`;
}

/** Billing that an address asks for; null when it does not say. */
export function carriedInterval({ billing }: Pick<CarriedChoice, 'billing'>): MembershipInterval | null {
  return planIntervals.find((interval) => carriedBilling[interval] === billing) ?? null;
}

/**
 * Billing that the page opens with: what the address asks for, else how the person pays, else by the year where somebody
 * comes for a plan that begins with free days, as everything that leads there says.
 * @param came the address says what led there
 */
export function arrivalInterval(
  prices: readonly PriceRow[],
  arrival: {
    readonly choice: CarriedChoice;
    readonly own: MembershipInterval | null;
    readonly came: boolean;
    readonly mayTry: boolean;
  },
): MembershipInterval {
  const { choice, own, came, mayTry } = arrival;
  if (!offersAnnual(prices)) return 'month';
  const hasTrial = mayTry && prices.some(({ interval, trial_days }) => interval === 'year' && trial_days > 0);
  return carriedInterval(choice) ?? own ?? (came && hasTrial ? 'year' : 'month');
}

/**
 * The price that was chosen before signing in. `gone` when that price is not sold any more: nobody is led on to
 * another price than the one they saw.
 */
export function carriedPrice(prices: readonly PriceRow[], choice: CarriedChoice): PriceRow | 'gone' | null {
  if (choice.priceId === null) return null;
  return prices.find(({ id }) => id === choice.priceId) ?? 'gone';
}
