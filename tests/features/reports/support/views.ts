import { QueryClient } from '@tanstack/react-query';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { buildReportView, type ReportView, type ReportViewInput } from '@/features/reports/report-view';
import { partMakersQuery } from '@/features/reports/special/parts';
import { areaNames, type ReportTexts } from '@/features/reports/texts';
import { focusSnapshot } from '@/lib/assessments/focus-snapshot';
import { findInstrument } from '@/lib/assessments/instruments';
import { testIds } from '@/lib/assessments/types';
import { sampleContent } from './sample.ts';

export const snapshot = focusSnapshot;

/** The parts of every test, which a page loads for its own test alone. */
const ask = new QueryClient();
const makers = Object.fromEntries(
  await Promise.all(testIds.map(async (id) => [id, await ask.fetchQuery(partMakersQuery(id))] as const)),
);

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
    partMakers: makers[definition.testId] ?? [],
    ...more,
  }).view;
}
