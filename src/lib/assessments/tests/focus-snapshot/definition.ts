import { catalogue } from '../../catalogue.ts';
import { defineDomains } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';
import { focusSnapshotDomains } from './bank.ts';

const areas = {
  attention_concentration: ['Attention & Concentration', 'attention'],
  impulsivity_control: ['Impulsivity & Control', 'impulse'],
  organization_memory: ['Organization & Memory', 'organization'],
  emotion_stress: ['Emotion & Stress', 'emotion'],
  daily_functioning: ['Daily Functioning', 'daily'],
} as const;

/** Short first look at everyday focus across five areas; open to visitors. */
export const focusSnapshot = {
  ...catalogue.focus_snapshot,
  version: '3.0.0',
  scale: 'freq_very_often',
  forms: [
    { form: 'self', skip: 'skip', recall: 'past_6_months', consent: null, agreements: [], details: [] },
  ],
  domains: defineDomains(focusSnapshotDomains, areas),
  selection: {
    total: 18,
    minPerDomain: 3,
    maxPerDomain: 4,
    followUps: 0,
    shuffle: true,
    // Who came about attention is asked about it first.
    opensWith: { domain: 'attention_concentration', count: 3 },
    avoidLastAttempts: 5,
  },
  softLimitMinutes: 5,
  breakAfter: null,
  pauseDays: null,
  steps: [],
  followUps: null,
  oneSitting: false,
  overallName: 'focus_index',
  planWeeks: true,
  resultParts: ['areas', 'today', 'insights', 'strengths'],
  supportDomains: ['emotion_stress'],
  // 18 answers of 5: part of the published configuration, unused (percents divide by 4 per answer).
  overallMax: 90,
} as const satisfies InstrumentDefinition;
