import fc from 'fast-check';
import type { ActivityScorers } from '../../../src/lib/assessments/activity-scorers.ts';
import type { Details } from '../../../src/lib/assessments/attempt-record.ts';
import { reduceQuestionnaire, runRules, startQuestionnaire } from '../../../src/lib/assessments/run.ts';
import type {
  QuestionnaireAction,
  QuestionnaireRules,
  QuestionnaireRun,
} from '../../../src/lib/assessments/run-state.ts';
import type { Step } from '../../../src/lib/assessments/run-steps.ts';
import { currentStep, furthestIndex, isStepDone, scaleSteps } from '../../../src/lib/assessments/run-view.ts';
import { selectQuestions } from '../../../src/lib/assessments/selection.ts';
import type {
  FormDefinition,
  FormId,
  InstrumentDefinition,
  ScalePoint,
  SelectableItem,
} from '../../../src/lib/assessments/types.ts';
import { ok } from '../../../src/lib/result.ts';
import { attemptId, snapshot, startMs } from './snapshot-fixtures.ts';

const domain = (id: string, prefix: string, itemCount = 6) => ({
  id,
  label: id,
  kind: 'attention' as const,
  prefix,
  itemCount,
  facets: ['one', 'two', 'three'],
});

const form = (id: FormId, skip: FormDefinition['skip']): FormDefinition => ({
  form: id,
  skip,
  recall: 'past_6_months',
  consent: null,
  agreements: [],
  details: [],
});

/** Two modules of three with follow-ups, two closing questions, a choice before and an optional one after. */
export const interview: InstrumentDefinition = {
  ...snapshot,
  testId: 'attention_flow_interview',
  version: '1.0.0',
  forms: [form('self', 'prefer_not')],
  domains: [domain('calm', 'CA'), domain('order', 'OR'), domain('impact', 'IM')],
  selection: {
    total: 8,
    minPerDomain: 2,
    maxPerDomain: 3,
    perDomain: { calm: 3, order: 3, impact: 2 },
    followUps: 3,
    shuffle: false,
    avoidLastAttempts: 0,
  },
  softLimitMinutes: null,
  pauseDays: 7,
  steps: [
    { edge: 'start', step: { kind: 'single', id: 'school', options: ['yes', 'no'] } },
    { edge: 'end', step: { kind: 'multi', id: 'where', options: ['home', 'work', 'others'] } },
  ],
  followUps: {
    trigger: 4,
    perModule: 2,
    total: 3,
    modules: ['calm', 'order'],
    settings: { kind: 'multi', id: 'settings', options: ['home', 'work'] },
    since: { kind: 'single', id: 'since', options: ['long', 'short'] },
    impactDomain: 'impact',
    firstNumber: 101,
    open: { kind: 'text', id: 'helps', maxLength: 20 },
  },
  supportDomains: [],
};

/** Two forms: one with tasks around required questions, one with 'not sure' and an optional text. */
export const withTasks: InstrumentDefinition = {
  ...snapshot,
  testId: 'memory_check',
  version: '1.0.0',
  forms: [form('self', 'required'), form('informant', 'not_sure')],
  domains: [domain('names', 'NA'), domain('places', 'PL')],
  selection: {
    total: 4,
    minPerDomain: 2,
    maxPerDomain: 2,
    followUps: 0,
    shuffle: true,
    avoidLastAttempts: 0,
  },
  steps: [
    { edge: 'start', step: { kind: 'task', id: 'word_learning' }, forms: ['self'] },
    { edge: 'end', step: { kind: 'single', id: 'change', options: ['yes', 'not_sure'] } },
    { edge: 'end', step: { kind: 'text', id: 'note', maxLength: 500 }, forms: ['informant'] },
    { edge: 'end', step: { kind: 'task', id: 'word_delayed' }, forms: ['self'] },
  ],
  supportDomains: [],
};

/** A task and nothing else; its score is the score of the test. */
export const taskOnly: InstrumentDefinition = {
  ...withTasks,
  testId: 'delay_choice',
  kind: 'choices',
  forms: [form('self', 'required')],
  domains: [domain('pull', 'PU', 0)],
  selection: { ...withTasks.selection, total: 0, minPerDomain: 0, maxPerDomain: 0 },
  steps: [{ edge: 'end', step: { kind: 'task', id: 'delay_choice' } }],
};

/** Take every record as it is; the choices of the last task give its domain, null for an empty record. */
export const sampleScorers: ActivityScorers = {
  word_learning: (raw) => ok({ result: raw }),
  word_delayed: (raw) => ok({ result: raw }),
  word_recognition: (raw) => ok({ result: raw }),
  delay_choice: (raw) => ok({ result: raw, domains: { pull: Array.isArray(raw) ? raw.length : null } }),
};

