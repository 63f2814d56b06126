import { own, refused, type TableExpectation } from './types.ts';

/** What somebody was offered, and what they said to it. */
export const guidance: Readonly<Record<string, TableExpectation>> = {
  recommendation_feedback: {
    columns: 'id user_id item_id kind date created_at',
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', 'user_id item_id kind date'], delete: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
};
