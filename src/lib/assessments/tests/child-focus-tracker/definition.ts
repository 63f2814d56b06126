import { catalogue } from '../../catalogue.ts';
import { defineDomains } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';
import { childFocusDomains } from './bank.ts';

const areas = {
  attention_focus: ['Attention & Focus', 'attention'],
  activity_restlessness: ['Activity & Restlessness', 'restlessness'],
  waiting_impulse: ['Waiting & Impulse', 'impulse'],
  tasks_organization: ['Tasks & Organization', 'organization'],
  feelings_frustration: ['Feelings & Frustration', 'emotion'],
} as const;

/**
 * A child's attention at home or in class, described by a parent, a guardian or a teacher; never by the child.
 * Eight questions of a domain with four facets are two per facet. That holds on every retake because the bank
 * has equally many stems in each facet for a given age band.
 */
export const childFocusTracker = {
  ...catalogue.child_focus_tracker,
  version: '1.0.0',
  scale: 'freq_very_often',
  forms: [
    {
      form: 'parent',
      skip: 'skip',
      recall: 'past_6_months',
      consent: 'child_parent',
      agreements: ['guardian_permission'],
      details: ['child_label', 'age_band'],
    },
    {
      form: 'teacher',
      skip: 'not_seen',
      recall: 'past_2_months',
      consent: 'child_teacher',
      agreements: ['guardian_permission', 'school_allows'],
      details: ['child_label', 'age_band', 'known_weeks'],
    },
  ],
  domains: defineDomains(childFocusDomains, areas),
  selection: {
    total: 40,
    minPerDomain: 8,
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
  planWeeks: false,
  // A result about a child starts with its strengths.
  resultParts: ['strengths', 'areas', 'today', 'growth', 'insights'],
  supportDomains: ['feelings_frustration'],
  overallMax: null,
} as const satisfies InstrumentDefinition;
