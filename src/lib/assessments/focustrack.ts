import { catalogue } from './catalogue.ts';
import type { DomainDefinition, InstrumentDefinition } from './types.ts';

/** The numbers come from the reaction-time run; no question has these prefixes. */
const domain = (id: string, label: string, prefix: string): DomainDefinition => ({
  id,
  label,
  prefix,
  itemCount: 0,
  facets: [],
});

/**
 * The reaction-time test as reports, history and access see it. The run itself has an engine and screens of its own
 * (src/lib/cognitive), so there are no questions and no steps here.
 */
export const focusTrack = {
  ...catalogue.focustrack_attention_test,
  version: '1.0.0',
  scale: 'freq_very_often',
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
  domains: [
    domain('sustained_attention', 'Missed Targets', 'FTM'),
    domain('impulse_control', 'Impulsive Responses', 'FTI'),
    domain('processing_speed', 'Slow Responses', 'FTS'),
    domain('consistency', 'Uneven Response Times', 'FTU'),
    domain('vigilance', 'Fading Focus', 'FTF'),
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
  steps: [],
  followUps: null,
  bandLabels: 'snapshot',
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
