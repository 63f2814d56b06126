import { useEffect, useState, useSyncExternalStore } from 'react';
import { type KeptRun, loadRun, onRunChanged, reopenRun, saveRun } from '@/api/runs/local-runs';
import { reduceQuestionnaire } from '@/lib/assessments/run';
import type { QuestionnaireAction, QuestionnaireRules, QuestionnaireRun } from '@/lib/assessments/run-state';
import { stepsOf } from '@/lib/assessments/run-steps';
import { canFinish, furthestIndex, skippedSteps, stepIndex } from '@/lib/assessments/run-view';
import { secondMs } from '@/lib/time';

/** An action without its time; the session adds it. */
export type RunStep = QuestionnaireAction extends infer A
  ? A extends { now: number }
    ? Omit<A, 'now'>
    : never
  : never;

/**
 * 'saved': the device holds everything shown. 'saving': a write runs. 'unavailable': the last write failed, the
 * run lives in this tab only; every further answer tries again.
 */
export type SaveState = 'saving' | 'saved' | 'unavailable';

export interface RunSnapshot {
  readonly run: QuestionnaireRun;
  readonly save: SaveState;
  /** Another tab discarded the run. */
  readonly gone: boolean;
}

/** A run in this tab: its state, and what keeps the copy on the device and the other tabs in step with it. */
export interface RunSession {
  readonly attemptId: string;
  readonly owner: string | null;
  snapshot: () => RunSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Applies a step and writes the run. Steps that do not fit change nothing. */
  dispatch: (step: RunStep) => void;
  /** Takes back a hand-in that failed. */
  reopen: () => void;
  /** Follows other tabs and the page's visibility until the returned function is called. */
  connect: () => () => void;
}

export interface RunSessionOptions extends KeptRun {
  readonly rules: QuestionnaireRules;
  readonly now?: () => number;
}

const isHandedIn = (run: QuestionnaireRun) => run.phase === 'submitting' || run.phase === 'done';

