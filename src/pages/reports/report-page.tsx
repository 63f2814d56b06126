import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useParams } from 'react-router-dom';
import { attemptQuery } from '@/api/attempts/queries';
import { ErrorState, type ErrorStateProps } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { ReportScreen } from '@/features/reports/report-screen';
import { useReader } from '@/features/reports/use-reader';
import { usePageTitle } from '@/hooks/use-page-title';
import { catalogue } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';

const NotFound = lazy(() =>
  import('@/components/not-found').then((module) => ({ default: module.NotFound })),
);
const MissingReport = lazy(() =>
  import('@/features/reports/missing-report').then((module) => ({ default: module.MissingReport })),
);
/** Below the report, so it may come after it. */
const OwnerPanels = lazy(() =>
  import('@/features/sharing/owner-panels').then((module) => ({ default: module.OwnerPanels })),
);

/** The route key an address names, or null when it names none. */
function useRouteKey(): string | null {
  const { testKey } = useParams();
  const { pathname } = useLocation();
  if (testKey !== undefined) return testKey;
  return matchPath(paths.focusSnapshotReport, pathname) ? catalogue.focus_snapshot.routeKey : null;
}

/** One report under four addresses: by attempt, by run, and by the test's own name. */
export function ReportPage() {
  const { attemptId = '' } = useParams();
  const routeKey = useRouteKey();
  const isTest = Object.values(catalogue).some((entry) => entry.routeKey === routeKey);
  if (routeKey !== null && !isTest) return <NotFound />;
  return <AttemptReport attemptId={attemptId} routeKey={routeKey} />;
}

function AttemptReport({ attemptId, routeKey }: { attemptId: string; routeKey: string | null }) {
  const auth = useAuth();
  const known = auth.status !== 'loading';
  const userId = auth.user?.id ?? null;
  const reader = useReader(userId);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...attemptQuery(userId, attemptId),
    enabled: known,
  });

  if (isError && data === undefined) {
    return <LoadFailed error={error} onRetry={() => refetch()} retrying={isFetching} />;
  }
  if (data === undefined) return <LoadingState className="min-h-[60dvh]" />;
  if (data === null) {
    return (
      <Suspense fallback={<LoadingState className="min-h-[60dvh]" />}>
        <MissingReport />
      </Suspense>
    );
  }
  const definition = findInstrument(data.test_id);
  if (!definition || (routeKey !== null && definition.routeKey !== routeKey)) return <NotFound />;
  return (
    <>
      <ReportScreen attempt={data} definition={definition} reader={reader} userId={userId} />
      {userId !== null && data.owned === true ? (
        <Suspense fallback={null}>
          <OwnerPanels userId={userId} attempt={data} />
        </Suspense>
      ) : null}
    </>
  );
}

function LoadFailed(props: Pick<ErrorStateProps, 'error' | 'onRetry' | 'retrying'>) {
  const { t } = useTranslation('report');
  usePageTitle(t('page.loadFailed'));
  return (
    <div data-screen="report-error" className="wrap py-section">
      <ErrorState title={t('page.loadFailed')} {...props} />
    </div>
  );
}
