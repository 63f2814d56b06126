import { toMs } from '../time.ts';
import { type TestId, testIds } from './catalogue.ts';
import { areComparable, type ComparableAttempt } from './difference.ts';
import type { FormId } from './types.ts';

/** What the history needs to know of an attempt. */
export type PastAttempt = ComparableAttempt & {
  readonly id: string;
  readonly test_id: TestId;
  readonly form: FormId;
  /** The child it describes, as `subjectOf` reads it; null for tests about nobody else. */
  readonly subject: string | null;
  /** Somebody else answered by invitation. Two such attempts may be of two people. */
  readonly invited: boolean;
};

/** The label of a child without differences of case and spacing; null when there is none. */
export function subjectOf(label: string | null | undefined): string | null {
  return label?.trim().replace(/\s+/g, ' ').toLowerCase() || null;
}

/** The tests somebody has taken, in catalogue order. */
export function testsTaken(attempts: readonly Pick<PastAttempt, 'test_id'>[]): TestId[] {
  return testIds.filter((id) => attempts.some((attempt) => attempt.test_id === id));
}

/** Earlier attempts of the same test, respondent and child, newest first; answers by invitation stand alone. */
export function earlierAttempts<A extends PastAttempt>(attempt: A, all: readonly A[]): A[] {
  const { test_id, form, subject, invited } = attempt;
  if (invited) return [];
  const endOf = (each: A) => toMs(each.completedAt) ?? 0;
  return all
    .filter(
      (other) =>
        other.test_id === test_id && other.form === form && other.subject === subject && !other.invited,
    )
    .filter((other) => endOf(other) < endOf(attempt))
    .sort((a, b) => endOf(b) - endOf(a));
}

/**
 * The attempt that `attempt` is best looked at beside: the latest earlier one of its kind that may be compared, else
 * the latest earlier one at all; null when it is the first.
 */
export function earlierAttempt<A extends PastAttempt>(attempt: A, all: readonly A[]): A | null {
  const before = earlierAttempts(attempt, all);
  return before.find((other) => areComparable(other, attempt)) ?? before[0] ?? null;
}
