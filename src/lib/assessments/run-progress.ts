import type { Run, StepRules } from './run-state.ts';
import { modulesOf, type Step, stepsOf } from './run-steps.ts';
import { isStepDone, scaleSteps, stepIndex } from './run-view.ts';

export type RunProgress = {
  /** X of 'question X of Y': scored questions up to the step in view, 0 before the first one. */
  readonly number: number;
  /** Scored questions known so far; grows when follow-up questions are added. */
  readonly total: number;
  readonly answered: number;
  readonly skipped: number;
  /** Share of all steps that is done, 0 to 100, whole; 100 only when none is open. Never falls as steps are added. */
  readonly percentComplete: number;
};

export function runProgress(run: Run, rules: StepRules): RunProgress {
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
function percentComplete(run: Run, rules: StepRules): number {
  const steps = stepsOf(run, rules);
  const doneIn = (some: readonly Step[]) => some.filter((step) => isStepDone(run, step)).length;
  const plain = steps.filter((step) => moduleOf(step) === null);
  const modules = modulesOf(run, rules).map(({ id }) => steps.filter((step) => moduleOf(step) === id));
  const shares = modules.map((own) => (own.length === 0 ? 0 : doneIn(own) / own.length));
  const all = plain.length + modules.length;
  const done = doneIn(plain) + shares.reduce((sum, share) => sum + share, 0);
  // A sum of shares may miss a whole number by the last binary digits.
  return all === 0 ? 0 : Math.floor((100 * done) / all + 1e-9);
}

function moduleOf(step: Step): string | null {
  return step.kind === 'task' ? null : step.module;
}
