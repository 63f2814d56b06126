import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CountdownMarks, FeedbackMark, StageFrame } from '@/components/trial-stage/stage-frame';
import { Button } from '@/components/ui/button';
import { useQuietBackground } from '@/contexts/use-quiet-background';
import { useWakeLock } from '@/hooks/use-wake-lock';
import { interruptionReasons } from '@/lib/cognitive/engine/device';
import type { LetterSounds } from '../audio/letter-sounds';
import type { StageEnvironment } from './environment';
import { PracticeFrame } from './practice-frame';
import { createSitting, type Sitting, type SittingListeners } from './sitting';
import type { SittingPlan } from './sitting-plan';
import { stageNodes } from './stage-nodes';
import { Stimuli } from './stimuli';

export interface TrialStageProps extends SittingListeners {
  plan: SittingPlan;
  sounds: LetterSounds | null;
  environment: StageEnvironment;
}

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
    <StageFrame
      ref={root}
      screen={`focustrack-${phase}`}
      title={t(phase === 'test' ? 'words.test' : `stage.${phase}`)}
      pauseText={
        <>
          {interruptionReasons.map((reason) => (
            <p key={reason} data-pause-reason={reason} hidden>
              {t(`stage.reason.${reason}`)}
            </p>
          ))}
          <p>{t(`stage.pauseText.${phase}`)}</p>
        </>
      }
      endLabel={t(`stage.end.${phase}`)}
      onGoOn={() => sitting.current?.resume()}
      onEnd={() => sitting.current?.stop()}
    >
      <div
        data-stage="area"
        role="application"
        tabIndex={0}
        aria-label={t(`stage.label.${variant}`)}
        className="absolute inset-0 cursor-none touch-none outline-none"
        onContextMenu={(event) => event.preventDefault()}
      >
        {phase === 'practice' ? <PracticeFrame plan={plan} /> : null}
        <div
          data-stage="ready"
          className="absolute inset-0 grid cursor-default content-center justify-items-center gap-3 px-5 text-center"
        >
          <p className="font-serif text-2xl text-balance">
            <span className="pointer-coarse:hidden">{t('stage.ready')}</span>
            <span className="hidden pointer-coarse:inline">{t('stage.readyTouch')}</span>
          </p>
          <p className="max-w-120 text-balance text-ink-soft">{t(`stage.rule.${variant}`)}</p>
          <p className="max-w-120 text-balance text-ink-soft">{t('stage.sameDevice')}</p>
        </div>
        <div data-stage="layer" aria-hidden="true">
          <Stimuli variant={variant} />
        </div>
        <CountdownMarks />
        {phase === 'practice'
          ? (['correct', 'missed', 'too-early', 'wait'] as const).map((code) => (
              <FeedbackMark key={code} code={code}>
                {t(
                  code === 'wait' || code === 'missed'
                    ? `stage.feedback.${code}.${variant}`
                    : `stage.feedback.${code}`,
                )}
              </FeedbackMark>
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
          {t(phase === 'practice' ? 'words.leave' : 'back')}
        </Button>
      </div>
    </StageFrame>
  );
});
