import type { Language } from '../../config/languages.ts';
import type { Consent, Details } from './submission-parts.ts';
import type { FormId, InstrumentDefinition, ScalePoint, SkipRule, TaskId, TestId } from './types.ts';

/** One person going through one questionnaire, as plain data that is stored as it is. Moments are milliseconds. */

/** `value` null means the person chose not to answer. `at` grows with every write, also if the clock jumps back. */
export type RunEntry = { readonly value: ScalePoint | null; readonly at: number };

/** Answer to an unscored question: an option, several options, or text; null when it was passed without one. */
export type ExtraValue = string | readonly string[] | null;
export type ExtraEntry = { readonly value: ExtraValue; readonly at: number };

/** Where a task stands, as plain JSON of its own shape. A complete one is its raw record and changes no more. */
export type TaskEntry = { readonly data: unknown; readonly complete: boolean; readonly at: number };

/** Questions of a module that get a follow-up set, chosen when its end was passed. Empty: the open question is asked. */
export type FrozenModule = { readonly questionIds: readonly string[]; readonly at: number };

export const runPhases = ['answering', 'review', 'submitting', 'done'] as const;
export type RunPhase = (typeof runPhases)[number];

export type Run = {
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
  readonly entries: Readonly<Record<string, RunEntry>>;
  /** By key of an extra step. */
  readonly extras: Readonly<Record<string, ExtraEntry>>;
  /** By module (domain id). */
  readonly followUps: Readonly<Record<string, FrozenModule>>;
  readonly tasks: Readonly<Partial<Record<TaskId, TaskEntry>>>;
  /** Time each step was in view by its key, summed over visits. */
  readonly itemTimesMs: Readonly<Record<string, number>>;
  readonly softNoticeShown: boolean;
  readonly phase: RunPhase;
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
export type RunRules = StepRules & { readonly skip: SkipRule; readonly softLimitMs: number | null };
