import { useTranslation } from 'react-i18next';
import { ScoreBar, type ScoreTone } from '@/components/score-bar';
import { Card } from '@/components/ui/card';
import { areaIds } from './areas';

type Area = 'organization' | 'attention' | 'emotion' | 'daily' | 'impulsivity';
type Band = 'low' | 'moderate' | 'elevated';

/** Invented, and marked as such; labels and colours follow the rules of the report for these numbers. */
const example: readonly { area: Area; score: number; band: Band; tone: ScoreTone }[] = [
  { area: 'organization', score: 75, band: 'elevated', tone: 'high' },
  { area: 'attention', score: 62.5, band: 'moderate', tone: 'mid' },
  { area: 'emotion', score: 50, band: 'moderate', tone: 'mid' },
  { area: 'daily', score: 41.7, band: 'moderate', tone: 'mid' },
  { area: 'impulsivity', score: 31.3, band: 'low', tone: 'good' },
];

export function ReportPreview() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap grid items-start gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <div className="grid gap-4 lg:sticky lg:top-12">
        <h2 className="text-2xl">{t('report.title')}</h2>
        <p className="max-w-[46ch] text-ink-soft">{t('report.text')}</p>
        <p className="max-w-[46ch] text-ink-soft">
          {t('report.bars')} {t('words.direction')}
        </p>
      </div>
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3>{t('report.exampleTitle')}</h3>
          <p className="text-sm text-ink-soft">{t('report.exampleNote')}</p>
        </div>
        <div className="mt-2 *:last:border-b-0 *:last:pb-0">
          {example.map(({ area, score, band, tone }) => (
            <ScoreBar
              key={area}
              name={t(`domains.${areaIds[area]}`)}
              score={score}
              label={t(`bands.${band}`)}
              tone={tone}
            />
          ))}
        </div>
      </Card>
    </section>
  );
}
