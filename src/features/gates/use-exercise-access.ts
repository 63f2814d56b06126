import { useQuery } from '@tanstack/react-query';
import { lastOpenExercises, openExercisesQuery } from '@/api/training/exercise-access';
import { AppError } from '@/lib/app-error';
import { type ExerciseAccess, exerciseAccess } from '@/lib/billing/exercise-access';
import type { ExerciseDefinition } from '@/lib/cognitive/registry';

const isWithoutConnection = (error: unknown) => error instanceof AppError && error.code === 'network';

export interface KnownExercises {
  /** The server was not heard yet: nothing that is paid is open, nor said to be closed. */
  loading: boolean;
  accessOf: (exercise: ExerciseDefinition) => ExerciseAccess;
}

/**
 * What of an exercise is open to the person. Without a connection what this device last heard counts, as long as the plan
 * of then runs; where nothing is known, nothing that is paid is open.
 */
export function useExerciseAccess(userId: string): KnownExercises {
  const { data, failureReason, isPending } = useQuery(openExercisesQuery(userId));
  const isOffline = isWithoutConnection(failureReason);
  const opened = data ?? (isOffline ? lastOpenExercises(userId) : null);
  return {
    loading: isPending && !isOffline,
    accessOf: (exercise) => exerciseAccess(exercise, opened, Date.now()),
  };
}
