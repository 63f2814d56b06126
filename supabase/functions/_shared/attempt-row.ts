import type { ScoredAttempt } from '@lib/assessments/attempt.ts';
import type { Refusal } from './refusal.ts';

/** An attempt under the names of the columns of `assessment_attempts`, with its texts. */
export type AttemptRow = Omit<ScoredAttempt, 'totalScore' | 'maxPossibleScore' | 'completedAt'> & {
  readonly total_score: number;
  readonly max_possible_score: number;
  readonly completed_at: string;
};

/** Of a conflict nobody learns which attempt has the id, or whose it is. */
export type StoreResult = { ok: true; attempt: unknown } | { ok: false; refusal: Refusal };

export function toAttemptRow({
  totalScore,
  maxPossibleScore,
  completedAt,
  ...rest
}: ScoredAttempt): AttemptRow {
  return {
    ...rest,
    total_score: totalScore,
    max_possible_score: maxPossibleScore,
    completed_at: completedAt,
  };
}
