import { useParams } from 'react-router';
import { NotFound } from '@/components/not-found';
import { ExerciseIntro } from '@/features/training/intro/exercise-intro';
import { findExercise } from '@/lib/cognitive/registry';

export function ExerciseIntroPage() {
  const exercise = findExercise(useParams().exerciseId ?? '');
  return exercise ? <ExerciseIntro exercise={exercise} /> : <NotFound />;
}
