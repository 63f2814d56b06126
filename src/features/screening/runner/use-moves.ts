import { useRef } from 'react';
import type { RunRules } from '@/lib/assessments/run-state';
import { stepsOf } from '@/lib/assessments/run-steps';
import { canFinish, furthestIndex, skippedSteps, stepIndex } from '@/lib/assessments/run-view';
import type { RunSession } from './run-session';

export interface Moves {
  /** To the next question, or to the end. */
  next: () => void;
  skip: () => void;
  previous: () => void;
  /** From the review to the first skipped question; from there on 'next' visits skipped questions only. */
  goBack: () => void;
  finish: () => void;
}

/** Moving through a run: after the last question it ends by itself unless something was skipped. */
export function useMoves(session: RunSession, rules: RunRules): Moves {
  const revisiting = useRef(false);

  function finishIfComplete(): void {
    const { run } = session.snapshot();
    const complete = run.phase === 'review' && skippedSteps(run, rules).length === 0;
    if (complete && canFinish(run, rules)) session.dispatch({ type: 'finish' });
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
    revisiting.current = false;
    session.dispatch({ type: 'goto', index: furthestIndex(run, rules) });
    session.dispatch({ type: 'next' });
    finishIfComplete();
  }

  function move(type: 'next' | 'skip'): void {
    const { run } = session.snapshot();
    if (revisiting.current && type === 'next') {
      visitNextSkipped(stepIndex(run, rules));
      return;
    }
    session.dispatch({ type });
    const moved = session.snapshot().run !== run;
    if (revisiting.current && moved) visitNextSkipped(stepIndex(run, rules));
    else finishIfComplete();
  }

  return {
    next: () => move('next'),
    skip: () => move('skip'),
    previous: () => session.dispatch({ type: 'previous' }),
    goBack() {
      const { run } = session.snapshot();
      const [first] = skippedSteps(run, rules);
      revisiting.current = first !== undefined;
      const index =
        first === undefined
          ? furthestIndex(run, rules)
          : stepsOf(run, rules).findIndex(({ key }) => key === first.key);
      session.dispatch({ type: 'goto', index });
    },
    finish: () => session.dispatch({ type: 'finish' }),
  };
}
