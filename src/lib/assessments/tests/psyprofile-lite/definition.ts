import { catalogue } from '../../catalogue.ts';
import { defineDomains } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';
import { psyprofileDomains } from './bank.ts';

const areas = {
  energy_motivation: ['Low Energy & Motivation', 'energy'],
  stress_recovery: ['Slow Stress Recovery', 'rest'],
  emotional_balance: ['Emotional Ups & Downs', 'emotion'],
  self_organization: ['Everyday Disorganization', 'organization'],
  social_ease: ['Social Strain', 'social'],
  self_confidence: ['Self-Doubt', 'confidence'],
  sleep_rest: ['Poor Rest', 'rest'],
  digital_balance: ['Digital Overload', 'distraction'],
} as const;

/** Broad self-profile of habits around focus. Self-reflection, not a personality or mental-health test. */
export const psyprofileLite = {
  ...catalogue.psyprofile_lite,
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
  domains: defineDomains(psyprofileDomains, areas),
  // Ten of each domain over four facets: two or three questions of every facet.
  selection: {
    total: 80,
    minPerDomain: 10,
    maxPerDomain: 10,
    followUps: 0,
    shuffle: true,
    avoidLastAttempts: 5,
  },
  softLimitMinutes: null,
  breakAfter: 40,
  pauseDays: null,
  steps: [],
  followUps: null,
  oneSitting: false,
  overallName: 'score',
  planWeeks: true,
  resultParts: ['areas', 'today', 'insights', 'strengths'],
  supportDomains: ['emotional_balance'],
  overallMax: null,
} as const satisfies InstrumentDefinition;
