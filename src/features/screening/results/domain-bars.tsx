import { useTranslation } from 'react-i18next';
import { ScoreBar, type ScoreTone } from '@/components/score-bar';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { areaName } from '@/i18n/area-name';
import { type BarColour, barColour } from '@/lib/assessments/bands';
import { scoreText } from '../format';
import { bandKey } from '../texts';
import type { DomainResult } from './result-scores';

const tones = { green: 'good', yellow: 'mid', red: 'high' } as const satisfies {
  readonly [colour in BarColour]: ScoreTone;
};

/** The areas as bars, and the same as a table. */
export function DomainBars({ results }: { results: readonly DomainResult[] }) {
  const { t } = useTranslation('screening');
  return (
    <>
      <div className="-mt-2">
        {results.map(({ domain, percent, answered, served, thin }) => (
          <ScoreBar
            key={domain.id}
            name={areaName(t, domain)}
            score={percent}
            label={percent === null ? '' : t(bandKey(percent))}
            tone={tones[barColour(percent ?? 0)]}
            {...(thin && percent !== null ? { note: t('thin', { answered, served }) } : {})}
          />
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {t('results.lines')} {t('norms')}
      </p>
      <details className="mt-2 text-sm">
        <summary className="link inline-flex min-h-11 items-center">{t('results.table')}</summary>
        <DomainTable results={results} />
      </details>
    </>
  );
}

function DomainTable({ results }: { results: readonly DomainResult[] }) {
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
            <TableCell>{percent === null ? t('notEnough') : t(bandKey(percent))}</TableCell>
            <TableCell>{t('results.answersOf', { answered, served })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
