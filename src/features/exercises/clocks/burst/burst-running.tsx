import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { OwnKeysLine } from '@/components/own-keys/own-keys-line';
import { TimeRing } from '@/components/time-ring';
import { Button } from '@/components/ui/button';
import { useWakeLock } from '@/hooks/use-wake-lock';
import { useFormats } from '@/i18n/use-formats';
import type { Burst, BurstEvent, BurstState } from '@/lib/cognitive/focus-burst';
import { chosenIn, slotsOf } from '@/lib/exercises/own-keys';
import { secondMs } from '@/lib/time';
import { OwnKeysContext } from '../../own-keys';
import { isPress, useKeys } from '../../stepped/use-keys';

export interface BurstRunningProps {
  burst: Burst;
  state: BurstState;
  add: (type: BurstEvent['type']) => void;
  onDiscard: () => void;
}

/** Ready, running and paused: one task, one clock, few buttons. */
export function BurstRunning({ burst, state, add, onDiscard }: BurstRunningProps) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { phase } = state;
  const own = useContext(OwnKeysContext);
  useWakeLock(phase === 'running');

  useKeys(
    !isAsking,
    (key) => {
      if (key.toLowerCase() === 'd') add('distraction');
      else if (isPress(key)) add(phase === 'paused' ? 'resume' : 'pause');
      else return false;
      return true;
    },
    slotsOf('focus-burst'),
  );

  return (
    <div className="grid justify-items-center gap-7 text-center">
      <div>
        <h1 tabIndex={-1} className="break-words text-2xl">
          {burst.task}
        </h1>
        {burst.firstStep ? <p className="mt-2 break-words text-lg text-ink-soft">{burst.firstStep}</p> : null}
      </div>
      <TimeRing
        share={state.remainingMs / (burst.plannedSeconds * 1000)}
        text={formats.clock(Math.ceil(state.remainingMs / secondMs))}
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
        {chosenIn('focus-burst', own).length > 0 ? (
          <OwnKeysLine own={own} answers={slotsOf('focus-burst').map((slot) => ({ slot }))} />
        ) : (
          <p className="text-sm text-ink-soft pointer-coarse:hidden">{t('burst.keys')}</p>
        )}
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
