import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { BurstFacts, DayFacts } from '@/lib/progress/days';
import { minutesOf } from '@/lib/progress/heat';
import { burstStatistics } from '@/lib/progress/statistics';

export interface NumbersProps {
  days: readonly DayFacts[];
  bursts: readonly BurstFacts[];
}

const sumOf = (days: readonly DayFacts[], of: (day: DayFacts) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);

/** What was done in a stretch of time, in a few numbers. */
export function Numbers({ days, bursts }: NumbersProps) {
  const { t } = useTranslation('progress');
  const { count } = useFormats();
  const told = burstStatistics(bursts);
  const rows: readonly (readonly [string, string])[] = [
    [t('numbers.minutes'), count(sumOf(days, minutesOf))],
    [t('numbers.days'), count(days.filter(({ active }) => active).length)],
    [t('numbers.runs'), count(sumOf(days, ({ runs }) => runs))],
    [
      t('numbers.bursts'),
      told.bursts === 0 ? count(0) : t('numbers.of', { part: count(told.finished), all: count(told.bursts) }),
    ],
    ...(told.usualSeconds === null
      ? []
      : [[t('numbers.usual'), t('words.minutes', { count: Math.round(told.usualSeconds / 60) })] as const]),
    [t('numbers.tasks'), count(sumOf(days, ({ tasks_done }) => tasks_done))],
  ];
  return (
    <dl data-part="numbers" className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end border-t border-line pt-3">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-serif text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
