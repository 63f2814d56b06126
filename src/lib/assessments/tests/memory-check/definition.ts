import { catalogue } from '../../catalogue.ts';
import { defineDomains } from '../../define.ts';
import type { EdgeStep, InstrumentDefinition } from '../../types.ts';
import { memoryCheckDomains } from './bank.ts';

const areas = {
  everyday_recall: ['Everyday Recall', 'organization'],
  words_conversation: ['Words & Conversation', 'social'],
  time_place: ['Time & Place', 'planning'],
  everyday_tasks: ['Everyday Tasks', 'daily'],
  planning_decisions: ['Planning & Decisions', 'impulse'],
} as const;

/** 'Is this a change from one year ago?', asked per area and never scored. */
const changeQuestions = memoryCheckDomains.map(
  ({ id }): EdgeStep => ({
    edge: 'end',
    step: {
      kind: 'single',
      id: `change_${id}`,
      texts: 'change',
      area: id,
      options: ['yes', 'no', 'not_sure'],
    },
  }),
);

/**
 * Noticed memory and thinking changes, by the person or by somebody who knows them well. It cannot detect or
 * rule out dementia. The self form adds a word task: the scored and the change questions fill its delay.
 */
export const memoryCheck = {
  ...catalogue.memory_check,
  version: '1.0.0',
  scale: 'freq_very_often',
  forms: [
    {
      form: 'self',
      skip: 'not_sure',
      recall: 'past_6_months',
      consent: 'memory_self',
      agreements: ['adult_self', 'memory_limits'],
      details: [],
    },
    {
      form: 'informant',
      skip: 'not_sure',
      recall: 'past_6_months',
      consent: 'memory_informant',
      agreements: ['adult', 'person_agrees', 'memory_limits'],
      details: [],
    },
  ],
  domains: defineDomains(memoryCheckDomains, areas),
  // Four of each domain over four facets: one question of every facet.
  selection: {
    total: 20,
    minPerDomain: 4,
    maxPerDomain: 4,
    followUps: 0,
    shuffle: true,
    avoidLastAttempts: 5,
  },
  softLimitMinutes: null,
  breakAfter: null,
  pauseDays: null,
  steps: [
    { edge: 'start', step: { kind: 'task', id: 'word_learning', inWords: true }, forms: ['self'] },
    ...changeQuestions,
    { edge: 'end', step: { kind: 'task', id: 'word_delayed', inWords: true }, forms: ['self'] },
    { edge: 'end', step: { kind: 'task', id: 'word_recognition', inWords: true }, forms: ['self'] },
  ],
  followUps: null,
  oneSitting: false,
  overallName: 'score',
  planWeeks: false,
  resultParts: ['areas', 'why', 'changes', 'word_task'],
  supportDomains: [],
  overallMax: null,
} as const satisfies InstrumentDefinition;
