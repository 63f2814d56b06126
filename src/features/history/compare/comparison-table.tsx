import { changeSentences } from '@/components/changes/change-text';
import type { NamedRow } from '@/components/changes/named-rows';
import type { HistoryTexts } from '@/components/changes/use-texts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** The same numbers as a table, for reading aloud and copying. */
export function ComparisonTable({
  rows,
  definition,
  texts,
}: {
  rows: readonly NamedRow[];
  definition: InstrumentDefinition;
  texts: HistoryTexts;
}) {
  const { t } = texts;
  const number = (value: number | null) => (value === null ? '–' : texts.score(value));
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{t('words.showTable')}</summary>
      <Table caption={t('comparison.caption')} hideCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{t('words.area')}</TableHeader>
            <TableHeader>{t('comparison.earlier')}</TableHeader>
            <TableHeader>{t('comparison.later')}</TableHeader>
            <TableHeader>{t('comparison.difference')}</TableHeader>
            <TableHeader>{t('words.inWords')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, name }) => (
            <TableRow key={row.id}>
              <TableHeader scope="row">{name}</TableHeader>
              <TableCell>{number(row.earlier)}</TableCell>
              <TableCell>{number(row.later)}</TableCell>
              <TableCell>
                {row.earlier === null || row.later === null ? '–' : texts.difference(row.later - row.earlier)}
              </TableCell>
              <TableCell>
                {changeSentences(row, definition, texts).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
