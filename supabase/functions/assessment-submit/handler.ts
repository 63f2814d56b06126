/**
 * Takes every finished test of people with an account, but the reaction-time test, which is handed in with its trials.
 * The database asks for the start that let the person in.
 */
import { findSubmitted } from '@lib/assessments/instruments.ts';
import { assessmentSubmit } from '@lib/contracts/assessment-submit.ts';
import { serveSubmissions } from '../_shared/submissions/serve-submissions.ts';

export const handle = serveSubmissions(assessmentSubmit, findSubmitted(assessmentSubmit.name));
