import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import type { RunProgress } from '@/lib/assessments/run-progress';
import type { RunSession } from './run-session';
import { RunnerHeader } from './runner-header';

export interface BreakScreenProps {
  session: RunSession;
  progress: RunProgress;
  onContinue: () => void;
  onLeave: () => void;
}

/** The break a long test offers; time stands still meanwhile. */
export function BreakScreen({ session, progress, onContinue, onLeave }: BreakScreenProps) {
  const { t } = useTranslation('screening');
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
    <ImmersiveFrame header={<RunnerHeader progress={progress} onLeave={onLeave} />}>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {t('runner.breakTitle')}
      </h1>
      <p className="mt-3 max-w-read text-ink-soft">
        {t('runner.breakText', { done: progress.number - 1, total: progress.total })}
      </p>
      <Button className="mt-8" onClick={goOn}>
        {t('runner.breakContinue')}
      </Button>
    </ImmersiveFrame>
  );
}
