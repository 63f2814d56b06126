import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const erasure = (userId: string): Sample => ({
  user_id: userId,
  requested_at: '2026-11-20T10:00:00Z',
  due_at: '2099-11-27T10:00:00Z',
  begun_at: null,
});

const { owner, other } = personIds;

export const erasures: Readonly<Record<string, Fixture>> = {
  account_erasures: {
    person: 'user_id',
    rows: { owner: erasure(owner), other: erasure(other) },
    fresh: erasure,
    change: { due_at: '2099-12-27T10:00:00Z' },
  },
};
