import { useMemo } from 'react';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { ScoredQuestions } from '@/features/reports/parts/scored-questions';
import { buildReportView } from '@/features/reports/report-view';
import { areaNames } from '@/features/reports/texts';
import { useReportTexts } from '@/features/reports/use-report-texts';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** The questions as they were asked, drawn as in the report. */
export function DetailAnswers({
  attempt,
  definition,
}: {
  attempt: AttemptRecord;
  definition: InstrumentDefinition;
}) {
  const texts = useReportTexts();
  const { view } = useMemo(
    () =>
      buildReportView({
        attempt,
        definition,
        content: null,
        others: [],
        areaNames: areaNames(texts, definition),
      }),
    [attempt, definition, texts],
  );
  return <ScoredQuestions view={view} texts={texts} />;
}
