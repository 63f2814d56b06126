import { domainOf } from './answers.ts';
import type { Run, StepRules } from './run-state.ts';
import type { ExtraQuestion, FollowUpRule, PlacedStep, TaskId } from './types.ts';

/*
 * What a run shows one after the other. The steps follow from the definition, the questions chosen, and the follow-up
 * sets frozen so far; a module whose end was not passed yet has no follow-up steps.
 */

/** A scored question. */
export type ScaleStep = {
  readonly kind: 'scale';
  /** Key of its entry and its time: the question id, or 'impact.<about>'. */
  readonly key: string;
  /** Id under which the answer is handed in. */
  readonly questionId: string;
  /** Domain the answer counts in. */
  readonly domain: string | null;
  /** For the scored part of a follow-up set: the module that ended, and the question it is about. */
  readonly module: string | null;
  readonly about: string | null;
};

/** An unscored question. */
export type ExtraStep = {
  readonly kind: 'extra';
  /** Key of its entry: the id of the question, with '.<about>' or '.<module>' in a follow-up. */
  readonly key: string;
  readonly question: ExtraQuestion;
  /** At the end of a module: its domain id, and in a follow-up set the question it is about. */
  readonly module: string | null;
  readonly about: string | null;
};

export type TaskRunStep = { readonly kind: 'task'; readonly key: TaskId };

export type Step = ScaleStep | ExtraStep | TaskRunStep;

/** What the steps of a run follow from. */
type StepSource = Pick<Run, 'form' | 'questionIds' | 'followUps'>;

export type FollowUpSet = {
  readonly module: string;
  readonly questionId: string;
  /** Numbered over the whole run without gaps, in the order asked. */
  readonly impactId: string;
};

/** A module in the run: its questions in served order. Its end is passed with the last of them. */
export type RunModule = { readonly id: string; readonly questionIds: readonly string[] };

/** All steps known so far, in order. */
export function stepsOf(run: StepSource, rules: StepRules): Step[] {
  const placed = (place: PlacedStep['place']) =>
    rules.steps
      .filter((each) => each.place === place && (each.forms?.includes(run.form) ?? true))
      .map(({ step }) => placedStep(step));
  return [...placed('start'), ...questionSteps(run, rules), ...placed('end')];
}

function placedStep(step: PlacedStep['step']): Step {
  if (step.kind === 'task') return { kind: 'task', key: step.id };
  return { kind: 'extra', key: step.id, question: step, module: null, about: null };
}

function questionSteps(run: StepSource, rules: StepRules): Step[] {
  const modules = modulesOf(run, rules);
  const sets = followUpSets(run, rules);
  return run.questionIds.flatMap((questionId): Step[] => {
    const domain = domainOf(questionId, rules.domains)?.id ?? null;
    const question: Step = { kind: 'scale', key: questionId, questionId, domain, module: null, about: null };
    const ended = modules.find(({ questionIds }) => questionIds.at(-1) === questionId);
    if (!ended || !rules.followUps || run.followUps[ended.id] === undefined) return [question];
    const own = sets.filter(({ module }) => module === ended.id);
    return [question, ...followUpSteps(ended.id, own, rules.followUps)];
  });
}

function followUpSteps(module: string, sets: readonly FollowUpSet[], rule: FollowUpRule): Step[] {
  if (sets.length === 0) {
    const { open } = rule;
    return [{ kind: 'extra', key: `${open.id}.${module}`, question: open, module, about: null }];
  }
  return sets.flatMap(({ questionId: about, impactId }): Step[] => [
    ...[rule.settings, rule.since].map(
      (question): Step => ({ kind: 'extra', key: `${question.id}.${about}`, question, module, about }),
    ),
    { kind: 'scale', key: `impact.${about}`, questionId: impactId, domain: rule.impactDomain, module, about },
  ]);
}

/** The modules that were served any question, in the order in which they end. */
export function modulesOf(run: Pick<Run, 'questionIds'>, rules: StepRules): RunModule[] {
  const names = rules.followUps?.modules ?? [];
  const questions = new Map<string, string[]>();
  for (const id of run.questionIds) {
    const domain = domainOf(id, rules.domains)?.id ?? '';
    if (names.includes(domain)) questions.set(domain, [...(questions.get(domain) ?? []), id]);
  }
  const end = ({ questionIds }: RunModule) => run.questionIds.indexOf(questionIds.at(-1) ?? '');
  return [...questions]
    .map(([id, questionIds]): RunModule => ({ id, questionIds }))
    .sort((a, b) => end(a) - end(b));
}

/** The follow-up sets frozen so far, in the order asked; never more than the rule allows in all. */
export function followUpSets(run: Pick<Run, 'questionIds' | 'followUps'>, rules: StepRules): FollowUpSet[] {
  const rule = rules.followUps;
  if (!rule) return [];
  const prefix = rules.domains.find(({ id }) => id === rule.impactDomain)?.prefix ?? '';
  const asked = modulesOf(run, rules).flatMap(({ id: module, questionIds }) => {
    const frozen = (run.followUps[module]?.questionIds ?? []).filter((id) => questionIds.includes(id));
    return frozen.slice(0, rule.perModule).map((questionId) => ({ module, questionId }));
  });
  return asked.slice(0, rule.total).map((set, n) => ({ ...set, impactId: impactIdOf(prefix, rule, n) }));
}

/** Id of the nth (from 0) impact question of a run. */
export function impactIdOf(prefix: string, rule: Pick<FollowUpRule, 'firstNumber'>, n: number): string {
  return `${prefix}${String(rule.firstNumber + n).padStart(3, '0')}`;
}

/** The module that ends with this step and was not passed yet; only then are its follow-ups chosen. */
export function moduleToFreeze(run: StepSource, rules: StepRules, key: string): RunModule | undefined {
  return modulesOf(run, rules).find(
    ({ id, questionIds }) => questionIds.at(-1) === key && run.followUps[id] === undefined,
  );
}

/** The questions of a module that get a follow-up set: highest answers first, equal ones in served order. */
export function triggersOf(run: Run, rules: StepRules, module: RunModule): string[] {
  const rule = rules.followUps;
  if (!rule) return [];
  const left = rule.total - followUpSets(run, rules).length;
  const answer = (id: string) => run.entries[id]?.value ?? 0;
  return module.questionIds
    .filter((id) => answer(id) >= rule.trigger)
    .sort((a, b) => answer(b) - answer(a))
    .slice(0, Math.max(0, Math.min(rule.perModule, left)));
}
