import { useParams } from 'react-router';
import { useAuth } from '@/contexts/auth';
import { BurstSession } from '@/features/training/burst/burst-session';
import { ExerciseFrame } from '@/features/training/exercise-frame';
import { UpgradePrompt } from '@/features/upgrade/upgrade-prompt';

export function FocusBurstSessionPage() {
  const { user } = useAuth();
  const { sessionId = '' } = useParams();
  return (
    <ExerciseFrame exerciseId="focus-burst">
      {user ? (
        <BurstSession
          userId={user.id}
          sessionId={sessionId}
          afterwards={<UpgradePrompt placement="training_complete" happened />}
        />
      ) : null}
    </ExerciseFrame>
  );
}
