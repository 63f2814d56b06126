import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsQuery } from '@/api/items/queries';
import { ErrorState } from '@/components/error-state';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { LoadingState } from '@/components/loading-state';
import { usePageTitle } from '@/hooks/use-page-title';
import { runRules } from '@/lib/assessments/run';
import type { QuestionnaireRules } from '@/lib/assessments/run-state';
import { stepsOf } from '@/lib/assessments/run-steps';
import {
  canFinish,
  currentStep,
  furthestIndex,
  isExpired,
  runProgress,
  skippedSteps,
  stepIndex,
} from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { RunHost } from '../run-host';
import { ActivityStepView } from './activity-step';
import { BreakScreen } from './break-screen';
import { ExtraScreen } from './extra-screen';
import { handInOwn, useHandIn } from './hand-in';
import { MissingRun } from './missing-run';
import { QuestionScreen } from './question-screen';
import { ReviewScreen } from './review-screen';
import { type RunSession, type RunSnapshot, useRunSession } from './run-session';
import { positionText } from './step-texts';
import type { Moves } from './step-view';
import { useSettling } from './use-auto-advance';
import { useLeave } from './use-leave';
import { usePreparedEnd } from './use-prepared-end';

const ExpiredRun = lazy(() => import('./expired-run').then((module) => ({ default: module.ExpiredRun })));

export interface RunViewProps {
  definition: InstrumentDefinition;
  session: RunSession;
  host: RunHost | undefined;
  /** What stands there once the run is handed in. */
  ending: ReactNode;
}

/** A run as it stands. One that was left too long ago is not taken up again. */
export function RunView({ ending, ...props }: RunViewProps) {
  const { definition, session, host } = props;
  const snapshot = useRunSession(session);
  // As it was when it opened: whoever is answering now is not interrupted.
  const [expired] = useState(() => isExpired(snapshot.run, definition, Date.now()));
  if (snapshot.run.phase === 'done') return ending;
  if (expired) {
    const address = host?.address ?? definition.route;
    return <ExpiredRun definition={definition} attemptId={session.attemptId} to={address} />;
  }
  return <OpenRun {...props} snapshot={snapshot} />;
}

interface OpenRunProps extends Omit<RunViewProps, 'ending'> {
  snapshot: RunSnapshot;
}

/** A run from its first step until it is handed in. */
function OpenRun({ definition, session, snapshot, host }: OpenRunProps) {
  const { t } = useTranslation('tests');
  const { run, gone } = snapshot;
  const rules = runRules(definition, run.form);
  const progress = runProgress(run, rules);
  const [settling, settle] = useSettling();
  const moves = useMoves(session, rules, settle);
  const items = useQuery(itemsQuery(definition, run.language, run.form));
  const [breakTaken, setBreakTaken] = useState(false);
  const { leave, dialog } = useLeave(definition, snapshot, host?.leaveTo);
  const step = currentStep(run, rules);
  usePageTitle(`${step ? positionText(t, definition, run, step) : ''} · ${definition.catalogueName}`);
  useHandIn(definition, session, snapshot, host?.handIn ?? handInOwn);
  usePreparedEnd(definition);

  function screen() {
    if (gone) return <MissingRun to={host?.address ?? definition.route} lost />;
    if (run.phase === 'submitting' || run.phase === 'done') return <Busy label={t('review.finishing')} />;
    if (items.isError) {
      return (
        <ImmersiveFrame>
          <ErrorState
            title={t('words.questionsFailed')}
            error={items.error}
            onRetry={() => void items.refetch()}
            retrying={items.isFetching}
          />
        </ImmersiveFrame>
      );
    }
    if (!items.data || !step) return <Busy />;
    const view = { definition, rules, session, snapshot, items: items.data, moves, settling, onLeave: leave };
    if (run.phase === 'review') return <ReviewScreen {...view} />;
    if (step.kind === 'task') return <ActivityStepView {...view} step={step} />;
    if (step.kind === 'extra') return <ExtraScreen {...view} step={step} />;
    const isBreak = definition.breakAfter === progress.number - 1 && !breakTaken;
    if (isBreak && run.entries[step.key] === undefined) {
      return <BreakScreen {...view} progress={progress} onContinue={() => setBreakTaken(true)} />;
    }
    return <QuestionScreen {...view} step={step} />;
  }

  return (
    <>
      {screen()}
      {dialog}
    </>
  );
}

function Busy({ label }: { label?: string }) {
  return (
    <ImmersiveFrame>
      <LoadingState {...(label === undefined ? {} : { label })} />
    </ImmersiveFrame>
  );
}

/** What 'next' leads to: the step after this one, the next skipped one, or the review somebody came from. */
type Course = 'onward' | 'skipped' | 'review';

/**
 * Moving through a run. After the last step it ends by itself unless something was skipped; a test of modules always
 * shows its review first.
 */
function useMoves(session: RunSession, rules: QuestionnaireRules, settle: () => void): Moves {
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
    byItself() {
      move('next');
      settle();
    },
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
