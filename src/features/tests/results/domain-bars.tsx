import { useTranslation } from 'react-i18next';
import { AreaProfile, areaTone } from '@/components/results/area-profile';
import { AreaTable } from '@/components/results/area-table';
import { SentenceGap } from '@/components/sentence-gap';
import { zoneText } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import { useFormats } from '@/i18n/use-formats';
import { areaColour, zoneOf } from '@/lib/assessments/bands';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { DomainResult } from './result-scores';

export interface DomainBarsProps {
  results: readonly DomainResult[];
  definition: Pick<InstrumentDefinition, 'kind' | 'tone'>;
}

/** The areas as bars, and the same as a table. */
export function DomainBars({ results, definition }: DomainBarsProps) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const zoneWord = (percent: number) => {
    const zone = zoneOf(percent, definition);
    return zone === null ? '' : zoneText(t, zone, definition);
  };
  return (
    <>
      <AreaProfile
        zoneWords={definition.tone === 'plain'}
        soft={definition.tone === 'memory'}
        areas={results.map(({ domain, percent, answered, served, thin }) => ({
          id: domain.id,
          name: areaName(t, domain),
          score: percent,
          label: percent === null ? '' : zoneWord(percent),
          tone: areaTone(areaColour(percent ?? 0, definition)),
          note: thin && percent !== null ? t('words.thin', { answered, served }) : undefined,
        }))}
        lines={
          <>
            {t('words.linesMark')}
            <SentenceGap />
            {t('norms')}
          </>
        }
      />
      <details className="mt-2 text-sm">
        <summary className="link inline-flex min-h-11 items-center">{t('words.showTable')}</summary>
        <AreaTable
          caption={t('words.areaTable')}
          columns={{
            area: t('words.area'),
            score: t('words.score'),
            level: t('results.columnLabel'),
            answers: t('words.answers'),
          }}
          rows={results.map(({ domain, percent, answered, served }) => ({
            id: domain.id,
            name: areaName(t, domain),
            score: percent === null ? '–' : formats.score(percent),
            level: percent === null ? t('words.notEnoughAnswers') : zoneWord(percent),
            answers: t('words.answersOf', { answered, served }),
          }))}
        />
      </details>
    </>
  );
}
