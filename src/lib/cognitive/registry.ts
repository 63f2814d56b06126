import { type OpenExercise, type OpenExerciseId, openExercises } from '../exercises/facts.ts';

export interface ExerciseDefinition extends Omit<OpenExercise, 'freeMinutes'> {
  /** Length of the round that is open to every account, minutes; null for none, or where the whole exercise is. */
  readonly freeMinutes: number | null;
}
export type ExerciseId = OpenExerciseId;

/** Every exercise that can be opened; lists, links of plans and addresses are made from this alone. */
export const exercises: readonly ExerciseDefinition[] = openExercises.map((facts) => ({
  ...facts,
  freeMinutes: facts.freeMinutes ?? null,
}));

export const exerciseIds: ReadonlySet<string> = new Set(exercises.map((exercise) => exercise.id));

export function isExerciseId(value: unknown): value is ExerciseId {
  return typeof value === 'string' && exerciseIds.has(value);
}

export function findExercise(id: string): ExerciseDefinition | undefined {
  return exercises.find((exercise) => exercise.id === id);
}
