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

/** More areas than these take lower rows, so that what to do stands near them. */
const many = 6;

/** The areas as bars. */
export function DomainBars({ results, definition }: DomainBarsProps) {
  const { t } = useTranslation('tests');
  const zoneWord = useZoneWord(definition);
  return (
    <AreaProfile
      zoneWords={definition.tone === 'plain'}
      soft={definition.tone === 'memory'}
      close={results.length > many}
      areas={results.map(({ domain, percent, answered, served, thin }) => ({
        id: domain.id,
        name: areaName(t, domain),
        score: percent,
        label: percent === null ? '' : zoneWord(percent),
        tone: areaTone(areaColour(percent ?? 0, definition)),
        note: thin && percent !== null ? t('words.thin', { answered, served }) : undefined,
      }))}
    />
  );
}

function useZoneWord(definition: DomainBarsProps['definition']) {
  const { t } = useTranslation('tests');
  return (percent: number) => {
    const zone = zoneOf(percent, definition);
    return zone === null ? '' : zoneText(t, zone, definition);
  };
}

/** After what is read at once: what the lines mark and what the bands are not, and the bars as a table. */
export function DomainTable({ results, definition }: DomainBarsProps) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const zoneWord = useZoneWord(definition);
  return (
    <div className="text-sm">
      <p className="max-w-read text-ink-soft">
        {t('words.linesMark')}
        <SentenceGap />
        {t('norms')}
      </p>
      <details>
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
    </div>
  );
}
