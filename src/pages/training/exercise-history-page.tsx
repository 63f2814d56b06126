import { useParams } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { usePerson } from '@/contexts/auth';
import { ExerciseHistory } from '@/features/exercises/exercise-history';
import { findExercise } from '@/lib/cognitive/registry';
import { factsOf } from '@/lib/exercises/facts';

export function ExerciseHistoryPage() {
  const userId = usePerson().id;
  const exercise = findExercise(useParams().exerciseId ?? '');
  const facts = exercise && factsOf(exercise.id);
  if (!exercise || !facts) return <NotFound />;
  return <ExerciseHistory key={exercise.id} userId={userId} facts={{ ...facts, id: exercise.id }} />;
}
