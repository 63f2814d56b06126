import { clamp } from '../numbers.ts';
import { dayMs } from '../time.ts';
import type { ExtraValue, QuestionnaireRules, QuestionnaireRun, StepRules } from './run-state.ts';
import {
  type QuestionnaireCourse,
  questionnaireCourse,
  type ScaleStep,
  type Step,
  stepsOf,
} from './run-steps.ts';
import type { InstrumentDefinition, ScalePoint } from './types.ts';

/* What a screen asks about a run. */

/** Scored questions and impact questions known so far, in the order shown. */
export function scaleSteps(run: QuestionnaireRun, rules: StepRules): readonly ScaleStep[] {
  return questionnaireCourse(run, rules).scale;
}

/** Place of the run among its steps; the one to read, as a merge may have moved the steps under `run.index`. */
export function stepIndex(run: QuestionnaireRun, rules: StepRules): number {
  const steps = stepsOf(run, rules);
  const last = Math.max(0, steps.length - 1);
  if (run.stepKey === null || steps[run.index]?.key === run.stepKey) return clamp(run.index, 0, last);
  const found = steps.findIndex(({ key }) => key === run.stepKey);
  return found === -1 ? clamp(run.index, 0, furthestIndex(run, rules)) : found;
}

/** The step in view, or undefined when the run has no step. */
export function currentStep(run: QuestionnaireRun, rules: StepRules): Step | undefined {
  return stepsOf(run, rules)[stepIndex(run, rules)];
}

/** The given answer of a scale step by its key (for a question of the bank its id); null when skipped or open. */
export function answerOf(run: QuestionnaireRun, key: string): ScalePoint | null {
  return run.entries[key]?.value ?? null;
}

/** The given answer of an extra step by its key; null when there is none. */
export function extraOf(run: QuestionnaireRun, key: string): ExtraValue {
  return run.extras[key]?.value ?? null;
}

/** Answered, chosen to be left out, or completed. */
export function isStepDone(run: QuestionnaireRun, step: Step): boolean {
  switch (step.kind) {
    case 'scale':
      return run.entries[step.key] !== undefined;
    case 'extra':
      return run.extras[step.key] !== undefined;
    case 'task':
      return run.tasks[step.key]?.complete === true;
  }
}

/** The step may be passed without an answer: open text and choices of several. */
export function isOptional(step: Step): boolean {
  return step.kind === 'extra' && step.question.kind !== 'single';
}

/** 'skip' works here: the form allows it. A single choice has a 'not sure' of its own except where nobody must answer. */
export function canSkip(step: Step, rules: QuestionnaireRules): boolean {
  if (step.kind === 'scale') return rules.skip !== 'required';
  return isOptional(step) || (step.kind === 'extra' && rules.skip === 'prefer_not');
}

/** Scored questions that were skipped, in the order shown. */
export function skippedSteps(run: QuestionnaireRun, rules: StepRules): ScaleStep[] {
  return scaleSteps(run, rules).filter(({ key }) => run.entries[key]?.value === null);
}

/** 'next' works: the step in view is done or may stay empty. */
export function canContinue(run: QuestionnaireRun, rules: StepRules): boolean {
  const step = currentStep(run, rules);
  return step !== undefined && (isStepDone(run, step) || isOptional(step));
}

/** 'next' leads out of the questions: this is the last step, and nothing can be added after it. */
export function isLastStep(run: QuestionnaireRun, rules: StepRules): boolean {
  const plan = questionnaireCourse(run, rules);
  return stepIndex(run, rules) === plan.steps.length - 1 && openModuleEnd(run, plan) === -1;
}

/** Largest index 'goto' accepts: the first step that is not done, the end of the first module that was not passed, or the last step. */
export function furthestIndex(run: QuestionnaireRun, rules: StepRules): number {
  const plan = questionnaireCourse(run, rules);
  const { steps } = plan;
  const limits = [steps.findIndex((step) => !isStepDone(run, step)), openModuleEnd(run, plan)];
  return Math.max(0, Math.min(steps.length - 1, ...limits.filter((index) => index !== -1)));
}

/** Place of the last question of the first module whose end was not passed; -1 when all were. */
function openModuleEnd(run: QuestionnaireRun, { modules, steps }: QuestionnaireCourse): number {
  const open = modules.find(({ id }) => run.followUps[id] === undefined);
  return open === undefined ? -1 : steps.findIndex(({ key }) => key === open.questionIds.at(-1));
}

