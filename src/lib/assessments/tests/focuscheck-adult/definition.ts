import { catalogue } from '../../catalogue.ts';
import { defineDomains } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';
import { focuscheckDomains } from './bank.ts';

const areas = {
  sustained_focus: ['Losing Focus', 'attention'],
  distractibility: ['Distractibility', 'distraction'],
  restlessness: ['Restlessness', 'restlessness'],
  impulsive_actions: ['Impulsive Actions', 'impulse'],
  planning_time: ['Planning & Time Trouble', 'planning'],
  emotional_reactivity: ['Emotional Reactivity', 'emotion'],
} as const;

/** Fuller screening of attention patterns for adults, to decide whether to look further. */
export const focuscheckAdult = {
  ...catalogue.focuscheck_adult_screening,
  version: '1.0.0',
  scale: 'freq_very_often',
  forms: [
    {
      form: 'self',
      skip: 'skip',
      recall: 'past_6_months',
      consent: 'adult_self',
      agreements: ['adult_self'],
      details: [],
    },
  ],
  domains: defineDomains(focuscheckDomains, areas),
  // Five of each domain over five facets: one question of every facet.
  selection: {
    total: 30,
    minPerDomain: 5,
    maxPerDomain: 5,
    followUps: 0,
    shuffle: true,
    avoidLastAttempts: 5,
  },
  softLimitMinutes: null,
  breakAfter: null,
  pauseDays: null,
  // Context for a talk with a professional; listed back in the report and never weighted.
  steps: [
    { edge: 'end', step: { kind: 'single', id: 'school_years', options: ['yes', 'no', 'not_sure'] } },
    {
      edge: 'end',
      step: { kind: 'multi', id: 'where_in_the_way', options: ['work_study', 'home', 'with_others', 'none'] },
    },
  ],
  followUps: null,
  oneSitting: false,
  overallName: 'score',
  planWeeks: true,
  resultParts: ['areas', 'today', 'insights', 'strengths'],
  supportDomains: ['emotional_reactivity'],
  overallMax: null,
} as const satisfies InstrumentDefinition;
