import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { usePerson } from '@/contexts/auth';
import { ExerciseGate } from '@/features/gates/exercise-gate';
import { ExerciseFrame } from '@/features/training/exercise-frame';
import { useExerciseAccess } from '@/features/training/use-exercise-access';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { type ExerciseId, findExercise } from '@/lib/cognitive/registry';

interface StageProps {
  userId: string;
  access: ExerciseAccess;
}

/** What runs under `/training-hub/:exerciseId`, each exercise its own chunk. */
const stages = {
  'focus-burst': lazy(() =>
    import('@/features/training/burst-setup').then((module) => ({ default: module.BurstSetup })),
  ),
  breathing: lazy(() =>
    import('@/features/training/breathing-exercise').then((module) => ({
      default: module.BreathingExercise,
    })),
  ),
} satisfies Record<ExerciseId, ComponentType<StageProps>>;

export function ExercisePage() {
  const { exerciseId = '' } = useParams();
  const exercise = findExercise(exerciseId);
  if (!exercise) {
    return (
      <main id="main" tabIndex={-1}>
        <NotFound />
      </main>
    );
  }
  return (
    <ExerciseFrame exerciseId={exercise.id}>
      <Suspense fallback={<LoadingState />}>
        <OpenStage exercise={exercise} />
      </Suspense>
    </ExerciseFrame>
  );
}

interface OpenStageProps {
  exercise: NonNullable<ReturnType<typeof findExercise>>;
}

function OpenStage({ exercise }: OpenStageProps) {
  const userId = usePerson().id;
  const access = useExerciseAccess(userId)(exercise);
  if (access === 'closed') return <ExerciseGate exerciseId={exercise.id} />;
  const Stage: ComponentType<StageProps> = stages[exercise.id];
  return <Stage userId={userId} access={access} />;
}