/** Every step is done and, where there are questions, one is answered; without skipping, all are. */
export function canFinish(run: QuestionnaireRun, rules: QuestionnaireRules): boolean {
  const plan = questionnaireCourse(run, rules);
  const { steps, scale } = plan;
  const answered = scale.filter(({ key }) => answerOf(run, key) !== null).length;
  const enough = rules.skip === 'required' ? answered === scale.length : answered > 0 || scale.length === 0;
  return (
    steps.length > 0 &&
    enough &&
    openModuleEnd(run, plan) === -1 &&
    steps.every((step) => isStepDone(run, step))
  );
}

/** Milliseconds spent on the steps, time out of view not counted. */
export function elapsedMs(run: QuestionnaireRun, now: number): number {
  const counted = Object.values(run.itemTimesMs).reduce((sum, ms) => sum + ms, 0);
  return counted + (run.shownAt === null ? 0 : Math.max(0, now - run.shownAt));
}

/** Ids of served domains without any answer; the finish prompt asks for at least one answer per area. */
export function emptyDomains(run: QuestionnaireRun, rules: StepRules): string[] {
  const steps = scaleSteps(run, rules);
  const served = new Set(steps.map(({ domain }) => domain));
  const answered = new Set(
    steps.filter(({ key }) => answerOf(run, key) !== null).map(({ domain }) => domain),
  );
  return rules.domains.map(({ id }) => id).filter((id) => served.has(id) && !answered.has(id));
}

/** The latest write or move of the person, in milliseconds since 1970. */
export function lastChangeAt(run: QuestionnaireRun): number {
  const written = [run.entries, run.extras, run.followUps, run.tasks].flatMap((record) =>
    Object.values(record).map(({ at }) => at),
  );
  return Math.max(run.movedAt, ...written);
}

/** An unfinished run that waited longer than its test allows: it can only be started anew. */
export function isExpired(
  run: QuestionnaireRun,
  { pauseDays }: Pick<InstrumentDefinition, 'pauseDays'>,
  now: number,
): boolean {
  const unfinished = run.phase === 'answering' || run.phase === 'review';
  return unfinished && pauseDays !== null && now - lastChangeAt(run) > pauseDays * dayMs;
}

export type QuestionnaireProgress = {
  /** X of 'question X of Y': scored questions up to the step in view, 0 before the first one. */
  readonly number: number;
  /** Scored questions known so far; grows when follow-up questions are added. */
  readonly total: number;
  readonly answered: number;
  readonly skipped: number;
  /** Share of all steps that is done, 0 to 100, whole; 100 only when none is open. Never falls as steps are added. */
  readonly percentComplete: number;
};

export function runProgress(run: QuestionnaireRun, rules: StepRules): QuestionnaireProgress {
  const scale = scaleSteps(run, rules);
  const value = (key: string) => run.entries[key]?.value;
  const seen = stepsOf(run, rules).slice(0, stepIndex(run, rules) + 1);
  return {
    number: seen.filter(({ kind }) => kind === 'scale').length,
    total: scale.length,
    answered: scale.filter(({ key }) => typeof value(key) === 'number').length,
    skipped: scale.filter(({ key }) => value(key) === null).length,
    percentComplete: percentComplete(run, rules),
  };
}

/** The follow-ups of a module count as one step however many they are, so their number moves nothing backwards. */
function percentComplete(run: QuestionnaireRun, rules: StepRules): number {
  const steps = stepsOf(run, rules);
  const doneIn = (some: readonly Step[]) => some.filter((step) => isStepDone(run, step)).length;
  const plain = steps.filter((step) => moduleOf(step) === null);
  const modules = questionnaireCourse(run, rules).modules.map(({ id }) =>
    steps.filter((step) => moduleOf(step) === id),
  );
  const shares = modules.map((own) => (own.length === 0 ? 0 : doneIn(own) / own.length));
  const all = plain.length + modules.length;
  const done = doneIn(plain) + shares.reduce((sum, share) => sum + share, 0);
  // A sum of shares may miss a whole number by the last binary digits.
  return all === 0 ? 0 : Math.floor((100 * done) / all + 1e-9);
}

function moduleOf(step: Step): string | null {
  return step.kind === 'task' ? null : step.module;
}
