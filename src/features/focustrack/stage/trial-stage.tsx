import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useWakeLock } from '@/hooks/use-wake-lock';
import { interruptionReasons } from '@/lib/cognitive/engine/device';
import type { LetterSounds } from '../audio/letter-sounds';
import type { StageEnvironment } from './environment';
import { createSitting, type Sitting, type SittingListeners } from './sitting';
import type { SittingPlan } from './sitting-plan';
import { stageNodes } from './stage-nodes';
import { Stimuli } from './stimuli';
import { useQuietBackground } from './use-quiet-background';

export interface TrialStageProps extends SittingListeners {
  plan: SittingPlan;
  sounds: LetterSounds | null;
  environment: StageEnvironment;
}

/** One thing in the middle of the field, shown and hidden by its visibility alone. */
const layered = 'invisible absolute inset-0 grid place-items-center px-5 text-center';

/**
 * The field of practice and test. React draws it once, with everything that will ever be seen on it; from then on a
 * controller switches it, and React hears of it again when the sitting is over.
 */
export const TrialStage = memo(function TrialStage({
  plan,
  sounds,
  environment,
  ...listeners
}: TrialStageProps) {
  const { t } = useTranslation('focustrack');
  const root = useRef<HTMLElement>(null);
  const sitting = useRef<Sitting>(null);
  const latest = useRef<SittingListeners>(listeners);
  latest.current = listeners;
  useWakeLock(true);
  useQuietBackground();

  useEffect(() => {
    if (!root.current) return;
    const nodes = stageNodes(root.current);
    const made = createSitting({
      nodes,
      plan,
      sounds,
      clock: environment.createClock(),
      acceptUntrusted: environment.acceptUntrusted,
      onStart: (device) => latest.current.onStart?.(device),
      onKeep: (soFar) => latest.current.onKeep?.(soFar),
      onDone: (end, leaving) => latest.current.onDone(end, leaving),
      onCancelled: () => latest.current.onCancelled(),
    });
    sitting.current = made;
    nodes.area.focus({ preventScroll: true });
    return () => made.dispose();
  }, [plan, sounds, environment]);

  const { phase, variant } = plan;
  return (
    <main
      ref={root}
      id="main"
      data-screen={`focustrack-${phase}`}
      className="fixed inset-0 z-40 overflow-hidden bg-paper text-ink select-none [&_*]:transition-none"
    >
      <h1 className="sr-only">{t(phase === 'test' ? 'words.test' : `stage.${phase}`)}</h1>
      <div
        data-stage="area"
        role="application"
        tabIndex={0}
        aria-label={t(`stage.label.${variant}`)}
        className="absolute inset-0 cursor-none touch-none outline-none"
        onContextMenu={(event) => event.preventDefault()}
      >
        <div
          data-stage="ready"
          className="absolute inset-0 grid cursor-default content-center justify-items-center gap-3 px-5 text-center"
        >
          <p className="font-serif text-2xl">{t('stage.ready')}</p>
          <p className="max-w-120 text-ink-soft">{t(`stage.rule.${variant}`)}</p>
          <p className="max-w-120 text-ink-soft">{t('stage.sameDevice')}</p>
        </div>
        <div data-stage="layer" aria-hidden="true">
          <Stimuli variant={variant} />
        </div>
        {[3, 2, 1].map((seconds) => (
          <span key={seconds} data-countdown={seconds} aria-hidden="true" className={layered}>
            <span className="font-serif text-3xl text-ink-soft tabular-nums">{seconds}</span>
          </span>
        ))}
        {phase === 'practice'
          ? (['correct', 'missed', 'too-early', 'wait'] as const).map((code) => (
              <span key={code} data-feedback={code} aria-hidden="true" className={layered}>
                <span className="text-xl font-semibold">
                  {t(code === 'wait' ? `stage.feedback.wait.${variant}` : `stage.feedback.${code}`)}
                </span>
              </span>
            ))
          : null}
        {variant === 'audio' ? (
          <p aria-hidden="true" className="absolute inset-x-0 bottom-8 text-center text-sm text-ink-soft">
            {t('stage.listening')}
          </p>
        ) : null}
      </div>
      <div data-stage="back" className="absolute start-3 top-3">
        <Button variant="ghost" size="sm" data-action="back" onClick={() => sitting.current?.stop()}>
          {t('back')}
        </Button>
      </div>
      <div
        data-stage="pause"
        hidden
        role="alertdialog"
        aria-labelledby="stage-paused"
        aria-describedby="stage-pause-text"
        className="absolute inset-0 grid content-center justify-items-center gap-5 bg-paper px-5 text-center"
      >
        <h2 id="stage-paused" className="text-2xl">
          {t('words.paused')}
        </h2>
        <div id="stage-pause-text" className="grid max-w-120 gap-2 text-ink-soft">
          {interruptionReasons.map((reason) => (
            <p key={reason} data-pause-reason={reason} hidden>
              {t(`stage.reason.${reason}`)}
            </p>
          ))}
          <p>{t(`stage.pauseText.${phase}`)}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" data-stage="go-on" data-action="go-on" onClick={() => sitting.current?.resume()}>
            {t('words.resume')}
          </Button>
          <Button size="lg" variant="outline" data-action="end" onClick={() => sitting.current?.stop()}>
            {t(`stage.end.${phase}`)}
          </Button>
        </div>
      </div>
    </main>
  );
});
