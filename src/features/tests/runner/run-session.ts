import { useEffect, useSyncExternalStore } from 'react';
import { type KeptRun, loadRun, onRunChanged, reopenRun, saveRun } from '@/api/runs/local-runs';
import { reduceQuestionnaire } from '@/lib/assessments/run';
import type { QuestionnaireAction, QuestionnaireRules, QuestionnaireRun } from '@/lib/assessments/run-state';
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
