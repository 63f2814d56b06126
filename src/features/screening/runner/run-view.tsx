import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorState } from '@/components/error-state';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { LoadingState } from '@/components/loading-state';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { toast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/hooks/use-page-title';
import { runRules } from '@/lib/assessments/run';
import { runProgress } from '@/lib/assessments/run-progress';
import { currentStep } from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { itemsQuery } from '../items-query';
import { BreakScreen } from './break-screen';
import { MissingRun } from './missing-run';
import { QuestionScreen } from './question-screen';
import { ReviewScreen } from './review-screen';
import type { RunSession, RunSnapshot } from './run-session';
import { useHandIn } from './use-hand-in';
import { useMoves } from './use-moves';
import { usePreparedEnd } from './use-prepared-end';

export interface RunViewProps {
  definition: InstrumentDefinition;
  session: RunSession;
  snapshot: RunSnapshot;
}

/** A run from its first question until it is handed in. */
export function RunView({ definition, session, snapshot }: RunViewProps) {
  const { t } = useTranslation(['screening', 'common']);
  const navigate = useNavigate();
  const { run, gone } = snapshot;
  const rules = runRules(definition, run.form);
  const progress = runProgress(run, rules);
  const moves = useMoves(session, rules);
  const items = useQuery(itemsQuery(definition, run.language, run.form));
  const [breakTaken, setBreakTaken] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { number, total } = progress;
  usePageTitle(`${t('runner.documentTitle', { number, total })} · ${definition.catalogueName}`);
  useHandIn(definition, session, snapshot);
  usePreparedEnd(definition);

  function leave(): void {
    if (snapshot.save === 'unavailable') {
      setLeaving(true);
      return;
    }
    toast({ title: t('runner.left'), description: t('runner.leftText') });
    navigate(paths.home);
  }

  function screen() {
    if (gone) return <MissingRun to={definition.route} lost />;
    if (run.phase === 'submitting' || run.phase === 'done') return <Busy label={t('review.finishing')} />;
    if (items.isError) {
      return (
        <ImmersiveFrame>
          <ErrorState
            title={t('intro.startFailed')}
            error={items.error}
            onRetry={() => void items.refetch()}
            retrying={items.isFetching}
          />
        </ImmersiveFrame>
      );
    }
    if (!items.data) return <Busy />;
    const shared = { definition, rules, moves, items: items.data, onLeave: leave };
    if (run.phase === 'review') return <ReviewScreen {...shared} run={run} />;
    const step = currentStep(run, rules);
    const isBreak = step?.kind === 'scale' && definition.breakAfter === progress.number - 1 && !breakTaken;
    if (isBreak && run.entries[step.key] === undefined) {
      const goOn = () => setBreakTaken(true);
      return <BreakScreen session={session} progress={progress} onContinue={goOn} onLeave={leave} />;
    }
    return <QuestionScreen {...shared} session={session} snapshot={snapshot} />;
  }

  return (
    <>
      {screen()}
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('runner.leaveTitle')}
        description={t('runner.leaveText')}
        cancelLabel={t('runner.stay')}
        confirmLabel={t('runner.leave')}
        onConfirm={() => navigate(paths.home)}
        tone="danger"
      />
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
