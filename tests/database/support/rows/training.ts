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
    deleted_at: null,
    kind: null,
    running: '{["2026-11-20 10:00:00+00","2026-11-20 10:25:00+00")}',
    break_taken: null,
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
    variant: 'screen',
    mode: 'train',
    status: 'complete',
    level_end: {},
    device_class: 'keyboard',
    screen_class: 'desktop',
    language: 'en',
    seed: id,
    deleted_at: null,
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:05:00Z',
    created_at: '2026-11-20T10:05:01Z',
  };
}

function start(id: string, userId: string): Sample {
  return {
    id,
    user_id: userId,
    exercise_id: 'breathing',
    variant: 'screen',
    mode: 'train',
    minutes: 5,
    via: 'tier',
    started_at: '2026-11-20T10:00:00Z',
    finished: false,
  };
}

/** Lets the person into the round that is to be stored, as its start does. */
const letIn = (id: string, exerciseId: string, minutes: number) =>
  `insert into public.exercise_starts (id, user_id, exercise_id, variant, mode, minutes, via)
   values ('${id}', $1, '${exerciseId}', 'screen', 'train', ${minutes}, 'tier')`;

const freshSession = '0f000000-0000-4000-8000-0000000000ff';
const freshRun = '0f100000-0000-4000-8000-0000000000ff';

const { owner, other } = personIds;

export const training: Readonly<Record<string, Fixture>> = {
  exercise_starts: {
    person: 'user_id',
    rows: {
      owner: start('0f300000-0000-4000-8000-000000000001', owner),
      other: start('0f300000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => start('0f300000-0000-4000-8000-0000000000ff', userId),
    change: { minutes: 10 },
  },
  focus_sessions: {
    person: 'user_id',
    rows: {
      owner: focusSession('0f000000-0000-4000-8000-000000000001', owner),
      other: focusSession('0f000000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => focusSession(freshSession, userId),
    clear: letIn(freshSession, 'focus-burst', 25),
    change: { mood_after: 'calm', notes: 'Went well' },
  },
  training_runs: {
    person: 'user_id',
    rows: {
      owner: trainingRun('0f100000-0000-4000-8000-000000000001', owner),
      other: trainingRun('0f100000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => trainingRun(freshRun, userId),
    clear: letIn(freshRun, 'breathing', 5),
    change: { score: 1 },
  },
};
