import { useParams } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { usePerson } from '@/contexts/auth';
import { useExerciseAccess } from '@/features/gates/use-exercise-access';
import { ExerciseIntro } from '@/features/training/exercise-intro';
import { findExercise } from '@/lib/cognitive/registry';

export function ExerciseIntroPage() {
  const { id: userId } = usePerson();
  const { loading, accessOf } = useExerciseAccess(userId);
  const exercise = findExercise(useParams().exerciseId ?? '');
  if (!exercise) return <NotFound />;
  return <ExerciseIntro exercise={exercise} access={loading ? null : accessOf(exercise)} userId={userId} />;
}
