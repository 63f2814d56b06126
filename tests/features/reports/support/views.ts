import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { buildReportView, type ReportView, type ReportViewInput } from '@/features/reports/report-view';
import { areaNames, type ReportTexts } from '@/features/reports/texts';
import { focusSnapshot } from '@/lib/assessments/focus-snapshot';
import { sampleContent } from './sample.ts';

export const snapshot = focusSnapshot;

/** What the report of an attempt shows, with the texts as they ship unless told otherwise. */
export function viewOf(
  attempt: AttemptRecord,
  texts: ReportTexts,
  more: Partial<Pick<ReportViewInput, 'content' | 'others'>> = {},
): ReportView {
  return buildReportView({
    attempt,
    definition: snapshot,
    content: sampleContent(),
    others: [],
    areaNames: areaNames(texts, snapshot),
    ...more,
  }).view;
}
