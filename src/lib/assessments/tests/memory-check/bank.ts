import type { BankOfTest } from '../../bank-item.ts';

/** Five domains of four facets of two items, asked of the person or of somebody who knows the person well. */
export const memoryCheckDomains = [
  {
    id: 'everyday_recall',
    prefix: 'MER',
    perFacet: 2,
    facets: ['recent_talks', 'recent_events', 'names', 'messages'],
  },
  {
    id: 'words_conversation',
    prefix: 'MWC',
    perFacet: 2,
    facets: ['finding_words', 'following_talk', 'retelling', 'following_a_story'],
  },
  {
    id: 'time_place',
    prefix: 'MTP',
    perFacet: 2,
    facets: ['dates', 'appointments', 'known_routes', 'new_places'],
  },
  {
    id: 'everyday_tasks',
    prefix: 'MET',
    perFacet: 2,
    facets: ['bills', 'cooking_steps', 'devices', 'medicine_times'],
  },
  {
    id: 'planning_decisions',
    prefix: 'MPD',
    perFacet: 2,
    facets: ['choices', 'busy_days', 'small_problems', 'keeping_track'],
  },
] as const;

export const bank = {
  routeKey: 'memory-check',
  questions: 40,
  descriptions: [
    {
      form: 'self',
      bank: { id: 'memory-check', stem: 'How often do you', domains: memoryCheckDomains },
    },
    {
      form: 'informant',
      bank: {
        id: 'memory-check',
        stem: 'How often does this person',
        domains: memoryCheckDomains,
        namesRoles: true,
      },
    },
  ],
} as const satisfies BankOfTest;
