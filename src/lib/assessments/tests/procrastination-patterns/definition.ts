import { catalogue } from '../../catalogue.ts';
import { defineDomains } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';
import { procrastinationDomains } from './bank.ts';

const areas = {
  initiation: ['Initiation', 'energy'],
  planning_organisation: ['Planning & Organization', 'planning'],
  emotional_triggers: ['Emotional Triggers', 'emotion'],
  perfectionism: ['Perfectionism', 'confidence'],
} as const;

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
  domains: defineDomains(procrastinationDomains, areas),
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
  oneSitting: false,
  overallName: 'score',
  planWeeks: true,
  resultParts: ['areas', 'today', 'main_pattern', 'insights', 'strengths'],
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
