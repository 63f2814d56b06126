/**
 * Takes every finished test of people with an account, but the reaction-time test, which is handed in with its trials.
 * The database asks for the start that let the person in.
 */
import { focusTrack } from '@lib/assessments/focustrack.ts';
import { findInstrument } from '@lib/assessments/instruments.ts';
import { serveSubmissions } from '../_shared/submissions.ts';

export const NAME = 'assessment-submit';

export const handle = serveSubmissions({
  name: NAME,
  find: (testId) => (testId === focusTrack.testId ? undefined : findInstrument(testId)),
  needsAccount: true,
});
