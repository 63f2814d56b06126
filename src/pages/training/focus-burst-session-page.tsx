import { useParams } from 'react-router-dom';
import { usePerson } from '@/contexts/auth';
import { BurstSession } from '@/features/training/burst-session';
import { ExerciseFrame } from '@/features/training/exercise-frame';

export function FocusBurstSessionPage() {
  const userId = usePerson().id;
  const { sessionId = '' } = useParams();
  return (
    <ExerciseFrame exerciseId="focus-burst">
      <BurstSession userId={userId} sessionId={sessionId} />
    </ExerciseFrame>
  );
}
