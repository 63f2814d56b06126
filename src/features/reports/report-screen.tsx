import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { comparedRunsQuery } from '@/api/attempts/compared-runs';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { reactionRunQuery } from '@/api/attempts/reaction-run';
import { rawReactionQuery } from '@/api/reactions/queries';
import { reportContentQuery } from '@/api/reports/content';
import { ErrorState } from '@/components/error-state';
import { focusTrack } from '@/lib/assessments/focustrack';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { scoreRun } from '@/lib/cognitive/attention-test/score-run';
import { reportBuildWarning } from '@/lib/reports/content-schema';
import { runTimeline } from '@/lib/reports/special/run-timeline';
import type { ReportReader } from './reader';
import { Report } from './report';
import { buildReportView } from './report-view';
import { areaNames } from './texts';
import { useReportTexts } from './use-report-texts';

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
  const run = useQuery({
    ...reactionRunQuery(userId, attempt.id),
    enabled: userId !== null && definition.testId === focusTrack.testId,
  });
  // An address may have come from somebody else: then this person's results are no comparison.
  const others = useMemo(() => {
    const own = known.data ?? [];
    return own.some(({ id }) => id === attempt.id) ? own : [];
  }, [known.data, attempt.id]);
  const isRun = definition.testId === focusTrack.testId;
  const runs = useQuery(comparedRunsQuery(userId, isRun ? runIds(attempt, others) : []));
  const trials = useQuery({
    ...rawReactionQuery(userId ?? '', attempt.id),
    enabled: isRun && userId !== null,
  });
  const timeline = useMemo(() => {
    const scored = trials.data ? scoreRun(trials.data) : null;
    return scored?.ok ? runTimeline(scored.value) : null;
  }, [trials.data]);

  const { view, problems } = useMemo(
    () =>
      buildReportView({
        attempt,
        definition,
        content: content.data ?? null,
        others,
        areaNames: areaNames(texts, definition),
        reader,
        run: run.data ?? null,
        timeline,
        runs: runs.data ?? {},
      }),
    [attempt, definition, content.data, others, texts, reader, run.data, timeline, runs.data],
  );

  useEffect(() => {
    for (const problem of problems) console.warn(reportBuildWarning, problem.reason);
  }, [problems]);
  const failures = [content.error, known.error, run.error ?? runs.error ?? trials.error].filter(
    (error) => error !== null,
  );
  useWarnings(failures);

  return (
    <Report
      view={view}
      texts={texts}
      pending={content.isPending}
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

/** Attempts of the reaction-time test, the one of the report among them. */
function runIds(attempt: AttemptRecord, others: readonly AttemptRecord[]): string[] {
  const scored = others.filter((other) => other.test_id === focusTrack.testId).map(({ id }) => id);
  return [...new Set([attempt.id, ...scored])];
}

/** Logs each failure once: the report stands without what failed. */
function useWarnings(failures: readonly Error[]): void {
  const [first, second, third] = failures;
  useEffect(() => {
    for (const failure of [first, second, third]) if (failure) console.warn(reportBuildWarning, failure);
  }, [first, second, third]);
}
