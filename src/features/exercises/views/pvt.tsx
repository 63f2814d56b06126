import { useTranslation } from 'react-i18next';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { useFormats } from '@/i18n/use-formats';
import { exercise, lengths } from '@/lib/exercises/pvt/exercise';
import { heard } from '@/lib/exercises/pvt/heard';
import { Face } from '../timed/face';
import { oneAnswer } from '../timed/one-answer';
import { RunningTime } from '../timed/running-time';
import { type ChoicesProps, timedView } from '../view';

const figure = 'font-stimulus text-[4rem] leading-none font-semibold tabular-nums';

/** The counter runs where it may move; else a disc stands for it. */
function Field() {
  const { t } = useTranslation('exercise-pvt');
  return (
    <>
      <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
        <span className="h-36 w-64 rounded-m border-2 border-line-strong" />
      </span>
      <Face name="wait" />
      <Face name="counter">
        <span className={`motion-reduce:hidden ${figure}`}>
          <RunningTime />
        </span>
        <span className="hidden size-20 rounded-full border-[2.5rem] border-ink motion-reduce:block" />
      </Face>
      <span data-feedback="time" className="invisible absolute inset-0 grid place-items-center">
        <span className="flex items-baseline gap-2">
          <span data-value className={figure} />
          <span className="text-lg text-ink-soft">{t('ms')}</span>
        </span>
      </span>
    </>
  );
}

const minutes = Object.keys(lengths).map(Number);

function Choices({ options, onChange }: ChoicesProps) {
  const { t } = useTranslation('exercise-pvt');
  const formats = useFormats();
  const chosen = options.minutes === 5 ? '5' : '3';
  return (
    <RadioGroup
      legend={t('length')}
      value={chosen}
      onValueChange={(value) => onChange({ ...options, minutes: Number(value) })}
    >
      {minutes.map((length) => (
        <RadioRow key={length} value={String(length)} label={formats.duration(length, 'minute')} />
      ))}
    </RadioGroup>
  );
}

export const view = timedView(exercise, {
  variants: ['counter', 'tone'],
  heard,
  answers: () => oneAnswer,
  Field,
  Choices,
  feedback: ['false_start', 'no_press'],
  measures: [
    { id: 'performance', unit: 'percent', of: ({ performanceScore }) => performanceScore, part: 'readiness' },
    { id: 'speed', unit: 'hundredths', of: ({ meanSpeed }) => meanSpeed, part: 'speed' },
    { id: 'medianRt', unit: 'ms', of: ({ medianRt }) => medianRt },
    { id: 'meanRt', unit: 'ms', of: ({ meanRt }) => meanRt },
    { id: 'fastest', unit: 'ms', of: ({ fastest10MeanRt }) => fastest10MeanRt },
    {
      id: 'slowest',
      unit: 'ms',
      of: ({ slowest10MeanSpeed }) => (slowest10MeanSpeed ? 1000 / slowest10MeanSpeed : null),
    },
    { id: 'lapses', unit: 'count', of: ({ lapses }) => lapses },
    { id: 'falseStarts', unit: 'count', of: ({ falseStarts }) => falseStarts },
  ],
  whyNoScore: ({ n }) => (n === 0 ? 'noTimes' : null),
});
