import { useParams } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { usePerson } from '@/contexts/auth';
import { ExerciseIntro } from '@/features/training/exercise-intro';
import { useExerciseAccess } from '@/features/training/use-exercise-access';
import { findExercise } from '@/lib/cognitive/registry';

export function ExerciseIntroPage() {
  const accessOf = useExerciseAccess(usePerson().id);
  const exercise = findExercise(useParams().exerciseId ?? '');
  if (!exercise) return <NotFound />;
  return <ExerciseIntro exercise={exercise} access={accessOf(exercise)} />;
}
