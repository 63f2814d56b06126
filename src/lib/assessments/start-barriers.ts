import { startBarriersDomains } from './banks/start-barriers.ts';
import { catalogue } from './catalogue.ts';
import type { InstrumentDefinition } from './types.ts';

const labels = {
  self_doubt: 'Self-Doubt',
  task_aversiveness: 'Unpleasant Tasks',
  distraction_pull: 'Pull of Distractions',
  distant_payoff: 'Distant Payoff',
} as const satisfies Record<(typeof startBarriersDomains)[number]['id'], string>;

/** What stands between a plan and its first step. */
export const startBarriers = {
  ...catalogue.start_barriers,
  version: '1.0.0',
  scale: 'freq_always',
  forms: [
    {
      form: 'self',
      skip: 'required',
      recall: 'past_3_months',
      consent: 'sixteen_self',
      agreements: ['sixteen_self'],
      details: [],
    },
  ],
  domains: startBarriersDomains.map((domain) => ({
    id: domain.id,
    label: labels[domain.id],
    prefix: domain.prefix,
    itemCount: domain.facets.length * domain.perFacet,
    facets: domain.facets,
  })),
  selection: {
    total: 16,
    minPerDomain: 4,
    maxPerDomain: 4,
    followUps: 0,
    shuffle: true,
    // No two questions of one facet. After one attempt six of ten questions of a domain are new and still cover
    // all five facets; after two, the last new ones may share a facet.
    avoidLastAttempts: 1,
  },
  softLimitMinutes: null,
  breakAfter: null,
  pauseDays: null,
  steps: [],
  followUps: null,
  bandLabels: 'snapshot',
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
