import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { useAuth } from '@/contexts/auth';
import { ExerciseFrame } from '@/features/training/exercise-frame';
import { useExerciseAccess } from '@/features/training/use-exercise-access';
import { UpgradePrompt } from '@/features/upgrade/upgrade-prompt';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { type ExerciseId, findExercise } from '@/lib/cognitive/registry';
import { ExerciseGate } from './exercise-gate';

interface StageProps {
  userId: string;
  access: ExerciseAccess;
  gate: ReactNode;
  afterwards: ReactNode;
}

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
} satisfies Record<ExerciseId, ComponentType<StageProps>>;

export function ExercisePage() {
  const { exerciseId = '' } = useParams();
  const { user } = useAuth();
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
        {user ? <OpenStage userId={user.id} exercise={exercise} /> : null}
      </Suspense>
    </ExerciseFrame>
  );
}

interface OpenStageProps {
  userId: string;
  exercise: NonNullable<ReturnType<typeof findExercise>>;
}

function OpenStage({ userId, exercise }: OpenStageProps) {
  const access = useExerciseAccess(userId)(exercise);
  const gate = <ExerciseGate exerciseId={exercise.id} />;
  if (access === 'closed') return gate;
  const Stage: ComponentType<StageProps> = stages[exercise.id];
  return (
    <Stage
      userId={userId}
      access={access}
      gate={gate}
      afterwards={<UpgradePrompt placement="training_complete" happened />}
    />
  );
}
