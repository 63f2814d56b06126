/** Exercises in a database that was not seeded, and being let into them. */
import { exercises } from '../../../src/lib/cognitive/registry.ts';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { valueAs } from './database.ts';
import { type Actor, personIds } from './people.ts';

/** Puts the exercises of the registry on offer. */
export async function offerExercises(db: OpenedDb): Promise<void> {
  for (const { id, tier, freeMinutes } of exercises) {
    await db.query('insert into public.exercises (id, tier, free_minutes) values ($1, $2, $3)', [
      id,
      tier,
      freeMinutes,
    ]);
  }
}

export interface StartedExercise {
  id: string;
  exercise_id: string;
  minutes: number | null;
  via: string;
  [field: string]: unknown;
}

/** Lets somebody into a round, as the app asks for it. */
export const startExercise = (
  db: OpenedDb,
  actor: Actor | 'spare',
  id: string | null,
  exercise: string,
  minutes: number | null,
  more: { variant?: string | null; mode?: string | null } = {},
): Promise<StartedExercise> => {
  const { variant = 'screen', mode = 'train' } = more;
  return valueAs(db, actor, 'select public.start_exercise($1, $2, $3, $4, $5)', [
    id,
    exercise,
    minutes,
    variant,
    mode,
  ]);
};

/** A run as the function of the server hands it over. */
export const workedOut = (id: string, changed: object = {}) => ({
  id,
  exercise_id: 'breathing',
  variant: 'screen',
  mode: 'train',
  minutes: 1,
  device_class: 'keyboard',
  screen_class: 'phone',
  language: 'en',
  task_version: '1.0.0',
  scoring_version: '1.0.0',
  seed: id,
  status: 'complete',
  params: { variant: 'screen', minutes: 1 },
  records: [{ type: 'start', at: 1 }],
  metrics: { completed: 1 },
  score: 80,
  level_end: {},
  started_at: '2026-11-20T10:00:00Z',
  ended_at: '2026-11-20T10:05:00Z',
  ...changed,
});

/** A focus burst, and the words that go with it. */
export const workedOutBurst = (id: string, minutes: number, changed: object = {}) => ({
  run: workedOut(id, { exercise_id: 'focus-burst', minutes, params: { variant: 'screen', minutes } }),
  session: {
    id,
    task_title: 'Write',
    first_step: null,
    notes: null,
    planned_seconds: 60 * minutes,
    focused_seconds: 60 * minutes,
    pauses: 0,
    distractions: 0,
    mood_before: null,
    mood_after: null,
    events: [],
    status: 'complete',
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:05:00Z',
    ...changed,
  },
});

export type StoredRun = Record<string, unknown>;

/** Stores a run as the server does; answers what is stored. */
export const storeRun = (
  db: OpenedDb,
  person: keyof typeof personIds,
  run: object,
  session: object | null = null,
): Promise<StoredRun> =>
  valueAs(db, 'service', 'select public.store_training_run($1::text::jsonb, $2::text::jsonb, $3)', [
    JSON.stringify(run),
    session && JSON.stringify(session),
    personIds[person],
  ]);
