import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { exercise, fullItems, levelItems } from '@/lib/exercises/trail-switch/exercise';
import { StepField, StepTask } from '../stepped/step-field';
import { useAnswerTime } from '../stepped/step-time';
import { Verdict } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { signOf, TrailField } from './trail-switch/trail-field';
import { TypedTrail } from './trail-switch/typed-trail';

interface Tap {
  item: number;
  atMs: number;
}

function Step({ item, config, onAnswer }: StepOf<typeof exercise>) {
  const { t } = useTranslation('exercise-trail-switch');
  const { labels, limitMs, part } = item;
  const [taps, setTaps] = useState<readonly Tap[]>([]);
  const [isWrong, setWrong] = useState(false);
  const { took } = useAnswerTime(limitMs, true, () => onAnswer({ tookMs: took(), taps: [...taps] }));
  const signs = labels.map(signOf);
  const reached = taps.reduce((at, tap) => (tap.item === at ? at + 1 : at), 0);

  const take = (place: number) => {
    const atMs = took();
    const made = [...taps, { item: place, atMs }];
    setTaps(made);
    setWrong(place !== reached);
    if (place === reached && reached + 1 === labels.length) onAnswer({ tookMs: atMs, taps: made });
  };
  const before = signs[reached - 1];
  return (
    <StepField>
      <StepTask>{t(`task.${part}`)}</StepTask>
      <p role="status" className="min-h-7 text-center">
        {isWrong ? <strong>{t('wrong')} </strong> : null}
        {before === undefined ? t('begin') : t('last', { item: before })}
      </p>
      {config.variant === 'typed' ? (
        <TypedTrail label={t('type')} onType={(typed) => take(signs.indexOf(typed))} />
      ) : (
        <TrailField
          signs={signs}
          places={item.places}
          reached={reached}
          wrong={isWrong ? (taps.at(-1)?.item ?? null) : null}
          label={t('field')}
          onTake={take}
        />
      )}
    </StepField>
  );
}

function Answered({ trial }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-trail-switch');
  const formats = useFormats();
  const { timeMs, errors } = trial;
  return (
    <Verdict isRight={timeMs !== null}>
      {timeMs === null
        ? t('ranOut')
        : t('done', { seconds: formats.duration(timeMs / 1000, 'second'), errors: formats.count(errors) })}
    </Verdict>
  );
}

export const view = steppedView(exercise, {
  variants: ['tap', 'typed'],
  Step,
  Answered,
  measures: [
    { id: 'partA', unit: 'seconds', of: ({ timeAS }) => timeAS, part: 'partA' },
    { id: 'partB', unit: 'seconds', of: ({ timeBS }) => timeBS, part: 'partB' },
    { id: 'ratio', unit: 'hundredths', of: ({ ratio }) => ratio, part: 'ratio' },
    { id: 'errors', unit: 'count', of: ({ errorsA, errorsB }) => errorsA + errorsB },
  ],
  level: ({ level }) => ({ items: levelItems[level - 1] ?? fullItems }),
});
