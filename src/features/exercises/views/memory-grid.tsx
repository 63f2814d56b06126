import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exercise } from '@/lib/exercises/memory-grid/exercise';
import { useInTurn } from '../stepped/in-turn';
import { PlacesLeft } from '../stepped/places-left';
import { StepField, StepTask } from '../stepped/step-field';
import { useAnswerTime } from '../stepped/step-time';
import { Verdict } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { BlockField } from './memory-grid/block-field';
import { PathDrawing } from './memory-grid/path-drawing';

type Props = StepOf<typeof exercise>;

/** A finger that bounces presses twice. */
const bounceMs = 250;

function Step({ item, onAnswer }: Props) {
  const { t } = useTranslation('exercise-memory-grid');
  const { path, direction, limitMs, presentMs } = item;
  const { index, isOver } = useInTurn(path.length, { eachMs: 1000, shownMs: 700, presentMs });
  const [taps, setTaps] = useState<readonly { readonly block: number; readonly atMs: number }[]>([]);
  const { took } = useAnswerTime(limitMs, isOver, () => onAnswer({ tookMs: took(), taps: [...taps] }));
  const last = taps.at(-1);
  const press = (block: number) => {
    const atMs = took();
    if (last?.block === block && atMs - last.atMs < bounceMs) return;
    const given = [...taps, { block, atMs }];
    setTaps(given);
    if (given.length === path.length) onAnswer({ tookMs: atMs, taps: given });
  };
  const tasks = [t(`task.${direction}`), t(`answer.${direction}`)] as const;
  return (
    <StepField>
      <StepTask later={isOver ? tasks[0] : tasks[1]}>{isOver ? tasks[1] : tasks[0]}</StepTask>
      <BlockField
        lit={index === null ? null : (path[index] ?? null)}
        pressed={last?.block ?? null}
        onPress={press}
        isOpen={isOver}
      />
      <PlacesLeft
        done={taps.length}
        all={isOver ? path.length : 0}
        label={t('pressed', { done: taps.length, all: path.length })}
      />
    </StepField>
  );
}

function Answered({ item, trial }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-memory-grid');
  const wanted = item.direction === 'forward' ? item.path : item.path.toReversed();
  return (
    <>
      <Verdict isRight={trial.correct} />
      {trial.correct ? null : <PathDrawing path={wanted} label={t('wanted')} />}
    </>
  );
}

export const view = steppedView(exercise, {
  variants: ['grid'],
  Step,
  Answered,
  tellsAfter: (isPractice) => isPractice,
  measures: [
    { id: 'span', unit: 'tenths', of: ({ meanSpan }) => meanSpan, part: 'span' },
    { id: 'longest', unit: 'count', of: ({ span }) => span },
    { id: 'itemErrors', unit: 'count', of: ({ itemErrors }) => itemErrors },
    { id: 'orderErrors', unit: 'count', of: ({ orderErrors }) => orderErrors },
    { id: 'tap', unit: 'ms', of: ({ medianTapMs }) => medianTapMs },
  ],
  level: ({ level }) => ({ level }),
});
