import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsQuery } from '@/api/items/queries';
import { ErrorState } from '@/components/error-state';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { LoadingState } from '@/components/loading-state';
import { usePageTitle } from '@/hooks/use-page-title';
import { runRules } from '@/lib/assessments/run';
import { currentStep, runProgress } from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { FlowPlace } from '../flow-place';
import { ActivityStepView } from './activity-step';
import { BreakScreen } from './break-screen';
import { ExtraScreen } from './extra-screen';
import { handInOwn, useHandIn } from './hand-in';
import { MissingRun } from './missing-run';
import { QuestionScreen } from './question-screen';
import { ReviewScreen } from './review-screen';
import type { RunSession, RunSnapshot } from './run-session';
import { useMoves } from './run-session';
import { positionText } from './step-texts';
import { useLeave } from './use-leave';
import { usePreparedEnd } from './use-prepared-end';

export interface RunViewProps {
  definition: InstrumentDefinition;
  session: RunSession;
  snapshot: RunSnapshot;
  place?: FlowPlace | undefined;
}

/** A run from its first step until it is handed in. */
export function RunView({ definition, session, snapshot, place }: RunViewProps) {
  const { t } = useTranslation('tests');
  const { run, gone } = snapshot;
  const rules = runRules(definition, run.form);
  const progress = runProgress(run, rules);
  const moves = useMoves(session, rules);
  const items = useQuery(itemsQuery(definition, run.language, run.form));
  const [breakTaken, setBreakTaken] = useState(false);
  const { leave, dialog } = useLeave(definition, snapshot, place?.leaveTo);
  const step = currentStep(run, rules);
  usePageTitle(`${step ? positionText(t, definition, run, step) : ''} · ${definition.catalogueName}`);
  useHandIn(definition, session, snapshot, place?.handIn ?? handInOwn);
  usePreparedEnd(definition);

  function screen() {
    if (gone) return <MissingRun to={place?.address ?? definition.route} lost />;
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
    const view = { definition, rules, session, snapshot, items: items.data, moves, onLeave: leave };
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
