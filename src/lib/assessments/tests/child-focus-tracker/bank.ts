import type { BankOfTest } from '../../bank-item.ts';

/** Five domains of four facets of six stems. The order of the facets fixes the item numbers. */
export const childFocusDomains = [
  {
    id: 'attention_focus',
    prefix: 'CAF',
    perFacet: 6,
    facets: ['task_focus', 'listening', 'distraction', 'finishing'],
  },
  {
    id: 'activity_restlessness',
    prefix: 'CAR',
    perFacet: 6,
    facets: ['seated_times', 'quiet_play', 'body_movement', 'noise_talk'],
  },
  {
    id: 'waiting_impulse',
    prefix: 'CWI',
    perFacet: 6,
    facets: ['turns_games', 'acting_fast', 'cutting_in', 'rules_safety'],
  },
  {
    id: 'tasks_organization',
    prefix: 'CTO',
    perFacet: 6,
    facets: ['belongings', 'steps_routines', 'time_homework', 'starting'],
  },
  {
    id: 'feelings_frustration',
    prefix: 'CFF',
    perFacet: 6,
    facets: ['losing_games', 'changes', 'hard_tasks', 'calming_down'],
  },
] as const;

export const bank = {
  routeKey: 'childfocus',
  questions: 120,
  descriptions: [
    {
      form: 'parent',
      bank: {
        id: 'childfocus-parent',
        stem: 'How often does your child',
        domains: childFocusDomains,
        namesRoles: true,
      },
    },
    {
      form: 'teacher',
      bank: {
        id: 'childfocus-teacher',
        stem: 'How often does this student',
        domains: childFocusDomains,
        namesRoles: true,
      },
    },
  ],
} as const satisfies BankOfTest;
