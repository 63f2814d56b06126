import { type ExerciseRun, seedOf } from '../../../src/lib/exercises/run.ts';
import { type PersonKind, people } from '../../../src/lib/exercises/simulation/person.ts';
import { play, type Setup, subject } from './every-exercise.ts';

const STARTED_AT = Date.UTC(2026, 10, 23, 9);

/** A run as a device hands it in, played by a simulated person. */
export function sentRun(
  exerciseId: string,
  id: string,
  { kind = 'average', ...setup }: Setup & { readonly kind?: PersonKind } = {},
): ExerciseRun {
  const entry = subject(exerciseId);
  const { seed, config, records } = play(entry, seedOf(id), people[kind], setup);
  return JSON.parse(
    JSON.stringify({
      id,
      exerciseId,
      variant: setup.variant ?? entry.facts.variants[0],
      mode: setup.mode ?? 'train',
      language: 'en',
      deviceClass: 'keyboard',
      screenClass: 'desktop',
      taskVersion: entry.facts.taskVersion,
      scoringVersion: entry.facts.scoringVersion,
      seed,
      config,
      records,
      status: 'complete',
      startedAt: STARTED_AT,
      endedAt: STARTED_AT + 600_000,
    }),
  ) as ExerciseRun;
}
