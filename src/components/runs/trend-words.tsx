import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '@/i18n/use-formats';
import type { PersonalBest } from '@/lib/progress/run-series';
import { POINTS_FOR_A_LINE, type Trend } from '@/lib/progress/trend';

export interface TrendWordsProps {
  trend: Trend;
  /** Days from the first point to the last. */
  span: number;
  /** Null where there is none, or nothing to be beaten. */
  best: PersonalBest | null;
}

/** What the line says: of scores in this exercise, never of a person. */
export function TrendWords({ trend, span, best }: TrendWordsProps) {
  const { t } = useTranslation('training-history');
  const formats = useFormats();
  const verdict = trendText(trend, span, { t, formats });
  return (
    <div data-part="verdict" data-verdict={trend.verdict} className="grid content-start gap-3">
      <p className="text-lg">{verdict}</p>
      {trend.verdict === 'withheld' ? <p className="text-ink-soft">{t('trend.withheldHint')}</p> : null}
      {best ? (
        <p className="text-sm text-ink-soft">
          {t('trend.best', { score: formats.count(best.score), date: formats.date(best.at) })}
        </p>
      ) : null}
    </div>
  );
}

interface TrendTexts {
  t: TFunction<'training-history'>;
  formats: Pick<Formats, 'count' | 'tenths'>;
}

/** What a line says in one sentence, on screens and in files. */
export function trendText(
  { verdict, n, slopePerWeek }: Trend,
  span: number,
  { t, formats }: TrendTexts,
): string {
  const days = t('words.days', { count: span });
  const points = formats.tenths(Math.abs(slopePerWeek ?? 0));
  switch (verdict) {
    case 'withheld':
      return n < POINTS_FOR_A_LINE ? t('trend.withheld', { n: formats.count(n) }) : t('trend.week', { days });
    case 'too_early':
      return t('trend.tooEarly', { n: formats.count(n) });
    case 'improving':
      return t('trend.improving', { points, days });
    case 'declining':
      return t('trend.declining', { points, days });
    case 'no_clear_trend':
      return t('trend.noClear', { days });
  }
}
