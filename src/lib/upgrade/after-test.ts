import type { FormId, TestId } from '../assessments/types.ts';

/** Tests whose result never stands beside an offer: what they ask about may worry people. */
const neverBeside: ReadonlySet<TestId> = new Set<TestId>(['child_focus_tracker', 'memory_check']);

/**
 * Whether a prompt may stand below a result: only below an adult's own one, and never where the line about support
 * stands first.
 */
export function mayPromptAfterTest(result: {
  readonly testId: TestId;
  readonly form: FormId;
  readonly supportFirst: boolean;
}): boolean {
  return result.form === 'self' && !neverBeside.has(result.testId) && !result.supportFirst;
}
