import { Section } from '@/components/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ScoringRow } from '@/lib/reports/scoring-view';
import type { PartProps } from '../special/types';
import { percentText, scoringTexts } from '../words/scoring-texts';
import { OpenedNumbers } from './opened-numbers';

/** Everything needed to check the numbers by hand. */
export function HowScored({ view, texts, id }: PartProps & { id: string }) {
  const { t } = texts;
  const words = scoringTexts(view, texts);
  return (
    <Section id={id} title={t('sections.scoring')} className="max-md:scroll-mt-12">
      <div className="grid gap-5">
        <p>{words.formula}</p>
        <p className="border-s-2 border-line ps-4 font-semibold">{words.formulaLine}</p>
        {view.scoring.task ? null : <SumTable view={view} texts={texts} />}
        {words.recomputed === null ? null : <p data-part="recomputed">{words.recomputed}</p>}
        {words.bands === null ? null : <p>{words.bands}</p>}
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
          {words.facts.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
        <OpenedNumbers view={view} texts={texts} />
      </div>
    </Section>
  );
}

function SumTable({ view, texts }: PartProps) {
  const { t } = texts;
  const { scoring, report } = view;
  return (
    <Table caption={t('scoring.tableCaption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('words.area')}</TableHeader>
          <TableHeader>{t('words.answers')}</TableHeader>
          <TableHeader>{t('scoring.columnSum')}</TableHeader>
          <TableHeader>{t('scoring.columnMost')}</TableHeader>
          <TableHeader>{t('words.score')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {scoring.areas.map((row) => (
          <SumRow
            key={row.id}
            row={row}
            view={view}
            texts={texts}
            name={report.dimensions.find(({ id }) => id === row.id)?.name ?? row.id}
          />
        ))}
        <SumRow row={scoring.total} view={view} texts={texts} name={t('scoring.all')} />
      </TableBody>
    </Table>
  );
}

function SumRow({ row, name, view, texts }: PartProps & { row: ScoringRow; name: string }) {
  return (
    <TableRow>
      <TableHeader scope="row">{name}</TableHeader>
      <TableCell>
        {texts.t('words.answersOf', { answered: texts.count(row.answered), served: texts.count(row.served) })}
      </TableCell>
      <TableCell>{row.sum === null ? '–' : texts.count(row.sum)}</TableCell>
      <TableCell>{texts.count(row.largestSum)}</TableCell>
      <TableCell>{percentText(row.percent, view, texts)}</TableCell>
    </TableRow>
  );
}
