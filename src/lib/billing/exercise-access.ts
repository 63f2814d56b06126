import type { ExerciseDefinition } from '../cognitive/registry.ts';
import { type Tier, tierAtLeast } from './tier.ts';

/** `part`: only the free round; `closed`: nothing, for an exercise without one. */
export type ExerciseAccess = 'open' | 'part' | 'closed';

/**
 * What of an exercise opens: all of it with its plan or when it was bought, its free round to everybody. Decides what
 * the interface offers; a run that was done is stored whatever opened it.
 * @param owned skus bought or given, members of bundles among them
 */
export function exerciseAccess(
  exercise: Pick<ExerciseDefinition, 'id' | 'tier' | 'freeMinutes'>,
  person: { readonly tier: Tier; readonly owned: ReadonlySet<string> },
): ExerciseAccess {
  if (tierAtLeast(person.tier, exercise.tier) || person.owned.has(exerciseSku(exercise.id))) return 'open';
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
