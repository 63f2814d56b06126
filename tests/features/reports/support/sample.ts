import { attemptFromScore, scoreSubmission } from '@/lib/assessments/attempt';
import type { AttemptRecord, Submission } from '@/lib/assessments/attempt-record';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';
import type { ReportContent } from '@/lib/reports/content-schema';
import { wholeContent } from '../../../support/report-content.ts';

export const attemptId = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';

/** Questions per area: 4, 4, 4, 3, 3. */
const served = { AC: 4, IC: 4, OM: 4, ES: 3, DF: 3 } as const;
export type SampleAnswers = Readonly<Partial<Record<keyof typeof served, readonly (number | null)[]>>>;

/** Attention 62.5, impulsivity 31.3, memory 75, stress 50, daily life 41.7; overall 52.8. */
export const mixedAnswers: SampleAnswers = {
  AC: [4, 3, 4, 3],
  IC: [2, 2, 3, 2],
  OM: [4, 4, 4, 4],
  ES: [3, 3, 3],
  DF: [3, 2, 3],
};

export const all = (answer: number | null): SampleAnswers =>
  Object.fromEntries(Object.entries(served).map(([prefix, count]) => [prefix, Array(count).fill(answer)]));

/** A stored attempt with these answers; null is a skipped question. */
export function sampleAttempt(
  answers: SampleAnswers = mixedAnswers,
  more: Partial<AttemptRecord> = {},
): AttemptRecord {
  const given: Record<string, number> = {};
  const ids: string[] = [];
  for (const [prefix, count] of Object.entries(served)) {
    for (let i = 0; i < count; i += 1) {
      const id = `${prefix}${String(i * 10 + 1).padStart(3, '0')}`;
      ids.push(id);
      const answer = answers[prefix as keyof typeof served]?.[i];
      if (typeof answer === 'number') given[id] = answer;
    }
  }
  const submission: Submission = {
    id: attemptId,
    test_id: 'focus_snapshot',
    instrument_version: '3.0.0',
    form: 'self',
    language: 'en',
    question_ids: ids,
    answers: given,
    item_times_ms: Object.fromEntries(ids.map((id) => [id, 6000])),
    item_languages: {},
    started_at: '2026-11-20T12:00:00.000Z',
    completed_at: '2026-11-20T12:04:00.000Z',
    seed: 'sample',
    consent: null,
  };
  const scored = scoreSubmission(focusSnapshot, submission);
  if (!scored.ok) throw new Error(`the sample is refused: ${scored.error.code}`);
  return { ...attemptFromScore(scored.value), owned: false, ...more };
}

/** The English report texts as they ship. */
export const sampleContent = (): ReportContent => wholeContent();
