import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { reportContentQuery } from '@/api/reports/content';
import { ErrorState } from '@/components/error-state';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { reportBuildWarning } from '@/lib/reports/content-schema';
import type { ReportReader } from '@/lib/reports/reader';
import { buildReportView } from '@/lib/reports/view';
import { Report } from './report';
import { partMakersQuery } from './special/parts';
import { runDataQuery } from './special/run-data';
import { areaNames, useReportTexts } from './words/texts';

export interface ReportScreenProps {
  attempt: AttemptRecord;
  definition: InstrumentDefinition;
  reader: ReportReader;
  /** The signed-in person who reads their own report; null for a visitor and for a shared report. */
  userId: string | null;
}

/** Shows the numbers of a report at once and its texts as they come; without them what the numbers alone say. */
export function ReportScreen({ attempt, definition, reader, userId }: ReportScreenProps) {
  const texts = useReportTexts();
  const { t } = texts;
  const isOwner = reader.audience === 'owner';
  const content = useQuery(reportContentQuery(definition.testId, texts.language));
  const known = useQuery({ ...knownAttemptsQuery(userId), enabled: isOwner });
  // An address may have come from somebody else: then this person's results are no comparison.
  const others = useMemo(() => {
    const own = known.data ?? [];
    return own.some(({ id }) => id === attempt.id) ? own : [];
  }, [known.data, attempt.id]);
  const parts = useQuery(partMakersQuery(definition.testId));
  const run = useQuery(runDataQuery(userId, attempt, others));

  const { view, problems } = useMemo(
    () =>
      buildReportView({
        attempt,
        definition,
        content: content.data ?? null,
        others,
        areaNames: areaNames(texts, definition),
        reader,
        ...run.data,
      }),
    [attempt, definition, content.data, others, texts, reader, run.data],
  );

  useEffect(() => {
    for (const problem of problems) console.warn(reportBuildWarning, problem.reason);
  }, [problems]);
  const failures = [
    content.error,
    known.error,
    parts.error,
    run.error ?? run.data?.failures[0] ?? null,
  ].filter((error) => error !== null);
  useWarnings(failures);

  return (
    <Report
      view={view}
      texts={texts}
      makers={parts.data ?? []}
      pending={content.isPending || parts.isPending}
      showKeep={isOwner && !reader.signedIn && attempt.owned !== true}
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

/** Logs each failure once: the report stands without what failed. */
function useWarnings(failures: readonly Error[]): void {
  const [first, second, third, fourth] = failures;
  useEffect(() => {
    for (const failure of [first, second, third, fourth])
      if (failure) console.warn(reportBuildWarning, failure);
  }, [first, second, third, fourth]);
}
