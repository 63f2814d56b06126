import type { AccessTier } from '../assessments/catalogue.ts';
import { catalogue, type TestId } from '../assessments/catalogue.ts';
import { type SuiteId, suites } from '../assessments/hub.ts';
import { exercises } from '../cognitive/registry.ts';
import type { OpenExerciseId } from '../exercises/facts.ts';
import { toMs } from '../time.ts';

/** Tests and exercises that are offered together, and sold as a bundle. */
export interface SuiteOffer {
  readonly id: SuiteId;
  /** The bundle in the shop. */
  readonly sku: string;
  readonly tests: readonly TestId[];
  /** Those of the exercises that go with them and can be opened. */
  readonly tools: readonly OpenExerciseId[];
  /** The lowest plan that opens all of its tests. */
  readonly planRequired: AccessTier;
  /** Day up to which it is called new, ISO text; null for one that has been there for long. */
  readonly newUntil: string | null;
}

const rows: { readonly [id in SuiteId]: Pick<SuiteOffer, 'tools' | 'newUntil'> } = {
  procrastination: { tools: ['focus-burst', 'priority-navigator', 'htj'], newUntil: null },
  // The grid of memory is free, and so in no bundle.
  memory: { tools: ['word-recall', 'object-location'], newUntil: '2027-02-22' },
};

const order: readonly AccessTier[] = ['visitor', 'freemium', 'plus', 'premium'];

/** The suites in their order, counted from the catalogue of tests and the registry of exercises. */
export const suiteOffers: readonly SuiteOffer[] = suites.map(({ id, tests }) => ({
  id,
  sku: `bundle-${id}`,
  tests,
  tools: rows[id].tools.filter((tool) => exercises.some((exercise) => exercise.id === tool)),
  planRequired: order.findLast((tier) => tests.some((test) => catalogue[test].access === tier)) ?? 'visitor',
  newUntil: rows[id].newUntil,
}));

/** How many of its parts a card names before it counts the rest. */
const shownParts = 4;

/** What a card names of a suite, tests first, and how many more there are. */
export function suiteParts({ tests, tools }: Pick<SuiteOffer, 'tests' | 'tools'>): {
  readonly shown: readonly string[];
  readonly more: number;
} {
  const all = [...tests, ...tools];
  return { shown: all.slice(0, shownParts), more: Math.max(0, all.length - shownParts) };
}

export function isNewSuite({ newUntil }: Pick<SuiteOffer, 'newUntil'>, nowMs: number): boolean {
  return newUntil !== null && nowMs < (toMs(newUntil) ?? 0);
}
