import { minuteMs } from '../time.ts';
import { maxItemTimeMs } from './attempt-record.ts';
import type { QuestionnaireAction, QuestionnaireRules, QuestionnaireRun } from './run-state.ts';
import { atPlaceOf, mergeQuestionnaireRuns } from './run-state.ts';
import { moduleToFreeze, readExtra, stepsOf, triggersOf } from './run-steps.ts';
import {
  canContinue,
  canFinish,
  canSkip,
  currentStep,
  elapsedMs,
  furthestIndex,
  isStepDone,
  stepIndex,
} from './run-view.ts';
import { isScalePoint } from './scoring.ts';
import type { ActivityId, FormId, InstrumentDefinition } from './types.ts';

/*
 * One person going through one questionnaire, for every instrument. `reduceRun` is pure: time comes in with
 * each action (milliseconds since 1970). The state (run-state.ts) is plain data, is stored as it is after every
 * action, read back, and joined with the copy of another tab; run-steps.ts says which steps there are,
 * run-view.ts says what a screen shows, attempt.ts what is handed in.
 */

export function runRules(definition: InstrumentDefinition, form: FormId): QuestionnaireRules {
  const found = definition.forms.find((each) => each.form === form) ?? definition.forms[0];
  const { domains, steps, followUps, softLimitMinutes: limit } = definition;
  return {
    domains,
    steps,
    followUps,
    skip: found.skip,
    softLimitMs: limit === null ? null : limit * minuteMs,
  };
}

/** `seed` is the one the questions were selected with; `attemptId` a version 4 uuid made for this run. */
export type NewQuestionnaireRun = Pick<
  QuestionnaireRun,
  'attemptId' | 'form' | 'language' | 'seed' | 'questionIds' | 'itemLanguages' | 'consent'
> & {
  readonly definition: InstrumentDefinition;
  readonly details?: QuestionnaireRun['details'];
  readonly now: number;
};

export function startQuestionnaire({
  definition,
  now,
  details = {},
  ...rest
}: NewQuestionnaireRun): QuestionnaireRun {
  return {
    ...rest,
    v: 2,
    testId: definition.testId,
    instrumentVersion: definition.version,
    details,
    startedAt: now,
    entries: {},
    extras: {},
    followUps: {},
    tasks: {},
    itemTimesMs: {},
    softNoticeShown: false,
    phase: 'answering',
    index: 0,
    stepKey: null,
    movedAt: now,
    shownAt: now,
    completedAt: null,
  };
}

/** The run after an action. An action that does not fit the state leaves the run as it is (same object). */
export function reduceQuestionnaire(
  given: QuestionnaireRun,
  action: QuestionnaireAction,
  rules: QuestionnaireRules,
): QuestionnaireRun {
  if (action.type === 'merge') return takeIn(given, action.other, rules);
  if (given.phase === 'done') return given;
  if (given.phase === 'submitting') {
    if (action.type === 'submitted') return move(given, rules, { phase: 'done' }, action.now);
    if (action.type === 'submit_failed') return move(given, rules, { phase: 'review' }, action.now);
    return given;
  }
  const run = inPlace(given, rules);
  switch (action.type) {
    case 'answer':
      return answer(run, rules, action.questionId, action.value, action.now);
    case 'set_extra':
      return setExtra(run, rules, action.key, action.value, action.now);
    case 'set_task':
      return setTask(run, rules, action);
    case 'next':
      return run.phase === 'answering' && canContinue(run, rules) ? goOn(run, rules, action.now) : run;
    case 'previous':
      return back(run, rules, action.now);
    case 'skip':
      return skip(run, rules, action.now);
    case 'goto':
      return Number.isInteger(action.index) && action.index >= 0 && action.index <= furthestIndex(run, rules)
        ? move(run, rules, { phase: 'answering', index: action.index }, action.now)
        : run;
    case 'finish':
      return canFinish(run, rules) ? finish(run, rules, action.now) : run;
    case 'pause':
      return run.shownAt === null ? run : { ...countTime(run, rules, action.now), shownAt: null };
    case 'resume':
      return run.phase === 'answering' && run.shownAt === null ? { ...run, shownAt: action.now } : run;
    case 'tick':
      return isNoticeDue(run, rules, action.now) ? { ...run, softNoticeShown: true } : run;
    default:
      return run;
  }
}

/** The run with `index` where its step is now. */
function inPlace(run: QuestionnaireRun, rules: QuestionnaireRules): QuestionnaireRun {
  const index = stepIndex(run, rules);
  return index === run.index ? run : { ...run, index };
}

function answer(
  run: QuestionnaireRun,
  rules: QuestionnaireRules,
  given: string | undefined,
  value: unknown,
  now: number,
): QuestionnaireRun {
  const key = given ?? currentStep(run, rules)?.key;
  const step = stepsOf(run, rules).find((each) => each.kind === 'scale' && each.key === key);
  if (!step || !isScalePoint(value)) return run;
  const entry = { value, at: after(run.entries[step.key]?.at, now) };
  return { ...countTime(run, rules, now), entries: { ...run.entries, [step.key]: entry } };
}

function setExtra(
  run: QuestionnaireRun,
  rules: QuestionnaireRules,
  given: string | undefined,
  value: unknown,
  now: number,
): QuestionnaireRun {
  const key = given ?? currentStep(run, rules)?.key;
  const step = stepsOf(run, rules).find((each) => each.kind === 'extra' && each.key === key);
  const read = step?.kind === 'extra' ? readExtra(step.question, value) : undefined;
  if (!step || read === undefined) return run;
  const entry = { value: read, at: after(run.extras[step.key]?.at, now) };
  return { ...countTime(run, rules, now), extras: { ...run.extras, [step.key]: entry } };
}

