import { catalogue } from './catalogue.ts';
import type { InstrumentDefinition } from './types.ts';

/** Imagined money choices between sooner and later. A task without questions; it describes a preference and has no band. */
export const delayChoice = {
  ...catalogue.delay_choice,
  version: '1.0.0',
  scale: 'freq_very_often',
  forms: [
    {
      form: 'self',
      skip: 'required',
      recall: 'past_6_months',
      consent: 'adult_self',
      agreements: ['adult_self'],
      details: [],
    },
  ],
  domains: [
    { id: 'sooner_preference', label: 'Pull of Sooner Rewards', prefix: 'DC', itemCount: 0, facets: [] },
  ],
  selection: {
    total: 0,
    minPerDomain: 0,
    maxPerDomain: 0,
    followUps: 0,
    shuffle: false,
    avoidLastAttempts: 0,
  },
  softLimitMinutes: null,
  breakAfter: null,
  pauseDays: null,
  steps: [{ place: 'end', step: { kind: 'task', id: 'delay_choice' } }],
  followUps: null,
  bandLabels: 'none',
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
