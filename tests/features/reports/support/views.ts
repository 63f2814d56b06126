import { QueryClient } from '@tanstack/react-query';
import { partMakersQuery } from '@/features/reports/special/parts';
import { areaNames, type ReportTexts } from '@/features/reports/words/texts';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { testIds } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';
import { buildReportView, type ReportView, type ReportViewInput } from '@/lib/reports/view';
import { sampleContent } from './sample.ts';

export const snapshot = focusSnapshot;

/** Read once: every view asks for it. */
const content = sampleContent();

/** The parts of every test, which a page loads for its own test alone. */
const ask = new QueryClient();
const makers = Object.fromEntries(
  await Promise.all(testIds.map(async (id) => [id, await ask.fetchQuery(partMakersQuery(id))] as const)),
);

export const makersOf = ({ definition }: Pick<ReportView, 'definition'>) => makers[definition.testId] ?? [];

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
    content,
    others: [],
    areaNames: areaNames(texts, definition),
    ...more,
  }).view;
}
