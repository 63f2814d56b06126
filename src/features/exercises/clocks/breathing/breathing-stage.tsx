import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BreathingRun } from '@/api/training/local-breathing';
import { Button } from '@/components/ui/button';
import { useNow } from '@/hooks/use-now';
import { useWakeLock } from '@/hooks/use-wake-lock';
import { useFormats } from '@/i18n/use-formats';
import { type BreathMoment, breathAt, breathSteps, readBreathing } from '@/lib/cognitive/breathing';
import { minuteMs, secondMs } from '@/lib/time';
import { isPress, useKeys } from '../../stepped/use-keys';
import type { BreathTone } from './breath-tone';
import { PacerRing } from './pacer-ring';
import { vibrateAlong } from './vibration';

export interface BreathingStageProps {
  run: BreathingRun;
  tone: BreathTone | null;
  onEvent: (type: 'pause' | 'resume' | 'stop', at: number) => void;
  onPress: (runMs: number) => void;
  onOver: () => void;
}

export function BreathingStage({ run, tone, onEvent, onPress, onOver }: BreathingStageProps) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const plannedMs = run.minutes * minuteMs;
  const withVibration = run.withVibration === true;
  const steps = useMemo(() => breathSteps(run.pattern, run.outMs), [run.pattern, run.outMs]);
  const clock = readBreathing(run.events, plannedMs, useNow(true, 200));
  const isRunning = clock.phase === 'running';
  const moment = breathAt(steps, plannedMs, clock.runMs);
  useWakeLock(isRunning);

  const look = useCallback(
    (): BreathMoment => breathAt(steps, plannedMs, readBreathing(run.events, plannedMs, Date.now()).runMs),
    [steps, plannedMs, run.events],
  );
  const partOfIn = useCallback(
    (index: number): [number, number] => {
      const ins = steps.map((step) => (step.kind === 'in' ? step.ms : 0));
      const all = ins.reduce((sum, ms) => sum + ms, 0);
      const before = ins.slice(0, index).reduce((sum, ms) => sum + ms, 0);
      return [before / all, (before + (ins[index] ?? 0)) / all];
    },
    [steps],
  );

  const isOver = clock.phase === 'complete';
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);

  const stepKey = isRunning ? `${moment.cycle}.${moment.stepIndex}` : 'still';
  useEffect(() => {
    const now = look();
    const isStill = stepKey === 'still';
    tone?.play(isStill ? null : now.step, now.stepRemainingMs);
    if (!withVibration) return;
    vibrateAlong(isStill ? null : now);
    return () => vibrateAlong(null);
  }, [stepKey, tone, withVibration, look]);

  const press = useCallback(() => {
    const { phase, runMs } = readBreathing(run.events, plannedMs, Date.now());
    if (phase === 'running') onPress(runMs);
  }, [run.events, plannedMs, onPress]);
  useKeys(
    run.pressAlong,
    (key) => {
      if (!isPress(key)) return false;
      press();
      return true;
    },
    ['press'],
  );

  const word = () => {
    if (clock.phase === 'paused') return t('words.paused');
    if (!moment.step) return t('breathing.settle');
    const isSecondSip = moment.step.kind === 'in' && moment.stepIndex > 0;
    return t(isSecondSip ? 'breathing.inMore' : `breathing.${moment.step.kind}`);
  };

  return (
    <div className="grid justify-items-center gap-7 text-center">
      <PacerRing look={look} partOfIn={partOfIn} isRunning={isRunning} />
      <div className="grid gap-1">
        <h1 tabIndex={-1} aria-live="polite" className="min-h-10 text-2xl">
          {word()}
        </h1>
        {/* What will be asked for; while it is asked for, the word alone stands. */}
        {moment.stage === 'settle' ? (
          <p className="text-lg text-ink-soft">
            {t(`breathing.patterns.${run.pattern}`, { out: formats.count(run.outMs / secondMs) })}
          </p>
        ) : null}
      </div>
      <p role="timer" className="text-ink-soft tabular-nums">
        {moment.stage === 'settle'
          ? t('breathing.beginsIn', { count: Math.ceil(moment.stepRemainingMs / secondMs) })
          : t('breathing.remaining', { time: formats.clock(Math.ceil(clock.remainingMs / secondMs)) })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {run.pressAlong ? (
          <Button size="lg" onPointerDown={press}>
            {t('breathing.press')}
          </Button>
        ) : null}
        <Button
          size="lg"
          variant="outline"
          onClick={() => onEvent(isRunning ? 'pause' : 'resume', Date.now())}
        >
          {t(isRunning ? 'words.pause' : 'words.resume')}
        </Button>
        <Button size="lg" variant="outline" onClick={() => onEvent('stop', Date.now())}>
          {t('breathing.stop')}
        </Button>
      </div>
    </div>
  );
}
