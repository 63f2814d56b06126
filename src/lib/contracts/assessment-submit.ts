import { defineCall } from './call.ts';
import { submissionParts } from './submissions.ts';

/** Takes every finished test of people with an account, but the reaction-time test. */
export const assessmentSubmit = defineCall({
  name: 'assessment-submit',
  auth: 'person',
  ...submissionParts,
});
