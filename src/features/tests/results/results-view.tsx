import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { attemptQuery } from '@/api/attempts/queries';
import { ErrorState } from '@/components/error-state';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { MissingRun } from '../runner/missing-run';
import { ResultsScreen } from './results-screen';

export interface ResultsViewProps {
  definition: InstrumentDefinition;
  attemptId: string;
}

/** The results of an attempt, wherever it is: just made, on this device, or in the account. */
export function ResultsView({ definition, attemptId }: ResultsViewProps) {
  const { t } = useTranslation('tests');
  const auth = useAuth();
  const userId = auth.user?.id ?? null;
  const attempt = useQuery(attemptQuery(userId, attemptId));
  if (attempt.isPending) {
    return (
      <ImmersiveFrame>
        <LoadingState />
      </ImmersiveFrame>
    );
  }
  if (attempt.isError) {
    return (
      <ImmersiveFrame>
        <ErrorState
          title={t('words.resultFailed')}
          error={attempt.error}
          onRetry={() => void attempt.refetch()}
          retrying={attempt.isFetching}
        />
      </ImmersiveFrame>
    );
  }
  if (attempt.data?.test_id !== definition.testId) return <MissingRun to={definition.route} />;
  return <ResultsScreen definition={definition} attempt={attempt.data} userId={userId} />;
}
