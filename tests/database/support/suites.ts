import { catalogue } from '../../../src/lib/assessments/catalogue.ts';
import type { SuiteOffer } from '../../../src/lib/billing/suites.ts';

/** Skus of what the bundle of a suite holds, in their order. */
export const membersOf = ({ tests, tools }: Pick<SuiteOffer, 'tests' | 'tools'>): string[] => [
  ...tests.map((test) => catalogue[test].sku ?? `unsold ${test}`),
  ...tools.map((tool) => `training-${tool}`),
];
