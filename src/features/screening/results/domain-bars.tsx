import { useTranslation } from 'react-i18next';
import { ScoreBar, type ScoreTone } from '@/components/score-bar';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { areaName } from '@/i18n/area-name';
import { type BarColour, barColour } from '@/lib/assessments/bands';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { scoreText } from '../format';
import { bandKey } from '../texts';
import type { DomainResult } from './result-scores';

type Labels = InstrumentDefinition['bandLabels'];

const tones = { green: 'good', yellow: 'mid', red: 'high' } as const satisfies {
  readonly [colour in BarColour]: ScoreTone;
};

/** Set E; the Memory Check has a neutral dark tone in place of red. */
function toneOf(percent: number, labels: Labels): ScoreTone {
  const tone = tones[barColour(percent)];
  return tone === 'high' && labels === 'memory' ? 'dark' : tone;
}

export interface DomainBarsProps {
  results: readonly DomainResult[];
  labels: Labels;
}

/** The areas as bars, and the same as a table. */
export function DomainBars({ results, labels }: DomainBarsProps) {
  const { t } = useTranslation('screening');
  return (
    <>
      <div className="-mt-2">
        {results.map(({ domain, percent, answered, served, thin }) => (
          <ScoreBar
            key={domain.id}
            name={areaName(t, domain)}
            score={percent}
            label={bandText(percent, labels, t)}
            tone={toneOf(percent ?? 0, labels)}
            {...(thin && percent !== null ? { note: t('thin', { answered, served }) } : {})}
          />
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {t('results.lines')} {t('norms')}
      </p>
      <details className="mt-2 text-sm">
        <summary className="link inline-flex min-h-11 items-center">{t('results.table')}</summary>
        <DomainTable results={results} labels={labels} />
      </details>
    </>
  );
}

function bandText(
  percent: number | null,
  labels: Labels,
  t: ReturnType<typeof useTranslation<'screening'>>['t'],
): string {
  const key = percent === null ? null : bandKey(percent, labels);
  return key === null ? '' : t(key);
}

function DomainTable({ results, labels }: DomainBarsProps) {
  const { t, i18n } = useTranslation('screening');
  return (
    <Table caption={t('results.tableCaption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('results.columnArea')}</TableHeader>
          <TableHeader>{t('results.columnScore')}</TableHeader>
          <TableHeader>{t('results.columnLabel')}</TableHeader>
          <TableHeader>{t('results.columnAnswers')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {results.map(({ domain, percent, answered, served }) => (
          <TableRow key={domain.id}>
            <TableHeader scope="row">{areaName(t, domain)}</TableHeader>
            <TableCell>{percent === null ? '–' : scoreText(percent, i18n.language)}</TableCell>
            <TableCell>{percent === null ? t('notEnough') : bandText(percent, labels, t)}</TableCell>
            <TableCell>{t('results.answersOf', { answered, served })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
