import { type OpenExercise, openExercises } from '../exercises/facts.ts';

export interface ExerciseDefinition extends Omit<OpenExercise, 'freeMinutes'> {
  /** Length of the round that is open to every account, minutes; null for none, or where the whole exercise is. */
  readonly freeMinutes: number | null;
}

/** Every exercise that can be opened; lists and links of plans are made from this alone. */
export const exercises: readonly ExerciseDefinition[] = openExercises.map((facts) => ({
  ...facts,
  freeMinutes: facts.freeMinutes ?? null,
}));

export function findExercise(id: string): ExerciseDefinition | undefined {
  return exercises.find((exercise) => exercise.id === id);
}
