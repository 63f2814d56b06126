import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

export const mailIds = {
  owner: '0c000000-0000-4000-8000-000000000001',
  other: '0c000000-0000-4000-8000-000000000002',
} as const;

const mail = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  kind: 'erasure_undone',
  facts: {},
  made_at: '2026-11-20T10:00:00Z',
  tries: 1,
  next_try_at: '2026-11-20T10:05:00Z',
  sent_at: '2026-11-20T10:01:00Z',
  about: '',
  useful_until: null,
  handed_at: '2026-11-20T10:01:00Z',
});

const { owner, other } = personIds;

export const mails: Readonly<Record<string, Fixture>> = {
  account_mails: {
    person: 'user_id',
    rows: { owner: mail(mailIds.owner, owner), other: mail(mailIds.other, other) },
    fresh: (userId) => mail('0c000000-0000-4000-8000-0000000000ff', userId),
    change: { sent_at: null },
  },
};
