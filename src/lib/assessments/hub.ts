import type { Tier } from '../billing/tier.ts';
import { type AccessRoute, remainingWait, type TestOffer, testAccess } from './access.ts';
import { type AccessTier, type CatalogueEntry, catalogueEntries, type TestId } from './catalogue.ts';

const listedIn = (place: CatalogueEntry['listed']): TestId[] =>
  catalogueEntries.filter(({ listed }) => listed === place).map(({ testId }) => testId);

/** The short first look, before the tests of the hub. */
export const firstTests = listedIn('first');

/** Order of the hub; the first one that is open and free of a retake wait is recommended. */
export const hubOrder = listedIn('hub');

const suiteIds = ['procrastination', 'memory'] as const satisfies readonly CatalogueEntry['listed'][];
export type SuiteId = (typeof suiteIds)[number];

/** Tests sold together, listed under the name of their suite. */
export const suites = suiteIds.map((id) => ({ id, tests: listedIn(id) }));

/** The catalogue entry with this short id; undefined when there is none. */
export function findOfferedTest(routeKey: string): CatalogueEntry | undefined {
  return catalogueEntries.find((entry) => entry.routeKey === routeKey);
}

/** What the server says of one test. */
export type ServerAccess = {
  readonly test_id: TestId;
  readonly may_open: boolean;
  readonly required_tier: AccessTier;
  readonly available_at: string | null;
  readonly via: AccessRoute | null;
};

/**
 * Every test that can be taken, as the server lets the person take it. A test the server does not name yet follows
 * the plan alone.
 */
export function testOffers(rows: readonly ServerAccess[], tier: Tier): TestOffer[] {
  return catalogueEntries.map((entry) => {
    const row = rows.find(({ test_id }) => test_id === entry.testId);
    if (!row) return { entry, access: testAccess(entry, tier, []), availableAt: null };
    const { may_open: mayOpen, required_tier: requiredTier, via } = row;
    return { entry, access: { mayOpen, requiredTier, via }, availableAt: row.available_at };
  });
}

export type HubLists = {
  /** null when no test of the hub order is open. */
  readonly recommended: TestOffer | null;
  /** Open ones without the recommended one, in hub order. */
  readonly available: readonly TestOffer[];
  /** Those a higher plan opens, in hub order. */
  readonly locked: readonly TestOffer[];
  readonly suites: readonly { readonly id: SuiteId; readonly offers: readonly TestOffer[] }[];
};

/**
 * Sorts the offers into the lists of the hub. Recommended is the first open test that can be taken now; when all
 * are waiting, the first open one. Suites without a test are left out.
 */
export function hubLists(offers: readonly TestOffer[], nowMs: number): HubLists {
  const inOrder = (ids: readonly TestId[]) =>
    ids.flatMap((id) => offers.filter(({ entry }) => entry.testId === id));
  const listed = inOrder(hubOrder);
  const open = listed.filter(({ access }) => access.mayOpen);
  const free = open.find(({ availableAt }) => remainingWait(availableAt, nowMs) === null);
  const recommended = free ?? open[0] ?? null;
  return {
    recommended,
    available: open.filter((offer) => offer !== recommended),
    locked: listed.filter(({ access }) => !access.mayOpen),
    suites: suites
      .map(({ id, tests }) => ({ id, offers: inOrder(tests) }))
      .filter((suite) => suite.offers.length > 0),
  };
}

/** Tests of the hub order that cost nothing. */
export function freeAssessments(offers: readonly TestOffer[]): number {
  return offers.filter(({ entry }) => entry.listed === 'hub' && entry.access === 'freemium').length;
}

export type HubView = 'hub' | 'results' | 'report';

/**
 * Which view the hub opens with. A completed attempt that is asked for with its report shows the enhanced report,
 * any other stored attempt its results; without one there is the hub.
 */
export function hubView(input: {
  /** The attempt the address names; null when there is none the person may read. */
  readonly attempt: { readonly completed_at: string | null } | null;
  readonly showReport: boolean;
}): HubView {
  if (input.attempt === null) return 'hub';
  return input.showReport && input.attempt.completed_at !== null ? 'report' : 'results';
}
