import type { BankOfTest } from '../../bank-item.ts';

/** Eight domains of four facets of five items. The order of the facets fixes the item numbers. */
export const psyprofileDomains = [
  {
    id: 'energy_motivation',
    prefix: 'PEM',
    perFacet: 5,
    facets: ['daily_energy', 'starting_drive', 'interest', 'staying_power'],
  },
  {
    id: 'stress_recovery',
    prefix: 'PSR',
    perFacet: 5,
    facets: ['load', 'body_signs', 'switching_off', 'bounce_back'],
  },
  {
    id: 'emotional_balance',
    prefix: 'PEB',
    perFacet: 5,
    facets: ['ups_downs', 'irritation', 'naming_feelings', 'worry'],
  },
  {
    id: 'self_organization',
    prefix: 'PSO',
    perFacet: 5,
    facets: ['routines', 'planning', 'spaces', 'promises'],
  },
  {
    id: 'social_ease',
    prefix: 'PSE',
    perFacet: 5,
    facets: ['small_talk', 'groups', 'asking_for_help', 'limits'],
  },
  {
    id: 'self_confidence',
    prefix: 'PSC',
    perFacet: 5,
    facets: ['doubt', 'comparing', 'new_things', 'taking_praise'],
  },
  {
    id: 'sleep_rest',
    prefix: 'PSL',
    perFacet: 5,
    facets: ['bedtime', 'waking', 'daytime_tiredness', 'breaks'],
  },
  {
    id: 'digital_balance',
    prefix: 'PDB',
    perFacet: 5,
    facets: ['phone_checks', 'scrolling', 'night_screens', 'work_online'],
  },
] as const;

export const bank = {
  routeKey: 'psyprofile',
  questions: 160,
  descriptions: [
    {
      form: 'self',
      bank: { id: 'psyprofile', stem: 'How often do you', domains: psyprofileDomains },
    },
  ],
} as const satisfies BankOfTest;