export function createRunSession({
  run: first,
  owner,
  rules,
  now = () => Date.now(),
}: RunSessionOptions): RunSession {
  const { attemptId } = first;
  let state: RunSnapshot = { run: first, save: 'saving', gone: false };
  const listeners = new Set<() => void>();
  let dirty = false;
  let writing = false;
  let reopening = false;

  function change(next: Partial<RunSnapshot>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** What the device holds. A hand-in counts for every tab; otherwise this tab keeps its place. */
  function takeIn(stored: QuestionnaireRun): void {
    if (state.run.phase === 'done' || reopening) return;
    if (isHandedIn(stored)) change({ run: stored });
    else change({ run: reduceQuestionnaire(state.run, { type: 'merge', other: stored }, rules) });
  }

  async function write(): Promise<void> {
    const save = reopening ? reopenRun : saveRun;
    reopening = false;
    try {
      const outcome = await save(state.run, owner);
      if (outcome.status === 'gone') {
        change({ gone: true });
        return;
      }
      takeIn(outcome.run);
      change({ save: dirty ? 'saving' : 'saved' });
    } catch {
      change({ save: 'unavailable' }); // storage is switched off or full; the person is told
    }
  }

  async function persist(): Promise<void> {
    dirty = true;
    if (writing) return;
    writing = true;
    while (dirty && !state.gone) {
      dirty = false;
      await write();
    }
    writing = false;
  }

  function dispatch(step: RunStep): void {
    const next = reduceQuestionnaire(state.run, { ...step, now: now() }, rules);
    if (next === state.run || state.gone) return;
    change({ run: next, ...(state.save === 'unavailable' ? {} : { save: 'saving' }) });
    void persist();
  }

  async function readAgain(): Promise<void> {
    try {
      const kept = await loadRun(attemptId, owner);
      if (kept) takeIn(kept.run);
      else if (state.save === 'saved' && state.run.phase !== 'done') change({ gone: true });
    } catch {
      // Storage is switched off: there are no news from other tabs.
    }
  }

  void persist();

  return {
    attemptId,
    owner,
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    reopen() {
      reopening = true;
      dispatch({ type: 'submit_failed' });
    },
    connect() {
      const follow = () => dispatch({ type: document.hidden ? 'pause' : 'resume' });
      const pause = () => dispatch({ type: 'pause' });
      const stop = onRunChanged(attemptId, () => void readAgain());
      document.addEventListener('visibilitychange', follow);
      window.addEventListener('pagehide', pause);
      follow();
      return () => {
        stop();
        document.removeEventListener('visibilitychange', follow);
        window.removeEventListener('pagehide', pause);
        pause();
      };
    },
  };
}

/** The run as it stands, kept in step with other tabs while the caller is mounted. */
export function useRunSession(session: RunSession): RunSnapshot {
  useEffect(() => session.connect(), [session]);
  return useSyncExternalStore(session.subscribe, session.snapshot);
}

/** Lets time pass for a run in view, so that the soft limit is noticed while somebody thinks. */
export function useSoftLimit(session: RunSession): void {
  useEffect(() => {
    const timer = setInterval(() => session.dispatch({ type: 'tick' }), secondMs);
    return () => clearInterval(timer);
  }, [session]);
}

export interface Moves {
  /** To the next step, or to the end. */
  next: () => void;
  skip: () => void;
  previous: () => void;
  /** From the review to the first skipped question; from there on 'next' visits skipped questions only. */
  goBack: () => void;
  /** From the review to one step; 'next' then leads back to the review. */
  visit: (index: number) => void;
  finish: () => void;
  /** 'next' leads back to the review. */
  returns: boolean;
}

/** What 'next' leads to: the step after this one, the next skipped one, or the review somebody came from. */
type Course = 'onward' | 'skipped' | 'review';

/**
 * Moving through a run. After the last step it ends by itself unless something was skipped; a test of modules always
 * shows its review first.
 */
export function useMoves(session: RunSession, rules: QuestionnaireRules): Moves {
  const [course, setCourse] = useState<Course>('onward');

  function finishIfComplete(): void {
    const { run } = session.snapshot();
    const complete = run.phase === 'review' && skippedSteps(run, rules).length === 0;
    if (complete && rules.followUps === null && canFinish(run, rules)) session.dispatch({ type: 'finish' });
  }

  function toReview(): void {
    setCourse('onward');
    session.dispatch({ type: 'goto', index: furthestIndex(session.snapshot().run, rules) });
    session.dispatch({ type: 'next' });
  }

  /** After `from`: the next skipped question of those that were to be visited, or the end. */
  function visitNextSkipped(from: number): void {
    const { run } = session.snapshot();
    const skipped = new Set(skippedSteps(run, rules).map(({ key }) => key));
    const index = stepsOf(run, rules).findIndex(({ key }, i) => i > from && skipped.has(key));
    if (index !== -1) {
      session.dispatch({ type: 'goto', index });
      return;
    }
    toReview();
    finishIfComplete();
  }

  function move(type: 'next' | 'skip'): void {
    const { run } = session.snapshot();
    if (course === 'skipped' && type === 'next') {
      visitNextSkipped(stepIndex(run, rules));
      return;
    }
    session.dispatch({ type });
    const moved = session.snapshot().run !== run;
    if (!moved) return;
    if (course === 'skipped') visitNextSkipped(stepIndex(run, rules));
    else if (course === 'review') toReview();
    else finishIfComplete();
  }

  return {
    next: () => move('next'),
    skip: () => move('skip'),
    previous: () => session.dispatch({ type: 'previous' }),
    goBack() {
      const { run } = session.snapshot();
      const [first] = skippedSteps(run, rules);
      setCourse(first === undefined ? 'onward' : 'skipped');
      const index =
        first === undefined
          ? furthestIndex(run, rules)
          : stepsOf(run, rules).findIndex(({ key }) => key === first.key);
      session.dispatch({ type: 'goto', index });
    },
    visit(index) {
      setCourse('review');
      session.dispatch({ type: 'goto', index });
    },
    finish: () => session.dispatch({ type: 'finish' }),
    returns: course === 'review',
  };
}
