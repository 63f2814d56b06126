import { ScoreBar, type ScoreTone } from '@/components/score-bar';
import { Section } from '@/components/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { BarColour } from '@/lib/assessments/bands';
import { areaThresholds, bandLabel, linesText, thinNote } from '../area-texts';
import type { ReportArea } from '../report-view';
import type { ReportTexts } from '../texts';
import { Fold } from './fold';
import type { PartProps } from './report-header';

const tones = { green: 'good', yellow: 'mid', red: 'high' } as const satisfies Record<BarColour, ScoreTone>;

/** The bars, and the same as a table. */
export function Areas({ view, texts, id }: PartProps & { id: string }) {
  const { t } = texts;
  return (
    <Section
      id={id}
      title={t('sections.areas', { count: view.areas.length })}
      className="max-md:scroll-mt-12"
    >
      <p className="text-sm text-ink-soft">{t('areas.unit')}</p>
      {view.areas.map((area) => (
        <AreaBar key={area.id} area={area} texts={texts} />
      ))}
      <p className="mt-3 text-sm text-ink-soft">{linesText(texts)}</p>
      <Fold look="link" title={t('areas.table')} className="print:hidden">
        <AreaTable view={view} texts={texts} />
      </Fold>
    </Section>
  );
}

function AreaBar({ area, texts }: { area: ReportArea; texts: ReportTexts }) {
  if (!area.scored || area.colour === null) {
    // In place of number, label and bar: an empty bar would read as a score of 0.
    return (
      <p data-area-bar={area.id} className="border-b border-line py-4">
        <b className="font-semibold">{area.name}</b>{' '}
        <span className="text-ink-soft">{bandLabel(area, texts)}</span>
      </p>
    );
  }
  return (
    <ScoreBar
      name={area.name}
      score={area.score}
      label={bandLabel(area, texts)}
      tone={tones[area.colour]}
      thresholds={areaThresholds}
      {...(area.thin ? { note: thinNote(area, texts) } : {})}
    />
  );
}

function AreaTable({ view, texts }: PartProps) {
  const { t } = texts;
  return (
    <Table caption={t('areas.tableCaption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('areas.columnArea')}</TableHeader>
          <TableHeader>{t('areas.columnScore')}</TableHeader>
          <TableHeader>{t('areas.columnLevel')}</TableHeader>
          <TableHeader>{t('areas.columnAnswers')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {view.areas.map((area) => (
          <TableRow key={area.id}>
            <TableHeader scope="row">{area.name}</TableHeader>
            <TableCell>{area.scored ? texts.score(area.score) : null}</TableCell>
            <TableCell>{bandLabel(area, texts)}</TableCell>
            <TableCell>
              {t('areas.answersOf', {
                answered: texts.count(area.answered),
                served: texts.count(area.served),
              })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
