import { own, refused, type TableExpectation } from './types.ts';

/** Accounts that wait to be erased: told to their person, written by functions alone. */
export const erasures: Readonly<Record<string, TableExpectation>> = {
  account_erasures: {
    columns: 'user_id requested_at due_at begun_at remove_posts',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other' },
    },
  },
};
