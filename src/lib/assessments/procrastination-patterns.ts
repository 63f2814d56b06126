import { procrastinationDomains } from './banks/procrastination.ts';
import { catalogue } from './catalogue.ts';
import type { InstrumentDefinition } from './types.ts';

const labels = {
  initiation: 'Initiation',
  planning_organisation: 'Planning & Organization',
  emotional_triggers: 'Emotional Triggers',
  perfectionism: 'Perfectionism',
} as const satisfies Record<(typeof procrastinationDomains)[number]['id'], string>;

/** What gets in the way of starting and finishing. */
export const procrastinationPatterns = {
  ...catalogue.procrastination_patterns,
  version: '1.0.0',
  scale: 'freq_always',
  forms: [
    {
      form: 'self',
      skip: 'required',
      recall: 'past_6_months',
      consent: 'sixteen_self',
      agreements: ['sixteen_self'],
      details: [],
    },
  ],
  domains: procrastinationDomains.map((domain) => ({
    id: domain.id,
    label: labels[domain.id],
    prefix: domain.prefix,
    itemCount: domain.facets.length * domain.perFacet,
    facets: domain.facets,
  })),
  selection: {
    total: 30,
    minPerDomain: 7,
    maxPerDomain: 8,
    followUps: 0,
    shuffle: true,
    avoidLastAttempts: 5,
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
