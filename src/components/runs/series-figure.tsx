import { useTranslation } from 'react-i18next';
import { type FitEnd, TrendLine } from '@/components/charts/trend-line';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { useFormats } from '@/i18n/use-formats';
import type { PlacedRun, SeriesRun } from '@/lib/progress/run-series';

/** A stored run, as series read it. */
export type SeriesScore = SeriesRun & { readonly id: string; readonly score: number };

export interface SeriesFigureProps {
  /** How these runs were done. */
  title: string;
  /** Oldest first, one at least. */
  points: readonly PlacedRun<SeriesScore>[];
  fit?: readonly [FitEnd, FitEnd] | null;
}

/** Runs that can be held beside each other, as a line and as a table. */
export function SeriesFigure({ title, points, fit = null }: SeriesFigureProps) {
  const { t } = useTranslation('training-history');
  const formats = useFormats();
  // Days that are all one day say nothing: then the times do.
  const days = new Set(points.map(({ run }) => formats.date(run.finishedAt)));
  const dateOf = days.size === 1 && points.length > 1 ? formats.time : formats.shortDate;
  const drawn = points.map(({ run, isPractice }) => ({
    id: run.id,
    at: Date.parse(run.finishedAt),
    score: run.score,
    low: false,
    full: !isPractice,
    number: formats.count(run.score),
    date: dateOf(run.finishedAt),
  }));
  return (
    <figure data-part="series">
      {title === '' ? null : (
        <figcaption className="font-serif text-[1.05rem] leading-snug font-medium">{title}</figcaption>
      )}
      <TrendLine
        points={drawn}
        spoken={t('trend.spoken', {
          text: drawn.map(({ date, number }) => t('words.pair', { name: date, text: number })).join('; '),
        })}
        zones={false}
        soft={false}
        fit={fit}
      />
      <details className="mt-2">
        <summary className="link inline-flex min-h-11 items-center">{t('words.showTable')}</summary>
        <Table caption={t('trend.caption')} hideCaption>
          <TableHead>
            <TableRow>
              <TableHeader>{t('trend.when')}</TableHeader>
              <TableHeader>{t('words.score')}</TableHeader>
              <TableHeader>{t('trend.counts')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {points.map(({ run, isPractice }) => (
              <TableRow key={run.id}>
                <TableHeader scope="row">{formats.mediumMoment(run.finishedAt)}</TableHeader>
                <TableCell>{formats.count(run.score)}</TableCell>
                <TableCell>{t(isPractice ? 'trend.practice' : 'trend.counted')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </figure>
  );
}
