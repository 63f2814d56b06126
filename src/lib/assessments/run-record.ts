import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { err, ok, type Result } from '../result.ts';
import { testIds } from './catalogue.ts';
import {
  type ActivityEntry,
  type ExtraEntry,
  type FrozenModule,
  type QuestionnaireEntry,
  type QuestionnaireRun,
  runPhases,
} from './run-state.ts';
import { consentSchema, detailsSchema } from './submission-parts.ts';
import { formIds, taskIds } from './types.ts';

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
export function readQuestionnaireRun(record: unknown): Result<QuestionnaireRun, RunRecordError> {
  const parsed = z.safeParse(runRecordSchema, record);
  if (parsed.success) return ok({ ...parsed.data, v: 2, shownAt: null });
  const head = z.safeParse(z.object({ v: z.number() }), record);
  return err(head.success && head.data.v !== 1 && head.data.v !== 2 ? 'unknown_version' : 'invalid_record');
}

/**
 * Joins two copies of the same run (two tabs, memory and storage). Per question, extra and task the latest write wins,
 * and a completed task beats one that runs; follow-ups of a module stay as they were chosen first; times and notices
 * keep the larger one; the place in the run follows the latest move. A copy that is done wins as a whole, because its
 * answers are what was handed in. The order of the copies does not matter, merging twice changes nothing, and merging
 * an older copy of a run into its newer one gives the newer one.
 * @throws RangeError when the copies belong to different attempts: the caller mixed up two records
 */
export function mergeQuestionnaireRuns(a: QuestionnaireRun, b: QuestionnaireRun): QuestionnaireRun {
  if (a.attemptId !== b.attemptId) throw new RangeError('Cannot merge runs of different attempts');
  if ((a.phase === 'done') !== (b.phase === 'done')) return a.phase === 'done' ? a : b;
  const order = comparePlace(a, b);
  const merged: QuestionnaireRun = {
    ...a,
    startedAt: Math.min(a.startedAt, b.startedAt),
    entries: mergeRecords(a.entries, b.entries, laterEntry),
    extras: mergeRecords(a.extras, b.extras, laterExtra),
    followUps: mergeRecords(a.followUps, b.followUps, earlierModule),
    tasks: mergeRecords(a.tasks, b.tasks, furtherTask),
    itemTimesMs: mergeRecords(a.itemTimesMs, b.itemTimesMs, Math.max),
    softNoticeShown: a.softNoticeShown || b.softNoticeShown,
  };
  const placed = atPlaceOf(merged, order >= 0 ? a : b);
  return order === 0 ? { ...placed, shownAt: laterMoment(a.shownAt, b.shownAt) } : placed;
}

/** A run with the answers of one copy and the place of another. */
export function atPlaceOf(run: QuestionnaireRun, place: QuestionnaireRun): QuestionnaireRun {
  const { phase, index, stepKey, movedAt, shownAt, completedAt } = place;
  return { ...run, phase, index, stepKey, movedAt, shownAt, completedAt };
}

/** Two writes of the same moment: an answer beats a skip, the larger answer beats the smaller. */
function laterEntry(a: QuestionnaireEntry, b: QuestionnaireEntry): QuestionnaireEntry {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return (a.value ?? 0) >= (b.value ?? 0) ? a : b;
}

function laterExtra(a: ExtraEntry, b: ExtraEntry): ExtraEntry {
  return (a.at - b.at || compareJson(a.value, b.value)) >= 0 ? a : b;
}

/** What was chosen first holds: its questions may have been asked already. */
function earlierModule(a: FrozenModule, b: FrozenModule): FrozenModule {
  return (a.at - b.at || compareJson(a.questionIds, b.questionIds)) <= 0 ? a : b;
}

function furtherTask(a: ActivityEntry, b: ActivityEntry): ActivityEntry {
  if (a.complete !== b.complete) return a.complete ? a : b;
  return (a.at - b.at || compareJson(a.data, b.data)) >= 0 ? a : b;
}

function comparePlace(a: QuestionnaireRun, b: QuestionnaireRun): number {
  const key = (run: QuestionnaireRun) => [
    run.movedAt,
    runPhases.indexOf(run.phase),
    run.index,
    run.completedAt ?? -1,
  ];
  const other = key(b);
  const order = key(a).reduce((found, value, i) => found || value - (other[i] ?? 0), 0);
  return order || compareJson(a.stepKey, b.stepKey);
}

/** Any fixed order will do: it decides between writes of the same moment alike in every tab. */
function compareJson(a: unknown, b: unknown): number {
  const [left, right] = [JSON.stringify(a) ?? '', JSON.stringify(b) ?? ''];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function laterMoment(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

function mergeRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  join: (a: T, b: T) => T,
): Record<string, T> {
  const merged: Record<string, T> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const own = merged[key];
    merged[key] = own === undefined ? value : join(own, value);
  }
  return merged;
}
