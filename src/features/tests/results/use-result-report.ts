import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { reportContentQuery } from '@/api/reports/content';
import { areaName } from '@/i18n/area-name';
import { currentLanguage } from '@/i18n/init';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { reportBuildWarning } from '@/lib/reports/content-schema';
import { buildReportView, type ReportView } from '@/lib/reports/view';

export interface ResultReport {
  /** What the report shows, as somebody without a plan reads it. Without texts until they are there. */
  view: ReportView;
  /** The texts are on their way. */
  loading: boolean;
}

/** The view of the report for the results screen. A failure is logged and leaves the texts out. */
export function useResultReport(
  definition: InstrumentDefinition,
  attempt: AttemptRecord,
  userId: string | null,
): ResultReport {
  const { t } = useTranslation('tests');
  const content = useQuery(reportContentQuery(definition.testId, currentLanguage()));
  const others = useQuery(knownAttemptsQuery(userId));
  const { view, problems } = useMemo(
    () =>
      buildReportView({
        attempt,
        definition,
        content: content.data ?? null,
        others: others.data ?? [],
        areaNames: Object.fromEntries(definition.domains.map((each) => [each.id, areaName(t, each)])),
      }),
    [attempt, definition, content.data, others.data, t],
  );

  useEffect(() => {
    if (content.error) console.warn(reportBuildWarning, content.error);
    for (const { reason } of problems) console.warn(reportBuildWarning, reason);
  }, [content.error, problems]);

  return { view, loading: content.isPending };
}
