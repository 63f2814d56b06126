import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { err, ok, type Result } from '../result.ts';
import { type Run, runPhases } from './run-state.ts';
import { consentSchema, detailsSchema } from './submission-parts.ts';
import { formIds, taskIds, testIds } from './types.ts';

const language = z.enum(languageCodes);
const time = z.number();
const textOrTexts = z.union([z.string(), z.array(z.string())]);

/** A stored run. Extra keys are dropped; what version 1 did not have yet is empty. */
const runRecordSchema = z.object({
  v: z.literal([1, 2]),
  attemptId: z.uuidv4(),
  testId: z.enum(testIds),
  instrumentVersion: z.string(),
  form: z.enum(formIds),
  language,
  seed: z.string(),
  consent: z.nullable(consentSchema),
  details: z._default(detailsSchema, {}),
  questionIds: z.array(z.string()),
  itemLanguages: z.record(z.string(), language),
  startedAt: time,
  entries: z.record(z.string(), z.object({ value: z.nullable(z.literal([1, 2, 3, 4, 5])), at: time })),
  extras: z._default(z.record(z.string(), z.object({ value: z.nullable(textOrTexts), at: time })), {}),
  followUps: z._default(z.record(z.string(), z.object({ questionIds: z.array(z.string()), at: time })), {}),
  tasks: z._default(
    z.partialRecord(z.enum(taskIds), z.object({ data: z.unknown(), complete: z.boolean(), at: time })),
    {},
  ),
  itemTimesMs: z.record(z.string(), time),
  softNoticeShown: z.boolean(),
  phase: z.enum(runPhases),
  index: z.int().check(z.minimum(0)),
  stepKey: z._default(z.nullable(z.string()), null),
  movedAt: time,
  shownAt: z.nullable(time),
  completedAt: z.nullable(time),
});

export type RunRecordError = 'invalid_record' | 'unknown_version';

/**
 * Reads a run from storage. The result is hidden (`shownAt` null), so the time the page was closed does not
 * count; dispatch 'resume' when it is shown. A record of another version is told apart from a broken one.
 */
export function readRun(record: unknown): Result<Run, RunRecordError> {
  const parsed = z.safeParse(runRecordSchema, record);
  if (parsed.success) return ok({ ...parsed.data, v: 2, shownAt: null });
  const head = z.safeParse(z.object({ v: z.number() }), record);
  return err(head.success && head.data.v !== 1 && head.data.v !== 2 ? 'unknown_version' : 'invalid_record');
}