type SetTask = Extract<QuestionnaireAction, { type: 'set_task' }>;

function setTask(
  run: QuestionnaireRun,
  rules: QuestionnaireRules,
  { taskId, data, complete, now }: SetTask,
): QuestionnaireRun {
  const has = stepsOf(run, rules).some((step) => step.kind === 'task' && step.key === taskId);
  const before = run.tasks[taskId];
  if (!has || before?.complete === true || data === undefined) return run;
  const tasks: Partial<Record<ActivityId, unknown>> = { ...run.tasks };
  tasks[taskId] = { data, complete, at: after(before?.at, now) };
  return { ...countTime(run, rules, now), tasks: tasks as QuestionnaireRun['tasks'] };
}

function skip(run: QuestionnaireRun, rules: QuestionnaireRules, now: number): QuestionnaireRun {
  const step = currentStep(run, rules);
  if (run.phase !== 'answering' || !step || !canSkip(step, rules)) return run;
  return goOn(leaveEmpty(run, rules, now), rules, now);
}

/** Notes that the step in view was passed without an answer. */
function leaveEmpty(run: QuestionnaireRun, rules: QuestionnaireRules, now: number): QuestionnaireRun {
  const step = currentStep(run, rules);
  if (step?.kind === 'scale') {
    const entry = { value: null, at: after(run.entries[step.key]?.at, now) };
    return { ...run, entries: { ...run.entries, [step.key]: entry } };
  }
  if (step?.kind === 'extra') {
    const entry = { value: null, at: after(run.extras[step.key]?.at, now) };
    return { ...run, extras: { ...run.extras, [step.key]: entry } };
  }
  return run;
}

/** Past the step in view; at the end of a module its follow-ups are chosen first, and hold from then on. */
function goOn(run: QuestionnaireRun, rules: QuestionnaireRules, now: number): QuestionnaireRun {
  const step = currentStep(run, rules);
  if (!step) return run;
  const passed = isStepDone(run, step) ? run : leaveEmpty(run, rules, now);
  const ended = moduleToFreeze(passed, rules, step.key);
  if (!ended) return advance(passed, rules, now);
  const frozen = { questionIds: triggersOf(passed, rules, ended), at: now };
  return advance({ ...passed, followUps: { ...passed.followUps, [ended.id]: frozen } }, rules, now);
}

/** After the last step to the review; a step that another tab left open comes first. */
function advance(run: QuestionnaireRun, rules: QuestionnaireRules, now: number): QuestionnaireRun {
  const steps = stepsOf(run, rules);
  if (run.index < steps.length - 1) return move(run, rules, { index: run.index + 1 }, now);
  const open = furthestIndex(run, rules);
  const step = steps[open];
  return step && !isStepDone(run, step)
    ? move(run, rules, { index: open }, now)
    : move(run, rules, { phase: 'review' }, now);
}

function back(run: QuestionnaireRun, rules: QuestionnaireRules, now: number): QuestionnaireRun {
  if (run.phase === 'review') return move(run, rules, { phase: 'answering' }, now);
  return run.index > 0 ? move(run, rules, { index: run.index - 1 }, now) : run;
}

function finish(run: QuestionnaireRun, rules: QuestionnaireRules, now: number): QuestionnaireRun {
  return move(run, rules, { phase: 'submitting', completedAt: Math.max(now, run.startedAt) }, now);
}

type RunPosition = Partial<Pick<QuestionnaireRun, 'phase' | 'index' | 'completedAt'>>;

function move(
  run: QuestionnaireRun,
  rules: QuestionnaireRules,
  to: RunPosition,
  now: number,
): QuestionnaireRun {
  const moved = { ...countTime(run, rules, now), ...to, movedAt: after(run.movedAt, now) };
  const stepKey = stepsOf(moved, rules)[moved.index]?.key ?? null;
  return { ...moved, stepKey, shownAt: moved.phase === 'answering' ? now : null };
}

/** Adds the time since the step came into view; a clock that jumped back adds nothing. */
function countTime(run: QuestionnaireRun, rules: QuestionnaireRules, now: number): QuestionnaireRun {
  const key = currentStep(run, rules)?.key;
  if (run.shownAt === null || key === undefined || run.phase !== 'answering') return run;
  const seen = (run.itemTimesMs[key] ?? 0) + Math.max(0, now - run.shownAt);
  const itemTimesMs = { ...run.itemTimesMs, [key]: Math.min(maxItemTimeMs, Math.round(seen)) };
  return { ...run, itemTimesMs, shownAt: now };
}

function isNoticeDue(run: QuestionnaireRun, rules: QuestionnaireRules, now: number): boolean {
  if (run.softNoticeShown || rules.softLimitMs === null) return false;
  return elapsedMs(run, now) >= rules.softLimitMs;
}

function takeIn(run: QuestionnaireRun, other: QuestionnaireRun, rules: QuestionnaireRules): QuestionnaireRun {
  const merged = mergeQuestionnaireRuns(run, other);
  return merged.phase === 'done' ? merged : inPlace(atPlaceOf(merged, run), rules);
}

/** The later of now and just after the last write, so that a later write always wins a merge. */
function after(last: number | undefined, now: number): number {
  return last === undefined ? now : Math.max(now, last + 1);
}
