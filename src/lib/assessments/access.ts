import { type Tier, tierAtLeast } from '../billing/tier.ts';
import { dayMs, hourMs, minuteMs, toMs } from '../time.ts';
import type { AccessTier, CatalogueEntry, TestId } from './catalogue.ts';

/** What opens a test: it is open to everybody, the plan has it, or it was bought by itself. */
export const accessRoutes = ['visitor', 'tier', 'entitlement'] as const;
export type AccessRoute = (typeof accessRoutes)[number];

export type TestAccess = {
  readonly mayOpen: boolean;
  /** Lowest plan that opens the test; 'visitor' needs no account. */
  readonly requiredTier: AccessTier;
  /** null while the test is closed. */
  readonly via: AccessRoute | null;
};

/**
 * Whether a test opens: the plan allows it or the test was bought by itself; either is enough. The server decides by
 * the same rule; this one words what the interface shows.
 * @param tier null when nobody is signed in
 * @param entitlementTestIds tests bought by themselves or in a bundle
 */
export function testAccess(
  entry: Pick<CatalogueEntry, 'testId' | 'access'>,
  tier: Tier | null,
  entitlementTestIds: readonly TestId[],
): TestAccess {
  const requiredTier = entry.access;
  if (requiredTier === 'visitor') return { mayOpen: true, requiredTier, via: 'visitor' };
  if (tier !== null && tierAtLeast(tier, requiredTier)) return { mayOpen: true, requiredTier, via: 'tier' };
  const bought = tier !== null && entitlementTestIds.includes(entry.testId);
  return { mayOpen: bought, requiredTier, via: bought ? 'entitlement' : null };
}

/** Why a test does not open now. */
export type ClosedTest =
  | { readonly status: 'tier_required'; readonly tier: AccessTier }
  /** ISO text of the moment it opens again. */
  | { readonly status: 'retake_wait'; readonly availableAt: string };

/**
 * What keeps a test closed by the server's row about it; null when nothing does or the row is not known.
 * @param nowMs milliseconds since 1970
 */
export function closedTest(
  row: { may_open: boolean; required_tier: AccessTier; available_at: string | null } | undefined,
  nowMs: number,
): ClosedTest | null {
  if (!row) return null;
  if (!row.may_open) return { status: 'tier_required', tier: row.required_tier };
  if (row.available_at === null || remainingWait(row.available_at, nowMs) === null) return null;
  return { status: 'retake_wait', availableAt: row.available_at };
}

/** A test as a person finds it. */
export type TestOffer = {
  readonly entry: CatalogueEntry;
  readonly access: TestAccess;
  /** ISO text of the moment the retake wait ends; null when there is none. */
  readonly availableAt: string | null;
};

export type Wait = { readonly unit: 'day' | 'hour' | 'minute'; readonly count: number };

/** What is left of a wait, rounded up to the largest fitting unit, so that it never promises too early; null when it is over. */
export function remainingWait(availableAt: string | null, nowMs: number): Wait | null {
  const end = toMs(availableAt);
  if (end === null || end <= nowMs) return null;
  const left = end - nowMs;
  if (left > 23 * hourMs) return { unit: 'day', count: Math.ceil(left / dayMs) };
  if (left > 59 * minuteMs) return { unit: 'hour', count: Math.ceil(left / hourMs) };
  return { unit: 'minute', count: Math.ceil(left / minuteMs) };
}
