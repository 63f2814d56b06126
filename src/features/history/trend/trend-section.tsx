import type { HistoryTexts } from '@/components/changes/use-texts';
import { TrendLine } from '@/components/charts/trend-line';
import { Section } from '@/components/section';
import { zoneText } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import type { ListedView } from '@/lib/assessments/attempt-view';
import { hasBands } from '@/lib/assessments/catalogue';
import type { Series } from '@/lib/assessments/history-series';
import { findInstrument } from '@/lib/assessments/instruments';
import { isWithinVariation } from '@/lib/assessments/trend-variation';
import { PickTwo } from './pick-two';
import { TrendTable } from './trend-table';

export interface TrendSectionProps {
  series: Series<ListedView>;
  texts: HistoryTexts;
}

/** One test over time: a small line per area, two dates to compare, and all numbers as a table. */
export function TrendSection({ series, texts }: TrendSectionProps) {
  const { t } = texts;
  const { attempts, form } = series;
  const definition = findInstrument(series.testId);
  if (!definition) return null;
  const banded = hasBands(definition);
  const areas = definition.domains.map((domain) => ({
    id: domain.id,
    name: areaName(texts.screening, domain),
  }));
  // Days that are all one day say nothing: then the times do.
  const days = new Set(attempts.map(({ completedAt }) => texts.date(completedAt)));
  const dateOf = days.size === 1 ? texts.time : texts.shortDate;
  const child = attempts[0]?.record.details?.child_label;
  const about = form === 'self' ? '' : ` · ${[t(`form.${form}`), child].filter(Boolean).join(' · ')}`;
  return (
    <Section title={`${t('trend.title', { name: definition.catalogueName })}${about}`} className="mb-10">
      <p className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-soft">
        <span>{t('words.results', { count: attempts.length })}</span>
        {banded ? (
          <>
            <span>{t('trend.lower')}</span>
            {zoneKeys.map(([zone, fill]) => (
              <span key={zone} className="inline-flex items-center gap-1.5">
                <svg aria-hidden="true" width="18" height="12" className="keep-colours">
                  <rect
                    width="18"
                    height="12"
                    rx="3"
                    className={zone === 'strong' && definition.tone === 'memory' ? 'fill-line' : fill}
                  />
                </svg>
                {zoneText(texts.screening, zone, definition)}
              </span>
            ))}
          </>
        ) : null}
      </p>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {areas.map(({ id, name }) => {
          const points = attempts.flatMap((attempt) => {
            const score = attempt.domains[id] ?? null;
            if (score === null) return [];
            return {
              id: attempt.id,
              at: Date.parse(attempt.completedAt),
              score,
              low: attempt.quality.level === 'low',
              number: texts.whole(score),
              date: dateOf(attempt.completedAt),
            };
          });
          if (points.length === 0) return null;
          return (
            <figure key={id} data-trend={id}>
              <figcaption className="font-serif text-[1.05rem] leading-snug font-medium">{name}</figcaption>
              <TrendLine
                points={points}
                spoken={t('words.pair', {
                  name,
                  text: points
                    .map(({ date, number }) => t('words.pair', { name: date, text: number }))
                    .join('; '),
                })}
                zones={banded}
                soft={definition.tone === 'memory'}
              />
              {isWithinVariation(
                points.map(({ score }) => score),
                id,
                definition,
              ) ? (
                <p data-part="within" className="mt-1 text-sm text-ink-soft">
                  {t('trend.within')}
                </p>
              ) : null}
            </figure>
          );
        })}
        <PickTwo attempts={attempts} texts={texts} />
      </div>
      <TrendTable
        caption={t('trend.caption', { name: definition.catalogueName })}
        attempts={attempts}
        areas={areas}
        texts={texts}
      />
    </Section>
  );
}

const zoneKeys = [
  ['calm', 'fill-(--zone-calm)'],
  ['noticeable', 'fill-(--zone-noticeable)'],
  ['strong', 'fill-(--zone-strong)'],
] as const;
