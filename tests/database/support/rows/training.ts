import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

function focusSession(id: string, userId: string): Sample {
  return {
    id,
    user_id: userId,
    task_title: 'Write the summary',
    first_step: 'Open the file',
    planned_seconds: 1500,
    focused_seconds: 1500,
    pauses: 0,
    distractions: 2,
    mood_before: 'tired',
    mood_after: 'focused',
    notes: null,
    events: [{ event: 'start', atMs: 0 }],
    status: 'complete',
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:25:00Z',
    created_at: '2026-11-20T10:25:01Z',
  };
}

function trainingRun(id: string, userId: string): Sample {
  return {
    id,
    user_id: userId,
    exercise_id: 'breathing',
    task_version: '1.0.0',
    scoring_version: '1.0.0',
    params: { minutes: 5 },
    records: [{ cycle: 1, inMs: 4000, outMs: 6000 }],
    metrics: { completed: 1 },
    score: 100,
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:05:00Z',
    created_at: '2026-11-20T10:05:01Z',
  };
}

const { owner, other } = personIds;

export const training: Readonly<Record<string, Fixture>> = {
  focus_sessions: {
    person: 'user_id',
    rows: {
      owner: focusSession('0f000000-0000-4000-8000-000000000001', owner),
      other: focusSession('0f000000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => focusSession('0f000000-0000-4000-8000-0000000000ff', userId),
    change: { mood_after: 'calm', notes: 'Went well' },
  },
  training_runs: {
    person: 'user_id',
    rows: {
      owner: trainingRun('0f100000-0000-4000-8000-000000000001', owner),
      other: trainingRun('0f100000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => trainingRun('0f100000-0000-4000-8000-0000000000ff', userId),
    change: { score: 1 },
  },
};
