import { catalogue, type TestId } from '../assessments/catalogue.ts';
import type { FormId } from '../assessments/types.ts';

/**
 * Whether a prompt may stand below a result: only below an adult's own one, never where what the test asks about may
 * worry people, and never where the line about support stands first.
 */
export function mayPromptAfterTest({
  testId,
  form,
  supportFirst,
}: {
  readonly testId: TestId;
  readonly form: FormId;
  readonly supportFirst: boolean;
}): boolean {
  return form === 'self' && catalogue[testId].sellsPlans && !supportFirst;
}
