import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { consentSchema } from '../assessments/attempt-record.ts';
import type { RecordProblem } from '../cognitive/focustrack/check-record.ts';
import { defineCall } from './call.ts';
import { submissionLimit } from './submission-limit.ts';

/** What cannot have happened as it is told. */
const recordCodes = {
  wrong_version: 400,
  wrong_trial_count: 400,
  list_not_from_seed: 400,
  times_out_of_order: 400,
  schedule_mismatch: 400,
  segments_mismatch: 400,
  press_outside: 400,
} as const satisfies Record<RecordProblem, number>;

/** Takes a run of the reaction-time test, finished or abandoned. */
export const focustrackSubmit = defineCall({
  name: 'focustrack-submit',
  auth: 'person',
  limit: submissionLimit,
  // 360 trials with their presses and three rounds of practice take about 200 kB.
  maxBodyBytes: 700 * 1024,
  body: z.object({
    /** Of the start that let the person in. */
    id: z.uuidv4(),
    language: z.enum(languageCodes),
    consent: z.nullable(consentSchema),
    /** What `buildAttentionRun` made. */
    run: z.unknown(),
  }),
  /** The run without its trials, and the attempt of a scored one; whoever reads them parses them. */
  answer: z.object({ run: z.unknown(), attempt: z.unknown() }),
  codes: {
    ...recordCodes,
    consent_required: 400,
    bad_times: 400,
    bad_run: 400,
    not_started: 403,
    attempt_conflict: 409,
  },
});
