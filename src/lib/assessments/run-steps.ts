import type { ExtraValue, QuestionnaireRun, StepRules } from './run-state.ts';
import { domainOf } from './scoring.ts';
import type { ActivityId, EdgeStep, ExtraQuestion, FollowUpRule } from './types.ts';

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

export type ActivityRunStep = { readonly kind: 'task'; readonly key: ActivityId };

export type Step = ScaleStep | ExtraStep | ActivityRunStep;

/** What the steps of a run follow from. */
type StepSource = Pick<QuestionnaireRun, 'form' | 'questionIds' | 'followUps'>;

export type FollowUpSet = {
  readonly module: string;
  readonly questionId: string;
  /** Numbered over the whole run without gaps, in the order asked. */
  readonly impactId: string;
};

/** A module in the run: its questions in served order. Its end is passed with the last of them. */
export type QuestionnaireModule = { readonly id: string; readonly questionIds: readonly string[] };

/** Everything that follows from a run's questions and frozen follow-ups; answers and place change nothing in it. */
export type QuestionnaireCourse = {
  /** All steps known so far, in order. */
  readonly steps: readonly Step[];
  /** The scored ones among them: questions, and impact questions of follow-ups. */
  readonly scale: readonly ScaleStep[];
  /** The modules that were served any question, in the order in which they end. */
  readonly modules: readonly QuestionnaireModule[];
  /** The follow-up sets frozen so far, in the order asked; never more than the rule allows in all. */
  readonly sets: readonly FollowUpSet[];
};

type KnownPlan = {
  readonly source: StepSource;
  readonly rules: StepRules;
  readonly plan: QuestionnaireCourse;
};

/** The last plan of each list of questions: a run keeps its list, so each of its states but a newly frozen one finds it. */
const known = new WeakMap<readonly string[], KnownPlan>();

/** The plan of a run. It is worked out once, and again when the follow-ups of a module are frozen. */
export function questionnaireCourse(run: StepSource, rules: StepRules): QuestionnaireCourse {
  const last = known.get(run.questionIds);
  if (last && isSamePlan(last, run, rules)) return last.plan;
  const plan = workOut(run, rules);
  const { form, questionIds, followUps } = run;
  known.set(questionIds, { source: { form, questionIds, followUps }, rules, plan });
  return plan;
}

function isSamePlan({ source, rules: before }: KnownPlan, run: StepSource, rules: StepRules): boolean {
  return (
    source.form === run.form &&
    source.followUps === run.followUps &&
    before.steps === rules.steps &&
    before.domains === rules.domains &&
    before.followUps === rules.followUps
  );
}

function workOut(run: StepSource, rules: StepRules): QuestionnaireCourse {
  const atEdge = (edge: EdgeStep['edge']) =>
    rules.steps
      .filter((each) => each.edge === edge && (each.forms?.includes(run.form) ?? true))
      .map(({ step }) => edgeStep(step));
  const modules = modulesOf(run, rules);
  const sets = followUpSets(run, rules, modules);
  const questions = questionSteps(run, rules, modules, sets);
  const steps = [...atEdge('start'), ...questions, ...atEdge('end')];
  return { steps, scale: steps.filter((step) => step.kind === 'scale'), modules, sets };
}

/** All steps known so far, in order. */
export function stepsOf(run: StepSource, rules: StepRules): readonly Step[] {
  return questionnaireCourse(run, rules).steps;
}

function edgeStep(step: EdgeStep['step']): Step {
  if (step.kind === 'task') return { kind: 'task', key: step.id };
  return { kind: 'extra', key: step.id, question: step, module: null, about: null };
}

function questionSteps(
  run: StepSource,
  rules: StepRules,
  modules: readonly QuestionnaireModule[],
  sets: readonly FollowUpSet[],
): Step[] {
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

function modulesOf(run: Pick<QuestionnaireRun, 'questionIds'>, rules: StepRules): QuestionnaireModule[] {
  const names = rules.followUps?.modules ?? [];
  const questions = new Map<string, string[]>();
  for (const id of run.questionIds) {
    const domain = domainOf(id, rules.domains)?.id ?? '';
    if (names.includes(domain)) questions.set(domain, [...(questions.get(domain) ?? []), id]);
  }
  const end = ({ questionIds }: QuestionnaireModule) => run.questionIds.indexOf(questionIds.at(-1) ?? '');
  return [...questions]
    .map(([id, questionIds]): QuestionnaireModule => ({ id, questionIds }))
    .sort((a, b) => end(a) - end(b));
}

function followUpSets(
  run: Pick<QuestionnaireRun, 'followUps'>,
  rules: StepRules,
  modules: readonly QuestionnaireModule[],
): FollowUpSet[] {
  const rule = rules.followUps;
  if (!rule) return [];
  const prefix = rules.domains.find(({ id }) => id === rule.impactDomain)?.prefix ?? '';
  const asked = modules.flatMap(({ id: module, questionIds }) => {
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
export function moduleToFreeze(
  run: StepSource,
  rules: StepRules,
  key: string,
): QuestionnaireModule | undefined {
  return questionnaireCourse(run, rules).modules.find(
    ({ id, questionIds }) => questionIds.at(-1) === key && run.followUps[id] === undefined,
  );
}

/** The questions of a module that get a follow-up set: highest answers first, equal ones in served order. */
export function triggersOf(run: QuestionnaireRun, rules: StepRules, module: QuestionnaireModule): string[] {
  const rule = rules.followUps;
  if (!rule) return [];
  const left = rule.total - questionnaireCourse(run, rules).sets.length;
  const answer = (id: string) => run.entries[id]?.value ?? 0;
  return module.questionIds
    .filter((id) => answer(id) >= rule.trigger)
    .sort((a, b) => answer(b) - answer(a))
    .slice(0, Math.max(0, Math.min(rule.perModule, left)));
}

/**
 * An answer to an unscored question as it is kept, or undefined when it is none: an option that does not exist, a list
 * where one is chosen, nothing where something must be chosen. Choices stand once, in the order of the options; text is
 * cut to its length.
 */
export function readExtra(question: ExtraQuestion, value: unknown): ExtraValue | undefined {
  switch (question.kind) {
    case 'single':
      return typeof value === 'string' && question.options.includes(value) ? value : undefined;
    case 'multi': {
      if (value === null) return null;
      if (!Array.isArray(value) || value.some((each) => !question.options.includes(each))) return undefined;
      return question.options.filter((option) => value.includes(option));
    }
    case 'text':
      if (value === null) return null;
      // A cut through a character of two code units would leave half of it.
      return typeof value === 'string'
        ? value.slice(0, question.maxLength).replace(/[\uD800-\uDBFF]$/, '')
        : undefined;
  }
}
