import type { Language } from '../../config/languages.ts';
import type { TestId } from './catalogue.ts';
import type { Consent, Details } from './submission-parts.ts';
import type { ActivityId, FormId, InstrumentDefinition, ScalePoint, SkipRule } from './types.ts';

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
