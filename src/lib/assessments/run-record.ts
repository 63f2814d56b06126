import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { clamp } from '../numbers.ts';
import { err, ok, type Result } from '../result.ts';
import { toIso } from '../time.ts';
import { consentSchema, type Submission } from './attempt.ts';
import { type Run, runPhases } from './run-state.ts';
import { answersOf } from './run-view.ts';
import { formIds, testIds } from './types.ts';

const language = z.enum(languageCodes);
const time = z.number();

/** A stored run. Extra keys are dropped. */
const runRecordSchema = z.object({
  v: z.literal(1),
  attemptId: z.uuidv4(),
  testId: z.enum(testIds),
  instrumentVersion: z.string(),
  form: z.enum(formIds),
  language,
  seed: z.string(),
  consent: z.nullable(consentSchema),
  questionIds: z.array(z.string()).check(z.minLength(1)),
  itemLanguages: z.record(z.string(), language),
  startedAt: time,
  entries: z.record(z.string(), z.object({ value: z.nullable(z.literal([1, 2, 3, 4, 5])), at: time })),
  itemTimesMs: z.record(z.string(), time),
  softNoticeShown: z.boolean(),
  phase: z.enum(runPhases),
  index: z.int(),
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
  if (parsed.success) {
    const run = parsed.data;
    return ok({ ...run, index: clamp(run.index, 0, run.questionIds.length - 1), shownAt: null });
  }
  const head = z.safeParse(z.object({ v: z.number() }), record);
  return err(head.success && head.data.v !== 1 ? 'unknown_version' : 'invalid_record');
}

/** What is sent when the run is handed in. Skipped and open questions carry no answer. */
export function toSubmission(run: Run): Submission {
  const served = new Set(run.questionIds);
  return {
    id: run.attemptId,
    test_id: run.testId,
    instrument_version: run.instrumentVersion,
    form: run.form,
    language: run.language,
    question_ids: [...run.questionIds],
    answers: answersOf(run),
    item_times_ms: Object.fromEntries(Object.entries(run.itemTimesMs).filter(([id]) => served.has(id))),
    item_languages: Object.fromEntries(
      Object.entries(run.itemLanguages).filter(([id, shown]) => served.has(id) && shown !== run.language),
    ),
    started_at: toIso(run.startedAt),
    completed_at: toIso(Math.max(run.completedAt ?? run.movedAt, run.startedAt)),
    seed: run.seed,
    consent: run.consent,
  };
}
