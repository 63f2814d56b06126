import * as z from 'zod/mini';
import { maxNotesLength, maxStepLength, maxTaskLength } from '../cognitive/burst-limits.ts';
import { exerciseRunSchema } from '../exercises/run.ts';
import type { RunRefusal } from '../exercises/score-run.ts';
import { plainLine } from '../plain-text.ts';
import { defineCall } from './call.ts';
import { submissionLimit } from './submission-limit.ts';
import { textOf } from './text.ts';

/** What cannot have happened as it is told. */
const runCodes = {
  unknown_exercise: 404,
  unknown_variant: 400,
  wrong_version: 400,
  foreign_seed: 400,
  bad_config: 400,
  bad_records: 400,
  bad_times: 400,
  nothing_done: 400,
  records_missing: 400,
  too_many_records: 400,
  not_from_seed: 400,
  times_out_of_order: 400,
  too_early: 400,
  too_late: 400,
  press_outside: 400,
  impossible_answer: 400,
} as const satisfies Record<RunRefusal, number>;

const lineOf = (max: number) => textOf(max, 1).check(z.refine((text) => plainLine(text) === text));

/** What a person wrote beside a focus burst. */
export const burstWordsSchema = z.object({
  task: lineOf(maxTaskLength),
  firstStep: z.nullable(lineOf(maxStepLength)),
  notes: z.nullable(textOf(maxNotesLength, 1)),
});
export type BurstWords = z.infer<typeof burstWordsSchema>;

/** Takes a run of an exercise, whole or left early. */
export const exerciseSubmit = defineCall({
  name: 'exercise-submit',
  auth: 'person',
  limit: submissionLimit,
  // Records take 450 kB at most.
  maxBodyBytes: 700 * 1024,
  body: z.object({ run: exerciseRunSchema, burst: z.nullable(burstWordsSchema) }),
  /** The run as it is stored, without its records; whoever reads it parses it. */
  answer: z.object({ run: z.unknown() }),
  codes: { ...runCodes, bad_burst: 400, not_started: 403, run_conflict: 409 },
});
