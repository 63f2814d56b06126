import { areComparable, type ComparableAttempt } from './difference.ts';
import { type FormId, type TestId, testIds } from './types.ts';

/** What the history needs to know of an attempt. */
export type PastAttempt = ComparableAttempt & {
  readonly id: string;
  readonly test_id: TestId;
  readonly form: FormId;
};

/** The tests somebody has taken, in catalogue order. */
export function testsTaken(attempts: readonly Pick<PastAttempt, 'test_id'>[]): TestId[] {
  return testIds.filter((id) => attempts.some((attempt) => attempt.test_id === id));
}

/**
 * The attempt that `attempt` is best looked at beside: the latest earlier one of the same test and respondent that
 * may be compared, else the latest earlier one at all; null when it is the first of its kind.
 */
export function earlierAttempt<A extends PastAttempt>(attempt: A, all: readonly A[]): A | null {
  const before = all
    .filter((other) => other.test_id === attempt.test_id && other.form === attempt.form)
    .filter((other) => Date.parse(other.completedAt) < Date.parse(attempt.completedAt))
    .sort((a, b) => Date.parse(b.completedAt) - Date.parse(a.completedAt));
  return before.find((other) => areComparable(other, attempt)) ?? before[0] ?? null;
}
