import { minuteMs } from '../time.ts';
import { maxItemTimeMs } from './attempt.ts';
import { mergeRuns } from './run-merge.ts';
import type { Run, RunRules } from './run-state.ts';
import { canContinue, canFinish, currentQuestion, elapsedMs, furthestIndex } from './run-view.ts';
import { isScalePoint } from './scales.ts';
import type { FormId, InstrumentDefinition, ScalePoint } from './types.ts';

/*
 * One person going through one questionnaire, for every instrument. `reduceRun` is pure: time comes in with
 * each action (milliseconds since 1970). The state (run-state.ts) is plain data and is stored as it is after every
 * action; run-record.ts reads it back, run-merge.ts joins copies of two tabs, run-view.ts says what a screen shows.
 */

export type RunAction =
  /** Answers the current question, or another one by its id. */
  | {
      readonly type: 'answer';
      readonly value: ScalePoint;
      readonly questionId?: string;
      readonly now: number;
    }
  /** To the next question, after the last one to the review. Needs an answer or a skip first. */
  | { readonly type: 'next'; readonly now: number }
  | { readonly type: 'previous'; readonly now: number }
  /** Chooses not to answer the current question (drops its answer) and moves on. */
  | { readonly type: 'skip'; readonly now: number }
  /** To a question already reached, also from the review. */
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
  | { readonly type: 'merge'; readonly other: Run };

export function runRules(definition: InstrumentDefinition, form: FormId): RunRules {
  const found = definition.forms.find((each) => each.form === form) ?? definition.forms[0];
  const limit = definition.softLimitMinutes;
  return { skip: found.skip, softLimitMs: limit === null ? null : limit * minuteMs };
}

/** `seed` is the one the questions were selected with; `attemptId` a version 4 uuid made for this run. */
export type NewRun = Pick<
  Run,
  'attemptId' | 'form' | 'language' | 'seed' | 'questionIds' | 'itemLanguages' | 'consent'
> & { readonly definition: InstrumentDefinition; readonly now: number };

export function startRun({ definition, now, ...rest }: NewRun): Run {
  return {
    ...rest,
    v: 1,
    testId: definition.testId,
    instrumentVersion: definition.version,
    startedAt: now,
    entries: {},
    itemTimesMs: {},
    softNoticeShown: false,
    phase: 'answering',
    index: 0,
    movedAt: now,
    shownAt: now,
    completedAt: null,
  };
}

/** The run after an action. An action that does not fit the state leaves the run as it is (same object). */
export function reduceRun(run: Run, action: RunAction, rules: RunRules): Run {
  if (action.type === 'merge') return takeIn(run, action.other);
  if (run.phase === 'done') return run;
  if (run.phase === 'submitting') {
    if (action.type === 'submitted') return move(run, { phase: 'done' }, action.now);
    if (action.type === 'submit_failed') return move(run, { phase: 'review' }, action.now);
    return run;
  }
  switch (action.type) {
    case 'answer':
      return answer(run, action.questionId ?? currentQuestion(run), action.value, action.now);
    case 'next':
      return run.phase === 'answering' && canContinue(run) ? advance(run, action.now) : run;
    case 'previous':
      return back(run, action.now);
    case 'skip':
      return skip(run, rules, action.now);
    case 'goto':
      return Number.isInteger(action.index) && action.index >= 0 && action.index <= furthestIndex(run)
        ? move(run, { phase: 'answering', index: action.index }, action.now)
        : run;
    case 'finish':
      return canFinish(run, rules)
        ? move(run, { phase: 'submitting', completedAt: Math.max(action.now, run.startedAt) }, action.now)
        : run;
    case 'pause':
      return run.shownAt === null ? run : { ...countTime(run, action.now), shownAt: null };
    case 'resume':
      return run.phase === 'answering' && run.shownAt === null ? { ...run, shownAt: action.now } : run;
    case 'tick':
      return isNoticeDue(run, rules, action.now) ? { ...run, softNoticeShown: true } : run;
    default:
      return run;
  }
}

function answer(run: Run, questionId: string | undefined, value: unknown, now: number): Run {
  if (questionId === undefined || !run.questionIds.includes(questionId) || !isScalePoint(value)) return run;
  return write(countTime(run, now), questionId, value, now);
}

function skip(run: Run, rules: RunRules, now: number): Run {
  const questionId = currentQuestion(run);
  if (run.phase !== 'answering' || rules.skip === 'required' || questionId === undefined) return run;
  return advance(write(run, questionId, null, now), now);
}

function write(run: Run, questionId: string, value: ScalePoint | null, now: number): Run {
  const at = after(run.entries[questionId]?.at, now);
  return { ...run, entries: { ...run.entries, [questionId]: { value, at } } };
}

function advance(run: Run, now: number): Run {
  const last = run.index >= run.questionIds.length - 1;
  return move(run, last ? { phase: 'review' } : { index: run.index + 1 }, now);
}

function back(run: Run, now: number): Run {
  if (run.phase === 'review') return move(run, { phase: 'answering' }, now);
  return run.index > 0 ? move(run, { index: run.index - 1 }, now) : run;
}

function move(run: Run, to: Partial<Pick<Run, 'phase' | 'index' | 'completedAt'>>, now: number): Run {
  const moved = { ...countTime(run, now), ...to, movedAt: after(run.movedAt, now) };
  return { ...moved, shownAt: moved.phase === 'answering' ? now : null };
}

/** Adds the time since the question came into view; a clock that jumped back adds nothing. */
function countTime(run: Run, now: number): Run {
  const questionId = currentQuestion(run);
  if (run.shownAt === null || questionId === undefined || run.phase !== 'answering') return run;
  const seen = (run.itemTimesMs[questionId] ?? 0) + Math.max(0, now - run.shownAt);
  const itemTimesMs = { ...run.itemTimesMs, [questionId]: Math.min(maxItemTimeMs, Math.round(seen)) };
  return { ...run, itemTimesMs, shownAt: now };
}

function isNoticeDue(run: Run, rules: RunRules, now: number): boolean {
  if (run.softNoticeShown || rules.softLimitMs === null) return false;
  return elapsedMs(run, now) >= rules.softLimitMs;
}

function takeIn(run: Run, other: Run): Run {
  const merged = mergeRuns(run, other);
  if (merged.phase === 'done') return merged;
  const { phase, index, movedAt, shownAt, completedAt } = run;
  return { ...merged, phase, index, movedAt, shownAt, completedAt };
}

/** The later of now and just after the last write, so that a later write always wins a merge. */
function after(last: number | undefined, now: number): number {
  return last === undefined ? now : Math.max(now, last + 1);
}
