import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const { owner, other } = personIds;
const stamps = {
  created_at: '2026-11-20T10:00:01Z',
  updated_at: '2026-11-20T10:00:01Z',
  deleted_at: null,
};

const entry = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  logged_at: '2026-11-20T10:00:00Z',
  occurred_at: '2026-11-20T09:30:00Z',
  day: '2026-11-20',
  place: 'Kitchen table',
  task: 'Tax return',
  trigger_category: 'unclear_step',
  trigger_words: 'Where to begin',
  feeling: 6,
  urge: 7,
  action: 'Washed up',
  minutes_lost: 40,
  reply: 'Open the folder first',
  reply_kept: null,
  ...stamps,
});

const commitment = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  kind: 'if_then',
  status: 'active',
  goal: 'Hand in on time',
  outcome: 'A free evening',
  obstacle: 'The phone',
  action: 'put the phone into the drawer',
  confidence: 7,
  due_at: '2026-11-21T09:00:00Z',
  want: null,
  should: null,
  cue: 'I sit down at the desk',
  met: ['one_cue', 'one_action'],
  checks: [],
  started_at: '2026-11-20T10:00:00Z',
  ...stamps,
});

const pair = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  prompt: 'Name of the neighbour',
  answer: 'Ines',
  best_delay_s: null,
  learned_at: null,
  kept: null,
  ...stamps,
});

const task = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  title: 'Sort the receipts',
  first_step: 'Open the drawer',
  notes: '',
  status: 'inbox',
  importance: 1,
  effort_min: 20,
  due_at: null,
  due_date: '2026-11-25',
  not_before: null,
  pinned: false,
  source: 'manual',
  focus_plan_item_id: null,
  done_at: null,
  doing_since: null,
  version: 1,
  ...stamps,
});

/** A row of the owner, one of somebody else, a fresh one. */
const rowsOf = (make: (id: string, userId: string) => Sample, mark: string, change: Sample): Fixture => {
  const id = (end: string) => `0f${mark}0000-0000-4000-8000-0000000000${end}`;
  return {
    person: 'user_id',
    rows: { owner: make(id('01'), owner), other: make(id('02'), other) },
    fresh: (userId) => make(id('ff'), userId),
    change,
  };
};

export const words: Readonly<Record<string, Fixture>> = {
  journal_entries: rowsOf(entry, '50', { urge: 3 }),
  commitments: rowsOf(commitment, '51', { confidence: 9 }),
  recall_pairs: rowsOf(pair, '52', { answer: 'Inés' }),
  tasks: rowsOf(task, '53', { title: 'Sort all receipts' }),
};
