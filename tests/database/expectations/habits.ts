import { own, refused, type TableExpectation } from './types.ts';

const mayBeAdded = 'id user_id title cue schedules unit target starts_on status';
const entry = 'id user_id habit_id date value';
const dayOff = 'id user_id kind from_on to_on';
const goal = 'id user_id kind scope target target_from status';
const server = { select: 'owner other', delete: 'owner other' };

/** What people do again and again, and what they aim at in a week: theirs alone. */
export const habits: Readonly<Record<string, TableExpectation>> = {
  habits: {
    columns: `${mayBeAdded} created_at updated_at deleted_at`,
    access: {
      anon: refused,
      ...own({
        select: 'own',
        insert: ['self', mayBeAdded],
        update: ['own', 'title cue schedules unit target status deleted_at'],
        delete: 'own',
      }),
      service: server,
    },
  },
  habit_entries: {
    columns: `${entry} created_at updated_at`,
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', entry], update: ['own', entry], delete: 'own' }),
      service: server,
    },
  },
  days_off: {
    columns: `${dayOff} created_at`,
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', dayOff], delete: 'own' }),
      service: server,
    },
  },
  goals: {
    columns:
      'id user_id kind scope target earlier_target target_from status created_at updated_at deleted_at',
    access: {
      anon: refused,
      ...own({
        select: 'own',
        insert: ['self', goal],
        update: ['own', 'target earlier_target target_from status deleted_at'],
        delete: 'own',
      }),
      service: server,
    },
  },
};
