import * as z from 'zod/mini';
import { submissionErrorCodes } from '../assessments/attempt.ts';
import { submissionSchema } from '../assessments/attempt-record.ts';
import { isPlainSubmission } from '../assessments/plain-submission.ts';
import { type CallLimit, codesWith } from './call.ts';

/** Generous for a household, a class or an office behind one address, and tiresome for a script. */
export const submissionLimit: CallLimit = { by: 'network', uses: 60, windowSeconds: 10 * 60 };

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
export const submissionParts = {
  limit: submissionLimit,
  body: sentSubmission,
  /** The attempt as it is stored; whoever reads it parses it. */
  answer: z.object({ attempt: z.unknown() }),
  codes: submissionCodes,
} as const;
