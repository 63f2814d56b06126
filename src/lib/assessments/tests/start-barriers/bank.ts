import type { BankOfTest } from '../../bank-item.ts';

/**
 * Four domains of five facets of two items. The order of the facets fixes the item numbers.
 * Facets follow what research names as reasons to put off a start (Steel, 2007; Steel & König, 2006;
 * Blunt & Pychyl, 2000); the questions are our own.
 */
export const startBarriersDomains = [
  {
    id: 'self_doubt',
    prefix: 'SD',
    perFacet: 2,
    facets: ['ability_doubt', 'comparing', 'fear_of_result', 'asking_for_help', 'earlier_setbacks'],
  },
  {
    id: 'task_aversiveness',
    prefix: 'TA',
    perFacet: 2,
    facets: ['dull', 'too_big', 'unclear', 'unwanted', 'unpleasant_contact'],
  },
  {
    id: 'distraction_pull',
    prefix: 'DP',
    perFacet: 2,
    facets: ['phone_apps', 'people', 'shows_games', 'easier_jobs', 'surroundings'],
  },
  {
    id: 'distant_payoff',
    prefix: 'DY',
    perFacet: 2,
    facets: ['far_dates', 'slow_results', 'future_self', 'low_meaning', 'rest_first'],
  },
] as const;

export const bank = {
  routeKey: 'start-barriers',
  questions: 40,
  descriptions: [
    {
      form: 'self',
      bank: { id: 'start-barriers', stem: 'How often do you', domains: startBarriersDomains },
    },
  ],
} as const satisfies BankOfTest;
