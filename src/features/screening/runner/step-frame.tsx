import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import { isLastStep, stepIndex } from '@/lib/assessments/run-view';
import { SaveStatus } from './save-status';
import { StepHeader } from './step-header';
import type { StepView } from './step-view';

export interface StepFrameProps extends StepView {
  onNext: () => void;
  children: ReactNode;
}

/** The screen of one step: progress above, previous and next below. */
export function StepFrame({ onNext, children, ...view }: StepFrameProps) {
  const { t } = useTranslation('screening');
  const { rules, snapshot, moves } = view;
  const { run, save } = snapshot;
  return (
    <ImmersiveFrame
      header={<StepHeader {...view} />}
      footer={
        <>
          <Button variant="outline" disabled={stepIndex(run, rules) === 0} onClick={moves.previous}>
            {t('runner.previous')}
          </Button>
          <SaveStatus save={save} />
          <Button data-action="next" onClick={onNext}>
            {t(nextKey(view, isLastStep(run, rules)))}
          </Button>
        </>
      }
    >
      <div data-screen="question">{children}</div>
    </ImmersiveFrame>
  );
}

function nextKey({ moves, rules }: StepView, isLast: boolean) {
  if (moves.returns) return 'runner.backToReview';
  if (!isLast) return 'runner.next';
  return rules.followUps ? 'runner.toReview' : 'runner.finish';
}
