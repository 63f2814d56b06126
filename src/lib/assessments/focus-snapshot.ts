import { focusSnapshotDomains } from './banks/focus-snapshot.ts';
import { catalogue } from './catalogue.ts';
import type { InstrumentDefinition } from './types.ts';

const labels = {
  attention_concentration: 'Attention & Concentration',
  impulsivity_control: 'Impulsivity & Control',
  organization_memory: 'Organization & Memory',
  emotion_stress: 'Emotion & Stress',
  daily_functioning: 'Daily Functioning',
} as const satisfies Record<(typeof focusSnapshotDomains)[number]['id'], string>;

/** Short first look at everyday focus across five areas; open to visitors. */
export const focusSnapshot = {
  ...catalogue.focus_snapshot,
  version: '3.0.0',
  scale: 'freq_very_often',
  forms: [
    { form: 'self', skip: 'skip', recall: 'past_6_months', consent: null, agreements: [], details: [] },
  ],
  domains: focusSnapshotDomains.map((domain) => ({
    id: domain.id,
    label: labels[domain.id],
    prefix: domain.prefix,
    itemCount: domain.facets.length * domain.perFacet,
    facets: domain.facets,
  })),
  selection: {
    total: 18,
    minPerDomain: 3,
    maxPerDomain: 4,
    followUps: 0,
    shuffle: true,
    avoidLastAttempts: 5,
  },
  softLimitMinutes: 5,
  breakAfter: null,
  pauseDays: null,
  steps: [],
  followUps: null,
  bandLabels: 'snapshot',
  supportDomains: ['emotion_stress'],
  // 18 answers of 5: part of the published configuration, unused (percents divide by 4 per answer).
  overallMax: 90,
} as const satisfies InstrumentDefinition;
