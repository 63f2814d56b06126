import { catalogue } from '../../catalogue.ts';
import { measuredDomain, noQuestions } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';

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
  // The numbers come from the reaction-time run; no question has these prefixes.
  domains: [
    measuredDomain('sustained_attention', 'Missed Targets', 'FTM', 'attention'),
    measuredDomain('impulse_control', 'Impulsive Responses', 'FTI', 'impulse'),
    measuredDomain('processing_speed', 'Slow Responses', 'FTS', 'energy'),
    measuredDomain('consistency', 'Uneven Response Times', 'FTU', 'emotion'),
    measuredDomain('vigilance', 'Fading Focus', 'FTF', 'daily'),
  ],
  selection: noQuestions,
  softLimitMinutes: null,
  breakAfter: null,
  pauseDays: null,
  steps: [],
  followUps: null,
  oneSitting: true,
  overallName: 'score',
  planWeeks: false,
  // Its results have screens of their own.
  resultParts: [],
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
