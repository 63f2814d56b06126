import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { soundLeadMs } from '@/components/trial-stage/sound-player';
import { useFormats } from '@/i18n/use-formats';
import type { exercise } from '@/lib/exercises/time-sense/exercise';
import { heard } from '@/lib/exercises/time-sense/heard';
import { useHeardStep } from '../../sound/use-heard-step';
import { pressProps } from '../../stepped/press-props';
import { StepField, StepTask } from '../../stepped/step-field';
import { useAnswerTime, useSequence } from '../../stepped/step-time';
import { isPress, useKeys } from '../../stepped/use-keys';
import type { StepOf } from '../../view';
import { useWasHidden } from './use-was-hidden';

type Props = StepOf<typeof exercise>;

/** Nobody means to stop so soon: a finger that bounces presses twice. */
const bounceMs = 300;
const readiness = [0, bounceMs];

/** One press begins, the next one ends; nothing on the screen tells the time between. */
export function ProduceTime({ targetMs, ...props }: Props & { targetMs: number }) {
  const { t } = useTranslation('exercise-time-sense');
  const formats = useFormats();
  const { config, onAnswer } = props;
  const [isRunning, setRunning] = useState(false);
  const { box: button, wasHidden } = useWasHidden<HTMLButtonElement>(isRunning);
  const { took } = useAnswerTime(null, isRunning, () => undefined);
  // A second press of the step before must not begin this one.
  const isReady = useSequence(readiness) === 1;
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [button]);

  const press = () => {
    if (!isRunning) {
      setRunning(isReady);
      return;
    }
    // The time begins with the tone, which is heard a little after it was asked for.
    const tookMs = took() - (config.variant === 'tone' ? soundLeadMs : 0);
    if (tookMs < bounceMs) return;
    onAnswer({ tookMs, wasHidden: wasHidden(), predictedS: null, counted: null });
  };
  useKeys(
    true,
    (key) => {
      if (!isPress(key)) return false;
      press();
      return true;
    },
    ['press'],
  );

  const time = formats.duration(targetMs / 1000, 'second');
  return (
    <StepField>
      <StepTask isTold>{t(isRunning ? 'running' : 'begin', { time })}</StepTask>
      <button
        ref={button}
        type="button"
        data-action="time"
        data-ready={isReady || undefined}
        className="mx-auto my-8 grid size-48 cursor-pointer touch-manipulation place-items-center rounded-full border-control border-line-strong bg-surface font-serif text-2xl hover:border-ink active:bg-accent-tint"
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        {...pressProps(press)}
      >
        {t(isRunning ? 'stop' : 'start')}
      </button>
      <p className="text-center text-ink-soft text-balance">{t('noCounting')}</p>
      {isRunning ? <StartTone {...props} /> : null}
    </StepField>
  );
}

/** Heard as the time begins, in the variant with tones. */
function StartTone(props: Props) {
  useHeardStep(heard, props, null);
  return null;
}
