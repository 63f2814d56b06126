import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { Button } from '@/components/ui/button';
import { useWakeLock } from '@/hooks/use-wake-lock';
import type { Burst, BurstEvent, BurstState } from '@/lib/cognitive/focus-burst';
import { clockText } from '../format';
import { BurstDial } from './burst-dial';

export interface BurstRunningProps {
  burst: Burst;
  state: BurstState;
  add: (type: BurstEvent['type']) => void;
  onDiscard: () => void;
}

/** Ready, running and paused: one task, one clock, few buttons. */
export function BurstRunning({ burst, state, add, onDiscard }: BurstRunningProps) {
  const { t } = useTranslation('training');
  const [isAsking, setAsking] = useState(false);
  const { phase } = state;
  useWakeLock(phase === 'running');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (
        isAsking ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.closest('button, input, textarea, a')
      )
        return;
      if (event.key.toLowerCase() === 'd') add('distraction');
      if (event.key === ' ') {
        event.preventDefault();
        add(phase === 'paused' ? 'resume' : 'pause');
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [add, phase, isAsking]);

  return (
    <div className="grid justify-items-center gap-7 text-center">
      <div>
        <h1 tabIndex={-1} className="break-words text-2xl">
          {burst.task}
        </h1>
        {burst.firstStep ? <p className="mt-2 break-words text-lg text-ink-soft">{burst.firstStep}</p> : null}
      </div>
      <BurstDial
        share={state.remainingMs / (burst.plannedSeconds * 1000)}
        text={clockText(state.remainingMs)}
        note={
          phase === 'paused'
            ? t('words.paused')
            : phase === 'ready'
              ? t('burst.readyTitle')
              : t('burst.remaining')
        }
      />
      <div className="flex flex-wrap justify-center gap-3">
        {phase === 'ready' ? (
          <Button size="lg" onClick={() => add('start')}>
            {t('burst.start')}
          </Button>
        ) : null}
        {phase === 'running' ? (
          <Button size="lg" onClick={() => add('pause')}>
            {t('words.pause')}
          </Button>
        ) : null}
        {phase === 'paused' ? (
          <Button size="lg" onClick={() => add('resume')}>
            {t('words.resume')}
          </Button>
        ) : null}
        {phase === 'running' ? (
          <Button size="lg" variant="outline" onClick={() => add('distraction')}>
            {t('burst.distraction')}
          </Button>
        ) : null}
        {phase === 'ready' ? null : (
          <Button size="lg" variant="outline" onClick={() => add('stop')}>
            {t('burst.stop')}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {state.distractions > 0 ? t('burst.distractions', { count: state.distractions }) : null}
      </p>
      <div className="grid justify-items-center gap-1">
        <p className="text-sm text-ink-soft pointer-coarse:hidden">{t('burst.keys')}</p>
        <Button variant="link" onClick={() => setAsking(true)}>
          {t('burst.reset')}
        </Button>
      </div>
      <AlertDialogOnDemand
        open={isAsking}
        onOpenChange={setAsking}
        title={t('burst.resetTitle')}
        description={t('burst.resetText')}
        cancelLabel={t('burst.keep')}
        confirmLabel={t('burst.reset')}
        onConfirm={onDiscard}
        tone="danger"
      />
    </div>
  );
}
