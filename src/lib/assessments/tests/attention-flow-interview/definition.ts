import { catalogue } from '../../catalogue.ts';
import { defineDomains } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';
import { attentionFlowDomains } from './bank.ts';

type AttentionFlowDomain = (typeof attentionFlowDomains)[number]['id'];

const areas = {
  steady_attention: ['Unsteady Attention', 'attention'],
  distraction_response: ['Distraction', 'distraction'],
  activity_level: ['Restless Energy', 'restlessness'],
  pause_and_choice: ['Acting Without Pause', 'impulse'],
  order_time: ['Order & Time Trouble', 'planning'],
  life_impact: ['Impact on Daily Life', 'daily'],
} as const;

/** Guided interview that adds settings, onset and impact to the ratings; it can be paused for a week. */
export const attentionFlowInterview = {
  ...catalogue.attention_flow_interview,
  version: '1.0.0',
  scale: 'freq_very_often',
  forms: [
    {
      form: 'self',
      skip: 'prefer_not',
      recall: 'past_6_months',
      consent: 'adult_self',
      agreements: ['adult_self'],
      details: [],
    },
  ],
  domains: defineDomains(attentionFlowDomains, areas),
  // One question of every facet: five modules of seven, and five closing questions.
  selection: {
    total: 40,
    minPerDomain: 5,
    maxPerDomain: 7,
    perDomain: {
      steady_attention: 7,
      distraction_response: 7,
      activity_level: 7,
      pause_and_choice: 7,
      order_time: 7,
      life_impact: 5,
    } satisfies Record<AttentionFlowDomain, number>,
    followUps: 10,
    shuffle: false,
    avoidLastAttempts: 5,
  },
  softLimitMinutes: null,
  breakAfter: null,
  pauseDays: 7,
  steps: [
    { edge: 'start', step: { kind: 'single', id: 'school_years', options: ['yes', 'no', 'not_sure'] } },
  ],
  followUps: {
    trigger: 4,
    perModule: 2,
    total: 10,
    modules: ['steady_attention', 'distraction_response', 'activity_level', 'pause_and_choice', 'order_time'],
    settings: {
      kind: 'multi',
      id: 'followup_settings',
      options: ['home', 'work_study', 'with_others', 'on_the_move'],
    },
    since: {
      kind: 'single',
      id: 'followup_since',
      options: [
        'under_6_months',
        'six_months_to_2_years',
        'most_of_adult_life',
        'since_childhood',
        'not_sure',
      ],
    },
    impactDomain: 'life_impact',
    // The impact answers are ALI101 to ALI110, clear of the numbers of the bank.
    firstNumber: 101,
    open: { kind: 'text', id: 'what_helps', maxLength: 500 },
  },
  oneSitting: false,
  overallName: 'score',
  planWeeks: true,
  resultParts: ['areas', 'today', 'insights', 'strengths'],
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
