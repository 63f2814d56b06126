import * as z from 'zod/mini';
import { type Language, languageCodes } from '../../config/languages.ts';
import { err, ok, type Result } from '../result.ts';
import { type Consent, consentSchema, type Details, detailsSchema } from './attempt-record.ts';
import { type TestId, testIds } from './catalogue.ts';
import {
  type ActivityId,
  type FormId,
  formIds,
  type InstrumentDefinition,
  type ScalePoint,
  type SkipRule,
  taskIds,
} from './types.ts';

/** One person going through one questionnaire, as plain data that is stored as it is. Moments are milliseconds. */

/** `value` null means the person chose not to answer. `at` grows with every write, also if the clock jumps back. */
export type QuestionnaireEntry = { readonly value: ScalePoint | null; readonly at: number };

/** Answer to an unscored question: an option, several options, or text; null when it was passed without one. */
export type ExtraValue = string | readonly string[] | null;
export type ExtraEntry = { readonly value: ExtraValue; readonly at: number };

/** Where a task stands, as plain JSON of its own shape. A complete one is its raw record and changes no more. */
export type ActivityEntry = { readonly data: unknown; readonly complete: boolean; readonly at: number };

/** Questions of a module that get a follow-up set, chosen when its end was passed. Empty: the open question is asked. */
export type FrozenModule = { readonly questionIds: readonly string[]; readonly at: number };

export const runPhases = ['answering', 'review', 'submitting', 'done'] as const;
export type QuestionnairePhase = (typeof runPhases)[number];

export type QuestionnaireRun = {
  /** Version of this record. */
  readonly v: 2;
  readonly attemptId: string;
  readonly testId: TestId;
  readonly instrumentVersion: string;
  readonly form: FormId;
  readonly language: Language;
  readonly seed: string;
  readonly consent: Consent | null;
  readonly details: Details;
  /** Scored questions of the bank in the order shown; empty for a test that is a task. */
  readonly questionIds: readonly string[];
  /** Language of questions that were not shown in `language`. */
  readonly itemLanguages: Readonly<Record<string, Language>>;
  readonly startedAt: number;
  /** By key of a scale step, which for questions of the bank is the question id. */
  readonly entries: Readonly<Record<string, QuestionnaireEntry>>;
  /** By key of an extra step. */
  readonly extras: Readonly<Record<string, ExtraEntry>>;
  /** By module (domain id). */
  readonly followUps: Readonly<Record<string, FrozenModule>>;
  readonly tasks: Readonly<Partial<Record<ActivityId, ActivityEntry>>>;
  /** Time each step was in view by its key, summed over visits. */
  readonly itemTimesMs: Readonly<Record<string, number>>;
  readonly softNoticeShown: boolean;
  readonly phase: QuestionnairePhase;
  /** Place among the steps (`stepsOf`). */
  readonly index: number;
  /** Key of the step at `index`: finds the place again when a merge moved the steps. Null counts by `index` alone. */
  readonly stepKey: string | null;
  /** Last change of phase or index; grows with every change. */
  readonly movedAt: number;
  /** Since when the current step is in view; null while hidden, paused or not answering. */
  readonly shownAt: number | null;
  readonly completedAt: number | null;
};

/** The part of a definition that says which steps a run has; a whole definition fits. */
export type StepRules = Pick<InstrumentDefinition, 'domains' | 'steps' | 'followUps'>;

/** What a definition says about moving through the run with one form. */
export type QuestionnaireRules = StepRules & { readonly skip: SkipRule; readonly softLimitMs: number | null };

/** What may happen to a run. `now` is milliseconds since 1970. */
export type QuestionnaireAction =
  /** Answers the scale step in view, or another one by its key (for a question of the bank its id). */
  | {
      readonly type: 'answer';
      readonly value: ScalePoint;
      readonly questionId?: string;
      readonly now: number;
    }
  /**
   * Answers the unscored step in view, or another one by its key: an option, several options, or text. Null empties
   * what may stay empty. Text longer than allowed is cut.
   */
  | { readonly type: 'set_extra'; readonly value: ExtraValue; readonly key?: string; readonly now: number }
  /** Keeps where a task stands as plain JSON; with `complete`, its raw record for good. */
  | {
      readonly type: 'set_task';
      readonly taskId: ActivityId;
      readonly data: unknown;
      readonly complete: boolean;
      readonly now: number;
    }
  /** To the next step, after the last one to the review. Needs the step done first, or one that may stay empty. */
  | { readonly type: 'next'; readonly now: number }
  | { readonly type: 'previous'; readonly now: number }
  /** Chooses not to answer the step in view (drops its answer) and moves on. */
  | { readonly type: 'skip'; readonly now: number }
  /** To a step already reached, also from the review. */
  | { readonly type: 'goto'; readonly index: number; readonly now: number }
  /** Hands in: only when `canFinish`. */
  | { readonly type: 'finish'; readonly now: number }
  | { readonly type: 'submit_failed'; readonly now: number }
  | { readonly type: 'submitted'; readonly now: number }
  /** Page hidden or left: the time out of view does not count. */
  | { readonly type: 'pause'; readonly now: number }
  /** Page in view again, or the run was just restored. */
  | { readonly type: 'resume'; readonly now: number }
  /** Time passes; sets `softNoticeShown` once the soft limit is reached. */
  | { readonly type: 'tick'; readonly now: number }
  /** Takes in what another tab stored, without moving this tab unless the other one is done. */
  | { readonly type: 'merge'; readonly other: QuestionnaireRun };

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
