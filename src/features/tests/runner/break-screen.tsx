import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import type { QuestionnaireProgress } from '@/lib/assessments/run-view';
import { StepHeader } from './step-header';
import type { StepView } from './step-view';

export interface BreakScreenProps extends StepView {
  progress: QuestionnaireProgress;
  onContinue: () => void;
}

/** The break a long test offers; time stands still meanwhile. */
export function BreakScreen({ progress, onContinue, ...view }: BreakScreenProps) {
  const { t } = useTranslation('tests');
  const { session } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    session.dispatch({ type: 'pause' });
  }, [session]);
  const goOn = () => {
    session.dispatch({ type: 'resume' });
    onContinue();
  };
  return (
    <ImmersiveFrame header={<StepHeader {...view} />}>
      <h1 ref={heading} tabIndex={-1} data-screen="break" className="text-2xl">
        {t('runner.breakTitle')}
      </h1>
      <p className="mt-3 max-w-read text-ink-soft">
        {t('runner.breakText', { done: progress.number - 1, total: progress.total })}
      </p>
      <Button className="mt-8" data-action="go-on" onClick={goOn}>
        {t('runner.breakContinue')}
      </Button>
    </ImmersiveFrame>
  );
}
