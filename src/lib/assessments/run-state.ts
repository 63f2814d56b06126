import type { Language } from '../../config/languages.ts';
import type { Consent } from './attempt.ts';
import type { FormId, ScalePoint, SkipRule, TestId } from './types.ts';

/** One person going through one questionnaire, as plain data that is stored as it is. Moments are milliseconds. */

/** `value` null means the person chose not to answer. `at` grows with every write, also if the clock jumps back. */
export type RunEntry = { readonly value: ScalePoint | null; readonly at: number };

export const runPhases = ['answering', 'review', 'submitting', 'done'] as const;
export type RunPhase = (typeof runPhases)[number];

export type Run = {
  /** Version of this record. */
  readonly v: 1;
  readonly attemptId: string;
  readonly testId: TestId;
  readonly instrumentVersion: string;
  readonly form: FormId;
  readonly language: Language;
  readonly seed: string;
  readonly consent: Consent | null;
  /** In the order shown. */
  readonly questionIds: readonly string[];
  /** Language of questions that were not shown in `language`. */
  readonly itemLanguages: Readonly<Record<string, Language>>;
  readonly startedAt: number;
  readonly entries: Readonly<Record<string, RunEntry>>;
  /** Time each question was in view, summed over visits. */
  readonly itemTimesMs: Readonly<Record<string, number>>;
  readonly softNoticeShown: boolean;
  readonly phase: RunPhase;
  readonly index: number;
  /** Last change of phase or index; grows with every change. */
  readonly movedAt: number;
  /** Since when the current question is in view; null while hidden, paused or not answering. */
  readonly shownAt: number | null;
  readonly completedAt: number | null;
};

/** What a definition says about moving through the run. */
export type RunRules = { readonly skip: SkipRule; readonly softLimitMs: number | null };
