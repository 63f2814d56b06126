import { useParams } from 'react-router';
import { useAuth } from '@/contexts/auth';
import { BurstSession } from '@/features/training/burst/burst-session';
import { ExerciseFrame } from '@/features/training/exercise-frame';

export function FocusBurstSessionPage() {
  const { user } = useAuth();
  const { sessionId = '' } = useParams();
  return (
    <ExerciseFrame exerciseId="focus-burst">
      {user ? <BurstSession userId={user.id} sessionId={sessionId} /> : null}
    </ExerciseFrame>
  );
}
