import { paths } from '../../config/paths.ts';
import type { PaidTier } from '../../config/plans.ts';
import { type CatalogueEntry, catalogue } from '../assessments/catalogue.ts';
import { carriedBilling, type MembershipInterval } from './membership-view.ts';

/*
 * The test somebody was on the way to when a plan came between. The address carries its short name through prices and
 * checkout and back. It says where to go on and nothing else: what is open and what it costs is asked as ever.
 */

/** The test an address names by its short name; null for anything else. */
export function wantedTest(routeKey: string | null | undefined): CatalogueEntry | null {
  return Object.values(catalogue).find((entry) => entry.routeKey === routeKey) ?? null;
}

/** The plan that opens a test; null where none is needed. */
export function planOf({ access }: Pick<CatalogueEntry, 'access'>): PaidTier | null {
  return access === 'plus' || access === 'premium' ? access : null;
}

/**
 * The plans as a closed test leads to them, the one that opens it paid as it was offered there.
 * @param interval by the year, which has the trial, where nothing else was offered
 */
export function plansFor(
  entry: Pick<CatalogueEntry, 'access' | 'routeKey'>,
  interval: MembershipInterval = 'year',
): string {
  const plan = planOf(entry);
  // All three are words of our own, so nothing needs to be escaped.
  const forPlan = plan ? `plan=${plan}&billing=${carriedBilling[interval]}&` : '';
  return `${paths.pricing}?${forPlan}for=${entry.routeKey}#plans`;
}

/** Of an address of the site that goes on after a checkout: the wanted test, where there is one. */
export function wantedQuery(routeKey: string | null | undefined): string {
  const entry = wantedTest(routeKey);
  return entry ? `&for=${entry.routeKey}` : '';
}
