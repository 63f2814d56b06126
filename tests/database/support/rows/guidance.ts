import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const { owner, other } = personIds;
/** Feedback is of today. */
const today = new Date().toISOString().slice(0, 10);

const feedback = (id: string, userId: string, item = 'exercise:digit-span'): Sample => ({
  id,
  user_id: userId,
  item_id: item,
  kind: 'seen',
  date: today,
  created_at: '2026-11-28T10:00:01Z',
});

export const guidance: Readonly<Record<string, Fixture>> = {
  recommendation_feedback: {
    person: 'user_id',
    rows: {
      owner: feedback('0f900000-0000-4000-8000-000000000001', owner),
      other: feedback('0f900000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => feedback('0f900000-0000-4000-8000-0000000000ff', userId, 'test:focus_snapshot'),
    change: { kind: 'opened' },
  },
};
