import type { PaidTier } from '../../config/plans.ts';

/** Where an exercise is listed in the training hub. */
export type ExerciseCategory = 'attention' | 'regulation' | 'cognitive' | 'planning';
export type ExerciseLevel = 'Beginner' | 'Intermediate' | 'Advanced';

export interface ExerciseDefinition {
  /** The id in addresses, stored runs and report content. */
  readonly id: string;
  readonly category: ExerciseCategory;
  readonly level: ExerciseLevel;
  /** Expected minutes; equal when it is a single figure. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** Lowest plan that opens the whole exercise. */
  readonly tier: 'freemium' | PaidTier;
  /** Length of the round that is open to every account, minutes; null for none, or where the whole exercise is. */
  readonly freeMinutes: number | null;
  /** Raised with any change of what is asked; trends never join across it. */
  readonly taskVersion: string;
  readonly scoringVersion: string;
}

/** Every exercise that exists; lists, links of plans and addresses are made from this alone. */
export const exercises = [
  {
    id: 'focus-burst',
    category: 'attention',
    level: 'Beginner',
    minutes: { min: 5, max: 45 },
    tier: 'plus',
    // Every free report's plan has it: '5-Minute Brief Focus'.
    freeMinutes: 5,
    taskVersion: '1.0.0',
    scoringVersion: '1.0.0',
  },
  {
    id: 'breathing',
    category: 'regulation',
    level: 'Beginner',
    minutes: { min: 1, max: 10 },
    tier: 'plus',
    freeMinutes: 1,
    taskVersion: '1.0.0',
    scoringVersion: '1.0.0',
  },
] as const satisfies readonly ExerciseDefinition[];

export type ExerciseId = (typeof exercises)[number]['id'];

export const exerciseIds: ReadonlySet<string> = new Set(exercises.map((exercise) => exercise.id));

export function isExerciseId(value: unknown): value is ExerciseId {
  return typeof value === 'string' && exerciseIds.has(value);
}

export function findExercise(id: string): (typeof exercises)[number] | undefined {
  return exercises.find((exercise) => exercise.id === id);
}
