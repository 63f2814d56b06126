import type { BankOfTest } from '../../bank-item.ts';

/** Five domains of ten facets of ten items. The order of the facets fixes the item numbers. */
export const focusSnapshotDomains = [
  {
    id: 'attention_concentration',
    prefix: 'AC',
    perFacet: 10,
    facets: [
      'staying_on_task',
      'reading_focus',
      'listening_focus',
      'outside_distraction',
      'wandering_thoughts',
      'screens_alerts',
      'small_details',
      'switching_back',
      'dull_tasks',
      'focus_stamina',
    ],
  },
  {
    id: 'impulsivity_control',
    prefix: 'IC',
    perFacet: 10,
    facets: [
      'quick_speech',
      'waiting',
      'quick_choices',
      'quick_spending',
      'body_restlessness',
      'need_for_action',
      'rushing',
      'short_term_pulls',
      'quick_replies',
      'taking_on_too_much',
    ],
  },
  {
    id: 'organization_memory',
    prefix: 'OM',
    perFacet: 10,
    facets: [
      'planned_actions',
      'lost_items',
      'holding_in_mind',
      'names_and_talks',
      'planning_steps',
      'priorities',
      'time_sense',
      'tidy_spaces',
      'papers_messages',
      'following_through',
    ],
  },
  {
    id: 'emotion_stress',
    prefix: 'ES',
    perFacet: 10,
    facets: [
      'overload',
      'irritation',
      'worry_loops',
      'mood_changes',
      'setbacks',
      'criticism',
      'pressure',
      'body_tension',
      'switching_off',
      'drive_confidence',
    ],
  },
  {
    id: 'daily_functioning',
    prefix: 'DF',
    perFacet: 10,
    facets: [
      'mornings',
      'home_chores',
      'work_study_output',
      'money_admin',
      'close_people',
      'social_plans',
      'self_care',
      'sleep_times',
      'getting_around',
      'own_goals',
    ],
  },
] as const;

export const bank = {
  routeKey: 'focus-snapshot',
  questions: 500,
  descriptions: [
    {
      form: 'self',
      bank: { id: 'focus-snapshot', stem: 'How often do you', domains: focusSnapshotDomains },
    },
  ],
} as const satisfies BankOfTest;
