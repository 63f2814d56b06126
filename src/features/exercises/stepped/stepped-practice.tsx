import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { JudgedTrial, StepAnswer, StepItem } from '@/lib/exercises/contract';
import { PlayFrame } from '../play-frame';
import type { SteppedView } from '../view';
import { AfterStep } from './after-step';

export interface SteppedPracticeProps {
  view: SteppedView;
  exerciseId: string;
  userId: string;
  seed: string;
  config: object;
  onDone: () => void;
}

interface Answered {
  readonly item: StepItem;
  readonly answer: StepAnswer;
  readonly trial: JudgedTrial;
}

/** A few steps to try it: no limit, nothing kept, each answer told. */
export function SteppedPractice(props: SteppedPracticeProps) {
  const { view, exerciseId, userId, seed, config, onDone } = props;
  const { t } = useTranslation('player');
  const { exercise, Step, Answered } = view;
  const [items] = useState(() =>
    exercise.practice(seed, config).map((item): StepItem => ({ ...item, limitMs: null })),
  );
  const [place, setPlace] = useState(0);
  const [told, setTold] = useState<Answered | null>(null);
  const item = items[place];
  const next = () => {
    setTold(null);
    if (place + 1 < items.length) setPlace(place + 1);
    else onDone();
  };
  const give = (answer: StepAnswer) => {
    if (!item || !exercise.fits(item, answer, config)) return;
    if (Answered) setTold({ item, answer, trial: exercise.judge(item, answer, config) });
    else next();
  };
  return (
    <PlayFrame
      exerciseId={exerciseId}
      screen="practice"
      align="start"
      aside={
        <Button variant="ghost" size="sm" onClick={onDone} data-action="end-practice">
          {t('practice.end')}
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap justify-center gap-x-1 text-sm text-ink-soft">
        <h1 className="font-sans text-sm font-bold">{t('practice.title')}</h1>
        <p>{t('practice.text')}</p>
      </div>
      {told && Answered ? (
        <AfterStep onNext={next}>
          <Answered {...told} config={config} userId={userId} isPractice isBlank={false} />
        </AfterStep>
      ) : null}
      {item && !told ? (
        <Step key={place} item={item} config={config} userId={userId} isPractice onAnswer={give} />
      ) : null}
    </PlayFrame>
  );
}
