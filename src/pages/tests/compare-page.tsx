import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { attemptQuery } from '@/api/attempts/queries';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { ComparisonScreen } from '@/features/history/comparison-screen';
import { MissingReport } from '@/features/reports/missing-report';
import { findInstrument } from '@/lib/assessments/instruments';

/** Two attempts side by side, named by `?a=` and `?b=` in any order. */
export function ComparePage() {
  const [search] = useSearchParams();
  return <Compare ids={[search.get('a') ?? '', search.get('b') ?? '']} />;
}

function Compare({ ids }: { ids: readonly [string, string] }) {
  const { t } = useTranslation('history');
  const auth = useAuth();
  const userId = auth.user?.id ?? null;
  const enabled = auth.status !== 'loading';
  const [a, b] = useQueries({
    queries: [
      { ...attemptQuery(userId, ids[0]), enabled },
      { ...attemptQuery(userId, ids[1]), enabled },
    ],
  });
  const failed = [a, b].filter((query) => query.isError && query.data === undefined);
  if (failed.length > 0) {
    return (
      <div className="wrap py-section">
        <ErrorState
          title={t('words.resultFailed')}
          error={failed[0]?.error}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      </div>
    );
  }
  if (a.data === undefined || b.data === undefined) return <LoadingState className="min-h-[60dvh]" />;
  const definition = b.data === null ? undefined : findInstrument(b.data.test_id);
  if (a.data === null || b.data === null || !definition) return <MissingReport />;
  return <ComparisonScreen records={[a.data, b.data]} definition={definition} userId={userId} />;
}
