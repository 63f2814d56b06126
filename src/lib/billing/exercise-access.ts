import type { ExerciseDefinition } from '../cognitive/registry.ts';
import { toMs } from '../time.ts';

/** `part`: only the free round; `closed`: nothing, for an exercise without one. */
export type ExerciseAccess = 'open' | 'part' | 'closed';

/** An exercise that is open whole to somebody, as the server said. */
export interface OpenExercise {
  readonly id: string;
  /** When the plan that opens it ends, ISO text; null where nothing ends. */
  readonly until: string | null;
}

/**
 * What of an exercise is open: what costs nothing to everybody, all of it to whom the server opens it. Where that is not
 * known, nothing is open that is paid. Decides what the interface offers; the database decides at the start of a round.
 * @param opened what the server last said of the person; null when it is not known
 */
export function exerciseAccess(
  exercise: Pick<ExerciseDefinition, 'id' | 'tier' | 'freeMinutes'>,
  opened: readonly OpenExercise[] | null,
  nowMs: number,
): ExerciseAccess {
  if (exercise.tier === 'freemium') return 'open';
  const found = opened?.find(({ id }) => id === exercise.id);
  if (found && (found.until === null || (toMs(found.until) ?? 0) > nowMs)) return 'open';
  return exercise.freeMinutes === null ? 'closed' : 'part';
}

/** Whether a round of that many minutes is open. @param minutes null for a length that is none */
export function isRoundOpen(
  exercise: Pick<ExerciseDefinition, 'freeMinutes'>,
  access: ExerciseAccess,
  minutes: number | null,
): boolean {
  return access === 'open' || (access === 'part' && minutes !== null && minutes === exercise.freeMinutes);
}

/** The shop item of an exercise. */
export function exerciseSku(exerciseId: string): string {
  return `training-${exerciseId}`;
}
