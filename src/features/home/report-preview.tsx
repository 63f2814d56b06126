import { useTranslation } from 'react-i18next';
import { ScoreBar } from '@/components/score-bar';
import { SentenceGap } from '@/components/sentence-gap';
import { Card } from '@/components/ui/card';
import type { ScoreTone } from '@/components/zone-band';
import type { Zone } from '@/lib/assessments/bands';

/** Areas of the Focus Snapshot by their short names here. */
const areaIds = {
  organization: 'organization_memory',
  attention: 'attention_concentration',
  emotion: 'emotion_stress',
  daily: 'daily_functioning',
  impulsivity: 'impulsivity_control',
} as const;
type Area = keyof typeof areaIds;

/** Invented, and marked as such; labels and colours follow the rules of the report for these numbers. */
const example: readonly { area: Area; score: number; zone: Zone; tone: ScoreTone }[] = [
  { area: 'organization', score: 75, zone: 'strong', tone: 'high' },
  { area: 'attention', score: 62.5, zone: 'noticeable', tone: 'mid' },
  { area: 'emotion', score: 50, zone: 'noticeable', tone: 'mid' },
  { area: 'daily', score: 41.7, zone: 'noticeable', tone: 'mid' },
  { area: 'impulsivity', score: 31.3, zone: 'calm', tone: 'good' },
];

export function ReportPreview() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap grid items-start gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <div className="grid gap-4 lg:sticky lg:top-12">
        <h2 className="text-2xl">{t('report.title')}</h2>
        <p className="max-w-[46ch] text-ink-soft">{t('report.text')}</p>
        <p className="max-w-[46ch] text-ink-soft">
          {t('report.bars')}
          <SentenceGap />
          {t('words.direction')}
        </p>
      </div>
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3>{t('report.exampleTitle')}</h3>
          <p className="text-sm text-ink-soft">{t('report.exampleNote')}</p>
        </div>
        <div className="@container mt-2 grid gap-y-1.5">
          {example.map(({ area, score, zone, tone }) => (
            <ScoreBar
              key={area}
              name={t(`domains.${areaIds[area]}`)}
              score={score}
              label={t(`zones.${zone}`)}
              tone={tone}
              className="pb-2"
            >
              <p className="text-sm text-ink-soft">{t(`areas.${area}.text`)}</p>
            </ScoreBar>
          ))}
        </div>
      </Card>
    </section>
  );
}
