import { clamp } from '../numbers.ts';
import { dayMs } from '../time.ts';
import type { ExtraValue, Run, RunRules, StepRules } from './run-state.ts';
import { modulesOf, type ScaleStep, type Step, stepsOf } from './run-steps.ts';
import type { InstrumentDefinition, ScalePoint } from './types.ts';

/* What a screen asks about a run. */

const isScale = (step: Step): step is ScaleStep => step.kind === 'scale';

/** Scored questions and impact questions known so far, in the order shown. */
export function scaleSteps(run: Run, rules: StepRules): ScaleStep[] {
  return stepsOf(run, rules).filter(isScale);
}

/** Place of the run among its steps; the one to read, as a merge may have moved the steps under `run.index`. */
export function stepIndex(run: Run, rules: StepRules): number {
  const steps = stepsOf(run, rules);
  const last = Math.max(0, steps.length - 1);
  if (run.stepKey === null || steps[run.index]?.key === run.stepKey) return clamp(run.index, 0, last);
  const found = steps.findIndex(({ key }) => key === run.stepKey);
  return found === -1 ? clamp(run.index, 0, furthestIndex(run, rules)) : found;
}

/** The step in view, or undefined when the run has no step. */
export function currentStep(run: Run, rules: StepRules): Step | undefined {
  return stepsOf(run, rules)[stepIndex(run, rules)];
}

/** The given answer of a scale step by its key (for a question of the bank its id); null when skipped or open. */
export function answerOf(run: Run, key: string): ScalePoint | null {
  return run.entries[key]?.value ?? null;
}

/** The given answer of an extra step by its key; null when there is none. */
export function extraOf(run: Run, key: string): ExtraValue {
  return run.extras[key]?.value ?? null;
}

/** Question id, as handed in, to answer; answered questions only. */
export function answersOf(run: Run, rules: StepRules): Record<string, ScalePoint> {
  const answers: Record<string, ScalePoint> = {};
  for (const { key, questionId } of scaleSteps(run, rules)) {
    const value = answerOf(run, key);
    if (value !== null) answers[questionId] = value;
  }
  return answers;
}

/** Answered, chosen to be left out, or completed. */
export function isStepDone(run: Run, step: Step): boolean {
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
export function canSkip(step: Step, rules: RunRules): boolean {
  if (step.kind === 'scale') return rules.skip !== 'required';
  return isOptional(step) || (step.kind === 'extra' && rules.skip === 'prefer_not');
}

/** Scored questions that were skipped, in the order shown. */
export function skippedSteps(run: Run, rules: StepRules): ScaleStep[] {
  return scaleSteps(run, rules).filter(({ key }) => run.entries[key]?.value === null);
}

/** 'next' works: the step in view is done or may stay empty. */
export function canContinue(run: Run, rules: StepRules): boolean {
  const step = currentStep(run, rules);
  return step !== undefined && (isStepDone(run, step) || isOptional(step));
}

/** 'next' leads out of the questions: this is the last step, and nothing can be added after it. */
export function isLastStep(run: Run, rules: StepRules): boolean {
  const steps = stepsOf(run, rules);
  return stepIndex(run, rules) === steps.length - 1 && openModuleEnd(run, rules, steps) === -1;
}

/** Largest index 'goto' accepts: the first step that is not done, the end of the first module that was not passed, or the last step. */
export function furthestIndex(run: Run, rules: StepRules): number {
  const steps = stepsOf(run, rules);
  const limits = [steps.findIndex((step) => !isStepDone(run, step)), openModuleEnd(run, rules, steps)];
  return Math.max(0, Math.min(steps.length - 1, ...limits.filter((index) => index !== -1)));
}

/** Place of the last question of the first module whose end was not passed; -1 when all were. */
function openModuleEnd(run: Run, rules: StepRules, steps: readonly Step[]): number {
  const open = modulesOf(run, rules).find(({ id }) => run.followUps[id] === undefined);
  return open === undefined ? -1 : steps.findIndex(({ key }) => key === open.questionIds.at(-1));
}

/** Every step is done and, where there are questions, one is answered; without skipping, all are. */
export function canFinish(run: Run, rules: RunRules): boolean {
  const steps = stepsOf(run, rules);
  const scale = steps.filter(isScale);
  const answered = scale.filter(({ key }) => answerOf(run, key) !== null).length;
  const enough = rules.skip === 'required' ? answered === scale.length : answered > 0 || scale.length === 0;
  return (
    steps.length > 0 &&
    enough &&
    openModuleEnd(run, rules, steps) === -1 &&
    steps.every((step) => isStepDone(run, step))
  );
}

/** Milliseconds spent on the steps, time out of view not counted. */
export function elapsedMs(run: Run, now: number): number {
  const counted = Object.values(run.itemTimesMs).reduce((sum, ms) => sum + ms, 0);
  return counted + (run.shownAt === null ? 0 : Math.max(0, now - run.shownAt));
}

/** Ids of served domains without any answer; the finish prompt asks for at least one answer per area. */
export function emptyDomains(run: Run, rules: StepRules): string[] {
  const steps = scaleSteps(run, rules);
  const served = new Set(steps.map(({ domain }) => domain));
  const answered = new Set(
    steps.filter(({ key }) => answerOf(run, key) !== null).map(({ domain }) => domain),
  );
  return rules.domains.map(({ id }) => id).filter((id) => served.has(id) && !answered.has(id));
}

/** The latest write or move of the person, in milliseconds since 1970. */
export function lastChangeAt(run: Run): number {
  const written = [run.entries, run.extras, run.followUps, run.tasks].flatMap((record) =>
    Object.values(record).map(({ at }) => at),
  );
  return Math.max(run.movedAt, ...written);
}

/** An unfinished run that waited longer than its test allows: it can only be started anew. */
export function isExpired(
  run: Run,
  { pauseDays }: Pick<InstrumentDefinition, 'pauseDays'>,
  now: number,
): boolean {
  const unfinished = run.phase === 'answering' || run.phase === 'review';
  return unfinished && pauseDays !== null && now - lastChangeAt(run) > pauseDays * dayMs;
}
