import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { sharedAttemptQuery } from '@/api/sharing/links';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { ReportScreen } from '@/features/reports/report-screen';
import { ClosedLink } from '@/features/sharing/closed-link';
import { usePageTitle } from '@/hooks/use-page-title';
import { findInstrument } from '@/lib/assessments/instruments';
import type { ReportReader } from '@/lib/reports/reader';

/** A report that its owner opened to whoever has the link, for anybody with or without an account. */
export function SharedReportPage() {
  const { token = '' } = useParams();
  return <SharedReport key={token} token={token} />;
}

function SharedReport({ token }: { token: string }) {
  const { t } = useTranslation('sharing');
  const { data, error, isError, isFetching, refetch } = useQuery(sharedAttemptQuery(token));
  usePageTitle(t('page.title'));
  const { sharedUntil = null, caseWord = null, otherView = null } = data ?? {};
  const reader = useMemo<ReportReader>(
    () => ({ audience: 'shared', sharedUntil, caseWord, otherView }),
    [sharedUntil, caseWord, otherView],
  );

  if (isError) {
    return (
      <div data-screen="shared-error" className="wrap py-section">
        <ErrorState
          title={t('page.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (data === undefined) return <LoadingState className="min-h-[60dvh]" />;
  if (data === null) return <ClosedLink />;
  const definition = findInstrument(data.attempt.test_id);
  if (!definition) return <NotFound />;
  return <ReportScreen attempt={data.attempt} definition={definition} reader={reader} userId={null} />;
}
