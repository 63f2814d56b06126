import { domainOf } from './answers.ts';
import type { Run, RunRules } from './run-state.ts';
import type { DomainDefinition, ScalePoint } from './types.ts';

/* What a screen asks about a run. */

/** Id of the question in view, or undefined when the run holds no question. */
export function currentQuestion(run: Run): string | undefined {
  return run.questionIds[run.index];
}

/** The given answer of a question; null when skipped or open. */
export function answerOf(run: Run, questionId: string): ScalePoint | null {
  return run.entries[questionId]?.value ?? null;
}

/** Question id to answer, answered questions only. */
export function answersOf(run: Run): Record<string, ScalePoint> {
  const answers: Record<string, ScalePoint> = {};
  for (const id of run.questionIds) {
    const value = answerOf(run, id);
    if (value !== null) answers[id] = value;
  }
  return answers;
}

/** Skipped questions in the order shown. */
export function skippedQuestions(run: Run): string[] {
  return run.questionIds.filter((id) => run.entries[id]?.value === null);
}

/** Questions neither answered nor skipped, in the order shown. */
export function openQuestions(run: Run): string[] {
  return run.questionIds.filter((id) => run.entries[id] === undefined);
}

/** The current question is answered or skipped, so 'next' works. */
export function canContinue(run: Run): boolean {
  return run.entries[currentQuestion(run) ?? ''] !== undefined;
}

/** Largest index 'goto' accepts: the first open question, or the last question when none is open. */
export function furthestIndex(run: Run): number {
  const open = run.questionIds.findIndex((id) => run.entries[id] === undefined);
  return open === -1 ? run.questionIds.length - 1 : open;
}

/** Every question is answered or skipped and at least one is answered; without skipping, all are answered. */
export function canFinish(run: Run, rules: RunRules): boolean {
  const answered = run.questionIds.filter((id) => answerOf(run, id) !== null).length;
  if (rules.skip === 'required') return answered > 0 && answered === run.questionIds.length;
  return answered > 0 && openQuestions(run).length === 0;
}

/** Milliseconds spent answering, time out of view not counted. */
export function elapsedMs(run: Run, now: number): number {
  const counted = Object.values(run.itemTimesMs).reduce((sum, ms) => sum + ms, 0);
  return counted + (run.shownAt === null ? 0 : Math.max(0, now - run.shownAt));
}

export type RunProgress = {
  /** X of 'question X of Y', from 1. */
  readonly number: number;
  readonly total: number;
  readonly answered: number;
  readonly skipped: number;
  /** Answered and skipped questions of all, 0 to 100, whole; 100 only when none is open. */
  readonly percentComplete: number;
};

export function runProgress(run: Run): RunProgress {
  const total = run.questionIds.length;
  const skipped = skippedQuestions(run).length;
  const open = openQuestions(run).length;
  return {
    number: Math.min(run.index + 1, total),
    total,
    answered: total - skipped - open,
    skipped,
    percentComplete: total === 0 ? 0 : Math.floor((100 * (total - open)) / total),
  };
}

/** Ids of served domains without any answer; the finish prompt asks for at least one answer per area. */
export function emptyDomains(run: Run, domains: readonly DomainDefinition[]): string[] {
  const servedBy = (answered: boolean) =>
    new Set(
      run.questionIds
        .filter((id) => !answered || answerOf(run, id) !== null)
        .map((id) => domainOf(id, domains)?.id),
    );
  const served = servedBy(false);
  const answered = servedBy(true);
  return domains.map((domain) => domain.id).filter((id) => served.has(id) && !answered.has(id));
}
