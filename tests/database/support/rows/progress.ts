import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const achievement = (userId: string, id = 'first_training'): Sample => ({
  user_id: userId,
  id,
  earned_on: '2026-11-20',
  seen_at: null,
  created_at: '2026-11-20T10:00:00Z',
});

const { owner, other } = personIds;

export const progress: Readonly<Record<string, Fixture>> = {
  achievements: {
    person: 'user_id',
    rows: { owner: achievement(owner), other: achievement(other) },
    fresh: (userId) => achievement(userId, 'first_burst'),
    change: {
      id: 'explorer',
      earned_on: '2026-11-21',
      seen_at: '2026-11-22T10:00:00Z',
      created_at: '2026-11-22T10:00:00Z',
    },
  },
};
