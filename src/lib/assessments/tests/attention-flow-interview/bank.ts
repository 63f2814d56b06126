import type { BankOfTest } from '../../bank-item.ts';

/** Five modules of seven facets and one closing domain of five, two items each. The order fixes the item numbers. */
export const attentionFlowDomains = [
  {
    id: 'steady_attention',
    prefix: 'ASA',
    perFacet: 2,
    facets: [
      'work_blocks',
      'reading',
      'talks',
      'fine_points',
      'routine_jobs',
      'long_projects',
      'tired_hours',
    ],
  },
  {
    id: 'distraction_response',
    prefix: 'ADR',
    perFacet: 2,
    facets: ['sounds', 'people', 'phone', 'thoughts', 'clutter', 'switching', 'returning'],
  },
  {
    id: 'activity_level',
    prefix: 'AAL',
    perFacet: 2,
    facets: ['sitting', 'free_time', 'evening', 'talking_pace', 'lines', 'urge_to_do', 'meetings'],
  },
  {
    id: 'pause_and_choice',
    prefix: 'APC',
    perFacet: 2,
    facets: ['speech', 'buying', 'messages', 'travel', 'promises', 'treats_screens', 'decisions'],
  },
  {
    id: 'order_time',
    prefix: 'AOT',
    perFacet: 2,
    facets: ['mornings', 'due_dates', 'belongings', 'paperwork', 'planning', 'lateness', 'finishing'],
  },
  {
    id: 'life_impact',
    prefix: 'ALI',
    perFacet: 2,
    facets: ['work_study', 'home', 'people', 'health_habits', 'self_view'],
  },
] as const;

export const bank = {
  routeKey: 'attentionflow',
  questions: 80,
  descriptions: [
    {
      form: 'self',
      bank: { id: 'attentionflow', stem: 'How often do you', domains: attentionFlowDomains },
    },
  ],
} as const satisfies BankOfTest;
