import { useMemo } from 'react';
import { ScoredQuestions } from '@/features/reports/parts/scoring';
import { areaNames, useReportTexts } from '@/features/reports/words/texts';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { buildReportView } from '@/lib/reports/view';

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
