import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { StateDrawing } from '@/components/state-drawing';
import { usePerson } from '@/contexts/auth';
import { PlayFrame } from '@/features/exercises/play-frame';
import { isPlayed, type PlayedId } from '@/features/exercises/views';
import { ExerciseGate } from '@/features/gates/exercise-gate';
import { useExerciseAccess } from '@/features/gates/use-exercise-access';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { findExercise } from '@/lib/cognitive/registry';
import type { ExerciseId } from '@/lib/exercises/ids';

interface StageProps {
  userId: string;
  access: ExerciseAccess;
}

/** The clocks, which have screens of their own. */
const clocks = {
  'focus-burst': lazy(() =>
    import('@/features/exercises/burst-setup').then((module) => ({ default: module.BurstSetup })),
  ),
  breathing: lazy(() =>
    import('@/features/exercises/breathing-exercise').then((module) => ({
      default: module.BreathingExercise,
    })),
  ),
} satisfies Record<Exclude<ExerciseId, PlayedId>, ComponentType<StageProps>>;

/** Everything else is played. */
const ExercisePlayer = lazy(() =>
  import('@/features/exercises/exercise-player').then((module) => ({ default: module.ExercisePlayer })),
);

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
  return <OpenExercise key={exercise.id} exercise={exercise} />;
}

function OpenExercise({ exercise }: { exercise: NonNullable<ReturnType<typeof findExercise>> }) {
  const userId = usePerson().id;
  useMayKeep();
  const { loading, accessOf } = useExerciseAccess(userId);
  const { id } = exercise;
  const { t } = useTranslation('training');
  const access = accessOf(exercise);
  const isKnown = !loading || access === 'open';
  if (isKnown && access !== 'closed' && isPlayed(id)) {
    return (
      <Suspense fallback={<LoadingState />}>
        <ExercisePlayer exerciseId={id} userId={userId} />
      </Suspense>
    );
  }
  return (
    <PlayFrame
      exerciseId={id}
      aside={<span className="text-sm text-ink-soft">{t(`exercise.${id}.name`)}</span>}
    >
      <Suspense fallback={<LoadingState />}>
        {!isKnown ? (
          <LoadingState />
        ) : access === 'closed' ? (
          <>
            <StateDrawing name="wall" className="mb-6" />
            <h1 tabIndex={-1} className="mb-6 text-2xl">
              {t(`exercise.${id}.name`)}
            </h1>
            <ExerciseGate exerciseId={id} />
          </>
        ) : (
          <Clock id={id} userId={userId} access={access} />
        )}
      </Suspense>
    </PlayFrame>
  );
}

function Clock({ id, ...props }: StageProps & { id: ExerciseId }) {
  if (isPlayed(id)) return null;
  const Stage: ComponentType<StageProps> = clocks[id];
  return <Stage {...props} />;
}
