import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { attemptQuery } from '@/api/attempts/queries';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { AttemptDetail } from '@/features/history/attempt-detail';
import { MissingReport } from '@/features/reports/missing-report';
import { findInstrument } from '@/lib/assessments/instruments';

const DetailAnswers = lazy(() =>
  import('@/features/reports/detail-answers').then((module) => ({ default: module.DetailAnswers })),
);

/** One attempt, by its id; who may read it is decided as for its report. */
export function TestDetailPage() {
  const { attemptId = '' } = useParams();
  return <Detail attemptId={attemptId} />;
}

function Detail({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('history');
  const auth = useAuth();
  const userId = auth.user?.id ?? null;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...attemptQuery(userId, attemptId),
    enabled: auth.status !== 'loading',
  });
  if (isError && data === undefined) {
    return (
      <div className="wrap py-section">
        <ErrorState
          title={t('words.resultFailed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (data === undefined) return <LoadingState className="min-h-[60dvh]" />;
  const definition = data === null ? undefined : findInstrument(data.test_id);
  if (data === null || !definition) return <MissingReport />;
  return (
    <AttemptDetail
      record={data}
      definition={definition}
      userId={userId}
      answers={
        data.question_ids.length === 0 ? null : (
          <Suspense fallback={<LoadingState />}>
            <DetailAnswers attempt={data} definition={definition} />
          </Suspense>
        )
      }
    />
  );
}
