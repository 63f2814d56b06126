import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { reportContentQuery } from '@/api/reports/content';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import type { AuthState } from '@/contexts/auth';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { reportBuildWarning } from '@/lib/reports/content-schema';
import { Report } from './report';
import { buildReportView } from './report-view';
import { areaNames } from './texts';
import { useReportTexts } from './use-report-texts';

export interface ReportScreenProps {
  attempt: AttemptRecord;
  definition: InstrumentDefinition;
  auth: AuthState;
}

/** Waits for the texts of a report and shows it; without them it shows what the numbers alone say. */
export function ReportScreen({ attempt, definition, auth }: ReportScreenProps) {
  const texts = useReportTexts();
  const { t } = texts;
  const content = useQuery(reportContentQuery(definition.testId, texts.language));
  const known = useQuery(knownAttemptsQuery(auth.user?.id ?? null));
  // An address may have come from somebody else: then this person's results are no comparison.
  const others = useMemo(() => {
    const own = known.data ?? [];
    return own.some(({ id }) => id === attempt.id) ? own : [];
  }, [known.data, attempt.id]);

  const { view, problems } = useMemo(
    () =>
      buildReportView({
        attempt,
        definition,
        content: content.data ?? null,
        others,
        areaNames: areaNames(texts, definition),
      }),
    [attempt, definition, content.data, others, texts],
  );

  useEffect(() => {
    for (const problem of problems) console.warn(reportBuildWarning, problem.reason);
  }, [problems]);
  useEffect(() => {
    if (content.error) console.warn(reportBuildWarning, content.error);
  }, [content.error]);
  useEffect(() => {
    if (known.error) console.warn(reportBuildWarning, known.error);
  }, [known.error]);

  if (content.isPending) return <LoadingState className="min-h-[60dvh]" />;
  return (
    <Report
      view={view}
      texts={texts}
      showKeep={auth.status === 'signed-out' && attempt.owned !== true}
      notice={
        content.isError ? (
          <ErrorState
            title={t('page.incomplete')}
            onRetry={() => content.refetch()}
            retrying={content.isFetching}
          />
        ) : null
      }
    />
  );
}
