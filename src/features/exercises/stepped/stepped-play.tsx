import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { JudgedTrial, StepAnswer, StepItem } from '@/lib/exercises/contract';
import { steppedRun } from '@/lib/exercises/stepped-run';
import { PlayFrame } from '../play-frame';
import { PauseMenu } from '../player/pause-menu';
import { variantOf } from '../player/run';
import { useExerciseText } from '../player/use-exercise-text';
import type { SteppedView } from '../view';
import { AfterStep, ToldFor } from './after-step';

export interface SteppedPlayProps {
  view: SteppedView;
  exerciseId: string;
  userId: string;
  seed: string;
  config: Record<string, unknown>;
  /** Answers from before a reload. */
  kept: readonly unknown[];
  keep: (records: readonly unknown[], limitRuns: boolean) => void;
  over: (records: readonly unknown[]) => void;
}

interface Answered {
  readonly item: StepItem;
  readonly answer: StepAnswer;
  readonly trial: JudgedTrial;
}

/** A self-paced run, step by step. While a limit runs, a pause waits for the answer. */
export function SteppedPlay(props: SteppedPlayProps) {
  const { view, exerciseId, userId, seed, config, kept, keep, over } = props;
  const { t } = useTranslation('player');
  const text = useExerciseText(exerciseId, variantOf(config));
  const { exercise, Step, Answered, tellsAfter, tellsFor } = view;
  const [run] = useState(() => steppedRun(exercise, seed, config, kept as readonly StepAnswer[]));
  const [told, setTold] = useState<Answered | null>(null);
  const [pause, setPause] = useState<'none' | 'asked' | 'on'>('none');
  const [count, setCount] = useState(() => run.answers().length);
  const item = run.item();
  const limitRuns = item !== null && item.limitMs !== null && told === null && pause !== 'on';

  useEffect(() => {
    if (item === null && told === null) over(run.answers());
    else keep(run.answers(), limitRuns);
  }, [item, told, limitRuns, run, keep, over]);

  const give = (answer: StepAnswer) => {
    if (!item) return;
    const trial = run.give(answer);
    if (!trial) return;
    setCount(run.answers().length);
    if (pause === 'asked') setPause('on');
    if (Answered && (tellsAfter?.(false, config, trial) ?? true)) setTold({ item, answer, trial });
  };

  const around = { config, userId, isPractice: false };
  return (
    <PlayFrame
      exerciseId={exerciseId}
      screen="run"
      align="start"
      aside={
        <div className="flex items-center gap-3">
          <span className="text-sm text-ink-soft tabular-nums">
            {t('play.step', { number: told ? count : count + 1 })}
          </span>
          <Button
            variant="ghost"
            size="sm"
            disabled={pause !== 'none'}
            onClick={() => setPause(limitRuns ? 'asked' : 'on')}
            data-action="pause"
          >
            {t('words.pause')}
          </Button>
        </div>
      }
    >
      <h1 className="sr-only">{text('rule')}</h1>
      <p role="status" className="text-center text-sm text-ink-soft">
        {pause === 'asked' ? t('play.pauseAfter') : null}
      </p>
      {pause === 'on' ? (
        <PauseMenu onGoOn={() => setPause('none')} onEnd={() => over(run.answers())} />
      ) : null}
      {/* Without a limit the step waits as it stands. */}
      <div hidden={pause === 'on'} {...(item && !told && { 'data-step': count + 1 })}>
        {told && Answered && !tellsFor ? (
          <AfterStep onNext={() => setTold(null)}>
            <Answered {...told} {...around} isBlank={false} />
          </AfterStep>
        ) : null}
        {told && Answered && tellsFor ? (
          <ToldFor key={count} {...tellsFor} onOver={() => setTold(null)}>
            {(isBlank) => <Answered {...told} {...around} isBlank={isBlank} />}
          </ToldFor>
        ) : null}
        {item && !told && !(pause === 'on' && item.limitMs !== null) ? (
          <Step key={count} item={item} {...around} onAnswer={give} />
        ) : null}
      </div>
    </PlayFrame>
  );
}
