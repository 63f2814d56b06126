import { useParams } from 'react-router';
import { NotFound } from '@/components/not-found';
import { useAuth } from '@/contexts/auth';
import { ExerciseIntro } from '@/features/training/intro/exercise-intro';
import { useExerciseAccess } from '@/features/training/use-exercise-access';
import { findExercise } from '@/lib/cognitive/registry';
import { ExerciseGate } from './exercise-gate';

export function ExerciseIntroPage() {
  const { user } = useAuth();
  const accessOf = useExerciseAccess(user?.id ?? '');
  const exercise = findExercise(useParams().exerciseId ?? '');
  if (!exercise) return <NotFound />;
  return (
    <ExerciseIntro
      exercise={exercise}
      access={accessOf(exercise)}
      gate={<ExerciseGate exerciseId={exercise.id} />}
    />
  );
}
