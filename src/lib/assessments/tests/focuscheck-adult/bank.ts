import type { BankOfTest } from '../../bank-item.ts';

/** Six domains of five facets of two items. The order of the facets fixes the item numbers. */
export const focuscheckDomains = [
  {
    id: 'sustained_focus',
    prefix: 'FSF',
    perFacet: 2,
    facets: ['long_tasks', 'meetings', 'written_forms', 'stories_movies', 'slow_focus'],
  },
  {
    id: 'distractibility',
    prefix: 'FDI',
    perFacet: 2,
    facets: ['sounds_people', 'alerts', 'own_thoughts', 'new_ideas', 'return_to_task'],
  },
  {
    id: 'restlessness',
    prefix: 'FRE',
    perFacet: 2,
    facets: ['seated_time', 'hands_feet', 'quiet_waiting', 'need_to_be_busy', 'pacing'],
  },
  {
    id: 'impulsive_actions',
    prefix: 'FIM',
    perFacet: 2,
    facets: ['quick_words', 'quick_buys', 'quick_choices', 'skipped_instructions', 'impatience'],
  },
  {
    id: 'planning_time',
    prefix: 'FPT',
    perFacet: 2,
    facets: ['late_arrivals', 'lost_things', 'missed_dates', 'task_order', 'open_ends'],
  },
  {
    id: 'emotional_reactivity',
    prefix: 'FER',
    perFacet: 2,
    facets: ['short_temper', 'overload', 'slow_recovery', 'feedback', 'stress_spikes'],
  },
] as const;

export const bank = {
  routeKey: 'focuscheck',
  questions: 60,
  descriptions: [
    {
      form: 'self',
      bank: { id: 'focuscheck', stem: 'How often do you', domains: focuscheckDomains },
    },
  ],
} as const satisfies BankOfTest;
