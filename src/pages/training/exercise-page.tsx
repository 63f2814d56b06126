import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { useAuth } from '@/contexts/auth';
import { ExerciseFrame } from '@/features/training/exercise-frame';
import { type ExerciseId, isExerciseId } from '@/lib/cognitive/registry';

/** What runs under `/training-hub/:exerciseId`, each exercise its own chunk. */
const stages = {
  'focus-burst': lazy(() =>
    import('@/features/training/burst/burst-setup').then((module) => ({ default: module.BurstSetup })),
  ),
  breathing: lazy(() =>
    import('@/features/training/breathing/breathing-exercise').then((module) => ({
      default: module.BreathingExercise,
    })),
  ),
} satisfies Record<ExerciseId, unknown>;

export function ExercisePage() {
  const { exerciseId } = useParams();
  const { user } = useAuth();
  if (!isExerciseId(exerciseId)) {
    return (
      <main id="main" tabIndex={-1}>
        <NotFound />
      </main>
    );
  }
  const Stage = stages[exerciseId];
  return (
    <ExerciseFrame exerciseId={exerciseId}>
      <Suspense fallback={<LoadingState />}>{user ? <Stage userId={user.id} /> : null}</Suspense>
    </ExerciseFrame>
  );
}
