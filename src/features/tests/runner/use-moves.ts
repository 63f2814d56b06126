import { useState } from 'react';
import type { QuestionnaireRules } from '@/lib/assessments/run-state';
import { stepsOf } from '@/lib/assessments/run-steps';
import { canFinish, furthestIndex, skippedSteps, stepIndex } from '@/lib/assessments/run-view';
import type { RunSession } from './run-session';

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
