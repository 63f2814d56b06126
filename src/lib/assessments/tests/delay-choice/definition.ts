import { catalogue } from '../../catalogue.ts';
import { measuredDomain, noQuestions } from '../../define.ts';
import type { InstrumentDefinition } from '../../types.ts';

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
  domains: [measuredDomain('sooner_preference', 'Pull of Sooner Rewards', 'DC', 'impulse')],
  selection: noQuestions,
  softLimitMinutes: null,
  breakAfter: null,
  pauseDays: null,
  steps: [{ edge: 'end', step: { kind: 'task', id: 'delay_choice' } }],
  followUps: null,
  oneSitting: false,
  overallName: 'score',
  planWeeks: false,
  resultParts: ['preference'],
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
