import { catalogue } from '../../catalogue.ts';
import { defineDomains } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';
import { startBarriersDomains } from './bank.ts';

const areas = {
  self_doubt: ['Self-Doubt', 'confidence'],
  task_aversiveness: ['Unpleasant Tasks', 'energy'],
  distraction_pull: ['Pull of Distractions', 'distraction'],
  distant_payoff: ['Distant Payoff', 'planning'],
} as const;

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
  domains: defineDomains(startBarriersDomains, areas),
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
  oneSitting: false,
  overallName: 'score',
  planWeeks: true,
  resultParts: ['barriers', 'why', 'start_plan', 'insights', 'strengths'],
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
