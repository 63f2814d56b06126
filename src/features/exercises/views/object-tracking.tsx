import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { exercise, motionMs } from '@/lib/exercises/object-tracking/exercise';
import { drawMotion } from '@/lib/exercises/object-tracking/motion';
import { PlacesLeft } from '../stepped/places-left';
import { StepField, StepTask } from '../stepped/step-field';
import { useAnswerTime, useSequence } from '../stepped/step-time';
import { Verdict } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { DiscField } from './object-tracking/disc-field';

type Props = StepOf<typeof exercise>;

const phases = ['before', 'moving', 'after'] as const;
const none: readonly number[] = [];

function useMotion({ pathSeed, objects, speed }: Props['item']) {
  return useMemo(() => drawMotion(pathSeed, objects, speed, motionMs), [pathSeed, objects, speed]);
}

function Step({ item, onAnswer }: Props) {
  const { t } = useTranslation('exercise-object-tracking');
  const motion = useMotion(item);
  const [moments] = useState(() => [0, item.presentMs - motionMs, item.presentMs]);
  const phase = phases[useSequence(moments)] ?? 'after';
  const isOpen = phase === 'after';
  const all = item.targets.length;
  const { took } = useAnswerTime(null, isOpen, () => undefined);
  const [marks, setMarks] = useState(none);
  const mark = (disc: number) =>
    setMarks((before) => {
      if (before.includes(disc)) return before.filter((one) => one !== disc);
      return before.length < all ? [...before, disc] : before;
    });
  const answer = t('answer', { number: all });
  return (
    <StepField>
      <StepTask later={answer}>{isOpen ? answer : t(phase === 'before' ? 'before' : 'moving')}</StepTask>
      <DiscField
        motion={motion}
        phase={phase}
        ringed={phase === 'before' ? item.targets : none}
        marked={marks}
        onMark={mark}
      />
      <PlacesLeft
        done={marks.length}
        all={isOpen ? all : 0}
        label={t('marked', { done: marks.length, all })}
      />
      <div className="grid justify-items-center">
        <Button
          size="lg"
          className={isOpen ? undefined : 'invisible'}
          disabled={marks.length < all}
          onClick={() => onAnswer({ tookMs: took(), marks: [...marks] })}
          data-action="give"
        >
          {t('give')}
        </Button>
      </div>
    </StepField>
  );
}

/** Where they were in the end. */
function Answered({ item, answer, trial }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-object-tracking');
  const motion = useMotion(item);
  return (
    <>
      <Verdict isRight={trial.correct}>
        {t('found', { right: trial.correctMarks, all: item.targets.length })}
      </Verdict>
      <div className="w-40 max-w-full">
        <DiscField motion={motion} phase="after" ringed={item.targets} marked={answer.marks} />
      </div>
    </>
  );
}

export const view = steppedView(exercise, {
  variants: ['discs'],
  optionsOn: (screen) => ({ objects: screen === 'phone' ? 8 : 10 }),
  Step,
  Answered,
  tellsAfter: (isPractice) => isPractice,
  measures: [
    { id: 'tracked', unit: 'tenths', of: ({ meanK }) => meanK, part: 'tracked' },
    { id: 'whole', unit: 'percent', of: ({ accuracy }) => accuracy },
    { id: 'most', unit: 'count', of: ({ mostTargets }) => mostTargets },
  ],
  level: ({ targets }) => ({ targets }),
});
