import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import { exercise } from '@/lib/exercises/time-sense/exercise';
import { heard } from '@/lib/exercises/time-sense/heard';
import { StepField, StepTask } from '../stepped/step-field';
import { useAnswerTime } from '../stepped/step-time';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { ProduceTime } from './time-sense/produce-time';
import { SmallJob } from './time-sense/small-job';

type Props = StepOf<typeof exercise>;

function Step(props: Props) {
  const { item, onAnswer } = props;
  if (item.part === 'produce') return <ProduceTime {...props} targetMs={item.targetMs} />;
  if (item.part === 'job') return <SmallJob job={item} onAnswer={onAnswer} />;
  return <Counted onAnswer={onAnswer} />;
}

/** Whether somebody counted the seconds, asked at the end. */
function Counted({ onAnswer }: Pick<Props, 'onAnswer'>) {
  const { t } = useTranslation('exercise-time-sense');
  const { took } = useAnswerTime(null, true, () => undefined);
  const give = (counted: boolean) =>
    onAnswer({ tookMs: took(), wasHidden: false, predictedS: null, counted });
  return (
    <StepField>
      <StepTask isTold>{t('counted')}</StepTask>
      <div className="mx-auto grid w-full max-w-96 grid-cols-2 gap-4 pt-6">
        <Button variant="outline" className="min-h-16" data-counted="true" onClick={() => give(true)}>
          {t('yes')}
        </Button>
        <Button variant="outline" className="min-h-16" data-counted="false" onClick={() => give(false)}>
          {t('no')}
        </Button>
      </div>
      <p className="text-center text-sm text-ink-soft">{t('countedNote')}</p>
    </StepField>
  );
}

function useTold({ item, answer, trial }: AnsweredOf<typeof exercise>): string {
  const { t } = useTranslation('exercise-time-sense');
  const formats = useFormats();
  const seconds = (ms: number) => formats.duration(ms / 1000, 'second');
  if (item.part === 'counted') return t('told.thanks');
  if (!trial.valid) return t('told.hidden');
  const time = seconds(answer.tookMs);
  if (item.part === 'produce') {
    const share = formats.percent(answer.tookMs / item.targetMs);
    return t('told.produce', { time, target: seconds(item.targetMs), share });
  }
  return t('told.job', { time, forecast: seconds(1000 * (answer.predictedS ?? 0)) });
}

function Answered(props: AnsweredOf<typeof exercise>) {
  return (
    <p role="status" className="py-12 text-center font-serif text-xl text-balance">
      {useTold(props)}
    </p>
  );
}

export const view = steppedView(exercise, {
  variants: ['screen', 'tone'],
  heard,
  Step,
  Answered,
  tellsAfter: (isPractice, { tellsRatio }) => isPractice || tellsRatio,
  measures: [
    { id: 'error', unit: 'percent', of: ({ meanAbsRatioError }) => meanAbsRatioError, part: 'accuracy' },
    { id: 'cv', unit: 'percent', of: ({ meanCv }) => meanCv, part: 'steadiness' },
    {
      id: 'planning',
      unit: 'hundredths',
      of: ({ meanAbsLog }) => meanAbsLog,
      part: 'planning',
      optional: true,
    },
    { id: 'ratio', unit: 'percent', of: ({ meanRatio }) => meanRatio },
    { id: 'bias', unit: 'hundredths', of: ({ biasFactor }) => biasFactor, optional: true },
  ],
  level: ({ level }) => ({ level }),
});