export function itemsOf({ domains }: Pick<InstrumentDefinition, 'domains'>): SelectableItem[] {
  return domains.flatMap(({ id, prefix, itemCount, facets }) =>
    Array.from({ length: itemCount }, (_, i) => ({
      id: `${prefix}${String(i + 1).padStart(3, '0')}`,
      domain: id,
      facet: facets[Math.floor((i * facets.length) / itemCount)] ?? '',
      active: true,
    })),
  );
}

const details: Details = { age_band: '9-12', child_label: 'Kim', known_weeks: 12 };

export function newRun(
  definition: InstrumentDefinition,
  { form: id, consent, details: asked } = definition.forms[0],
) {
  const seed = 'fixed';
  const { questionIds } = selectQuestions(definition, itemsOf(definition), { seed, avoid: [] });
  const text_version = '1.0';
  const accepted_at = '2026-01-05T08:59:00Z';
  return startQuestionnaire({
    definition,
    attemptId,
    form: id,
    language: 'en',
    seed,
    questionIds,
    itemLanguages: {},
    consent: consent === null ? null : { kind: consent, accepted_at, text_version },
    details: asked.length === 0 ? {} : details,
    now: startMs,
  });
}

export type Case = {
  readonly name: string;
  readonly start: QuestionnaireRun;
  readonly rules: QuestionnaireRules;
  readonly definition: InstrumentDefinition;
};

/** A definition with each of its forms. */
export function casesOf(definition: InstrumentDefinition): Case[] {
  return definition.forms.map((each) => ({
    name: `${definition.testId}, ${each.form}`,
    definition,
    start: newRun(definition, each),
    rules: runRules(definition, each.form),
  }));
}

/** What somebody does next, whatever is in view then. */
export type Whim = { readonly what: number; readonly pick: number; readonly after: number };

export const whimsArbitrary = (maxLength: number): fc.Arbitrary<Whim[]> =>
  fc.array(
    fc.record({ what: fc.nat(19), pick: fc.nat(999), after: fc.integer({ min: -2000, max: 30_000 }) }),
    { maxLength },
  );

const points: readonly ScalePoint[] = [1, 2, 3, 4, 5];
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** A fitting answer to a step. */
export function answerTo(step: Step, pick: number, now: number): QuestionnaireAction {
  switch (step.kind) {
    case 'scale':
      return { type: 'answer', value: at(points, pick) ?? 3, questionId: step.key, now };
    case 'task':
      return { type: 'set_task', taskId: step.key, data: [pick, 'done'], complete: true, now };
    case 'extra': {
      const { question, key } = step;
      if (question.kind === 'text') return { type: 'set_extra', key, value: ` note ${pick} `, now };
      const option = at(question.options, pick) ?? '';
      return { type: 'set_extra', key, value: question.kind === 'single' ? option : [option], now };
    }
  }
}

export function actionOf(
  run: QuestionnaireRun,
  rules: QuestionnaireRules,
  { what, pick }: Whim,
  now: number,
): QuestionnaireAction {
  const step = currentStep(run, rules);
  if (what < 7 && step) return answerTo(step, pick, now);
  if (what < 12) return { type: 'next', now };
  const scale = at(scaleSteps(run, rules), pick);
  if (what === 12 && scale) return answerTo(scale, pick, now);
  if (what === 13 && step?.kind === 'task')
    return { type: 'set_task', taskId: step.key, data: { round: pick }, complete: false, now };
  if (what === 14) return { type: 'goto', index: pick % (furthestIndex(run, rules) + 2), now };
  if (what === 15) return { type: 'skip', now };
  return { type: at(['previous', 'pause', 'resume', 'tick', 'finish'] as const, pick) ?? 'tick', now };
}

/** The states somebody goes through, the first one included. */
export function statesOf(
  start: QuestionnaireRun,
  rules: QuestionnaireRules,
  whims: readonly Whim[],
  from = startMs,
): QuestionnaireRun[] {
  const states = [start];
  let run = start;
  let now = from;
  for (const whim of whims) {
    now += whim.after;
    run = reduceQuestionnaire(run, actionOf(run, rules, whim, now), rules);
    states.push(run);
  }
  return states;
}

/** Goes to the end: answers what is open, and hands in. */
export function complete(
  start: QuestionnaireRun,
  rules: QuestionnaireRules,
  pick = 3,
  now = startMs + 10_000_000,
): QuestionnaireRun {
  let run = start;
  for (let i = 0; i < 1000 && run.phase === 'answering'; i += 1) {
    const step = currentStep(run, rules);
    if (step && !isStepDone(run, step)) run = reduceQuestionnaire(run, answerTo(step, pick, now + i), rules);
    run = reduceQuestionnaire(run, { type: 'next', now: now + i }, rules);
  }
  return reduceQuestionnaire(run, { type: 'finish', now: now + 2000 }, rules);
}
