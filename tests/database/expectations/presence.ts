import { own, refused, type TableExpectation } from './types.ts';

const said = 'status current_page last_seen';
const columns = `user_id ${said} updated_at`;
const mine = own({ select: 'own', insert: ['self', `user_id ${said}`], update: ['own', said] }, [
  'owner',
  'other',
  'master_admin',
]);

/** Who is there: the person's own, and read by who shares an open thread with them, as the two of the fixtures do. */
export const presence: Readonly<Record<string, TableExpectation>> = {
  user_presence: {
    columns,
    access: {
      anon: refused,
      ...mine,
      owner: { ...mine.owner, select: 'owner other' },
      other: { ...mine.other, select: 'owner other' },
      service: refused,
    },
  },
};
