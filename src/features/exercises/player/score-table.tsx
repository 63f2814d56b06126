import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { type Formats, useFormats } from '@/i18n/use-formats';
import type { RunOutcome } from '@/lib/exercises/recompute';
import type { Measure } from '../view';

export interface ScoreTableProps {
  /** Texts of the exercise by key. */
  text: (key: string) => string;
  measures: readonly Measure<object>[];
  outcome: RunOutcome;
  level?: 2 | 3;
}

function told(formats: Formats, unit: Measure<object>['unit'], value: number): string {
  if (unit === 'ms') return formats.ms(value);
  if (unit === 'seconds') return formats.seconds(value);
  if (unit === 'percent') return formats.percent(value);
  if (unit === 'tenths') return formats.tenths(value);
  return unit === 'hundredths' ? formats.hundredths(value) : formats.count(value);
}

/** The person's own numbers; where they make up the score, the points each of them gave, and their sum. */
export function ScoreTable({ text, measures, outcome, level = 2 }: ScoreTableProps) {
  const { t } = useTranslation('player');
  const formats = useFormats();
  const { parts, raw, score } = outcome.score;
  const isScored = score !== null && raw !== null;
  const rows = measures
    .map((measure) => ({
      ...measure,
      value: measure.of(outcome.metrics),
      points: isScored ? (parts.find(({ id }) => id === measure.part) ?? null) : null,
    }))
    .filter(({ value, optional }) => value !== null || !optional);
  return (
    <Section title={t(isScored ? 'result.how' : 'result.numbers')} level={level} ruled>
      <table className="w-full border-collapse text-start max-sm:text-sm">
        <thead className={isScored ? 'text-sm text-ink-soft' : 'sr-only'}>
          <tr>
            <th scope="col" className="pb-2 text-start font-normal">
              {t('result.measure')}
            </th>
            <th scope="col" className="pb-2 text-end font-normal">
              {t('words.value')}
            </th>
            {isScored ? (
              <th scope="col" className="pb-2 ps-4 text-end font-normal">
                {t('result.points')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, unit, value, points }) => (
            <tr key={id} className="border-t border-line align-baseline">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal hyphens-auto">
                {text(`measures.${id}`)}
              </th>
              <td className="py-2.5 text-end font-semibold whitespace-nowrap tabular-nums">
                {value === null ? '–' : told(formats, unit, value)}
              </td>
              {isScored ? (
                <td className="py-2.5 ps-4 text-end whitespace-nowrap text-ink-soft tabular-nums">
                  {points
                    ? t('result.pointsOf', {
                        points: formats.tenths(points.weight * points.share),
                        most: formats.count(points.weight),
                      })
                    : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
        {isScored ? (
          <tfoot>
            <tr className="border-t-2 border-ink font-semibold">
              <th scope="row" className="py-2.5 text-start">
                {t('result.sum')}
              </th>
              <td colSpan={2} className="py-2.5 text-end tabular-nums" data-part="score">
                {formats.count(score)}
              </td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </Section>
  );
}
