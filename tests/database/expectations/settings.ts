import { own, refused, type TableExpectation } from './types.ts';

const settable =
  'user_id display notify_billing notify_results notify_community notify_reminders show_presence';

/** What people set for the product as a whole: theirs alone, whatever their role. */
export const settings: Readonly<Record<string, TableExpectation>> = {
  user_settings: {
    columns: `${settable} updated_at`,
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', settable], update: ['own', settable] }, [
        'owner',
        'other',
        'master_admin',
      ]),
      service: { select: 'owner other master_admin' },
    },
  },
};
