import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const presenceOf = (userId: string): Sample => ({
  user_id: userId,
  status: 'online',
  current_page: 'community',
  last_seen: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const { owner, other, master_admin } = personIds;

export const presence: Readonly<Record<string, Fixture>> = {
  user_presence: {
    person: 'user_id',
    rows: { owner: presenceOf(owner), other: presenceOf(other), master_admin: presenceOf(master_admin) },
    fresh: presenceOf,
    change: {
      status: 'away',
      current_page: 'messages',
      last_seen: '2026-11-20T11:00:00Z',
      updated_at: '2026-11-20T11:00:00Z',
    },
  },
};
