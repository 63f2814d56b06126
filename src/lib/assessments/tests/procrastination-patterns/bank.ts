import type { BankOfTest } from '../../bank-item.ts';

/** Four domains of six facets of five items. The order of the facets fixes the item numbers. */
export const procrastinationDomains = [
  {
    id: 'initiation',
    prefix: 'IN',
    perFacet: 5,
    facets: [
      'first_step',
      'unclear_start',
      'dull_start',
      'large_start',
      'right_moment',
      'restart_after_break',
    ],
  },
  {
    // British spelling: the id stands in stored results.
    id: 'planning_organisation',
    prefix: 'PO',
    perFacet: 5,
    facets: [
      'time_guess',
      'breaking_down',
      'order_of_work',
      'keeping_schedule',
      'setting_up',
      'tracking_due_dates',
    ],
  },
  {
    id: 'emotional_triggers',
    prefix: 'ET',
    perFacet: 5,
    facets: [
      'worry_about_result',
      'boredom_escape',
      'overload_freeze',
      'waiting_for_mood',
      'low_confidence',
      'pressure_pushback',
    ],
  },
  {
    id: 'perfectionism',
    prefix: 'PF',
    perFacet: 5,
    facets: [
      'high_bar_to_start',
      'over_checking',
      'fear_of_mistakes',
      'over_preparing',
      'letting_go',
      'all_or_nothing',
    ],
  },
] as const;

export const bank = {
  routeKey: 'procrastination',
  questions: 120,
  descriptions: [
    {
      form: 'self',
      bank: { id: 'procrastination', stem: 'How often do you', domains: procrastinationDomains },
    },
  ],
} as const satisfies BankOfTest;
