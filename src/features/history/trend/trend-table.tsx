import type { HistoryTexts } from '@/components/changes/use-texts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ListedView } from '@/lib/assessments/attempt-view';

export interface TrendTableProps {
  caption: string;
  attempts: readonly ListedView[];
  areas: readonly { id: string; name: string }[];
  texts: HistoryTexts;
}

/** The same numbers with one decimal, a row for each date. */
export function TrendTable({ caption, attempts, areas, texts }: TrendTableProps) {
  const { t } = texts;
  return (
    <details className="mt-4">
      <summary className="link inline-flex min-h-11 items-center">{t('words.showTable')}</summary>
      <Table caption={caption} hideCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{t('detail.taken')}</TableHeader>
            {areas.map(({ id, name }) => (
              <TableHeader key={id}>{name}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {attempts.map(({ id, completedAt, domains }) => (
            <TableRow key={id}>
              <TableHeader scope="row">{texts.mediumMoment(completedAt)}</TableHeader>
              {areas.map((area) => {
                const score = domains[area.id] ?? null;
                return <TableCell key={area.id}>{score === null ? '–' : texts.score(score)}</TableCell>;
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
