import * as z from 'zod/mini';
import { submissionSchema } from '../assessments/attempt-record.ts';
import { isPlainSubmission } from '../assessments/plain-submission.ts';
import { submissionErrorCodes } from '../assessments/submission-errors.ts';
import { codesWith, defineCall } from './call.ts';
import { submissionLimit } from './submission-limit.ts';

/** What is wrong with the answers themselves, and what the database finds wrong with the attempt. */
export const submissionCodes = {
  ...codesWith(400, submissionErrorCodes),
  too_many_texts: 400,
  not_started: 403,
  attempt_conflict: 409,
} as const;

/** What was kept by an earlier version may hold more than that: it is made plain before it is sent. */
export const sentSubmission = submissionSchema.check(z.refine(isPlainSubmission));

/** What taking a finished test has in common, whoever may hand it in. */
const finishedTest = {
  limit: submissionLimit,
  body: sentSubmission,
  /** The attempt as it is stored; whoever reads it parses it. */
  answer: z.object({ attempt: z.unknown() }),
  codes: submissionCodes,
} as const;

/** Takes a finished Focus Snapshot, the one test that needs no account. */
export const focusSnapshotSubmit = defineCall({
  name: 'focus-snapshot-submit',
  auth: 'anyone',
  ...finishedTest,
});

/** Takes every finished test of people with an account, but the reaction-time test, which is handed in with its trials. */
export const assessmentSubmit = defineCall({
  name: 'assessment-submit',
  auth: 'person',
  ...finishedTest,
});
