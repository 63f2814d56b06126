import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { buildReportView, type ReportView, type ReportViewInput } from '@/features/reports/report-view';
import { areaNames, type ReportTexts } from '@/features/reports/texts';
import { focusSnapshot } from '@/lib/assessments/focus-snapshot';
import { findInstrument } from '@/lib/assessments/instruments';
import { sampleContent } from './sample.ts';

export const snapshot = focusSnapshot;

/** What the report of an attempt shows, with the texts as they ship unless told otherwise. */
export function viewOf(
  attempt: AttemptRecord,
  texts: ReportTexts,
  more: Partial<Omit<ReportViewInput, 'attempt' | 'definition' | 'areaNames'>> = {},
): ReportView {
  const definition = findInstrument(attempt.test_id);
  if (!definition) throw new Error(`no test ${attempt.test_id}`);
  return buildReportView({
    attempt,
    definition,
    content: sampleContent(),
    others: [],
    areaNames: areaNames(texts, definition),
    ...more,
  }).view;
}
