/** Takes a finished Focus Snapshot, the one test that needs no account. */
import { focusSnapshot } from '@lib/assessments/focus-snapshot.ts';
import { serveSubmissions } from '../_shared/submissions.ts';

export const NAME = 'focus-snapshot-submit';

export const handle = serveSubmissions({
  name: NAME,
  find: (testId) => (testId === focusSnapshot.testId ? focusSnapshot : undefined),
  needsAccount: false,
});
