import { own, refused, type TableExpectation } from './types.ts';

/** What a person has reached; their own, and never taken away. */
export const progress: Readonly<Record<string, TableExpectation>> = {
  achievements: {
    columns: 'user_id id earned_on seen_at created_at',
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', 'user_id id earned_on'], update: ['own', 'seen_at'] }),
      service: { select: 'owner other' },
    },
  },
};
