import type { PaidTier } from '../../config/plans.ts';
import type { Tier } from '../billing/tier.ts';
import { type AccessRoute, remainingWait, type TestOffer, testAccess } from './access.ts';
import {
  type AccessTier,
  type CatalogueEntry,
  catalogue,
  catalogueEntries,
  hasBands,
  type TestId,
} from './catalogue.ts';
import type { FormId } from './types.ts';

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
  /** The short first look and the other open ones without the recommended one, in hub order. */
  readonly available: readonly TestOffer[];
  /** Open ones, by suite. */
  readonly suites: readonly { readonly id: SuiteId; readonly offers: readonly TestOffer[] }[];
  /** What each higher plan opens, the lower plan first. */
  readonly plans: readonly { readonly tier: PaidTier; readonly offers: readonly TestOffer[] }[];
};

/**
 * Sorts the offers into the lists of the hub. Recommended is the first open test that can be taken now and is about the
 * person; after those one about a child for who has asked about a child before, then the short first look. When all are
 * waiting, it is the first open one. Suites and plans without a test are left out.
 * @param asksForChild the person has answered about a child
 */
export function hubLists(
  offers: readonly TestOffer[],
  nowMs: number,
  { asksForChild = false }: { readonly asksForChild?: boolean } = {},
): HubLists {
  const inOrder = (ids: readonly TestId[]) =>
    ids.flatMap((id) => offers.filter(({ entry }) => entry.testId === id));
  const listed = inOrder(hubOrder);
  const open = listed.filter(({ access }) => access.mayOpen);
  const isChilds = ({ entry }: TestOffer) => entry.about === 'child';
  const inTurn = [
    ...open.filter((offer) => !isChilds(offer)),
    ...(asksForChild ? open.filter(isChilds) : []),
    ...inOrder(firstTests).filter(({ access }) => access.mayOpen),
  ];
  const free = inTurn.find(({ availableAt }) => remainingWait(availableAt, nowMs) === null);
  const recommended = free ?? open[0] ?? null;
  const inSuites = suites.map(({ id, tests }) => ({ id, offers: inOrder(tests) }));
  const locked = [...listed, ...inSuites.flatMap((suite) => suite.offers)].filter(isLocked);
  return {
    recommended,
    available: [...inOrder(firstTests), ...open].filter((offer) => offer !== recommended),
    suites: inSuites
      .map((suite) => ({ ...suite, offers: suite.offers.filter((offer) => !isLocked(offer)) }))
      .filter((suite) => suite.offers.length > 0),
    plans: paidTiers
      .map((tier) => ({ tier, offers: locked.filter(({ access }) => access.requiredTier === tier) }))
      .filter((plan) => plan.offers.length > 0),
  };
}

const paidTiers = ['plus', 'premium'] as const satisfies readonly PaidTier[];

const isLocked = ({ access }: TestOffer) => !access.mayOpen;

/** What the steps and the profile of the hub follow: the newest result of a test. */
type NewestResult = {
  readonly test_id: TestId;
  readonly completed_at: string;
  readonly form: FormId;
  readonly domains: Readonly<Record<string, number | null>>;
  readonly repeated: boolean;
};

export const hubSteps = ['choose', 'complete', 'review', 'track'] as const;
export type HubStep = (typeof hubSteps)[number];

/** Where the person stands: nothing done, something to read, or a second attempt that shows change. */
export function hubStep(results: readonly Pick<NewestResult, 'repeated'>[]): HubStep {
  if (results.some(({ repeated }) => repeated)) return 'track';
  return results.length > 0 ? 'review' : 'choose';
}

/** The newest result of the person about themselves that has areas on a band; null when there is none. */
export function newestProfile<Result extends NewestResult>(results: readonly Result[]): Result | null {
  const own = results.filter(
    ({ test_id, form, domains }) =>
      form === 'self' &&
      hasBands(catalogue[test_id]) &&
      Object.values(domains).some((percent) => percent !== null),
  );
  return own.reduce<Result | null>(
    (newest, each) => (newest && newest.completed_at >= each.completed_at ? newest : each),
    null,
  );
}

/** Tests that cost nothing, the short first look among them. */
export function freeAssessments(offers: readonly TestOffer[]): number {
  return offers.filter(({ entry }) => entry.access === 'visitor' || entry.access === 'freemium').length;
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
